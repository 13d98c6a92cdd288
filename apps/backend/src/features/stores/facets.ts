/** Facets of a store list: how many stores each further filter would leave (decision 055). */
import { eq, gt, sql } from 'drizzle-orm';
import type { StoreFacets } from '@shop/contract/results';
import type { LatLng } from '@shop/domain';
import type { StoreWord } from '@shop/domain/results-filters';
import type { Executor } from '../../db/database';
import { cachedRows, cachedTotal } from '../../db/cached-totals';
import * as t from '../../db/schema';
import { facetsOf, type FacetGroup } from '../../facets';
import { runPipelined } from '../../db/run-pipelined';
import { inCampaign, isVegetarian, isWellRated, storeConditions, type StoreFilter } from './filters';
import { isOpen } from './open-sql';

/** The words that filter alike at every place, by the filter they choose. */
const WORDS = {
  open: 'currently_open',
  discounted: 'discounted',
  campaign: 'from_campaign',
  freeDelivery: 'free_delivery',
  wellRated: 'rated_4_5',
  vegetarian: 'vegetarian',
} as const satisfies Partial<Record<keyof StoreFilter, StoreWord>>;

/** The filters chosen by the customer. */
export type StoreFilterChoice = Pick<StoreFilter, keyof typeof WORDS | 'inTimeAt' | 'minRating' | 'categoryIds'>;

/** The categories of a store's items, and their parents. */
const categoriesOfStore = sql<
  number[]
>`ARRAY(SELECT DISTINCT x.id FROM items i CROSS JOIN LATERAL (VALUES (i.category_id), (i.category_parent_id)) x(id) WHERE i.store_id = ${t.stores.id} AND x.id <> 0 ORDER BY x.id)`;

/** Counts stores by group. No chosen filter is part of the query, so all choices share the cached counts. */
const groupedStores = (db: Executor, at: Date, list: StoreFilter) =>
  db
    .select({
      open: isOpen(at).as('open'),
      discounted: sql<boolean>`${gt(t.stores.discountPercent, 0)}`.as('discounted'),
      campaign: inCampaign(at).as('campaign'),
      freeDelivery: sql<boolean>`${t.stores.freeDelivery}`.as('free'),
      wellRated: sql<boolean>`${isWellRated}`.as('well_rated'),
      vegetarian: sql<boolean>`${isVegetarian}`.as('vegetarian'),
      rating: sql<number>`floor(${t.stores.rating})::int`.as('stars'),
      categoryIds: categoriesOfStore.as('held'),
      count: sql<number>`count(*)::int`,
    })
    .from(t.stores)
    .innerJoin(t.modules, eq(t.modules.id, t.stores.moduleId))
    .where(storeConditions(list, at))
    .groupBy(sql`1, 2, 3, 4, 5, 6, 7, 8`);

type Word = (typeof WORDS)[keyof typeof WORDS];
const KEYS = Object.keys(WORDS) as (keyof typeof WORDS)[];
const wordsOf = (of: Partial<Record<keyof typeof WORDS, boolean>>): Word[] =>
  KEYS.filter((key) => of[key]).map((key) => WORDS[key]);

/** The choices that words of a request make. */
export const choicesOfWords = (words: readonly StoreWord[]): StoreFilterChoice =>
  Object.fromEntries(KEYS.filter((key) => words.includes(WORDS[key])).map((key) => [key, true]));

const countInTime = (db: Executor, at: Date, filter: StoreFilter) =>
  cachedTotal(
    db,
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(t.stores)
      .innerJoin(t.modules, eq(t.modules.id, t.stores.moduleId))
      .where(storeConditions(filter, at)),
  );

/**
 * @param list the unfiltered list, without the customer's choices
 * @param point where arrivals are counted for; undefined: nowhere. Other counts are the same at all places, and share the cache.
 */
export async function storeFacets(
  db: Executor,
  at: Date,
  { list, chosen, point }: { list: StoreFilter; chosen: StoreFilterChoice; point?: LatLng | undefined },
): Promise<StoreFacets> {
  const { minRating = 0, categoryIds = null, inTimeAt } = chosen;
  const isInTime = inTimeAt === undefined ? {} : { inTimeAt };
  const [rows, inTime] = await runPipelined(
    cachedRows(db, groupedStores(db, at, { ...list, ...isInTime })),
    point ? countInTime(db, at, { ...list, ...chosen, inTimeAt: point }) : Promise.resolve(null),
  );
  const groups = rows.map(({ count, rating, categoryIds: held, ...of }): FacetGroup<Word> => ({
    count,
    rating,
    categoryIds: held,
    filters: new Set(wordsOf(of)),
  }));
  const facets = facetsOf(groups, { filters: wordsOf(chosen), rating: minRating, categoryIds }, Object.values(WORDS));
  return inTime === null ? facets : { ...facets, filters: { ...facets.filters, under_30_min: inTime } };
}
