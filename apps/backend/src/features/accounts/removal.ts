/**
 * Removing an account: refused while an order runs, a payment is under way or money is in the wallet. It holds the
 * shopper's lock, so that nothing begins meanwhile (decision 078).
 */
import type { Executor } from '../../db/database';
import { lockOrdersOf } from '../orders/queries';
import { PAYMENT_TIMEOUT } from '../orders/payment-timeouts';
import { hasOpenPayment } from '../payments/queries';
import { walletBalance } from '../wallet/ledger';
import { countOrders, removeCustomer } from './queries';

/** Why an account can not be removed now. `amount`: minor units. */
export type RemovalObstacle = { why: 'orders' | 'payment' } | { why: 'wallet'; amount: number };

async function obstacleOf(tx: Executor, id: number, at: Date): Promise<RemovalObstacle | null> {
  if ((await countOrders(tx, id, true)) > 0) return { why: 'orders' };
  // A page that was left open does not keep the account for ever: what it still takes is sent back.
  if (await hasOpenPayment(tx, id, new Date(at.getTime() - PAYMENT_TIMEOUT))) return { why: 'payment' };
  const amount = await walletBalance(tx, id);
  return amount > 0 ? { why: 'wallet', amount } : null;
}

/**
 * Removes the account with its data if nothing stands in the way. Call it in a transaction.
 * @param lock locks the shopper, and throws when the account is gone
 * @returns what stood in the way; null: the account is removed
 */
export async function removeIfFree(
  tx: Executor,
  id: number,
  at: Date,
  lock: () => Promise<unknown>,
): Promise<RemovalObstacle | null> {
  // Orders are locked before their shopper (decision 040).
  await lockOrdersOf(tx, id);
  await lock();
  const obstacle = await obstacleOf(tx, id, at);
  if (!obstacle) await removeCustomer(tx, id);
  return obstacle;
}
