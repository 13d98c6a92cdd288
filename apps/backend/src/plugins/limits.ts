/**
 * Rate limits per network address (reliability 19, 32). Calls are counted in memory and synchronized between processes, never inside the
 * transaction they guard. Wrong guesses have throttles of their own: coupon-throttle.ts, orders/claims.ts, shoppers/shopper-limits.ts.
 */
import { createCallCounter, type CallCounter } from '@shop/util/edge';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { addAttempts } from '../features/accounts/throttle';
import { DomainError } from '../domain-error';

const MINUTE = 60_000;
/** The `RATE_LIMIT` (calls per minute and address) that the limits below are tuned for; they scale with it. */
const DEFAULT_RATE = 1200;
const LIMITS = {
  calls: { most: DEFAULT_RATE, window: MINUTE },
  /** A page loads about a hundred pictures. */
  pictures: { most: 10 * DEFAULT_RATE, window: MINUTE },
  /** Pictures that must be rendered. */
  drawings: { most: 600, window: MINUTE },
  uploads: { most: 60, window: 15 * MINUTE },
} as const;
type LimitKind = keyof typeof LIMITS;

export interface Limits {
  /** @param address of the caller @throws DomainError 429 with the seconds to wait */
  take: (kind: LimitKind, address: string) => void;
}

export function createLimits(
  { rateLimit, databaseUrl }: Pick<Config, 'rateLimit' | 'databaseUrl'>,
  { db }: Pick<Database, 'db'>,
): Limits {
  const scale = rateLimit / DEFAULT_RATE;
  // Only one process can use an embedded database.
  const shareOf = (kind: LimitKind) =>
    databaseUrl
      ? (address: string, calls: number, window: number) =>
          addAttempts(db, `${kind}:${address}`, calls, window, new Date())
      : null;
  const counters = Object.fromEntries(
    Object.entries(LIMITS).map(([kind, { most, window }]) => [
      kind,
      createCallCounter({
        most: Math.max(1, Math.round(most * (kind === 'calls' ? scale : Math.max(1, scale)))),
        window,
        share: shareOf(kind as LimitKind),
      }),
    ]),
  ) as Record<LimitKind, CallCounter>;
  return {
    take: (kind, address) => {
      const { isAllowed, wait } = counters[kind].hit(address);
      if (!isAllowed) throw new DomainError(429, 'throttled', 'tooMany', {}, Math.max(1, Math.ceil(wait / 1000)));
    },
  };
}

/** Counts every call, whatever its outcome, except health checks. */
export function registerLimits(app: FastifyInstance, limits: Limits): void {
  app.addHook('onRequest', async ({ url, place }) => {
    if (url.startsWith('/health/')) return;
    limits.take(url.startsWith('/storage/') ? 'pictures' : 'calls', place.address);
  });
}
