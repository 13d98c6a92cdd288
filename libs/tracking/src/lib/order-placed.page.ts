/** `/order-placed` */
import { orderStateMessages } from '@shop/order-form';
import { definePage } from '@shop/page-engine';
import { OrderPlacedPage } from './order-placed-page';
import { trackingMessages } from '../messages';

export const page = definePage({
  View: OrderPlacedPage,
  messages: [trackingMessages, orderStateMessages],
  // Its owner alone may know of the order: the view tells.
  meta: () => ({ title: null }),
});
