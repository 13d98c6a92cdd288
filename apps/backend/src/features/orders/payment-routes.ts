/** Calls that change the payment of an unpaid order (contract §7.6). */
import Type from 'typebox';
import { GuestId } from '@shop/contract/cart';
import { Message, Nullable, errorResponses } from '@shop/contract/common';
import type { Shop } from '../../context';
import { translate } from '../../messages';
import { customerOf, shopperOf } from '../shoppers/caller';
import { payFromWallet, payInCash } from './change-payment';
import { OrderId } from './request';

export function orderPaymentRoutes(shop: Shop): void {
  const { app, db } = shop;
  const tags = ['orders'];
  const responses = { 200: Message, ...errorResponses };

  app.put(
    '/api/v1/customer/order/payment-method',
    {
      schema: {
        operationId: 'payInCash',
        tags,
        summary: 'Changes an unpaid digital order to cash',
        body: Type.Object({ order_id: OrderId, guest_id: Type.Optional(Nullable(GuestId)) }),
        response: responses,
      },
    },
    async ({ body, place }) => {
      await payInCash(shop, await shopperOf(db, place, body.guest_id), body.order_id);
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
