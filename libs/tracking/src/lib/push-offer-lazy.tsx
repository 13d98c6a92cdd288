/** Lazy push offer: only if the shop sends push messages and the customer is signed in. */
import { usePushOffered } from '@shop/push';
import { useSession } from '@shop/session';
import { lazyPart } from '@shop/ui';
import { Suspense } from 'react';

const PushOfferPart = lazyPart(() => import('./push-offer'));

export function PushOffer() {
  const isOffered = usePushOffered();
  const { token } = useSession('token');
  return isOffered && token ? (
    <Suspense fallback={null}>
      <PushOfferPart />
    </Suspense>
  ) : null;
}
