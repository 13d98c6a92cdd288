/** Chat of customers with stores and couriers (contract §8.3). In the demo the partners answer by themselves. */
import { SendMessage, TalkQuery, WireConversations, WireTalk, type WireConversation } from '@shop/contract/chat';
import { PageQuery, refusals } from '@shop/contract/common';
import Type, { type Static } from 'typebox';
import type { Shop } from '../../context';
import type { Executor } from '../../db/database';
import type { PartnerType } from '../../db/schema';
import { say } from '../../messages';
import type { RequestPlace } from '../../plugins/place';
import { pictureUrl, words } from '../../present';
import { Refusal } from '../../refusal';
import { SHOP } from '../../shop';
import { findCouriers } from '../orders/queries';
import { withImages, type Images } from '../uploads/store';
import { customerOf, type CustomerRow } from '../shoppers/caller';
import { findPlainStores } from '../stores/queries';
import { presentMessage } from './present';
import {
  beginConversation,
  conversationsOf,
  findConversation,
  hearPartner,
  insertMessage,
  markSeen,
  messagesOf,
  summaries,
  type ConversationRow,
  type Partner,
} from './queries';

const ANSWERS_AFTER = 2500;
type Party = NonNullable<WireConversation['receiver']>;
type Query = Static<typeof TalkQuery>;

const partnerOf = (query: Query): Partner | null => {
  const named = (
    [
      ['vendor', query.vendor_id],
      ['delivery_man', query.delivery_man_id],
      ['admin', query.admin_id],
    ] as [PartnerType, Query['vendor_id']][]
  ).find(([, id]) => id !== undefined);
  return named ? { type: named[0], id: Number(named[1]) } : null;
};

/** Names and pictures of all partners, in two statements however many they are. */
async function partiesOf(db: Executor, partners: Partner[], place: RequestPlace): Promise<Map<string, Party>> {
  const ids = (type: PartnerType) => partners.flatMap((partner) => (partner.type === type ? [partner.id] : []));
  const stores = await findPlainStores(db, ids('vendor'));
  const couriers = await findCouriers(db, ids('delivery_man'));
  const found = new Map<string, Party>();
  for (const [id, { store }] of stores)
    found.set(`vendor ${id}`, {
      id,
      f_name: words(store.name, place),
      l_name: '',
      phone: store.phone,
      email: store.email,
      image: store.logo,
      image_full_url: pictureUrl(place, 'store', store.logo),
    });
  for (const courier of couriers)
    found.set(`delivery_man ${courier.id}`, {
      id: courier.id,
      f_name: words(courier.firstName, place),
      l_name: words(courier.lastName, place),
      phone: courier.phone,
      email: '',
      image: courier.image,
      image_full_url: pictureUrl(place, 'delivery-man', courier.image),
    });
  for (const id of ids('admin'))
    found.set(`admin ${id}`, {
      id,
      f_name: words(SHOP.name, place),
      l_name: '',
      phone: '',
      email: '',
      image: null,
      image_full_url: null,
    });
  return found;
}

async function present(
  shop: Shop,
  customer: CustomerRow,
  rows: ConversationRow[],
  place: RequestPlace,
): Promise<WireConversation[]> {
  const partners = rows.map(({ partnerType, partnerId }) => ({ type: partnerType, id: partnerId }));
  const parties = await partiesOf(shop.db, partners, place);
  const known = await summaries(
    shop.db,
    rows.map(({ id }) => id),
  );
  const { id, firstName, lastName, phone, email } = customer;
  const me = { id, f_name: firstName, l_name: lastName, phone, email, image: null, image_full_url: null };
  return rows.map((row) => {
    const { last = null, unread = 0 } = known.get(row.id) ?? {};
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
      sender: me,
      receiver: parties.get(`${row.partnerType} ${row.partnerId}`) ?? {},
      last_message: last ? presentMessage(last, id, row.partnerId, place) : null,
    };
  });
}

export function chatRoutes(shop: Shop): void {
  const { app, db, clock, config, live } = shop;
  const tags = ['chat'];
  const answers = new Set<NodeJS.Timeout>();
  app.addHook('onClose', async () => {
    for (const timer of answers) clearTimeout(timer);
  });

  async function talk(
    customer: CustomerRow,
    conversation: ConversationRow | null,
    page: { limit?: number; offset?: number },
    place: RequestPlace,
  ) {
    const { limit = 20, offset = 1 } = page;
    if (!conversation) return { total_size: 0, limit, offset, status: true, conversation: {}, messages: [] };
    const { rows, total } = await messagesOf(db, conversation.id, { limit, offset });
    const [shown] = await present(shop, customer, [conversation], place);
    return {
      total_size: total,
      limit,
      offset,
      status: true,
      conversation: shown ?? {},
      messages: rows.map((row) => presentMessage(row, customer.id, conversation.partnerId, place)),
    };
  }

  /** A store or courier of the demo reads and answers a moment later. */
  function letPartnerAnswer(conversation: ConversationRow, place: RequestPlace): void {
    const timer = setTimeout(() => {
      answers.delete(timer);
      const key = conversation.partnerType === 'delivery_man' ? 'courierAnswers' : 'storeAnswers';
      void hearPartner(db, conversation, say(key, place.language), clock())
        .then(() => live.customerChanged(conversation.customerId))
        .catch(() => undefined);
    }, ANSWERS_AFTER);
    answers.add(timer);
  }

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
          response: { 200: WireConversations, ...refusals },
        },
      },
      async ({ query, place }) => {
        const customer = await customerOf(db, place);
        const { limit = 10, offset = 1, name = '' } = query;
        const all = await present(shop, customer, await conversationsOf(db, customer.id), place);
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
    { schema: { operationId: 'conversation', tags, querystring: TalkQuery, response: { 200: WireTalk, ...refusals } } },
    async ({ query, place }) => {
      const customer = await customerOf(db, place);
      const partner = partnerOf(query);
      if (query.conversation_id === undefined && !partner)
        throw new Refusal(403, 'conversation_id', 'conversationMissing');
      const conversation = await findConversation(db, customer.id, partner ?? { id: Number(query.conversation_id) });
      if (!conversation && !partner) throw new Refusal(404, 'conversation', 'conversationUnknown');
      if (conversation) await markSeen(db, conversation.id);
      return talk(customer, conversation, query, place);
    },
  );

  app.post(
    '/api/v1/customer/message/send',
    {
      config: { files: 6 },
      schema: { operationId: 'sendMessage', tags, body: SendMessage, response: { 200: WireTalk, ...refusals } },
    },
    async ({ body, place, sentFiles }) => {
      const customer = await customerOf(db, place);
      const text = body.message?.trim() ?? '';
      const write = async (tx: Executor, { names: files, keep }: Images) => {
        const known = body.conversation_id
          ? await findConversation(tx, customer.id, { id: Number(body.conversation_id) })
          : null;
        if (body.conversation_id && !known) throw new Refusal(404, 'conversation', 'conversationUnknown');
        const partner = known
          ? { type: known.partnerType, id: known.partnerId }
          : { type: body.receiver_type ?? 'vendor', id: Number(body.receiver_id ?? 0) };
        const parties = await partiesOf(tx, [partner], place);
        if (!parties.has(`${partner.type} ${partner.id}`)) throw new Refusal(404, 'receiver_id', 'partnerUnknown');
        const begun = await beginConversation(tx, customer.id, partner, clock());
        await insertMessage(tx, { conversationId: begun.id, isMine: true, text, files, createdAt: clock() });
        await keep();
        return begun;
      };
      const of = { field: 'image', folder: 'conversation' } as const;
      const conversation = await withImages(config, sentFiles, of, (images) => {
        if (!text && images.names.length === 0) throw new Refusal(403, 'message', 'messageEmpty');
        return db.transaction((tx) => write(tx, images));
      });
      await live.customerChanged(customer.id);
      if (config.simulation) letPartnerAnswer(conversation, place);
      return talk(customer, conversation, {}, place);
    },
  );
}
