/** Loaded where the shop sends push messages and somebody is signed in. */
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
