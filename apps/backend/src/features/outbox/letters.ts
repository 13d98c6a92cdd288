/** What leaves the marketplace: mails, SMS, push messages, refunds and what caches in front have to forget are written with the change they belong to, in one transaction. */
import type { Executor } from '../../db/database';
import type { Words } from '../../db/schema';
import { devicesOf } from './device-queries';
import { insertLetter } from './queries';

export interface Letter {
  id: number;
  kind: 'sms' | 'mail' | 'push' | 'refund' | 'purge';
  target: string;
  text: string;
  data: Record<string, string> | null;
}

/** Hands a letter over, or throws: it is tried again later. */
export type Carrier = ((letter: Letter) => Promise<void>) & {
  /** Called when it is tried no more. */
  givenUp?: (letter: Letter) => Promise<void>;
};
/** The device or address does not exist any more: trying again helps nobody. */
export class Undeliverable extends Error {}

/** @param sent it counts as sent already: to an address that nobody has nothing goes, and whoever asked can not tell */
export async function writeLetter(
  db: Executor,
  letter: Pick<Letter, 'kind' | 'target' | 'text'> & { data?: Record<string, string> },
  at: Date,
  { sent = false }: { sent?: boolean } = {},
): Promise<void> {
  await insertLetter(db, { ...letter, dueAt: at, sentAt: sent ? at : null, createdAt: at });
}

/** To every device of the customer, in its language; without one it is no letter at all (DATA-29: the fields of a push). */
export async function pushTo(
  db: Executor,
  customerId: number,
  { title, body, data }: { title: Words; body: Words; data: Record<string, string> },
  at: Date,
): Promise<void> {
  for (const { device, language } of await devicesOf(db, customerId)) {
    const said = { title: title[language], body: body[language] };
    await writeLetter(db, { kind: 'push', target: device, text: said.title, data: { ...data, ...said } }, at);
  }
}
