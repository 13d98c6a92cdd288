/** Orders that wait for their money: after a while they let their stock go, and those to be paid by card are given up. */
import { and, asc, eq, isNotNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { OrderStep } from '@shop/domain/order-steps';
import type { Shop } from '../../context';
import { orders } from '../../db/schema';
import { changeOrder, IllegalStep } from './change';

/** Milliseconds for which an unpaid order keeps its stock, and in which a card payment has to come (decision 042). */
export const PATIENCE = 10 * 60_000;
const AT_ONCE = 100;

/** Takes a step of the marketplace's own with each; those that went another way meanwhile are left alone. */
async function takeAll({ db, live }: Pick<Shop, 'db' | 'live'>, step: OrderStep, which: SQL | undefined, at: Date) {
  const waiting = await db.select({ id: orders.id }).from(orders).where(which).orderBy(asc(orders.id)).limit(AT_ONCE);
  for (const { id } of waiting)
    try {
      await db.transaction((tx) => changeOrder(tx, id, step, { who: 'shop' }, { at }));
      await live.orderChanged(id);
    } catch (error) {
      if (!(error instanceof IllegalStep)) throw error;
    }
}

const held = sql`(SELECT coalesce(sum(p.amount), 0) FROM order_payments p WHERE p.order_id = ${orders.id})`;

/** Gives up what was to be paid by card and never was. Several processes may do so at once. */
export async function failUnpaid(shop: Pick<Shop, 'db' | 'live'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - PATIENCE);
  const open = and(eq(orders.status, 'pending'), sql`${held} < ${orders.total}`);
  const card = and(open, eq(orders.paymentMethod, 'digital_payment'), lt(orders.createdAt, before));
  await takeAll(shop, 'give_up', card, now);
  const others = and(
    open,
    ne(orders.paymentMethod, 'digital_payment'),
    isNotNull(orders.stockHeldAt),
    lt(orders.stockHeldAt, before),
  );
  await takeAll(shop, 'release', others, now);
}
