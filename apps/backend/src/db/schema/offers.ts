/** Time-limited offers: flash sales, campaigns, banners, coupons. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CouponType } from '@shop/domain';
import { created, moment, partOf, refersTo, localized } from './columns';
import { items } from './items';
import { modules } from './marketplace';
import { stores } from './stores';

/** A short sale of some items; its discounts replace all others. */
export const flashSales = pgTable(
  'flash_sales',
  {
    id: serial('id').primaryKey(),
    moduleId: partOf('module_id', () => modules.id),
    title: localized('title'),
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
    saleId: partOf('sale_id', () => flashSales.id),
    itemId: partOf('item_id', () => items.id),
    /** Percent, or minor units when the type is amount. */
    discount: integer('discount').notNull(),
    discountType: text('discount_type').$type<'percent' | 'amount'>().notNull(),
    /** Units offered at this price, and units sold. */
    stock: integer('stock').notNull(),
    sold: integer('sold').notNull().default(0),
  },
  (table) => [
    uniqueIndex('flash_sale_item_once').on(table.saleId, table.itemId),
    index('flash_sale_items_by_item').on(table.itemId),
    check('flash_sale_sold', sql`${table.sold} >= 0 AND ${table.sold} <= ${table.stock}`),
  ],
);

/** Stores grouped for a time. Item campaigns are items (`campaign_from`). */
export const campaigns = pgTable(
  'campaigns',
  {
    id: serial('id').primaryKey(),
    moduleId: partOf('module_id', () => modules.id),
    slug: text('slug').notNull().unique(),
    title: localized('title'),
    description: localized('description'),
    image: text('image').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('campaigns_by_module').on(table.moduleId)],
);

export const campaignStores = pgTable(
  'campaign_stores',
  {
    campaignId: partOf('campaign_id', () => campaigns.id),
    storeId: partOf('store_id', () => stores.id),
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
    moduleId: refersTo('module_id', () => modules.id),
    title: localized('title'),
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

export const coupons = pgTable(
  'coupons',
  {
    id: serial('id').primaryKey(),
    moduleId: partOf('module_id', () => modules.id),
    title: localized('title'),
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
    /** Stores or zones it is valid for. */
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
