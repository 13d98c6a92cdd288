/** Conversations and messages in the wire format (contract §8.3). */
import type { WireConversation, WireMessage } from '@shop/contract/chat';
import type { RequestPlace } from '../../plugins/place';
import { pictureUrl, privatePictureUrl, localize } from '../../present';
import { MARKETPLACE } from '../../marketplace';
import type { findCouriers } from '../orders/queries';
import type { CustomerRow } from '../shoppers/caller';
import type { PlainStore } from '../stores/queries';
import type { ConversationRow, MessageRow, Summary } from './queries';

type CourierRow = Awaited<ReturnType<typeof findCouriers>>[number];
/** The partner of a conversation. */
export type Party = NonNullable<WireConversation['receiver']>;

/** @param partnerId the sender of messages that are not the customer's */
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

/** A store as conversation partner. */
export const presentStoreParty = ({ store }: PlainStore, place: RequestPlace): Party => ({
  id: store.id,
  f_name: localize(store.name, place),
  l_name: '',
  phone: store.phone,
  email: store.email,
  image: store.logo,
  image_full_url: pictureUrl(place, 'store', store.logo),
});

/** A courier as conversation partner. */
export const presentCourierParty = (courier: CourierRow, place: RequestPlace): Party => ({
  id: courier.id,
  f_name: localize(courier.firstName, place),
  l_name: localize(courier.lastName, place),
  phone: courier.phone,
  email: '',
  image: courier.image,
  image_full_url: pictureUrl(place, 'delivery-man', courier.image),
});

/** The shop itself. */
export const presentShopParty = (id: number, place: RequestPlace): Party => ({
  id,
  f_name: localize(MARKETPLACE.name, place),
  l_name: '',
  phone: '',
  email: '',
  image: null,
  image_full_url: null,
});

/** @param receiver undefined: the partner was deleted */
export function presentConversation(
  row: ConversationRow,
  { last, unread }: Summary,
  { sender, receiver }: { sender: CustomerRow; receiver: Party | undefined },
  place: RequestPlace,
): WireConversation {
  const { id, firstName, lastName, phone, email } = sender;
  return {
    id: row.id,
    sender_id: id,
    sender_type: 'customer',
    receiver_id: row.partnerId,
    receiver_type: row.partnerType,
    unread_message_count: unread,
    last_message_id: last?.id ?? null,
    last_message_time: row.lastAt.toISOString(),
    created_at: row.createdAt.toISOString(),
    updated_at: row.lastAt.toISOString(),
    sender: { id, f_name: firstName, l_name: lastName, phone, email, image: null, image_full_url: null },
    receiver: receiver ?? {},
    last_message: last ? presentMessage(last, id, row.partnerId, place) : null,
  };
}
