/** Transactional outbox: mails, SMS, push messages, refunds and cache purges are inserted in the transaction of the change they belong to. */
import type { Executor } from '../../db/database';
import type { Localized } from '../../db/schema';
import type { Device } from './device-queries';
import { insertOutboxMessage, type OutboxMessage } from './queries';

/** Delivers a message, or throws: it is retried later. */
export type Transport = ((message: OutboxMessage) => Promise<void>) & {
  /** Called after the last failed attempt. */
  onGiveUp?: (message: OutboxMessage) => Promise<void>;
};
/** The device or address no longer exists: a retry can not succeed. */
export class Undeliverable extends Error {}
/** The device is no longer its recipient's: it stays whose it is. */
export class NotTheirs extends Undeliverable {}

/** @param sent inserts it as sent already: nothing is delivered to an unknown address, and the caller can not tell (decision 052) */
export async function enqueueMessage(
  db: Executor,
  message: Pick<OutboxMessage, 'kind' | 'target' | 'text'> & { recipient?: number; data?: Record<string, string> },
  at: Date,
  { sent = false }: { sent?: boolean } = {},
): Promise<void> {
  await insertOutboxMessage(db, { ...message, dueAt: at, sentAt: sent ? at : null, createdAt: at });
}

/** Characters of a text that a notification shows; more would not fit into a push. */
const MOST_SHOWN = 300;
const cut = (text: string): string => {
  const letters = [...text];
  return letters.length > MOST_SHOWN ? `${letters.slice(0, MOST_SHOWN - 1).join('')}…` : text;
};

export interface PushNews {
  title: Localized;
  body: Localized;
  /** The fields of a push (DATA-29), without its texts. */
  data: Record<string, string>;
}

/** One push message to each device, in its language. @param recipient the shopper whose devices they are */
export async function enqueuePush(
  db: Executor,
  recipient: number,
  devices: readonly Device[],
  { title, body, data }: PushNews,
  at: Date,
): Promise<void> {
  for (const { device: target, language, keys } of devices) {
    const shown = { title: cut(title[language]), body: cut(body[language]) };
    const kind = keys ? 'webpush' : 'push';
    await enqueueMessage(db, { kind, target, recipient, text: shown.title, data: { ...data, ...shown } }, at);
  }
}
