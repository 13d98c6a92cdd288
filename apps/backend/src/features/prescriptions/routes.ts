/** Orders by prescription (contract §7.2): pictures instead of items; the pharmacy sets the price. */
import Type from 'typebox';
import { errorResponses } from '@shop/contract/common';
import { OrderAmountRefused, OrderPlace, OrderPlaced } from '@shop/contract/order';
import type { Shop } from '../../context';
import { DomainError } from '../../domain-error';
import { orderKey, placeOnce } from '../orders/place-once';
import { shopperOf } from '../shoppers/caller';
import { KeyHeader } from '../shoppers/once';
import { withImages } from '../uploads/store';
import { prescriptionOrder } from './service';

export function prescriptionRoutes(shop: Shop): void {
  const { app, config } = shop;
  app.post(
    '/api/v1/customer/order/prescription/place',
    {
      config: { files: 6 },
      schema: {
        operationId: 'placePrescription',
        tags: ['orders'],
        summary: 'Multipart, with one to five pictures as `order_attachment[]`',
        body: Type.Object({
          ...OrderPlace.properties,
          order_type: Type.Union([Type.Literal('delivery'), Type.Literal('take_away')]),
          payment_method: Type.Literal('cash_on_delivery'),
        }),
        headers: KeyHeader,
        response: { 200: OrderPlaced, ...errorResponses, 409: OrderAmountRefused },
      },
    },
    async (request) => {
      const { body, place } = request;
      // Pictures of unauthenticated callers are not stored.
      await shopperOf(shop.db, place, body.guest_id);
      const zones = await shop.zones();
      const key = request.headers['idempotency-key'];
      const upload = { field: 'order_attachment', folder: 'order' } as const;
      const { response, orderId } = await withImages(config, request.sentFiles, upload, (images) => {
        if (images.names.length === 0) throw new DomainError(403, 'order_attachment', 'prescriptionMissing');
        const once = orderKey(key, body, images);
        return placeOnce(shop, body, place, once, (db, visit) => prescriptionOrder(db, visit, zones, images));
      });
      if (orderId !== null) await shop.live.orderChanged(orderId);
      return response;
    },
  );
}
