/**
 * All that views know of payment methods, in one table (decision 102): the checkout, the forms that take cash alone, and all views of a
 * placed order. A method that the domain adds does not compile until it stands here.
 */
import type { Order, Payment, PaymentMethod } from '@shop/domain';
import type { CashRefusal } from '@shop/domain/cash';
import { PAYMENT_METHOD_NAMES } from '@shop/domain/payment-methods';
import { walletPart, type RestBy } from '@shop/domain/wallet-part';
import { minor, type Minor } from '@shop/util';

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
  /** Bank transfers are taken. */
  transfer: boolean;
  /** What the rest may be paid with when the wallet pays a part; null: it pays all or nothing. */
  partialPayment: RestBy | null;
  /** The wallet pays its part. */
  usesWallet: boolean;
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
  /** Key of what a form says about it. */
  hint: (type: Type) => `hint.${'cash.delivery' | 'cash.take_away' | Exclude<PaymentMethod, 'cash_on_delivery'>}`;
  /** What the checkout shows to choose it. */
  choices: (offer: PaymentOffer) => PaymentChoice[];
  /** Key of what the checkout says for a choice, with its `title` or `amount`. Absent: the label. */
  choiceText?: `choice.${'digital_payment' | 'wallet'}`;
  /** Whether it pays the rest of an order that the wallet pays a part of (contract §3.1). */
  paysRest: (by: RestBy) => boolean;
  /** Money changes hands, at the door or at the store. */
  isByHand: boolean;
  /** The customer transfers the money, and tells about it on the order's page. */
  asksReport: boolean;
  /** What follows a placed order: its page, which asks for what is left to do, or the page of the gateway. */
  afterPlaced: 'order' | 'gateway';
}

export const CASH: Payment = { method: 'cash_on_delivery' };
const NO_WALLET = { wallet: null, total: minor(0), partialPayment: null, usesWallet: false };

export const PAYMENT_METHODS: Record<PaymentMethod, PaymentMethodFacts> = {
  cash_on_delivery: {
    label: (type) => `name.cash.${type}`,
    hint: (type) => `hint.cash.${type === 'take_away' ? 'take_away' : 'delivery'}`,
    choices: ({ cashOnDelivery, cash }) => (cashOnDelivery ? [{ payment: CASH, isOpen: cash === null }] : []),
    paysRest: (by) => by !== 'digital_payment',
    isByHand: true,
    asksReport: false,
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
    paysRest: (by) => by !== 'cod',
    isByHand: false,
    asksReport: false,
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
    paysRest: () => false,
    isByHand: false,
    asksReport: false,
    afterPlaced: 'order',
  },
  offline_payment: {
    label: () => 'name.offline_payment',
    ownName: ({ transfer }) => transfer?.name,
    hint: () => 'hint.offline_payment',
    choices: ({ transfer }) => (transfer ? [{ payment: { method: 'offline_payment' }, isOpen: true }] : []),
    // Config has no word for it: other backends may refuse it.
    paysRest: () => false,
    isByHand: false,
    asksReport: true,
    afterPlaced: 'order',
  },
};

/** In the order of the checkout: the wallet last (CHK-17). */
const SHOWN = [...PAYMENT_METHOD_NAMES.filter((method) => method !== 'wallet'), 'wallet'] as const;

const restChoices = (offer: PaymentOffer, by: RestBy): PaymentChoice[] =>
  SHOWN.filter((method) => PAYMENT_METHODS[method].paysRest(by)).flatMap((method) =>
    PAYMENT_METHODS[method].choices(offer),
  );

/** What the wallet can pay of the order, so that the rest is paid another way (PLUS-10); 0: nothing. */
export function offeredPart(offer: PaymentOffer): Minor {
  const { wallet, total, partialPayment: by } = offer;
  return wallet !== null && by !== null && restChoices(offer, by).length > 0 ? walletPart(wallet, total) : minor(0);
}

/** What the wallet pays, as the customer has chosen; 0: nothing. */
export const partOf = (offer: PaymentOffer): Minor => (offer.usesWallet ? offeredPart(offer) : minor(0));

/** All choices of a checkout; beside the wallet's part those that pay the rest. */
export const paymentChoices = (offer: PaymentOffer): PaymentChoice[] =>
  offer.partialPayment !== null && partOf(offer) > 0
    ? restChoices(offer, offer.partialPayment)
    : SHOWN.flatMap((method) => PAYMENT_METHODS[method].choices(offer));

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

/** Cash, else the first gateway, else a transfer. */
export const defaultPayment = (offer: Pick<PaymentOffer, 'cashOnDelivery' | 'gateways' | 'transfer'>): Payment =>
  paymentChoices({ ...offer, ...NO_WALLET, cash: null })[0]?.payment ?? CASH;

/** The selected payment; another one instead of cash that is refused, and of what does not pay the rest beside the wallet. */
export function payableBy(payment: Payment, offer: PaymentOffer): Payment {
  const instead = () => defaultPayment({ ...offer, cashOnDelivery: offer.cashOnDelivery && offer.cash === null });
  if (partOf(offer) === 0) return isRefused(payment, offer.cash) ? instead() : payment;
  const open = paymentChoices(offer).filter(({ isOpen }) => isOpen);
  return (open.find((choice) => isSamePayment(choice.payment, payment)) ?? open[0])?.payment ?? CASH;
}

/** Nothing but cash is left, and it is refused: the order can not be sent. */
export const isRefused = ({ method }: Payment, cash: CashRefusal | null): boolean =>
  PAYMENT_METHODS[method].isByHand && cash !== null;

/** Id of the gateway that an order is paid at next; null: it needs no page for it. */
export const gatewayAfterPlaced = (payment: Payment): string | null =>
  PAYMENT_METHODS[payment.method].afterPlaced === 'gateway' ? gatewayOf(payment) : null;
