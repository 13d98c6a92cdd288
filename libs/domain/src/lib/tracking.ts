/** Where an order stands: two tables, one for the drawer's timeline and one for the stepper (spec 2 §4). */
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

/** Steps of the drawer that are reached, 1 to 4; 0 when the order ended otherwise (TRK-10 to TRK-15). */
export function drawerStep(status: OrderStatus): number {
  return DRAWER[status] ?? 0;
}

/** Step of the stepper, 1 to 5; 0 when the order ended otherwise (TRK-25 to TRK-29). */
export function stepperStep(status: OrderStatus): number {
  return STEPPER[status] ?? 0;
}

/** Labels of the stepper that are complete: step n completes n - 1 (TRK-30). */
export function completedLabels(status: OrderStatus): number {
  return Math.max(0, stepperStep(status) - 1);
}

/** Nothing more will happen to the order. */
export function isSettled(status: OrderStatus): boolean {
  return !(status in STEPPER) || status === 'delivered';
}

const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['confirmed', 'accepted', 'canceled', 'failed'],
  accepted: ['confirmed', 'processing', 'canceled'],
  confirmed: ['processing', 'accepted', 'canceled'],
  processing: ['handover', 'canceled'],
  handover: ['picked_up', 'delivered', 'canceled'],
  picked_up: ['delivered', 'canceled'],
  delivered: ['refund_requested'],
  canceled: [],
  failed: ['pending'],
  refund_requested: ['refunded', 'refund_request_canceled'],
  refunded: [],
  refund_request_canceled: [],
};

/** Every status an order can have. */
export const ORDER_STATUSES = Object.keys(NEXT) as OrderStatus[];

/** Whether the status machine allows the step (contract §2.8). */
export function mayBecome(from: OrderStatus, to: OrderStatus): boolean {
  return NEXT[from].includes(to);
}

/** The customer may cancel only while the order is pending (contract §7.6). */
export function canCancel(status: OrderStatus): boolean {
  return status === 'pending';
}

type Figures = Pick<
  Order,
  'total' | 'deliveryCharge' | 'tip' | 'additionalCharge' | 'tax' | 'taxIncluded' | 'storeDiscount' | 'couponDiscount'
>;

/** What the goods of an order cost before any discount, from its other figures: an order by prescription has no rows. */
export function goodsAmount(order: Figures): Minor {
  const besides = order.deliveryCharge + order.tip + order.additionalCharge + (order.taxIncluded ? 0 : order.tax);
  return minor(order.total - besides + order.storeDiscount + order.couponDiscount);
}

/** The pharmacy reads the prescription: nothing but delivery, tip and service fee stands in the order so far (contract §7.2). */
export function awaitsPrice(order: Figures & Pick<Order, 'isPrescription' | 'status'>): boolean {
  return order.isPrescription && goodsAmount(order) <= 0 && !isSettled(order.status);
}
