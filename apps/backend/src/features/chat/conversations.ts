/** Loads conversations with their partners, last messages and unread counts. */
import type { Static } from 'typebox';
import type { WireConversation, WireTalk } from '@shop/contract/chat';
import type { Executor } from '../../db/database';
import type { RequestPlace } from '../../plugins/place';
import { findCouriers } from '../orders/queries';
import type { CustomerRow } from '../shoppers/caller';
import { findPlainStores } from '../stores/queries';
import {
  presentConversation,
  presentCourierParty,
  presentMessage,
  presentShopParty,
  presentStoreParty,
  type Party,
} from './present';
import { messagesOf, summaries, type ConversationRow, type Partner, type PartnerType } from './queries';

/** The key of a partner in {@link partiesOf}. */
export const partyKey = (type: PartnerType, id: number): string => `${type} ${id}`;

/** Names and pictures of all partners by {@link partyKey}, in two statements. */
export async function partiesOf(db: Executor, partners: Partner[], place: RequestPlace): Promise<Map<string, Party>> {
  const ids = (type: PartnerType) => partners.flatMap((partner) => (partner.type === type ? [partner.id] : []));
  const stores = await findPlainStores(db, ids('vendor'));
  const couriers = await findCouriers(db, ids('delivery_man'));
  const parties = new Map<string, Party>();
  for (const [id, row] of stores) parties.set(partyKey('vendor', id), presentStoreParty(row, place));
  for (const row of couriers) parties.set(partyKey('delivery_man', row.id), presentCourierParty(row, place));
  for (const id of ids('admin')) parties.set(partyKey('admin', id), presentShopParty(id, place));
  return parties;
}

/** Conversations of one customer, in the given order. */
export async function loadConversations(
  db: Executor,
  customer: CustomerRow,
  rows: ConversationRow[],
  place: RequestPlace,
): Promise<WireConversation[]> {
  const partners = rows.map(({ partnerType, partnerId }) => ({ type: partnerType, id: partnerId }));
  const parties = await partiesOf(db, partners, place);
  const summaryById = await summaries(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const receiver = parties.get(partyKey(row.partnerType, row.partnerId));
    return presentConversation(
      row,
      summaryById.get(row.id) ?? { last: null, unread: 0 },
      { sender: customer, receiver },
      place,
    );
  });
}

/** A page of messages, newest first; empty for a conversation that does not exist yet. */
export async function conversationPage(
  db: Executor,
  customer: CustomerRow,
  conversation: ConversationRow | null,
  { limit = 20, offset = 1 }: { limit?: number; offset?: number },
  place: RequestPlace,
): Promise<Static<typeof WireTalk>> {
  if (!conversation) return { total_size: 0, limit, offset, status: true, conversation: {}, messages: [] };
  const { rows, total } = await messagesOf(db, conversation.id, { limit, offset });
  const [shown] = await loadConversations(db, customer, [conversation], place);
  return {
    total_size: total,
    limit,
    offset,
    status: true,
    conversation: shown ?? {},
    messages: rows.map((row) => presentMessage(row, customer.id, conversation.partnerId, place)),
  };
}
