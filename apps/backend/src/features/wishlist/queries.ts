/** SQL of the wish list. */
import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { wishes } from '../../db/schema';

export interface Wish {
  itemId: number | null;
  storeId: number | null;
}

export async function wishesOf(db: Executor, customerId: number): Promise<Wish[]> {
  return db
    .select({ itemId: wishes.itemId, storeId: wishes.storeId })
    .from(wishes)
    .where(eq(wishes.customerId, customerId))
    .orderBy(desc(wishes.id))
    .limit(500);
}

/** false when it is there already. */
export async function insertWish(db: Executor, wish: typeof wishes.$inferInsert): Promise<boolean> {
  return (await db.insert(wishes).values(wish).onConflictDoNothing().returning({ id: wishes.id })).length > 0;
}

/** false when it was not there. */
export async function deleteWish(db: Executor, customerId: number, { itemId, storeId }: Wish): Promise<boolean> {
  const condition = itemId === null ? eq(wishes.storeId, storeId ?? 0) : eq(wishes.itemId, itemId);
  const rows = await db
    .delete(wishes)
    .where(and(eq(wishes.customerId, customerId), condition))
    .returning({ id: wishes.id });
  return rows.length > 0;
}
