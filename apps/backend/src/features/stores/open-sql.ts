/** Whether a store is inside its opening hours, in SQL. Mirrors `isOpenAt` in `domain`. */
import { sql, type Column, type SQL } from 'drizzle-orm';
import { minuteOfDay } from '@shop/util';
import * as t from '../../db/schema';
import { MARKETPLACE } from '../../marketplace';

/** 'HH:mm' or 'HH:mm:ss' as minutes after midnight. */
export const minutes = (time: SQL | Column): SQL =>
  sql`(split_part(${time}, ':', 1)::int * 60 + split_part(${time}, ':', 2)::int)`;

/**
 * Hours that pass midnight reach into the next day. A store that closes in the last minute of a day is open until its
 * end.
 */
export const isOpen = (at: Date): SQL<boolean> => isOpenIn(minuteOfDay(at, MARKETPLACE.timeZone));

/** Like {@link isOpen}, in a minute of a weekday; 0 is Sunday. */
export const isOpenIn = (moment: Moment): SQL<boolean> =>
  sql<boolean>`${t.stores.id} IN (${openHours(moment, sql`true`)})`;

/** Like {@link isOpenIn}, for one store, so that a few stores do not read the hours of all. @param storeId in SQL */
export const isStoreOpenIn = (moment: Moment, storeId: SQL): SQL<boolean> =>
  sql<boolean>`EXISTS (${openHours(moment, sql`store_id = ${storeId}`)})`;

/** A minute of a weekday; 0 is Sunday. */
interface Moment {
  day: number;
  minute: number;
}

/** The stores whose hours contain a moment. */
function openHours({ day, minute }: Moment, where: SQL): SQL {
  const before = (day + 6) % 7;
  return sql`
    SELECT h.store_id FROM (
      SELECT store_id, day, ${minutes(sql`opens`)} AS opens, ${minutes(sql`closes`)} AS closes,
        CASE WHEN closes LIKE '23:59%' THEN 1440 ELSE ${minutes(sql`closes`)} END AS ends
      FROM ${t.storeSchedules} WHERE day IN (${day}, ${before}) AND ${where}
    ) h
    WHERE CASE WHEN h.opens < h.ends THEN h.day = ${day} AND h.opens <= ${minute} AND ${minute} < h.ends
      ELSE (h.day = ${day} AND h.opens <= ${minute}) OR (h.day = ${before} AND ${minute} < h.closes) END`;
}
