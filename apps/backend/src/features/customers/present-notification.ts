/** Notifications in the wire format (contract §6.2). */
import type { WireNotification } from '@shop/contract/account';
import type { notifications } from '../../db/schema';
import type { RequestPlace } from '../../plugins/place';
import { flag, stamp, localize } from '../../present';

/** In the language of the request. */
export const presentNotification = (row: typeof notifications.$inferSelect, place: RequestPlace): WireNotification => ({
  id: row.id,
  data: {
    title: localize(row.title, place),
    description: localize(row.description, place),
    image: null,
    type: row.type,
    order_id: row.orderNumber,
    conversation_id: row.conversationId,
    sender_type: row.senderType,
  },
  is_read: flag(row.seenAt !== null),
  created_at: stamp(row.createdAt),
  updated_at: stamp(row.createdAt),
});
