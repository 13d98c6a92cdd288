/** SQL of a customer's notifications. */
import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { notifications } from '../../db/schema';
import { pushTo } from '../outbox/letters';

const MOST = 100;

/** Newest first, 100 at most. */
export async function notificationsOf(db: Executor, customerId: number) {
  return db
    .select()
    .from(notifications)
    .where(eq(notifications.customerId, customerId))
    .orderBy(desc(notifications.id))
    .limit(MOST);
}

/** Keeps a notification for the shop's own page, and sends it to the customer's device. */
export async function insertNotification(
  db: Executor,
  row: typeof notifications.$inferInsert & { createdAt: Date },
): Promise<void> {
  await db.insert(notifications).values(row);
  const data = { type: row.type, ...(row.orderNumber ? { order_id: String(row.orderNumber) } : {}) };
  await pushTo(db, row.customerId, { title: row.title, body: row.description, data }, row.createdAt);
}
