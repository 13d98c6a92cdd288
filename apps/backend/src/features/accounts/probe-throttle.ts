/** Throttle of account probing: the error for a phone or email that is taken reveals that an account exists (decision 052). */
import type { Shop } from '../../context';
import { DomainError } from '../../domain-error';
import { assertAttemptsLeft, countAttempt, LIMITS } from './throttle';

type Database = Pick<Shop, 'db' | 'clock'>;
const keyOf = (caller: string | number) => `taken:${caller}`;

/** @param caller a network address, or a customer id @throws DomainError 429 after too many names that were taken */
export const assertProbesLeft = ({ db, clock }: Database, caller: string | number): Promise<void> =>
  assertAttemptsLeft(db, [{ key: keyOf(caller), limit: LIMITS.taken }], clock());

/** Counts a `namesTaken` error against the caller and rethrows it. */
export async function countProbe<Result>(
  { db, clock }: Database,
  caller: string | number,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    // Exceeding the limit is answered on the next request.
    if (error instanceof DomainError && error.messageKey === 'namesTaken')
      await countAttempt(db, keyOf(caller), LIMITS.taken, clock()).catch(() => undefined);
    throw error;
  }
}
