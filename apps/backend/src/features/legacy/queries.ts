/** SQL of review reminders. */
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';

/** The newest delivered order without a review for which reminders are not turned off; null when there is none. */
export async function orderToReview(db: Executor, customerId: number): Promise<{ id: number; number: number } | null> {
  const [order] = await db
    .select({ id: t.orders.id, number: t.orders.number })
    .from(t.orders)
    .leftJoin(t.reviews, eq(t.reviews.orderId, t.orders.id))
    .where(
      and(
        eq(t.orders.shopperId, customerId),
        eq(t.orders.status, 'delivered'),
        isNull(t.reviews.id),
        sql`${t.orders.reachedAt}->>'reminded' IS NULL`,
      ),
    )
    .orderBy(desc(t.orders.id))
    .limit(1);
  return order ?? null;
}

/** Pictures of an order's items. */
export async function picturesOfOrder(db: Executor, orderId: number): Promise<string[]> {
  const rows = await db.select({ image: t.orderRows.image }).from(t.orderRows).where(eq(t.orderRows.orderId, orderId));
  return rows.map(({ image }) => image);
}

/** Turns off reminders for this order; does nothing when it is another customer's. @param orderNumber the public number */
export async function stopReminder(db: Executor, customerId: number, orderNumber: number): Promise<void> {
  await db
    .update(t.orders)
    .set({ reachedAt: sql`${t.orders.reachedAt} || '{"reminded":"1970-01-01T00:00:00.000Z"}'::jsonb` })
    .where(and(eq(t.orders.number, orderNumber), eq(t.orders.shopperId, customerId)));
}
