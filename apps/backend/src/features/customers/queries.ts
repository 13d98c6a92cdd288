/** SQL of a customer's notifications, and of what they chose to be told. */
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { NotificationChoice } from '@shop/domain/notifications';
import { isAnyOf } from '../../db/any-of';
import type { Executor } from '../../db/database';
import { customers, notificationChoices, notifications, orders } from '../../db/schema';
import type { Language } from '../../languages';

/** @param before only those with a smaller id @returns newest first */
export async function notificationsOf(
  db: Executor,
  customerId: number,
  { limit, before }: { limit: number; before: number | undefined },
) {
  return db
    .select()
    .from(notifications)
    .where(
      and(eq(notifications.customerId, customerId), before === undefined ? undefined : lt(notifications.id, before)),
    )
    .orderBy(desc(notifications.id))
    .limit(limit);
}

export type NewNotification = typeof notifications.$inferInsert & { createdAt: Date };

export async function insertNotification(db: Executor, row: NewNotification): Promise<void> {
  await db.insert(notifications).values(row);
}

const unseen = (customerId: number) => and(eq(notifications.customerId, customerId), isNull(notifications.seenAt));

/** Those of other customers, and those that were seen before, stay as they are. */
export async function setSeen(db: Executor, customerId: number, ids: readonly number[], at: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ seenAt: at })
    .where(and(unseen(customerId), isAnyOf(notifications.id, ids)));
}

const ofConversation = (customerId: number, conversationId: number) =>
  and(unseen(customerId), eq(notifications.conversationId, conversationId));

/** The customer has opened the conversation. */
export async function setConversationSeen(db: Executor, customerId: number, id: number, at: Date): Promise<void> {
  await db.update(notifications).set({ seenAt: at }).where(ofConversation(customerId, id));
}

/** The next one of the conversation replaces it. */
export async function deleteUnseenOf(db: Executor, customerId: number, conversationId: number): Promise<void> {
  await db.delete(notifications).where(ofConversation(customerId, conversationId));
}

/** Deletes what was told long ago. */
export async function deleteNotificationsBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, before));
}

/** What differs from the defaults, or was chosen to be as they are. */
export async function choicesOf(db: Executor, customerId: number): Promise<NotificationChoice[]> {
  const { kind, way, isOn } = notificationChoices;
  return db.select({ kind, way, isOn }).from(notificationChoices).where(eq(notificationChoices.customerId, customerId));
}

export async function upsertChoice(db: Executor, customerId: number, choice: NotificationChoice): Promise<void> {
  const { customerId: id, kind, way } = notificationChoices;
  await db
    .insert(notificationChoices)
    .values({ customerId, ...choice })
    .onConflictDoUpdate({ target: [id, kind, way], set: { isOn: choice.isOn } });
}

/** Where a customer is written to, and in the language of the last order. null: there is no such customer */
export async function mailboxOf(db: Executor, id: number): Promise<{ email: string; language: Language } | null> {
  const [customer] = await db.select({ email: customers.email }).from(customers).where(eq(customers.id, id));
  if (!customer) return null;
  const [order] = await db
    .select({ language: orders.language })
    .from(orders)
    .where(eq(orders.shopperId, id))
    .orderBy(desc(orders.id))
    .limit(1);
  return { email: customer.email, language: order?.language ?? 'en' };
}
