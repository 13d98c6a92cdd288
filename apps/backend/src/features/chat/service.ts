/** Chat messages between customers and partners (contract §8.3). */
import type { Static } from 'typebox';
import type { SendMessage } from '@shop/contract/chat';
import { paths } from '@shop/util';
import type { FastifyRequest } from 'fastify';
import type { Shop } from '../../context';
import type { Executor } from '../../db/database';
import { translate } from '../../messages';
import type { RequestPlace } from '../../plugins/place';
import { DomainError } from '../../domain-error';
import { notifyCustomer } from '../customers/notify';
import { mailboxOf, setConversationSeen } from '../customers/queries';
import type { MailContent } from '../outbox/mail-content';
import type { CustomerRow } from '../shoppers/caller';
import { bodyKey, once } from '../shoppers/once';
import { lockCustomer } from '../shoppers/lock';
import { withImages, type Images } from '../uploads/store';
import {
  countConversations,
  countUnseen,
  findConversation,
  hasOrderOfCourier,
  findOrCreateConversation,
  insertMessage,
  markSeen,
  type ConversationRow,
  type Partner,
} from './queries';
import { partiesOf, partyKey } from './conversations';

/** Milliseconds. */
const ANSWER_DELAY = 2500;
const NEW_MESSAGE = { en: 'You have a new message', ar: 'لديك رسالة جديدة' };

/** A mail at the first message that waits to be read; the others of the conversation follow silently. */
async function messageMail(
  tx: Executor,
  { id, partnerType, customerId }: ConversationRow,
): Promise<MailContent | null> {
  if ((await countUnseen(tx, id)) > 1) return null;
  const language = (await mailboxOf(tx, customerId))?.language ?? 'en';
  return {
    language,
    subject: NEW_MESSAGE[language],
    // What was written stays in the shop.
    text: { en: 'Somebody wrote to you about your order.', ar: 'وصلتك رسالة بخصوص طلبك.' }[language],
    link: {
      path: paths.chat({ conversationId: String(id), type: partnerType }),
      caption: { en: 'Read and reply', ar: 'اقرأ الرسالة وردّ عليها' }[language],
    },
  };
}

/** Stores a partner's message and tells the customer (PUSH-01, DATA-29). */
export async function receivePartnerMessage(
  db: Executor,
  conversation: ConversationRow,
  text: string,
  at: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await insertMessage(tx, { conversationId: conversation.id, isMine: false, text, createdAt: at });
    await notifyCustomer(tx, {
      customerId: conversation.customerId,
      title: NEW_MESSAGE,
      description: { en: text, ar: text },
      type: 'message',
      conversation: { id: conversation.id, senderType: conversation.partnerType },
      createdAt: at,
      mail: () => messageMail(tx, conversation),
    });
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
  { id, partner, at }: { id: string | number | undefined; partner: Partner | null; at: Date },
): Promise<ConversationRow | null> {
  if (id === undefined && !partner) throw new DomainError(403, 'conversation_id', 'conversationMissing');
  const conversation = await findConversation(db, customerId, partner ?? { id: Number(id) });
  if (!conversation && !partner) throw new DomainError(404, 'conversation', 'conversationUnknown');
  if (conversation) {
    await markSeen(db, conversation.id);
    await setConversationSeen(db, customerId, conversation.id, at);
  }
  return conversation;
}

/** Conversations of one customer. */
const MOST_CONVERSATIONS = 200;
/** The shop's one administrator (decision 080). */
const ADMINISTRATOR = 1;

function partnerOf({ receiver_type: type = 'vendor', receiver_id: id }: Static<typeof SendMessage>): Partner {
  return { type, id: type === 'admin' ? ADMINISTRATOR : Number(id ?? 0) };
}

/** Couriers are written to by customers of their orders only: a conversation shows their phone. */
async function mayBeWrittenTo(tx: Executor, customerId: number, { type, id }: Partner): Promise<boolean> {
  return type !== 'delivery_man' || hasOrderOfCourier(tx, customerId, id);
}

/**
 * The conversation of a message, which begins with the first one.
 * @throws DomainError 404 for another customer's conversation, or a partner who is unknown or not to be written to; 403
 * when the customer has too many
 */
async function conversationFor(
  tx: Executor,
  customerId: number,
  body: Static<typeof SendMessage>,
  { place, at }: { place: RequestPlace; at: Date },
): Promise<ConversationRow> {
  const id = body.conversation_id ? Number(body.conversation_id) : null;
  const wanted = partnerOf(body);
  const others = id === null ? await countConversations(tx, customerId) : 0;
  const existing = await findConversation(tx, customerId, id === null ? wanted : { id });
  if (id !== null && !existing) throw new DomainError(404, 'conversation', 'conversationUnknown');
  const partner = existing ? { type: existing.partnerType, id: existing.partnerId } : wanted;
  const isKnown = (await partiesOf(tx, [partner], place)).has(partyKey(partner.type, partner.id));
  if (!isKnown || (!existing && !(await mayBeWrittenTo(tx, customerId, partner))))
    throw new DomainError(404, 'receiver_id', 'partnerUnknown');
  if (!existing && others >= MOST_CONVERSATIONS) throw new DomainError(403, 'conversation', 'conversationsFull');
  return existing ?? findOrCreateConversation(tx, customerId, partner, at);
}

/** `key`: its idempotency key; undefined: none. */
interface SentMessage {
  body: Static<typeof SendMessage>;
  sentFiles: FastifyRequest['sentFiles'];
  key?: string | undefined;
}

/**
 * Stores a customer's message with its pictures, once per key; creates the conversation if needed.
 * @returns `isNew`: false for a retry, which wrote nothing
 * @throws DomainError 401 when the account was removed, 403 without text or picture, else as {@link conversationFor}
 */
export async function sendMessage(
  { db, clock, config, live }: Shop,
  customer: CustomerRow,
  { body, sentFiles, key }: SentMessage,
  place: RequestPlace,
): Promise<{ conversation: ConversationRow; isNew: boolean }> {
  const text = body.message?.trim() ?? '';
  const write = async (tx: Executor, { names: files, hashes, moveToFolder }: Images) => {
    await lockCustomer(tx, place, customer.id);
    const at = clock();
    let isNew = false;
    const sent = { shopperId: customer.id, key: bodyKey(key, body, hashes), at };
    const { id } = await once(tx, sent, async () => {
      const conversation = await conversationFor(tx, customer.id, body, { place, at });
      await insertMessage(tx, { conversationId: conversation.id, isMine: true, text, files, createdAt: at });
      await moveToFolder();
      isNew = true;
      return { id: conversation.id };
    });
    const conversation = await findConversation(tx, customer.id, { id });
    if (!conversation) throw new DomainError(404, 'conversation', 'conversationUnknown');
    return { conversation, isNew };
  };
  const upload = { field: 'image', folder: 'conversation' } as const;
  const sent = await withImages(config, sentFiles, upload, (images) => {
    if (!text && images.names.length === 0) throw new DomainError(403, 'message', 'messageEmpty');
    return db.transaction((tx) => write(tx, images));
  });
  if (sent.isNew) await live.customerChanged(customer.id);
  return sent;
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
