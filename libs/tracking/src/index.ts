export { OrderPage } from './lib/order-page';
export { OrderPlacedPage } from './lib/order-placed-page';
export { TrackOrderPage } from './lib/track-order-page';
export { TrackingDrawer } from './lib/tracking-drawer-lazy';
export { trackingMessages } from './messages';
