/** The card payment page of the backend; it returns to `callback` with `flag` (contract §7.4). */
import { pageAddress } from '@shop/util';

export const paymentAddress = pageAddress(
  '/payment-mobile',
  (of: { orderId: string; customerId: string; gateway: string; callback: string }) => ({
    order_id: of.orderId,
    customer_id: of.customerId,
    payment_method: of.gateway,
    payment_platform: 'web',
    callback: of.callback,
  }),
);
