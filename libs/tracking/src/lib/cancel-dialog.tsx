/** Cancels an order, with a reason that the customer selects (ORD-07, PLUS-17). */
import { useForm } from '@mantine/form';
import { failureOf } from '@shop/api-client';
import { useCancelOrderMutation, useGetCancelReasonsQuery } from '@shop/api-client/orders';
import type { Order } from '@shop/domain';
import { useLanguage } from '@shop/i18n';
import { Button, Dialog, DialogActions, LineSkeletons, Radio, RadioGroup, Written, showToast } from '@shop/ui';
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
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (value: string) => (value ? null : t('cancel.missing')) },
  });
  const { data: reasons } = useGetCancelReasonsQuery({ language });
  const [cancel, { isLoading }] = useCancelOrderMutation();
  const confirm = async ({ reason }: { reason: string }) => {
    const answer = await cancel({ orderId: order.id, guestId, reason });
    if (answer.error) return form.setFieldError('reason', failureOf(answer.error).messages.join(' ') || t('failed'));
    showToast(answer.data || t('cancel.done'));
    onClose();
  };
  return (
    <Dialog title={t('cancel.title')} closeLabel={t('cancel.close')} onClose={onClose}>
      <RadioGroup
        label={t('cancel.reason')}
        value={form.values.reason}
        onChange={(reason) => form.setFieldValue('reason', reason)}
      >
        {reasons ? (
          reasons.map((entry) => <Radio key={entry} value={entry} label={<Written>{entry}</Written>} />)
        ) : (
          <LineSkeletons count={2} label={t('loading')} />
        )}
      </RadioGroup>
      <Written as="p" role="alert" className={classes.error}>
        {form.errors.reason}
      </Written>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('cancel.keep')}
        </Button>
        <Button color="red" loading={isLoading} onClick={() => form.onSubmit(confirm)()}>
          {t('cancel.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
