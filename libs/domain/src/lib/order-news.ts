/** How long news of a guest's order is told to its device (decision 148). */
import { utc } from '@shop/util';
import type { OrderStatus } from './entities';
import { isSettled } from './tracking';

/** After the last step: a refund is asked for, and decided, in the days after the delivery. */
const DAYS_AFTER_LAST_STEP = 7;

/**
 * Whether something may still happen to the order that is worth telling.
 * @param reachedAt when it reached each of its statuses
 */
export function isOrderTold(status: OrderStatus, reachedAt: readonly (Date | string)[], now: Date): boolean {
  if (!isSettled(status) || status === 'refund_requested') return true;
  const last = Math.max(0, ...reachedAt.map((at) => new Date(at).getTime()));
  return now < utc(new Date(last)).add(DAYS_AFTER_LAST_STEP, 'day').toDate();
}
