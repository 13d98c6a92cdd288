/** Distance and arrival of stores in SQL, so that a page can be cut after sorting. Mirrors `arrival` and `distance` of `domain`. */
import { and, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { LatLng } from '@shop/domain';
import { IN_TIME, METRES_A_MINUTE } from '@shop/domain/arrival';
import * as t from '../../db/schema';
import { isOpen } from './open-sql';

/** Great-circle distance in metres. */
export function metresTo(point: LatLng): SQL<number> {
  return sql<number>`(2 * 6371000 * asin(least(1, sqrt(power(sin(radians(${t.stores.lat} - ${point.lat}) / 2), 2) + cos(radians(${point.lat})) * cos(radians(${t.stores.lat})) * power(sin(radians(${t.stores.lng} - ${point.lng}) / 2), 2)))))`;
}

/** The latest minute of an arrival. @param point null: unknown, so the way takes no time */
export const latestArrival = (point: LatLng | null): SQL<number> =>
  point
    ? sql<number>`(${t.stores.minutesHigh} + ceil(${metresTo(point)} / ${METRES_A_MINUTE}))`
    : sql<number>`${t.stores.minutesHigh}`;

/** Whether a store takes orders now, delivers, and arrives in time. @param point null: no store does */
export const arrivesInTime = (point: LatLng | null, at: Date): SQL | undefined =>
  point
    ? and(eq(t.stores.active, true), eq(t.stores.delivers, true), isOpen(at), lte(latestArrival(point), IN_TIME))
    : sql`false`;
