/** What a delivered order gives to its customer: points, and a reward to the friend who invited them. */
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';
import { SHOP } from '../../shop';
import type { OrderRow } from '../orders/queries';
import { addPoints, addToWallet } from './ledger';

/** Points for the total, and to whoever invited this customer the reward for their first delivered order. */
export async function rewardDelivery(db: Executor, order: OrderRow, at: Date): Promise<void> {
  if (order.isGuest) return;
  const customerId = order.shopperId;
  const points = Math.floor((order.total * SHOP.loyalty.pointsPerHundred) / 100 / 100);
  const reference = `order:${order.number}`;
  if (points > 0) await addPoints(db, { customerId, kind: 'order_place', credit: points, reference, at });
  const [customer] = await db
    .select({ referredBy: t.customers.referredBy })
    .from(t.customers)
    .where(eq(t.customers.id, customerId));
  if (!customer?.referredBy) return;
  const [earlier] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(t.orders)
    .where(and(eq(t.orders.shopperId, customerId), eq(t.orders.status, 'delivered'), ne(t.orders.id, order.id)));
  if ((earlier?.count ?? 0) > 0) return;
  const [friend] = await db
    .select({ id: t.customers.id })
    .from(t.customers)
    .where(eq(t.customers.id, customer.referredBy));
  if (friend)
    await addToWallet(db, {
      customerId: friend.id,
      kind: 'referrer',
      credit: SHOP.referralReward,
      reference: `friend:${customerId}`,
      at,
    });
}
