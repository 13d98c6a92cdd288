/**
 * Lengths of item lists, from tallies that the database maintains (decisions 062, 128, 139). What the tallies do not cover is
 * counted in the items.
 */
import { and, eq, gt, gte, isNotNull, lt, ne, not, or, sql, type SQL } from 'drizzle-orm';
import { roundedTime, type At } from '../../db/query-time';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';
import { itemConditions, placedConditions, sharedConditions } from './filters';
import type { ItemFilter } from './item-filter';
import { HIGHEST_PRICE, splitPrices } from './price-steps';
import { itemsInRunningSales } from './running-sales';

const any = () => true;
type Held = { [Field in keyof Required<ItemFilter>]: ((value: ItemFilter[Field]) => boolean) | null };
/**
 * The fields of a filter that `item_tallies` holds, with the values that it can count; null: a field that it does not hold. A
 * new field does not compile without an entry.
 */
const HELD: Held = {
  zoneIds: any,
  moduleId: any,
  categoryId: any,
  categoryIds: any,
  part: any,
  type: any,
  minRating: Number.isInteger,
  discounted: any,
  recommended: any,
  basic: any,
  setMenu: any,
  brandId: any,
  conditionId: any,
  hasCondition: any,
  exceptId: any,
  campaign: (value) => value === false,
  marks: null,
  values: null,
  storeId: null,
  served: null,
  ids: null,
  minPrice: null,
  maxPrice: null,
  found: null,
};
/** The same of `price_tallies`. */
const HELD_BY_PRICE: Held = {
  ...HELD,
  minPrice: any,
  maxPrice: any,
  minRating: null,
  recommended: (value) => !value,
  basic: (value) => !value,
  setMenu: (value) => !value,
  brandId: null,
  conditionId: null,
  hasCondition: (value) => !value,
};
/** The same of `facet_tallies`. */
const HELD_BY_FACETS: Held = {
  ...HELD_BY_PRICE,
  minPrice: null,
  maxPrice: null,
  exceptId: null,
  campaign: (value) => !value,
};
/** The same of `store_tallies`, which count campaign items too. */
const HELD_BY_STORE: Held = {
  ...(Object.fromEntries(Object.keys(HELD).map((field) => [field, null])) as unknown as Held),
  storeId: any,
  categoryId: any,
  type: (value) => value === 'all',
  campaign: (value) => value === false,
};
const isHeldIn = (held: Held, filter: ItemFilter): boolean =>
  Object.entries(filter).every(
    ([field, value]) =>
      value === undefined || (held as Record<string, ((value: unknown) => boolean) | null>)[field]?.(value) === true,
  );

/** Whether tallies cover the list: it names no field but those that they hold. */
export const isTallied = (filter: ItemFilter): boolean => isHeldIn(HELD, filter);
/** The same of a list within prices. */
export const isTalliedByPrice = (filter: ItemFilter): boolean => isHeldIn(HELD_BY_PRICE, filter);

/** The same of the groups that facets are counted from. */
export const isTalliedByFacets = (filter: ItemFilter): boolean => isHeldIn(HELD_BY_FACETS, filter);
/** The same of a list of one store. */
export const isTalliedByStore = (filter: ItemFilter): boolean =>
  filter.storeId !== undefined && isHeldIn(HELD_BY_STORE, filter);

function tallyConditions(filter: ItemFilter): SQL | undefined {
  const { stars, brandId, conditionId, reduced } = t.itemTallies;
  return and(
    sharedConditions(t.itemTallies, filter),
    filter.minRating === undefined ? undefined : gte(stars, filter.minRating),
    filter.brandId === undefined ? undefined : eq(brandId, filter.brandId),
    filter.conditionId === undefined ? undefined : eq(conditionId, filter.conditionId),
    filter.hasCondition ? ne(conditionId, 0) : undefined,
    filter.discounted ? eq(reduced, true) : undefined,
  );
}

/** Items that a flash sale makes discounted, minus those whose discount it suspends. */
function reducedBySales(filter: ItemFilter, at: At): SQL {
  const { id, reduced } = t.items;
  const { discount } = t.flashSaleItems;
  const now = roundedTime(at);
  const isReduced = sql`${id} IN (${itemsInRunningSales(now, gt(discount, 0))})`;
  const isSuspended = sql`${id} IN (${itemsInRunningSales(now, eq(discount, 0))})`;
  const conditions = itemConditions({ ...filter, discounted: false }, at);
  const countWhere = (where: SQL | undefined) => sql`(SELECT count(*) FROM ${t.items} WHERE ${and(conditions, where)})`;
  return sql`${countWhere(and(eq(reduced, false), isReduced))} - ${countWhere(and(eq(reduced, true), isSuspended, not(isReduced)))}`;
}

const sumOfKinds = (filter: ItemFilter): SQL =>
  sql`(SELECT coalesce(sum(${t.itemTallies.items}), 0) FROM ${t.itemTallies} WHERE ${tallyConditions(filter) ?? sql`true`})`;

/** Whole steps are summed, what is left at either end is counted; flash sales aside. */
function sumOfPrices(filter: ItemFilter, at: At): SQL {
  const { step, reduced, items } = t.priceTallies;
  const { steps, ends } = splitPrices(filter.minPrice ?? 0, filter.maxPrice ?? HIGHEST_PRICE);
  const isReduced = filter.discounted ? true : undefined;
  const held = and(
    placedConditions(t.priceTallies, filter),
    steps ? and(gte(step, steps.from), lt(step, steps.to)) : undefined,
    isReduced && eq(reduced, true),
  );
  const inSteps = steps && sql`(SELECT coalesce(sum(${items}), 0) FROM ${t.priceTallies} WHERE ${held})`;
  const atEnds = ends.map(([minPrice, maxPrice]) => {
    const counted = and(
      itemConditions({ ...filter, discounted: false, minPrice, maxPrice }, at),
      isReduced && eq(t.items.reduced, true),
    );
    return sql`(SELECT count(*) FROM ${t.items} WHERE ${counted})`;
  });
  return sql.join([...(inSteps ? [inSteps] : []), ...atEnds, sql`0`], sql` + `);
}

/** The length of a list for which {@link isTallied} or {@link isTalliedByPrice} is true. */
export function tallyOfItems(db: Executor, at: At, { exceptId: excludedId, ...filter }: ItemFilter) {
  const all = isTallied(filter) ? sumOfKinds(filter) : sumOfPrices(filter, at);
  const sales = filter.discounted ? sql` + ${reducedBySales(filter, at)}` : sql``;
  const left =
    excludedId === undefined
      ? sql``
      : sql` - (SELECT count(*) FROM ${t.items} WHERE ${and(eq(t.items.id, excludedId), itemConditions(filter, at))})`;
  return db.select({ total: sql<number>`(${all}${sales}${left})::int` }).from(sql`(VALUES (1)) one`);
}

/** The length of a list for which {@link isTalliedByStore} is true: an item is counted for its category and for that around it. */
export function tallyOfStore(db: Executor, { storeId = 0, categoryId }: ItemFilter) {
  const { items, storeId: store, categoryId: category } = t.storeTallies;
  const ofCategory = categoryId
    ? eq(category, categoryId)
    : sql`${category} IN (SELECT ${t.categories.id} FROM ${t.categories} WHERE ${t.categories.parentId} = 0)`;
  const inCampaigns = and(
    eq(t.items.storeId, storeId),
    isNotNull(t.items.campaignFrom),
    categoryId ? or(eq(t.items.categoryId, categoryId), eq(t.items.categoryParentId, categoryId)) : undefined,
  );
  const all = sql`(SELECT coalesce(sum(${items}), 0) FROM ${t.storeTallies} WHERE ${and(eq(store, storeId), ofCategory)})`;
  const unlisted = sql`(SELECT count(*) FROM ${t.items} WHERE ${inCampaigns})`;
  return db.select({ total: sql<number>`(${all} - ${unlisted})::int` }).from(sql`(VALUES (1)) one`);
}

/** The number of items by brand, condition or category. Key 0: items without one. */
export async function countItemsBy(
  db: Executor,
  by: 'brandId' | 'conditionId' | 'categoryId',
): Promise<Map<number, number>> {
  const column = t.itemTallies[by];
  const rows = await db
    .select({ id: column, items: sql<number>`sum(${t.itemTallies.items})::int` })
    .from(t.itemTallies)
    .groupBy(column);
  return new Map(rows.map(({ id, items }) => [id, items]));
}

/** The tally tables, and the columns that are their key. */
const TALLY_KEYS = {
  item_tallies:
    'module_id, category_id, category_parent_id, reach, brand_id, condition_id, stars, veg, reduced, recommended, basic, set_menu',
  store_tallies: 'category_id, store_id',
  price_tallies: 'module_id, step, category_id, category_parent_id, reach, veg, reduced',
  facet_tallies: 'module_id, category_id, category_parent_id, reach, stars, veg, reduced, halal, vegan, gluten_free',
  block_tallies: 'block',
};

/** Deleting more rows than this leaves dead rows that slow down every later count. */
const VACUUM_FROM = 10_000;

/**
 * Merges tally rows with the same key, and drops keys without items. Concurrent counts see either the state before or
 * the state after. After an import the table is rewritten, which takes milliseconds: it has some thousand rows. Do
 * not call it inside a transaction.
 */
export async function mergeTallies(db: Executor): Promise<void> {
  for (const [name, columns] of Object.entries(TALLY_KEYS)) {
    const [table, key] = [sql.identifier(name), sql.raw(columns)];
    const { rows } = await db.execute<{ taken: number }>(sql`
      WITH several AS (
        SELECT ${key} FROM ${table} GROUP BY ${key} HAVING count(*) > 1 OR sum(items) = 0
      ), taken AS (
        DELETE FROM ${table} WHERE (${key}) IN (SELECT * FROM several) RETURNING *
      ), added AS (
        INSERT INTO ${table} SELECT ${key}, sum(items) FROM taken GROUP BY ${key} HAVING sum(items) <> 0
      )
      SELECT count(*)::int AS taken FROM taken`);
    if ((rows[0]?.taken ?? 0) > VACUUM_FROM) await db.execute(sql`VACUUM (FULL, ANALYZE) ${table}`);
  }
}
