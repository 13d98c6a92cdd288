/** Asks for a refund: why, what is missing or wrong, a note and pictures (ORD-08, PLUS-18). */
import { useForm } from '@mantine/form';
import { failureOf } from '@shop/api-client';
import { useAskRefundMutation, useGetRefundReasonsQuery } from '@shop/api-client/after-delivery';
import type { RefundLine } from '@shop/domain';
import { refundAmount } from '@shop/domain/refund';
import { useFormats, useLanguage } from '@shop/i18n';
import { PicturesField } from '@shop/order-form/pictures';
import {
  Button,
  Dialog,
  DialogActions,
  LineSkeletons,
  LoadFailed,
  Radio,
  RadioGroup,
  showToast,
  Textarea,
  Written,
} from '@shop/ui';
import { minor } from '@shop/util';
import { draftKeys } from '@shop/util/draft-keys';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import classes from './after.module.css';
import { RefundLines } from './refund-lines';
import type { ReviewSectionProps } from './review-section';
import { useAfterMessages } from '../../messages';

interface Values {
  reason: string;
  lines: RefundLine[];
  note: string;
  pictures: readonly File[];
}

interface ReasonsProps {
  value: string;
  error: ReactNode;
  onChange: (reason: string) => void;
}

function Reasons({ value, error, onChange }: ReasonsProps) {
  const t = useAfterMessages();
  const language = useLanguage();
  const { data: reasons, isError, refetch } = useGetRefundReasonsQuery({ language });
  if (isError) return <LoadFailed title={t('failed')} retryLabel={t('refund.retry')} onRetry={() => void refetch()} />;
  return (
    <RadioGroup
      label={t('refund.reason')}
      value={value}
      error={error}
      errorProps={{ role: 'alert' }}
      onChange={onChange}
    >
      {reasons ? (
        reasons.map((entry) => <Radio key={entry} value={entry} label={<Written>{entry}</Written>} />)
      ) : (
        <LineSkeletons count={4} label={t('refund.loading')} />
      )}
    </RadioGroup>
  );
}

/** The reasons are far above the button. */
const focusReason = (_errors: object, _values: Values, event: SyntheticEvent<HTMLFormElement> | undefined) =>
  event?.currentTarget.querySelector<HTMLElement>('input[type=radio]')?.focus();

export interface RefundDialogProps extends ReviewSectionProps {
  onClose: () => void;
}

export default function RefundDialog({ order, rows, guestId, onClose }: RefundDialogProps) {
  const t = useAfterMessages();
  const { money } = useFormats();
  const form = useForm<Values>({
    initialValues: { reason: '', lines: [], note: '', pictures: [] },
    validate: { reason: (value) => (value ? null : t('refund.missing')) },
  });
  const [ask, { isLoading }] = useAskRefundMutation();
  const [keyOf] = useState(draftKeys);
  const [refusal, setRefusal] = useState('');
  const { reason, lines, note, pictures } = form.values;
  const send = async (values: Values) => {
    setRefusal('');
    const answer = await ask({ orderId: order.id, guestId, ...values, key: keyOf(values) });
    if (answer.error) return setRefusal(failureOf(answer.error).messages.join(' ') || t('failed'));
    showToast(answer.data || t('refund.sent'), 'good');
    onClose();
  };
  const goods = minor(Math.max(0, order.total - order.deliveryCharge - order.tip));
  const priced = rows.map((row) => ({ ...row, unitDiscount: row.unitDiscount ?? minor(0) }));
  return (
    <Dialog title={t('refund.open')} closeLabel={t('refund.close')} place="top" fillsPhone onClose={onClose}>
      <form className={classes.form} onSubmit={form.onSubmit((values) => void send(values), focusReason)} noValidate>
        <Reasons
          value={reason}
          error={form.errors.reason}
          onChange={(chosen) => form.setFieldValue('reason', chosen)}
        />
        <RefundLines rows={rows} lines={lines} onChange={(chosen) => form.setFieldValue('lines', chosen)} />
        <p role="status" className={classes.amount}>
          <span>{t('refund.amount')}</span> <bdi>{money(refundAmount(goods, priced, lines))}</bdi>
        </p>
        <Textarea
          label={t('refund.note')}
          rows={3}
          maxLength={1000}
          autoComplete="off"
          enterKeyHint="enter"
          value={note}
          onChange={({ currentTarget }) => form.setFieldValue('note', currentTarget.value)}
        />
        <PicturesField
          pictures={pictures}
          onChange={(changed) => form.setFieldValue('pictures', changed)}
          texts={{ list: t('refund.pictures'), preview: (name) => t('preview', { name }) }}
          isUploading={isLoading}
        />
        <Written as="p" role="alert" className={classes.error}>
          {refusal}
        </Written>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('refund.close')}
          </Button>
          <Button type="submit" loading={isLoading}>
            {t('refund.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
