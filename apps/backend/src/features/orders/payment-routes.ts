/** Calls that change the payment of an unpaid order (contract §7.6). */
import Type from 'typebox';
import { GuestId } from '@shop/contract/cart';
import { Message, Nullable, errorResponses } from '@shop/contract/common';
import type { Shop } from '../../context';
import { translate } from '../../messages';
import { customerOf, shopperOf } from '../shoppers/caller';
import { payFromWallet, turnTo } from './change-payment';
import { OrderId } from './request';

export function orderPaymentRoutes(shop: Shop): void {
  const { app, db } = shop;
  const tags = ['orders'];
  const responses = { 200: Message, ...errorResponses };

  app.put(
    '/api/v1/customer/order/payment-method',
    {
      schema: {
        operationId: 'payAnotherWay',
        tags,
        summary: 'Changes the payment method of an unpaid order: to cash, or to `payment_method` (our extension)',
        body: Type.Object({
          order_id: OrderId,
          guest_id: Type.Optional(Nullable(GuestId)),
          payment_method: Type.Optional(
            Nullable(
              Type.Union([
                Type.Literal('cash_on_delivery'),
                Type.Literal('digital_payment'),
                Type.Literal('offline_payment'),
              ]),
            ),
          ),
        }),
        response: responses,
      },
    },
    async ({ body, place }) => {
      const shopper = await shopperOf(db, place, body.guest_id);
      await turnTo(shop, shopper, body.order_id, body.payment_method ?? 'cash_on_delivery');
      return { message: translate('paymentChanged', place.language) };
    },
  );

  app.post(
    '/api/v1/customer/order/wallet-payment',
    {
      schema: { operationId: 'payFromWallet', tags, body: Type.Object({ order_id: OrderId }), response: responses },
    },
    async ({ body, place }) => {
      await payFromWallet(shop, await customerOf(db, place), body.order_id);
      return { message: translate('paymentChanged', place.language) };
    },
  );
}
