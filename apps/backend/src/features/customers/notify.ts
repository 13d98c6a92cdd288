/**
 * Tells a customer something: on the notifications page, on their devices, by mail. The one place that writes these,
 * so that what the customer chose is obeyed (PLUS-51). Codes are no news, and what concerns the safety of the account always comes.
 */
import {
  DEFAULT_CHOICES,
  kindOfType,
  waysOf,
  withChoices,
  type NotificationChoices,
  type NotificationWay,
} from '@shop/domain/notifications';
import { paths } from '@shop/util';
import type { Executor } from '../../db/database';
import type { Language } from '../../languages';
import { enqueueMail, type MailContent } from '../outbox/mail-content';
import { devicesOf } from '../outbox/device-queries';
import { enqueuePush, type PushNews } from '../outbox/message';
import { choicesOf, deleteUnseenOf, insertNotification, mailboxOf, type NewNotification } from './queries';

export type News = Pick<NewNotification, 'customerId' | 'title' | 'description' | 'createdAt'> & {
  type: 'order_status' | 'message' | 'push_notification' | 'account';
  /** The public order number. */
  orderNumber?: number;
  /** Of a chat message: its unread predecessor gives way. */
  conversation?: { id: number; senderType: string };
  /** Its mail, asked for only when the customer wants one; null: none. Missing: title and description, of offers and of the account. */
  mail?: () => Promise<MailContent | null>;
};

/** What the customer is told of, and how. */
export const choicesFor = async (db: Executor, customerId: number): Promise<NotificationChoices> =>
  withChoices(DEFAULT_CHOICES, await choicesOf(db, customerId));

const SEE: Record<Language, string> = { en: 'See it in the shop', ar: 'اطّلع عليه في المتجر' };

const SEE_DEVICES: Record<Language, string> = { en: 'See your devices', ar: 'عرض أجهزتك' };

const plainMail = ({ title, description, type }: News, language: Language): MailContent => ({
  language,
  subject: title[language],
  text: description[language],
  link:
    type === 'account'
      ? { path: paths.settings(), caption: SEE_DEVICES[language] }
      : { path: paths.notifications(), caption: SEE[language] },
});

async function mailTo(db: Executor, news: News): Promise<void> {
  const isPlain = news.type === 'push_notification' || news.type === 'account';
  if (!news.mail && !isPlain) return;
  const own = news.mail ? await news.mail() : null;
  if (news.mail && !own) return;
  const mailbox = await mailboxOf(db, news.customerId);
  if (mailbox?.email) await enqueueMail(db, mailbox.email, own ?? plainMail(news, mailbox.language), news.createdAt);
}

async function showInApp(db: Executor, { conversation, mail: _, ...row }: News): Promise<void> {
  if (conversation) await deleteUnseenOf(db, row.customerId, conversation.id);
  await insertNotification(db, {
    ...row,
    conversationId: conversation?.id ?? null,
    senderType: conversation?.senderType ?? null,
  });
}

/** What a push says of it (DATA-29). */
export const pushNews = ({
  title,
  description: body,
  type,
  orderNumber,
  conversation,
}: Omit<News, 'customerId'>): PushNews => ({
  title,
  body,
  data: {
    type,
    ...(orderNumber ? { order_id: String(orderNumber) } : {}),
    ...(conversation ? { conversation_id: String(conversation.id), sender_type: conversation.senderType } : {}),
  },
});

async function pushTo(db: Executor, news: News): Promise<void> {
  await enqueuePush(db, news.customerId, await devicesOf(db, news.customerId), pushNews(news), news.createdAt);
}

const WAYS: Record<NotificationWay, (db: Executor, news: News) => Promise<void>> = {
  app: showInApp,
  push: pushTo,
  mail: mailTo,
};

/** Call it in the transaction of the change it reports. */
export async function notifyCustomer(db: Executor, news: News): Promise<void> {
  const chosen = waysOf(kindOfType(news.type), await choicesFor(db, news.customerId));
  for (const way of ['app', 'push', 'mail'] as const) if (chosen[way]) await WAYS[way](db, news);
}
