/** What an order waits for or has come to: one verdict, told by stepper, list, banner, success page and title alike. */
import type { Order, OrderStatus, OrderType } from './entities';

export type OrderState =
  | 'awaitingPayment'
  | 'checkingTransfer'
  | 'awaitingStore'
  | 'awaitingCourier'
  | 'accepted'
  | 'preparing'
  | 'fetching'
  | 'ready'
  | 'readyToFetch'
  | 'onTheWay'
  | 'delivered'
  | 'pickedUp'
  | 'canceled'
  | 'paymentFailed'
  | 'failed'
  | 'refundRequested'
  | 'refunded'
  | 'refundDeclined';

export interface OrderVerdict {
  state: OrderState;
  /** `waiting`: nobody has taken the order on yet. `ended`: it came to nothing, or is being taken back. */
  phase: 'waiting' | 'running' | 'done' | 'ended';
  /** The customer is to pay, now or in another way, before anything happens (PLUS-11). */
  isPaymentDue: boolean;
}

export type OrderFacts = Pick<Order, 'status' | 'type' | 'paymentMethod' | 'isPaid' | 'transfer'>;

const RUNNING = { accepted: 'accepted', confirmed: 'accepted' } as const;
/** How orders of each type go on once their money is no question any more. */
const COURSE: Record<OrderType, Partial<Record<OrderStatus, OrderState>>> = {
  delivery: {
    ...RUNNING,
    pending: 'awaitingStore',
    processing: 'preparing',
    handover: 'ready',
    picked_up: 'onTheWay',
    delivered: 'delivered',
  },
  take_away: {
    ...RUNNING,
    pending: 'awaitingStore',
    processing: 'preparing',
    handover: 'readyToFetch',
    picked_up: 'pickedUp',
    delivered: 'pickedUp',
  },
  parcel: {
    ...RUNNING,
    pending: 'awaitingCourier',
    processing: 'fetching',
    handover: 'fetching',
    picked_up: 'onTheWay',
    delivered: 'delivered',
  },
};
const ENDINGS: Partial<Record<OrderStatus, OrderState>> = {
  canceled: 'canceled',
  refund_requested: 'refundRequested',
  refunded: 'refunded',
  refund_request_canceled: 'refundDeclined',
};

/** A pending order waits for its money before it waits for anybody; null: its money is no question. */
function moneyAwaited({ paymentMethod, isPaid, transfer }: OrderFacts): OrderState | null {
  if (isPaid) return null;
  if (paymentMethod === 'digital_payment') return 'awaitingPayment';
  if (paymentMethod !== 'offline_payment' || transfer?.state === 'verified') return null;
  return transfer?.state === 'pending' ? 'checkingTransfer' : 'awaitingPayment';
}

function stateOf(order: OrderFacts): OrderState {
  const { status, type, paymentMethod, isPaid } = order;
  if (status === 'failed') return !isPaid && paymentMethod === 'digital_payment' ? 'paymentFailed' : 'failed';
  const awaited = status === 'pending' ? moneyAwaited(order) : null;
  return awaited ?? COURSE[type][status] ?? ENDINGS[status] ?? 'failed';
}

const PHASES: Record<OrderState, OrderVerdict['phase']> = {
  awaitingPayment: 'waiting',
  checkingTransfer: 'waiting',
  awaitingStore: 'waiting',
  awaitingCourier: 'waiting',
  accepted: 'running',
  preparing: 'running',
  fetching: 'running',
  ready: 'running',
  readyToFetch: 'running',
  onTheWay: 'running',
  delivered: 'done',
  pickedUp: 'done',
  canceled: 'ended',
  paymentFailed: 'ended',
  failed: 'ended',
  refundRequested: 'ended',
  refunded: 'ended',
  refundDeclined: 'ended',
};

/** The verdict over an order and its payment (TRK-15, TRK-25, ORD-01, PLUS-11; decision 027). */
export function verdictOf(order: OrderFacts): OrderVerdict {
  const state = stateOf(order);
  const isPaymentDue =
    order.paymentMethod === 'digital_payment' && (state === 'awaitingPayment' || state === 'paymentFailed');
  return { state, phase: PHASES[state], isPaymentDue };
}
