/**
 * All that views know of payment methods, in one table (decision 102): the checkout, the forms that take cash alone, and all views of a
 * placed order. A method that the domain adds does not compile until it stands here.
 */
import type { Order, Payment, PaymentMethod } from '@shop/domain';
import type { CashRefusal } from '@shop/domain/cash';
import { PAYMENT_METHOD_NAMES } from '@shop/domain/payment-methods';
import type { Minor } from '@shop/util';

/** Titles of the gateways, from the config. */
export type GatewayTitles = readonly { id: string; title: string }[];
export type OrderPayment = Pick<
  Order,
  'type' | 'gateway' | 'transfer' | 'paymentMethod' | 'walletPaid' | 'isPaid' | 'total'
>;

/** What a checkout has to choose from. */
export interface PaymentOffer {
  cashOnDelivery: boolean;
  gateways: GatewayTitles;
  /** Balance of the wallet; null: it is not offered. */
  wallet: Minor | null;
  total: Minor;
  /** Why the order can not be paid in cash; null: it can. */
  cash: CashRefusal | null;
}
export interface PaymentChoice {
  payment: Payment;
  /** false: it can not be chosen now. */
  isOpen: boolean;
  /** A choice of before stays, and the form says what it lacks. */
  staysChosen?: boolean;
  /** Of the gateway. */
  title?: string;
  /** Balance of the wallet. */
  amount?: Minor;
}

type Type = Order['type'];
type ByType = `name.cash.${Type}`;
interface PaymentMethodFacts {
  /** Key of its name; cash by where it is paid. */
  label: (type: Type) => ByType | `name.${Exclude<PaymentMethod, 'cash_on_delivery'>}`;
  /** Its own name, instead of the label: of a gateway or of a bank account. */
  ownName?: (order: OrderPayment, gateways: GatewayTitles) => string | undefined;
  /** Key of what a form says about it. null: no form offers it. */
  hint: ((type: Type) => `hint.${'cash.delivery' | 'cash.take_away' | 'digital_payment' | 'wallet'}`) | null;
  /** What the checkout shows to choose it. */
  choices: (offer: PaymentOffer) => PaymentChoice[];
  /** Key of what the checkout says for a choice, with its `title` or `amount`. Absent: the label. */
  choiceText?: `choice.${'digital_payment' | 'wallet'}`;
  /** Money changes hands, at the door or at the store. */
  isByHand: boolean;
  /** What follows a placed order: its page, or the page of the gateway. */
  afterPlaced: 'order' | 'gateway';
}

export const CASH: Payment = { method: 'cash_on_delivery' };

export const PAYMENT_METHODS: Record<PaymentMethod, PaymentMethodFacts> = {
  cash_on_delivery: {
    label: (type) => `name.cash.${type}`,
    hint: (type) => `hint.cash.${type === 'take_away' ? 'take_away' : 'delivery'}`,
    choices: ({ cashOnDelivery, cash }) => (cashOnDelivery ? [{ payment: CASH, isOpen: cash === null }] : []),
    isByHand: true,
    afterPlaced: 'order',
  },
  digital_payment: {
    label: () => 'name.digital_payment',
    ownName: ({ gateway }, gateways) => gateways.find(({ id }) => id === gateway)?.title,
    hint: () => 'hint.digital_payment',
    choices: ({ gateways }) =>
      gateways.map(({ id, title }) => ({
        payment: { method: 'digital_payment', gateway: id },
        isOpen: true,
        title,
      })),
    choiceText: 'choice.digital_payment',
    isByHand: false,
    afterPlaced: 'gateway',
  },
  wallet: {
    label: () => 'name.wallet',
    hint: () => 'hint.wallet',
    choices: ({ wallet, total }) =>
      wallet === null
        ? []
        : [{ payment: { method: 'wallet' }, isOpen: wallet >= total, staysChosen: true, amount: wallet }],
    choiceText: 'choice.wallet',
    isByHand: false,
    afterPlaced: 'order',
  },
  offline_payment: {
    label: () => 'name.offline_payment',
    ownName: ({ transfer }) => transfer?.name,
    hint: null,
    choices: () => [],
    isByHand: false,
    afterPlaced: 'order',
  },
};

/** All choices of a checkout, the wallet last (CHK-17). */
export const paymentChoices = (offer: PaymentOffer): PaymentChoice[] =>
  PAYMENT_METHOD_NAMES.flatMap((method) => PAYMENT_METHODS[method].choices(offer));

const gatewayOf = (payment: Payment): string | null => ('gateway' in payment ? payment.gateway : null);

export const isSamePayment = (one: Payment, other: Payment): boolean =>
  one.method === other.method && gatewayOf(one) === gatewayOf(other);

/** A method and its gateway as one text, to remember it by. */
export const paymentKey = (payment: Payment): string => [payment.method, gatewayOf(payment) ?? []].flat().join(' ');

/** The choice that a checkout starts with: the one of the last order if it can be chosen now, else the first that can. */
export function startPayment(lastKey: string | null, offer: PaymentOffer): Payment {
  const last = paymentChoices(offer).find(({ payment, isOpen }) => isOpen && paymentKey(payment) === lastKey);
  return last?.payment ?? defaultPayment(offer);
}

/** Cash, else the first gateway. */
export const defaultPayment = (config: Pick<PaymentOffer, 'cashOnDelivery' | 'gateways'>): Payment =>
  paymentChoices({ ...config, wallet: null, cash: null, total: 0 as Minor })[0]?.payment ?? CASH;

/** The selected payment; a gateway instead of cash that is refused. */
export const payableBy = (payment: Payment, cash: CashRefusal | null, gateways: GatewayTitles): Payment =>
  isRefused(payment, cash) ? defaultPayment({ cashOnDelivery: false, gateways }) : payment;

/** Nothing but cash is left, and it is refused: the order can not be sent. */
export const isRefused = ({ method }: Payment, cash: CashRefusal | null): boolean =>
  PAYMENT_METHODS[method].isByHand && cash !== null;

/** Id of the gateway that an order is paid at next; null: it needs no page for it. */
export const gatewayAfterPlaced = (payment: Payment): string | null =>
  PAYMENT_METHODS[payment.method].afterPlaced === 'gateway' ? gatewayOf(payment) : null;
