/** The tables. Money is whole minor units, texts that are shown are `{en, ar}`, every rule SQL can hold is written here. */
import { sql, type Column, type SQL } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
  uniqueIndex,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core';

import type { CouponType } from '@shop/domain/coupon';
import type { OrderActor, OrderStep, PaymentMethod } from '@shop/domain/order-steps';
import type { Language } from '../languages';

/** A text in both languages of the marketplace. */
export interface Words {
  en: string;
  ar: string;
}
export interface OptionGroupRow {
  name: Words;
  multi: boolean;
  required: boolean;
  min: number;
  max: number;
  options: { label: Words; price: number }[];
}
/** What was chosen, in English names: the language of a later reader does not matter. */
export interface ChoiceRow {
  variation: string | null;
  options: Record<string, string[]>;
  addOns: { id: number; quantity: number }[];
}

const words = (name: string) => jsonb(name).$type<Words>().notNull();
const moment = (name: string) => timestamp(name, { withTimezone: true });
const created = () => moment('created_at').notNull().defaultNow();

export const worldFacts = pgTable('world_facts', { key: text('key').primaryKey(), value: text('value').notNull() });

export const zones = pgTable('zones', {
  id: serial('id').primaryKey(),
  name: words('name'),
  /** Corners as [lng, lat], first equals last. */
  ring: jsonb('ring').$type<[number, number][]>().notNull(),
  cashOnDelivery: boolean('cash_on_delivery').notNull().default(true),
  increasedPercent: integer('increased_percent').notNull().default(0),
  increasedMessage: jsonb('increased_message').$type<Words>(),
});

export const modules = pgTable('modules', {
  id: serial('id').primaryKey(),
  type: text('type').notNull(),
  slug: text('slug').notNull().unique(),
  name: words('name'),
  description: words('description'),
  icon: text('icon').notNull(),
  everyZone: boolean('every_zone').notNull().default(false),
  position: integer('position').notNull(),
});

export const zoneModules = pgTable(
  'zone_modules',
  {
    zoneId: integer('zone_id')
      .notNull()
      .references(() => zones.id),
    moduleId: integer('module_id')
      .notNull()
      .references(() => modules.id),
    perKm: integer('per_km'),
    minimum: integer('minimum'),
    maximum: integer('maximum'),
    maximumCash: integer('maximum_cash'),
  },
  (table) => [
    index('zone_modules_by_module').on(table.moduleId),
    primaryKey({ columns: [table.zoneId, table.moduleId] }),
  ],
);

export const categories = pgTable(
  'categories',
  {
    id: serial('id').primaryKey(),
    moduleId: integer('module_id')
      .notNull()
      .references(() => modules.id),
    parentId: integer('parent_id').notNull().default(0),
    slug: text('slug').notNull().unique(),
    name: words('name'),
    image: text('image').notNull(),
    featured: boolean('featured').notNull().default(false),
    priority: integer('priority').notNull().default(0),
  },
  (table) => [index('categories_by_module').on(table.moduleId, table.parentId)],
);

export const brands = pgTable(
  'brands',
  {
    id: serial('id').primaryKey(),
    moduleId: integer('module_id')
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull().unique(),
    name: words('name'),
    image: text('image').notNull(),
  },
  (table) => [index('brands_by_module').on(table.moduleId)],
);

/** What medicine is for: headache, cold, skin. */
export const conditions = pgTable(
  'conditions',
  {
    id: serial('id').primaryKey(),
    moduleId: integer('module_id')
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull().unique(),
    name: words('name'),
  },
  (table) => [index('conditions_by_module').on(table.moduleId)],
);

export const stores = pgTable(
  'stores',
  {
    id: serial('id').primaryKey(),
    moduleId: integer('module_id')
      .notNull()
      .references(() => modules.id),
    zoneId: integer('zone_id')
      .notNull()
      .references(() => zones.id),
    slug: text('slug').notNull().unique(),
    name: words('name'),
    address: words('address'),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    logo: text('logo').notNull(),
    cover: text('cover').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    active: boolean('active').notNull().default(true),
    minutesLow: integer('minutes_low').notNull(),
    minutesHigh: integer('minutes_high').notNull(),
    delivers: boolean('delivers').notNull().default(true),
    takesAway: boolean('takes_away').notNull().default(true),
    scheduleOrder: boolean('schedule_order').notNull().default(false),
    freeDelivery: boolean('free_delivery').notNull().default(false),
    ownPerKm: integer('own_per_km'),
    ownMinimum: integer('own_minimum'),
    tax: doublePrecision('tax').notNull().default(0),
    minimumOrder: integer('minimum_order').notNull().default(0),
    discountPercent: integer('discount_percent').notNull().default(0),
    discountMaximum: integer('discount_maximum').notNull().default(0),
    discountMinimum: integer('discount_minimum').notNull().default(0),
    veg: boolean('veg').notNull().default(true),
    nonVeg: boolean('non_veg').notNull().default(true),
    featured: boolean('featured').notNull().default(false),
    rating: doublePrecision('rating').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    positivePercent: integer('positive_percent').notNull().default(0),
    orderCount: integer('order_count').notNull().default(0),
    createdAt: created(),
  },
  (table) => [
    index('stores_by_zone').on(table.zoneId),
    index('stores_by_module_zone').on(table.moduleId, table.zoneId),
    index('stores_by_words').using(
      'gin',
      sql`lower((${table.name}->>'en') || ' ' || (${table.name}->>'ar')) gin_trgm_ops`,
    ),
  ],
);

export const storeSchedules = pgTable(
  'store_schedules',
  {
    id: serial('id').primaryKey(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    day: integer('day').notNull(),
    opens: text('opens').notNull(),
    closes: text('closes').notNull(),
  },
  (table) => [index('schedules_by_store').on(table.storeId), check('schedule_day', sql`${table.day} BETWEEN 0 AND 6`)],
);

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

export const itemVariations = pgTable(
  'item_variations',
  {
    id: serial('id').primaryKey(),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    /** Option values joined with '-', spaces removed. */
    type: words('type'),
    price: integer('price').notNull(),
    stock: integer('stock').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('variations_by_item').on(table.itemId), check('variation_stock', sql`${table.stock} >= 0`)],
);

export const addOns = pgTable(
  'add_ons',
  {
    id: serial('id').primaryKey(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    name: words('name'),
    price: integer('price').notNull(),
  },
  (table) => [index('add_ons_by_store').on(table.storeId)],
);

export const itemAddOns = pgTable(
  'item_add_ons',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    addOnId: integer('add_on_id')
      .notNull()
      .references(() => addOns.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('item_add_ons_by_add_on').on(table.addOnId),
    primaryKey({ columns: [table.itemId, table.addOnId] }),
  ],
);

/** A sale of some items for a short time; its discounts stand in place of all others. */
export const flashSales = pgTable(
  'flash_sales',
  {
    id: serial('id').primaryKey(),
    moduleId: integer('module_id')
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    title: words('title'),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    published: boolean('published').notNull().default(true),
    adminPercent: integer('admin_percent').notNull().default(50),
  },
  (table) => [
    index('flash_sales_by_module').on(table.moduleId),
    check('flash_sale_window', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);

export const flashSaleItems = pgTable(
  'flash_sale_items',
  {
    id: serial('id').primaryKey(),
    saleId: integer('sale_id')
      .notNull()
      .references(() => flashSales.id, { onDelete: 'cascade' }),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    /** Percent, or minor units when the type is amount. */
    discount: integer('discount').notNull(),
    discountType: text('discount_type').$type<'percent' | 'amount'>().notNull(),
    /** How many are sold at this price, and how many were. */
    stock: integer('stock').notNull(),
    sold: integer('sold').notNull().default(0),
  },
  (table) => [
    uniqueIndex('flash_sale_item_once').on(table.saleId, table.itemId),
    index('flash_sale_items_by_item').on(table.itemId),
    check('flash_sale_sold', sql`${table.sold} >= 0 AND ${table.sold} <= ${table.stock}`),
  ],
);

/** Stores that belong together for a while. Item campaigns are items (`campaign_from`). */
export const campaigns = pgTable(
  'campaigns',
  {
    id: serial('id').primaryKey(),
    moduleId: integer('module_id')
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull().unique(),
    title: words('title'),
    description: words('description'),
    image: text('image').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('campaigns_by_module').on(table.moduleId)],
);

export const campaignStores = pgTable(
  'campaign_stores',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('campaign_stores_by_store').on(table.storeId),
    primaryKey({ columns: [table.campaignId, table.storeId] }),
  ],
);

export const banners = pgTable(
  'banners',
  {
    id: serial('id').primaryKey(),
    moduleId: integer('module_id')
      .notNull()
      .references(() => modules.id),
    title: words('title'),
    type: text('type').$type<'default' | 'store_wise' | 'item_wise'>().notNull(),
    image: text('image').notNull(),
    link: text('link'),
    storeId: integer('store_id').references(() => stores.id),
    itemId: integer('item_id').references(() => items.id),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    index('banners_by_item').on(table.itemId),
    index('banners_by_module').on(table.moduleId),
    index('banners_by_store').on(table.storeId),
  ],
);

/** What the promotional sections of a home say and show: a section's file or text by its key (contract §4.1). */
export const moduleContents = pgTable(
  'module_contents',
  {
    id: serial('id').primaryKey(),
    moduleId: integer('module_id')
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    section: text('section').$type<'promotion' | 'video'>().notNull(),
    key: text('key').notNull(),
    /** A text in both languages, or the same file name twice. */
    value: words('value'),
    position: integer('position').notNull().default(0),
  },
  (table) => [uniqueIndex('module_content_once').on(table.moduleId, table.section, table.key)],
);

/** Why choose this module: one row for a reason. */
export const moduleReasons = pgTable(
  'module_reasons',
  {
    id: serial('id').primaryKey(),
    moduleId: integer('module_id')
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    title: words('title'),
    text: words('text'),
    image: text('image').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('module_reasons_by_module').on(table.moduleId)],
);

/** What may be sent. Rates of a category stand above those of the marketplace. */
export const parcelCategories = pgTable(
  'parcel_categories',
  {
    id: serial('id').primaryKey(),
    moduleId: integer('module_id')
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    name: words('name'),
    description: words('description'),
    image: text('image').notNull(),
    perKm: integer('per_km'),
    minimum: integer('minimum'),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('parcel_categories_by_module').on(table.moduleId)],
);

/** Whoever has a cart and places orders: a guest, or a customer with an account. One space of ids, as on the wire. */
export const shoppers = pgTable('shoppers', {
  /** Random and large: nobody can guess another one. */
  id: bigint('id', { mode: 'number' }).primaryKey(),
  isGuest: boolean('is_guest').notNull().default(true),
  createdAt: created(),
});

export const customers = pgTable(
  'customers',
  {
    id: bigint('id', { mode: 'number' })
      .primaryKey()
      .references(() => shoppers.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Lower case. */
    email: text('email').notNull().unique(),
    /** Plus and digits only. */
    phone: text('phone').notNull().unique(),
    /** argon2id; null for accounts that were never given one. */
    passwordHash: text('password_hash'),
    phoneVerified: boolean('phone_verified').notNull().default(false),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Who they are at the medium they last signed in with; null for an account that only ever used a password. */
    socialId: text('social_id').unique(),
    loginMedium: text('login_medium'),
    refCode: text('ref_code').notNull().unique(),
    referredBy: bigint('referred_by', { mode: 'number' }),
    image: text('image'),
    interests: jsonb('interests').$type<number[]>().notNull().default([]),
    createdAt: created(),
  },
  (table) => [check('customer_email_lower', sql`${table.email} = lower(${table.email})`)],
);

/** Which customer a guest became: their orders follow once the phone is proved (decision 049). */
export const signedInGuests = pgTable(
  'signed_in_guests',
  {
    guestId: bigint('guest_id', { mode: 'number' })
      .primaryKey()
      .references(() => shoppers.id, { onDelete: 'cascade' }),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
  },
  (table) => [index('guests_by_customer').on(table.customerId)],
);

/** What a signed-in device holds; only the hash of it is kept. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text('hash').primaryKey(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** To about a day: a use within it is not written down. */
    usedAt: moment('used_at').notNull().defaultNow(),
    createdAt: created(),
  },
  (table) => [index('tokens_by_customer').on(table.customerId), index('tokens_by_use').on(table.usedAt)],
);

/** Where push messages of a sign-in go; it ends with it. A device belongs to whoever signed in on it last (decision 060). */
export const pushDevices = pgTable(
  'push_devices',
  {
    device: text('device').primaryKey(),
    tokenHash: text('token_hash')
      .notNull()
      .references(() => tokens.hash, { onDelete: 'cascade' }),
    /** What its messages are written in. */
    language: text('language').$type<Language>().notNull(),
    createdAt: created(),
  },
  (table) => [index('push_devices_by_token').on(table.tokenHash)],
);

/** Opens one live stream, once and soon: for browsers' own streams, which carry no header. */
export const tickets = pgTable(
  'tickets',
  {
    hash: text('hash').primaryKey(),
    shopperId: bigint('shopper_id', { mode: 'number' })
      .notNull()
      .references(() => shoppers.id, { onDelete: 'cascade' }),
    /** Of a customer: the sign-in that asked for it, and with which it ends. */
    tokenHash: text('token_hash').references(() => tokens.hash, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('tickets_by_shopper').on(table.shopperId),
    index('tickets_by_token').on(table.tokenHash),
    index('tickets_by_end').on(table.expiresAt),
  ],
);

/** Live streams that are open, over all processes; one whose process died ends by itself (decision 054). */
export const livePlaces = pgTable(
  'live_places',
  {
    id: text('id').primaryKey(),
    /** Prints of who watches what, and of the network address. */
    watcher: text('watcher').notNull(),
    address: text('address').notNull(),
    until: moment('until').notNull(),
  },
  (table) => [
    index('live_places_by_watcher').on(table.watcher),
    index('live_places_by_address').on(table.address),
    index('live_places_by_end').on(table.until),
  ],
);

/**
 * `change`: what signs in is to be changed. Proofs, which a client holds and nobody types: `complete` that a phone or e-mail
 * address was proved, whose account still needs a name; `asked` that the code of a phone was asked for with its password.
 */
export type CodePurpose = 'verify-phone' | 'verify-email' | 'password' | 'login' | 'change' | 'complete' | 'asked';
/** One-time codes: the newest of a target counts, five tries, ten minutes, once. A proof is found by itself. */
export const codes = pgTable(
  'codes',
  {
    id: serial('id').primaryKey(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    /** A phone or an e-mail address. */
    target: text('target').notNull(),
    hash: text('hash').notNull(),
    tries: integer('tries').notNull().default(0),
    usedAt: moment('used_at'),
    createdAt: created(),
  },
  (table) => [index('codes_by_target').on(table.target, table.purpose), index('codes_by_age').on(table.createdAt)],
);

/** Messages that leave the marketplace. A worker hands them over to their carrier; without one they lie here. */
export const outbox = pgTable(
  'outbox',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').$type<'sms' | 'mail' | 'push' | 'refund' | 'purge'>().notNull(),
    /** A phone, an e-mail address or a device token; of a refund: its row of `order_payments`; of a purge: the cache. */
    target: text('target').notNull(),
    text: text('text').notNull(),
    /** What a device needs to open the right page. */
    data: jsonb('data').$type<Record<string, string>>(),
    tries: integer('tries').notNull().default(0),
    /** Not before; null: it was given up. */
    dueAt: moment('due_at').defaultNow(),
    sentAt: moment('sent_at'),
    createdAt: created(),
  },
  (table) => [
    index('outbox_due')
      .on(table.dueAt)
      .where(sql`${table.sentAt} IS NULL`),
    index('outbox_by_age').on(table.createdAt),
  ],
);

/** How often something was tried in a window: sign-in, codes, orders. All processes count together. */
export const tries = pgTable(
  'tries',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    since: moment('since').notNull(),
  },
  (table) => [index('tries_by_age').on(table.since)],
);

export const addresses = pgTable(
  'addresses',
  {
    id: serial('id').primaryKey(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    label: text('label').notNull().default(''),
    contactName: text('contact_name').notNull(),
    contactPhone: text('contact_phone').notNull(),
    contactEmail: text('contact_email').notNull().default(''),
    text: text('text').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    road: text('road').notNull().default(''),
    house: text('house').notNull().default(''),
    floor: text('floor').notNull().default(''),
    more: text('more').notNull().default(''),
    createdAt: created(),
  },
  (table) => [index('addresses_by_customer').on(table.customerId)],
);

export const wishes = pgTable(
  'wishes',
  {
    id: serial('id').primaryKey(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    itemId: integer('item_id').references(() => items.id, { onDelete: 'cascade' }),
    storeId: integer('store_id').references(() => stores.id, { onDelete: 'cascade' }),
    createdAt: created(),
  },
  (table) => [
    index('wishes_by_item').on(table.itemId),
    index('wishes_by_store').on(table.storeId),
    uniqueIndex('wish_item_once').on(table.customerId, table.itemId),
    uniqueIndex('wish_store_once').on(table.customerId, table.storeId),
    check('wish_of_one', sql`(${table.itemId} IS NULL) <> (${table.storeId} IS NULL)`),
  ],
);

export const notifications = pgTable(
  'notifications',
  {
    id: serial('id').primaryKey(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    title: words('title'),
    description: words('description'),
    type: text('type').notNull(),
    /** The number that the order's customer knows. */
    orderNumber: integer('order_number'),
    createdAt: created(),
  },
  (table) => [index('notifications_by_customer').on(table.customerId)],
);

/** What customers say of an item; one review for an item of an order. */
export const reviews = pgTable(
  'reviews',
  {
    id: serial('id').primaryKey(),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    /** The store of its item, kept by a trigger (decision 062). */
    storeId: integer('store_id').notNull().default(0),
    customerId: bigint('customer_id', { mode: 'number' }).references(() => customers.id, { onDelete: 'set null' }),
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    author: text('author').notNull(),
    rating: integer('rating').notNull(),
    comment: words('comment'),
    reply: jsonb('reply').$type<Words>(),
    images: jsonb('images').$type<string[]>().notNull().default([]),
    createdAt: created(),
  },
  (table) => [
    index('reviews_by_customer').on(table.customerId),
    index('reviews_by_item').on(table.itemId, table.id),
    index('reviews_by_store').on(table.storeId, table.id),
    uniqueIndex('review_once').on(table.orderId, table.itemId),
    index('reviews_with_pictures')
      .on(table.id)
      .where(sql`${table.images} <> '[]'`),
    check('review_rating', sql`${table.rating} BETWEEN 1 AND 5`),
  ],
);

export type PartnerType = 'vendor' | 'delivery_man' | 'admin';
/** A customer's talk with a store, a courier or the marketplace itself. */
export const conversations = pgTable(
  'conversations',
  {
    id: serial('id').primaryKey(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    partnerType: text('partner_type').$type<PartnerType>().notNull(),
    partnerId: integer('partner_id').notNull(),
    lastAt: moment('last_at').notNull().defaultNow(),
    createdAt: created(),
  },
  (table) => [
    uniqueIndex('conversation_once').on(table.customerId, table.partnerType, table.partnerId),
    index('conversations_by_customer').on(table.customerId, table.lastAt),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: serial('id').primaryKey(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    isMine: boolean('is_mine').notNull(),
    text: text('text').notNull(),
    files: jsonb('files').$type<string[]>().notNull().default([]),
    seen: boolean('seen').notNull().default(false),
    createdAt: created(),
  },
  (table) => [
    index('messages_by_conversation').on(table.conversationId, table.id),
    index('messages_with_pictures')
      .on(table.id)
      .where(sql`${table.files} <> '[]'`),
  ],
);

export const subscribers = pgTable('subscribers', {
  email: text('email').primaryKey(),
  createdAt: created(),
});

export const cartLines = pgTable(
  'cart_lines',
  {
    id: serial('id').primaryKey(),
    shopperId: bigint('shopper_id', { mode: 'number' })
      .notNull()
      .references(() => shoppers.id, { onDelete: 'cascade' }),
    moduleId: integer('module_id')
      .notNull()
      .references(() => modules.id),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    choice: jsonb('choice').$type<ChoiceRow>().notNull(),
    /** Equal for equal choices. */
    choiceKey: text('choice_key').notNull(),
    createdAt: created(),
  },
  (table) => [
    index('cart_lines_by_item').on(table.itemId),
    index('cart_lines_by_module').on(table.moduleId),
    uniqueIndex('cart_line_once').on(table.shopperId, table.itemId, table.choiceKey),
    check('cart_quantity', sql`${table.quantity} > 0`),
  ],
);

export const couriers = pgTable(
  'couriers',
  {
    id: serial('id').primaryKey(),
    firstName: words('first_name'),
    lastName: words('last_name'),
    phone: text('phone').notNull(),
    image: text('image').notNull(),
    zoneId: integer('zone_id')
      .notNull()
      .references(() => zones.id),
    rating: doublePrecision('rating').notNull(),
    ratingCount: integer('rating_count').notNull(),
    orderCount: integer('order_count').notNull(),
  },
  (table) => [index('couriers_by_zone').on(table.zoneId)],
);

export interface AddressRow {
  type: string;
  text: string;
  lat: number;
  lng: number;
  road: string;
  house: string;
  floor: string;
  /** A note for the courier; orders from before it have none. */
  more?: string;
}

export const coupons = pgTable(
  'coupons',
  {
    id: serial('id').primaryKey(),
    moduleId: integer('module_id')
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    title: words('title'),
    /** Upper case. */
    code: text('code').notNull().unique(),
    type: text('type').$type<CouponType>().notNull().default('default'),
    /** Percent, or minor units when the type is amount. */
    discount: integer('discount').notNull(),
    discountType: text('discount_type').$type<'percent' | 'amount'>().notNull().default('percent'),
    maximum: integer('maximum').notNull().default(0),
    minimumPurchase: integer('minimum_purchase').notNull().default(0),
    /** Uses per customer; null: any number. */
    limit: integer('use_limit'),
    /** Stores or zones it holds for. */
    ids: jsonb('ids').$type<number[]>().notNull().default([]),
    startsAt: moment('starts_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: created(),
  },
  (table) => [
    index('coupons_by_module').on(table.moduleId),
    check('coupon_code_upper', sql`${table.code} = upper(${table.code})`),
  ],
);

/** Whom a parcel goes to. */
export interface ReceiverRow extends AddressRow {
  name: string;
  phone: string;
  email: string;
  zoneId: number;
}

const RUNNING = ['pending', 'accepted', 'confirmed', 'processing', 'handover', 'picked_up'];
/** Orders under way, in words without values: an index of them is found by its words. */
export const running = (status: Column): SQL =>
  sql`${status} IN (${sql.raw(RUNNING.map((word) => `'${word}'`).join(', '))})`;

export const orders = pgTable(
  'orders',
  {
    /** In the order in which they were placed; nobody outside sees it. */
    id: serial('id').primaryKey(),
    /** What everybody outside calls it: nine random digits (decision 048). */
    number: integer('number').notNull(),
    shopperId: bigint('shopper_id', { mode: 'number' })
      .notNull()
      .references(() => shoppers.id),
    /** null: a parcel, which no store sells. */
    storeId: integer('store_id').references(() => stores.id),
    moduleId: integer('module_id')
      .notNull()
      .references(() => modules.id),
    zoneId: integer('zone_id')
      .notNull()
      .references(() => zones.id),
    type: text('type').$type<'delivery' | 'take_away' | 'parcel'>().notNull(),
    status: text('status').notNull(),
    itemsAmount: integer('items_amount').notNull(),
    addOnsAmount: integer('add_ons_amount').notNull(),
    discountAmount: integer('discount_amount').notNull(),
    taxAmount: integer('tax_amount').notNull(),
    taxPercent: doublePrecision('tax_percent').notNull(),
    taxIncluded: boolean('tax_included').notNull(),
    deliveryCharge: integer('delivery_charge').notNull(),
    originalDeliveryCharge: integer('original_delivery_charge').notNull(),
    freeDeliveryBy: text('free_delivery_by'),
    additionalCharge: integer('additional_charge').notNull(),
    tip: integer('tip').notNull().default(0),
    couponId: integer('coupon_id').references(() => coupons.id, { onDelete: 'set null' }),
    couponCode: text('coupon_code'),
    couponAmount: integer('coupon_amount').notNull().default(0),
    total: integer('total').notNull(),
    /** How the rest is to be paid; what was paid is in `order_payments`. */
    paymentMethod: text('payment_method').notNull(),
    /** Since when its stock is kept for it; null: it is on the shelf again, or never was taken. */
    stockHeldAt: moment('stock_held_at'),
    /** A print of the address it was ordered from, while it is open and unpaid: so many may be at once. */
    placedFrom: text('placed_from'),
    contactName: text('contact_name').notNull(),
    contactPhone: text('contact_phone').notNull(),
    contactEmail: text('contact_email').notNull(),
    /** Where it goes; of a parcel: where it is fetched. */
    address: jsonb('address').$type<AddressRow>(),
    parcelCategoryId: integer('parcel_category_id').references(() => parcelCategories.id),
    receiver: jsonb('receiver').$type<ReceiverRow>(),
    chargePayer: text('charge_payer').$type<'sender' | 'receiver'>(),
    /** Kilometres from store to customer, or from sender to receiver. */
    distance: doublePrecision('distance'),
    note: text('note').notNull().default(''),
    unavailableNote: text('unavailable_note').notNull().default(''),
    instruction: text('instruction').notNull().default(''),
    cutlery: boolean('cutlery').notNull().default(false),
    /** A prescription stands for the items: the store fills in what it costs. */
    prescription: boolean('prescription').notNull().default(false),
    /** Pictures of prescriptions. */
    attachments: jsonb('attachments').$type<string[]>().notNull().default([]),
    /** When each status was reached, ISO. */
    reachedAt: jsonb('reached_at').$type<Record<string, string>>().notNull(),
    /** When it is wanted; null: as soon as possible. */
    scheduleAt: moment('schedule_at'),
    canceledBy: text('canceled_by'),
    cancellationReason: text('cancellation_reason'),
    courierId: integer('courier_id').references(() => couriers.id),
    courierLat: doublePrecision('courier_lat'),
    courierLng: doublePrecision('courier_lng'),
    createdAt: created(),
  },
  (table) => [
    index('orders_by_courier').on(table.courierId),
    index('orders_by_module').on(table.moduleId),
    index('orders_by_parcel_category').on(table.parcelCategoryId),
    index('orders_by_store').on(table.storeId),
    index('orders_by_zone').on(table.zoneId),
    unique('order_number_once').on(table.number),
    check('order_number_digits', sql`${table.number} BETWEEN 100000000 AND 999999999`),
    index('orders_by_shopper').on(table.shopperId, table.id),
    index('orders_by_status').on(table.status),
    index('orders_running').on(table.id).where(running(table.status)),
    index('orders_running_by_shopper').on(table.shopperId, table.id).where(running(table.status)),
    index('orders_by_coupon').on(table.couponId, table.shopperId),
    index('orders_with_pictures')
      .on(table.id)
      .where(sql`${table.attachments} <> '[]'`),
    index('open_orders_by_address')
      .on(table.placedFrom)
      .where(sql`${table.status} = 'pending'`),
    index('open_orders_by_phone')
      .on(sql`regexp_replace(${table.contactPhone}, '[^0-9]', '', 'g')`)
      .where(sql`${table.status} = 'pending'`),
    check(
      'order_of_store_or_parcel',
      sql`CASE WHEN ${table.type} = 'parcel' THEN ${table.storeId} IS NULL AND ${table.parcelCategoryId} IS NOT NULL AND ${table.receiver} IS NOT NULL AND ${table.chargePayer} IS NOT NULL ELSE ${table.storeId} IS NOT NULL END`,
    ),
  ],
);

/**
 * The money of an order, line by line: what came is above 0, what went back below. What an order holds is the sum; rows are
 * added and never changed but for their state.
 */
export const orderPayments = pgTable(
  'order_payments',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    method: text('method').$type<PaymentMethod>().notNull(),
    amount: integer('amount').notNull(),
    /** What it is, once per order: `payment:<id>` of a gateway, `wallet`, `cash`, `transfer`, `refund:<n>`. */
    reference: text('reference').notNull(),
    /** The row whose money this one gives back; null: another kind of credit. */
    refundOf: integer('refund_of'),
    /** due: still to be sent back by the gateway or by hand; failed: the gateway does not take it. */
    state: text('state').$type<'done' | 'due' | 'failed'>().notNull().default('done'),
    createdAt: created(),
    doneAt: moment('done_at'),
  },
  (table) => [
    uniqueIndex('order_payment_once').on(table.orderId, table.reference),
    index('order_payments_open')
      .on(table.id)
      .where(sql`${table.state} <> 'done'`),
    check('order_payment_amount', sql`${table.amount} <> 0`),
    check('order_payment_state', sql`${table.state} = 'done' OR ${table.amount} < 0`),
  ],
);

/** What happened to an order, step by step. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    step: text('step').$type<OrderStep>().notNull(),
    who: text('who').$type<OrderActor>().notNull(),
    from: text('from_status').notNull(),
    to: text('to_status').notNull(),
    createdAt: created(),
  },
  (table) => [index('order_events_by_order').on(table.orderId)],
);

export const orderRows = pgTable(
  'order_rows',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    itemId: integer('item_id').notNull(),
    isCampaign: boolean('is_campaign').notNull().default(false),
    name: words('name'),
    image: text('image').notNull(),
    tint: text('tint').notNull(),
    unit: jsonb('unit').$type<Words>(),
    veg: boolean('veg').notNull(),
    unitPrice: integer('unit_price').notNull(),
    quantity: integer('quantity').notNull(),
    discountPerUnit: integer('discount_per_unit').notNull(),
    variation: jsonb('variation').$type<Words>(),
    /** Which stock to give back when the order is cancelled. */
    variationId: integer('variation_id'),
    /** The flash sale it was bought in. */
    flashItemId: integer('flash_item_id'),
    options: jsonb('options').$type<{ name: Words; labels: { label: Words; price: number }[] }[]>().notNull(),
    addOns: jsonb('add_ons').$type<{ id: number; name: Words; price: number; quantity: number }[]>().notNull(),
  },
  (table) => [index('order_rows_by_order').on(table.orderId), check('order_row_quantity', sql`${table.quantity} > 0`)],
);

/** Answers already given under an idempotency key; keys belong to one shopper and live for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    shopperId: bigint('shopper_id', { mode: 'number' })
      .notNull()
      .references(() => shoppers.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer').$type<Record<string, unknown>>(),
    createdAt: created(),
  },
  (table) => [
    unique('idempotency_key_once').on(table.shopperId, table.key),
    index('idempotency_keys_by_age').on(table.createdAt),
  ],
);

export type WalletKind = 'add_fund' | 'order_place' | 'order_refund' | 'partial_payment' | 'loyalty_point' | 'referrer';
/** A customer's money: only ever added to, and the balance is the sum. */
export const walletEntries = pgTable(
  'wallet_entries',
  {
    id: serial('id').primaryKey(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<WalletKind>().notNull(),
    credit: integer('credit').notNull().default(0),
    debit: integer('debit').notNull().default(0),
    bonus: integer('bonus').notNull().default(0),
    /** After this entry. */
    balance: integer('balance').notNull(),
    /** Order, payment or friend that it came from; one entry of a kind for each. */
    reference: text('reference').notNull(),
    createdAt: created(),
  },
  (table) => [
    index('wallet_by_customer').on(table.customerId, table.id),
    uniqueIndex('wallet_entry_once').on(table.customerId, table.kind, table.reference),
    check('wallet_not_negative', sql`${table.balance} >= 0`),
    check('wallet_amounts', sql`${table.credit} >= 0 AND ${table.debit} >= 0 AND ${table.bonus} >= 0`),
  ],
);

export type PointKind = 'order_place' | 'point_to_wallet';
/** A customer's points, likewise. */
export const pointEntries = pgTable(
  'point_entries',
  {
    id: serial('id').primaryKey(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<PointKind>().notNull(),
    credit: integer('credit').notNull().default(0),
    debit: integer('debit').notNull().default(0),
    balance: integer('balance').notNull(),
    reference: text('reference').notNull(),
    createdAt: created(),
  },
  (table) => [
    index('points_by_customer').on(table.customerId, table.id),
    uniqueIndex('point_entry_once').on(table.customerId, table.kind, table.reference),
    check('points_not_negative', sql`${table.balance} >= 0`),
  ],
);

export const walletBonuses = pgTable('wallet_bonuses', {
  id: serial('id').primaryKey(),
  title: words('title'),
  description: words('description'),
  bonusType: text('bonus_type').$type<'percentage' | 'amount'>().notNull(),
  /** Percent or minor units. */
  bonus: integer('bonus').notNull(),
  minimum: integer('minimum').notNull(),
  maximum: integer('maximum').notNull().default(0),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
});

/** A payment on its way through a gateway: for an order, or to fill a wallet. */
export const payments = pgTable(
  'payments',
  {
    /** Random: the address of a payment page can not be guessed. */
    id: text('id').primaryKey(),
    shopperId: bigint('shopper_id', { mode: 'number' })
      .notNull()
      .references(() => shoppers.id, { onDelete: 'cascade' }),
    /** null: fills the wallet. */
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    amount: integer('amount').notNull(),
    gateway: text('gateway').notNull(),
    /** The gateway's own name of it. */
    gatewayRef: text('gateway_ref'),
    callback: text('callback').notNull(),
    status: text('status').$type<'pending' | 'success' | 'fail' | 'cancel'>().notNull().default('pending'),
    createdAt: created(),
  },
  (table) => [
    index('payments_by_order').on(table.orderId),
    index('payments_by_shopper').on(table.shopperId),
    check('payment_amount', sql`${table.amount} > 0`),
  ],
);

/** What a customer says of a transfer made outside of the shop. */
export const offlinePayments = pgTable('offline_payments', {
  orderId: integer('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  methodId: integer('method_id').notNull(),
  inputs: jsonb('inputs').$type<Record<string, string>>().notNull(),
  note: text('note').notNull().default(''),
  status: text('status').$type<'pending' | 'verified' | 'denied'>().notNull().default('pending'),
  createdAt: created(),
});

export const refunds = pgTable('refunds', {
  orderId: integer('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  reason: text('reason').notNull(),
  note: text('note').notNull().default(''),
  images: jsonb('images').$type<string[]>().notNull().default([]),
  amount: integer('amount').notNull(),
  createdAt: created(),
});

export const courierReviews = pgTable(
  'courier_reviews',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    courierId: integer('courier_id')
      .notNull()
      .references(() => couriers.id, { onDelete: 'cascade' }),
    author: text('author').notNull(),
    rating: integer('rating').notNull(),
    comment: text('comment').notNull().default(''),
    createdAt: created(),
  },
  (table) => [
    index('courier_reviews_by_courier').on(table.courierId),
    check('courier_rating', sql`${table.rating} BETWEEN 1 AND 5`),
  ],
);
