/** SQL of the wallet and points ledgers, and of bonuses for funding a wallet. */
import { and, asc, desc, eq, gt, lte, ne } from 'drizzle-orm';
import { isAnyOf } from '../../db/any-of';
import type { Executor } from '../../db/database';
import { rowsBefore, type Page } from '../../db/page';
import * as t from '../../db/schema';

export type WalletKind = t.WalletKind;
export type PointKind = t.PointKind;
export type WalletRow = typeof t.walletEntries.$inferSelect;
export type PointRow = typeof t.pointEntries.$inferSelect;
export type BonusRow = typeof t.walletBonuses.$inferSelect;

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
  page: Page,
): Promise<{ rows: WalletRow[]; total: number }> {
  const { id, kind, customerId: owner } = t.walletEntries;
  const where = and(eq(owner, customerId), kinds ? isAnyOf(kind, kinds) : undefined);
  const all = db.select().from(t.walletEntries).where(where).orderBy(desc(id));
  const rows = await all.limit(page.limit).offset(rowsBefore(page));
  return { rows, total: await db.$count(t.walletEntries, where) };
}

/** A page of the points history, newest first, and the total. */
export async function pointEntriesOf(
  db: Executor,
  customerId: number,
  page: Page,
): Promise<{ rows: PointRow[]; total: number }> {
  const where = eq(t.pointEntries.customerId, customerId);
  const all = db.select().from(t.pointEntries).where(where).orderBy(desc(t.pointEntries.id));
  const rows = await all.limit(page.limit).offset(rowsBefore(page));
  return { rows, total: await db.$count(t.pointEntries, where) };
}

const isRunning = (at: Date) => and(lte(t.walletBonuses.startsAt, at), gt(t.walletBonuses.endsAt, at));

/** Current bonuses for funding a wallet, lowest minimum first. */
export async function runningBonuses(db: Executor, at: Date): Promise<BonusRow[]> {
  return db.select().from(t.walletBonuses).where(isRunning(at)).orderBy(asc(t.walletBonuses.minimum));
}

/** Current bonuses for an amount, highest minimum first. @param amount minor units */
export async function bonusesFor(db: Executor, amount: number, at: Date): Promise<BonusRow[]> {
  const { minimum } = t.walletBonuses;
  return db
    .select()
    .from(t.walletBonuses)
    .where(and(isRunning(at), lte(minimum, amount)))
    .orderBy(desc(minimum));
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
  return db.$count(
    t.orders,
    and(eq(t.orders.shopperId, customerId), eq(t.orders.status, 'delivered'), ne(t.orders.id, orderId)),
  );
}
