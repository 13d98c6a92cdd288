/** Items, their names, and what lists of them are counted by. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core';
import { created, moment, words, type Words } from './columns';
import { brands, categories, conditions, modules } from './marketplace';
import { stores } from './stores';

export interface OptionGroupRow {
  name: Words;
  multi: boolean;
  required: boolean;
  min: number;
  max: number;
  options: { label: Words; price: number }[];
}

/** The names that items have, each once in a module and zone: what the search suggests. Triggers add them, housekeeping drops what nobody has. */
export const itemNames = pgTable(
  'item_names',
  {
    id: serial('id').primaryKey(),
    moduleId: integer('module_id').notNull(),
    /** As items have it. */
    reach: integer('reach').notNull(),
    name: words('name'),
    /** Lower-case, in both languages, as items are searched by. */
    words: text('words').notNull(),
    /** Of name and words: they are too long for an index of their own. */
    digest: text('digest').notNull(),
  },
  (table) => [
    uniqueIndex('item_name_once').on(table.moduleId, table.reach, table.digest),
    index('item_names_by_words').using('gin', sql`${table.words} gin_trgm_ops`),
  ],
);

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

/** What lists are chosen by, behind the order of an index: a page and its total are read from the index alone. @param known what stands in front */
const choosable = (table: Record<Choosable, ExtraConfigColumn>, known?: Choosable) =>
  CHOOSABLE.filter((name) => name !== known).map((name) => table[name]);

export const items = pgTable(
  'items',
  {
    id: serial('id').primaryKey(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    moduleId: integer('module_id')
      .notNull()
      .references(() => modules.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    slug: text('slug').notNull().unique(),
    name: words('name'),
    description: words('description'),
    image: text('image').notNull(),
    /** More views of it, after the first. */
    images: jsonb('images').$type<string[]>().notNull().default([]),
    tint: text('tint').notNull(),
    price: integer('price').notNull(),
    /** Percent, or minor units when the type is amount. */
    discount: integer('discount').notNull().default(0),
    discountType: text('discount_type').$type<'percent' | 'amount'>().notNull().default('percent'),
    /** null: stock is not kept. */
    stock: integer('stock'),
    maximumQuantity: integer('maximum_quantity'),
    unit: jsonb('unit').$type<Words>(),
    veg: boolean('veg').notNull().default(true),
    organic: boolean('organic').notNull().default(false),
    recommended: boolean('recommended').notNull().default(false),
    halal: boolean('halal').notNull().default(false),
    /** Medicine that everybody has at home. */
    basic: boolean('basic').notNull().default(false),
    /** Several dishes at one price. */
    setMenu: boolean('set_menu').notNull().default(false),
    brandId: integer('brand_id').references(() => brands.id, { onDelete: 'set null' }),
    conditionId: integer('condition_id').references(() => conditions.id, { onDelete: 'set null' }),
    availableFrom: text('available_from'),
    availableTo: text('available_to'),
    choices: jsonb('choices').$type<{ title: Words; options: Words[] }[]>().notNull().default([]),
    groups: jsonb('groups').$type<OptionGroupRow[]>().notNull().default([]),
    tags: jsonb('tags').$type<Words[]>().notNull().default([]),
    rating: doublePrecision('rating').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    orderCount: integer('order_count').notNull().default(0),
    /** Set on campaign items alone: from when to when they may be ordered. */
    campaignFrom: moment('campaign_from'),
    campaignTo: moment('campaign_to'),
    /** Lower-case words of both languages: its own name, then its store's; `ownName` in features/items relies on the order. */
    searchText: text('search_text').notNull(),
    createdAt: created(),
    // Kept by triggers of the database (decision 062): whoever writes items, stores or categories need not know of them.
    /** The zone of its store; 0: its module is served in every zone. */
    reach: integer('reach').notNull().default(0),
    /** The category above its own; 0: there is none. */
    categoryParentId: integer('category_parent_id').notNull().default(0),
    /** Its store or itself takes something off, while no flash sale runs. */
    reduced: boolean('reduced').notNull().default(false),
    /** What it costs while no flash sale runs. */
    shelfPrice: integer('shelf_price').notNull().default(0),
    /** Nothing is left of it, while no flash sale runs. */
    shelfEmpty: boolean('shelf_empty').notNull().default(false),
    nameId: integer('name_id').references(() => itemNames.id),
  },
  (table) => [
    index('items_by_module').on(table.moduleId),
    // A page is cut from these alone: order, and what decides whether an item belongs to it. Campaigns have lists of their own.
    index('items_of_store').on(
      table.storeId,
      table.categoryParentId,
      table.categoryId,
      table.id,
      table.campaignFrom,
      table.price,
    ),
    index('items_of_store_by_orders')
      .on(table.storeId, table.orderCount.desc().nullsFirst(), table.id, table.nameId)
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
    index('items_of_module_by_orders')
      .on(table.moduleId, table.orderCount.desc().nullsFirst(), table.id, ...choosable(table))
      .where(sql`${table.campaignFrom} IS NULL`),
    index('items_of_module_by_rating')
      .on(
        table.moduleId,
        table.rating.desc().nullsFirst(),
        table.ratingCount.desc().nullsFirst(),
        table.id,
        table.reach,
        table.veg,
      )
      .where(sql`${table.campaignFrom} IS NULL`),
    index('items_of_module_by_age')
      .on(table.moduleId, table.createdAt.desc().nullsFirst(), table.id, table.reach, table.veg)
      .where(sql`${table.campaignFrom} IS NULL`),
    index('items_of_module_by_times_rated')
      .on(table.moduleId, table.ratingCount.desc().nullsFirst(), table.id, ...choosable(table, 'ratingCount'))
      .where(sql`${table.campaignFrom} IS NULL`),
    // Read backwards for the dearest first.
    index('items_of_module_by_price')
      .on(table.moduleId, table.price, table.id, ...choosable(table, 'price'))
      .where(sql`${table.campaignFrom} IS NULL`),
    index('items_of_campaigns')
      .on(table.moduleId, table.campaignTo)
      .where(sql`${table.campaignFrom} IS NOT NULL`),
    index('items_by_category').on(table.categoryId),
    index('items_of_category_by_orders')
      .on(table.categoryId, table.orderCount.desc().nullsFirst(), table.id, ...choosable(table, 'categoryId'))
      .where(sql`${table.campaignFrom} IS NULL`),
    index('items_below_category_by_orders')
      .on(
        table.categoryParentId,
        table.orderCount.desc().nullsFirst(),
        table.id,
        ...choosable(table, 'categoryParentId'),
      )
      .where(sql`${table.campaignFrom} IS NULL`),
    // Words anywhere in the text, by their three-letter parts.
    index('items_by_words').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('items_of_name').on(table.nameId, table.orderCount.desc().nullsFirst(), table.id, table.campaignFrom),
    index('items_of_brand').on(
      table.brandId,
      table.orderCount.desc().nullsFirst(),
      table.id,
      table.moduleId,
      table.reach,
      table.campaignFrom,
    ),
    index('items_of_condition').on(
      table.conditionId,
      table.orderCount.desc().nullsFirst(),
      table.id,
      table.moduleId,
      table.reach,
      table.campaignFrom,
    ),
    index('items_recommended')
      .on(
        table.moduleId,
        table.rating.desc().nullsFirst(),
        table.ratingCount.desc().nullsFirst(),
        table.id,
        table.reach,
        table.veg,
      )
      .where(sql`${table.recommended} AND ${table.campaignFrom} IS NULL`),
    index('items_basic')
      .on(table.moduleId, table.orderCount.desc().nullsFirst(), table.id, table.reach, table.veg)
      .where(sql`${table.basic} AND ${table.campaignFrom} IS NULL`),
    index('items_set_menu')
      .on(table.moduleId, table.orderCount.desc().nullsFirst(), table.id, table.reach, table.veg)
      .where(sql`${table.setMenu} AND ${table.campaignFrom} IS NULL`),
    index('items_listed')
      .on(table.id)
      .where(sql`${table.campaignFrom} IS NULL`),
    check('item_stock', sql`${table.stock} >= 0`),
    check('item_price', sql`${table.price} >= 0`),
    check('item_campaign', sql`(${table.campaignFrom} IS NULL) = (${table.campaignTo} IS NULL)`),
  ],
);

/**
 * How many items stand in lists, by what lists are chosen by: a trigger adds a row for every change, in its own transaction, and
 * housekeeping adds up what is of one kind. Nobody waits for anybody, and the sum is right at any time.
 */
export const itemTallies = pgTable(
  'item_tallies',
  {
    moduleId: integer('module_id').notNull(),
    categoryId: integer('category_id').notNull(),
    categoryParentId: integer('category_parent_id').notNull(),
    reach: integer('reach').notNull(),
    /** 0: of none. */
    brandId: integer('brand_id').notNull(),
    conditionId: integer('condition_id').notNull(),
    /** The rating without its fraction. */
    stars: integer('stars').notNull(),
    veg: boolean('veg').notNull(),
    reduced: boolean('reduced').notNull(),
    recommended: boolean('recommended').notNull(),
    basic: boolean('basic').notNull(),
    setMenu: boolean('set_menu').notNull(),
    /** More, or fewer: a change is the old kind less one and the new kind more one. */
    items: integer('items').notNull(),
  },
  (table) => [index('item_tallies_by_module').on(table.moduleId, table.categoryId)],
);

/**
 * How many items of a category and of what is below it a store has, of campaigns too: kept and added up as {@link itemTallies} are. What
 * sells of a category is read from its index, whoever else there is.
 */
export const storeTallies = pgTable(
  'store_tallies',
  {
    categoryId: integer('category_id').notNull(),
    storeId: integer('store_id').notNull(),
    items: integer('items').notNull(),
  },
  (table) => [index('store_tallies_by_category').on(table.categoryId, table.storeId, table.items)],
);
