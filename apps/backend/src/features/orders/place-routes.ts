/** Placing an order, and its quote (contract §7.1). */
import { errorResponses } from '@shop/contract/common';
import { OrderAmountRefused, OrderPlace, OrderPlaced, WireTax } from '@shop/contract/order';
import type { Shop } from '../../context';
import { shopperOf } from '../shoppers/caller';
import { KeyHeader } from '../shoppers/once';
import { withImages } from '../uploads/store';
import { placeOrder, quoteOrder } from './place';
import { presentWindow } from './present-arrival';
import { presentQuote } from './present-quote';

export function placeRoutes(shop: Shop): void {
  const { app, db, live } = shop;
  const tags = ['orders'];

  app.post(
    '/api/v1/customer/order/place',
    {
      config: { files: 6, shownInLists: true },
      schema: {
        operationId: 'placeOrder',
        tags,
        body: OrderPlace,
        headers: KeyHeader,
        response: { 200: OrderPlaced, ...errorResponses, 409: OrderAmountRefused },
      },
    },
    async (request) => {
      // Pictures of unauthenticated callers are not stored.
      if (request.sentFiles.length > 0) await shopperOf(db, request.place, request.body.guest_id);
      const key = request.headers['idempotency-key'];
      const upload = { field: 'order_attachment', folder: 'order' } as const;
      const { response, orderId } = await withImages(shop.config, request.sentFiles, upload, (images) =>
        placeOrder(shop, request.body, request.place, key, images),
      );
      if (orderId !== null) await live.orderChanged(orderId);
      return response;
    },
  );

  app.post(
    '/api/v1/customer/order/get-Tax',
    {
      schema: {
        operationId: 'quoteTax',
        tags,
        summary: 'Quotes the tax and the other amounts of an order or a parcel before it is placed',
        body: OrderPlace,
        response: { 200: WireTax, ...errorResponses },
      },
    },
    async ({ body, place }) => {
      const { order, arrival } = await quoteOrder(shop, body, place);
      return { ...presentQuote(order), arrival: presentWindow(arrival) };
    },
  );
}
