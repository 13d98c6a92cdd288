/** Transfers made outside of the shop: told of by the customer, then found on the account (contract §7.6). */
import type { Shop } from '../../context';
import type { Executor } from '../../db/database';
import type { Shopper } from '../shoppers/caller';
import { changeOrder, IllegalStep } from './change';
import { hasPendingTransfer, saveTransfer, setTransferVerified } from './ledger-queries';
import type { ToldTransfer } from './request';

/** Told again it takes the place of what was told before. @throws DomainError 404 for somebody else's order, 403 for one that is paid */
export async function tellTransfer(
  { db, clock, live }: Pick<Shop, 'db' | 'clock' | 'live'>,
  shopper: Pick<Shopper, 'id'>,
  orderId: number,
  told: ToldTransfer,
): Promise<void> {
  await db.transaction(async (tx) => {
    await changeOrder(tx, orderId, 'tell_transfer', { who: 'customer', shopperId: shopper.id }, { at: clock() });
    await saveTransfer(tx, { ...told, orderId, status: 'pending', createdAt: clock() });
  });
  await live.orderChanged(orderId);
}

/** A transfer that was told of is verified, and its order paid. @returns false when there is none, or it is too late */
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
