/** SQL of arrivals: what finished orders taught, the queue of couriers, and orders whose window is to be looked at again. */
import { and, asc, isNotNull, lte, sql } from 'drizzle-orm';
import { compiled } from '../../db/compiled';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';
import type { Paces, Queue } from '../arrivals/plan';
import { couriersIn, ordersAhead, pacesJson } from '../arrivals/queries';

export interface ArrivalFigures extends Queue {
  store: { lat: number; lng: number; low: number; high: number } | null;
  ofStore: Paces | null;
  ofZone: Paces | null;
}

const { placeholder } = sql;
const ofZoneId = sql`${placeholder('zoneId')}::int`;

const figuresOf = compiled<{ storeId: number | null; zoneId: number; moduleId: number }, ArrivalFigures[]>((db) =>
  db
    .select({
      store: sql<
        ArrivalFigures['store']
      >`(SELECT jsonb_build_object('lat', s.lat, 'lng', s.lng, 'low', s.minutes_low, 'high', s.minutes_high)
         FROM ${t.stores} s WHERE s.id = ${placeholder('storeId')}::int)`,
      ofStore: sql<Paces | null>`(SELECT ${pacesJson} FROM ${t.storePaces} p WHERE p.store_id = ${placeholder('storeId')}::int)`,
      ofZone: sql<Paces | null>`(SELECT ${pacesJson} FROM ${t.zonePaces} p
         WHERE p.zone_id = ${ofZoneId} AND p.module_id = ${placeholder('moduleId')}::int)`,
      couriers: couriersIn(ofZoneId),
      ahead: ordersAhead(ofZoneId),
    })
    .from(sql`(SELECT 1) one`),
);

/** What the arrival of an order is estimated from, in one statement. @param storeId null: a parcel */
export async function arrivalFigures(
  db: Executor,
  { storeId, zoneId, moduleId }: { storeId: number | null; zoneId: number; moduleId: number },
): Promise<ArrivalFigures> {
  const [row] = await figuresOf(db, { storeId, zoneId, moduleId });
  if (!row) throw new Error('The figures of arrivals gave no row.');
  return row;
}

/** As many finished orders are remembered of a store; of a zone three times as many. */
const REMEMBERED = 24;

type Sample = { [Name in keyof Paces]: number | null };

/** The list with one more at its start, and without the oldest. */
const added = (column: ReturnType<typeof sql>, value: number | null, most: number) =>
  value === null ? column : sql`(ARRAY[${value}::int] || ${column})[1:${sql.raw(String(most))}]`;
const list = (value: number | null): number[] => (value === null ? [] : [value]);

/** Adds what one order of a store took. One statement: orders that end at the same moment are both kept. */
export async function addStorePace(tx: Executor, storeId: number, sample: Sample): Promise<void> {
  const { prepare, pickUp, ride } = t.storePaces;
  await tx
    .insert(t.storePaces)
    .values({ storeId, prepare: list(sample.prepare), pickUp: list(sample.pickUp), ride: list(sample.ride) })
    .onConflictDoUpdate({
      target: t.storePaces.storeId,
      set: {
        prepare: added(sql`${prepare}`, sample.prepare, REMEMBERED),
        pickUp: added(sql`${pickUp}`, sample.pickUp, REMEMBERED),
        ride: added(sql`${ride}`, sample.ride, REMEMBERED),
      },
    });
}

/** Like {@link addStorePace}, for the zone and module; `prepare` in thousandths of what the store states. */
export async function addZonePace(
  tx: Executor,
  { zoneId, moduleId }: { zoneId: number; moduleId: number },
  sample: Sample,
): Promise<void> {
  const { prepare, pickUp, ride } = t.zonePaces;
  const most = 3 * REMEMBERED;
  await tx
    .insert(t.zonePaces)
    .values({ zoneId, moduleId, prepare: list(sample.prepare), pickUp: list(sample.pickUp), ride: list(sample.ride) })
    .onConflictDoUpdate({
      target: [t.zonePaces.zoneId, t.zonePaces.moduleId],
      set: {
        prepare: added(sql`${prepare}`, sample.prepare, most),
        pickUp: added(sql`${pickUp}`, sample.pickUp, most),
        ride: added(sql`${ride}`, sample.ride, most),
      },
    });
}

/** Orders per round. */
const AT_ONCE = 200;

/** Orders whose window is to be looked at again, the longest overdue first. */
export async function ordersToRevise(db: Executor, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: t.orders.id })
    .from(t.orders)
    .where(and(isNotNull(t.orders.reviseAt), lte(t.orders.reviseAt, now)))
    .orderBy(asc(t.orders.reviseAt))
    .limit(AT_ONCE);
  return rows.map(({ id }) => id);
}
