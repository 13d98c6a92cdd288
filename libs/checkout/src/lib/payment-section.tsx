/** Payment methods of the checkout; the wallet comes last (CHK-17), or pays its part beside another one (PLUS-10). */
import type { Order, Payment } from '@shop/domain';
import { useFormats } from '@shop/i18n';
import {
  CheckBox,
  Choice,
  Choices,
  FormSection,
  Hint,
  isRefused,
  isSamePayment,
  offeredPart,
  partOf,
  PAYMENT_METHODS,
  paymentChoices,
  paymentKey,
  transferMessages,
  useCashText,
  usePaymentMessages,
  type PaymentOffer,
} from '@shop/order-form';
import { ErrorBoundary } from '@shop/ui';
import { minor } from '@shop/util';
import { lazyView } from '@shop/view-kit';
import { useId } from 'react';
import classes from './checkout-page.module.css';

/** Lazy: accounts are asked for when they are wanted. */
const TransferAccounts = lazyView(() => import('./transfer-accounts'), { on: 'press', messages: [transferMessages] });

export interface PaymentSectionProps {
  offer: PaymentOffer;
  payment: Payment;
  type: Order['type'];
  /** null: the customer is new here. Else whether it is what the last order was paid with, or chosen since. */
  isSettled: boolean | null;
  onChange: (change: { payment?: Payment; usesWallet?: boolean }) => void;
}

type PaymentChoice = ReturnType<typeof paymentChoices>[number];

/** What a choice is called in this form. */
function useChoiceText(type: Order['type']): (choice: PaymentChoice) => string {
  const t = usePaymentMessages();
  const { money } = useFormats();
  return ({ payment, title = '', amount = minor(0) }) => {
    const { label, choiceText } = PAYMENT_METHODS[payment.method];
    return choiceText ? t(choiceText, { title, amount: money(amount) }) : t(label(type));
  };
}

/** The wallet's part, and what the choices below it are for. */
function WalletPart({ offer, onChange }: Pick<PaymentSectionProps, 'offer' | 'onChange'>) {
  const t = usePaymentMessages();
  const { money } = useFormats();
  const offered = offeredPart(offer);
  if (offered === 0) return null;
  return (
    <div className={classes.part}>
      <CheckBox checked={offer.usesWallet} onChange={(usesWallet) => onChange({ usesWallet })}>
        {t('part.use', { amount: money(offered) })}
      </CheckBox>
      {offer.usesWallet ? <Hint>{t('part.rest', { amount: money(minor(offer.total - offered)) })}</Hint> : null}
    </div>
  );
}

/** In one line, as the section shows it when it is folded. */
function useSummary(type: Order['type']): (offer: PaymentOffer, chosen: PaymentChoice | undefined) => string {
  const t = usePaymentMessages();
  const { money } = useFormats();
  const textOf = useChoiceText(type);
  return (offer, chosen) => {
    const part = partOf(offer);
    const wallet = part > 0 ? t('choice.wallet', { amount: money(part) }) : '';
    return [wallet, chosen ? textOf(chosen) : ''].filter(Boolean).join(' + ');
  };
}

const isSame = (payment: Payment) => (choice: PaymentChoice) => isSamePayment(choice.payment, payment);

export function PaymentSection({ offer, payment, type, isSettled, onChange }: PaymentSectionProps) {
  const t = usePaymentMessages();
  const cashText = useCashText();
  const textOf = useChoiceText(type);
  const summaryOf = useSummary(type);
  const name = useId();
  const choices = paymentChoices(offer);
  const { cash } = offer;
  const isBlocked = isRefused(payment, cash);
  const refusal = cash && cashText(cash);
  const chosen = choices.find(isSame(payment));
  const isShort = chosen?.staysChosen === true && !chosen.isOpen;
  const cashError = isBlocked ? refusal : null;
  const fold = isSettled === null ? null : { summary: summaryOf(offer, chosen), isRight: isSettled && !!chosen };
  // Its part is offered instead: as a choice it could only be refused.
  const shown = choices.filter(
    (choice) => choice === chosen || !choice.staysChosen || choice.isOpen || offeredPart(offer) === 0,
  );
  return (
    <FormSection title={t('title')} error={isShort ? t('refusal.walletShort') : cashError} fold={fold}>
      <WalletPart offer={offer} onChange={onChange} />
      <Choices>
        {shown.map((choice) => {
          const { payment: one, isOpen, staysChosen = false } = choice;
          const isChosen = choice === chosen && (isOpen || staysChosen);
          return (
            <Choice
              key={paymentKey(one)}
              name={name}
              checked={isChosen}
              disabled={!isOpen && !isChosen}
              onChoose={() => onChange({ payment: one })}
            >
              {textOf(choice)}
            </Choice>
          );
        })}
      </Choices>
      {isBlocked ? null : <Hint>{t(PAYMENT_METHODS[payment.method].hint(type))}</Hint>}
      {refusal && offer.cashOnDelivery && !isBlocked ? <Hint>{refusal}</Hint> : null}
      {PAYMENT_METHODS[payment.method].asksReport ? (
        <ErrorBoundary>
          <TransferAccounts amount={offer.total} />
        </ErrorBoundary>
      ) : null}
    </FormSection>
  );
}
