/** What a mail says, and how the outbox keeps it. */
import type { Executor } from '../../db/database';
import type { Language } from '../../languages';
import { enqueueMessage } from './message';
import type { OutboxMessage } from './queries';

/** A label, or what was bought, and what stands at the end of its line. */
export type MailLine = [label: string, value: string];

/** What was bought, and what it comes to. */
export interface MailBill {
  rows: MailLine[];
  /** Charges and discounts. */
  charges: MailLine[];
  /** Stands out at the end. */
  totals: MailLine[];
}

export interface MailContent {
  language: Language;
  subject: string;
  /** By default the subject. */
  heading?: string;
  text: string;
  /** Facts as label and value, in order. */
  facts?: MailLine[];
  bill?: MailBill;
  /** What its button opens: a path of the storefront, and the caption. */
  link: { path: string; caption: string };
  /** Why it comes: to whoever has an account, who can choose, or to an address that an order names. */
  reader?: 'customer' | 'guest';
}

/** What a mail shows beside its text, as the outbox keeps it: texts alone. Mails of an older version have fewer. */
export interface MailData {
  language: string;
  subject: string;
  heading?: string;
  facts: string;
  bill?: string;
  path: string;
  caption: string;
  reader?: string;
}

/** A mail whose links are whole. */
export interface ShownMail {
  language: Language;
  name: string;
  subject: string;
  heading: string;
  text: string;
  facts: MailLine[];
  bill: MailBill | null;
  /** null: the address of the storefront is not known. */
  url: string | null;
  caption: string;
  why: string;
  /** Where its reader chooses which mails come; null: has no account, or the address is not known. */
  choice: { url: string; caption: string } | null;
}

/** Call it in the transaction of what the mail tells. */
export async function enqueueMail(db: Executor, target: string, mail: MailContent, at: Date): Promise<void> {
  const { language, subject, heading = subject, text, facts = [], bill, link, reader = 'customer' } = mail;
  const data = { language, subject, heading, facts: JSON.stringify(facts), reader, ...link } satisfies MailData;
  const kept = bill ? { ...data, bill: JSON.stringify(bill) } : data;
  await enqueueMessage(db, { kind: 'mail', target, text, data: kept }, at);
}

/** The parts of a kept mail. */
export function readMail({ text, data }: Pick<OutboxMessage, 'text' | 'data'>) {
  const mail = data as unknown as MailData;
  const { subject, heading = subject, path, caption } = mail;
  return {
    subject,
    heading,
    text,
    path,
    caption,
    facts: JSON.parse(mail.facts) as MailLine[],
    bill: mail.bill ? (JSON.parse(mail.bill) as MailBill) : null,
    isGuest: mail.reader === 'guest',
  };
}
