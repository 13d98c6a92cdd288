/**
 * Rate limits per network address (reliability 19, 32). Calls and pictures are counted in memory and synchronized between processes;
 * uploads, drawings and shopping lists, which cost more than a statement, one by one in the database, never inside the transaction they guard. Wrong
 * guesses have throttles of their own: coupon-throttle.ts, orders/claims.ts, shoppers/shopper-limits.ts.
 */
import { createCallCounter, type CallCounter } from '@shop/util/edge';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { addCalls, countAttempt, counterKey } from '../features/accounts/throttle';
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
  /** Shopping lists, each of up to sixty searches. */
  lists: { most: 60, window: MINUTE },
} as const;
type LimitKind = keyof typeof LIMITS;
type SampledKind = 'calls' | 'pictures';
type ExactKind = Exclude<LimitKind, SampledKind>;

export interface Limits {
  /** @param address of the caller @throws DomainError 429 with the seconds to wait */
  take: (kind: SampledKind, address: string) => void;
  /** Like `take`, exactly over all processes. */
  count: (kind: ExactKind, address: string) => Promise<void>;
}

export function createLimits(
  { rateLimit, databaseUrl }: Pick<Config, 'rateLimit' | 'databaseUrl'>,
  { db }: Pick<Database, 'db'>,
): Limits {
  const scale = rateLimit / DEFAULT_RATE;
  const limitOf = (kind: LimitKind) => {
    const { most, window } = LIMITS[kind];
    return { max: Math.max(1, Math.round(most * (kind === 'calls' ? scale : Math.max(1, scale)))), window };
  };
  // Only one process can use an embedded database.
  const counterOfKind = (kind: LimitKind): CallCounter => {
    const { max: most, window } = limitOf(kind);
    const share = (address: string, calls: number) =>
      addCalls(db, { key: counterKey(kind, address), window }, calls, new Date());
    return createCallCounter({ most, window, share: databaseUrl ? share : null });
  };
  const counters = {
    calls: counterOfKind('calls'),
    pictures: counterOfKind('pictures'),
    drawings: counterOfKind('drawings'),
    uploads: counterOfKind('uploads'),
    lists: counterOfKind('lists'),
  } satisfies Record<LimitKind, CallCounter>;
  const hit = (kind: LimitKind, address: string) => {
    const { isAllowed, wait } = counters[kind].hit(address);
    if (!isAllowed) throw new DomainError(429, 'throttled', 'tooMany', {}, Math.max(1, Math.ceil(wait / 1000)));
  };
  return {
    take: hit,
    count: async (kind, address) => {
      if (!databaseUrl) return hit(kind, address);
      await countAttempt(db, [{ key: counterKey(kind, address), ...limitOf(kind) }], new Date());
    },
  };
}

/** Counts a request with files, before they are read. @throws DomainError 429 */
export const countUploads =
  ({ count }: Pick<Limits, 'count'>) =>
  ({ place }: Pick<FastifyRequest, 'place'>): Promise<void> =>
    count('uploads', place.address);

/** Counts every call, whatever its outcome, except health checks. */
export function registerLimits(app: FastifyInstance, limits: Pick<Limits, 'take'>): void {
  app.addHook('onRequest', async ({ url, place }) => {
    if (url.startsWith('/health/')) return;
    limits.take(url.startsWith('/storage/') ? 'pictures' : 'calls', place.address);
  });
}
