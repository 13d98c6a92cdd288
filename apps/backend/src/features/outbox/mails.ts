/** Mails about orders, offers and chats as they are sent: plain text and HTML, in the language of their reader. */
import { paths } from '@shop/util';
import { languageOf, type Language } from '../../languages';
import { MARKETPLACE } from '../../marketplace';
import { readMail, type MailBill, type MailData, type MailLine, type ShownMail } from './mail-content';
import { mailHtml } from './mail-html';
import type { OutboxMessage } from './queries';

const WHY_CUSTOMER: Record<Language, string> = {
  en: 'You get this email because you have an account with us.',
  ar: 'تصلك هذه الرسالة لأن لديك حسابًا لدينا.',
};
const WHY_GUEST: Record<Language, string> = {
  en: 'You get this email because an order names this address.',
  ar: 'تصلك هذه الرسالة لأن هذا العنوان مذكور في أحد الطلبات.',
};
const CHOOSE: Record<Language, string> = {
  en: 'Choose which emails you get',
  ar: 'اختر الرسائل التي تصلك',
};

const lineOf = ([label, value]: MailLine): string => `${label}: ${value}`;
const billText = ({ rows, charges, totals }: MailBill): string[] => [
  rows.map(([name, amount]) => (amount ? `${name}  ${amount}` : name)).join('\n'),
  [...charges, ...totals].map(lineOf).join('\n'),
];

const mailText = ({ heading, text, facts, bill, name, url, caption, why, choice }: ShownMail): string =>
  [
    heading,
    text,
    facts.map(lineOf).join('\n'),
    ...(bill ? billText(bill) : []),
    url ? `${caption}:\n${url}` : '',
    // What follows is no part of the letter: programs know this line.
    [`-- \n${name}`, why, choice ? `${choice.caption}: ${choice.url}` : ''].filter(Boolean).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');

/**
 * A message of the outbox as it is sent. A code is plain text alone.
 * @param origin of the storefront; null: unknown, and there is no link
 */
export function presentMail(
  { text, data }: Pick<OutboxMessage, 'text' | 'data'>,
  origin: string | null,
): { subject: string; text: string; html?: string } {
  const mail = data as unknown as MailData | null;
  if (!mail?.subject) return { subject: MARKETPLACE.name.en, text };
  const language = languageOf(mail.language);
  const { path, isGuest, ...said } = readMail({ text, data });
  const urlOf = (to: string): string | null => origin && new URL(to, origin).href;
  const settings = isGuest ? null : urlOf(paths.settings());
  const shown: ShownMail = {
    ...said,
    language,
    name: MARKETPLACE.name[language],
    url: urlOf(path),
    why: (isGuest ? WHY_GUEST : WHY_CUSTOMER)[language],
    choice: settings ? { url: settings, caption: CHOOSE[language] } : null,
  };
  return { subject: mail.subject, text: mailText(shown), html: mailHtml(shown) };
}
