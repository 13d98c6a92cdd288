/** The push offer: only if the shop sends push messages to whoever has ordered. */
import { usePushOffered } from '@shop/push';
import { lazyView } from '@shop/view-kit';

const PushQuestion = lazyView(() => import('./push-question'));

export function PushOffer({ orderId }: { orderId: string }) {
  return usePushOffered() ? <PushQuestion orderId={orderId} /> : null;
}
