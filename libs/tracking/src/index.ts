export { OrderPage } from './lib/order-page';
export { TrackingDrawer } from './lib/tracking-drawer-lazy';
export { trackingMessages } from './messages';
export { orderPlacedRoute, trackOrderRoute } from './routes';
