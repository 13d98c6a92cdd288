/** Chat of customers with stores and couriers (contract §8.3). In the demo the partners answer automatically. */
import Type, { type Static } from 'typebox';
import { SendMessage, TalkQuery, WireConversations, WireTalk } from '@shop/contract/chat';
import { PageQuery, errorResponses } from '@shop/contract/common';
import type { Shop } from '../../context';
import { OptionalSearch } from '../../plugins/search-text';
import { searchQuery } from '../../search-text';
import { KeyHeader } from '../shoppers/once';
import { customerOf } from '../shoppers/caller';
import { conversationsOf, type Partner } from './queries';
import { simulatedPartner, openConversation, sendMessage } from './service';
import { loadConversations, conversationPage } from './conversations';

type Query = Static<typeof TalkQuery>;

function partnerOf(query: Query): Partner | null {
  const { vendor_id: storeId, delivery_man_id: courierId, admin_id: adminId } = query;
  if (storeId !== undefined) return { type: 'vendor', id: Number(storeId) };
  if (courierId !== undefined) return { type: 'delivery_man', id: Number(courierId) };
  return adminId === undefined ? null : { type: 'admin', id: Number(adminId) };
}

export function chatRoutes(shop: Shop): void {
  const { app, db, config, clock } = shop;
  const tags = ['chat'];
  const simulateAnswer = simulatedPartner(shop);

  for (const [path, operationId] of [
    ['list', 'conversations'],
    ['search-list', 'searchConversations'],
  ] as const)
    app.get(
      `/api/v1/customer/message/${path}`,
      {
        schema: {
          operationId,
          tags,
          querystring: Type.Object({ ...PageQuery, name: OptionalSearch }),
          response: { 200: WireConversations, ...errorResponses },
        },
      },
      async ({ query, place }) => {
        const customer = await customerOf(db, place);
        const { limit = 10, offset = 1, name = '' } = query;
        const filter = { search: searchQuery(name), language: place.language };
        const { rows, total } = await conversationsOf(db, customer.id, filter, { limit, offset });
        return { total_size: total, limit, offset, conversations: await loadConversations(db, customer, rows, place) };
      },
    );

  app.get(
    '/api/v1/customer/message/details',
    {
      schema: {
        operationId: 'conversation',
        tags,
        querystring: TalkQuery,
        response: { 200: WireTalk, ...errorResponses },
      },
    },
    async ({ query, place }) => {
      const customer = await customerOf(db, place);
      const key = { id: query.conversation_id, partner: partnerOf(query) };
      const conversation = await openConversation(db, customer.id, { ...key, at: clock() });
      return conversationPage(db, customer, conversation, query, place);
    },
  );

  app.post(
    '/api/v1/customer/message/send',
    {
      config: { files: 6 },
      schema: {
        operationId: 'sendMessage',
        tags,
        body: SendMessage,
        headers: KeyHeader,
        response: { 200: WireTalk, ...errorResponses },
      },
    },
    async ({ body, place, sentFiles, headers }) => {
      const customer = await customerOf(db, place);
      const sent = { body, sentFiles, key: headers['idempotency-key'] };
      const { conversation, isNew } = await sendMessage(shop, customer, sent, place);
      if (config.simulation && isNew) simulateAnswer(conversation, place);
      return conversationPage(db, customer, conversation, {}, place);
    },
  );
}
