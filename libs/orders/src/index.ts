export { OrdersPage } from './lib/orders-page';
export { ordersTexts } from './lib/texts';
