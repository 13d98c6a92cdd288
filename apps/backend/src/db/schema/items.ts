/** Items and their names. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AmountUnit } from '@shop/domain';
import type { Allergen } from '@shop/domain/diet';
import type { BaseColour } from '@shop/domain/goods-colours';
import { created, moment, partOf, refersTo, localized, type Localized } from './columns';
import { itemIndexes } from './item-indexes';
import { brands, categories, conditions, modules } from './marketplace';
import { stores } from './stores';

export interface OptionGroupRow {
  name: Localized;
  multi: boolean;
  required: boolean;
  min: number;
  max: number;
  options: { label: Localized; price: number }[];
}

export interface ItemChoiceRow {
  title: Localized;
  options: Localized[];
  /** For options that are colours, in the order of the options; `image` is one of the item's pictures. */
  swatches?: { colour: string; image: string | null }[];
}

/** Distinct item names per module and zone, for search suggestions. Triggers insert them, housekeeping deletes unused ones. */
export const itemNames = pgTable(
  'item_names',
  {
    id: serial('id').primaryKey(),
    moduleId: integer('module_id').notNull(),
    /** As in `items`. */
    reach: integer('reach').notNull(),
    name: localized('name'),
    /** Lower-case words in both languages, as in `items.search_text`. */
    words: text('words').notNull(),
    /** Hash of name and words, which are too long for a unique index. */
    digest: text('digest').notNull(),
  },
  (table) => [uniqueIndex('item_name_once').on(table.moduleId, table.reach, table.digest)],
);

export const items = pgTable(
  'items',
  {
    id: serial('id').primaryKey(),
    storeId: partOf('store_id', () => stores.id),
    moduleId: refersTo('module_id', () => modules.id),
    categoryId: refersTo('category_id', () => categories.id),
    slug: text('slug').notNull().unique(),
    name: localized('name'),
    description: localized('description'),
    image: text('image').notNull(),
    /** Further pictures, after the first. */
    images: jsonb('images').$type<string[]>().notNull().default([]),
    tint: text('tint').notNull(),
    price: integer('price').notNull(),
    /** Percent, or minor units when the type is amount. */
    discount: integer('discount').notNull().default(0),
    discountType: text('discount_type').$type<'percent' | 'amount'>().notNull().default('percent'),
    /** null: stock is not tracked. */
    stock: integer('stock'),
    maximumQuantity: integer('maximum_quantity'),
    unit: jsonb('unit').$type<Localized>(),
    /** What one unit holds; null: counted in pieces. */
    netAmount: doublePrecision('net_amount'),
    netUnit: text('net_unit').$type<AmountUnit>(),
    veg: boolean('veg').notNull().default(true),
    organic: boolean('organic').notNull().default(false),
    recommended: boolean('recommended').notNull().default(false),
    halal: boolean('halal').notNull().default(false),
    vegan: boolean('vegan').notNull().default(false),
    glutenFree: boolean('gluten_free').notNull().default(false),
    /** null: unknown; empty: none of the fourteen. */
    allergens: text('allergens').array().$type<Allergen[]>(),
    /** Medicine for every household. */
    basic: boolean('basic').notNull().default(false),
    /** Several dishes at one price. */
    setMenu: boolean('set_menu').notNull().default(false),
    brandId: integer('brand_id').references(() => brands.id, { onDelete: 'set null' }),
    conditionId: integer('condition_id').references(() => conditions.id, { onDelete: 'set null' }),
    /** Medicine: what works in it, and what a pack holds; null: unknown, or no medicine. */
    activeIngredient: jsonb('active_ingredient').$type<Localized>(),
    packSize: jsonb('pack_size').$type<Localized>(),
    /** Days that one pack lasts; null: unknown. */
    packDays: integer('pack_days'),
    /** Sold to somebody who sends a picture of a prescription. */
    prescription: boolean('prescription').notNull().default(false),
    availableFrom: text('available_from'),
    availableTo: text('available_to'),
    choices: jsonb('choices').$type<ItemChoiceRow[]>().notNull().default([]),
    groups: jsonb('groups').$type<OptionGroupRow[]>().notNull().default([]),
    tags: jsonb('tags').$type<Localized[]>().notNull().default([]),
    rating: doublePrecision('rating').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    orderCount: integer('order_count').notNull().default(0),
    /** Set on campaign items only: when they may be ordered. */
    campaignFrom: moment('campaign_from'),
    campaignTo: moment('campaign_to'),
    /** Lower-case words of both languages: its own name, then its store's; `itemName` in features/items relies on the order. */
    searchText: text('search_text').notNull(),
    createdAt: created(),
    // The following columns are maintained by triggers (decision 062).
    /** The zone of its store; 0: its module is served in every zone. */
    reach: integer('reach').notNull().default(0),
    /** The parent of its category; 0: none. */
    categoryParentId: integer('category_parent_id').notNull().default(0),
    /** Discounted by itself or its store, flash sales aside. */
    reduced: boolean('reduced').notNull().default(false),
    /** The price, flash sales aside. */
    shelfPrice: integer('shelf_price').notNull().default(0),
    /** Sold out, flash sales aside. */
    shelfEmpty: boolean('shelf_empty').notNull().default(false),
    nameId: integer('name_id').references(() => itemNames.id),
    /** What its choices have, as lists are filtered by it (decision 100); null: they are not read yet. A trigger forgets both when choices change. */
    colours: text('colours').array().$type<BaseColour[]>(),
    sizes: text('sizes').array(),
  },
  (table) => [
    ...itemIndexes(table),
    check('item_stock', sql`${table.stock} >= 0`),
    check('item_price', sql`${table.price} >= 0`),
    check(
      'item_net_amount',
      sql`(${table.netAmount} IS NULL) = (${table.netUnit} IS NULL) AND ${table.netAmount} > 0 AND ${table.netUnit} IN ('g', 'kg', 'ml', 'cl', 'l')`,
    ),
    // The words of `diet.ts` in domain.
    check(
      'item_allergens',
      sql`${table.allergens} <@ ARRAY['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soybeans', 'milk', 'nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs']::text[]`,
    ),
    check(
      'item_vegan',
      sql`NOT ${table.vegan} OR (${table.veg} AND (${table.allergens} && ARRAY['crustaceans', 'eggs', 'fish', 'milk', 'molluscs']::text[]) IS NOT TRUE)`,
    ),
    check(
      'item_gluten_free',
      sql`NOT ${table.glutenFree} OR (${table.allergens} && ARRAY['gluten']::text[]) IS NOT TRUE`,
    ),
    check('item_pack_days', sql`${table.packDays} BETWEEN 1 AND 366`),
    check('item_campaign', sql`(${table.campaignFrom} IS NULL) = (${table.campaignTo} IS NULL)`),
  ],
);
