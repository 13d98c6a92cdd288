/** Which items a list holds and in which order, in SQL. `at`: the moment that is asked for. */
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { aboutNow } from '../../db/about-now';
import * as t from '../../db/schema';
import { discountedNow } from './discounted-now';
import { ownName, patternsOf, wordsInName } from './found-by-name';
import { priceNow } from './price-now';
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
}
/** `match`: what the words find, an item's own name before its store's. `rated`: how often it was rated. `dear`, `cheap`: by the price before reductions. */
export type ItemOrder = 'newest' | 'popular' | 'rating' | 'store' | 'match' | 'rated' | 'dear' | 'cheap' | PriceOrder;
/** By what an item costs now, what can be bought first (decision 035); of equal prices the store's own order counts. */
export type PriceOrder = 'high2Low' | 'low2High';

/** Stores that deliver to these zones; modules that are served everywhere deliver to all. */
const storesOf = (zoneIds: number[]): SQL =>
  sql`SELECT s.id FROM ${t.stores} s JOIN ${t.modules} m ON m.id = s.module_id WHERE m.every_zone OR ${zoneIds.length > 0 ? sql`s.zone_id IN ${zoneIds}` : sql`false`}`;
/** Categories with their sub-categories. */
const categoriesOf = (ids: number[]): SQL =>
  sql`SELECT c.id FROM ${t.categories} c WHERE c.id IN ${ids} OR c.parent_id IN ${ids}`;

function ofCampaigns(wanted: ItemFilter['campaign'], at: Date): SQL | undefined {
  const running = gt(t.items.campaignTo, at);
  if (wanted === 'either') return or(isNull(t.items.campaignFrom), running);
  return wanted ? and(isNotNull(t.items.campaignFrom), running) : isNull(t.items.campaignFrom);
}

/** What is asked of the items alone: other tables are looked up once, so that an index of the items gives the order. */
export function itemConditions(filter: ItemFilter, at: Date): SQL | undefined {
  const { storeId, categoryId } = t.items;
  const now = aboutNow(at);
  const parts: (SQL | undefined)[] = [ofCampaigns(filter.campaign, now)];
  if (filter.but !== undefined) parts.push(ne(t.items.id, filter.but));
  if (filter.zoneIds) parts.push(sql`${storeId} IN (${storesOf(filter.zoneIds)})`);
  if (filter.moduleId) parts.push(eq(t.items.moduleId, filter.moduleId));
  if (filter.storeId !== undefined) parts.push(eq(storeId, filter.storeId));
  if (filter.categoryId) parts.push(sql`${categoryId} IN (${categoriesOf([filter.categoryId])})`);
  if (filter.categoryIds)
    parts.push(
      filter.categoryIds.length > 0 ? sql`${categoryId} IN (${categoriesOf(filter.categoryIds)})` : sql`false`,
    );
  if (filter.discounted) parts.push(discountedNow(now));
  if (filter.recommended) parts.push(eq(t.items.recommended, true));
  if (filter.basic) parts.push(eq(t.items.basic, true));
  if (filter.setMenu) parts.push(eq(t.items.setMenu, true));
  if (filter.brandId !== undefined) parts.push(eq(t.items.brandId, filter.brandId));
  if (filter.conditionId !== undefined) parts.push(eq(t.items.conditionId, filter.conditionId));
  if (filter.hasCondition) parts.push(isNotNull(t.items.conditionId));
  if (filter.ids) parts.push(filter.ids.length > 0 ? inArray(t.items.id, filter.ids) : sql`false`);
  if (filter.type === 'veg') parts.push(eq(t.items.veg, true));
  if (filter.type === 'non_veg') parts.push(eq(t.items.veg, false));
  if (filter.minPrice !== undefined) parts.push(gte(t.items.price, filter.minPrice));
  if (filter.maxPrice !== undefined) parts.push(lte(t.items.price, filter.maxPrice));
  if (filter.minRating !== undefined) parts.push(gte(t.items.rating, filter.minRating));
  const within = filter.storeId === undefined ? sql`${t.items.searchText}` : ownName;
  for (const pattern of patternsOf(filter.text)) parts.push(sql`${within} LIKE ${pattern}`);
  return and(...parts);
}

const ORDERS: Record<Exclude<ItemOrder, PriceOrder | 'match'>, SQL[]> = {
  newest: [desc(t.items.createdAt), asc(t.items.id)],
  popular: [desc(t.items.orderCount), asc(t.items.id)],
  rating: [desc(t.items.rating), desc(t.items.ratingCount), asc(t.items.id)],
  rated: [desc(t.items.ratingCount), asc(t.items.id)],
  dear: [desc(t.items.price), asc(t.items.id)],
  cheap: [asc(t.items.price), asc(t.items.id)],
  store: [
    sql`(SELECT c.parent_id FROM ${t.categories} c WHERE c.id = ${t.items.categoryId})`,
    asc(t.items.categoryId),
    asc(t.items.id),
  ],
};

export function itemOrder(order: ItemOrder, at: Date, text: string | undefined): SQL[] {
  if (order === 'high2Low') return [asc(soldOutNow(at)), desc(priceNow(at)), ...ORDERS.store];
  if (order === 'low2High') return [asc(soldOutNow(at)), asc(priceNow(at)), ...ORDERS.store];
  if (order === 'match') return [desc(wordsInName(text)), ...ORDERS.popular];
  return ORDERS[order];
}
