/** Decodes conversations and their messages (contract §8.3). */
import type { WireConversation, WireMessage, WireTalk } from '@shop/contract/chat';
import type { Conversation, Message } from '@shop/domain';
import type { Tolerant } from '../base/tolerant';
import {
  flag,
  list,
  moment,
  number,
  object,
  picture,
  pictureAddress,
  text,
  textOrNull,
  unpack,
  wires,
} from '../base/wire';

export interface Thread {
  conversation: Conversation | null;
  /** Oldest first. */
  messages: Message[];
}

/** Full URLs if present, else those in `file`: text, JSON text, a list, or `{img, storage}`. */
function picturesOf(wire: Tolerant<WireMessage>): string[] {
  const whole = list(wire.file_full_url).map(pictureAddress).filter(Boolean);
  if (whole.length > 0) return whole;
  const files = Array.isArray(unpack(wire.file)) ? list(wire.file) : [unpack(wire.file)];
  return files.flatMap((file) => picture(file, null, null)?.url ?? []);
}

export const toMessage = (wire: Tolerant<WireMessage>): Message => ({
  id: text(wire.id),
  senderId: text(wire.sender_id),
  text: text(wire.message),
  pictures: picturesOf(wire),
  at: moment(wire.created_at)?.getTime() ?? null,
  seen: flag(wire.is_seen),
});

/** The partner is the party that is not the customer; a deleted one has no name. */
export function toConversation(wire: Tolerant<WireConversation>): Conversation | null {
  if (!textOrNull(wire.id)) return null;
  const mineIsSender = text(wire.sender_type) === 'customer';
  const partner = object(mineIsSender ? wire.receiver : wire.sender);
  const last = object(wire.last_message);
  return {
    id: text(wire.id),
    partnerType: text(mineIsSender ? wire.receiver_type : wire.sender_type),
    partnerId: text(mineIsSender ? wire.receiver_id : wire.sender_id),
    name: [text(partner?.f_name), text(partner?.l_name)].filter(Boolean).join(' '),
    image: picture(partner?.image, partner?.image_full_url, null),
    unread: number(wire.unread_message_count),
    last: last ? toMessage(last) : null,
    lastAt: moment(wire.last_message_time)?.getTime() ?? null,
  };
}

export const toThread = (wire: Tolerant<WireTalk>): Thread => ({
  conversation: toConversation(object(wire.conversation) ?? {}),
  messages: wires(wire.messages).map(toMessage).reverse(),
});
