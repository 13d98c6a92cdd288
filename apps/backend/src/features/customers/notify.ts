/** Tells a customer something, on the notifications page and on their devices. */
import type { Executor } from '../../db/database';
import { enqueuePush } from '../outbox/message';
import { insertNotification, type NewNotification } from './queries';

/**
 * Stores a notification for the notifications page and enqueues a push message to each device of the customer. Call
 * it in the transaction of the change it reports.
 */
export async function notifyCustomer(db: Executor, notification: NewNotification): Promise<void> {
  await insertNotification(db, notification);
  const { customerId, title, description, type, orderNumber, createdAt } = notification;
  const data = { type, ...(orderNumber ? { order_id: String(orderNumber) } : {}) };
  await enqueuePush(db, customerId, { title, body: description, data }, createdAt);
}
