/** Whether a store is inside its opening hours, in SQL. Mirrors `isOpenAt` in `domain`. */
import { sql, type Column, type SQL } from 'drizzle-orm';
import { minuteOfDay } from '@shop/util';
import * as t from '../../db/schema';
import { MARKETPLACE } from '../../marketplace';

/** 'HH:mm' or 'HH:mm:ss' as minutes after midnight. */
export const minutes = (time: SQL | Column): SQL =>
  sql`(split_part(${time}, ':', 1)::int * 60 + split_part(${time}, ':', 2)::int)`;

/** A minute of a weekday; 0 is Sunday. */
interface Moment {
  day: number;
  minute: number;
}
const MINUTES_OF_A_DAY = 1440;

/** Of the hours of a store, as the database keeps them (decision 144). */
const contains = ({ day, minute }: Moment): SQL => sql`${t.storeHours.open} @> ${day * MINUTES_OF_A_DAY + minute}::int`;

export const isOpen = (at: Date): SQL<boolean> => isOpenIn(minuteOfDay(at, MARKETPLACE.timeZone));

/** Like {@link isOpen}, in a minute of a weekday. */
export const isOpenIn = (moment: Moment): SQL<boolean> =>
  sql<boolean>`${t.stores.id} IN (SELECT ${t.storeHours.storeId} FROM ${t.storeHours} WHERE ${contains(moment)})`;

/** Like {@link isOpenIn}, for one store, so that a few stores do not read the hours of all. @param storeId in SQL */
export const isStoreOpenIn = (moment: Moment, storeId: SQL): SQL<boolean> =>
  sql<boolean>`EXISTS (SELECT 1 FROM ${t.storeHours} WHERE ${t.storeHours.storeId} = ${storeId} AND ${contains(moment)})`;
