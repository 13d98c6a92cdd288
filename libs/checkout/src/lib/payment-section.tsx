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
  paymentKey,
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
  /** null: the customer is new here. Else whether it is what the last order was paid with, or chosen since. */
  isSettled: boolean | null;
  onChange: (payment: Payment) => void;
}

/** What a choice is called in this form. */
function useChoiceText(type: Order['type']): (choice: ReturnType<typeof paymentChoices>[number]) => string {
  const t = usePaymentMessages();
  const { money } = useFormats();
  return ({ payment, title = '', amount = minor(0) }) => {
    const { label, choiceText } = PAYMENT_METHODS[payment.method];
    return choiceText ? t(choiceText, { title, amount: money(amount) }) : t(label(type));
  };
}

export function PaymentSection(props: PaymentSectionProps) {
  const { config, wallet, total, payment, cash, type, isSettled, onChange } = props;
  const t = usePaymentMessages();
  const cashText = useCashText();
  const textOf = useChoiceText(type);
  const name = useId();
  const choices = paymentChoices({ ...config, wallet: config.wallet ? wallet : null, total, cash });
  const isBlocked = isRefused(payment, cash);
  const refusal = cash && cashText(cash);
  const isShort = choices.some(
    ({ payment: one, isOpen, staysChosen }) => staysChosen && !isOpen && isSamePayment(one, payment),
  );
  const cashError = isBlocked ? refusal : null;
  const { hint } = PAYMENT_METHODS[payment.method];
  const chosen = choices.find(({ payment: one }) => isSamePayment(one, payment));
  const fold = isSettled === null ? null : { summary: chosen ? textOf(chosen) : '', isRight: isSettled && !!chosen };
  return (
    <FormSection title={t('title')} error={isShort ? t('refusal.walletShort') : cashError} fold={fold}>
      <Choices>
        {choices.map((choice) => {
          const { payment: one, isOpen, staysChosen = false } = choice;
          const isChosen = isSamePayment(one, payment) && (isOpen || staysChosen);
          return (
            <Choice
              key={paymentKey(one)}
              name={name}
              checked={isChosen}
              disabled={!isOpen && !isChosen}
              onChoose={() => onChange(one)}
            >
              {textOf(choice)}
            </Choice>
          );
        })}
      </Choices>
      {hint && !isBlocked ? <Hint>{t(hint(type))}</Hint> : null}
      {refusal && config.cashOnDelivery && !isBlocked ? <Hint>{refusal}</Hint> : null}
    </FormSection>
  );
}
