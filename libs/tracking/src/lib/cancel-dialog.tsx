/** Cancelling asks for a reason (ORD-07, PLUS-17). */
import { failureOf } from '@shop/api-client';
import { useCancelOrderMutation, useGetCancelReasonsQuery } from '@shop/api-client/orders';
import type { Order } from '@shop/domain';
import { useLanguage } from '@shop/i18n';
import { Button, Dialog, DialogActions, LineSkeletons, Radio, RadioGroup, showToast, Written } from '@shop/ui';
import { useState } from 'react';
import classes from './tracking.module.css';
import { useTrackingMessages } from '../messages';

export default function CancelDialog({
  order,
  guestId,
  onClose,
}: {
  order: Order;
  guestId: string | null;
  onClose: () => void;
}) {
  const t = useTrackingMessages();
  const language = useLanguage();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { data: reasons } = useGetCancelReasonsQuery({ language });
  const [cancel, { isLoading }] = useCancelOrderMutation();
  const confirm = async () => {
    if (!reason) return setError(t('cancel.missing'));
    const answer = await cancel({ orderId: order.id, guestId, reason });
    if (answer.error) return setError(failureOf(answer.error).messages.join(' ') || t('failed'));
    showToast(answer.data || t('cancel.done'));
    onClose();
  };
  return (
    <Dialog title={t('cancel.title')} closeLabel={t('cancel.close')} onClose={onClose}>
      <RadioGroup label={t('cancel.reason')} value={reason} onChange={setReason}>
        {reasons ? (
          reasons.map((entry) => <Radio key={entry} value={entry} label={<Written>{entry}</Written>} />)
        ) : (
          <LineSkeletons count={2} label={t('loading')} />
        )}
      </RadioGroup>
      <p role="alert" className={classes.problem}>
        <Written>{error}</Written>
      </p>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('cancel.keep')}
        </Button>
        <Button color="red" loading={isLoading} onClick={() => void confirm()}>
          {t('cancel.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
