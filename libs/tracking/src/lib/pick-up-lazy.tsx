/** Most orders are brought: what belongs to a take-away comes with one. */
import type { Order } from '@shop/domain';
import { Contained, LineSkeletons } from '@shop/ui';
import { lazy, Suspense } from 'react';
import { useTrackingText } from './texts';

const Place = lazy(() => import('./pick-up'));

export function PickUp({ order }: { order: Order }) {
  const t = useTrackingText();
  return (
    <Contained>
      <Suspense fallback={<LineSkeletons count={3} label={t('loading')} />}>
        <Place order={order} />
      </Suspense>
    </Contained>
  );
}
