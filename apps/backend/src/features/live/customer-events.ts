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
  /** Moves the position to the row. @returns whether it is to be sent */
  const isNew = (kind: keyof EventPosition, id: number): boolean => {
    position = { ...position, [kind]: Math.max(position[kind], id) };
    const key = `${kind} ${id}`;
    const isSent = sent.has(key);
    sent.add(key);
    return !isSent && !(isFirst && id <= start[kind]);
  };
  return async (): Promise<LiveEvent[]> => {
    const { messages, notifications } = await eventsSince(db, customerId, position, clock());
    const events: LiveEvent[] = [];
    for (const { message, partner } of messages) {
      if (!isNew('message', message.id)) continue;
      const data: LiveMessage = {
        type: 'message',
        conversation_id: message.conversationId,
        sender_type: message.isMine ? 'customer' : partner.type,
        message: presentMessage(message, customerId, partner.id, place),
      };
      events.push({ event: 'message', id: formatEventId(position), data });
    }
    for (const row of notifications)
      if (isNew('notification', row.id))
        events.push({ event: 'notification', id: formatEventId(position), data: presentNotification(row, place) });
    isFirst = false;
    return events;
  };
}
