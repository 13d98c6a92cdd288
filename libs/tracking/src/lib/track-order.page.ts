/** `/track-order` */
import { orderStateMessages, paymentMessages } from '@shop/order-form';
import { definePage } from '@shop/page-engine';
import { TrackOrderPage } from './track-order-page';
import { trackingMessages } from '../messages';

export const page = definePage({
  View: TrackOrderPage,
  messages: [trackingMessages, orderStateMessages, paymentMessages],
  meta: (_answers, { t }) => ({ title: t(trackingMessages)('track.title') }),
});
