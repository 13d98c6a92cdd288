/** When a placed order arrives, as views show it: what the backend tells, else what older backends know (decision 114). */
import { travelMinutes } from './arrival';
import { windowOf, type ArrivalWindow } from './arrival-window';
import type { Order } from './entities';
import { verdictOf, type OrderFacts } from './order-verdict';
import { isSettled } from './tracking';

const MINUTE = 60_000;

export type ArrivingOrder = OrderFacts &
  Pick<Order, 'arrival' | 'processingMinutes' | 'placedAt' | 'reachedAt' | 'scheduledFor' | 'store' | 'type'>;

/** The store's minutes of preparation and delivery, in the middle and at each side. */
function statedMinutes({ processingMinutes, reachedAt, placedAt, store, type }: ArrivingOrder) {
  const way = type === 'delivery' && store?.distance ? travelMinutes(store.distance) : 0;
  const begin = reachedAt.processing ?? reachedAt.confirmed ?? placedAt;
  if (processingMinutes !== null && processingMinutes > 0) return { begin, middle: processingMinutes + way, side: 5 };
  const stated = store?.deliveryTime;
  if (!stated || !('min' in stated)) return null;
  return { begin: placedAt, middle: (stated.min + stated.max) / 2, side: (stated.max - stated.min) / 2 };
}

/** The window of an order under way; null: it has arrived or ended, waits for its payment, is ready, or nobody knows. */
export function arrivalOfOrder(order: ArrivingOrder): ArrivalWindow | null {
  if (isSettled(order.status)) return null;
  if (order.arrival !== undefined) return order.arrival;
  // Wanted for later: the page says when. Not paid: nobody works on it.
  const { state } = verdictOf(order);
  const isWaiting = order.scheduledFor !== null || state === 'awaitingPayment' || state === 'checkingTransfer';
  const isReady = order.type === 'take_away' && order.status === 'handover';
  const stated = isWaiting || isReady ? null : statedMinutes(order);
  if (!stated?.begin) return null;
  const { begin, middle, side } = stated;
  return windowOf(begin, { preparation: middle * MINUTE, pickUp: 0, ride: 0, spread: (side * MINUTE) / 2 });
}
