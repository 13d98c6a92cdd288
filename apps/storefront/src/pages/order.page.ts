/** `/order-history/{id}` */
import { orderStateMessages } from '@shop/order-form';
import { definePage } from '@shop/page-engine';
import { trackingMessages } from '@shop/tracking';

export const page = definePage({
  load: () => import('./order-page').then(({ Component }) => Component),
  messages: [trackingMessages, orderStateMessages],
  meta: () => ({ title: null }),
});
