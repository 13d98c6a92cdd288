export { OrderPage } from './lib/order-page';
export { TrackingDrawer } from './lib/drawer';
export { trackingMessages } from './messages';
export { followParcelRoute, orderPlacedRoute, trackOrderRoute } from './routes';
