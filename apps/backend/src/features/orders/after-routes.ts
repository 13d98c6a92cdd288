/** What may be done with an order afterwards: pay it otherwise, tell of a transfer, ask for the money back (contract §7.6). */
import type { Shop } from '../../context';
import { orderPaymentRoutes } from './payment-routes';
import { refundRoutes } from './refund-routes';
import { transferRoutes } from './transfer-routes';

export function afterOrderRoutes(shop: Shop): void {
  orderPaymentRoutes(shop);
  transferRoutes(shop);
  refundRoutes(shop);
}
