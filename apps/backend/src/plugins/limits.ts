/**
 * How much one address may do (reliability 19, 32): calls, and what costs more than a call. Counted in memory and told to all processes, never in
 * the transaction that is guarded. Wrong guesses are counted one by one: see guesses.ts and orders/claims.ts; guest ids and guest orders: shoppers/bounds.ts.
 */
import { createCallCounter, type CallCounter } from '@shop/util/edge';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { addTries } from '../features/accounts/tries';
import { Refusal } from '../refusal';

const MINUTE = 60_000;
/** Calls a minute and address for which the others below are meant; they grow with `RATE_LIMIT`. */
const USUAL = 1200;
const MOST = {
  calls: { most: USUAL, window: MINUTE },
  /** Pictures: a page asks for a hundred. */
  pictures: { most: 10 * USUAL, window: MINUTE },
  /** Pictures that have to be drawn. */
  drawings: { most: 600, window: MINUTE },
  uploads: { most: 60, window: 15 * MINUTE },
} as const;
type What = keyof typeof MOST;

export interface Limits {
  /** @param address of the caller @throws Refusal 429 with the seconds to wait */
  take: (what: What, address: string) => void;
}

export function createLimits(
  { rateLimit, databaseUrl }: Pick<Config, 'rateLimit' | 'databaseUrl'>,
  { db }: Pick<Database, 'db'>,
): Limits {
  const times = rateLimit / USUAL;
  // An embedded database has one process.
  const shareOf = (what: What) =>
    databaseUrl
      ? (address: string, calls: number, window: number) =>
          addTries(db, `${what}:${address}`, calls, window, new Date())
      : null;
  const counters = Object.fromEntries(
    Object.entries(MOST).map(([what, { most, window }]) => [
      what,
      createCallCounter({
        most: Math.max(1, Math.round(most * (what === 'calls' ? times : Math.max(1, times)))),
        window,
        share: shareOf(what as What),
      }),
    ]),
  ) as Record<What, CallCounter>;
  return {
    take: (what, address) => {
      const { isAllowed, wait } = counters[what].hit(address);
      if (!isAllowed) throw new Refusal(429, 'throttled', 'tooMany', {}, Math.max(1, Math.ceil(wait / 1000)));
    },
  };
}

/** Every call counts, whatever becomes of it. Probes do not. */
export function registerLimits(app: FastifyInstance, limits: Limits): void {
  app.addHook('onRequest', async ({ url, place }) => {
    if (url.startsWith('/health/')) return;
    limits.take(url.startsWith('/storage/') ? 'pictures' : 'calls', place.address);
  });
}
