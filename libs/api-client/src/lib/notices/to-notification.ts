/** Notifications, as our backend and others send them (contract §6.2). */
import type { WireNotification } from '@shop/contract/account';
import type { Notification } from '@shop/domain';
import { kindOfType } from '@shop/domain/notifications';
import type { Tolerant } from '../base/tolerant';
import { flag, isWire, list, moment, numberOrNull, object, text, textOrNull } from '../base/wire';

type DataWire = Tolerant<WireNotification['data']> | null;

/** null: it says nothing. */
function wordsOf(data: DataWire): { title: string; text: string } | null {
  const title = text(data?.title).trim();
  const body = text(data?.description).trim();
  if (title) return { title, text: body };
  return body ? { title: body, text: '' } : null;
}

function conversationOf(data: DataWire): Notification['conversation'] {
  const id = textOrNull(data?.conversation_id);
  return id ? { id, partnerType: text(data?.sender_type) } : null;
}

/** null: it has no id, or says nothing. */
function toNotification(wire: Tolerant<WireNotification>): Notification | null {
  const id = numberOrNull(wire.id);
  const data = object(wire.data);
  const words = wordsOf(data);
  if (id === null || !words) return null;
  return {
    id,
    kind: kindOfType(text(data?.type)),
    ...words,
    orderId: textOrNull(data?.order_id),
    conversation: conversationOf(data),
    isRead: isGiven(wire.is_read) ? flag(wire.is_read) : null,
    at: moment(wire.created_at)?.getTime() ?? null,
  };
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** Newest first, whatever the order they came in. */
export const toNotifications = (wire: unknown): Notification[] =>
  list(wire)
    .flatMap((entry) => (isWire(entry) ? (toNotification(entry) ?? []) : []))
    .sort((one, other) => other.id - one.id);
