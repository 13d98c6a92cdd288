/** The display state of an order, shared by stepper, list, banner, success page and title. */
import type { Order, OrderStatus, OrderType, Transfer } from './entities';

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
  /** `waiting`: not accepted yet. `ended`: not completed, or in a refund. */
  phase: 'waiting' | 'running' | 'done' | 'ended';
  /** The customer must pay, or change the payment, before the order proceeds (PLUS-11). */
  isPaymentDue: boolean;
}

export type OrderFacts = Pick<Order, 'status' | 'type' | 'paymentMethod' | 'isPaid'> & {
  transfer: Pick<Transfer, 'state'> | null;
};

const RUNNING = { accepted: 'accepted', confirmed: 'accepted' } as const;
/** States by order type, once payment is settled. */
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

/** The payment state that a pending order waits for, before anything else; null: payment is settled. */
function pendingPayment({ paymentMethod, isPaid, transfer }: OrderFacts): OrderState | null {
  if (isPaid) return null;
  if (paymentMethod === 'digital_payment') return 'awaitingPayment';
  if (paymentMethod !== 'offline_payment' || transfer?.state === 'verified') return null;
  return transfer?.state === 'pending' ? 'checkingTransfer' : 'awaitingPayment';
}

function stateOf(order: OrderFacts): OrderState {
  const { status, type, paymentMethod, isPaid } = order;
  if (status === 'failed') return !isPaid && paymentMethod === 'digital_payment' ? 'paymentFailed' : 'failed';
  const pending = status === 'pending' ? pendingPayment(order) : null;
  return pending ?? COURSE[type][status] ?? ENDINGS[status] ?? 'failed';
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

/** The display state of an order, from its status and payment (TRK-15, TRK-25, ORD-01, PLUS-11; decision 027). */
export function verdictOf(order: OrderFacts): OrderVerdict {
  const state = stateOf(order);
  const isPaymentDue = state === 'awaitingPayment' || state === 'paymentFailed';
  return { state, phase: PHASES[state], isPaymentDue };
}
