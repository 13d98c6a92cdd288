/** Bank transfers: the offered accounts, and the customer's report (contract §7.6). */
import Type from 'typebox';
import { GuestId } from '@shop/contract/cart';
import { Message, Nullable, errorResponses } from '@shop/contract/common';
import { WireTransferMethod } from '@shop/contract/transfer';
import type { Shop } from '../../context';
import { translate } from '../../messages';
import { presentOfflineMethods } from '../payments/offline';
import { shopperOf } from '../shoppers/caller';
import { idOfOrder } from './number';
import { OrderId, readTransfer } from './request';
import { reportTransfer } from './transfers';

export function transferRoutes(shop: Shop): void {
  const { app, db } = shop;
  for (const [path, operationId] of [
    ['offline-payment', 'tellTransfer'],
    ['offline-payment-update', 'changeTransfer'],
  ] as const)
    app.put(
      `/api/v1/customer/order/${path}`,
      {
        schema: {
          operationId,
          tags: ['orders'],
          body: Type.Object(
            {
              order_id: OrderId,
              method_id: OrderId,
              customer_note: Type.Optional(Nullable(Type.String({ maxLength: 1000 }))),
              guest_id: Type.Optional(Nullable(GuestId)),
            },
            { additionalProperties: true },
          ),
          response: { 200: Message, ...errorResponses },
        },
      },
      async ({ body, place }) => {
        const shopper = await shopperOf(db, place, body.guest_id);
        const orderId = await idOfOrder(db, body.order_id);
        await reportTransfer(shop, shopper, orderId, readTransfer(body, place));
        return { message: translate('saved', place.language) };
      },
    );

  app.get(
    '/api/v1/offline_payment_method_list',
    {
      schema: {
        operationId: 'offlineMethods',
        tags: ['start'],
        response: {
          200: Type.Array(WireTransferMethod),
          ...errorResponses,
        },
      },
    },
    async ({ place }) => presentOfflineMethods(place),
  );
}
