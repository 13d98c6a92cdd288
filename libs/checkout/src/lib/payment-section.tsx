/** Payment methods of the checkout; the wallet comes last (CHK-17). */
import type { ShopConfig } from '@shop/api-client/start';
import type { Payment } from '@shop/domain';
import type { CashRefusal } from '@shop/domain/cash';
import { useFormats } from '@shop/i18n';
import { Choice, Choices, FormSection, Hint, PAYMENT_METHODS, useCashText } from '@shop/order-form';
import type { Minor } from '@shop/util';
import { useId } from 'react';
import { useCheckoutMessages } from '../messages';

/** Cash, else the first gateway. */
export const defaultPayment = ({
  cashOnDelivery,
  gateways,
}: Pick<ShopConfig, 'cashOnDelivery' | 'gateways'>): Payment =>
  cashOnDelivery || !gateways[0]
    ? { method: 'cash_on_delivery' }
    : { method: 'digital_payment', gateway: gateways[0].id };

/** The selected payment; a gateway instead of cash that is refused. */
export const payableBy = (payment: Payment, cash: CashRefusal | null, [gateway]: ShopConfig['gateways']): Payment =>
  payment.method === 'cash_on_delivery' && cash && gateway
    ? { method: 'digital_payment', gateway: gateway.id }
    : payment;

/** Nothing but cash is left, and it is refused: the order can not be sent. */
export const isRefused = ({ method }: Payment, cash: CashRefusal | null): boolean =>
  method === 'cash_on_delivery' && cash !== null;

export interface PaymentSectionProps {
  config: ShopConfig;
  /** Balance of the wallet; null for guests. */
  wallet: Minor | null;
  total: Minor;
  payment: Payment;
  /** Why the order can not be paid in cash; null: it can. */
  cash: CashRefusal | null;
  /** Take-away: the customer pays at the store. */
  isTakeAway: boolean;
  onChange: (payment: Payment) => void;
}

type HintProps = Pick<PaymentSectionProps, 'payment' | 'isTakeAway'>;
function MethodHint({ payment: { method }, isTakeAway }: HintProps) {
  const t = useCheckoutMessages();
  const { hint } = PAYMENT_METHODS[method];
  return hint && <Hint>{t(isTakeAway ? hint.atStore : hint.delivered)}</Hint>;
}

function CashChoice({
  name,
  payment: { method },
  cash,
  isTakeAway,
  onChange,
}: Pick<PaymentSectionProps, 'payment' | 'cash' | 'isTakeAway' | 'onChange'> & { name: string }) {
  const t = useCheckoutMessages();
  return (
    <Choice
      name={name}
      checked={method === 'cash_on_delivery' && !cash}
      disabled={cash !== null}
      onChoose={() => onChange({ method: 'cash_on_delivery' })}
    >
      {t(isTakeAway ? 'payment.cashThere' : 'payment.cash')}
    </Choice>
  );
}

export function PaymentSection({ config, wallet, total, payment, cash, isTakeAway, onChange }: PaymentSectionProps) {
  const t = useCheckoutMessages();
  const cashText = useCashText();
  const { money } = useFormats();
  const name = useId();
  const { method } = payment;
  const coversTotal = wallet !== null && wallet >= total;
  const isBlocked = isRefused(payment, cash);
  const refusal = cash && cashText(cash);
  const cashError = isBlocked ? refusal : null;
  const isShort = method === 'wallet' && !coversTotal;
  return (
    <FormSection title={t('payment.title')} error={isShort ? t('payment.walletShort') : cashError}>
      <Choices>
        {config.cashOnDelivery ? <CashChoice {...{ name, payment, cash, isTakeAway, onChange }} /> : null}
        {config.gateways.map(({ id, title }) => (
          <Choice
            key={id}
            name={name}
            checked={payment.method === 'digital_payment' && payment.gateway === id}
            onChoose={() => onChange({ method: 'digital_payment', gateway: id })}
          >
            {t('payment.card', { title })}
          </Choice>
        ))}
        {config.wallet && wallet !== null ? (
          <Choice
            name={name}
            checked={method === 'wallet'}
            disabled={!coversTotal && method !== 'wallet'}
            onChoose={() => onChange({ method: 'wallet' })}
          >
            {t('payment.wallet', { amount: money(wallet) })}
          </Choice>
        ) : null}
      </Choices>
      {isBlocked ? null : <MethodHint payment={payment} isTakeAway={isTakeAway} />}
      {refusal && config.cashOnDelivery && !isBlocked ? <Hint>{refusal}</Hint> : null}
    </FormSection>
  );
}
