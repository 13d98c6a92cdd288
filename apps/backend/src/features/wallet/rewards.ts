/** Rewards of a delivered order: points for the customer, and a reward for the friend who invited them. */
import { earnedPoints } from '@shop/domain/points';
import { minor } from '@shop/util';
import type { Executor } from '../../db/database';
import { MARKETPLACE } from '../../marketplace';
import { DECIMALS } from '../../present';
import type { OrderRow } from '../orders/queries';
import { addPoints, addToWallet, lockedPointBalance, walletBalance } from './ledger';
import { lockShopper } from '../shoppers/lock';
import { countOtherDelivered, inviterOf } from './queries';

/** Points for the total, and the referral reward at the first delivered order. What does not fit is lost: the delivery must not fail for it. */
export async function rewardDelivery(db: Executor, order: OrderRow, at: Date): Promise<void> {
  if (order.isGuest) return;
  const customerId = order.shopperId;
  const { pointsPerHundred: perHundred } = MARKETPLACE.loyalty;
  const balance = await lockedPointBalance(db, customerId);
  const points = earnedPoints(minor(order.total), { perHundred, decimals: DECIMALS, balance });
  const reference = `order:${order.number}`;
  if (points > 0) await addPoints(db, { customerId, kind: 'order_place', credit: points, reference, at });
  const friendId = await inviterOf(db, customerId);
  if (!friendId) return;
  if ((await countOtherDelivered(db, customerId, order.id)) > 0) return;
  // The friend may have left.
  if (!(await lockShopper(db, friendId))) return;
  const credit = MARKETPLACE.referralReward;
  if ((await walletBalance(db, friendId)) + credit > MARKETPLACE.wallet.most) return;
  await addToWallet(db, { customerId: friendId, kind: 'referrer', credit, reference: `friend:${customerId}`, at });
}
