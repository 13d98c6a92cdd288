/** Placing an order (contract §7.1): one transaction, every amount computed here, stock guarded, once per key. */
import type { OrderPlace, OrderPlaced } from '@shop/contract/order';
import { isOpenAt } from '@shop/domain/availability';
import { scheduleFault } from '@shop/domain/schedule';
import { minuteOfDay } from '@shop/util';
import type { Shop } from '../../app';
import type { Executor } from '../../db/database';
import type { AddressRow } from '../../db/schema';
import { say } from '../../messages';
import type { RequestPlace } from '../../plugins/place';
import { major, stamp } from '../../present';
import { Refusal } from '../../refusal';
import { SHOP } from '../../shop';
import { countTry, LIMITS } from '../accounts/tries';
import { clearLines } from '../cart/queries';
import { customerOf, shopperOf } from '../shoppers/caller';
import { findStore, type StoreRow } from '../stores/queries';
import { zonesAt, type ZoneRow } from '../zones/queries';
import { assertLine, boughtLines, rowOf, storedLines, takeAllStock, type BuyLine } from './lines';
import { priceOf } from './price';
import { answerKey, claimKey, insertOrder, lockShopper } from './queries';
import { hashOf, isYes, readAddress, readBoughtLines, readContact, readSchedule, text } from './request';

const MINUTE = 60_000;

/** The store takes this order at that time, in this way, at this address. */
function assertStore(
  store: StoreRow,
  body: OrderPlace,
  address: AddressRow | null,
  zones: ZoneRow[],
  { now, wanted }: { now: Date; wanted: Date | null },
): void {
  const name = store.store.name;
  if (body.order_type === 'delivery' && !store.store.delivers)
    throw new Refusal(403, 'order_type', 'deliveryOff', { store: name });
  if (body.order_type === 'take_away' && !store.store.takesAway)
    throw new Refusal(403, 'order_type', 'takeAwayOff', { store: name });
  const at = minuteOfDay(wanted ?? now, SHOP.timeZone);
  if (wanted) {
    if (!store.store.scheduleOrder) throw new Refusal(403, 'schedule_at', 'scheduleOff', { store: name });
    const fault = scheduleFault(store.schedules, at, (wanted.getTime() - now.getTime()) / MINUTE);
    if (fault === 'past' || fault === 'tooFar') throw new Refusal(406, 'order_time', 'scheduleOutside');
    if (fault) throw new Refusal(406, 'order_time', 'storeClosedThen', { store: name });
  } else if (!store.store.active || !isOpenAt(store.schedules, at.day, at.minute))
    throw new Refusal(406, 'order_time', 'storeClosed', { store: name });
  if (!address) return;
  const reached = zonesAt(zones, address).some(({ zone }) => zone.id === store.store.zoneId);
  if (!reached) throw new Refusal(403, 'coordinates', 'addressOutside', { store: name });
}

async function linesToOrder(
  db: Executor,
  body: OrderPlace,
  { shopperId, isGuest, store }: { shopperId: number; isGuest: boolean; store: StoreRow },
): Promise<BuyLine[]> {
  const lines = isYes(body.is_buy_now)
    ? await boughtLines(db, readBoughtLines(body.cart))
    : await storedLines(db, shopperId, store.store.moduleId);
  if (lines.length === 0) throw new Refusal(403, 'cart', 'cartEmpty');
  if (lines.some((line) => line.row.store.id !== store.store.id)) throw new Refusal(403, 'cart', 'cartMixed');
  if (isGuest && lines.some((line) => line.row.item.campaignFrom)) throw new Refusal(401, 'auth-001', 'signInNeeded');
  return lines;
}

/** Places the order of the stored cart, or of what is bought at once. The same key with the same body gives the first answer again. */
export async function placeOrder(
  shop: Shop,
  body: OrderPlace,
  place: RequestPlace,
  key: string | null,
): Promise<OrderPlaced> {
  const { db, clock, zones } = shop;
  const shopper = await shopperOf(db, place, body.guest_id);
  const customer = shopper.isGuest ? null : await customerOf(db, place);
  const allZones = await zones();
  return db.transaction(async (tx) => {
    const now = clock();
    await lockShopper(tx, shopper.id);
    const known = key ? await claimKey(tx, shopper.id, key, hashOf(body), now) : null;
    if (known && known.bodyHash !== hashOf(body)) throw new Refusal(422, 'idempotency_key', 'keyReused');
    if (known?.answer) return known.answer as unknown as OrderPlaced;
    if (shopper.isGuest) await countTry(tx, `orders:${shopper.id}`, LIMITS.guestOrders, now);
    const account = customer && {
      name: `${customer.firstName} ${customer.lastName}`.trim(),
      phone: customer.phone,
      email: customer.email,
    };
    const contact = readContact(body, account);
    const address = readAddress(body);
    const wanted = readSchedule(body);
    const store = await findStore(tx, String(body.store_id));
    if (!store) throw new Refusal(404, 'store', 'storeUnknown');
    if (place.moduleId !== null && place.moduleId !== store.store.moduleId)
      throw new Refusal(403, 'moduleId', 'moduleMismatch');
    assertStore(store, body, address, allZones, { now, wanted });
    const lines = await linesToOrder(tx, body, { shopperId: shopper.id, isGuest: shopper.isGuest, store });
    for (const line of lines) assertLine(line, wanted ?? now, now);
    const { price, originalDelivery, freeBy, km } = priceOf(lines, store, body.order_type, address, allZones);
    await takeAllStock(tx, lines);
    const order = await insertOrder(
      tx,
      {
        shopperId: shopper.id,
        storeId: store.store.id,
        moduleId: store.store.moduleId,
        zoneId: store.store.zoneId,
        type: body.order_type,
        status: 'pending',
        itemsAmount: price.items,
        addOnsAmount: price.addOns,
        discountAmount: price.discount,
        taxAmount: price.tax,
        taxPercent: store.store.tax,
        taxIncluded: price.taxIncluded,
        deliveryCharge: price.delivery,
        originalDeliveryCharge: originalDelivery,
        freeDeliveryBy: freeBy,
        additionalCharge: price.additionalCharge,
        total: price.total,
        paymentMethod: body.payment_method,
        contactName: contact.name,
        contactPhone: contact.phone,
        contactEmail: contact.email,
        address,
        distance: km,
        note: text(body.order_note),
        unavailableNote: text(body.unavailable_item_note),
        instruction: text(body.delivery_instruction),
        cutlery: isYes(body.cutlery),
        reachedAt: { pending: now.toISOString() },
        scheduleAt: wanted,
        createdAt: now,
      },
      lines.map(rowOf),
    );
    if (!isYes(body.is_buy_now)) await clearLines(tx, shopper.id, store.store.moduleId);
    const answer: OrderPlaced = {
      message: say('orderPlaced', place.language),
      order_id: order.id,
      total_ammount: major(order.total),
      total_amount: major(order.total),
      status: order.status,
      created_at: stamp(now),
      user_id: shopper.id,
    };
    if (key) await answerKey(tx, shopper.id, key, answer);
    return answer;
  });
}
