/** SQL of a customer's notifications. */
import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { notifications } from '../../db/schema';

const MAX_NOTIFICATIONS = 100;

/** Newest first, 100 at most. */
export async function notificationsOf(db: Executor, customerId: number) {
  return db
    .select()
    .from(notifications)
    .where(eq(notifications.customerId, customerId))
    .orderBy(desc(notifications.id))
    .limit(MAX_NOTIFICATIONS);
}

export type NewNotification = typeof notifications.$inferInsert & { createdAt: Date };

export async function insertNotification(db: Executor, row: NewNotification): Promise<void> {
  await db.insert(notifications).values(row);
}
