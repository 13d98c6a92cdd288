/** The success page. */
import { OrderPlacedPage, trackingTexts } from '@shop/tracking';

export const texts = [trackingTexts];
export const Component = OrderPlacedPage;
