/** Dishes that are served in a minute of a day, in SQL. Mirrors `isWithin` and `mealOf` of `domain`. */
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { minutesOf } from '@shop/domain/availability';
import { MEAL_HOURS, type Meal } from '@shop/domain/meals';
import * as t from '../../db/schema';
import { isOpenIn, minutes } from '../stores/open-sql';

/** A minute of a weekday (0 = Sunday) on the marketplace's clock, and a meal. */
export interface Serving {
  meal: Meal;
  day: number;
  minute: number;
}

const { availableFrom, availableTo } = t.items;
const start = minutes(availableFrom);
const end = sql`(CASE WHEN ${availableTo} LIKE '23:59%' THEN 1440 ELSE ${minutes(availableTo)} END)`;

/** From the first to the last but one; a window that passes midnight has its end before its start. */
const isBetween = (what: SQL | number, from: SQL | number, to: SQL | number): SQL =>
  sql`(CASE WHEN ${from} < ${to} THEN ${from} <= ${what} AND ${what} < ${to} ELSE ${from} <= ${what} OR ${what} < ${to} END)`;

/** Has serving hours of its own, which begin in the meal and contain the minute; and its store is open. */
export function isServed({ meal, day, minute }: Serving): SQL | undefined {
  const { start: from, end: to } = MEAL_HOURS[meal];
  const open = and(eq(t.stores.active, true), isOpenIn({ day, minute }));
  return and(
    sql`${availableFrom} IS NOT NULL AND ${availableTo} IS NOT NULL`,
    // All day is no hours of its own.
    sql`${start} <> ${end} AND NOT (${start} = 0 AND ${end} = 1440)`,
    isBetween(start, sql`${minutesOf(from)}::int`, sql`${minutesOf(to)}::int`),
    isBetween(sql`${minute}::int`, start, end),
    sql`${t.items.storeId} IN (SELECT ${t.stores.id} FROM ${t.stores} WHERE ${open})`,
  );
}
