/** Numbers of items, which a list would otherwise count (decisions 062, 128, 139). Triggers append to them, housekeeping sums them. */
import { boolean, index, integer, pgTable } from 'drizzle-orm/pg-core';

/**
 * Counters of listed items by filter. A trigger appends a row per change in the same transaction, and housekeeping
 * adds the rows up: no lock contention, and the sum is always exact.
 */
export const itemTallies = pgTable(
  'item_tallies',
  {
    moduleId: integer('module_id').notNull(),
    categoryId: integer('category_id').notNull(),
    categoryParentId: integer('category_parent_id').notNull(),
    reach: integer('reach').notNull(),
    /** 0: no brand. */
    brandId: integer('brand_id').notNull(),
    conditionId: integer('condition_id').notNull(),
    /** The rating, rounded down. */
    stars: integer('stars').notNull(),
    veg: boolean('veg').notNull(),
    reduced: boolean('reduced').notNull(),
    recommended: boolean('recommended').notNull(),
    basic: boolean('basic').notNull(),
    setMenu: boolean('set_menu').notNull(),
    /** +1 or -1: an update subtracts from the old combination and adds to the new one. */
    items: integer('items').notNull(),
  },
  (table) => [index('item_tallies_by_module').on(table.moduleId, table.categoryId)],
);

/**
 * Items of a store per category, campaign items and sub-categories included; maintained and merged like {@link
 * itemTallies}. An index finds the stores that sell items of a category.
 */
export const storeTallies = pgTable(
  'store_tallies',
  {
    categoryId: integer('category_id').notNull(),
    storeId: integer('store_id').notNull(),
    items: integer('items').notNull(),
  },
  (table) => [
    index('store_tallies_by_category').on(table.categoryId, table.storeId, table.items),
    index('store_tallies_by_store').on(table.storeId, table.categoryId, table.items),
  ],
);

/**
 * Listed items by steps of prices; maintained and merged like {@link itemTallies}. What is not a whole step is counted in the
 * items.
 */
export const priceTallies = pgTable(
  'price_tallies',
  {
    moduleId: integer('module_id').notNull(),
    /** The lowest price of its step (`price_step` of the database, `stepOf` in features/items). */
    step: integer('step').notNull(),
    categoryId: integer('category_id').notNull(),
    categoryParentId: integer('category_parent_id').notNull(),
    reach: integer('reach').notNull(),
    veg: boolean('veg').notNull(),
    reduced: boolean('reduced').notNull(),
    items: integer('items').notNull(),
  },
  (table) => [
    index('price_tallies_by_step').on(
      table.moduleId,
      table.step,
      table.categoryId,
      table.categoryParentId,
      table.reach,
      table.veg,
      table.reduced,
      table.items,
    ),
  ],
);

/** Listed items by all that facets tell apart; maintained and merged like {@link itemTallies}. */
export const facetTallies = pgTable(
  'facet_tallies',
  {
    moduleId: integer('module_id').notNull(),
    categoryId: integer('category_id').notNull(),
    categoryParentId: integer('category_parent_id').notNull(),
    reach: integer('reach').notNull(),
    /** The rating, rounded down. */
    stars: integer('stars').notNull(),
    veg: boolean('veg').notNull(),
    reduced: boolean('reduced').notNull(),
    halal: boolean('halal').notNull(),
    vegan: boolean('vegan').notNull(),
    glutenFree: boolean('gluten_free').notNull(),
    items: integer('items').notNull(),
  },
  (table) => [
    index('facet_tallies_by_module').on(
      table.moduleId,
      table.categoryId,
      table.categoryParentId,
      table.reach,
      table.stars,
      table.veg,
      table.reduced,
      table.halal,
      table.vegan,
      table.glutenFree,
      table.items,
    ),
  ],
);

/** Ids that one row of {@link blockTallies} stands for. */
export const IDS_OF_A_BLOCK = 1024;

/** Listed items by blocks of their ids; maintained and merged like {@link itemTallies}. A page of a sitemap starts in the block that they sum up to. */
export const blockTallies = pgTable('block_tallies', {
  block: integer('block').notNull(),
  items: integer('items').notNull(),
});
