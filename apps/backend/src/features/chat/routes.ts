/** Chat of customers with stores and couriers (contract §8.3). In the demo the partners answer automatically. */
import Type, { type Static } from 'typebox';
import { SendMessage, TalkQuery, WireConversations, WireTalk } from '@shop/contract/chat';
import { PageQuery, errorResponses } from '@shop/contract/common';
import type { Shop } from '../../context';
import { customerOf } from '../shoppers/caller';
import { conversationsOf, type Partner, type PartnerType } from './queries';
import { simulatedPartner, openConversation, sendMessage } from './service';
import { loadConversations, conversationPage } from './conversations';

type Query = Static<typeof TalkQuery>;

const partnerOf = (query: Query): Partner | null => {
  const given = (
    [
      ['vendor', query.vendor_id],
      ['delivery_man', query.delivery_man_id],
      ['admin', query.admin_id],
    ] as [PartnerType, Query['vendor_id']][]
  ).find(([, id]) => id !== undefined);
  return given ? { type: given[0], id: Number(given[1]) } : null;
};

export function chatRoutes(shop: Shop): void {
  const { app, db, config } = shop;
  const tags = ['chat'];
  const answer = simulatedPartner(shop);

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
          querystring: Type.Object({ ...PageQuery, name: Type.Optional(Type.String({ maxLength: 100 })) }),
          response: { 200: WireConversations, ...errorResponses },
        },
      },
      async ({ query, place }) => {
        const customer = await customerOf(db, place);
        const { limit = 10, offset = 1, name = '' } = query;
        const all = await loadConversations(db, customer, await conversationsOf(db, customer.id), place);
        const wanted = name.trim().toLowerCase();
        const found = all.filter(({ receiver }) =>
          `${receiver?.f_name ?? ''} ${receiver?.l_name ?? ''}`.toLowerCase().includes(wanted),
        );
        const start = (offset - 1) * limit;
        return { total_size: found.length, limit, offset, conversations: found.slice(start, start + limit) };
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
      const which = { id: query.conversation_id, partner: partnerOf(query) };
      const conversation = await openConversation(db, customer.id, which);
      return conversationPage(db, customer, conversation, query, place);
    },
  );

  app.post(
    '/api/v1/customer/message/send',
    {
      config: { files: 6 },
      schema: { operationId: 'sendMessage', tags, body: SendMessage, response: { 200: WireTalk, ...errorResponses } },
    },
    async ({ body, place, sentFiles }) => {
      const customer = await customerOf(db, place);
      const conversation = await sendMessage(shop, customer, body, sentFiles, place);
      if (config.simulation) answer(conversation, place);
      return conversationPage(db, customer, conversation, {}, place);
    },
  );
}
