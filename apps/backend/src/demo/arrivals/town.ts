/**
 * How honest the first told windows are: orders of a town with slow and fast stores, rush hours and too few couriers, placed and
 * taken step by step in the marketplace's own time (decision 114). What is random comes from a seed, and the estimate never sees it.
 */
import type { LatLng } from '@shop/domain';
import { metresBetween } from '@shop/domain/distance';
import type { OrderStep } from '@shop/domain/order-steps';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Shop } from '../../context';
import { couriers as courierRows, orders, storePaces, stores as storeRows, zonePaces } from '../../db/schema';
import { changeOrder } from '../../features/orders/change';
import { reviseArrivals } from '../../features/orders/payment-timeouts';
import { placeOnce } from '../../features/orders/place-once';
import { insertGuest } from '../../features/shoppers/queries';
import { pointAt } from '../city/plan';
import { streetMetres } from '../city/routes';
import { between, createRandom, pick } from '../random';

const MINUTE = 60_000;
/** Stores of each zone that take part, of every module. */
const STORES = 6;
/** Nobody orders from further away, in metres of straight line. */
const FURTHEST = 2600;
/** Minutes before an order is ready in which its courier is called. */
const CALLED = 10;
/** Minutes between two orders: couriers are busy for about half of the time, and all of them at noon and in the evening. */
const BETWEEN = 3.2;
const FIRST_GUEST = 9_000_000_000;

export interface Told {
  placed: number;
  from: number;
  to: number;
  delivered: number;
  /** The marketplace said that it is late before it came. */
  isSaidLate: boolean;
}

interface Store {
  id: number;
  moduleId: number;
  zoneId: number;
  point: LatLng;
  /** Minutes that it really takes, in the middle. */
  pace: number;
}
interface Courier {
  id: number;
  zoneId: number;
  at: LatLng;
  freeAt: number;
  /** Seconds of a kilometre. */
  pace: number;
}
interface Order {
  id: number;
  store: Store;
  to: LatLng;
  metres: number;
  ready: number;
  told: Told;
}

/** A normal value by Box and Muller: 0 in the middle, 1 aside. */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Its stores have a pace of their own, so what the demo's orders taught is forgotten. */
async function openTown({ db }: Shop, random: () => number) {
  await db.delete(storePaces);
  await db.delete(zonePaces);
  const all = await db.select().from(storeRows).where(eq(storeRows.delivers, true)).orderBy(asc(storeRows.id));
  // As many of each zone, because each has as many couriers.
  const zoneIds = [...new Set(all.map(({ zoneId }) => zoneId))];
  const rows = zoneIds.flatMap((zoneId) => {
    const some = all.filter((store) => store.zoneId === zoneId);
    return some.filter((_, index) => index % Math.ceil(some.length / STORES) === 0);
  });
  const stores = rows.map((row): Store => {
    const stated = (row.minutesLow + row.minutesHigh) / 2;
    // What stores state is wrong by a fifth, either way.
    const pace = stated * Math.exp(0.2 * normal(random));
    return { id: row.id, moduleId: row.moduleId, zoneId: row.zoneId, point: row, pace };
  });
  const zones = [...new Set(stores.map(({ zoneId }) => zoneId))];
  const found = await db
    .select()
    .from(courierRows)
    .where(inArray(courierRows.zoneId, zones))
    .orderBy(asc(courierRows.id));
  const couriers = found.map(({ id, zoneId }): Courier => {
    const at = stores.find((store) => store.zoneId === zoneId)?.point as LatLng;
    return { id, zoneId, at, freeAt: 0, pace: 190 * Math.exp(0.08 * normal(random)) };
  });
  return { stores, couriers };
}

function homeNear(store: Store, random: () => number): { to: LatLng; metres: number } {
  for (;;) {
    const to = pointAt(1 + random() * 12, 1 + random() * 10);
    const metres = streetMetres(store.point, to);
    if (metres !== null && metres > 300 && metresBetween(store.point, to) < FURTHEST) return { to, metres };
  }
}

const addressOf = ({ lat, lng }: LatLng) => ({ type: 'home', text: 'Home', lat, lng, road: '', house: '', floor: '' });

async function placeOne(shop: Shop, guestId: number, store: Store, to: LatLng): Promise<number> {
  const place = { zoneIds: null, moduleId: null, point: to, language: 'en', token: null, at: shop.clock(), address: `guest ${guestId}`, device: null,
      origin: '', sign: String } as const; // prettier-ignore
  const contact = {
    contact_person_name: 'Mina',
    contact_person_number: `+356 ${guestId}`,
    contact_person_email: 'mina@example.com',
  };
  const body = { ...contact, guest_id: guestId, order_type: 'delivery', payment_method: 'cash_on_delivery' } as const;
  const none = { itemsAmount: 0, addOnsAmount: 0, discountAmount: 0, taxAmount: 0, taxPercent: 0, taxIncluded: false };
  const charges = { deliveryCharge: 0, originalDeliveryCharge: 0, additionalCharge: 0, tip: 0, total: 1000 };
  const { id: storeId, moduleId, zoneId } = store;
  const address = addressOf(to);
  const { orderId } = await placeOnce(shop, body, place, null, async () => ({
    order: { storeId, moduleId, zoneId, type: 'delivery', ...none, ...charges, itemsAmount: 1000, address },
    rows: [],
  }));
  if (orderId === null) throw new Error('The order was not placed.');
  return orderId;
}

async function arrivalOf({ db }: Shop, id: number) {
  const [row] = await db.select({ arrival: orders.arrival }).from(orders).where(eq(orders.id, id));
  if (!row?.arrival?.first) throw new Error(`Order ${id} has no window.`);
  return { first: row.arrival.first, late: row.arrival.late };
}

/** Nobody watches. */
const quiet = ({ live }: Shop): Shop['live'] => ({ ...live, orderChanged: async () => undefined });

/** The windows of `count` orders as they were told first, and when they came. @param count orders @param seed of everything random @param noise of the time that one store takes for its orders, as a part of it */
export async function deliverOrders(given: Shop, count: number, seed: string, noise: number): Promise<Told[]> {
  const random = createRandom(seed);
  let now = given.clock().getTime();
  const shop: Shop = { ...given, live: quiet(given), clock: () => new Date(now) };
  const { stores, couriers } = await openTown(shop, random);
  const queue: { at: number; run: () => Promise<void> }[] = [];
  const later = (at: number, run: () => Promise<void>) => {
    const index = queue.findIndex((event) => event.at > at);
    queue.splice(index < 0 ? queue.length : index, 0, { at, run });
  };
  const take = (id: number, step: OrderStep, courierId?: number) =>
    shop.db.transaction((tx) =>
      changeOrder(tx, id, step, { who: 'admin' }, { at: new Date(now), ...(courierId ? { courierId } : {}) }),
    );
  const waiting: Order[] = [];
  const told: Told[] = [];

  /** Sends free couriers to the orders that were called first. */
  const dispatch = (zoneId: number): void => {
    for (const order of waiting.filter(({ store }) => store.zoneId === zoneId)) {
      const free = couriers.filter((courier) => courier.zoneId === zoneId && courier.freeAt <= now);
      const courier = free.sort(
        (a, b) => metresBetween(a.at, order.store.point) - metresBetween(b.at, order.store.point),
      )[0];
      if (!courier) return;
      waiting.splice(waiting.indexOf(order), 1);
      const seconds = (metres: number) => (metres / 1000) * courier.pace * Math.exp(0.1 * normal(random)) * 1000;
      const atStore = now + seconds(streetMetres(courier.at, order.store.point) ?? 0);
      const picked = Math.max(atStore, order.ready) + (30 + random() * 60) * 1000;
      const delivered = picked + seconds(order.metres) + (30 + random() * 60) * 1000;
      Object.assign(courier, { freeAt: delivered, at: order.to });
      later(picked, () => take(order.id, 'pick_up').then(() => undefined));
      later(delivered, () => deliver(order));
    }
  };
  const deliver = async ({ id, store, told: entry }: Order) => {
    entry.isSaidLate = (await arrivalOf(shop, id)).late !== null;
    await take(id, 'deliver');
    entry.delivered = now;
    dispatch(store.zoneId);
  };
  const prepare = (order: Order) => async () => {
    await take(order.id, 'prepare', couriers.find(({ zoneId }) => zoneId === order.store.zoneId)?.id);
    order.ready = now + order.store.pace * Math.exp(noise * normal(random)) * MINUTE;
    later(order.ready, () => take(order.id, 'hand_over').then(() => undefined));
    later(Math.max(now, order.ready - CALLED * MINUTE), async () => {
      waiting.push(order);
      dispatch(order.store.zoneId);
    });
  };
  const place = async () => {
    const store = pick(random, stores);
    const { to, metres } = homeNear(store, random);
    const guestId = FIRST_GUEST + told.length;
    await insertGuest(shop.db, guestId, shop.clock());
    const id = await placeOne(shop, guestId, store, to);
    const { first } = await arrivalOf(shop, id);
    const entry = {
      placed: now,
      from: Date.parse(first.from),
      to: Date.parse(first.to),
      delivered: 0,
      isSaidLate: false,
    };
    told.push(entry);
    const order = { id, store, to, metres, ready: 0, told: entry };
    later(now + between(random, 20, 100) * 1000, async () => {
      await take(id, 'accept');
      later(now + 1000, prepare(order));
    });
    if (told.length >= count) return;
    // Noon and evening: twice as many as between.
    const rush = 1 + 0.35 * Math.sin((now / (6 * 60 * MINUTE)) * 2 * Math.PI);
    later(now + -Math.log(1 - random()) * rush * BETWEEN * MINUTE, place);
  };
  later(now, place);
  for (let next = queue.shift(), revised = now; next; next = queue.shift()) {
    for (; revised < next.at; revised += 2 * MINUTE) await reviseArrivals(shop, new Date(revised));
    now = next.at;
    await next.run();
  }
  return told;
}

export interface Honesty {
  orders: number;
  /** Share that came within the window told first. */
  within: number;
  /** Minutes between the middle of the window and the door. */
  medianError: number;
  widest: number;
  medianWidth: number;
  /** Share that came more than ten minutes after the window, and of those the share that were said to be late before. */
  late: number;
  saidLate: number;
}

const middleOf = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export function honestyOf(told: readonly Told[]): Honesty {
  const widths = told.map(({ from, to }) => (to - from) / MINUTE);
  const late = told.filter(({ to, delivered }) => delivered > to + 10 * MINUTE);
  return {
    orders: told.length,
    within: told.filter(({ from, to, delivered }) => delivered >= from && delivered <= to).length / told.length,
    medianError: middleOf(told.map(({ from, to, delivered }) => Math.abs(delivered - (from + to) / 2) / MINUTE)),
    widest: Math.max(...widths),
    medianWidth: middleOf(widths),
    late: late.length / told.length,
    saidLate: late.length === 0 ? 1 : late.filter(({ isSaidLate }) => isSaidLate).length / late.length,
  };
}
