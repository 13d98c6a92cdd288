/** Transfers made outside of the shop, once they were found on the account (contract §7.6). */
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { offlinePayments } from '../../db/schema';
import { changeOrder, IllegalStep } from './change';

/** A transfer that was told of is verified, and its order paid. @returns false when there is none, or it is too late */
export async function verifyTransferOf(db: Executor, orderId: number, at: Date): Promise<boolean> {
  const told = and(eq(offlinePayments.orderId, orderId), eq(offlinePayments.status, 'pending'));
  try {
    return await db.transaction(async (tx) => {
      if ((await tx.select({ id: offlinePayments.orderId }).from(offlinePayments).where(told)).length === 0)
        return false;
      await changeOrder(tx, orderId, 'verify_transfer', { who: 'shop' }, { at });
      await tx.update(offlinePayments).set({ status: 'verified' }).where(told);
      return true;
    });
  } catch (error) {
    if (error instanceof IllegalStep) return false;
    throw error;
  }
}
