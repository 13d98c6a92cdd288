/** `offer`: tells all customers of an offer, each in the ways that they chose. */
import { asc, gt } from 'drizzle-orm';
import { parseArgs } from 'node:util';
import { createClock } from '../clock';
import type { Db } from '../db/database';
import { notifyCustomers } from '../db/notify';
import { customers, type Localized } from '../db/schema';
import { notifyCustomer } from '../features/customers/notify';
import { CliError, progress, withDatabase, type Command } from './command';
import { throwIfStopped } from './interrupt';

const AT_ONCE = 200;
/** Characters that a notification shows. */
const MOST = 300;

export interface Offer {
  title: Localized;
  description: Localized;
}

/**
 * Tells them in batches, by id: whoever signs up meanwhile is told too. Open pages of a running backend show it at once.
 * @param after customers up to this id were told before
 * @param told called after each batch with the last id and how many were told
 */
export async function tellOffer(
  db: Db,
  offer: Offer,
  { at, after = 0, told }: { at: Date; after?: number; told?: (last: number, count: number) => void },
): Promise<number> {
  let [last, count] = [after, 0];
  for (;;) {
    const ids = await db
      .select({ id: customers.id })
      .from(customers)
      .where(gt(customers.id, last))
      .orderBy(asc(customers.id))
      .limit(AT_ONCE);
    const end = ids.at(-1)?.id;
    if (end === undefined) return count;
    await db.transaction(async (tx) => {
      for (const { id: customerId } of ids)
        await notifyCustomer(tx, { customerId, ...offer, type: 'push_notification', createdAt: at });
      await notifyCustomers(
        tx,
        ids.map(({ id }) => id),
      );
    });
    [last, count] = [end, count + ids.length];
    told?.(last, count);
  }
}

function textOf(name: string, value: string | undefined): string {
  const text = (value ?? '').trim();
  if (!text || text.length > MOST) throw new CliError(`offer: --${name} is needed, with at most ${MOST} characters.`);
  return text;
}

const OPTIONS = {
  title: { type: 'string' },
  text: { type: 'string' },
  'title-ar': { type: 'string' },
  'text-ar': { type: 'string' },
  after: { type: 'string' },
} as const;

export const offer: Command = async (args, env, stop) => {
  const { values } = parseArgs({ args, options: OPTIONS });
  const said = {
    title: { en: textOf('title', values.title), ar: textOf('title-ar', values['title-ar']) },
    description: { en: textOf('text', values.text), ar: textOf('text-ar', values['text-ar']) },
  };
  const after = Number(values.after ?? 0);
  if (!Number.isSafeInteger(after) || after < 0) throw new CliError('offer: --after is the id that was told last.');
  await withDatabase(env, async ({ db }, config) => {
    const at = createClock(config.clockStart, config.clockStill)();
    const told = (last: number, count: number) => {
      progress(`${count} customers were told; to go on after this one: --after ${last}`);
      throwIfStopped(stop, `${count} customers were told; go on with --after ${last}`);
    };
    console.log(`\n${await tellOffer(db, said, { at, after, told })} customers were told.`);
  });
};
