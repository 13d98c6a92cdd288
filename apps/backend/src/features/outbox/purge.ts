/** Purges of HTTP caches in front of the shop. They go through the outbox, so they follow the commit and are retried (decision 068). */
import type { Config } from '../../config';
import type { Executor } from '../../db/database';
import { enqueueMessage, type Transport } from './message';

/** Milliseconds after which no process or replica can serve an older answer to the cache. */
const SECOND_PURGE_AFTER = 10_000;
const TIMEOUT = 5000;

/** A surrogate key: `all`, or the kind of a thing and its id. */
export type Key = 'all' | `${'item' | 'store' | 'zone' | 'module'}-${number}`;

/**
 * Call it in the transaction of the change. Pages carry no surrogate keys of their content, so all pages are purged. Each purge is
 * sent twice: at once, and again when no process or replica can serve an older answer.
 */
export async function purge(
  db: Executor,
  { purgeUrls }: Pick<Config, 'purgeUrls'>,
  keys: readonly Key[],
  at: Date,
): Promise<void> {
  for (const target of purgeUrls)
    for (const dueAt of [at, new Date(at.getTime() + SECOND_PURGE_AFTER)])
      await enqueueMessage(db, { kind: 'purge', target, text: [...keys, 'page'].join(' ') }, dueAt);
}

/** Sends a purge by surrogate key, as Varnish (docs/deploy/shop.vcl) and Fastly understand it. */
export const purgeTransport: Transport = async ({ target, text }) => {
  const response = await fetch(target, {
    method: 'PURGE',
    headers: { 'surrogate-key': text },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) throw new Error(`The cache answered ${response.status}.`);
};
