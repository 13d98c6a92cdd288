/** Outgoing messages. A worker hands each to its transport; without one they stay here. */
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { created, moment } from './columns';

export const outbox = pgTable(
  'outbox',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').$type<'sms' | 'mail' | 'push' | 'webpush' | 'refund' | 'purge'>().notNull(),
    /** A phone, an email address or a device; of a refund: its row of `order_payments`; of a purge: the cache. */
    target: text('target').notNull(),
    /** Of a push: the shopper it is for. Whoever holds the device by then may be somebody else. */
    recipient: bigint('recipient', { mode: 'number' }),
    text: text('text').notNull(),
    /** The data of a push message, or what a mail shows beside its text. */
    data: jsonb('data').$type<Record<string, string>>(),
    attempts: integer('tries').notNull().default(0),
    /** Time of the next attempt; null: given up. */
    dueAt: moment('due_at').defaultNow(),
    sentAt: moment('sent_at'),
    createdAt: created(),
  },
  (table) => [
    index('outbox_due')
      .on(table.dueAt)
      .where(sql`${table.sentAt} IS NULL`),
    index('outbox_by_age').on(table.createdAt),
  ],
);

/** Pairs of keys that the backend made for itself, the same for all its processes. */
export const serverKeys = pgTable('server_keys', {
  name: text('name').$type<'vapid'>().primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: created(),
});
