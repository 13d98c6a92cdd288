/** How often something may be tried: counted in the database, so that all processes count together. */
import type { Executor } from '../../db/database';
import { Refusal } from '../../refusal';
import { addTries, triesOfKeys } from './try-queries';

export { addTries, forgetTries, untry } from './try-queries';

export interface TryLimit {
  most: number;
  /** Milliseconds. */
  window: number;
}
const MINUTE = 60_000;
/** Wrong passwords per account and per address, and codes sent, tried or asked for (reliability 17, 19). */
export const LIMITS = {
  signInAccount: { most: 10, window: 15 * MINUTE },
  signInAddress: { most: 100, window: 15 * MINUTE },
  codeTarget: { most: 5, window: 15 * MINUTE },
  codeAddress: { most: 30, window: 15 * MINUTE },
  signUpAddress: { most: 60, window: 60 * MINUTE },
  /** Names of other people that a sign-up of an address, or a profile, was refused for. */
  taken: { most: 10, window: 60 * MINUTE },
  coupons: { most: 20, window: 15 * MINUTE },
  couponAddress: { most: 60, window: 15 * MINUTE },
  claimAddress: { most: 30, window: 15 * MINUTE },
  claimPhone: { most: 20, window: 15 * MINUTE },
  claimOrder: { most: 10, window: 15 * MINUTE },
  guestOrders: { most: 30, window: 15 * MINUTE },
} satisfies Record<string, TryLimit>;

/** Under which wrong passwords of an account are counted. */
export const triesOf = ({ id }: { id: number }): string => `sign-in:customer ${id}`;

const waitOf = (since: Date, window: number, now: Date) =>
  Math.max(1, Math.ceil((since.getTime() + window - now.getTime()) / 1000));
const tooMany = (wait: number) =>
  new Refusal(429, 'throttled', 'tooManyTries', { minutes: Math.ceil(wait / 60) }, wait);

/** Whether something may be tried once more; it counts nothing. @throws Refusal 429 with the seconds to wait */
export async function assertTriesLeft(
  db: Executor,
  wanted: readonly { key: string; limit: TryLimit }[],
  now: Date,
): Promise<void> {
  const keys = wanted.map(({ key }) => key);
  for (const { key, count, since } of await triesOfKeys(db, keys)) {
    const limit = wanted.find((entry) => entry.key === key)?.limit;
    if (limit && count >= limit.most && since.getTime() + limit.window > now.getTime())
      throw tooMany(waitOf(since, limit.window, now));
  }
}

/** Counts one try. Call it outside of the transaction that may fail. @throws Refusal 429 with the seconds to wait */
export async function countTry(db: Executor, key: string, { most, window }: TryLimit, now: Date): Promise<void> {
  const { count, since } = await addTries(db, key, 1, window, now);
  if (count > most) throw tooMany(waitOf(since, window, now));
}
