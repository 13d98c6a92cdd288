/** Facets of a store list: how many stores each further filter would leave (decision 055). */
import { eq, gt, sql } from 'drizzle-orm';
import type { StoreFacets } from '@shop/contract/results';
import { STORE_FILTERING_WORDS, type StoreFilteringWord } from '@shop/domain/results-filters';
import type { Executor } from '../../db/database';
import { cachedRows } from '../../db/cached-totals';
import * as t from '../../db/schema';
import { facetsOf, type FacetGroup } from '../../facets';
import { inCampaign, storeConditions, type StoreFilter } from './filters';
import { isOpen } from './open-sql';

/** The filters chosen by the customer. */
export type StoreFilterChoice = Pick<StoreFilter, 'open' | 'discounted' | 'campaign' | 'minRating' | 'categoryIds'>;

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
      rating: sql<number>`floor(${t.stores.rating})::int`.as('stars'),
      categoryIds: categoriesOfStore.as('held'),
      count: sql<number>`count(*)::int`,
    })
    .from(t.stores)
    .innerJoin(t.modules, eq(t.modules.id, t.stores.moduleId))
    .where(storeConditions(list, at))
    .groupBy(sql`1, 2, 3, 4, 5`);

const WORDS = { open: 'currently_open', discounted: 'discounted', campaign: 'from_campaign' } as const;
const wordsOf = (of: Partial<Record<keyof typeof WORDS, boolean>>): StoreFilteringWord[] =>
  (['open', 'discounted', 'campaign'] as const).filter((key) => of[key]).map((key) => WORDS[key]);

/** @param list the unfiltered list, without the customer's choices */
export async function storeFacets(
  db: Executor,
  at: Date,
  list: StoreFilter,
  chosen: StoreFilterChoice,
): Promise<StoreFacets> {
  const rows = await cachedRows(db, groupedStores(db, at, list));
  const groups = rows.map(({ count, rating, categoryIds, ...of }): FacetGroup<StoreFilteringWord> => ({
    count,
    rating,
    categoryIds,
    filters: new Set(wordsOf(of)),
  }));
  const { minRating = 0, categoryIds = null } = chosen;
  return facetsOf(groups, { filters: wordsOf(chosen), rating: minRating, categoryIds }, STORE_FILTERING_WORDS);
}
