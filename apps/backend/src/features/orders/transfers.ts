/** Bank transfers: reported by the customer, then verified by the operator (contract §7.6). */
import type { Shop } from '../../context';
import type { Executor } from '../../db/database';
import type { Shopper } from '../shoppers/caller';
import { changeOrder, IllegalStep } from './change';
import { hasPendingTransfer, saveTransfer, setTransferDenied, setTransferVerified } from './ledger-queries';
import type { TransferReport } from './request';

/** A new report replaces the previous one. @throws DomainError 404 for another shopper's order, 403 when it is paid */
export async function reportTransfer(
  { db, clock, live }: Pick<Shop, 'db' | 'clock' | 'live'>,
  shopper: Pick<Shopper, 'id'>,
  orderId: number,
  report: TransferReport,
): Promise<void> {
  await db.transaction(async (tx) => {
    await changeOrder(tx, orderId, 'tell_transfer', { who: 'customer', shopperId: shopper.id }, { at: clock() });
    await saveTransfer(tx, { ...report, orderId, status: 'pending', adminNote: '', createdAt: clock() });
  });
  await live.orderChanged(orderId);
}

/** Verifies a reported transfer and pays its order. @returns false when there is none, or it is too late */
export async function verifyTransferOf(db: Executor, orderId: number, at: Date): Promise<boolean> {
  try {
    return await db.transaction(async (tx) => {
      if (!(await hasPendingTransfer(tx, orderId))) return false;
      await changeOrder(tx, orderId, 'verify_transfer', { who: 'shop' }, { at });
      await setTransferVerified(tx, orderId);
      return true;
    });
  } catch (error) {
    if (error instanceof IllegalStep) return false;
    throw error;
  }
}

/** Refuses a reported transfer: the customer is told why, and may correct it. @returns false when none waits to be checked */
export async function denyTransferOf(db: Executor, orderId: number, note: string, at: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await hasPendingTransfer(tx, orderId))) return false;
    await changeOrder(tx, orderId, 'deny_transfer', { who: 'admin' }, { at });
    await setTransferDenied(tx, orderId, note);
    return true;
  });
}
