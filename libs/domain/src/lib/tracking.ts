/** Progress of an order: one table for the drawer's timeline and one for the stepper (spec 2 §4). */
import { minor, type Minor } from '@shop/util';
import type { Order, OrderStatus } from './entities';

const DRAWER: Partial<Record<OrderStatus, number>> = {
  pending: 1,
  accepted: 2,
  confirmed: 2,
  processing: 2,
  handover: 2,
  picked_up: 3,
  delivered: 4,
};

const STEPPER: Partial<Record<OrderStatus, number>> = {
  pending: 1,
  accepted: 2,
  confirmed: 2,
  processing: 3,
  handover: 3,
  picked_up: 4,
  delivered: 5,
};

/** Completed steps of the drawer, 1 to 4; 0 when the order was not completed (TRK-10 to TRK-15). */
export function drawerStep(status: OrderStatus): number {
  return DRAWER[status] ?? 0;
}

/** Step of the stepper, 1 to 5; 0 when the order was not completed (TRK-25 to TRK-29). */
export function stepperStep(status: OrderStatus): number {
  return STEPPER[status] ?? 0;
}

/** Completed labels of the stepper: step n completes n - 1 (TRK-30). */
export function completedLabels(status: OrderStatus): number {
  return Math.max(0, stepperStep(status) - 1);
}

/** Names of steps. The view has the texts, the module those of preparing and on the way (TRK-08, TRK-24). */
export type StepName = 'placed' | 'confirmed' | 'preparing' | 'ready' | 'onTheWay' | 'delivered' | 'pickedUp';
export interface OrderStep {
  name: StepName;
  /** `current`: the order waits for it; not completed yet (TRK-30). */
  state: 'done' | 'current' | 'ahead';
  /** When it was completed; null: not yet, or unknown. */
  at: Date | null;
}
type Followed = Pick<Order, 'status' | 'type' | 'reachedAt'>;

/** The statuses whose time completes a step, the best first. */
const MOMENTS: Record<StepName, readonly OrderStatus[]> = {
  placed: ['pending'],
  confirmed: ['confirmed', 'accepted'],
  preparing: ['processing'],
  ready: ['handover'],
  onTheWay: ['picked_up'],
  delivered: ['delivered'],
  pickedUp: ['delivered', 'picked_up'],
};

function stepsOf({ reachedAt }: Followed, names: readonly StepName[], done: number): OrderStep[] {
  return names.map((name, index) => {
    const moment = MOMENTS[name].find((status) => reachedAt[status]);
    return {
      name,
      state: index < done ? 'done' : index === done ? 'current' : 'ahead',
      at: index < done && moment ? (reachedAt[moment] ?? null) : null,
    };
  });
}

/** A take-away has no delivery: it is prepared, then picked up by the customer. */
const FETCHED: Partial<Record<OrderStatus, number>> = {
  pending: 0,
  accepted: 1,
  confirmed: 1,
  processing: 2,
  handover: 3,
  picked_up: 4,
  delivered: 4,
};

/** The four steps of the order page; none when the order was not completed (TRK-24 to TRK-30). */
export function stepperSteps(order: Followed): OrderStep[] {
  if (stepperStep(order.status) === 0) return [];
  return order.type === 'take_away'
    ? stepsOf(order, ['confirmed', 'preparing', 'ready', 'pickedUp'], FETCHED[order.status] ?? 0)
    : stepsOf(order, ['confirmed', 'preparing', 'onTheWay', 'delivered'], completedLabels(order.status));
}

const DRAWER_FETCHED: Partial<Record<OrderStatus, number>> = { ...DRAWER, handover: 3, picked_up: 4 };

/** The four steps of the drawer; none is done when the order was not completed (TRK-08 to TRK-15). */
export function drawerSteps(order: Followed): OrderStep[] {
  return order.type === 'take_away'
    ? stepsOf(order, ['placed', 'confirmed', 'ready', 'pickedUp'], DRAWER_FETCHED[order.status] ?? 0)
    : stepsOf(order, ['placed', 'confirmed', 'onTheWay', 'delivered'], drawerStep(order.status));
}

/** Whether the status is final. */
export function isSettled(status: OrderStatus): boolean {
  return !(status in STEPPER) || status === 'delivered';
}

export { canCancel, mayBecome, ORDER_STATUSES } from './order-steps';

type Figures = Pick<
  Order,
  'total' | 'deliveryCharge' | 'tip' | 'additionalCharge' | 'tax' | 'taxIncluded' | 'storeDiscount' | 'couponDiscount'
>;

/** Price of an order's goods before discounts, from its other amounts: a prescription order has no rows. */
export function goodsAmount(order: Figures): Minor {
  const extras = order.deliveryCharge + order.tip + order.additionalCharge + (order.taxIncluded ? 0 : order.tax);
  return minor(order.total - extras + order.storeDiscount + order.couponDiscount);
}

/** Whether the pharmacy has yet to set the price: the total has only delivery, tip and service fee (contract §7.2). */
export function awaitsPrice(order: Figures & Pick<Order, 'isPrescription' | 'status'>): boolean {
  return order.isPrescription && goodsAmount(order) <= 0 && !isSettled(order.status);
}
