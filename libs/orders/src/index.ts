export { OrdersPage } from './lib/orders-page';
export { ordersMessages } from './messages';
