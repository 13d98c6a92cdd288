/**
 * The order of what a search found, in SQL: how well the name answers (`score-name.ts` in `domain`), and what is more
 * likely to be wanted (decision 108). Sold-out items come last, however well they answer (decision 035).
 */
import { and, or, sql, type SQL } from 'drizzle-orm';
import type { LatLng } from '@shop/domain';
import type { SearchedDiet } from '@shop/domain/search/diet-words';
import { minuteOfDay } from '@shop/util';
import { isAnyOf } from '../../db/any-of';
import * as t from '../../db/schema';
import { isStoreOpenIn } from '../stores/open-sql';
import { metresTo } from '../stores/place-sql';
import { MARKETPLACE } from '../../marketplace';
import type { Found, Matches } from './search-catalogue';

/** Added to the score of a name, in which one matching word of one is 1. */
export const LIST_WEIGHTS = {
  /** At a thousand orders and more; less in proportion to the logarithm. */
  orders: 0.1,
  /** At five stars. */
  rating: 0.04,
  /** Holds the amount that was searched. */
  amount: 0.3,
  /** Takes orders now. */
  open: 0.2,
  /** At the door; nothing from ten kilometres on. */
  near: 0.1,
  /** Items of a store or a brand that was searched have no score of their own. */
  ofOwner: 0.5,
} as const;
const MANY_ORDERS = 1000;
const FAR_METRES = 10_000;

/** The score of what a column names, by a search in the sorted ids: a list of hundreds is looked up for thousands of rows. null: not found */
function scoreOf({ ids, scores }: Matches, column: SQL): SQL {
  const sorted = ids.map((id, index) => ({ id, score: scores[index] })).sort((one, other) => one.id - other.id);
  const keys = sql`${sql.param(sorted.map(({ id }) => id))}::int[]`;
  const place = sql`width_bucket(${column}, ${keys})`;
  return sql`CASE WHEN (${keys})[${place}] = ${column} THEN (${sql.param(sorted.map(({ score }) => score))}::float8[])[${place}] END`;
}

const usual = (orders: SQL, rating: SQL): SQL =>
  sql`${LIST_WEIGHTS.orders}::float8 * least(1, ln(1 + ${orders}) / ln(1 + ${MANY_ORDERS}::float8)) + ${LIST_WEIGHTS.rating}::float8 * ${rating} / 5`;

/** An amount as `withMeasures` writes it. */
const inBase = sql`CASE ${t.items.netUnit} WHEN 'ml' THEN ${t.items.netAmount} || 'ml' WHEN 'cl' THEN ${t.items.netAmount} * 10 || 'ml'
  WHEN 'l' THEN ${t.items.netAmount} * 1000 || 'ml' WHEN 'g' THEN ${t.items.netAmount} * 1000 || 'mg' WHEN 'kg' THEN ${t.items.netAmount} * 1000000 || 'mg' END`;

/** What an item of a search is sorted by, descending, apart from whether its store is open. */
export function itemRank({ names, measures }: Found): SQL {
  const score = sql`coalesce(${scoreOf(names, sql`${t.items.nameId}`)}, ${LIST_WEIGHTS.ofOwner}::float8)`;
  const rank = sql`${score} + ${usual(sql`${t.items.orderCount}`, sql`${t.items.rating}`)}`;
  if (measures.length === 0) return sql`(${rank})`;
  return sql`(${rank} + CASE WHEN ${isAnyOf(sql`(${inBase})`, measures)} THEN ${LIST_WEIGHTS.amount}::float8 ELSE 0 END)`;
}

const SUITS = {
  halal: t.items.halal,
  vegan: t.items.vegan,
  gluten_free: t.items.glutenFree,
  vegetarian: t.items.veg,
} as const satisfies Record<SearchedDiet, unknown>;

/** Whether an item suits each of the diets that a column names. */
export const suitsNamed = (diets: SQL): SQL =>
  sql.join(
    Object.entries(SUITS).map(
      ([diet, column]) => sql`(${column} OR NOT ${diet}::text = ANY(string_to_array(${diets}, ' ')))`,
    ),
    sql` AND `,
  );

function suits(diets: Found['diets']): SQL | undefined {
  if (!diets) return undefined;
  const every = and(...diets.all.map((diet) => sql`${SUITS[diet]}`));
  return diets.except.length > 0 ? or(isAnyOf(t.items.nameId, diets.except), every) : every;
}

/** The items of a search. */
export function isFoundItem({ names, of, diets }: Found): SQL | undefined {
  const { nameId, storeId, brandId } = t.items;
  if (!of) return and(isAnyOf(nameId, names.ids), suits(diets));
  const owned = or(
    of.storeIds.length > 0 ? isAnyOf(storeId, of.storeIds) : undefined,
    of.brandIds.length > 0 ? isAnyOf(brandId, of.brandIds) : undefined,
  );
  return of.names ? sql`(${owned ?? sql`false`}) AND ${isAnyOf(nameId, of.names)}` : owned;
}

/** What a store of a search is sorted by, descending. @param point null: unknown */
export function storeRank(found: Matches, point: LatLng | null, at: Date): SQL {
  const { id, orderCount, rating, active } = t.stores;
  const near = point
    ? sql` + ${LIST_WEIGHTS.near}::float8 * greatest(0, 1 - ${metresTo(point)} / ${FAR_METRES}::float8)`
    : sql``;
  const open = sql`CASE WHEN ${active} AND ${isStoreOpenIn(minuteOfDay(at, MARKETPLACE.timeZone), sql`${id}`)} THEN ${LIST_WEIGHTS.open}::float8 ELSE 0 END`;
  return sql`(${scoreOf(found, sql`${id}`)} + ${usual(sql`${orderCount}`, sql`${rating}`)} + ${open}${near})`;
}
