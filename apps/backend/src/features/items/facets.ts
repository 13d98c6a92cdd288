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
import { runPipelined } from '../../db/run-pipelined';
import { priceRange, talliedGroups } from './facet-tallies';
import { facetsOfChoice, keepsItem, uncountedOfChoice } from './filter-words';
import { itemConditions } from './filters';
import type { ItemFilter } from './item-filter';
import { HIGHEST_PRICE } from './price-steps';
import { isTalliedByFacets } from './tallies';

/** The filters chosen by the customer. */
export type ItemFilterChoice = Pick<
  ItemFilter,
  'campaign' | 'discounted' | 'marks' | 'values' | 'minRating' | 'minPrice' | 'maxPrice' | 'categoryIds'
>;

/** The list, narrowed by what of a choice is not counted. */
function narrowed(list: ItemFilter, chosen: ItemFilterChoice): ItemFilter {
  const marks = uncountedOfChoice(chosen);
  const { values } = chosen;
  return { ...list, ...(marks.length > 0 ? { marks } : {}), ...(values ? { values } : {}) };
}

/**
 * Counts items by group. Only what is not counted is part of the query (the price, words without counts, and values), so
 * all other selections share the cached counts.
 */
function groupedItems(db: Executor, at: Date, list: ItemFilter, chosen: ItemFilterChoice) {
  const { price, rating, categoryId } = t.items;
  const { minPrice, maxPrice } = chosen;
  const now = roundedTime(at);
  const priced = sql<boolean>`(${price} >= ${minPrice ?? 0} AND ${price} <= ${maxPrice ?? HIGHEST_PRICE})`;
  const filter: ItemFilter = { ...narrowed(list, chosen), campaign: 'either' };
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

interface ItemGroup extends FacetGroup<ItemFacetWord> {
  /** The price is within the chosen range. */
  priced: boolean;
}
interface Priced {
  low: number | null;
  high: number | null;
}
type Row = Awaited<ReturnType<typeof talliedGroups>>[number];

const toGroup = <Each extends Row>({ words, parentId, categoryId, ...row }: Each) => ({
  ...row,
  filters: wordsOfBits(ITEM_FACETS, words),
  categoryIds: parentId === 0 ? [categoryId] : [categoryId, parentId],
});

/** Campaign items appear only in lists that ask for them. */
const isInList = (group: ItemGroup, chosen: Selection<ItemFacetWord>): boolean =>
  group.filters.has('from_campaign') === chosen.filters.includes('from_campaign') && matchesSelection(group, chosen);

const isChosenPrice = ({ minPrice, maxPrice }: ItemFilterChoice): boolean =>
  minPrice !== undefined || maxPrice !== undefined;

/** The groups of a list, and the prices of what the selection leaves whatever it costs. */
async function groupsOf(
  db: Executor,
  at: Date,
  { list, chosen, now }: { list: ItemFilter; chosen: ItemFilterChoice; now: Selection<ItemFacetWord> },
): Promise<{ groups: ItemGroup[]; prices: Priced[] }> {
  const held = narrowed(list, chosen);
  if (isChosenPrice(chosen) || !isTalliedByFacets(held)) {
    const groups = (await cachedRows(db, groupedItems(db, at, list, chosen))).map(toGroup);
    return { groups, prices: groups.filter((group) => isInList(group, now)) };
  }
  // One statement of groups for all choices, and one of prices for each.
  const [rows, prices] = await runPipelined(
    cachedRows(db, talliedGroups(db, roundedTime(at), held)),
    cachedRows(db, priceRange(db, roundedTime(at), { ...list, ...chosen })),
  );
  return { groups: rows.map((row) => ({ ...toGroup(row), priced: true })), prices };
}

const lowestOf = (prices: readonly Priced[]) => prices.flatMap(({ low }) => low ?? []);
const highestOf = (prices: readonly Priced[]) => prices.flatMap(({ high }) => high ?? []);

/** @param list the unfiltered list, without the customer's choices */
export async function itemFacets(
  db: Executor,
  at: Date,
  list: ItemFilter,
  chosen: ItemFilterChoice,
): Promise<Omit<ItemFacets, 'values'>> {
  const { minRating = 0, categoryIds = null } = chosen;
  const now: Selection<ItemFacetWord> = {
    filters: facetsOfChoice(chosen),
    rating: minRating,
    categoryIds,
  };
  const { groups, prices } = await groupsOf(db, at, { list, chosen, now });
  const [low, high] = [lowestOf(prices), highestOf(prices)];
  return {
    ...facetsOf(
      groups.filter(({ priced }) => priced),
      now,
      ITEM_FACETS,
      isInList,
    ),
    price: low.length === 0 ? null : { min: major(Math.min(...low)), max: major(Math.max(...high)) },
  };
}
