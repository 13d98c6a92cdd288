/** What caches in front forget when it changes: told from the outbox, so it is told after the commit, by whichever process, until it is heard (decision 068). */
import type { Config } from '../../config';
import type { Executor } from '../../db/database';
import { writeLetter, type Carrier } from './letters';

/** Milliseconds after which no process and no replica has anything older to give to a cache that asks again. */
const SETTLED = 10_000;
const TIMEOUT = 5000;

/** A surrogate key: `all`, or the kind of a thing and its id. */
export type Key = 'all' | `${'item' | 'store' | 'zone' | 'module'}-${number}`;

/** In the transaction of the change. Pages do not say what is in them: all go. Told twice: at once, and when nothing older is given any more. */
export async function purge(
  db: Executor,
  { purgeUrls }: Pick<Config, 'purgeUrls'>,
  keys: readonly Key[],
  at: Date,
): Promise<void> {
  for (const target of purgeUrls)
    for (const due of [at, new Date(at.getTime() + SETTLED)])
      await writeLetter(db, { kind: 'purge', target, text: [...keys, 'page'].join(' ') }, due);
}

/** Asks a cache to forget, as Varnish (docs/deploy/shop.vcl) and Fastly understand it. */
export const purgeCarrier: Carrier = async ({ target, text }) => {
  const answer = await fetch(target, {
    method: 'PURGE',
    headers: { 'surrogate-key': text },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!answer.ok) throw new Error(`The cache answered ${answer.status}.`);
};
