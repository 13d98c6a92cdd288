/** News of a customer for a live stream: chat messages and notifications, in order of writing. */
import type { LiveMessage } from '@shop/contract/chat';
import type { Shop } from '../../context';
import type { RequestPlace } from '../../plugins/place';
import { presentMessage } from '../chat/present';
import { presentNotification } from '../customers/present-notification';
import { writeSince, type Since } from './news';
import { newsSince } from './queries';
import type { LiveEvent } from './stream';

/**
 * Reads a customer's news from an event id on, each once.
 * @param isResumed the client has that event: everything after it is news
 */
export function newsReader(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  customerId: number,
  { begin, isResumed }: { begin: Since; isResumed: boolean },
  place: RequestPlace,
): () => Promise<LiveEvent[]> {
  const sent = new Set<string>();
  let since = begin;
  // For a new watcher, older rows are not news; anything written since is.
  let isFirst = !isResumed;
  return async (): Promise<LiveEvent[]> => {
    const { messages, notifications } = await newsSince(db, customerId, since, clock());
    const events: LiveEvent[] = [];
    for (const { message, partner } of messages) {
      const key = `message ${message.id}`;
      since = { ...since, message: Math.max(since.message, message.id) };
      if (sent.has(key)) continue;
      sent.add(key);
      if (isFirst && message.id <= begin.message) continue;
      const data: LiveMessage = {
        type: 'message',
        conversation_id: message.conversationId,
        sender_type: message.isMine ? 'customer' : partner.type,
        message: presentMessage(message, customerId, partner.id, place),
      };
      events.push({ event: 'message', id: writeSince(since), data });
    }
    for (const row of notifications) {
      const key = `notification ${row.id}`;
      since = { ...since, notification: Math.max(since.notification, row.id) };
      if (sent.has(key)) continue;
      sent.add(key);
      if (isFirst && row.id <= begin.notification) continue;
      events.push({ event: 'notification', id: writeSince(since), data: presentNotification(row, place) });
    }
    isFirst = false;
    return events;
  };
}
