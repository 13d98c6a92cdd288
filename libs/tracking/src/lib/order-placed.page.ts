/** `/order-placed` */
import { orderStateMessages, paymentMessages } from '@shop/order-form';
import { definePage } from '@shop/page-engine';
import { OrderPlacedPage } from './order-placed-page';
import { trackingMessages } from '../messages';

export const page = definePage({
  indexed: 'never',
  View: OrderPlacedPage,
  messages: [trackingMessages, orderStateMessages, paymentMessages],
  // The server does not know whose order it is; the view sets the title.
  meta: () => ({ title: null }),
});
