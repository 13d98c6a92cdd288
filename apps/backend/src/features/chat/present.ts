/** Chat messages as the wire has them (contract §8.3). */
import type { WireMessage } from '@shop/contract/chat';
import type { RequestPlace } from '../../plugins/place';
import { privatePictureUrl } from '../../present';
import type { MessageRow } from './queries';

export const presentMessage = (
  row: MessageRow,
  customerId: number,
  partnerId: number,
  place: RequestPlace,
): WireMessage => ({
  id: row.id,
  conversation_id: row.conversationId,
  sender_id: row.isMine ? customerId : partnerId,
  message: row.text,
  file: row.files.length > 0 ? JSON.stringify(row.files) : null,
  file_full_url: row.files.map((name) => privatePictureUrl(place, 'conversation', name)),
  is_seen: row.seen ? 1 : 0,
  created_at: row.createdAt.toISOString(),
  updated_at: row.createdAt.toISOString(),
});
