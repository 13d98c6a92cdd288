/** What the finished orders of the demo's stores took: a marketplace that has been running does not estimate by what stores state. */
import { eq, isNull } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { insertRows } from '../db/insert-rows';
import * as t from '../db/schema';
import { statedSeconds } from '../features/arrivals/plan';
import { between, createRandom } from './random';

const OF_STORE = 24;
const OF_ZONE = 72;

const list = (length: number, each: () => number): number[] => Array.from({ length }, () => Math.round(each()));

/** Stores are a little faster than they state; couriers are called in time, and wait for an order rather than it for them. */
export async function seedPaces(db: Executor): Promise<void> {
  const { id, zoneId, moduleId, minutesLow, minutesHigh } = t.stores;
  // A demo of an older version may have learned of some already.
  const stores = await db
    .select({ id, zoneId, moduleId, minutesLow, minutesHigh })
    .from(t.stores)
    .leftJoin(t.storePaces, eq(t.storePaces.storeId, id))
    .where(isNull(t.storePaces.storeId))
    .orderBy(id);
  if (stores.length === 0) return;
  const random = createRandom('paces');
  const pickUp = () => between(random, 20, 90);
  const ride = () => between(random, 165, 205);
  const ofStores = stores.map((store) => {
    const pace = statedSeconds(store.minutesLow, store.minutesHigh) * (0.7 + 0.2 * random());
    const prepare = list(OF_STORE, () => pace * (0.9 + 0.2 * random()));
    return { storeId: store.id, prepare, pickUp: list(OF_STORE, pickUp), ride: list(OF_STORE, ride) };
  });
  const zones = new Map(stores.map((store) => [`${store.zoneId} ${store.moduleId}`, store]));
  const ofZones = [...zones.values()].map(({ zoneId: zone, moduleId: module }) => ({
    zoneId: zone,
    moduleId: module,
    prepare: list(OF_ZONE, () => between(random, 680, 920)),
    pickUp: list(OF_ZONE, pickUp),
    ride: list(OF_ZONE, ride),
  }));
  await db.insert(t.zonePaces).values(ofZones).onConflictDoNothing();
  await insertRows(db, t.storePaces, ofStores);
}
