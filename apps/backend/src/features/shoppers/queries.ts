/** SQL of shoppers: customers by token, guests by id. */
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { compiled } from '../../db/compiled';
import type { Executor } from '../../db/database';
import { customers, shoppers, tokens } from '../../db/schema';

export type CustomerRow = typeof customers.$inferSelect;

const byToken = compiled<{ hash: string; old: string }, { customer: CustomerRow; usedAt: Date }[]>((db) =>
  db
    .select({ customer: customers, usedAt: tokens.usedAt })
    .from(tokens)
    .innerJoin(customers, eq(customers.id, tokens.customerId))
    .where(
      and(eq(tokens.hash, sql.placeholder('hash')), gt(tokens.usedAt, sql`${sql.placeholder('old')}::timestamptz`)),
    ),
);
const guestById = compiled<{ id: number }, { id: number }[]>((db) =>
  db
    .select({ id: shoppers.id })
    .from(shoppers)
    .where(and(eq(shoppers.id, sql.placeholder('id')), eq(shoppers.isGuest, true))),
);

/** The customer of a token used after `since`, and its last use; null when there is none. */
export async function customerByToken(
  db: Executor,
  hash: string,
  since: Date,
): Promise<{ customer: CustomerRow; usedAt: Date } | null> {
  return (await byToken(db, { hash, old: since.toISOString() }))[0] ?? null;
}

/** Whether a token was used after `since`. */
export async function isTokenActive(db: Executor, hash: string, since: Date): Promise<boolean> {
  const rows = await db
    .select({ hash: tokens.hash })
    .from(tokens)
    .where(and(eq(tokens.hash, hash), gt(tokens.usedAt, since)));
  return rows.length > 0;
}

/** Extends the token from this moment, unless another call has done it since `before`. */
export async function touchToken(db: Executor, hash: string, at: Date, before: Date): Promise<void> {
  await db
    .update(tokens)
    .set({ usedAt: at })
    .where(and(eq(tokens.hash, hash), lt(tokens.usedAt, before)));
}

/** Whether the guest exists. */
export async function isKnownGuest(db: Executor, id: number): Promise<boolean> {
  return (await guestById(db, { id })).length > 0;
}

/** A guest consists of an id only. */
export async function insertGuest(db: Executor, id: number, at: Date): Promise<void> {
  await db.insert(shoppers).values({ id, createdAt: at });
}
