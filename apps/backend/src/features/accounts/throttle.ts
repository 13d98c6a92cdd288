/**
 * Throttle of attempts: sign-ins, codes, claims, coupons, guest orders. An attempt is counted before it is judged, so
 * that no more than the limit are judged however many come at once, and given back unless it was wrong (decision 079).
 * The counters are in the database, so that all processes share them.
 */
import type { Executor } from '../../db/database';
import { counted } from '../../counted';
import { DomainError } from '../../domain-error';
import { shortHash } from '../../hash';
import { addToAll, deleteCounters, undoAttempts } from './throttle-queries';

export { addCalls } from './throttle-queries';

export interface ThrottleLimit {
  max: number;
  /** Milliseconds. */
  window: number;
}
const MINUTE = 60_000;
/** The counters and their limits; `docs/security.md` says who can fill each (reliability 17, 19). */
export const LIMITS = {
  /** Wrong passwords. */
  signInAccount: { max: 10, window: 15 * MINUTE },
  signInAddress: { max: 100, window: 15 * MINUTE },
  /** Codes sent. */
  codeTarget: { max: 5, window: 15 * MINUTE },
  codeAddress: { max: 30, window: 15 * MINUTE },
  /** Wrong guesses of one code. */
  codeGuess: { max: 5, window: 15 * MINUTE },
  signUpAddress: { max: 60, window: 60 * MINUTE },
  /** Sign-ups or profile changes rejected because a phone or email belongs to another account. */
  takenAddress: { max: 10, window: 60 * MINUTE },
  takenCustomer: { max: 10, window: 60 * MINUTE },
  /** Unknown coupon codes. */
  couponShopper: { max: 20, window: 15 * MINUTE },
  couponAddress: { max: 60, window: 15 * MINUTE },
  /** Wrong phones of guest orders. */
  claimAddress: { max: 30, window: 15 * MINUTE },
  claimPhone: { max: 20, window: 15 * MINUTE },
  claimOrder: { max: 10, window: 15 * MINUTE },
  /** Mails about orders of guests, to one address. */
  guestMails: { max: 20, window: 24 * 60 * MINUTE },
  /** News of sign-ins on new devices, to one account. */
  deviceNews: { max: 10, window: 24 * 60 * MINUTE },
  /** Unknown links of receivers. */
  linkAddress: { max: 30, window: 15 * MINUTE },
  newsletterAddress: { max: 60, window: 60 * MINUTE },
  /** Files of everything kept about a customer, which read all that they have. */
  keptCustomer: { max: 10, window: 60 * MINUTE },
} satisfies Record<string, ThrottleLimit>;

export interface Counter extends ThrottleLimit {
  key: string;
}

/**
 * @param of whose attempts are counted; hashed, so that the table reveals no phone, address or name
 * @throws Error when a part is empty: strangers would share the counter
 */
export function counterKey(what: string, ...of: readonly (string | number)[]): string {
  if (of.length === 0 || of.includes(''))
    throw new Error(`The counter ${what} needs to know whose attempts it counts.`);
  return `${what}:${shortHash(JSON.stringify(of))}`;
}

/** One of {@link LIMITS}, for somebody. */
export const counterOf = (name: keyof typeof LIMITS, ...of: readonly (string | number)[]): Counter => ({
  key: counterKey(name, ...of),
  ...LIMITS[name],
});

const secondsLeft = (since: Date, window: number, now: Date) =>
  Math.max(1, Math.ceil((since.getTime() + window - now.getTime()) / 1000));
const tooManyAttempts = (wait: number) =>
  new DomainError(429, 'throttled', 'tooManyTries', { minutes: counted(Math.ceil(wait / 60), 'minute') }, wait);

/**
 * Counts one attempt in every counter, or in none when one of them is at its limit. Call it outside the transaction that may
 * fail.
 * @returns gives the attempt back @throws DomainError 429 with the seconds to wait
 */
export async function countAttempt(
  db: Executor,
  counters: readonly Counter[],
  now: Date,
): Promise<() => Promise<void>> {
  const rows = await addToAll(db, counters, 1, now);
  // If giving back fails, the attempt stays counted until its window ends.
  const giveBack = () => undoAttempts(db, rows).catch(() => undefined);
  const waits = rows.flatMap(({ key, count, since }) => {
    const counter = counters.find((entry) => entry.key === key);
    return counter && count > counter.max ? [secondsLeft(since, counter.window, now)] : [];
  });
  if (waits.length === 0) return giveBack;
  await giveBack();
  throw tooManyAttempts(Math.max(...waits));
}

/** For {@link judgeAttempt}: whatever `work` rejects was wrong. */
export const isAnyError = (): boolean => true;

/**
 * Counts an attempt before `work` judges it, and gives it back unless `work` throws an error that `isWrong`.
 * @throws DomainError 429 with the seconds to wait
 */
export async function judgeAttempt<Result>(
  db: Executor,
  counters: readonly Counter[],
  now: Date,
  isWrong: (error: DomainError) => boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  const giveBack = await countAttempt(db, counters, now);
  let wasWrong = false;
  try {
    return await work();
  } catch (error) {
    wasWrong = error instanceof DomainError && isWrong(error);
    throw error;
  } finally {
    if (!wasWrong) await giveBack();
  }
}

/** Starts counters again after a success. */
export const resetAttempts = (db: Executor, counters: readonly Counter[]): Promise<void> =>
  deleteCounters(
    db,
    counters.map(({ key }) => key),
  );
