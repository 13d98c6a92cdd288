/** Facets of an item list: how many items each further filter would leave (decision 055). */
import { eq, isNotNull, max, min, sql } from 'drizzle-orm';
import type { ItemFacets } from '@shop/contract/results';
import { ITEM_FILTERING_WORDS, type ItemFilteringWord } from '@shop/domain/results-filters';
import { roundedTime } from '../../db/query-time';
import type { Executor } from '../../db/database';
import { cachedRows } from '../../db/cached-totals';
import * as t from '../../db/schema';
import { facetsOf, matchesSelection, type FacetGroup, type Selection } from '../../facets';
import { major } from '../../present';
import { isDiscounted } from './price-and-stock-sql';
import { itemConditions, type ItemFilter } from './filters';

/** The filters chosen by the customer. */
export type ItemFilterChoice = Pick<
  ItemFilter,
  'campaign' | 'discounted' | 'minRating' | 'minPrice' | 'maxPrice' | 'categoryIds'
>;

/** Counts items by group. Only the price filter is part of the query, so all other selections share the cached counts. */
function groupedItems(db: Executor, at: Date, list: ItemFilter, { minPrice, maxPrice }: ItemFilterChoice) {
  const { price, rating, categoryId, campaignFrom } = t.items;
  const priced = sql<boolean>`(${price} >= ${minPrice ?? 0} AND ${price} <= ${maxPrice ?? 2 ** 31 - 1})`;
  const kinds = db
    .select({
      categoryId,
      discounted: isDiscounted(roundedTime(at)).as('discounted'),
      campaign: sql<boolean>`${isNotNull(campaignFrom)}`.as('campaign'),
      rating: sql<number>`floor(${rating})::int`.as('stars'),
      priced: priced.as('priced'),
      count: sql<number>`count(*)::int`.as('entries'),
      low: min(price).as('low'),
      high: max(price).as('high'),
    })
    .from(t.items)
    .where(itemConditions({ ...list, campaign: 'either' }, at))
    .groupBy(sql`1, 2, 3, 4, 5`)
    .as('kinds');
  const { discounted, campaign, rating: stars, priced: isPriced, count, low, high } = kinds;
  return db
    .select({
      categoryId: kinds.categoryId,
      parentId: t.categories.parentId,
      discounted,
      campaign,
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
interface ItemGroup extends FacetGroup<ItemFilteringWord> {
  /** The price is within the chosen range. */
  priced: boolean;
  low: number;
  high: number;
}

const toGroup = ({ discounted, campaign, parentId, categoryId, ...row }: Row): ItemGroup => ({
  count: row.count,
  rating: row.rating,
  priced: row.priced,
  low: row.low ?? 0,
  high: row.high ?? 0,
  filters: new Set([
    ...(discounted ? (['discounted'] as const) : []),
    ...(campaign ? (['from_campaign'] as const) : []),
  ]),
  categoryIds: parentId === 0 ? [categoryId] : [categoryId, parentId],
});

/** Campaign items appear only in lists that ask for them. */
const isInList = (group: ItemGroup, chosen: Selection<ItemFilteringWord>): boolean =>
  group.filters.has('from_campaign') === chosen.filters.includes('from_campaign') && matchesSelection(group, chosen);

/** @param list the unfiltered list, without the customer's choices */
export async function itemFacets(
  db: Executor,
  at: Date,
  list: ItemFilter,
  chosen: ItemFilterChoice,
): Promise<ItemFacets> {
  const { discounted, campaign, minRating = 0, categoryIds = null } = chosen;
  const rows = await cachedRows(db, groupedItems(db, at, list, chosen));
  const groups = rows.map(toGroup);
  const now: Selection<ItemFilteringWord> = {
    filters: [...(discounted ? (['discounted'] as const) : []), ...(campaign ? (['from_campaign'] as const) : [])],
    rating: minRating,
    categoryIds,
  };
  const ofAnyPrice = groups.filter((entry) => isInList(entry, now));
  return {
    ...facetsOf(
      groups.filter(({ priced }) => priced),
      now,
      ITEM_FILTERING_WORDS,
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
