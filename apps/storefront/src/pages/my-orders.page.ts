/** `/my-orders` */
import { orderStateMessages } from '@shop/order-form';
import { ordersMessages } from '@shop/orders';
import { definePage } from '@shop/page-engine';

export const page = definePage({
  load: () => import('./my-orders-page').then(({ Component }) => Component),
  messages: [ordersMessages, orderStateMessages],
  meta: (_answers, { t }) => ({ title: t(ordersMessages)('title') }),
});
