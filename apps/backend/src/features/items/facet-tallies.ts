/** Groups of equal items for facets, from tallies: their number does not grow with the catalogue (decision 139). */
import { and, eq, max, min, ne, sql, type SQL } from 'drizzle-orm';
import { ITEM_FACETS } from '@shop/domain/item-filters';
import type { Executor } from '../../db/database';
import { roundedTime, type At } from '../../db/query-time';
import * as t from '../../db/schema';
import { wordBits } from '../../facets';
import { keepsItem, keepsKind, type KindColumns } from './filter-words';
import { itemConditions, placedConditions } from './filters';
import type { ItemFilter } from './item-filter';
import { isDiscounted } from './price-and-stock-sql';
import { itemsInRunningSales } from './running-sales';

/** The words that tallies know of a kind of items, or of one item: flash sales and campaigns aside. */
const bitsOfKind = (columns: KindColumns): SQL => wordBits(ITEM_FACETS.map((word) => keepsKind(word, columns)));

function counted(filter: ItemFilter): SQL {
  const { categoryId, stars, reduced, items } = t.facetTallies;
  const held = and(placedConditions(t.facetTallies, filter), filter.discounted ? eq(reduced, true) : undefined);
  return sql`SELECT ${categoryId} AS category, ${bitsOfKind(t.facetTallies)} AS bits, ${stars} AS stars, ${items} AS items
    FROM ${t.facetTallies} WHERE ${held ?? sql`true`}`;
}

/** Single items, each counted so many times. */
function each(bits: SQL, times: 1 | -1, where: SQL | undefined): SQL {
  const { categoryId, rating } = t.items;
  return sql`SELECT ${categoryId}, ${bits}, floor(${rating})::int, ${sql.raw(String(times))} FROM ${t.items} WHERE ${where}`;
}

/** What tallies do not know: items that a running sale makes discounted, or not, and those of campaigns. Both are few. */
function corrections(filter: ItemFilter, at: At): SQL[] {
  const now = roundedTime(at);
  const { id, reduced } = t.items;
  const [known, real] = [bitsOfKind(t.items), wordBits(ITEM_FACETS.map((word) => keepsItem(word, now)))];
  const isOther = and(sql`${id} IN (${itemsInRunningSales(now)})`, ne(reduced, isDiscounted(now)));
  const listed = itemConditions({ ...filter, discounted: false, campaign: false }, at);
  const inList = itemConditions({ ...filter, campaign: false }, at);
  return [
    each(known, -1, and(listed, isOther, filter.discounted ? eq(reduced, true) : undefined)),
    each(real, 1, and(inList, isOther)),
    each(real, 1, itemConditions({ ...filter, campaign: true }, at)),
  ];
}

/** Groups of a list that `isTalliedByFacets`, each with its number of items. */
export function talliedGroups(db: Executor, at: At, filter: ItemFilter) {
  const all = sql.join([counted(filter), ...corrections(filter, at)], sql` UNION ALL `);
  const kinds = sql`(SELECT category, bits, stars, sum(items)::int AS count FROM (${all}) every GROUP BY 1, 2, 3 HAVING sum(items) > 0) kinds`;
  return db
    .select({
      categoryId: t.categories.id,
      parentId: t.categories.parentId,
      words: sql<number>`kinds.bits`,
      rating: sql<number>`kinds.stars`,
      count: sql<number>`kinds.count`,
    })
    .from(kinds)
    .innerJoin(t.categories, sql`${t.categories.id} = kinds.category`);
}

/** The lowest and the highest price of a list: either end of an index of prices. */
export function priceRange(db: Executor, at: At, filter: ItemFilter) {
  const { price } = t.items;
  return db
    .select({ low: min(price), high: max(price) })
    .from(t.items)
    .where(itemConditions(filter, at));
}
