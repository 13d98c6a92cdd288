/** SQL of item and courier reviews. */
import { and, avg, count, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';

export type CourierReviewRow = typeof t.courierReviews.$inferSelect;

/** An order that may be reviewed once it is delivered. */
export interface ReviewedOrder {
  id: number;
  status: string;
}

/** The customer's order with this item; null when there is none. @param orderNumber the public number */
export async function orderWithItem(
  db: Executor,
  { customerId, orderNumber, itemId }: { customerId: number; orderNumber: number; itemId: number },
): Promise<ReviewedOrder | null> {
  const [bought] = await db
    .select({ id: t.orders.id, status: t.orders.status })
    .from(t.orders)
    .innerJoin(t.orderRows, eq(t.orderRows.orderId, t.orders.id))
    .where(and(eq(t.orders.number, orderNumber), eq(t.orders.shopperId, customerId), eq(t.orderRows.itemId, itemId)));
  return bought ?? null;
}

/** The customer's order with this courier; null when there is none. @param orderNumber the public number */
export async function orderOfCourier(
  db: Executor,
  { customerId, orderNumber, courierId }: { customerId: number; orderNumber: number; courierId: number },
): Promise<ReviewedOrder | null> {
  const [order] = await db
    .select({ id: t.orders.id, status: t.orders.status })
    .from(t.orders)
    .where(
      and(eq(t.orders.number, orderNumber), eq(t.orders.shopperId, customerId), eq(t.orders.courierId, courierId)),
    );
  return order ?? null;
}

/** @returns false when it was reviewed before */
export async function insertReview(db: Executor, review: typeof t.reviews.$inferInsert): Promise<boolean> {
  const added = await db.insert(t.reviews).values(review).onConflictDoNothing().returning({ id: t.reviews.id });
  return added.length > 0;
}

/** @returns false when it was reviewed before */
export async function insertCourierReview(
  db: Executor,
  review: typeof t.courierReviews.$inferInsert,
): Promise<boolean> {
  const added = await db
    .insert(t.courierReviews)
    .values(review)
    .onConflictDoNothing()
    .returning({ id: t.courierReviews.orderId });
  return added.length > 0;
}

/** Updates an item's average rating (one decimal) and number of reviews. */
export async function updateItemRating(db: Executor, itemId: number): Promise<void> {
  const [figures] = await db
    .select({ rating: avg(t.reviews.rating), count: count() })
    .from(t.reviews)
    .where(eq(t.reviews.itemId, itemId));
  await db
    .update(t.items)
    .set({ rating: Number(Number(figures?.rating ?? 0).toFixed(1)), ratingCount: figures?.count ?? 0 })
    .where(eq(t.items.id, itemId));
}

/** The newest 100 reviews of a courier. */
export async function reviewsOfCourier(db: Executor, courierId: number): Promise<CourierReviewRow[]> {
  return db
    .select()
    .from(t.courierReviews)
    .where(eq(t.courierReviews.courierId, courierId))
    .orderBy(desc(t.courierReviews.createdAt))
    .limit(100);
}
