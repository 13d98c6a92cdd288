/** Lazy take-away view: most orders are delivered. */
import type { Order } from '@shop/domain';
import { ErrorBoundary, LazyBoundary, lazyPart, LineSkeletons } from '@shop/ui';
import { useTrackingMessages } from '../messages';

const LazyPickUp = lazyPart(() => import('./pick-up'));

export function PickUp({ order }: { order: Order }) {
  const t = useTrackingMessages();
  return (
    <ErrorBoundary>
      <LazyBoundary fallback={<LineSkeletons count={3} label={t('loading')} />}>
        <LazyPickUp order={order} />
      </LazyBoundary>
    </ErrorBoundary>
  );
}
