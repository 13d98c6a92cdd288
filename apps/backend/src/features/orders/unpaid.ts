/** Orders that wait for their customer's money: given up after a while, and taken up again when it comes after all. */
import { and, asc, eq, lt } from 'drizzle-orm';
import type { Shop } from '../../app';
import type { Executor } from '../../db/database';
import { orders } from '../../db/schema';
import { Refusal } from '../../refusal';
import { giveMoneyBack } from '../wallet/rewards';
import { moveOrder } from './move';
import { findOrder, giveStockBack, rowsOfOrders, takeStock, type OrderRow } from './queries';

/** Milliseconds in which a card payment has to come. */
const PATIENCE = 15 * 60_000;

/** Stock and the wallet's part go back: whoever pays the order later pays all of it, while there is stock. */
async function giveUp(db: Executor, order: OrderRow, at: Date): Promise<boolean> {
  if (!(await moveOrder(db, order, 'failed', at, { walletPaid: 0 }))) return false;
  await giveMoneyBack(db, order, order.walletPaid, at, `failed:${order.id}`);
  await giveStockBack(db, await rowsOfOrders(db, [order.id]));
  return true;
}

/** Gives up what was to be paid by card and never was. Several processes may do so at once. */
export async function failUnpaid({ db, live }: Pick<Shop, 'db' | 'live'>, now: Date): Promise<void> {
  const waiting = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'pending'),
        eq(orders.paymentMethod, 'digital_payment'),
        eq(orders.isPaid, false),
        lt(orders.createdAt, new Date(now.getTime() - PATIENCE)),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(100);
  for (const { id } of waiting) {
    const failed = await db.transaction(async (tx) => {
      const order = await findOrder(tx, id);
      return order !== null && (await giveUp(tx, order, now));
    });
    if (failed) await live.orderChanged(id);
  }
}

/** A failed order waits for its store again. Call it inside a transaction. @throws Refusal 403 `stock` when an item is gone */
export async function reviveOrder(db: Executor, order: OrderRow, at: Date): Promise<void> {
  if (order.status !== 'failed' || !(await moveOrder(db, order, 'pending', at)))
    throw new Refusal(403, 'payment_method', 'paymentDone');
  const rows = await rowsOfOrders(db, [order.id]);
  for (const row of rows.sort((a, b) => a.itemId - b.itemId))
    if (!(await takeStock(db, row))) throw new Refusal(403, 'stock', 'soldOut', { name: row.name });
}
