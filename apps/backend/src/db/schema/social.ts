/** Reviews and conversations. */
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CourierTag, ItemTag } from '@shop/domain/reviews';
import { created, moment, partOf, partOfShopper, localized, type Localized } from './columns';
import { items } from './items';
import { couriers, orders } from './orders';
import { customers } from './people';

/** Reviews of items; one per item of an order. */
export const reviews = pgTable(
  'reviews',
  {
    id: serial('id').primaryKey(),
    itemId: partOf('item_id', () => items.id),
    /** The store of its item, kept by a trigger (decision 062). */
    storeId: integer('store_id').notNull().default(0),
    customerId: bigint('customer_id', { mode: 'number' }).references(() => customers.id, { onDelete: 'set null' }),
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    author: text('author').notNull(),
    rating: integer('rating').notNull(),
    comment: localized('comment'),
    reply: jsonb('reply').$type<Localized>(),
    images: jsonb('images').$type<string[]>().notNull().default([]),
    tags: jsonb('tags').$type<ItemTag[]>().notNull().default([]),
    createdAt: created(),
  },
  (table) => [
    index('reviews_by_customer').on(table.customerId),
    index('reviews_by_item').on(table.itemId, table.id),
    index('reviews_by_store').on(table.storeId, table.id),
    // How many of a store have how many stars, without reading their words.
    index('reviews_by_store_rating').on(table.storeId, table.rating),
    uniqueIndex('review_once').on(table.orderId, table.itemId),
    index('reviews_with_pictures')
      .on(table.id)
      .where(sql`${table.images} <> '[]'`),
    check('review_rating', sql`${table.rating} BETWEEN 1 AND 5`),
  ],
);

export type PartnerType = 'vendor' | 'delivery_man' | 'admin';

/** A conversation of a customer with a store, a courier or the support. */
export const conversations = pgTable(
  'conversations',
  {
    id: serial('id').primaryKey(),
    customerId: partOfShopper('customer_id', () => customers.id),
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
    conversationId: partOf('conversation_id', () => conversations.id),
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

export const courierReviews = pgTable(
  'courier_reviews',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    courierId: partOf('courier_id', () => couriers.id),
    author: text('author').notNull(),
    rating: integer('rating').notNull(),
    comment: text('comment').notNull().default(''),
    tags: jsonb('tags').$type<CourierTag[]>().notNull().default([]),
    createdAt: created(),
  },
  (table) => [
    index('courier_reviews_by_courier').on(table.courierId),
    check('courier_rating', sql`${table.rating} BETWEEN 1 AND 5`),
  ],
);
