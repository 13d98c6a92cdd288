/** `/track-order` */
import { orderStateMessages } from '@shop/order-form';
import { definePage } from '@shop/page-engine';
import { trackingMessages } from '../messages';

export const page = definePage({
  load: () => import('./track-order-page').then(({ TrackOrderPage }) => TrackOrderPage),
  messages: [trackingMessages, orderStateMessages],
  meta: (_answers, { t }) => ({ title: t(trackingMessages)('track.title') }),
});
