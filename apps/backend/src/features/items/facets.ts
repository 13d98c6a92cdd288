/** Facets of an item list: how many items each further filter would leave (decision 055). */
import { eq, max, min, sql } from 'drizzle-orm';
import type { ItemFacets } from '@shop/contract/results';
import { ITEM_FACETS, type ItemFacetWord } from '@shop/domain/item-filters';
import { roundedTime } from '../../db/query-time';
import type { Executor } from '../../db/database';
import { cachedRows } from '../../db/cached-totals';
import * as t from '../../db/schema';
import { facetsOf, matchesSelection, wordBits, wordsOfBits, type FacetGroup, type Selection } from '../../facets';
import { major } from '../../present';
import { facetsOfChoice, keepsItem, uncountedOfChoice } from './filter-words';
import { itemConditions } from './filters';
import type { ItemFilter } from './item-filter';
import { HIGHEST_PRICE } from './price-steps';

/** The filters chosen by the customer. */
export type ItemFilterChoice = Pick<
  ItemFilter,
  'campaign' | 'discounted' | 'marks' | 'values' | 'minRating' | 'minPrice' | 'maxPrice' | 'categoryIds'
>;

/**
 * Counts items by group. Only what is not counted is part of the query (the price, words without counts, and values), so
 * all other selections share the cached counts.
 */
function groupedItems(db: Executor, at: Date, list: ItemFilter, chosen: ItemFilterChoice) {
  const { price, rating, categoryId } = t.items;
  const { minPrice, maxPrice, values } = chosen;
  const now = roundedTime(at);
  const priced = sql<boolean>`(${price} >= ${minPrice ?? 0} AND ${price} <= ${maxPrice ?? HIGHEST_PRICE})`;
  const marks = uncountedOfChoice(chosen);
  const narrowed = { ...(marks.length > 0 ? { marks } : {}), ...(values ? { values } : {}) };
  const filter: ItemFilter = { ...list, campaign: 'either', ...narrowed };
  const kinds = db
    .select({
      categoryId,
      words: wordBits(ITEM_FACETS.map((word) => keepsItem(word, now))).as('words'),
      rating: sql<number>`floor(${rating})::int`.as('stars'),
      priced: priced.as('priced'),
      count: sql<number>`count(*)::int`.as('entries'),
      low: min(price).as('low'),
      high: max(price).as('high'),
    })
    .from(t.items)
    .where(itemConditions(filter, at))
    .groupBy(sql`1, 2, 3, 4`)
    .as('kinds');
  const { words, rating: stars, priced: isPriced, count, low, high } = kinds;
  return db
    .select({
      categoryId: kinds.categoryId,
      parentId: t.categories.parentId,
      words,
      rating: stars,
      priced: isPriced,
      count,
      low,
      high,
    })
    .from(kinds)
    .innerJoin(t.categories, eq(t.categories.id, kinds.categoryId));
}

type Row = Awaited<ReturnType<typeof groupedItems>>[number];
interface ItemGroup extends FacetGroup<ItemFacetWord> {
  /** The price is within the chosen range. */
  priced: boolean;
  low: number;
  high: number;
}

const toGroup = ({ words, parentId, categoryId, ...row }: Row): ItemGroup => ({
  count: row.count,
  rating: row.rating,
  priced: row.priced,
  low: row.low ?? 0,
  high: row.high ?? 0,
  filters: wordsOfBits(ITEM_FACETS, words),
  categoryIds: parentId === 0 ? [categoryId] : [categoryId, parentId],
});

/** Campaign items appear only in lists that ask for them. */
const isInList = (group: ItemGroup, chosen: Selection<ItemFacetWord>): boolean =>
  group.filters.has('from_campaign') === chosen.filters.includes('from_campaign') && matchesSelection(group, chosen);

/** @param list the unfiltered list, without the customer's choices */
export async function itemFacets(
  db: Executor,
  at: Date,
  list: ItemFilter,
  chosen: ItemFilterChoice,
): Promise<Omit<ItemFacets, 'values'>> {
  const { minRating = 0, categoryIds = null } = chosen;
  const rows = await cachedRows(db, groupedItems(db, at, list, chosen));
  const groups = rows.map(toGroup);
  const now: Selection<ItemFacetWord> = {
    filters: facetsOfChoice(chosen),
    rating: minRating,
    categoryIds,
  };
  const ofAnyPrice = groups.filter((entry) => isInList(entry, now));
  return {
    ...facetsOf(
      groups.filter(({ priced }) => priced),
      now,
      ITEM_FACETS,
      isInList,
    ),
    price:
      ofAnyPrice.length === 0
        ? null
        : {
            min: major(Math.min(...ofAnyPrice.map(({ low }) => low))),
            max: major(Math.max(...ofAnyPrice.map(({ high }) => high))),
          },
  };
}
