/** SQL of the chat. Every statement filters by customer, so that no other customer's messages can be read. */
import { and, asc, count, desc, eq, sql, type Column, type SQL } from 'drizzle-orm';
import { isAnyOf } from '../../db/any-of';
import type { Executor } from '../../db/database';
import { rowsBefore, type Page } from '../../db/page';
import * as t from '../../db/schema';
import type { Language } from '../../languages';
import { MARKETPLACE } from '../../marketplace';
import { searchWordsSql } from '../../search-text';

export type ConversationRow = typeof t.conversations.$inferSelect;
export type MessageRow = typeof t.messages.$inferSelect;
export type PartnerType = t.PartnerType;
export interface Partner {
  type: PartnerType;
  id: number;
}

/** As `localize` shows it. */
const localized = (text: Column, language: Language): SQL =>
  sql`coalesce(nullif(${text}->>${language}::text, ''), ${text}->>'en')`;

/** The partner's name as the list shows it; null: the partner was deleted. */
function nameOfPartner(language: Language): SQL {
  const { partnerType, partnerId } = t.conversations;
  const store = sql`SELECT ${localized(t.stores.name, language)} FROM ${t.stores} WHERE ${t.stores.id} = ${partnerId}`;
  const courier = sql`SELECT ${localized(t.couriers.firstName, language)} || ' ' || ${localized(t.couriers.lastName, language)} FROM ${t.couriers} WHERE ${t.couriers.id} = ${partnerId}`;
  const shop = MARKETPLACE.name[language];
  return sql`CASE ${partnerType} WHEN 'vendor' THEN (${store}) WHEN 'delivery_man' THEN (${courier}) ELSE ${shop}::text END`;
}

/** A page of a customer's conversations, the latest first. @param search as `searchQuery` reads a part of the partner's name; empty: all of them */
export async function conversationsOf(
  db: Executor,
  customerId: number,
  { search, language }: { search: string; language: Language },
  page: Page,
): Promise<{ rows: ConversationRow[]; total: number }> {
  const where = and(
    eq(t.conversations.customerId, customerId),
    search ? sql`strpos(${searchWordsSql(sql`lower(${nameOfPartner(language)})`)}, ${search}) > 0` : undefined,
  );
  const rows = await db
    .select()
    .from(t.conversations)
    .where(where)
    .orderBy(desc(t.conversations.lastAt), desc(t.conversations.id))
    .limit(page.limit)
    .offset(rowsBefore(page));
  return { rows, total: await db.$count(t.conversations, where) };
}

/** Call it in the transaction that inserts, and that has locked the customer: concurrent first messages count each other. */
export async function countConversations(tx: Executor, customerId: number): Promise<number> {
  return tx.$count(t.conversations, eq(t.conversations.customerId, customerId));
}

/** Whether the courier has delivered, or will deliver, an order of the customer. */
export async function hasOrderOfCourier(db: Executor, customerId: number, courierId: number): Promise<boolean> {
  const [order] = await db
    .select({ id: t.orders.id })
    .from(t.orders)
    .where(and(eq(t.orders.shopperId, customerId), eq(t.orders.courierId, courierId)))
    .limit(1);
  return order !== undefined;
}

/** The shop has one administrator, so the number of an `admin` means nothing (decision 080). */
const isWith = ({ type, id }: Partner) =>
  and(eq(t.conversations.partnerType, type), type === 'admin' ? undefined : eq(t.conversations.partnerId, id));

/** null: it belongs to another customer, or does not exist */
export async function findConversation(
  db: Executor,
  customerId: number,
  key: { id: number } | Partner,
): Promise<ConversationRow | null> {
  const where = 'type' in key ? isWith(key) : eq(t.conversations.id, key.id);
  const rows = await db
    .select()
    .from(t.conversations)
    .where(and(eq(t.conversations.customerId, customerId), where))
    .orderBy(asc(t.conversations.id))
    .limit(1);
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

/** How many of the partner's messages were not read yet. */
export async function countUnseen(db: Executor, conversationId: number): Promise<number> {
  const [unseen] = await db
    .select({ count: count() })
    .from(t.messages)
    .where(
      and(eq(t.messages.conversationId, conversationId), eq(t.messages.isMine, false), eq(t.messages.seen, false)),
    );
  return unseen?.count ?? 0;
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
