/** Notifications, as our backend and others send them (contract §6.2). */
import type { WireNotification } from '@shop/contract/account';
import type { Notification } from '@shop/domain';
import { kindOfType } from '@shop/domain/notifications';
import type { Tolerant } from '../base/tolerant';
import { flag, isWire, list, moment, numberOrNull, object, text, textOrNull } from '../base/wire';

/** null: it has no id, or says nothing. */
function toNotification(wire: Tolerant<WireNotification>): Notification | null {
  const id = numberOrNull(wire.id);
  const data = object(wire.data);
  const title = text(data?.title).trim();
  const body = text(data?.description).trim();
  if (id === null || !(title || body)) return null;
  const conversationId = textOrNull(data?.conversation_id);
  return {
    id,
    kind: kindOfType(text(data?.type)),
    title: title || body,
    text: title ? body : '',
    orderId: textOrNull(data?.order_id),
    conversation: conversationId ? { id: conversationId, partnerType: text(data?.sender_type) } : null,
    isRead: wire.is_read === undefined || wire.is_read === null ? null : flag(wire.is_read),
    at: moment(wire.created_at)?.getTime() ?? null,
  };
}

/** Newest first, whatever the order they came in. */
export const toNotifications = (wire: unknown): Notification[] =>
  list(wire)
    .flatMap((entry) => (isWire(entry) ? (toNotification(entry) ?? []) : []))
    .sort((one, other) => other.id - one.id);
