/** `/order-placed` */
import { orderStateMessages } from '@shop/order-form';
import { definePage } from '@shop/page-engine';
import { trackingMessages } from '../messages';

export const page = definePage({
  load: () => import('./order-placed-page').then(({ OrderPlacedPage }) => OrderPlacedPage),
  messages: [trackingMessages, orderStateMessages],
  // Its owner alone may know of the order: the view tells.
  meta: () => ({ title: null }),
});
