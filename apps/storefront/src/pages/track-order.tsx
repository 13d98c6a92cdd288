/** `/track-order` */
import { TrackOrderPage, trackingTexts } from '@shop/tracking';

export const texts = [trackingTexts];
export const Component = TrackOrderPage;
