/** SQL of item and courier reviews. */
import { and, avg, count, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { runPipelined } from '../../db/run-pipelined';
import * as t from '../../db/schema';

export type CourierReviewRow = typeof t.courierReviews.$inferSelect;

/** An order that may be reviewed once it is delivered. */
export interface ReviewedOrder {
  id: number;
  contactName: string;
  /** When it was delivered; null: not yet. A refund later takes no review away. */
  deliveredAt: string | null;
}
const reviewedOrder = {
  id: t.orders.id,
  contactName: t.orders.contactName,
  deliveredAt: sql<string | null>`${t.orders.reachedAt}->>'delivered'`,
};

/** The shopper's order with this item; null when there is none. @param orderNumber the public number */
export async function orderWithItem(
  db: Executor,
  { shopperId, orderNumber, itemId }: { shopperId: number; orderNumber: number; itemId: number },
): Promise<ReviewedOrder | null> {
  const [bought] = await db
    .select(reviewedOrder)
    .from(t.orders)
    .innerJoin(t.orderRows, eq(t.orderRows.orderId, t.orders.id))
    .where(and(eq(t.orders.number, orderNumber), eq(t.orders.shopperId, shopperId), eq(t.orderRows.itemId, itemId)));
  return bought ?? null;
}

/** The shopper's order with this courier; null when there is none. @param orderNumber the public number */
export async function orderOfCourier(
  db: Executor,
  { shopperId, orderNumber, courierId }: { shopperId: number; orderNumber: number; courierId: number },
): Promise<ReviewedOrder | null> {
  const [order] = await db
    .select(reviewedOrder)
    .from(t.orders)
    .where(and(eq(t.orders.number, orderNumber), eq(t.orders.shopperId, shopperId), eq(t.orders.courierId, courierId)));
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

/**
 * Updates an item's average rating (one decimal) and number of reviews. Locks the item first: of two reviews at once the second
 * counts after the first.
 */
export async function updateItemRating(db: Executor, itemId: number): Promise<void> {
  await db.select({ id: t.items.id }).from(t.items).where(eq(t.items.id, itemId)).for('update');
  const [figures] = await db
    .select({ rating: avg(t.reviews.rating), count: count() })
    .from(t.reviews)
    .where(eq(t.reviews.itemId, itemId));
  await db
    .update(t.items)
    .set({ rating: Number(Number(figures?.rating ?? 0).toFixed(1)), ratingCount: figures?.count ?? 0 })
    .where(eq(t.items.id, itemId));
}

/**
 * Adds a review to a courier's average and number of reviews, in one statement: of two at once the second waits for the first. Not counted
 * anew, because earlier ratings may have no review here. The average is not rounded, so that it loses nothing.
 */
export async function addCourierRating(db: Executor, courierId: number, rating: number): Promise<void> {
  const { id, rating: average, ratingCount } = t.couriers;
  await db
    .update(t.couriers)
    .set({
      rating: sql`(${average} * ${ratingCount} + ${rating}) / (${ratingCount} + 1)`,
      ratingCount: sql`${ratingCount} + 1`,
    })
    .where(eq(id, courierId));
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

/** What was said of an order: by item, and of its courier. */
export interface OrderReviews {
  items: ItemReviewRow[];
  courier: CourierReviewRow | null;
}
type ItemReviewRow = Pick<typeof t.reviews.$inferSelect, 'itemId' | 'rating' | 'comment' | 'tags' | 'images'>;

/** @param orderId the inner id of a delivered order */
export async function reviewsOfOrder(db: Executor, orderId: number): Promise<OrderReviews> {
  const { itemId, rating, comment, tags, images } = t.reviews;
  const [items, [courier = null]] = await runPipelined(
    db.select({ itemId, rating, comment, tags, images }).from(t.reviews).where(eq(t.reviews.orderId, orderId)),
    db.select().from(t.courierReviews).where(eq(t.courierReviews.orderId, orderId)),
  );
  return { items, courier };
}
