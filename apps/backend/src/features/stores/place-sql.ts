/** Distance and arrival of stores in SQL, so that a page can be cut after sorting. Mirrors `distance` of `domain`. */
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { LatLng } from '@shop/domain';
import type { Minutes } from '@shop/domain/arrival';
import { isAnyOf } from '../../db/any-of';
import * as t from '../../db/schema';
import { isOpen } from './open-sql';

/** Great-circle distance in metres. */
export function metresTo(point: LatLng): SQL<number> {
  return sql<number>`(2 * 6371000 * asin(least(1, sqrt(power(sin(radians(${t.stores.lat} - ${point.lat}) / 2), 2) + cos(radians(${point.lat})) * cos(radians(${t.stores.lat})) * power(sin(radians(${t.stores.lng} - ${point.lng}) / 2), 2)))))`;
}

/**
 * The latest minute that cards say: of the arrivals found before, else what the store states. JSON, since arrays are searched one
 * by one. @param arrivals null: the place is unknown
 */
export function latestArrival(arrivals: ReadonlyMap<number, Minutes> | null): SQL<number> {
  if (!arrivals) return sql<number>`${t.stores.minutesHigh}`;
  const latest = JSON.stringify(Object.fromEntries([...arrivals].map(([id, { max }]) => [id, max])));
  return sql<number>`coalesce((${latest}::jsonb ->> ${t.stores.id}::text)::int, ${t.stores.minutesHigh})`;
}

/** Whether a store takes orders now, delivers, and arrives in time. @param inTime those whose arrival is in time */
export const arrivesInTime = (inTime: readonly number[], at: Date): SQL | undefined =>
  inTime.length === 0
    ? sql`false`
    : and(eq(t.stores.active, true), eq(t.stores.delivers, true), isOpen(at), isAnyOf(t.stores.id, inTime));
