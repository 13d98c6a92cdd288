/** The payment section when only cash is possible, as for parcels. */
import type { Order } from '@shop/domain';
import type { CashRefusal } from '@shop/domain/cash';
import { IconCash } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { Choice, FormSection, Hint } from './sections/form-section';
import { useCashText } from './cash-text';
import { CASH, PAYMENT_METHODS } from './payment-methods';
import { usePaymentMessages } from '../messages';

export interface CashPaymentProps {
  type: Order['type'];
  /** Why the order can not be paid in cash: it can not be sent. */
  refusal?: CashRefusal | null;
  /** Content before the payment method. */
  children?: ReactNode;
}

export function CashPayment({ type, refusal = null, children = null }: CashPaymentProps) {
  const t = usePaymentMessages();
  const textOf = useCashText();
  const name = useId();
  const { label, hint } = PAYMENT_METHODS[CASH.method];
  return (
    <FormSection title={t('title')} error={refusal && textOf(refusal)}>
      {children}
      <Choice name={name} checked={!refusal} disabled={refusal !== null} onChoose={() => undefined}>
        <IconCash size={22} aria-hidden="true" />
        {t(label(type))}
      </Choice>
      {refusal || !hint ? null : <Hint>{t(hint(type))}</Hint>}
    </FormSection>
  );
}
