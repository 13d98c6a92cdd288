/** `/order-history/{id}` */
import { OrderPage, trackingTexts } from '@shop/tracking';

export const texts = [trackingTexts];
export const Component = OrderPage;
