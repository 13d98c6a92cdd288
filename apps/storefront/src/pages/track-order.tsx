/** `/track-order` */
import { orderStateTexts } from '@shop/order-form';
import { TrackOrderPage, trackingTexts } from '@shop/tracking';

export const texts = [trackingTexts, orderStateTexts];
export const Component = TrackOrderPage;
