/** What a delivered order asks and offers; no code for orders that have not come, or that were found by number and phone. */
import type { OrderKey } from '@shop/api-client/orders';
import type { Order } from '@shop/domain';
import { ErrorBoundary } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import { RatingLoading } from '../lines-loading';

const AfterDelivery = lazyView(() => import('./after-delivery'), { Loading: RatingLoading });

/** It has come: it can be rated, and a refund can be asked for or was. */
const HAS_COME: readonly Order['status'][] = ['delivered', 'refund_requested', 'refunded', 'refund_request_canceled'];

/** What became of a refund has a part of its own on the page. */
export const tellsRefund = ({ status, byPhone }: Order): boolean =>
  !byPhone && status !== 'delivered' && HAS_COME.includes(status);

export function AfterOrder(props: { order: Order; orderKey: OrderKey }) {
  const { order } = props;
  if (order.byPhone || !HAS_COME.includes(order.status)) return null;
  return (
    <ErrorBoundary>
      <AfterDelivery {...props} />
    </ErrorBoundary>
  );
}
