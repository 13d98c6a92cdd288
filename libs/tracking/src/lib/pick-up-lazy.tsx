/** Lazy take-away view: most orders are delivered. */
import type { Order } from '@shop/domain';
import { ErrorBoundary, lazyPart, LineSkeletons } from '@shop/ui';
import { Suspense } from 'react';
import { useTrackingMessages } from '../messages';

const Place = lazyPart(() => import('./pick-up'));

export function PickUp({ order }: { order: Order }) {
  const t = useTrackingMessages();
  return (
    <ErrorBoundary>
      <Suspense fallback={<LineSkeletons count={3} label={t('loading')} />}>
        <Place order={order} />
      </Suspense>
    </ErrorBoundary>
  );
}
