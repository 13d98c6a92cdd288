/** Loaded where the shop sends push messages and somebody is signed in. */
import { usePushKeys } from '@shop/push';
import { useSession } from '@shop/session';
import { lazyPart } from '@shop/ui';
import { Suspense } from 'react';

const PushOfferPart = lazyPart(() => import('./push-offer'));

export function PushOffer() {
  const keys = usePushKeys();
  const { token } = useSession('token');
  return keys && token ? (
    <Suspense fallback={null}>
      <PushOfferPart />
    </Suspense>
  ) : null;
}
