/** The payment section when only cash is possible, as for parcels. */
import { IconCash } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { Choice, FormSection, Hint } from './sections/form-section';
import { useOrderFormMessages } from '../messages';

/** @param children content before the payment method */
export function CashPayment({ children = null }: { children?: ReactNode }) {
  const t = useOrderFormMessages();
  const name = useId();
  return (
    <FormSection title={t('payment.title')}>
      {children}
      <Choice name={name} checked onChoose={() => undefined}>
        <IconCash size={22} aria-hidden="true" />
        {t('payment.cash')}
      </Choice>
      <Hint>{t('payment.cashText')}</Hint>
    </FormSection>
  );
}
