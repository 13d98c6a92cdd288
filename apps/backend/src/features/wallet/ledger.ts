/** The wallet and points ledgers of a customer: append-only; the balance is their sum and never negative. */
import type { Executor } from '../../db/database';
import { DomainError } from '../../domain-error';
import { formatAmount } from '../../present';
import { accountGone, lockShopper } from '../shoppers/lock';
import {
  insertPointEntry,
  insertWalletEntry,
  pointBalance,
  walletBalance,
  type PointKind,
  type WalletKind,
} from './queries';

export { pointBalance, walletBalance };

/** @throws DomainError 401 when the account was removed: nothing may be credited to nobody */
async function lockAccount(db: Executor, customerId: number): Promise<void> {
  if (!(await lockShopper(db, customerId))?.customer) throw accountGone();
}

/** Of PostgreSQL. */
const MAX_INTEGER = 2_147_483_647;

export interface WalletEntry {
  customerId: number;
  kind: WalletKind;
  credit?: number;
  debit?: number;
  bonus?: number;
  /** The cause; a second entry of the same kind and reference is ignored. */
  reference: string;
  at: Date;
}

/** @returns false when the entry exists already @throws DomainError when the balance is too low, or the account was removed. Call it in a transaction. */
export async function addToWallet(db: Executor, entry: WalletEntry): Promise<boolean> {
  const { customerId, kind, credit = 0, debit = 0, bonus = 0, reference, at } = entry;
  await lockAccount(db, customerId);
  const balance = (await walletBalance(db, customerId)) + credit + bonus - debit;
  if (balance < 0) throw new DomainError(400, 'wallet', 'walletShort');
  // Refunds may exceed what a wallet is filled up to, but not the column.
  if (balance > MAX_INTEGER) throw new DomainError(400, 'wallet', 'walletFull', { amount: formatAmount(MAX_INTEGER) });
  return insertWalletEntry(db, { customerId, kind, credit, debit, bonus, balance, reference, createdAt: at });
}

export interface PointEntry {
  customerId: number;
  kind: PointKind;
  credit?: number;
  debit?: number;
  reference: string;
  at: Date;
}

/** Like {@link addToWallet}, for points. */
export async function addPoints(db: Executor, entry: PointEntry): Promise<boolean> {
  const { customerId, kind, credit = 0, debit = 0, reference, at } = entry;
  await lockAccount(db, customerId);
  const balance = (await pointBalance(db, customerId)) + credit - debit;
  if (balance < 0) throw new DomainError(403, 'point', 'pointsShort');
  return insertPointEntry(db, { customerId, kind, credit, debit, balance, reference, createdAt: at });
}

/** The balance of points, which nobody else changes until the transaction ends. @throws DomainError when the account was removed */
export async function lockedPointBalance(db: Executor, customerId: number): Promise<number> {
  await lockAccount(db, customerId);
  return pointBalance(db, customerId);
}
