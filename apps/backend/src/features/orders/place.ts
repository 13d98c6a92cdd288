/** Contents of a store's order (contract §7.1): every amount is computed here, stock is guarded. */
import type { OrderPlace } from '@shop/contract/order';
import type { ArrivalWindow } from '@shop/domain/arrival-window';
import { isOpenAt } from '@shop/domain/availability';
import { scheduleError } from '@shop/domain/schedule';
import { minor, minuteOfDay, type Minor } from '@shop/util';
import type { Shop } from '../../context';
import type { Executor } from '../../db/database';
import { runPipelined } from '../../db/run-pipelined';
import type { AddressRow } from '../../db/schema';
import type { RequestPlace } from '../../plugins/place';
import { DomainError } from '../../domain-error';
import { MARKETPLACE } from '../../marketplace';
import { clearLines } from '../cart/queries';
import { listLines } from '../cart/service';
import { couponOfOrder } from '../coupons/apply';
import { parcelOrder } from '../parcels/place';
import { shopperOf } from '../shoppers/caller';
import { findPlainStore, type PlainStore } from '../stores/queries';
import { NO_IMAGES, type Images } from '../uploads/store';
import { zonesAt, type ZoneRow } from '../zones/queries';
import { assertLines, loadBuyNowLines, orderRowOf, takeAllStock, type CheckoutLine } from './lines';
import { quoteArrival } from './arrival-plan';
import { orderKey, placeOnce, type NewOrder, type Placed, type OrderRequest } from './place-once';
import { priceOf } from './price';
import { isTrue, readAddress, readBuyNowLines, readSchedule, readTip, text } from './request';

/** Whether the store accepts this order: time, order type, address. @throws DomainError */
export function assertStore(
  store: PlainStore,
  body: OrderPlace,
  address: AddressRow | null,
  zones: ZoneRow[],
  { now, scheduleAt }: { now: Date; scheduleAt: Date | null },
): void {
  const name = store.store.name;
  if (body.order_type === 'delivery' && !store.store.delivers)
    throw new DomainError(403, 'order_type', 'deliveryOff', { store: name });
  if (body.order_type === 'take_away' && !store.store.takesAway)
    throw new DomainError(403, 'order_type', 'takeAwayOff', { store: name });
  const { timeZone } = MARKETPLACE;
  const { day, minute } = minuteOfDay(now, timeZone);
  if (scheduleAt) {
    if (!store.store.scheduleOrder) throw new DomainError(403, 'schedule_at', 'scheduleOff', { store: name });
    const error = scheduleError(store.schedules, scheduleAt, { now, timeZone });
    if (error === 'past' || error === 'tooFar') throw new DomainError(406, 'order_time', 'scheduleOutside');
    if (error) throw new DomainError(406, 'order_time', 'storeClosedThen', { store: name });
  } else if (!store.store.active || !isOpenAt(store.schedules, day, minute))
    throw new DomainError(406, 'order_time', 'storeClosed', { store: name });
  if (!address) return;
  const reached = zonesAt(zones, address).some(({ zone }) => zone.id === store.store.zoneId);
  if (!reached) throw new DomainError(403, 'coordinates', 'addressOutside', { store: name });
}

/** Errors of the lines are reported after those of the store. */
type BuyNowResult = CheckoutLine[] | { error: unknown } | null;
const readBuyNow = async (db: Executor, now: Date, body: OrderPlace) =>
  loadBuyNowLines(db, now, readBuyNowLines(body.cart));
const deferError = (error: unknown): { error: unknown } => ({ error });

async function linesToOrder(
  db: Executor,
  buyNow: BuyNowResult,
  { shopperId, isGuest, store, now }: { shopperId: number; isGuest: boolean; store: PlainStore; now: Date },
): Promise<CheckoutLine[]> {
  if (buyNow && 'error' in buyNow) throw buyNow.error;
  const lines = buyNow ?? (await listLines(db, now, shopperId, store.store.moduleId));
  if (lines.length === 0) throw new DomainError(403, 'cart', 'cartEmpty');
  if (lines.some((line) => line.row.store.id !== store.store.id)) throw new DomainError(403, 'cart', 'cartMixed');
  if (isGuest && lines.some((line) => line.row.item.campaignFrom))
    throw new DomainError(401, 'auth-001', 'signInNeeded');
  return lines;
}

/** Validates and prices a store's order without taking anything. @throws DomainError */
async function readStoreOrder(db: Executor, request: OrderRequest, zones: ZoneRow[]) {
  const { body, shopper, place, now } = request;
  const address = body.order_type === 'take_away' ? null : readAddress(body);
  const scheduleAt = readSchedule(body);
  const isBought = isTrue(body.is_buy_now);
  const [store, buyNow] = await runPipelined(
    findPlainStore(db, String(body.store_id ?? '')),
    isBought ? readBuyNow(db, now, body).catch(deferError) : null,
  );
  if (!store) throw new DomainError(404, 'store', 'storeUnknown');
  if (place.moduleId !== null && place.moduleId !== store.store.moduleId)
    throw new DomainError(403, 'moduleId', 'moduleMismatch');
  assertStore(store, body, address, zones, { now, scheduleAt });
  const lines = await linesToOrder(db, buyNow, { shopperId: shopper.id, isGuest: shopper.isGuest, store, now });
  assertLines(lines, scheduleAt ?? now, now);
  const tip = address ? readTip(body) : minor(0);
  const { moduleId, zoneId } = store.store;
  const coupon = (net: Minor) =>
    couponOfOrder(db, text(body.coupon_code), { shopper, moduleId, storeId: store.store.id, zoneId, at: now }, net);
  const priced = await priceOf(lines, store, { type: body.order_type, address, tip, coupon }, zones);
  return { store, address, scheduleAt, lines, tip, priced };
}

/** An order of the stored cart, or of Buy Now lines. */
async function storeOrder(db: Executor, request: OrderRequest, zones: ZoneRow[]): Promise<NewOrder> {
  const { body, shopper } = request;
  const { store, address, scheduleAt, lines, tip, priced } = await readStoreOrder(db, request, zones);
  const { price } = priced;
  return {
    stockUpdates: () => [
      takeAllStock(db, lines),
      ...(isTrue(body.is_buy_now) ? [] : [clearLines(db, shopper.id, store.store.moduleId)]),
    ],
    order: {
      storeId: store.store.id,
      moduleId: store.store.moduleId,
      zoneId: store.store.zoneId,
      type: body.order_type,
      itemsAmount: price.items,
      addOnsAmount: price.addOns,
      discountAmount: price.discount,
      taxAmount: price.tax,
      taxPercent: store.store.tax,
      taxIncluded: price.taxIncluded,
      deliveryCharge: price.delivery,
      originalDeliveryCharge: priced.originalDelivery,
      freeDeliveryBy: priced.freeBy,
      couponId: priced.coupon?.row.id ?? null,
      couponCode: priced.coupon?.row.code ?? null,
      couponAmount: price.coupon,
      additionalCharge: price.additionalCharge,
      tip,
      total: price.total,
      address,
      distance: priced.km,
      unavailableNote: text(body.unavailable_item_note),
      cutlery: isTrue(body.cutlery),
      scheduleAt,
    },
    rows: lines.map(orderRowOf),
    needsPrescription: lines.some((line) => line.row.item.prescription),
  };
}

/** Contents of an order by its type: reads and prices, and writes nothing yet. */
const buildOf = ({ order_type: type }: OrderPlace) => (type === 'parcel' ? parcelOrder : storeOrder);

/** Places an order of any type (contract §7.1, §7.3). The same key with the same body and pictures returns the first response. */
export async function placeOrder(
  shop: Shop,
  body: OrderPlace,
  place: RequestPlace,
  key: string | undefined,
  images: Images = NO_IMAGES,
): Promise<Placed> {
  const zones = await shop.zones();
  return placeOnce(shop, body, place, orderKey(key, body, images), async (db, request) => {
    const built = await buildOf(body)(db, request, zones);
    // A quote needs none: pictures come with the order.
    if (built.needsPrescription && images.names.length === 0)
      throw new DomainError(403, 'order_attachment', 'prescriptionMissing');
    return { ...built, order: { ...built.order, attachments: images.names }, beforeCommit: images.moveToFolder };
  });
}

/** Quotes a cart's order or a parcel before it is placed (contract §7.1, `get-Tax`). @throws DomainError as placing would */
export async function quoteOrder(
  shop: Shop,
  body: OrderPlace,
  place: RequestPlace,
): Promise<{ order: NewOrder['order']; arrival: ArrivalWindow }> {
  const shopper = await shopperOf(shop.db, place, body.guest_id);
  const request = { body, shopper, place, now: shop.clock() };
  const { order } = await buildOf(body)(shop.db, request, await shop.zones());
  return { order, arrival: await quoteArrival(shop, shop.db, order, request.now) };
}
