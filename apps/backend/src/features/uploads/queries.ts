/** SQL of the pictures that rows name. */
import { asc, isNotNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';
import type { Folder } from './store';

const NONE = sql`'[]'`;

/** All names that rows hold. Each table has an index of its rows with pictures: the others are not read. */
const NAMED: Record<Folder, (db: Executor) => Promise<string[][]>> = {
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

/** The names of all pictures of a folder that a row holds. */
export async function namedIn(db: Executor, folder: Folder): Promise<Set<string>> {
  return new Set((await NAMED[folder](db)).flat());
}

/**
 * Nobody has sent anything to this database: the pictures are another one's, which may be about to be put back. The first by id: a table
 * that many have left is not read from its beginning.
 */
export async function isNew(db: Executor): Promise<boolean> {
  const [orders, customers] = [
    await db.select({ id: t.orders.id }).from(t.orders).orderBy(asc(t.orders.id)).limit(1),
    await db.select({ id: t.customers.id }).from(t.customers).orderBy(asc(t.customers.id)).limit(1),
  ];
  return orders.length === 0 && customers.length === 0;
}
