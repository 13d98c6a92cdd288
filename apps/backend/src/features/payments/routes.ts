/** Gateway payments (contract §7.4): opened here for an order, in `wallet` for a wallet. */
import Type from 'typebox';
import type { Shop } from '../../context';
import { DomainError } from '../../domain-error';
import { findOrderByNumber } from '../orders/queries';
import { openPayment, readCallback } from './open';
import { paymentPageRoutes } from './page-routes';
import { acceptsCard } from './service';
import { webhookRoutes } from './webhook-routes';

export function paymentRoutes(shop: Shop): void {
  openPaymentRoutes(shop);
  paymentPageRoutes(shop);
  webhookRoutes(shop);
}

function openPaymentRoutes(shop: Shop): void {
  const { app, db } = shop;
  app.get(
    '/payment-mobile',
    {
      schema: {
        operationId: 'payOrder',
        tags: ['payments'],
        summary: 'Opens a gateway payment for an order with digital payment',
        querystring: Type.Object({
          order_id: Type.String({ pattern: '^[0-9]{1,9}$' }),
          customer_id: Type.String({ pattern: '^[0-9]{1,16}$' }),
          payment_method: Type.String({ minLength: 1, maxLength: 40 }),
          payment_platform: Type.Optional(Type.String({ maxLength: 40 })),
          callback: Type.String({ minLength: 1, maxLength: 2000 }),
        }),
      },
    },
    async ({ query, place }, reply) => {
      const order = await findOrderByNumber(db, Number(query.order_id));
      if (!order || String(order.shopperId) !== query.customer_id) throw new DomainError(404, 'order', 'orderUnknown');
      if (!acceptsCard(order)) throw new DomainError(403, 'order', 'paymentDone');
      const id = await openPayment(shop, {
        shopperId: order.shopperId,
        orderId: order.id,
        amount: order.total - order.held,
        gateway: query.payment_method,
        callback: readCallback(shop, query.callback, place),
      });
      return reply.redirect(`/payment-mobile/${id}`, 303);
    },
  );
}
