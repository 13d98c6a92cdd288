/** Rewards of a delivered order: points for the customer, and a reward for the friend who invited them. */
import type { Executor } from '../../db/database';
import { MARKETPLACE } from '../../marketplace';
import type { OrderRow } from '../orders/queries';
import { addPoints, addToWallet } from './ledger';
import { lockShopper } from '../shoppers/lock';
import { countOtherDelivered, inviterOf } from './queries';

/** Points for the total, and the referral reward at the first delivered order. */
export async function rewardDelivery(db: Executor, order: OrderRow, at: Date): Promise<void> {
  if (order.isGuest) return;
  const customerId = order.shopperId;
  const points = Math.floor((order.total * MARKETPLACE.loyalty.pointsPerHundred) / 100 / 100);
  const reference = `order:${order.number}`;
  if (points > 0) await addPoints(db, { customerId, kind: 'order_place', credit: points, reference, at });
  const friendId = await inviterOf(db, customerId);
  if (!friendId) return;
  if ((await countOtherDelivered(db, customerId, order.id)) > 0) return;
  // The friend may have left.
  if (await lockShopper(db, friendId))
    await addToWallet(db, {
      customerId: friendId,
      kind: 'referrer',
      credit: MARKETPLACE.referralReward,
      reference: `friend:${customerId}`,
      at,
    });
}
