/** Conversations (contract §8.3). A deleted party is an empty object. */
import Type, { type Static } from 'typebox';
import { Flag, Id, Nullable, paged, PageQuery, RowId, Text } from './common';

const Party = Type.Partial(
  Type.Object({
    id: Id,
    f_name: Text,
    l_name: Text,
    phone: Text,
    email: Text,
    image: Nullable(Text),
    image_full_url: Nullable(Text),
  }),
);
export const WireMessage = Type.Object({
  id: Id,
  conversation_id: Id,
  sender_id: Id,
  message: Nullable(Text),
  file: Nullable(Text),
  file_full_url: Type.Array(Text),
  is_seen: Flag,
  created_at: Text,
  updated_at: Text,
});
export type WireMessage = Static<typeof WireMessage>;
export const WireConversation = Type.Partial(
  Type.Object({
    id: Id,
    sender_id: Id,
    sender_type: Text,
    receiver_id: Id,
    receiver_type: Text,
    unread_message_count: Type.Integer(),
    last_message_id: Nullable(Id),
    last_message_time: Text,
    created_at: Text,
    updated_at: Text,
    sender: Party,
    receiver: Party,
    last_message: Nullable(WireMessage),
  }),
);
export type WireConversation = Static<typeof WireConversation>;
export const WireConversations = paged('conversations', WireConversation);
export type WireConversations = Static<typeof WireConversations>;
export const WireTalk = Type.Object({
  total_size: Type.Integer(),
  limit: Type.Integer(),
  offset: Type.Integer(),
  status: Type.Boolean(),
  conversation: WireConversation,
  messages: Type.Array(WireMessage),
});
export type WireTalk = Static<typeof WireTalk>;
const Numeric = Type.Union([RowId, Type.String({ pattern: '^[0-9]{1,9}$' })]);
export const TalkQuery = Type.Object({
  ...PageQuery,
  conversation_id: Type.Optional(Numeric),
  vendor_id: Type.Optional(Numeric),
  delivery_man_id: Type.Optional(Numeric),
  admin_id: Type.Optional(Numeric),
});
export const SendMessage = Type.Object({
  message: Type.Optional(Nullable(Type.String({ maxLength: 2000 }))),
  receiver_type: Type.Optional(
    Type.Union([Type.Literal('vendor'), Type.Literal('delivery_man'), Type.Literal('admin')]),
  ),
  receiver_id: Type.Optional(Nullable(Numeric)),
  conversation_id: Type.Optional(Nullable(Numeric)),
});
export type SendMessage = Static<typeof SendMessage>;

/** A chat message in a live stream, with the fields of a push message (DATA-29). */
export const LiveMessage = Type.Object({
  type: Type.Literal('message'),
  conversation_id: Id,
  sender_type: Text,
  message: WireMessage,
});
export type LiveMessage = Static<typeof LiveMessage>;
