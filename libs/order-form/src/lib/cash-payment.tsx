/** The payment section when only cash is possible, as for parcels; and why cash is refused. */
import type { CashRefusal } from '@shop/domain/cash';
import { useFormats } from '@shop/i18n';
import { IconCash } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { Choice, FormSection, Hint } from './sections/form-section';
import { useOrderFormMessages } from '../messages';

/** The text of a refusal. */
export function useCashText(): (refusal: CashRefusal) => string {
  const t = useOrderFormMessages();
  const { money } = useFormats();
  return (refusal) =>
    refusal.reason === 'overMaximum'
      ? t('payment.overMaximum', { amount: money(refusal.maximum) })
      : t('payment.notOffered');
}

export interface CashPaymentProps {
  /** Why the order can not be paid in cash: it can not be sent. */
  refusal?: CashRefusal | null;
  /** Content before the payment method. */
  children?: ReactNode;
}

export function CashPayment({ refusal = null, children = null }: CashPaymentProps) {
  const t = useOrderFormMessages();
  const textOf = useCashText();
  const name = useId();
  return (
    <FormSection title={t('payment.title')} error={refusal && textOf(refusal)}>
      {children}
      <Choice name={name} checked={!refusal} disabled={refusal !== null} onChoose={() => undefined}>
        <IconCash size={22} aria-hidden="true" />
        {t('payment.cash')}
      </Choice>
      {refusal ? null : <Hint>{t('payment.cashText')}</Hint>}
    </FormSection>
  );
}
