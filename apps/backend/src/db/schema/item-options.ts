/** Choices of an item: variations and add-ons. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, serial } from 'drizzle-orm/pg-core';
import { partOf, localized } from './columns';
import { items } from './items';
import { stores } from './stores';

export const itemVariations = pgTable(
  'item_variations',
  {
    id: serial('id').primaryKey(),
    itemId: partOf('item_id', () => items.id),
    /** Option values joined with '-', spaces removed. */
    type: localized('type'),
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
    storeId: partOf('store_id', () => stores.id),
    name: localized('name'),
    price: integer('price').notNull(),
  },
  (table) => [index('add_ons_by_store').on(table.storeId)],
);

export const itemAddOns = pgTable(
  'item_add_ons',
  {
    itemId: partOf('item_id', () => items.id),
    addOnId: partOf('add_on_id', () => addOns.id),
  },
  (table) => [
    index('item_add_ons_by_add_on').on(table.addOnId),
    primaryKey({ columns: [table.itemId, table.addOnId] }),
  ],
);
