/** SQL of the paces of many stores: one statement for a page, and one for all stores of a place, which is cached. */
import type { LatLng } from '@shop/domain';
import { eq, sql, type SQL } from 'drizzle-orm';
import { cachedRowsBy } from '../../db/cached-totals';
import { compiled, paddedIds } from '../../db/compiled';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';
import { statedSeconds, storePaceOf, zonePaceOf, type Paces, type Queue, type StorePace } from './plan';

/** A queue longer than this is as good as endless. */
const LONGEST_QUEUE = 500;
const { placeholder } = sql;

/** The paces of a table `p`, as JSON: the driver reads arrays of numbers slower. */
export const pacesJson = sql`jsonb_build_object('prepare', p.prepare, 'pickUp', p.pick_up, 'ride', p.ride)`;
/** @param zoneId in SQL */
export const couriersIn = (zoneId: SQL): SQL<number> =>
  sql<number>`(SELECT count(*)::int FROM ${t.couriers} c WHERE c.zone_id = ${zoneId})`;
/** Orders under way in a zone that need a courier, or have one. @param zoneId in SQL */
export const ordersAhead = (zoneId: SQL): SQL<number> =>
  sql<number>`(SELECT count(*)::int FROM (SELECT 1 FROM ${t.orders}
    WHERE ${t.orders.zoneId} = ${zoneId} AND ${t.running(t.orders.status)} AND ${t.orders.type} <> 'take_away'
      AND ${t.orders.reviseAt} IS NOT NULL LIMIT ${sql.raw(String(LONGEST_QUEUE))}) q)`;

interface FoundStore {
  id: number;
  zoneId: number;
  moduleId: number;
  lat: number;
  lng: number;
  low: number;
  high: number;
  delivers: boolean;
  paces: Pick<Paces, 'prepare' | 'ride'> | null;
}
interface FoundZone extends Queue {
  zoneId: number;
  moduleId: number;
  paces: Paces | null;
}

const { id, zoneId, moduleId, lat, lng, minutesLow, minutesHigh, delivers } = t.stores;

/** One row with the stores and their zones. @param where condition on stores and their modules */
function pacesWhere(db: Executor, where: SQL | undefined) {
  const wanted = db
    .$with('wanted')
    .as(
      db
        .select({ id, zoneId, moduleId, lat, lng, minutesLow, minutesHigh, delivers })
        .from(t.stores)
        .innerJoin(t.modules, eq(t.modules.id, moduleId))
        .where(where),
    );
  return db
    .with(wanted)
    .select({
      stores: sql<FoundStore[]>`coalesce((SELECT jsonb_agg(jsonb_build_object('id', s.id, 'zoneId', s.zone_id,
          'moduleId', s.module_id, 'lat', s.lat, 'lng', s.lng, 'low', s.minutes_low, 'high', s.minutes_high,
          'delivers', s.delivers, 'paces', CASE WHEN p.store_id IS NOT NULL
            THEN jsonb_build_object('prepare', p.prepare, 'ride', p.ride) END))
        FROM ${wanted} s LEFT JOIN ${t.storePaces} p ON p.store_id = s.id), '[]')`,
      zones: sql<
        FoundZone[]
      >`coalesce((SELECT jsonb_agg(jsonb_build_object('zoneId', z.zone_id, 'moduleId', z.module_id,
          'paces', CASE WHEN p.zone_id IS NOT NULL THEN ${pacesJson} END,
          'couriers', ${couriersIn(sql`z.zone_id`)}, 'ahead', ${ordersAhead(sql`z.zone_id`)}))
        FROM (SELECT DISTINCT zone_id, module_id FROM ${wanted}) z
        LEFT JOIN ${t.zonePaces} p ON p.zone_id = z.zone_id AND p.module_id = z.module_id), '[]')`,
    })
    .from(sql`(SELECT 1) one`);
}
type Found = Awaited<ReturnType<typeof pacesWhere>>;

/** A store that has a pace, and where its couriers start. */
export interface PacedStore extends LatLng {
  id: number;
  delivers: boolean;
  pace: StorePace;
}

function pacedStores([found]: Found): PacedStore[] {
  const keyOf = (of: { zoneId: number; moduleId: number }) => `${of.zoneId} ${of.moduleId}`;
  const zones = new Map((found?.zones ?? []).map((zone) => [keyOf(zone), zonePaceOf(zone.paces, zone)]));
  return (found?.stores ?? []).map(({ paces, low, high, ...store }) => {
    const zone = zones.get(keyOf(store)) ?? zonePaceOf(null, { couriers: 0, ahead: 0 });
    return {
      id: store.id,
      lat: store.lat,
      lng: store.lng,
      delivers: store.delivers,
      pace: storePaceOf(paces, zone, statedSeconds(low, high)),
    };
  });
}

const pacesByIds = compiled<{ ids: number[] }, Found>((db) => pacesWhere(db, sql`${id} = ANY(${placeholder('ids')})`));

/** The paces of stores by their ids. */
export async function pacesOfStores(db: Executor, ids: readonly number[]): Promise<Map<number, StorePace>> {
  if (ids.length === 0) return new Map();
  return new Map(pacedStores(await pacesByIds(db, { ids: paddedIds(ids) })).map((store) => [store.id, store.pace]));
}

/** Zones and module of a list; undefined, or null: all. */
export interface PaceScope {
  zoneIds?: readonly number[] | undefined;
  moduleId?: number | null | undefined;
}

const pacesByScope = compiled<{ zoneIds: number[] | null; moduleId: number | null }, Found>((db) => {
  return pacesWhere(
    db,
    sql`(${t.modules.everyZone} OR ${placeholder('zoneIds')}::int[] IS NULL OR ${zoneId} = ANY(${placeholder('zoneIds')}::int[]))
      AND (${placeholder('moduleId')}::int IS NULL OR ${moduleId} = ${placeholder('moduleId')}::int)`,
  );
});

/** All stores of a list with their paces, cached as totals are. */
export const pacesOfScope = (db: Executor, { zoneIds, moduleId: module }: PaceScope): Promise<PacedStore[]> =>
  cachedRowsBy(db, `paces ${zoneIds?.join() ?? 'all'} ${module ?? 'all'}`, async () =>
    pacedStores(await pacesByScope(db, { zoneIds: zoneIds ? [...zoneIds] : null, moduleId: module ?? null })),
  );
