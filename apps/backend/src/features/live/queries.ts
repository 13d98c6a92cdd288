/** SQL of live streams: news of a customer, owner of an order, tickets. */
import { and, asc, desc, eq, gt, lt, ne, or } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { conversations, messages, notifications, orders, shoppers, tickets } from '../../db/schema';
import type { Shopper } from '../shoppers/caller';
import type { EventPosition } from './event-position';

const MAX_ROWS = 100;
/** Ids are assigned before commit: a smaller id may appear some seconds later. */
const LATE_COMMIT = 10_000;

const ofCustomer = (customerId: number) => eq(conversations.customerId, customerId);

/** The newest ids: where a new stream starts. */
export async function newestPosition(db: Executor, customerId: number): Promise<EventPosition> {
  const [message] = await db
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(ofCustomer(customerId))
    .orderBy(desc(messages.id))
    .limit(1);
  const [notification] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.customerId, customerId))
    .orderBy(desc(notifications.id))
    .limit(1);
  return { message: message?.id ?? 0, notification: notification?.id ?? 0 };
}

/** At-least-once: rows of the last seconds are returned again, and the reader skips those already sent. */
export async function eventsSince(db: Executor, customerId: number, position: EventPosition, now: Date) {
  const mayBeLate = new Date(now.getTime() - LATE_COMMIT);
  const newMessages = await db
    .select({ message: messages, partner: { type: conversations.partnerType, id: conversations.partnerId } })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(ofCustomer(customerId), or(gt(messages.id, position.message), gt(messages.createdAt, mayBeLate))))
    .orderBy(asc(messages.id))
    .limit(MAX_ROWS);
  const newNotifications = await db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.customerId, customerId),
        // The message itself is an event.
        ne(notifications.type, 'message'),
        or(gt(notifications.id, position.notification), gt(notifications.createdAt, mayBeLate)),
      ),
    )
    .orderBy(asc(notifications.id))
    .limit(MAX_ROWS);
  return { messages: newMessages, notifications: newNotifications };
}

/** @returns the shopper's id; null for an unknown order */
export async function ownerOfOrder(db: Executor, orderId: number): Promise<number | null> {
  const [order] = await db.select({ shopperId: orders.shopperId }).from(orders).where(eq(orders.id, orderId));
  return order?.shopperId ?? null;
}

/** Stores only the ticket's hash. */
export async function insertTicket(db: Executor, ticket: typeof tickets.$inferInsert): Promise<void> {
  await db.insert(tickets).values(ticket);
}

/** Deletes expired tickets. */
export async function deleteExpiredTickets(db: Executor, now: Date): Promise<void> {
  await db.delete(tickets).where(lt(tickets.expiresAt, now));
}

/** Deletes and returns a valid ticket, so that it can be used only once; null: there is none. */
export async function deleteTicket(db: Executor, hash: string, now: Date): Promise<typeof tickets.$inferSelect | null> {
  const [ticket] = await db
    .delete(tickets)
    .where(and(eq(tickets.hash, hash), gt(tickets.expiresAt, now)))
    .returning();
  return ticket ?? null;
}

/** null when the shopper does not exist (any more). */
export async function findShopper(db: Executor, id: number): Promise<Shopper | null> {
  return (await db.select().from(shoppers).where(eq(shoppers.id, id)))[0] ?? null;
}
