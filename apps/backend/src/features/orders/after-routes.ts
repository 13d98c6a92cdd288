/** Calls after an order was placed: change the payment, report a transfer, request a refund (contract §7.6). */
import type { Shop } from '../../context';
import { orderPaymentRoutes } from './payment-routes';
import { refundRoutes } from './refund-routes';
import { transferRoutes } from './transfer-routes';

export function afterOrderRoutes(shop: Shop): void {
  orderPaymentRoutes(shop);
  transferRoutes(shop);
  refundRoutes(shop);
}
