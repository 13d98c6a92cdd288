/** The state machine of orders: one table of legal steps by status, payment and actor (contract §2.8, §7.4, §7.6). */
import type { OrderStatus, PaymentMethod } from './entities';
import { PAYMENT_METHOD_NAMES } from './payment-methods';

/** Who takes a step. `shop`: the marketplace's background jobs; `admin`: its staff. */
export type OrderActor = 'customer' | 'store' | 'courier' | 'gateway' | 'shop' | 'admin';
/** How much of the total is paid: nothing, a part, all. */
export type PaymentState = 'unpaid' | 'partially_paid' | 'paid';
export type OrderStep =
  | 'accept'
  | 'courier_accept'
  | 'prepare'
  | 'hand_over'
  | 'pick_up'
  | 'deliver'
  | 'cancel'
  | 'give_up'
  | 'release'
  | 'retry'
  | 'pay_by_card'
  | 'pay_from_wallet'
  | 'choose_cash'
  | 'choose_card'
  | 'choose_transfer'
  | 'tell_transfer'
  | 'verify_transfer'
  | 'deny_transfer'
  | 'ask_refund'
  | 'refund'
  | 'refuse_refund'
  | 'revise'
  | 'give_back';

/** The facts that decide whether a step is legal. */
export interface OrderFacts {
  status: OrderStatus;
  payment: PaymentState;
  method: string;
}

export interface LegalStep {
  step: OrderStep;
  who: readonly OrderActor[];
  from: readonly OrderStatus[];
  /** null: the status stays. */
  to: OrderStatus | null;
  /** Absent: any payment state. */
  payment?: readonly PaymentState[];
  /** Absent: any method. */
  method?: readonly PaymentMethod[];
}

const UNPAID = ['unpaid', 'partially_paid'] as const;
const CASH = ['cash_on_delivery'] as const;
const OPEN = ['pending'] as const;

/** A step without a matching row is rejected. The first matching row of a step applies. */
export const ORDER_STEPS: readonly LegalStep[] = [
  // Unpaid orders are not prepared, except cash on delivery.
  { step: 'accept', who: ['store', 'admin'], from: ['pending', 'accepted'], to: 'confirmed', payment: ['paid'] },
  { step: 'accept', who: ['store', 'admin'], from: ['pending', 'accepted'], to: 'confirmed', method: CASH },
  { step: 'courier_accept', who: ['courier', 'admin'], from: OPEN, to: 'accepted', payment: ['paid'] },
  { step: 'courier_accept', who: ['courier', 'admin'], from: OPEN, to: 'accepted', method: CASH },
  { step: 'courier_accept', who: ['courier', 'admin'], from: ['confirmed'], to: 'accepted' },
  { step: 'prepare', who: ['store', 'admin'], from: ['accepted', 'confirmed'], to: 'processing' },
  { step: 'hand_over', who: ['store', 'admin'], from: ['processing'], to: 'handover' },
  { step: 'pick_up', who: ['courier', 'admin'], from: ['handover'], to: 'picked_up' },
  { step: 'deliver', who: ['store', 'courier', 'admin'], from: ['handover', 'picked_up'], to: 'delivered' },
  { step: 'cancel', who: ['customer', 'store', 'admin'], from: OPEN, to: 'canceled' },
  {
    step: 'cancel',
    who: ['store', 'admin'],
    from: ['accepted', 'confirmed', 'processing', 'handover', 'picked_up'],
    to: 'canceled',
  },
  { step: 'give_up', who: ['shop', 'admin'], from: OPEN, to: 'failed', payment: UNPAID, method: ['digital_payment'] },
  // An order that waits too long stays pending, but releases its stock.
  { step: 'release', who: ['shop'], from: OPEN, to: null, payment: UNPAID },
  { step: 'retry', who: ['customer', 'admin'], from: ['failed'], to: 'pending', payment: UNPAID },
  { step: 'pay_by_card', who: ['gateway'], from: OPEN, to: null, payment: UNPAID, method: ['digital_payment'] },
  // An order paid fully by the wallet is confirmed at once (contract §11.8).
  { step: 'pay_from_wallet', who: ['customer'], from: OPEN, to: 'confirmed', payment: UNPAID },
  {
    step: 'choose_cash',
    who: ['customer'],
    from: OPEN,
    to: null,
    payment: UNPAID,
    method: ['digital_payment', 'offline_payment'],
  },
  {
    step: 'choose_card',
    who: ['customer'],
    from: OPEN,
    to: null,
    payment: UNPAID,
    method: ['cash_on_delivery', 'offline_payment'],
  },
  {
    step: 'choose_transfer',
    who: ['customer'],
    from: OPEN,
    to: null,
    payment: UNPAID,
    method: ['cash_on_delivery', 'digital_payment'],
  },
  { step: 'tell_transfer', who: ['customer'], from: OPEN, to: null, payment: UNPAID, method: ['offline_payment'] },
  {
    step: 'verify_transfer',
    who: ['shop', 'admin'],
    from: OPEN,
    to: null,
    payment: UNPAID,
    method: ['offline_payment'],
  },
  {
    step: 'deny_transfer',
    who: ['shop', 'admin'],
    from: OPEN,
    to: null,
    payment: UNPAID,
    method: ['offline_payment'],
  },
  { step: 'ask_refund', who: ['customer'], from: ['delivered'], to: 'refund_requested', payment: ['paid'] },
  { step: 'ask_refund', who: ['admin'], from: ['delivered'], to: 'refund_requested' },
  { step: 'refund', who: ['shop', 'admin'], from: ['refund_requested'], to: 'refunded' },
  { step: 'refuse_refund', who: ['shop', 'admin'], from: ['refund_requested'], to: 'refund_request_canceled' },
  // Its arrival is looked at again: no step came when one should have (decision 114).
  {
    step: 'revise',
    who: ['shop'],
    from: ['pending', 'accepted', 'confirmed', 'processing', 'handover', 'picked_up'],
    to: null,
  },
  // Only orders older than the ledger can have ended with money paid.
  { step: 'give_back', who: ['admin'], from: ['canceled', 'failed'], to: null, payment: ['partially_paid', 'paid'] },
];

/** Every status an order can have. */
export const ORDER_STATUSES: readonly OrderStatus[] = [
  'pending',
  'accepted',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
  'delivered',
  'canceled',
  'failed',
  'refund_requested',
  'refunded',
  'refund_request_canceled',
];

/** @param held paid amount, minor units @param total of the order, minor units */
export function paymentState(total: number, held: number): PaymentState {
  if (held >= total) return 'paid';
  return held > 0 ? 'partially_paid' : 'unpaid';
}

const fits = (rule: LegalStep, { status, payment, method }: OrderFacts, who: OrderActor): boolean =>
  rule.who.includes(who) &&
  rule.from.includes(status) &&
  (rule.payment?.includes(payment) ?? true) &&
  (rule.method?.includes(method as PaymentMethod) ?? true);

/** The row that allows `who` to take the step; null when illegal. */
export const legalStep = (step: OrderStep, order: OrderFacts, who: OrderActor): LegalStep | null =>
  ORDER_STEPS.find((rule) => rule.step === step && fits(rule, order, who)) ?? null;

/** All steps that `who` may take now: the buttons of a page. */
export const stepsOffered = (order: OrderFacts, who: OrderActor): OrderStep[] => [
  ...new Set(ORDER_STEPS.filter((rule) => fits(rule, order, who)).map(({ step }) => step)),
];

/** What turns an unpaid order to a method, or pays it by the one that it has. */
const WAYS: Record<PaymentMethod, readonly [OrderStep, OrderActor][]> = {
  cash_on_delivery: [['choose_cash', 'customer']],
  digital_payment: [
    ['pay_by_card', 'gateway'],
    ['choose_card', 'customer'],
  ],
  wallet: [['pay_from_wallet', 'customer']],
  offline_payment: [
    ['tell_transfer', 'customer'],
    ['choose_transfer', 'customer'],
  ],
};

/** Methods that a customer may pay an unpaid order with (ORD-09). A failed one is reopened by that. */
export function methodsOpen(order: OrderFacts): PaymentMethod[] {
  const retry = legalStep('retry', order, 'customer');
  const facts = { ...order, status: retry?.to ?? order.status };
  return PAYMENT_METHOD_NAMES.filter((method) => WAYS[method].some(([step, who]) => legalStep(step, facts, who)));
}

/** The step that leads to a status; null when there is none now. */
export const stepInto = (to: OrderStatus, order: OrderFacts, who: OrderActor): OrderStep | null =>
  ORDER_STEPS.find((rule) => rule.to === to && fits(rule, order, who))?.step ?? null;

/** Whether any step of any actor leads from one status to the other (contract §2.8). */
export const mayBecome = (from: OrderStatus, to: OrderStatus): boolean =>
  ORDER_STEPS.some((rule) => rule.to === to && rule.from.includes(from));

/** A customer may cancel only while pending, whatever the payment (contract §7.6). */
export const canCancel = (status: OrderStatus): boolean =>
  ORDER_STEPS.some(({ step, who, from }) => step === 'cancel' && who.includes('customer') && from.includes(status));
