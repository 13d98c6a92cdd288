/** SQL of the chat. Every statement filters by customer, so that no other customer's messages can be read. */
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { isAnyOf } from '../../db/any-of';
import type { Executor } from '../../db/database';
import { rowsBefore, type Page } from '../../db/page';
import * as t from '../../db/schema';

export type ConversationRow = typeof t.conversations.$inferSelect;
export type MessageRow = typeof t.messages.$inferSelect;
export type PartnerType = t.PartnerType;
export interface Partner {
  type: PartnerType;
  id: number;
}

/** The latest first, 500 at most. */
export async function conversationsOf(db: Executor, customerId: number): Promise<ConversationRow[]> {
  return db
    .select()
    .from(t.conversations)
    .where(eq(t.conversations.customerId, customerId))
    .orderBy(desc(t.conversations.lastAt), desc(t.conversations.id))
    .limit(500);
}

/** null: it belongs to another customer, or does not exist */
export async function findConversation(
  db: Executor,
  customerId: number,
  key: { id: number } | Partner,
): Promise<ConversationRow | null> {
  const where =
    'type' in key
      ? and(eq(t.conversations.partnerType, key.type), eq(t.conversations.partnerId, key.id))
      : eq(t.conversations.id, key.id);
  const rows = await db
    .select()
    .from(t.conversations)
    .where(and(eq(t.conversations.customerId, customerId), where));
  return rows[0] ?? null;
}

/** Finds or creates the conversation with a partner. */
export async function findOrCreateConversation(
  db: Executor,
  customerId: number,
  partner: Partner,
  at: Date,
): Promise<ConversationRow> {
  const [row] = await db
    .insert(t.conversations)
    .values({ customerId, partnerType: partner.type, partnerId: partner.id, lastAt: at, createdAt: at })
    .onConflictDoUpdate({
      target: [t.conversations.customerId, t.conversations.partnerType, t.conversations.partnerId],
      set: { lastAt: at },
    })
    .returning();
  if (!row) throw new Error('The conversation was not saved.');
  return row;
}

/** Inserts a message and moves its conversation to the top. */
export async function insertMessage(
  db: Executor,
  message: typeof t.messages.$inferInsert & { createdAt: Date },
): Promise<void> {
  await db.insert(t.messages).values(message);
  await db
    .update(t.conversations)
    .set({ lastAt: message.createdAt })
    .where(eq(t.conversations.id, message.conversationId));
}

/** Newest first. */
export async function messagesOf(db: Executor, conversationId: number, page: Page) {
  const where = eq(t.messages.conversationId, conversationId);
  const rows = await db
    .select()
    .from(t.messages)
    .where(where)
    .orderBy(desc(t.messages.id))
    .limit(page.limit)
    .offset(rowsBefore(page));
  return { rows, total: await db.$count(t.messages, where) };
}

/** Marks the partner's messages as read. */
export async function markSeen(db: Executor, conversationId: number): Promise<void> {
  await db
    .update(t.messages)
    .set({ seen: true })
    .where(and(eq(t.messages.conversationId, conversationId), eq(t.messages.isMine, false)));
}

/** The last message and the unread ones of a conversation. */
export interface Summary {
  last: MessageRow | null;
  unread: number;
}

/** Summaries of the conversations, by id. */
export async function summaries(db: Executor, ids: number[]): Promise<Map<number, Summary>> {
  if (ids.length === 0) return new Map();
  const lastIds = db
    .select({ id: sql<number>`max(${t.messages.id})` })
    .from(t.messages)
    .where(isAnyOf(t.messages.conversationId, ids))
    .groupBy(t.messages.conversationId);
  const last = await db
    .select()
    .from(t.messages)
    .where(sql`${t.messages.id} IN ${lastIds}`);
  const unread = await db
    .select({ id: t.messages.conversationId, unread: count() })
    .from(t.messages)
    .where(and(isAnyOf(t.messages.conversationId, ids), eq(t.messages.isMine, false), eq(t.messages.seen, false)))
    .groupBy(t.messages.conversationId);
  return new Map(
    ids.map((id) => [
      id,
      {
        last: last.find((message) => message.conversationId === id) ?? null,
        unread: unread.find((row) => row.id === id)?.unread ?? 0,
      },
    ]),
  );
}
