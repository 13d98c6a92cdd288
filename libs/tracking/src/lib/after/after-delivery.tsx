/** A delivered order: it is rated, and a refund is asked for (ORD-08, ORD-10, PLUS-18, PLUS-20). */
import { useGetOrderRowsQuery, type OrderKey } from '@shop/api-client/orders';
import type { Order } from '@shop/domain';
import { WithMessages } from '@shop/i18n';
import { picturesMessages } from '@shop/order-form/pictures';
import { reviewMessages } from '@shop/view-kit/reviews';
import { afterMessages } from '../../messages';
import { RatingLoading } from '../lines-loading';
import { RefundSection } from './refund-section';
import { ReviewSection } from './review-section';

const MESSAGES = [afterMessages, reviewMessages, picturesMessages];

export interface AfterDeliveryProps {
  order: Order;
  orderKey: OrderKey;
}

export default function AfterDelivery({ order, orderKey }: AfterDeliveryProps) {
  const { data: rows } = useGetOrderRowsQuery(orderKey);
  const loading = <RatingLoading order={order} />;
  if (!rows) return loading;
  const shown = { order, rows, guestId: orderKey.guestId };
  // What was asked for is news; before, it is the last thing that is offered.
  const isAsked = order.status !== 'delivered';
  return (
    <WithMessages messages={MESSAGES} fallback={loading}>
      {isAsked ? <RefundSection {...shown} /> : null}
      <ReviewSection {...shown} />
      {isAsked ? null : <RefundSection {...shown} />}
    </WithMessages>
  );
}
