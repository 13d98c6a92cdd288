/** `/track-order` */
import { orderStateMessages } from '@shop/order-form';
import { TrackOrderPage, trackingMessages } from '@shop/tracking';

export const messages = [trackingMessages, orderStateMessages];
export const Component = TrackOrderPage;
