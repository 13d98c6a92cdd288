/** Lazy push switch: only if the shop sends push messages and the customer is signed in. */
import { usePushOffered } from '@shop/push';
import { useSession } from '@shop/session';
import { lazyPart } from '@shop/ui';
import { Suspense } from 'react';

const PushCardPart = lazyPart(() => import('./push-card'));

export function PushCard() {
  const isOffered = usePushOffered();
  const { token } = useSession('token');
  return isOffered && token ? (
    <Suspense fallback={null}>
      <PushCardPart />
    </Suspense>
  ) : null;
}
