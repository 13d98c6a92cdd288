/** SQL of the wallet and points ledgers, and of bonuses for funding a wallet. */
import { and, asc, count, desc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';

export type WalletKind = t.WalletKind;
export type PointKind = t.PointKind;
export type WalletRow = typeof t.walletEntries.$inferSelect;
export type PointRow = typeof t.pointEntries.$inferSelect;
export type BonusRow = typeof t.walletBonuses.$inferSelect;

interface PageOf {
  limit: number;
  offset: number;
}

async function lastBalance(
  db: Executor,
  ledger: typeof t.walletEntries | typeof t.pointEntries,
  customerId: number,
): Promise<number> {
  const rows = await db
    .select({ balance: ledger.balance })
    .from(ledger)
    .where(eq(ledger.customerId, customerId))
    .orderBy(desc(ledger.id))
    .limit(1);
  return rows[0]?.balance ?? 0;
}

/** Minor units. */
export const walletBalance = (db: Executor, customerId: number) => lastBalance(db, t.walletEntries, customerId);
/** Points. */
export const pointBalance = (db: Executor, customerId: number) => lastBalance(db, t.pointEntries, customerId);

/** Serializes the entries of one customer, with the same lock as orders. */
export async function lockCustomer(db: Executor, customerId: number): Promise<void> {
  await db.select({ id: t.shoppers.id }).from(t.shoppers).where(eq(t.shoppers.id, customerId)).for('update');
}

/** For ledger.ts only. @returns false when an entry of this kind and reference exists already */
export async function insertWalletEntry(db: Executor, entry: typeof t.walletEntries.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(t.walletEntries)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: t.walletEntries.id });
  return added.length > 0;
}

/** For ledger.ts only. @returns false when an entry of this kind and reference exists already */
export async function insertPointEntry(db: Executor, entry: typeof t.pointEntries.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(t.pointEntries)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: t.pointEntries.id });
  return added.length > 0;
}

/** A page of the wallet history, newest first, and the total. @param kinds null: all */
export async function walletEntriesOf(
  db: Executor,
  customerId: number,
  kinds: WalletKind[] | null,
  { limit, offset }: PageOf,
): Promise<{ rows: WalletRow[]; total: number }> {
  const where = and(
    eq(t.walletEntries.customerId, customerId),
    kinds ? inArray(t.walletEntries.kind, kinds) : undefined,
  );
  const rows = await db
    .select()
    .from(t.walletEntries)
    .where(where)
    .orderBy(desc(t.walletEntries.id))
    .limit(limit)
    .offset((offset - 1) * limit);
  const [total] = await db.select({ total: count() }).from(t.walletEntries).where(where);
  return { rows, total: total?.total ?? 0 };
}

/** A page of the points history, newest first, and the total. */
export async function pointEntriesOf(
  db: Executor,
  customerId: number,
  { limit, offset }: PageOf,
): Promise<{ rows: PointRow[]; total: number }> {
  const where = eq(t.pointEntries.customerId, customerId);
  const rows = await db
    .select()
    .from(t.pointEntries)
    .where(where)
    .orderBy(desc(t.pointEntries.id))
    .limit(limit)
    .offset((offset - 1) * limit);
  const [total] = await db.select({ total: count() }).from(t.pointEntries).where(where);
  return { rows, total: total?.total ?? 0 };
}

/** Current bonuses for funding a wallet, lowest minimum first. */
export async function runningBonuses(db: Executor, at: Date): Promise<BonusRow[]> {
  return db
    .select()
    .from(t.walletBonuses)
    .where(and(lte(t.walletBonuses.startsAt, at), gt(t.walletBonuses.endsAt, at)))
    .orderBy(asc(t.walletBonuses.minimum));
}

/** Current bonuses for an amount, highest minimum first. @param amount minor units */
export async function bonusesFor(db: Executor, amount: number, at: Date): Promise<BonusRow[]> {
  return db
    .select()
    .from(t.walletBonuses)
    .where(and(lte(t.walletBonuses.startsAt, at), gt(t.walletBonuses.endsAt, at), lte(t.walletBonuses.minimum, amount)))
    .orderBy(desc(t.walletBonuses.minimum));
}

/** The customer who invited this one; null: nobody. */
export async function inviterOf(db: Executor, customerId: number): Promise<number | null> {
  const [customer] = await db
    .select({ referredBy: t.customers.referredBy })
    .from(t.customers)
    .where(eq(t.customers.id, customerId));
  return customer?.referredBy ?? null;
}

/** Delivered orders of a customer, not counting the given one. */
export async function countOtherDelivered(db: Executor, customerId: number, orderId: number): Promise<number> {
  const [earlier] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(t.orders)
    .where(and(eq(t.orders.shopperId, customerId), eq(t.orders.status, 'delivered'), ne(t.orders.id, orderId)));
  return earlier?.count ?? 0;
}

/** Whether the shopper is a customer with an account, and so has a wallet. */
export async function isCustomer(db: Executor, id: number): Promise<boolean> {
  const [customer] = await db.select({ id: t.customers.id }).from(t.customers).where(eq(t.customers.id, id));
  return customer !== undefined;
}
