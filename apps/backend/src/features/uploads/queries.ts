/** SQL of referenced pictures. */
import { asc, isNotNull, ne, sql, type Column } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';
import type { Folder } from './store';

/** The names in a JSON column, without its empty lists. */
const namesIn = (table: PgTable, column: Column) => async (db: Executor) => {
  const rows = await db
    .select({ names: sql<string[]>`${column}` })
    .from(table)
    .where(ne(column, sql`'[]'`));
  return rows.flatMap(({ names }) => names);
};

/** All referenced names. Each table has an index of its rows with pictures, so that others are not read. */
const REFERENCED: Record<Folder, (db: Executor) => Promise<string[]>> = {
  order: namesIn(t.orders, t.orders.attachments),
  conversation: namesIn(t.messages, t.messages.files),
  refund: namesIn(t.refunds, t.refunds.images),
  review: namesIn(t.reviews, t.reviews.images),
  profile: async (db) => {
    const rows = await db.select({ name: t.customers.image }).from(t.customers).where(isNotNull(t.customers.image));
    return rows.flatMap(({ name }) => name ?? []);
  },
};

/** Names of all referenced pictures of a folder. */
export async function referencedNames(db: Executor, folder: Folder): Promise<Set<string>> {
  return new Set(await REFERENCED[folder](db));
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
