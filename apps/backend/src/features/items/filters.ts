/** Which items a list holds and in which order, in SQL. `at`: the moment that is asked for. */
import {
  and,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notInArray,
  or,
  sql,
  type Column,
  type SQL,
} from 'drizzle-orm';
import { aboutNow, type At } from '../../db/about-now';
import * as t from '../../db/schema';
import { discountedNow } from './discounted-now';
import { ownName, patternsOf, wordsInName } from './found-by-name';
import { priceNow } from './price-now';
import { itemsOnSale } from './sale-runs';
import { soldOutNow } from './sold-out-now';

export interface ItemFilter {
  /** Zones of the place; modules that are served everywhere ignore them. */
  zoneIds?: number[];
  moduleId?: number | null;
  storeId?: number;
  /** A category with its sub-categories. */
  categoryId?: number;
  ids?: number[];
  type?: 'all' | 'veg' | 'non_veg';
  minPrice?: number;
  maxPrice?: number;
  /** The average rating is at least this. */
  minRating?: number;
  /** Items of campaigns that are not over, alone; without it none of them; either: both kinds. */
  campaign?: boolean | 'either';
  /** Reduced now: by a flash sale, its store or itself. */
  discounted?: boolean;
  recommended?: boolean;
  basic?: boolean;
  setMenu?: boolean;
  brandId?: number;
  conditionId?: number;
  /** Items that stand for some condition. */
  hasCondition?: boolean;
  /** One of these categories, with their sub-categories. */
  categoryIds?: number[];
  /** Not this one. */
  but?: number;
  /** Every word must occur in its name or its store's; within one store, in its name. */
  text?: string;
  /** Of a category and what is below it, one of the two (see {@link halves}). */
  part?: 'own' | 'below';
}
/** `match`: what the words find, an item's own name before its store's. `rated`: how often it was rated. `dear`, `cheap`: by the price before reductions. */
export type ItemOrder = 'newest' | 'popular' | 'rating' | 'store' | 'match' | 'rated' | 'dear' | 'cheap' | PriceOrder;
/** By what an item costs now, what can be bought first (decision 035); of equal prices the store's own order counts. */
export type PriceOrder = 'high2Low' | 'low2High';

/** Items of modules that are served in every zone reach everybody. */
export const EVERYWHERE = 0;

/** What items and their tallies have in common. */
type Kinds = Record<
  'moduleId' | 'categoryId' | 'categoryParentId' | 'reach' | 'veg' | 'recommended' | 'basic' | 'setMenu',
  Column
>;

/** Of these categories or of their sub-categories. `part`: one half of that, so that an index of it gives the order. */
function ofCategories(of: Kinds, ids: number[], part?: ItemFilter['part']): SQL | undefined {
  if (ids.length === 0) return sql`false`;
  const own = inArray(of.categoryId, ids);
  const below = inArray(of.categoryParentId, ids);
  if (part === 'own') return own;
  return part === 'below' ? and(below, notInArray(of.categoryId, ids)) : or(own, below);
}

/** What a list asks of the kind of an item. Flags stand by themselves, as in the indexes of what has them. */
export function kindConditions(of: Kinds, filter: ItemFilter): SQL | undefined {
  const { zoneIds, moduleId, categoryId: one, categoryIds: several, part, type } = filter;
  return and(
    zoneIds && inArray(of.reach, [EVERYWHERE, ...zoneIds]),
    moduleId ? eq(of.moduleId, moduleId) : undefined,
    one ? ofCategories(of, [one], part) : undefined,
    several && ofCategories(of, several, one ? undefined : part),
    filter.recommended ? sql`${of.recommended}` : undefined,
    filter.basic ? sql`${of.basic}` : undefined,
    filter.setMenu ? sql`${of.setMenu}` : undefined,
    type === 'veg' || type === 'non_veg' ? eq(of.veg, type === 'veg') : undefined,
  );
}

function ofCampaigns(wanted: ItemFilter['campaign'], at: At): SQL | undefined {
  const running = gt(t.items.campaignTo, at);
  if (wanted === 'either') return or(isNull(t.items.campaignFrom), running);
  return wanted ? and(isNotNull(t.items.campaignFrom), running) : isNull(t.items.campaignFrom);
}

/** What is asked of the items alone, so that an index of the items gives the order; what runs now is looked up once. */
export function itemConditions(filter: ItemFilter, at: At): SQL | undefined {
  const now = aboutNow(at);
  const { storeId, brandId, conditionId, ids, minPrice, maxPrice, minRating } = filter;
  const parts: (SQL | undefined)[] = [ofCampaigns(filter.campaign, now), kindConditions(t.items, filter)];
  if (filter.but !== undefined) parts.push(ne(t.items.id, filter.but));
  if (storeId !== undefined) parts.push(eq(t.items.storeId, storeId));
  if (filter.discounted) parts.push(discountedNow(now));
  if (brandId !== undefined) parts.push(eq(t.items.brandId, brandId));
  if (conditionId !== undefined) parts.push(eq(t.items.conditionId, conditionId));
  if (filter.hasCondition) parts.push(isNotNull(t.items.conditionId));
  if (ids) parts.push(ids.length > 0 ? inArray(t.items.id, ids) : sql`false`);
  if (minPrice !== undefined) parts.push(gte(t.items.price, minPrice));
  if (maxPrice !== undefined) parts.push(lte(t.items.price, maxPrice));
  if (minRating !== undefined) parts.push(gte(t.items.rating, minRating));
  const within = storeId === undefined ? sql`${t.items.searchText}` : ownName;
  for (const pattern of patternsOf(filter.text)) parts.push(sql`${within} LIKE ${pattern}`);
  return and(...parts);
}

/** A sort that is cut from an index alone: by what, and whether the most comes first. */
export interface Sort {
  by: SQL | Column;
  down?: true;
}
const { id, categoryId, categoryParentId, orderCount, ratingCount, rating, price, createdAt } = t.items;
const inShelfOrder: Sort[] = [{ by: categoryParentId }, { by: categoryId }, { by: id }];
const down = (by: SQL | Column): Sort => ({ by, down: true });
const ORDERS: Record<Exclude<ItemOrder, PriceOrder | 'match'>, Sort[]> = {
  newest: [down(createdAt), { by: id }],
  popular: [down(orderCount), { by: id }],
  rating: [down(rating), down(ratingCount), { by: id }],
  rated: [down(ratingCount), { by: id }],
  dear: [down(price), { by: id }],
  cheap: [{ by: price }, { by: id }],
  store: inShelfOrder,
};

/** Entries of a list that are in order by themselves. */
export interface Part {
  where: SQL | undefined;
  sorts: Sort[];
}

/** A list as parts that no entry is in twice and that sort alike: each is read from an index, and they are merged. */
export function itemParts(filter: ItemFilter, order: ItemOrder, at: At): Part[] {
  if (order === 'high2Low' || order === 'low2High') return partsByPrice(filter, order, at);
  const sorts = order === 'match' ? [down(wordsInName(filter.text)), ...ORDERS.popular] : ORDERS[order];
  const parts = filter.categoryId ? halves(filter) : [filter];
  return parts.map((part) => ({ where: itemConditions(part, at), sorts }));
}

/** What is in a category itself, and what is below it: of both at once no index is in order. */
export function halves(filter: ItemFilter): ItemFilter[] {
  const isCategory = filter.categoryId !== undefined || (filter.categoryIds?.length ?? 0) > 0;
  const isFew = filter.storeId !== undefined || filter.ids !== undefined || patternsOf(filter.text).length > 0;
  return isCategory && !isFew
    ? [
        { ...filter, part: 'own' },
        { ...filter, part: 'below' },
      ]
    : [filter];
}

/** Prices of flash sales that run are reckoned, all others stand in the items. */
function partsByPrice(filter: ItemFilter, order: PriceOrder, at: At): Part[] {
  const { shelfEmpty, shelfPrice } = t.items;
  const where = itemConditions(filter, at);
  const sale = itemsOnSale(at);
  const sorts = (empty: SQL | Column, cost: SQL | Column): Sort[] => [
    { by: empty },
    order === 'high2Low' ? down(cost) : { by: cost },
    ...inShelfOrder,
  ];
  return [
    { where: and(where, sql`${id} NOT IN (${sale})`), sorts: sorts(shelfEmpty, shelfPrice) },
    { where: and(where, sql`${id} IN (${sale})`), sorts: sorts(soldOutNow(at), sql`${priceNow(at)}::int`) },
  ];
}
