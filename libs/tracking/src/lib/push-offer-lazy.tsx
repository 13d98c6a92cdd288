/** Lazy push offer: only if the shop sends push messages and the customer is signed in. */
import { usePushOffered } from '@shop/push';
import { useSession } from '@shop/session';
import { LazyBoundary, lazyPart } from '@shop/ui';

const PushOfferPart = lazyPart(() => import('./push-offer'));

export function PushOffer() {
  const isOffered = usePushOffered();
  const { token } = useSession('token');
  return isOffered && token ? (
    <LazyBoundary>
      <PushOfferPart />
    </LazyBoundary>
  ) : null;
}
