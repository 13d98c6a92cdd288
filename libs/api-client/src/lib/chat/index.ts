/** Conversations with stores and couriers (contract §8.3). */
import type { WireConversations } from '@shop/contract/chat';
import type { Conversation } from '@shop/domain';
import { searchText } from '@shop/domain/search-text';
import { LIST, shopApi } from '../base/api';
import { page } from '../base/wire';
import { toConversation, toThread, type Thread } from './to-thread';

/** An existing conversation, or the partner of a new one. */
export type ThreadKey = { conversationId: string } | { type: 'vendor' | 'delivery_man' | 'admin'; id: string };
/**
 * Separate tags for the list and the open conversation: sending a message invalidates only the list, as the response
 * contains the conversation.
 */
const INBOX = { type: 'Chat', id: 'INBOX' } as const;
const TALK = { type: 'Chat', id: 'TALK' } as const;

const BASE = '/api/v1/customer/message';
const PAGE_SIZE = 50;

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
    /** `key`: idempotency key, the same when a message is sent again. */
    sendMessage: build.mutation<Thread, { to: ThreadKey; text: string; key: string }>({
      query: ({ to, text: message, key }) => ({
        url: `${BASE}/send`,
        method: 'POST',
        headers: { 'Idempotency-Key': key },
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
export type { Thread } from './to-thread';
