/** Placing an order (contract §7.1): one transaction, every amount computed here, stock guarded, once per key. */
import { createHash } from 'node:crypto';
import type { OrderPlace, OrderPlaced } from '@shop/contract/order';
import { isOpenAt, isWithin } from '@shop/domain/availability';
import { isEmail, isPhone } from '@shop/domain/checkout';
import { deliveryFee } from '@shop/domain/delivery-fee';
import { metresBetween } from '@shop/domain/distance';
import { orderNet, priceLine, priceOrder, type OrderPrice } from '@shop/domain/pricing';
import { choiceFaults } from '@shop/domain/variation';
import type { LatLng } from '@shop/domain';
import { formatMoney, minor, minuteOfDay, type Minor } from '@shop/util';
import type { Shop } from '../../app';
import type { Executor } from '../../db/database';
import type { AddressRow } from '../../db/schema';
import { say } from '../../messages';
import type { RequestPlace } from '../../plugins/place';
import { DIGITS, major, stamp } from '../../present';
import { Refusal } from '../../refusal';
import { SHOP } from '../../shop';
import { assertQuantity, type Line } from '../cart/service';
import { clearLines, linesOf } from '../cart/queries';
import { guestOf } from '../guests/routes';
import { ruleChoice, ruleItem } from '../items/present';
import { findItemsById } from '../items/queries';
import { findStore, type StoreRow } from '../stores/queries';
import { zonesAt, type ZoneRow } from '../zones/queries';
import { answerKey, claimKey, insertOrder, lockGuest, takeStock } from './queries';

const money = (amount: Minor) => formatMoney(amount, { ...SHOP.currency, digits: DIGITS });
const text = (value: string | null | undefined) => value?.trim() ?? '';
/** Figures of the client that are not even read: a retry may carry others and is the same order. */
const IGNORED = new Set([
  'order_amount',
  'discount_amount',
  'tax_amount',
  'coupon_discount_amount',
  'distance',
  'cart',
]);
const hash = (body: OrderPlace) =>
  createHash('sha256')
    .update(
      JSON.stringify(
        Object.entries(body)
          .filter(([key]) => !IGNORED.has(key))
          .sort(),
      ),
    )
    .digest('hex');

interface Contact {
  name: string;
  phone: string;
  email: string;
}

function readContact(body: OrderPlace): Contact {
  const contact = {
    name: text(body.contact_person_name),
    phone: text(body.contact_person_number),
    email: text(body.contact_person_email),
  };
  if (!contact.name) throw new Refusal(403, 'contact_person_name', 'nameMissing');
  if (!contact.phone) throw new Refusal(403, 'contact_person_number', 'phoneMissing');
  if (!isPhone(contact.phone)) throw new Refusal(403, 'contact_person_number', 'phoneMalformed');
  if (!contact.email) throw new Refusal(403, 'contact_person_email', 'emailMissing');
  if (!isEmail(contact.email)) throw new Refusal(403, 'contact_person_email', 'emailMalformed');
  return contact;
}

function readAddress(body: OrderPlace): AddressRow | null {
  if (body.order_type === 'take_away') return null;
  const [lat, lng] = [Number(body.latitude), Number(body.longitude)];
  const known =
    body.latitude !== null &&
    body.latitude !== undefined &&
    body.latitude !== '' &&
    Number.isFinite(lat) &&
    Number.isFinite(lng);
  if (!text(body.address) || !known || Math.abs(lat) > 90 || Math.abs(lng) > 180)
    throw new Refusal(403, 'address', 'addressMissing');
  return {
    type: text(body.address_type) || 'other',
    text: text(body.address),
    lat,
    lng,
    road: text(body.road),
    house: text(body.house),
    floor: text(body.floor),
  };
}

/** The store takes this order now, in this way, at this address. */
function assertStore(
  store: StoreRow,
  body: OrderPlace,
  address: AddressRow | null,
  zones: ZoneRow[],
  moment: Date,
): void {
  const name = store.store.name;
  if (body.order_type === 'delivery' && !store.store.delivers)
    throw new Refusal(403, 'order_type', 'deliveryOff', { store: name });
  if (body.order_type === 'take_away' && !store.store.takesAway)
    throw new Refusal(403, 'order_type', 'takeAwayOff', { store: name });
  const { day, minute } = minuteOfDay(moment, SHOP.timeZone);
  if (!store.store.active || !isOpenAt(store.schedules, day, minute))
    throw new Refusal(406, 'order_time', 'storeClosed', { store: name });
  if (!address) return;
  const reached = zonesAt(zones, address).some(({ zone }) => zone.id === store.store.zoneId);
  if (!reached) throw new Refusal(403, 'coordinates', 'addressOutside', { store: name });
}

function assertLine(line: Line, moment: Date): void {
  const item = ruleItem(line.row);
  const choice = ruleChoice(line.choice);
  const name = line.row.item.name;
  assertQuantity(line.row, line.choice, line.quantity);
  const fault = choiceFaults(item, choice, true)[0];
  if (fault?.reason === 'groupEmpty') throw new Refusal(403, 'variation', 'groupEmpty', { group: fault.group });
  if (fault?.reason === 'groupOutside')
    throw new Refusal(403, 'variation', 'groupOutside', { group: fault.group, min: fault.min, max: fault.max });
  if (fault?.reason === 'variationMissing') throw new Refusal(403, 'variation', 'variationNeeded', { name });
  if (fault) throw new Refusal(403, 'stock', 'soldOut', { name });
  if (item.hours && !isWithin(item.hours, minuteOfDay(moment, SHOP.timeZone).minute))
    throw new Refusal(406, 'order_time', 'notAvailableNow', { name });
}

export interface PricedOrder {
  price: OrderPrice;
  originalDelivery: Minor;
  freeBy: string | null;
  /** Kilometres; null for take-away. */
  km: number | null;
}

/** Every figure of the order from what the database holds. @throws Refusal when it may not be ordered at this size */
export function priceOf(
  lines: Line[],
  store: StoreRow,
  type: OrderPlace['order_type'],
  point: LatLng | null,
  zones: ZoneRow[],
): PricedOrder {
  const priced = lines.map((line) => ({
    item: ruleItem(line.row) as never,
    choice: ruleChoice(line.choice),
    quantity: line.quantity,
  }));
  const { discountPercent, discountMaximum, discountMinimum } = store.store;
  const storeDiscount =
    discountPercent > 0
      ? { percent: discountPercent, maximum: minor(discountMaximum), minimumPurchase: minor(discountMinimum) }
      : null;
  const net = orderNet({ lines: priced, storeDiscount, coupon: minor(0) });
  if (net < store.store.minimumOrder)
    throw new Refusal(406, 'minimum_order', 'belowMinimum', {
      store: store.store.name,
      amount: money(minor(store.store.minimumOrder)),
    });
  const zone = zones.find((entry) => entry.zone.id === store.store.zoneId);
  const terms = zone?.modules.find(({ module }) => module.id === store.store.moduleId)?.terms;
  const km = point ? metresBetween({ lat: store.store.lat, lng: store.store.lng }, point) : null;
  const rounded = km === null ? null : Math.round(km) / 1000;
  const fee = deliveryFee({
    orderType: type,
    storeDeliversFree: store.store.freeDelivery,
    ownRates:
      store.store.ownPerKm === null
        ? null
        : { perKm: minor(store.store.ownPerKm), minimum: minor(store.store.ownMinimum ?? 0), maximum: null },
    zoneRates:
      terms?.perKm === null || terms?.perKm === undefined
        ? null
        : {
            perKm: minor(terms.perKm),
            minimum: minor(terms.minimum ?? 0),
            maximum: terms.maximum ? minor(terms.maximum) : null,
          },
    km: rounded,
    net,
    freeFrom: SHOP.freeDeliveryOver,
    extra: SHOP.vehicleExtra(rounded ?? 0),
    increasedPercent: zone?.zone.increasedPercent ?? 0,
  });
  if (!fee.ok) throw new Refusal(403, 'coordinates', 'addressOutside', { store: store.store.name });
  const price = priceOrder({
    lines: priced,
    storeDiscount,
    coupon: minor(0),
    tax: { percent: store.store.tax, included: SHOP.taxIncluded },
    delivery: fee.charge,
    tip: minor(0),
    additionalCharge: SHOP.additionalCharge,
  });
  if (terms?.maximumCash && price.total > terms.maximumCash)
    throw new Refusal(406, 'payment_method', 'cashTooMuch', { amount: money(minor(terms.maximumCash)) });
  return { price, originalDelivery: fee.original, freeBy: fee.freeBy, km: rounded };
}

async function takeAllStock(db: Executor, lines: Line[]): Promise<void> {
  const wanted = lines
    .map((line) => ({
      itemId: line.itemId,
      variationId: line.row.variations.find(({ type }) => type.en === line.choice.variation)?.id ?? null,
      quantity: line.quantity,
      name: line.row.item.name,
    }))
    .sort((a, b) => a.itemId - b.itemId || (a.variationId ?? 0) - (b.variationId ?? 0));
  for (const item of wanted)
    if (!(await takeStock(db, item))) throw new Refusal(403, 'stock', 'soldOut', { name: item.name });
}

function rowOf(line: Line) {
  const { item, variations, addOns } = line.row;
  const price = priceLine(ruleItem(line.row), ruleChoice(line.choice), line.quantity);
  const variation = variations.find(({ type }) => type.en === line.choice.variation) ?? null;
  return {
    itemId: item.id,
    name: item.name,
    image: item.image,
    tint: item.tint,
    unit: item.unit,
    veg: item.veg,
    unitPrice: price.unit,
    quantity: line.quantity,
    discountPerUnit: price.unitDiscount,
    variation: variation?.type ?? null,
    variationId: variation?.id ?? null,
    options: item.groups.flatMap((group) => {
      const labels = group.options.filter(({ label }) => line.choice.options[group.name.en]?.includes(label.en));
      return labels.length > 0 ? [{ name: group.name, labels }] : [];
    }),
    addOns: line.choice.addOns.flatMap(({ id, quantity }) => {
      const addOn = addOns.find((entry) => entry.id === id);
      return addOn ? [{ id, name: addOn.name, price: addOn.price, quantity }] : [];
    }),
  };
}

/** Places the order of the guest's stored cart. The same key with the same body gives the first answer again. */
export async function placeOrder(
  shop: Shop,
  body: OrderPlace,
  place: RequestPlace,
  key: string | null,
): Promise<OrderPlaced> {
  const { db, clock, zones } = shop;
  const guestId = await guestOf(db, body.guest_id);
  const allZones = await zones();
  return db.transaction(async (tx) => {
    const moment = clock();
    await lockGuest(tx, guestId);
    const known = key ? await claimKey(tx, guestId, key, hash(body), moment) : null;
    if (known && known.bodyHash !== hash(body)) throw new Refusal(422, 'idempotency_key', 'keyReused');
    if (known?.answer) return known.answer as unknown as OrderPlaced;
    const contact = readContact(body);
    const address = readAddress(body);
    const store = await findStore(tx, String(body.store_id));
    if (!store) throw new Refusal(404, 'store', 'storeUnknown');
    if (place.moduleId !== null && place.moduleId !== store.store.moduleId)
      throw new Refusal(403, 'moduleId', 'moduleMismatch');
    assertStore(store, body, address, allZones, moment);
    const stored = await linesOf(tx, guestId, store.store.moduleId);
    const items = await findItemsById(
      tx,
      stored.map(({ itemId }) => itemId),
    );
    const lines: Line[] = stored.flatMap((line) =>
      items.has(line.itemId) ? [{ ...line, row: items.get(line.itemId)! }] : [],
    );
    if (lines.length === 0) throw new Refusal(403, 'cart', 'cartEmpty');
    if (lines.some((line) => line.row.store.id !== store.store.id)) throw new Refusal(403, 'cart', 'cartMixed');
    for (const line of lines) assertLine(line, moment);
    const { price, originalDelivery, freeBy, km } = priceOf(lines, store, body.order_type, address, allZones);
    await takeAllStock(tx, lines);
    const order = await insertOrder(
      tx,
      {
        guestId,
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
        cutlery: [1, true, '1', 'true'].includes(body.cutlery ?? 0),
        reachedAt: { pending: moment.toISOString() },
        createdAt: moment,
      },
      lines.map(rowOf),
    );
    await clearLines(tx, guestId, store.store.moduleId);
    const answer: OrderPlaced = {
      message: say('orderPlaced', place.language),
      order_id: order.id,
      total_ammount: major(order.total),
      total_amount: major(order.total),
      status: order.status,
      created_at: stamp(moment),
      user_id: guestId,
    };
    if (key) await answerKey(tx, guestId, key, answer);
    return answer;
  });
}
