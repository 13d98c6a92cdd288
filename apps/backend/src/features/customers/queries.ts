/** SQL of a customer's notifications. */
import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { notifications } from '../../db/schema';

const MOST = 100;

export async function notificationsOf(db: Executor, customerId: number) {
  return db
    .select()
    .from(notifications)
    .where(eq(notifications.customerId, customerId))
    .orderBy(desc(notifications.id))
    .limit(MOST);
}

export async function insertNotification(db: Executor, row: typeof notifications.$inferInsert): Promise<void> {
  await db.insert(notifications).values(row);
}
