/** Filters and orders of store lists, in SQL. */
import { and, eq, gte, or, sql, type Column, type SQL } from 'drizzle-orm';
import type { LatLng } from '@shop/domain';
import { isAnyOf } from '../../db/any-of';
import * as t from '../../db/schema';
import type { ScopeArrivals } from '../arrivals/store-arrivals';
import { storeRank } from '../search/rank';
import type { Matches } from '../search/search-catalogue';
import { conditionsOfChoice, type StoreWordChoice } from './filter-words';
import { isOpen } from './open-sql';
import { arrivesInTime, latestArrival, metresTo } from './place-sql';

export interface StoreFilter extends StoreWordChoice {
  zoneIds?: number[] | undefined;
  moduleId?: number | null | undefined;
  delivers?: boolean;
  takesAway?: boolean;
  featured?: boolean;
  /** Sells items of this category or of its sub-categories. */
  categoryId?: number | undefined;
  /** Sells items of any of these categories or of their sub-categories. */
  categoryIds?: number[];
  /** Is one of these, which are in time at the place (`inScope`), and takes orders now; empty where the place is unknown. */
  inTime?: readonly number[];
  /** The lowest average rating. */
  minRating?: number;
  halal?: boolean | undefined;
  /** Offers dishes of this kind. */
  type?: 'all' | 'veg' | 'non_veg' | undefined;
  /** What a search found, the best first. */
  named?: Matches;
}
/**
 * `near`, `popular`, `newest`, `rating` and `offer` put stores that are open first, then those that open later, and
 * last those that take no orders; `match` is the order of a search (decision 108); `nearest`, `ordered`, `rated` and
 * `soonest`, which a customer chooses, do not.
 */
export type StoreOrder =
  'match' | 'near' | 'popular' | 'newest' | 'rating' | 'offer' | 'nearest' | 'ordered' | 'rated' | 'soonest';

/** Uses the tallies: searching `items` would check each store of the module. */
const sellsCategories = (ids: number[]): SQL => {
  const { categoryId, storeId, items } = t.storeTallies;
  return sql`${t.stores.id} IN (SELECT ${storeId} FROM ${t.storeTallies} WHERE ${isAnyOf(categoryId, ids)} GROUP BY ${storeId} HAVING sum(${items}) > 0)`;
};

/** Conditions on the place. Stores of some modules are served in every zone. */
const placeConditions = ({ zoneIds, moduleId }: StoreFilter): (SQL | undefined)[] => [
  zoneIds && or(eq(t.modules.everyZone, true), isAnyOf(t.stores.zoneId, zoneIds)),
  moduleId ? eq(t.stores.moduleId, moduleId) : undefined,
];

/** Conditions of the list itself. */
const listConditions = ({ delivers, takesAway, featured }: StoreFilter): (SQL | undefined)[] => [
  delivers ? eq(t.stores.delivers, true) : undefined,
  takesAway ? eq(t.stores.takesAway, true) : undefined,
  featured ? eq(t.stores.featured, true) : undefined,
];

/** Conditions that the customer chooses. */
const customerConditions = (filter: StoreFilter, at: Date): (SQL | undefined)[] => [
  filter.categoryId === undefined ? undefined : sellsCategories([filter.categoryId]),
  filter.categoryIds && sellsCategories(filter.categoryIds),
  ...conditionsOfChoice(filter, at),
  filter.inTime && arrivesInTime(filter.inTime, at),
  filter.minRating === undefined ? undefined : gte(t.stores.rating, filter.minRating),
  filter.halal ? sql`EXISTS (SELECT 1 FROM items i WHERE i.store_id = ${t.stores.id} AND i.halal)` : undefined,
  filter.type === 'veg' ? eq(t.stores.veg, true) : undefined,
  filter.type === 'non_veg' ? eq(t.stores.nonVeg, true) : undefined,
];

/** @param at the time of the request */
export function storeConditions(filter: StoreFilter, at: Date): SQL | undefined {
  return and(
    ...placeConditions(filter),
    ...listConditions(filter),
    ...customerConditions(filter, at),
    filter.named && isAnyOf(t.stores.id, filter.named.ids),
  );
}

/** A sort key of stores. `down`: descending. */
export interface StoreSort {
  by: SQL | Column;
  down?: true;
}
const { id, active, createdAt, discountPercent, orderCount, rating, ratingCount } = t.stores;
const down = (by: SQL | Column): StoreSort => ({ by, down: true });
const CHOSEN: Record<'ordered' | 'rated', StoreSort[]> = {
  ordered: [down(orderCount), { by: id }],
  rated: [down(ratingCount), { by: id }],
};
const OPEN_FIRST: Record<'popular' | 'newest' | 'offer' | 'rating', StoreSort[]> = {
  popular: [down(orderCount), { by: id }],
  newest: [down(createdAt), { by: id }],
  offer: [down(discountPercent), { by: id }],
  rating: [down(rating), { by: id }],
};

/** Time and place of a request for a list of stores. */
export interface ListContext {
  at: Date;
  /** The customer's position; null: unknown. */
  point: LatLng | null;
  /** When each store of the list would be there; null: nothing of the list depends on it, or the place is unknown. */
  inScope: ScopeArrivals | null;
}

/** @param named what a search found, for its order */
export function storeSorts(order: StoreOrder, { point, at, inScope }: ListContext, named?: Matches): StoreSort[] {
  if (order === 'match') return [...(named ? [down(storeRank(named, point, at))] : []), { by: id }];
  if (order === 'ordered' || order === 'rated') return CHOSEN[order];
  const near: StoreSort[] = [...(point ? [{ by: metresTo(point) }] : []), { by: id }];
  if (order === 'nearest') return near;
  if (order === 'soonest') return [{ by: latestArrival(inScope?.arrivals ?? null) }, ...near];
  const openFirst = [down(sql`(${active} AND ${isOpen(at)})`), down(active)];
  return [...openFirst, ...(order === 'near' ? near : OPEN_FIRST[order])];
}
