/** Chat messages between customers and partners (contract §8.3). */
import type { Static } from 'typebox';
import type { SendMessage } from '@shop/contract/chat';
import type { FastifyRequest } from 'fastify';
import type { Shop } from '../../context';
import type { Executor } from '../../db/database';
import { translate } from '../../messages';
import type { RequestPlace } from '../../plugins/place';
import { DomainError } from '../../domain-error';
import { enqueuePush } from '../outbox/message';
import type { CustomerRow } from '../shoppers/caller';
import { lockCustomer } from '../shoppers/lock';
import { withImages, type Images } from '../uploads/store';
import {
  findOrCreateConversation,
  findConversation,
  insertMessage,
  markSeen,
  type ConversationRow,
  type Partner,
} from './queries';
import { partiesOf, partyKey } from './conversations';

/** Milliseconds. */
const ANSWER_DELAY = 2500;
const NEW_MESSAGE = { en: 'You have a new message', ar: 'لديك رسالة جديدة' };

/** Stores a partner's message and pushes it to the customer's devices (PUSH-01, DATA-29). */
export async function receivePartnerMessage(
  db: Executor,
  conversation: ConversationRow,
  text: string,
  at: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await insertMessage(tx, { conversationId: conversation.id, isMine: false, text, createdAt: at });
    const data = {
      type: 'message',
      conversation_id: String(conversation.id),
      sender_type: conversation.partnerType,
    };
    await enqueuePush(tx, conversation.customerId, { title: NEW_MESSAGE, body: { en: text, ar: text }, data }, at);
  });
}

/**
 * Opens a conversation by its id or its partner, and marks the partner's messages as read.
 * @returns null: there is no conversation with this partner yet
 * @throws DomainError 403 when neither is named, 404 for an id of another customer
 */
export async function openConversation(
  db: Executor,
  customerId: number,
  { id, partner }: { id: string | number | undefined; partner: Partner | null },
): Promise<ConversationRow | null> {
  if (id === undefined && !partner) throw new DomainError(403, 'conversation_id', 'conversationMissing');
  const conversation = await findConversation(db, customerId, partner ?? { id: Number(id) });
  if (!conversation && !partner) throw new DomainError(404, 'conversation', 'conversationUnknown');
  if (conversation) await markSeen(db, conversation.id);
  return conversation;
}

/** The receiver of a message. @throws DomainError 404 for another customer's conversation, or an unknown partner */
async function receiverOf(
  tx: Executor,
  customerId: number,
  body: Static<typeof SendMessage>,
  place: RequestPlace,
): Promise<Partner> {
  const existing = body.conversation_id
    ? await findConversation(tx, customerId, { id: Number(body.conversation_id) })
    : null;
  if (body.conversation_id && !existing) throw new DomainError(404, 'conversation', 'conversationUnknown');
  const partner: Partner = existing
    ? { type: existing.partnerType, id: existing.partnerId }
    : { type: body.receiver_type ?? 'vendor', id: Number(body.receiver_id ?? 0) };
  const parties = await partiesOf(tx, [partner], place);
  if (!parties.has(partyKey(partner.type, partner.id))) throw new DomainError(404, 'receiver_id', 'partnerUnknown');
  return partner;
}

/**
 * Stores a customer's message with its pictures; creates the conversation if needed.
 * @throws DomainError 401 when the account was removed, 403 without text or picture, 404 as {@link receiverOf}
 */
export async function sendMessage(
  { db, clock, config, live }: Shop,
  customer: CustomerRow,
  body: Static<typeof SendMessage>,
  sentFiles: FastifyRequest['sentFiles'],
  place: RequestPlace,
): Promise<ConversationRow> {
  const text = body.message?.trim() ?? '';
  const write = async (tx: Executor, { names: files, moveToFolder }: Images) => {
    await lockCustomer(tx, place, customer.id);
    const partner = await receiverOf(tx, customer.id, body, place);
    const conversation = await findOrCreateConversation(tx, customer.id, partner, clock());
    await insertMessage(tx, { conversationId: conversation.id, isMine: true, text, files, createdAt: clock() });
    await moveToFolder();
    return conversation;
  };
  const upload = { field: 'image', folder: 'conversation' } as const;
  const conversation = await withImages(config, sentFiles, upload, (images) => {
    if (!text && images.names.length === 0) throw new DomainError(403, 'message', 'messageEmpty');
    return db.transaction((tx) => write(tx, images));
  });
  await live.customerChanged(customer.id);
  return conversation;
}

/** Simulates a partner of the demo, who reads and answers after a moment, until the app closes. */
export function simulatedPartner({
  app,
  db,
  clock,
  live,
}: Shop): (conversation: ConversationRow, place: RequestPlace) => void {
  const timers = new Set<NodeJS.Timeout>();
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
  });
  return (conversation, place) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      const key = conversation.partnerType === 'delivery_man' ? 'courierAnswers' : 'storeAnswers';
      void receivePartnerMessage(db, conversation, translate(key, place.language), clock())
        .then(() => live.customerChanged(conversation.customerId))
        .catch(() => undefined);
    }, ANSWER_DELAY);
    timers.add(timer);
  };
}
