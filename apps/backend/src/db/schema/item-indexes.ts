/**
 * Indexes of items: one for each order and filter of a list, so that a page and its total are read from the index alone. Lists put sold-out
 * items last (decision 035), so their orders begin with it.
 */
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { index, type ExtraConfigColumn } from 'drizzle-orm/pg-core';

const CHOOSABLE = [
  'reach',
  'categoryId',
  'categoryParentId',
  'reduced',
  'rating',
  'ratingCount',
  'price',
  'veg',
] as const;
type Choosable = (typeof CHOOSABLE)[number];

/** The columns that filters read, appended after the sort order. @param known a column that the index starts with */
const choosable = (table: Record<Choosable, ExtraConfigColumn>, known?: Choosable) =>
  CHOOSABLE.filter((name) => name !== known).map((name) => table[name]);

type ItemColumns = Record<
  | Choosable
  | 'campaignTo'
  | 'createdAt'
  | 'id'
  | 'moduleId'
  | 'nameId'
  | 'brandId'
  | 'conditionId'
  | 'orderCount'
  | 'rating'
  | 'shelfEmpty'
  | 'shelfPrice'
  | 'storeId'
  | 'recommended'
  | 'basic'
  | 'setMenu'
  | 'activeIngredient'
  | 'colours'
  | 'sizes'
  | 'choices'
  | 'campaignFrom'
  | 'halal'
  | 'vegan'
  | 'glutenFree',
  ExtraConfigColumn
>;

/** The page of a store. Campaign items have lists of their own. */
const storeIndexes = (table: ItemColumns) => [
  index('items_of_store').on(
    table.storeId,
    table.shelfEmpty,
    table.categoryParentId,
    table.categoryId,
    table.id,
    table.campaignFrom,
    table.price,
  ),
  index('items_of_store_by_orders')
    .on(table.storeId, table.shelfEmpty, table.orderCount.desc().nullsFirst(), table.id, table.nameId)
    .where(sql`${table.campaignFrom} IS NULL`),
  index('items_of_store_cheapest')
    .on(
      table.storeId,
      table.shelfEmpty,
      table.shelfPrice,
      table.categoryParentId,
      table.categoryId,
      table.id,
      table.price,
      table.veg,
    )
    .where(sql`${table.campaignFrom} IS NULL`),
  index('items_of_store_dearest')
    .on(
      table.storeId,
      table.shelfEmpty,
      table.shelfPrice.desc().nullsFirst(),
      table.categoryParentId,
      table.categoryId,
      table.id,
      table.price,
      table.veg,
    )
    .where(sql`${table.campaignFrom} IS NULL`),
  // Tallies of stores count them too, lists do not.
  index('items_of_store_in_campaigns')
    .on(table.storeId, table.categoryId, table.categoryParentId)
    .where(sql`${table.campaignFrom} IS NOT NULL`),
];

/** The lists of a module, by each sort order. */
const moduleIndexes = (table: ItemColumns) => [
  index('items_by_module').on(table.moduleId),
  index('items_of_module_by_orders')
    .on(table.moduleId, table.shelfEmpty, table.orderCount.desc().nullsFirst(), table.id, ...choosable(table))
    .where(sql`${table.campaignFrom} IS NULL`),
  index('items_of_module_by_rating')
    .on(
      table.moduleId,
      table.shelfEmpty,
      table.rating.desc().nullsFirst(),
      table.ratingCount.desc().nullsFirst(),
      table.id,
      table.reach,
      table.veg,
    )
    .where(sql`${table.campaignFrom} IS NULL`),
  index('items_of_module_by_age')
    .on(table.moduleId, table.shelfEmpty, table.createdAt.desc().nullsFirst(), table.id, table.reach, table.veg)
    .where(sql`${table.campaignFrom} IS NULL`),
  index('items_of_module_by_times_rated')
    .on(table.moduleId, table.ratingCount.desc().nullsFirst(), table.id, ...choosable(table, 'ratingCount'))
    .where(sql`${table.campaignFrom} IS NULL`),
  // Scanned backwards for descending prices.
  index('items_of_module_by_price')
    .on(table.moduleId, table.price, table.id, ...choosable(table, 'price'))
    .where(sql`${table.campaignFrom} IS NULL`),
  index('items_of_campaigns')
    .on(table.moduleId, table.campaignTo)
    .where(sql`${table.campaignFrom} IS NOT NULL`),
];

const categoryIndexes = (table: ItemColumns) => [
  index('items_by_category').on(table.categoryId),
  index('items_of_category_by_orders')
    .on(
      table.categoryId,
      table.shelfEmpty,
      table.orderCount.desc().nullsFirst(),
      table.id,
      ...choosable(table, 'categoryId'),
    )
    .where(sql`${table.campaignFrom} IS NULL`),
  index('items_below_category_by_orders')
    .on(
      table.categoryParentId,
      table.shelfEmpty,
      table.orderCount.desc().nullsFirst(),
      table.id,
      ...choosable(table, 'categoryParentId'),
    )
    .where(sql`${table.campaignFrom} IS NULL`),
];

/** Items of the names that a search found (decision 108). */
const nameIndexes = (table: ItemColumns) => [
  index('items_of_name').on(
    table.nameId,
    table.orderCount.desc().nullsFirst(),
    table.id,
    table.campaignFrom,
    table.shelfEmpty,
    table.rating,
    table.storeId,
    // What facets count (decision 128).
    table.categoryId,
    table.price,
    table.reduced,
    table.halal,
    table.vegan,
    table.glutenFree,
    table.campaignTo,
  ),
];

/** The key by which medicines with one active ingredient are found: its English name, in any case. */
export const ingredientKey = (column: SQLWrapper): SQL => sql`lower(${column}->>'en')`;

/** Has a brand, a colour or a size: the condition of the index that counts them. */
export const hasValues = ({ brandId, colours, sizes }: Record<'brandId' | 'colours' | 'sizes', SQLWrapper>): SQL =>
  sql`(${brandId} IS NOT NULL OR ${colours} <> '{}' OR ${sizes} <> '{}')`;

/** Has choices that are not read yet. */
export const isUnread = ({ choices, colours }: Record<'choices' | 'colours', SQLWrapper>): SQL =>
  sql`${colours} IS NULL AND ${choices} <> '[]'`;

/** Values that lists are filtered by (decision 100). */
const valueIndexes = (table: ItemColumns) => [
  index('items_with_values').on(table.moduleId, table.categoryId).where(hasValues(table)),
  index('items_unread').on(table.id).where(isUnread(table)),
];

/** Brands, conditions, ingredients, and lists of items with a flag. */
const narrowIndexes = (table: ItemColumns) => [
  index('items_of_brand').on(
    table.brandId,
    table.shelfEmpty,
    table.orderCount.desc().nullsFirst(),
    table.id,
    table.moduleId,
    table.reach,
    table.campaignFrom,
  ),
  index('items_of_condition').on(
    table.conditionId,
    table.shelfEmpty,
    table.orderCount.desc().nullsFirst(),
    table.id,
    table.moduleId,
    table.reach,
    table.campaignFrom,
  ),
  index('items_of_ingredient')
    .on(
      table.moduleId,
      ingredientKey(table.activeIngredient),
      table.shelfEmpty,
      table.orderCount.desc().nullsFirst(),
      table.id,
      table.reach,
    )
    .where(sql`${table.activeIngredient} IS NOT NULL AND ${table.campaignFrom} IS NULL`),
  index('items_recommended')
    .on(
      table.moduleId,
      table.shelfEmpty,
      table.rating.desc().nullsFirst(),
      table.ratingCount.desc().nullsFirst(),
      table.id,
      table.reach,
      table.veg,
    )
    .where(sql`${table.recommended} AND ${table.campaignFrom} IS NULL`),
  index('items_basic')
    .on(table.moduleId, table.shelfEmpty, table.orderCount.desc().nullsFirst(), table.id, table.reach, table.veg)
    .where(sql`${table.basic} AND ${table.campaignFrom} IS NULL`),
  index('items_set_menu')
    .on(table.moduleId, table.shelfEmpty, table.orderCount.desc().nullsFirst(), table.id, table.reach, table.veg)
    .where(sql`${table.setMenu} AND ${table.campaignFrom} IS NULL`),
  index('items_listed')
    .on(table.id)
    .where(sql`${table.campaignFrom} IS NULL`),
];

export const itemIndexes = (table: ItemColumns) => [
  ...storeIndexes(table),
  ...moduleIndexes(table),
  ...categoryIndexes(table),
  ...nameIndexes(table),
  ...narrowIndexes(table),
  ...valueIndexes(table),
];
