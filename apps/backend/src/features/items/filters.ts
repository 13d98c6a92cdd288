/** Filters and orders of item lists, in SQL. `at`: the time of the request. */
import { and, eq, gt, gte, isNotNull, isNull, lte, ne, or, sql, type Column, type SQL } from 'drizzle-orm';
import { isAnyOf, isNoneOf } from '../../db/any-of';
import { roundedTime, type At } from '../../db/query-time';
import * as t from '../../db/schema';
import { keepsItem } from './filter-words';
import { valueConditions } from './value-words';
import type { ItemFilter } from './item-filter';
import { currentPrice, isSoldOut } from './price-and-stock-sql';
import { itemsInRunningSales, itemsSoldOutBySales } from './running-sales';
import { isServed } from './served-sql';
import { isFoundItem, itemRank } from '../search/rank';

/**
 * The first five put sold-out items last (decision 035). `match`: what answers a search best (decision 108). The others are sorts that a customer chooses, and put none last. `ordered`: by number of orders. `rated`:
 * by number of ratings. `priceDescending`, `priceAscending`: by the price before discounts.
 */
export type ItemOrder = 'newest' | 'popular' | 'rating' | 'store' | 'match' | ChosenOrder | PriceOrder;
type ChosenOrder = 'ordered' | 'rated' | 'priceDescending' | 'priceAscending';
/** By the current price; sold-out items come last (decision 035), and equal prices keep the store's own order. */
export type PriceOrder = 'high2Low' | 'low2High';

/** The `reach` of items whose module is served in every zone. */
export const EVERYWHERE = 0;

/** Columns that items and all of their tallies share. */
type PlacedColumns = Record<'moduleId' | 'categoryId' | 'categoryParentId' | 'reach' | 'veg', Column>;
/** Columns that items and `item_tallies` share. */
type SharedColumns = PlacedColumns & Record<'recommended' | 'basic' | 'setMenu', Column>;

/** Items of these categories or their sub-categories. `part` selects one half, which an index can return in order. */
function inCategories(columns: PlacedColumns, ids: number[], part?: ItemFilter['part']): SQL | undefined {
  const own = isAnyOf(columns.categoryId, ids);
  const below = isAnyOf(columns.categoryParentId, ids);
  if (part === 'direct') return own;
  return part === 'subcategories' ? and(below, isNoneOf(columns.categoryId, ids)) : or(own, below);
}

/** Conditions on columns that all tallies have too. */
export function placedConditions(columns: PlacedColumns, filter: ItemFilter): SQL | undefined {
  const { zoneIds, moduleId, categoryId: one, categoryIds: several, part, type } = filter;
  return and(
    zoneIds && isAnyOf(columns.reach, [EVERYWHERE, ...zoneIds]),
    moduleId ? eq(columns.moduleId, moduleId) : undefined,
    one ? inCategories(columns, [one], part) : undefined,
    several && inCategories(columns, several, one ? undefined : part),
    type === 'veg' || type === 'non_veg' ? eq(columns.veg, type === 'veg') : undefined,
  );
}

/** Conditions on columns that `item_tallies` has too. Flags are bare columns, so that they match the partial indexes. */
export function sharedConditions(columns: SharedColumns, filter: ItemFilter): SQL | undefined {
  return and(
    placedConditions(columns, filter),
    filter.recommended ? sql`${columns.recommended}` : undefined,
    filter.basic ? sql`${columns.basic}` : undefined,
    filter.setMenu ? sql`${columns.setMenu}` : undefined,
  );
}

function inCampaigns(campaign: ItemFilter['campaign'], at: At): SQL | undefined {
  const running = gt(t.items.campaignTo, at);
  if (campaign === 'either') return or(isNull(t.items.campaignFrom), running);
  return campaign ? and(isNotNull(t.items.campaignFrom), running) : isNull(t.items.campaignFrom);
}

/** The conditions that words of a request name, or the list itself. */
const wordConditions = ({ discounted, marks = [] }: ItemFilter, now: At): SQL[] =>
  [...(discounted ? (['discounted'] as const) : []), ...marks].map((word) => keepsItem(word, now));

/**
 * Conditions on the items table only, so that an index on it can provide the order. Running sales are selected once.
 */
export function itemConditions(filter: ItemFilter, at: At): SQL | undefined {
  const now = roundedTime(at);
  const { storeId, brandId, conditionId, ids, minPrice, maxPrice, minRating } = filter;
  // Found names are names of the place: what it needs of an item is in one index.
  const place = filter.found && !filter.found.of ? { ...filter, zoneIds: undefined, moduleId: undefined } : filter;
  const parts: (SQL | undefined)[] = [inCampaigns(filter.campaign, now), sharedConditions(t.items, place)];
  if (filter.exceptId !== undefined) parts.push(ne(t.items.id, filter.exceptId));
  if (storeId !== undefined) parts.push(eq(t.items.storeId, storeId));
  parts.push(...wordConditions(filter, now), ...valueConditions(filter));
  if (brandId !== undefined) parts.push(eq(t.items.brandId, brandId));
  if (conditionId !== undefined) parts.push(eq(t.items.conditionId, conditionId));
  if (filter.hasCondition) parts.push(isNotNull(t.items.conditionId));
  if (filter.served) parts.push(isServed(filter.served));
  if (ids) parts.push(isAnyOf(t.items.id, ids));
  if (minPrice !== undefined) parts.push(gte(t.items.price, minPrice));
  if (maxPrice !== undefined) parts.push(lte(t.items.price, maxPrice));
  if (minRating !== undefined) parts.push(gte(t.items.rating, minRating));
  if (filter.found) parts.push(isFoundItem(filter.found));
  return and(...parts);
}

/** A sort key that an index can provide. `down`: descending. */
export interface Sort {
  by: SQL | Column;
  down?: true;
}
const { id, categoryId, categoryParentId, orderCount, ratingCount, rating, price, createdAt, shelfEmpty } = t.items;
const inStoreOrder: Sort[] = [{ by: categoryParentId }, { by: categoryId }, { by: id }];
const down = (by: SQL | Column): Sort => ({ by, down: true });
/** Of the items that can be bought, and again of those that can not. */
const ORDERS: Record<Exclude<ItemOrder, PriceOrder | ChosenOrder | 'match'>, Sort[]> = {
  newest: [down(createdAt), { by: id }],
  popular: [down(orderCount), { by: id }],
  rating: [down(rating), down(ratingCount), { by: id }],
  store: inStoreOrder,
};
const CHOSEN: Record<ChosenOrder, Sort[]> = {
  ordered: [down(orderCount), { by: id }],
  rated: [down(ratingCount), { by: id }],
  priceDescending: [down(price), { by: id }],
  priceAscending: [{ by: price }, { by: id }],
};
const isChosen = (order: ItemOrder): order is ChosenOrder => order in CHOSEN;

/** A part of a list that an index returns in order. */
export interface ListPart {
  where: SQL | undefined;
  sorts: Sort[];
}

/**
 * Splits a list into disjoint parts with the same sort keys. Each is read from an index, and the results are merged.
 */
export function itemParts(filter: ItemFilter, order: ItemOrder, at: At): ListPart[] {
  if (order === 'high2Low' || order === 'low2High') return partsByPrice(filter, order, at);
  if (isChosen(order)) return partsOfChoice(filter, order, at);
  const sorts =
    order === 'match' ? (filter.found ? [down(itemRank(filter.found)), { by: id }] : ORDERS.popular) : ORDERS[order];
  const lost = itemsSoldOutBySales(at);
  // A search reads all of its matches in any case, and is counted with them: it is one part.
  if (filter.found) {
    const isEmpty = sql`(${shelfEmpty} OR ${id} IN (${lost}))`;
    return [{ where: itemConditions(filter, at), sorts: [{ by: isEmpty }, ...sorts] }];
  }
  const where = itemConditions(filter, at);
  return [
    ...(filter.categoryId ? splitByCategory(filter) : [filter]).map((part) => ({
      where: and(itemConditions(part, at), sql`${id} NOT IN (${lost})`),
      sorts: [{ by: shelfEmpty }, ...sorts],
    })),
    // Always true: PostgreSQL sorts by no constant.
    { where: and(where, sql`${id} IN (${lost})`), sorts: [{ by: sql`(${id} IS NOT NULL)` }, ...sorts] },
  ];
}

/** The index by orders begins with what can be bought, so each half of it is a part. */
function partsOfChoice(filter: ItemFilter, order: ChosenOrder, at: At): ListPart[] {
  const sorts = CHOSEN[order];
  const parts = filter.categoryId ? splitByCategory(filter) : [filter];
  const isSplit = order === 'ordered' && !filter.found;
  return parts.flatMap((part) => {
    const where = itemConditions(part, at);
    if (!isSplit) return [{ where, sorts }];
    return [sql`NOT ${shelfEmpty}`, sql`${shelfEmpty}`].map((half) => ({ where: and(where, half), sorts }));
  });
}

/** Splits a category list into its own items and those of its sub-categories: no index orders both together. */
export function splitByCategory(filter: ItemFilter): ItemFilter[] {
  const isCategory = filter.categoryId !== undefined || (filter.categoryIds?.length ?? 0) > 0;
  const isShort = filter.storeId !== undefined || filter.ids !== undefined || filter.found !== undefined;
  return isCategory && !isShort
    ? [
        { ...filter, part: 'direct' },
        { ...filter, part: 'subcategories' },
      ]
    : [filter];
}

/** Prices in running flash sales are computed; all others are stored with the item. */
function partsByPrice(filter: ItemFilter, order: PriceOrder, at: At): ListPart[] {
  const { shelfPrice } = t.items;
  const where = itemConditions(filter, at);
  const sale = itemsInRunningSales(at);
  const sorts = (empty: SQL | Column, cost: SQL | Column): Sort[] => [
    { by: empty },
    order === 'high2Low' ? down(cost) : { by: cost },
    ...inStoreOrder,
  ];
  return [
    { where: and(where, sql`${id} NOT IN (${sale})`), sorts: sorts(shelfEmpty, shelfPrice) },
    // As an array, and with the store as an expression that no index has, so that the few items are read by their ids, and not all of
    // a store to find them.
    {
      where: and(
        itemConditions({ ...filter, storeId: undefined }, at),
        filter.storeId === undefined ? undefined : sql`${t.items.storeId} + 0 = ${filter.storeId}`,
        sql`${id} = ANY(ARRAY(${sale}))`,
      ),
      sorts: sorts(isSoldOut(at), sql`${currentPrice(at)}::int`),
    },
  ];
}
