/** Whether an order costs something else than the customer saw: only some backends place such an order. */
import type { Order } from '@shop/domain';
import { verdictOf } from '@shop/domain/order-verdict';
import { tabStorage, readPriceDifference } from '@shop/session';
import { ErrorBoundary } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import { useState } from 'react';

const PriceNotice = lazyView(() => import('./price-notice'));

export function PriceDifference({ order, guestId }: { order: Order; guestId: string | null }) {
  const [difference] = useState(() => readPriceDifference(tabStorage, order.id));
  if (!difference || verdictOf(order).phase === 'ended') return null;
  return (
    <ErrorBoundary>
      <PriceNotice order={order} guestId={guestId} difference={difference} />
    </ErrorBoundary>
  );
}
