/** The success page. */
import { orderStateTexts } from '@shop/order-form';
import { OrderPlacedPage, trackingTexts } from '@shop/tracking';

export const texts = [trackingTexts, orderStateTexts];
export const Component = OrderPlacedPage;
