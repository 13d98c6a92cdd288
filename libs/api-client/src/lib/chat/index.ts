/** Conversations with stores and couriers (contract §8.3). */
import type { WireConversation, WireConversations, WireMessage, WireTalk } from '@shop/contract/chat';
import type { Conversation, Message } from '@shop/domain';
import { searchText } from '@shop/domain/search-text';
import { LIST, shopApi } from '../base/api';
import type { Tolerant } from '../base/tolerant';
import {
  flag,
  list,
  moment,
  number,
  object,
  page,
  picture,
  pictureAddress,
  text,
  textOrNull,
  unpack,
  wires,
} from '../base/wire';

/** An existing conversation, or the partner of a new one. */
export type ThreadKey = { conversationId: string } | { type: 'vendor' | 'delivery_man' | 'admin'; id: string };
export interface Thread {
  conversation: Conversation | null;
  /** Oldest first. */
  messages: Message[];
}

/**
 * Separate tags for the list and the open conversation: sending a message invalidates only the list, as the response
 * contains the conversation.
 */
const INBOX = { type: 'Chat', id: 'INBOX' } as const;
const TALK = { type: 'Chat', id: 'TALK' } as const;

const BASE = '/api/v1/customer/message';
const PAGE_SIZE = 50;

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
function toConversation(wire: Tolerant<WireConversation>): Conversation | null {
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

const toThread = (wire: Tolerant<WireTalk>): Thread => ({
  conversation: toConversation(object(wire.conversation) ?? {}),
  messages: wires(wire.messages).map(toMessage).reverse(),
});

const query = (key: ThreadKey) =>
  'conversationId' in key ? { conversation_id: key.conversationId } : { [`${key.type}_id`]: key.id };

export const chatApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getConversations: build.query<Conversation[], { name: string }>({
      query: ({ name }) => ({
        url: `${BASE}/${name ? 'search-list' : 'list'}`,
        params: { name: searchText(name), limit: PAGE_SIZE, offset: 1 },
      }),
      transformResponse: (wire: unknown) =>
        page<Pick<WireConversations, 'conversations'>>(wire, 'conversations').wires.flatMap(
          (entry) => toConversation(entry) ?? [],
        ),
      providesTags: [INBOX],
      extraOptions: LIST,
    }),
    getThread: build.query<Thread, ThreadKey>({
      query: (key) => ({ url: `${BASE}/details`, params: { ...query(key), limit: PAGE_SIZE, offset: 1 } }),
      transformResponse: toThread,
      providesTags: [TALK],
      keepUnusedDataFor: 0,
    }),
    sendMessage: build.mutation<Thread, { to: ThreadKey; text: string }>({
      query: ({ to, text: message }) => ({
        url: `${BASE}/send`,
        method: 'POST',
        body: {
          message,
          ...('conversationId' in to
            ? { conversation_id: to.conversationId }
            : { receiver_type: to.type, receiver_id: to.id }),
        },
      }),
      transformResponse: toThread,
      invalidatesTags: (answer) => (answer ? [INBOX] : []),
      onQueryStarted: async ({ to }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) void dispatch(chatApi.util.upsertQueryData('getThread', to, data));
      },
    }),
  }),
});

export const { useGetConversationsQuery, useGetThreadQuery, useSendMessageMutation } = chatApi;
