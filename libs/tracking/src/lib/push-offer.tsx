/** The push offer: only if the shop sends push messages and the customer is signed in. */
import { usePushOffered } from '@shop/push';
import { useSession } from '@shop/session';
import { lazyView } from '@shop/view-kit';

const PushQuestion = lazyView(() => import('./push-question'));

export function PushOffer() {
  const isOffered = usePushOffered();
  const { token } = useSession('token');
  return isOffered && token ? <PushQuestion /> : null;
}
