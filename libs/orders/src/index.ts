export type { OrderAgain } from './lib/order-entry';
export { OrdersPage } from './lib/orders-page';
export { ordersMessages } from './messages';
