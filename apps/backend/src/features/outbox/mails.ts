/** Mails about orders, offers and chats: what they say, and how they look as plain text and as HTML, in both languages. */
import type { Executor } from '../../db/database';
import { directionOf, languageOf, type Language } from '../../languages';
import { MARKETPLACE } from '../../marketplace';
import { enqueueMessage } from './message';
import type { OutboxMessage } from './queries';

export interface MailContent {
  language: Language;
  /** Also the heading. */
  subject: string;
  text: string;
  /** Facts as label and value, in order. */
  facts?: [label: string, value: string][];
  /** What its button opens: a path of the storefront, and the caption. */
  link: { path: string; caption: string };
}

/** What a mail shows beside its text, as the outbox keeps it. */
interface MailData {
  language: string;
  subject: string;
  facts: string;
  path: string;
  caption: string;
}

/** Call it in the transaction of what the mail tells. */
export async function enqueueMail(db: Executor, target: string, mail: MailContent, at: Date): Promise<void> {
  const { language, subject, text, facts = [], link } = mail;
  const data = { language, subject, facts: JSON.stringify(facts), ...link } satisfies MailData;
  await enqueueMessage(db, { kind: 'mail', target, text, data }, at);
}

const WHY: Record<Language, string> = {
  en: 'You get this email because this address was given to us. Choose which emails you get in the settings of your account.',
  ar: 'تصلك هذه الرسالة لأن هذا العنوان سُجّل لدينا. يمكنك اختيار الرسائل التي تصلك من إعدادات حسابك.',
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\n/g, '<br>');

const factsOf = (text: string): [string, string][] => JSON.parse(text) as [string, string][];

interface Shown {
  name: string;
  subject: string;
  text: string;
  facts: [string, string][];
  /** null: the address of the storefront is not known. */
  url: string | null;
  caption: string;
  why: string;
}

const asText = ({ name, subject, text, facts, url, caption, why }: Shown): string =>
  [
    subject,
    text,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    url ? `${caption}: ${url}` : '',
    `${name}\n${why}`,
  ]
    .filter(Boolean)
    .join('\n\n');

const FACE = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#0b6b4f;color:#ffffff;text-decoration:none;font-weight:600';

/** No picture, script or style from elsewhere: opening it tells nobody. */
function asHtml(language: Language, { name, subject, text, facts, url, caption, why }: Shown): string {
  const rows = facts
    .map(
      ([label, value]) =>
        `<tr><th scope="row" style="text-align:start;font-weight:400;color:#595959;padding:4px 0;padding-inline-end:16px;vertical-align:top">${escaped(label)}</th><td style="padding:4px 0"><bdi>${escaped(value)}</bdi></td></tr>`,
    )
    .join('');
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#f4f4f4;color:#1a1a1a;${FACE};line-height:1.5"><div style="max-width:32rem;margin:0 auto;padding:24px;background:#ffffff">
<p style="margin:0 0 16px;font-weight:600;color:#0b6b4f">${escaped(name)}</p>
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3">${escaped(subject)}</h1>
<p style="margin:0 0 16px">${escaped(text)}</p>
${rows ? `<table role="presentation" style="border-collapse:collapse;margin:0 0 20px">${rows}</table>` : ''}
${url ? `<p style="margin:0 0 24px"><a href="${escaped(url)}" style="${BUTTON}">${escaped(caption)}</a></p>` : ''}
<p style="margin:0;font-size:13px;color:#595959">${escaped(why)}</p>
</div></body></html>
`;
}

/**
 * A message of the outbox as it is sent. A code is plain text alone.
 * @param origin of the storefront; null: unknown, and there is no link
 */
export function presentMail(
  { text, data }: Pick<OutboxMessage, 'text' | 'data'>,
  origin: string | null,
): { subject: string; text: string; html?: string } {
  const mail = data as MailData | null;
  if (!mail?.subject) return { subject: MARKETPLACE.name.en, text };
  const language = languageOf(mail.language);
  const shown: Shown = {
    name: MARKETPLACE.name[language],
    subject: mail.subject,
    text,
    facts: factsOf(mail.facts),
    url: origin && new URL(mail.path, origin).href,
    caption: mail.caption,
    why: WHY[language],
  };
  return { subject: mail.subject, text: asText(shown), html: asHtml(language, shown) };
}
