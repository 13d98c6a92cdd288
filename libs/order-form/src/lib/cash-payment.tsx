/** Cash alone: how a parcel is paid. */
import { IconCash } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { Choice, FormSection, Hint } from './sections/form-section';
import { useOrderFormMessages } from '../messages';

/** @param children what is asked before the way of paying */
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
