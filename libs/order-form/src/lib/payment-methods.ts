/** What each payment method is called and says: at the checkout, and in all views of a placed order. */
import type { Order, PaymentMethod } from '@shop/domain';

/** Titles of the gateways, from the config. */
export type GatewayTitles = readonly { id: string; title: string }[];
export type OrderPayment = Pick<
  Order,
  'type' | 'gateway' | 'transfer' | 'paymentMethod' | 'walletPaid' | 'isPaid' | 'total'
>;

interface PaymentMethodFacts {
  /** Key of its name in the messages of an order's state; cash by where it is paid. */
  label: (order: Pick<Order, 'type'>) => PaymentLabel;
  /** Its own name, instead of the label: of a gateway or of a bank account. */
  ownName?: (order: OrderPayment, gateways: GatewayTitles) => string | undefined;
  /** Key of what the checkout says about it; at the store for take-away. null: the checkout does not offer it. */
  hint: { delivered: PaymentHint; atStore: PaymentHint } | null;
}
type PaymentLabel = `payment.cash.${Order['type']}` | `payment.${Exclude<PaymentMethod, 'cash_on_delivery'>}`;
type PaymentHint = `payment.${'cashText' | 'cashThereText' | 'cardText' | 'walletText'}`;

const always = (hint: PaymentHint) => ({ delivered: hint, atStore: hint });

export const PAYMENT_METHODS: Record<PaymentMethod, PaymentMethodFacts> = {
  cash_on_delivery: {
    label: ({ type }) => `payment.cash.${type}`,
    hint: { delivered: 'payment.cashText', atStore: 'payment.cashThereText' },
  },
  digital_payment: {
    label: () => 'payment.digital_payment',
    ownName: ({ gateway }, gateways) => gateways.find(({ id }) => id === gateway)?.title,
    hint: always('payment.cardText'),
  },
  wallet: { label: () => 'payment.wallet', hint: always('payment.walletText') },
  offline_payment: {
    label: () => 'payment.offline_payment',
    ownName: ({ transfer }) => transfer?.name,
    hint: null,
  },
};
