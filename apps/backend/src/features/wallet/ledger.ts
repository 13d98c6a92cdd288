/** The two ledgers of a customer. Entries are only ever added; the balance is their sum and never below 0. */
import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';
import { Refusal } from '../../refusal';

type Ledger = typeof t.walletEntries | typeof t.pointEntries;

async function balanceIn(db: Executor, ledger: Ledger, customerId: number): Promise<number> {
  const rows = await db
    .select({ balance: ledger.balance })
    .from(ledger)
    .where(eq(ledger.customerId, customerId))
    .orderBy(desc(ledger.id))
    .limit(1);
  return rows[0]?.balance ?? 0;
}

/** Minor units. */
export const walletBalance = (db: Executor, customerId: number) => balanceIn(db, t.walletEntries, customerId);
export const pointBalance = (db: Executor, customerId: number) => balanceIn(db, t.pointEntries, customerId);

/** One customer's entries are written one after the other. The same lock as for orders. */
export async function lockCustomer(db: Executor, customerId: number): Promise<void> {
  await db.select({ id: t.shoppers.id }).from(t.shoppers).where(eq(t.shoppers.id, customerId)).for('update');
}

export interface WalletEntry {
  customerId: number;
  kind: t.WalletKind;
  credit?: number;
  debit?: number;
  bonus?: number;
  /** What it is for; a second entry of the same kind and reference changes nothing. */
  reference: string;
  at: Date;
}

/** @returns false when it was there already @throws Refusal when the balance does not reach. Call it inside a transaction. */
export async function addToWallet(db: Executor, entry: WalletEntry): Promise<boolean> {
  const { customerId, kind, credit = 0, debit = 0, bonus = 0, reference, at } = entry;
  await lockCustomer(db, customerId);
  const balance = (await walletBalance(db, customerId)) + credit + bonus - debit;
  if (balance < 0) throw new Refusal(400, 'wallet', 'walletShort');
  const added = await db
    .insert(t.walletEntries)
    .values({ customerId, kind, credit, debit, bonus, balance, reference, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: t.walletEntries.id });
  return added.length > 0;
}

export interface PointEntry {
  customerId: number;
  kind: t.PointKind;
  credit?: number;
  debit?: number;
  reference: string;
  at: Date;
}

/** As {@link addToWallet}, for points. */
export async function addPoints(db: Executor, entry: PointEntry): Promise<boolean> {
  const { customerId, kind, credit = 0, debit = 0, reference, at } = entry;
  await lockCustomer(db, customerId);
  const balance = (await pointBalance(db, customerId)) + credit - debit;
  if (balance < 0) throw new Refusal(403, 'point', 'pointsShort');
  const added = await db
    .insert(t.pointEntries)
    .values({ customerId, kind, credit, debit, balance, reference, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: t.pointEntries.id });
  return added.length > 0;
}
