/** Contents of an order by prescription (contract §7.2): pictures instead of items. */
import { minor } from '@shop/util';
import type { Executor } from '../../db/database';
import { DomainError } from '../../domain-error';
import { takesPrescriptions } from '../../marketplace';
import { assertStore } from '../orders/place';
import type { NewOrder, OrderRequest } from '../orders/place-once';
import { priceOf } from '../orders/price';
import { readAddress, readTip, text } from '../orders/request';
import { findStore } from '../stores/queries';
import type { Images } from '../uploads/store';
import type { ZoneRow } from '../zones/queries';

/**
 * The pharmacy sets the price later; delivery, tip and service fee are known. @throws DomainError when the store
 * accepts no prescriptions, or is closed
 */
export async function prescriptionOrder(
  db: Executor,
  { body, place, now }: OrderRequest,
  zones: ZoneRow[],
  images: Images,
): Promise<NewOrder> {
  const address = body.order_type === 'take_away' ? null : readAddress(body);
  const store = await findStore(db, String(body.store_id ?? ''));
  if (!store) throw new DomainError(404, 'store', 'storeUnknown');
  if (place.moduleId !== null && place.moduleId !== store.store.moduleId)
    throw new DomainError(403, 'moduleId', 'moduleMismatch');
  if (!takesPrescriptions(store.moduleType)) throw new DomainError(403, 'store_id', 'prescriptionRefused');
  assertStore(store, body, address, zones, { now, scheduleAt: null });
  const tip = address ? readTip(body) : minor(0);
  // The minimum order does not apply before the price is known.
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
    beforeCommit: images.moveToFolder,
  };
}
