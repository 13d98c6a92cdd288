/** Lazy push switch: only if the shop sends push messages and the customer is signed in. */
import { usePushOffered } from '@shop/push';
import { useSession } from '@shop/session';
import { LazyBoundary, lazyPart } from '@shop/ui';

const PushCardPart = lazyPart(() => import('./push-card'));

export function PushCard() {
  const isOffered = usePushOffered();
  const { token } = useSession('token');
  return isOffered && token ? (
    <LazyBoundary>
      <PushCardPart />
    </LazyBoundary>
  ) : null;
}
