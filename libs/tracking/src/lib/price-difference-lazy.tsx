/** Lazy notice of an order that costs something else than the customer saw: only some backends place such an order. */
import type { Order } from '@shop/domain';
import { verdictOf } from '@shop/domain/order-verdict';
import { tabStorage, readPriceDifference } from '@shop/session';
import { ErrorBoundary, LazyBoundary, lazyPart } from '@shop/ui';
import { useState } from 'react';

const Notice = lazyPart(() => import('./price-difference'));

export function PriceDifference({ order, guestId }: { order: Order; guestId: string | null }) {
  const [difference] = useState(() => readPriceDifference(tabStorage, order.id));
  if (!difference || verdictOf(order).phase === 'ended') return null;
  return (
    <ErrorBoundary>
      <LazyBoundary>
        <Notice order={order} guestId={guestId} difference={difference} />
      </LazyBoundary>
    </ErrorBoundary>
  );
}
