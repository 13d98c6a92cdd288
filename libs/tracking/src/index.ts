export { OrderPage } from './lib/order-page';
export { TrackingDrawer } from './lib/drawer';
export { RunningOrders } from './lib/running';
export { trackingMessages } from './messages';
export { orderPlacedRoute, trackOrderRoute } from './routes';
