/** Throttle of attempts: sign-ins, codes, claims. The counters are in the database, so that all processes share them. */
import type { Executor } from '../../db/database';
import { DomainError } from '../../domain-error';
import { addAttempts, attemptsOf } from './throttle-queries';

export { addAttempts, resetAttempts, undoAttempts } from './throttle-queries';

export interface ThrottleLimit {
  max: number;
  /** Milliseconds. */
  window: number;
}
const MINUTE = 60_000;
/** Wrong passwords per account and per address; codes sent, entered or requested (reliability 17, 19). */
export const LIMITS = {
  signInAccount: { max: 10, window: 15 * MINUTE },
  signInAddress: { max: 100, window: 15 * MINUTE },
  codeTarget: { max: 5, window: 15 * MINUTE },
  codeAddress: { max: 30, window: 15 * MINUTE },
  signUpAddress: { max: 60, window: 60 * MINUTE },
  /** Sign-ups or profile changes rejected because a phone or email belongs to another account. */
  taken: { max: 10, window: 60 * MINUTE },
  coupons: { max: 20, window: 15 * MINUTE },
  couponAddress: { max: 60, window: 15 * MINUTE },
  claimAddress: { max: 30, window: 15 * MINUTE },
  claimPhone: { max: 20, window: 15 * MINUTE },
  claimOrder: { max: 10, window: 15 * MINUTE },
  guestOrders: { max: 30, window: 15 * MINUTE },
} satisfies Record<string, ThrottleLimit>;

/** Throttle key of the wrong passwords of an account. */
export const signInKey = ({ id }: { id: number }): string => `sign-in:customer ${id}`;

const secondsLeft = (since: Date, window: number, now: Date) =>
  Math.max(1, Math.ceil((since.getTime() + window - now.getTime()) / 1000));
const tooManyAttempts = (wait: number) =>
  new DomainError(429, 'throttled', 'tooManyTries', { minutes: Math.ceil(wait / 60) }, wait);

/** Checks without counting an attempt. @throws DomainError 429 with the seconds to wait */
export async function assertAttemptsLeft(
  db: Executor,
  limits: readonly { key: string; limit: ThrottleLimit }[],
  now: Date,
): Promise<void> {
  const keys = limits.map(({ key }) => key);
  for (const { key, count, since } of await attemptsOf(db, keys)) {
    const limit = limits.find((entry) => entry.key === key)?.limit;
    if (limit && count >= limit.max && since.getTime() + limit.window > now.getTime())
      throw tooManyAttempts(secondsLeft(since, limit.window, now));
  }
}

/** Counts one attempt. Call it outside the transaction that may fail. @throws DomainError 429 with the seconds to wait */
export async function countAttempt(
  db: Executor,
  key: string,
  { max, window }: ThrottleLimit,
  now: Date,
): Promise<void> {
  const { count, since } = await addAttempts(db, key, 1, window, now);
  if (count > max) throw tooManyAttempts(secondsLeft(since, window, now));
}
