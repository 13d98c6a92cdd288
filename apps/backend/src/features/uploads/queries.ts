/** SQL of referenced pictures. */
import { asc, isNotNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';
import type { Folder } from './store';

const NONE = sql`'[]'`;

/** All referenced names. Each table has an index of its rows with pictures, so that others are not read. */
const REFERENCED: Record<Folder, (db: Executor) => Promise<string[][]>> = {
  order: async (db) =>
    (await db.select({ names: t.orders.attachments }).from(t.orders).where(ne(t.orders.attachments, NONE))).map(
      ({ names }) => names,
    ),
  conversation: async (db) =>
    (await db.select({ names: t.messages.files }).from(t.messages).where(ne(t.messages.files, NONE))).map(
      ({ names }) => names,
    ),
  refund: async (db) =>
    (await db.select({ names: t.refunds.images }).from(t.refunds).where(ne(t.refunds.images, NONE))).map(
      ({ names }) => names,
    ),
  review: async (db) =>
    (await db.select({ names: t.reviews.images }).from(t.reviews).where(ne(t.reviews.images, NONE))).map(
      ({ names }) => names,
    ),
  profile: async (db) =>
    (await db.select({ name: t.customers.image }).from(t.customers).where(isNotNull(t.customers.image))).map(
      ({ name }) => (name ? [name] : []),
    ),
};

/** Names of all referenced pictures of a folder. */
export async function referencedNames(db: Executor, folder: Folder): Promise<Set<string>> {
  return new Set((await REFERENCED[folder](db)).flat());
}

/**
 * Whether the database is empty: the files may belong to another one, about to be restored. It reads the first row
 * by id, since a table with many deleted rows is slow to scan from its start.
 */
export async function isDatabaseEmpty(db: Executor): Promise<boolean> {
  const [orders, customers] = [
    await db.select({ id: t.orders.id }).from(t.orders).orderBy(asc(t.orders.id)).limit(1),
    await db.select({ id: t.customers.id }).from(t.customers).orderBy(asc(t.customers.id)).limit(1),
  ];
  return orders.length === 0 && customers.length === 0;
}
