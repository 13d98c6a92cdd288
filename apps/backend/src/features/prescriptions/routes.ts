/** An order by prescription (contract §7.2): pictures instead of items; the pharmacy fills in what it costs. */
import Type from 'typebox';
import { refusals } from '@shop/contract/common';
import { OrderPlace, OrderPlaced } from '@shop/contract/order';
import { metresBetween } from '@shop/domain/distance';
import { minor } from '@shop/util';
import type { Shop } from '../../app';
import { Refusal } from '../../refusal';
import { SHOP, takesPrescriptions } from '../../shop';
import { placeOnce } from '../orders/place-once';
import { assertStore } from '../orders/place';
import { readAddress, readTip, text } from '../orders/request';
import { shopperOf } from '../shoppers/caller';
import { findStore } from '../stores/queries';
import { keepImages } from '../uploads/store';

export function prescriptionRoutes(shop: Shop): void {
  const { app, config } = shop;
  app.post(
    '/api/v1/customer/order/prescription/place',
    {
      config: { files: 6 },
      schema: {
        operationId: 'placePrescription',
        tags: ['orders'],
        summary: 'multipart, with one to six pictures as order_attachment[]',
        body: Type.Object({
          ...OrderPlace.properties,
          order_type: Type.Union([Type.Literal('delivery'), Type.Literal('take_away')]),
          payment_method: Type.Literal('cash_on_delivery'),
        }),
        headers: Type.Object({ 'idempotency-key': Type.Optional(Type.String({ minLength: 8, maxLength: 100 })) }),
        response: { 200: OrderPlaced, ...refusals },
      },
    },
    async (request) => {
      const { body, place } = request;
      // Nobody's pictures are not kept.
      await shopperOf(shop.db, place, body.guest_id);
      const zones = await shop.zones();
      const attachments = await keepImages(config, request.sentFiles, 'order_attachment', 'order');
      if (attachments.length === 0) throw new Refusal(403, 'order_attachment', 'prescriptionMissing');
      const answer = await placeOnce(
        shop,
        body,
        place,
        request.headers['idempotency-key'] ?? null,
        async (db, visit) => {
          const address = body.order_type === 'take_away' ? null : readAddress(body);
          const store = await findStore(db, String(body.store_id ?? ''));
          if (!store) throw new Refusal(404, 'store', 'storeUnknown');
          if (place.moduleId !== null && place.moduleId !== store.store.moduleId)
            throw new Refusal(403, 'moduleId', 'moduleMismatch');
          if (!takesPrescriptions(store.moduleType)) throw new Refusal(403, 'store_id', 'prescriptionRefused');
          assertStore(store, body, address, zones, { now: visit.now, wanted: null });
          const point = { lat: store.store.lat, lng: store.store.lng };
          const tip = address ? readTip(body) : minor(0);
          return {
            order: {
              storeId: store.store.id,
              moduleId: store.store.moduleId,
              zoneId: store.store.zoneId,
              type: body.order_type,
              prescription: true,
              attachments,
              itemsAmount: 0,
              addOnsAmount: 0,
              discountAmount: 0,
              taxAmount: 0,
              taxPercent: store.store.tax,
              taxIncluded: SHOP.taxIncluded,
              deliveryCharge: 0,
              originalDeliveryCharge: 0,
              additionalCharge: SHOP.additionalCharge,
              tip,
              total: minor(SHOP.additionalCharge + tip),
              address,
              distance: address ? Math.round(metresBetween(point, address)) / 1000 : null,
              unavailableNote: text(body.unavailable_item_note),
            },
            rows: [],
          };
        },
      );
      await shop.live.orderChanged(answer.order_id);
      return answer;
    },
  );
}
