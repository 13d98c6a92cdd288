/** Loaded where the shop sends push messages and somebody is signed in. */
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
