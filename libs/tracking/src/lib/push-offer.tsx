/** The push offer: only if the shop sends push messages to whoever has ordered. */
import type { Order } from '@shop/domain';
import { usePushOffered } from '@shop/push';
import { lazyView } from '@shop/view-kit';

const PushQuestion = lazyView(() => import('./push-question'));

/** Whoever sees the order by its number and phone alone has nothing to say about it. */
export function PushOffer({ order: { id, byPhone } }: { order: Pick<Order, 'id' | 'byPhone'> }) {
  return usePushOffered() && !byPhone ? <PushQuestion orderId={id} /> : null;
}
