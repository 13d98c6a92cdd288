/** Payment methods of the checkout; the wallet comes last (CHK-17). */
import type { ShopConfig } from '@shop/api-client/start';
import type { Order, Payment } from '@shop/domain';
import type { CashRefusal } from '@shop/domain/cash';
import { useFormats } from '@shop/i18n';
import {
  Choice,
  Choices,
  FormSection,
  Hint,
  isRefused,
  isSamePayment,
  PAYMENT_METHODS,
  paymentChoices,
  useCashText,
  usePaymentMessages,
} from '@shop/order-form';
import { minor, type Minor } from '@shop/util';
import { useId } from 'react';

export interface PaymentSectionProps {
  config: ShopConfig;
  /** Balance of the wallet; null for guests. */
  wallet: Minor | null;
  total: Minor;
  payment: Payment;
  /** Why the order can not be paid in cash; null: it can. */
  cash: CashRefusal | null;
  type: Order['type'];
  onChange: (payment: Payment) => void;
}

export function PaymentSection({ config, wallet, total, payment, cash, type, onChange }: PaymentSectionProps) {
  const t = usePaymentMessages();
  const cashText = useCashText();
  const { money } = useFormats();
  const name = useId();
  const choices = paymentChoices({ ...config, wallet: config.wallet ? wallet : null, total, cash });
  const isBlocked = isRefused(payment, cash);
  const refusal = cash && cashText(cash);
  const isShort = choices.some(
    ({ payment: one, isOpen, staysChosen }) => staysChosen && !isOpen && isSamePayment(one, payment),
  );
  const cashError = isBlocked ? refusal : null;
  const { hint } = PAYMENT_METHODS[payment.method];
  return (
    <FormSection title={t('title')} error={isShort ? t('refusal.walletShort') : cashError}>
      <Choices>
        {choices.map(({ payment: one, isOpen, staysChosen = false, title = '', amount = minor(0) }) => {
          const { label, choiceText } = PAYMENT_METHODS[one.method];
          const isChosen = isSamePayment(one, payment) && (isOpen || staysChosen);
          return (
            <Choice
              key={title + one.method}
              name={name}
              checked={isChosen}
              disabled={!isOpen && !isChosen}
              onChoose={() => onChange(one)}
            >
              {choiceText ? t(choiceText, { title, amount: money(amount) }) : t(label(type))}
            </Choice>
          );
        })}
      </Choices>
      {hint && !isBlocked ? <Hint>{t(hint(type))}</Hint> : null}
      {refusal && config.cashOnDelivery && !isBlocked ? <Hint>{refusal}</Hint> : null}
    </FormSection>
  );
}
