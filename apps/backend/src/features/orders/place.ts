/** Contents of a store's order (contract §7.1): every amount is computed here, stock is guarded. */
import type { OrderPlace } from '@shop/contract/order';
import { isOpenAt } from '@shop/domain/availability';
import type { OrderPrice } from '@shop/domain/pricing';
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
import { assertLine, boughtLines, rowOf, takeAllStock, type BuyLine } from './lines';
import { placeOnce, type NewOrder, type Placed, type Visit } from './place-once';
import { priceOf } from './price';
import { isYes, readAddress, readBoughtLines, readSchedule, readTip, text } from './request';

const MINUTE = 60_000;

/** Whether the store accepts this order: time, order type, address. @throws DomainError */
export function assertStore(
  store: PlainStore,
  body: OrderPlace,
  address: AddressRow | null,
  zones: ZoneRow[],
  { now, wanted }: { now: Date; wanted: Date | null },
): void {
  const name = store.store.name;
  if (body.order_type === 'delivery' && !store.store.delivers)
    throw new DomainError(403, 'order_type', 'deliveryOff', { store: name });
  if (body.order_type === 'take_away' && !store.store.takesAway)
    throw new DomainError(403, 'order_type', 'takeAwayOff', { store: name });
  const at = minuteOfDay(wanted ?? now, MARKETPLACE.timeZone);
  if (wanted) {
    if (!store.store.scheduleOrder) throw new DomainError(403, 'schedule_at', 'scheduleOff', { store: name });
    const error = scheduleError(store.schedules, at, (wanted.getTime() - now.getTime()) / MINUTE);
    if (error === 'past' || error === 'tooFar') throw new DomainError(406, 'order_time', 'scheduleOutside');
    if (error) throw new DomainError(406, 'order_time', 'storeClosedThen', { store: name });
  } else if (!store.store.active || !isOpenAt(store.schedules, at.day, at.minute))
    throw new DomainError(406, 'order_time', 'storeClosed', { store: name });
  if (!address) return;
  const reached = zonesAt(zones, address).some(({ zone }) => zone.id === store.store.zoneId);
  if (!reached) throw new DomainError(403, 'coordinates', 'addressOutside', { store: name });
}

/** Errors of the lines are reported after those of the store. */
type Bought = BuyLine[] | { error: unknown } | null;
const readBought = async (db: Executor, now: Date, body: OrderPlace) =>
  boughtLines(db, now, readBoughtLines(body.cart));
const tellLater = (error: unknown): { error: unknown } => ({ error });

async function linesToOrder(
  db: Executor,
  bought: Bought,
  { shopperId, isGuest, store, now }: { shopperId: number; isGuest: boolean; store: PlainStore; now: Date },
): Promise<BuyLine[]> {
  if (bought && 'error' in bought) throw bought.error;
  const lines = bought ?? (await listLines(db, now, shopperId, store.store.moduleId));
  if (lines.length === 0) throw new DomainError(403, 'cart', 'cartEmpty');
  if (lines.some((line) => line.row.store.id !== store.store.id)) throw new DomainError(403, 'cart', 'cartMixed');
  if (isGuest && lines.some((line) => line.row.item.campaignFrom))
    throw new DomainError(401, 'auth-001', 'signInNeeded');
  return lines;
}

/** Validates and prices a store's order without taking anything. @throws DomainError */
async function readStoreOrder(db: Executor, visit: Visit, zones: ZoneRow[]) {
  const { body, shopper, place, now } = visit;
  const address = body.order_type === 'take_away' ? null : readAddress(body);
  const wanted = readSchedule(body);
  const isBought = isYes(body.is_buy_now);
  const [store, bought] = await runPipelined(
    findPlainStore(db, String(body.store_id ?? '')),
    isBought ? readBought(db, now, body).catch(tellLater) : null,
  );
  if (!store) throw new DomainError(404, 'store', 'storeUnknown');
  if (place.moduleId !== null && place.moduleId !== store.store.moduleId)
    throw new DomainError(403, 'moduleId', 'moduleMismatch');
  assertStore(store, body, address, zones, { now, wanted });
  const lines = await linesToOrder(db, bought, { shopperId: shopper.id, isGuest: shopper.isGuest, store, now });
  for (const line of lines) assertLine(line, wanted ?? now, now);
  const tip = address ? readTip(body) : minor(0);
  const { moduleId, zoneId } = store.store;
  const coupon = (net: Minor) =>
    couponOfOrder(db, text(body.coupon_code), { shopper, moduleId, storeId: store.store.id, zoneId, at: now }, net);
  const priced = await priceOf(lines, store, { type: body.order_type, address, tip, coupon }, zones);
  return { store, address, wanted, lines, tip, priced };
}

/** An order of the stored cart, or of Buy Now lines. */
async function storeOrder(db: Executor, visit: Visit, zones: ZoneRow[]): Promise<NewOrder> {
  const { body, shopper } = visit;
  const { store, address, wanted, lines, tip, priced } = await readStoreOrder(db, visit, zones);
  const { price } = priced;
  return {
    takes: () => [
      takeAllStock(db, lines),
      ...(isYes(body.is_buy_now) ? [] : [clearLines(db, shopper.id, store.store.moduleId)]),
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
      cutlery: isYes(body.cutlery),
      scheduleAt: wanted,
    },
    rows: lines.map(rowOf),
  };
}

/** Places an order of any type (contract §7.1, §7.3). The same key with the same body returns the first response. */
export async function placeOrder(
  shop: Shop,
  body: OrderPlace,
  place: RequestPlace,
  key: string | null,
  images: Images = NO_IMAGES,
): Promise<Placed> {
  const zones = await shop.zones();
  const build = body.order_type === 'parcel' ? parcelOrder : storeOrder;
  return placeOnce(shop, body, place, key, async (db, visit) => {
    const built = await build(db, visit, zones);
    return { ...built, order: { ...built.order, attachments: images.names }, keep: images.keep };
  });
}

/** Quotes an order before it is placed (contract §7.1, `get-Tax`). Parcels are not taxed. @throws DomainError as placing would */
export async function quoteOrder(shop: Shop, body: OrderPlace, place: RequestPlace): Promise<OrderPrice | null> {
  if (body.order_type === 'parcel') return null;
  const shopper = await shopperOf(shop.db, place, body.guest_id);
  const visit = { body, shopper, place, now: shop.clock() };
  return (await readStoreOrder(shop.db, visit, await shop.zones())).priced.price;
}
