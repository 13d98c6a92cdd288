/** Facets of a store list: how many stores each further filter would leave (decision 055). */
import { eq, sql } from 'drizzle-orm';
import type { StoreFacets } from '@shop/contract/results';
import type { Executor } from '../../db/database';
import { cachedRows, cachedTotal } from '../../db/cached-totals';
import * as t from '../../db/schema';
import { facetsOf, wordBits, wordsOfBits } from '../../facets';
import { runPipelined } from '../../db/run-pipelined';
import { facetsOfChoice, keepsStore, PLAIN_FACETS, type StoreWordChoice } from './filter-words';
import { storeConditions, type StoreFilter } from './filters';

/** The filters chosen by the customer. */
export type StoreFilterChoice = StoreWordChoice & Pick<StoreFilter, 'inTime' | 'minRating' | 'categoryIds'>;

/** The categories of a store's items, and their parents. */
const categoriesOfStore = sql<
  number[]
>`ARRAY(SELECT DISTINCT x.id FROM items i CROSS JOIN LATERAL (VALUES (i.category_id), (i.category_parent_id)) x(id) WHERE i.store_id = ${t.stores.id} AND x.id <> 0 ORDER BY x.id)`;

/** Counts stores by group. No chosen filter is part of the query, so all choices share the cached counts. */
const groupedStores = (db: Executor, at: Date, list: StoreFilter) =>
  db
    .select({
      words: wordBits(PLAIN_FACETS.map((word) => keepsStore(word, at))).as('words'),
      rating: sql<number>`floor(${t.stores.rating})::int`.as('stars'),
      categoryIds: categoriesOfStore.as('held'),
      count: sql<number>`count(*)::int`,
    })
    .from(t.stores)
    .innerJoin(t.modules, eq(t.modules.id, t.stores.moduleId))
    .where(storeConditions(list, at))
    .groupBy(sql`1, 2, 3`);

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
 * @param inTime the stores that are in time at the place; undefined: those are not counted. Other counts are the same at all places, and share the cache.
 */
export async function storeFacets(
  db: Executor,
  at: Date,
  { list, chosen, inTime }: { list: StoreFilter; chosen: StoreFilterChoice; inTime?: readonly number[] | undefined },
): Promise<StoreFacets> {
  const { minRating = 0, categoryIds = null } = chosen;
  const isInTime = chosen.inTime ? { inTime: chosen.inTime } : {};
  const [rows, soon] = await runPipelined(
    cachedRows(db, groupedStores(db, at, { ...list, ...isInTime })),
    inTime ? countInTime(db, at, { ...list, ...chosen, inTime }) : Promise.resolve(null),
  );
  const groups = rows.map(({ words, ...group }) => ({ ...group, filters: wordsOfBits(PLAIN_FACETS, words) }));
  const facets = facetsOf(groups, { filters: facetsOfChoice(chosen), rating: minRating, categoryIds }, PLAIN_FACETS);
  return soon === null ? facets : { ...facets, filters: { ...facets.filters, under_30_min: soon } };
}
