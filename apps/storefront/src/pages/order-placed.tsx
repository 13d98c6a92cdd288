/** The success page. */
import { orderStateMessages } from '@shop/order-form';
import { OrderPlacedPage, trackingMessages } from '@shop/tracking';

export const messages = [trackingMessages, orderStateMessages];
export const Component = OrderPlacedPage;
