/** The default payment: cash, else the first gateway; the wallet comes last (CHK-17). */
import type { ShopConfig } from '@shop/api-client/start';
import type { Payment } from '@shop/domain';
import { useFormats } from '@shop/i18n';
import { Choice, Choices, FormSection, Hint } from '@shop/order-form';
import type { Minor } from '@shop/util';
import { useId } from 'react';
import { useCheckoutMessages } from '../messages';

export const defaultPayment = ({
  cashOnDelivery,
  gateways,
}: Pick<ShopConfig, 'cashOnDelivery' | 'gateways'>): Payment =>
  cashOnDelivery || !gateways[0]
    ? { method: 'cash_on_delivery' }
    : { method: 'digital_payment', gateway: gateways[0].id };

export interface PaymentSectionProps {
  config: ShopConfig;
  /** Balance of the wallet; null for guests. */
  wallet: Minor | null;
  total: Minor;
  payment: Payment;
  /** Take-away: the customer pays at the store. */
  isTakeAway: boolean;
  onChange: (payment: Payment) => void;
}

export function PaymentSection({ config, wallet, total, payment, isTakeAway, onChange }: PaymentSectionProps) {
  const t = useCheckoutMessages();
  const { money } = useFormats();
  const name = useId();
  const { method } = payment;
  const coversTotal = wallet !== null && wallet >= total;
  return (
    <FormSection
      title={t('payment.title')}
      error={method === 'wallet' && !coversTotal ? t('payment.walletShort') : null}
    >
      <Choices>
        {config.cashOnDelivery ? (
          <Choice
            name={name}
            checked={method === 'cash_on_delivery'}
            onChoose={() => onChange({ method: 'cash_on_delivery' })}
          >
            {t(isTakeAway ? 'payment.cashThere' : 'payment.cash')}
          </Choice>
        ) : null}
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
      <Hint>
        {t(
          method === 'cash_on_delivery'
            ? isTakeAway
              ? 'payment.cashThereText'
              : 'payment.cashText'
            : method === 'wallet'
              ? 'payment.walletText'
              : 'payment.cardText',
        )}
      </Hint>
    </FormSection>
  );
}
