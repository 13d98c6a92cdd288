/** News of a customer for a live stream: chat messages and notifications, in order of writing. */
import type { LiveMessage } from '@shop/contract/chat';
import type { Shop } from '../../context';
import type { RequestPlace } from '../../plugins/place';
import { presentMessage } from '../chat/present';
import { presentNotification } from '../customers/present-notification';
import { formatEventId, type EventPosition } from './event-position';
import { eventsSince } from './queries';
import type { LiveEvent } from './stream';

/**
 * Reads a customer's news from an event id on, each once.
 * @param isResumed the client has that event: everything after it is news
 */
export function customerEventReader(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  customerId: number,
  { start, isResumed }: { start: EventPosition; isResumed: boolean },
  place: RequestPlace,
): () => Promise<LiveEvent[]> {
  const sent = new Set<string>();
  let position = start;
  // For a new watcher, older rows are not news; anything written since is.
  let isFirst = !isResumed;
  return async (): Promise<LiveEvent[]> => {
    const { messages, notifications } = await eventsSince(db, customerId, position, clock());
    const events: LiveEvent[] = [];
    for (const { message, partner } of messages) {
      const key = `message ${message.id}`;
      position = { ...position, message: Math.max(position.message, message.id) };
      if (sent.has(key)) continue;
      sent.add(key);
      if (isFirst && message.id <= start.message) continue;
      const data: LiveMessage = {
        type: 'message',
        conversation_id: message.conversationId,
        sender_type: message.isMine ? 'customer' : partner.type,
        message: presentMessage(message, customerId, partner.id, place),
      };
      events.push({ event: 'message', id: formatEventId(position), data });
    }
    for (const row of notifications) {
      const key = `notification ${row.id}`;
      position = { ...position, notification: Math.max(position.notification, row.id) };
      if (sent.has(key)) continue;
      sent.add(key);
      if (isFirst && row.id <= start.notification) continue;
      events.push({ event: 'notification', id: formatEventId(position), data: presentNotification(row, place) });
    }
    isFirst = false;
    return events;
  };
}
