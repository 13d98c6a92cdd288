/** SQL of public reviews. */
import { count, desc, eq } from 'drizzle-orm';
import { starCounts } from '@shop/domain/reviews';
import type { Executor } from '../../db/database';
import { rowsBefore, type Page } from '../../db/page';
import * as t from '../../db/schema';

/** Reviews of an item, or of everything a store sells, newest first, with how many there are of each rating. */
export async function reviewsOf(db: Executor, of: { itemId: number } | { storeId: number }, page: Page) {
  const where = 'itemId' in of ? eq(t.reviews.itemId, of.itemId) : eq(t.reviews.storeId, of.storeId);
  const rows = await db
    .select({ review: t.reviews, item: { id: t.items.id, name: t.items.name, image: t.items.image } })
    .from(t.reviews)
    .innerJoin(t.items, eq(t.items.id, t.reviews.itemId))
    .where(where)
    .orderBy(desc(t.reviews.id))
    .limit(page.limit)
    .offset(rowsBefore(page));
  const counts = await db
    .select({ rating: t.reviews.rating, count: count() })
    .from(t.reviews)
    .where(where)
    .groupBy(t.reviews.rating);
  return { rows, ratings: starCounts(counts), total: counts.reduce((sum, entry) => sum + entry.count, 0) };
}
