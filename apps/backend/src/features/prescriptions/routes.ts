/** An order by prescription (contract §7.2): pictures instead of items; the pharmacy fills in what it costs. */
import Type from 'typebox';
import { refusals } from '@shop/contract/common';
import { OrderPlace, OrderPlaced } from '@shop/contract/order';
import { minor } from '@shop/util';
import type { Shop } from '../../context';
import type { Executor } from '../../db/database';
import { Refusal } from '../../refusal';
import { takesPrescriptions } from '../../shop';
import { placeOnce, type NewOrder, type Visit } from '../orders/place-once';
import { assertStore } from '../orders/place';
import { priceOf } from '../orders/price';
import { readAddress, readTip, text } from '../orders/request';
import { shopperOf } from '../shoppers/caller';
import { findStore } from '../stores/queries';
import { withImages, type Images } from '../uploads/store';
import type { ZoneRow } from '../zones/queries';

/** What the pharmacy sets when it has read the prescription is nothing so far; delivery, tip and service fee are known. */
async function prescriptionOrder(
  db: Executor,
  { body, place, now }: Visit,
  zones: ZoneRow[],
  images: Images,
): Promise<NewOrder> {
  const address = body.order_type === 'take_away' ? null : readAddress(body);
  const store = await findStore(db, String(body.store_id ?? ''));
  if (!store) throw new Refusal(404, 'store', 'storeUnknown');
  if (place.moduleId !== null && place.moduleId !== store.store.moduleId)
    throw new Refusal(403, 'moduleId', 'moduleMismatch');
  if (!takesPrescriptions(store.moduleType)) throw new Refusal(403, 'store_id', 'prescriptionRefused');
  assertStore(store, body, address, zones, { now, wanted: null });
  const tip = address ? readTip(body) : minor(0);
  // No order is too small before its price is known.
  const open = { ...store, store: { ...store.store, minimumOrder: 0 } };
  const { price, originalDelivery, freeBy, km } = await priceOf(
    [],
    open,
    { type: body.order_type, address, tip, coupon: async () => null },
    zones,
  );
  return {
    order: {
      storeId: store.store.id,
      moduleId: store.store.moduleId,
      zoneId: store.store.zoneId,
      type: body.order_type,
      prescription: true,
      attachments: images.names,
      itemsAmount: 0,
      addOnsAmount: 0,
      discountAmount: 0,
      taxAmount: price.tax,
      taxPercent: store.store.tax,
      taxIncluded: price.taxIncluded,
      deliveryCharge: price.delivery,
      originalDeliveryCharge: originalDelivery,
      freeDeliveryBy: freeBy,
      additionalCharge: price.additionalCharge,
      tip,
      total: price.total,
      address,
      distance: km,
      unavailableNote: text(body.unavailable_item_note),
    },
    rows: [],
    keep: images.keep,
  };
}

export function prescriptionRoutes(shop: Shop): void {
  const { app, config } = shop;
  app.post(
    '/api/v1/customer/order/prescription/place',
    {
      config: { files: 6 },
      schema: {
        operationId: 'placePrescription',
        tags: ['orders'],
        summary: 'multipart, with one to five pictures as order_attachment[]',
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
      const key = request.headers['idempotency-key'] ?? null;
      const of = { field: 'order_attachment', folder: 'order' } as const;
      const { answer, orderId } = await withImages(config, request.sentFiles, of, (images) => {
        if (images.names.length === 0) throw new Refusal(403, 'order_attachment', 'prescriptionMissing');
        return placeOnce(shop, body, place, key, (db, visit) => prescriptionOrder(db, visit, zones, images));
      });
      if (orderId !== null) await shop.live.orderChanged(orderId);
      return answer;
    },
  );
}
