/** Throttle of account probing: the error for a phone or email that is taken reveals that an account exists (decision 052). */
import type { Shop } from '../../context';
import { judgeAttempt, type Counter } from './throttle';

/**
 * Runs `work`, in which a `namesTaken` error counts as a probe of the caller.
 * @param caller counts probes of a network address, or of a customer
 * @throws DomainError 429 after too many names that were taken
 */
export const judgeNames = <Result>(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  caller: Counter,
  work: () => Promise<Result>,
): Promise<Result> => judgeAttempt(db, [caller], clock(), ({ messageKey }) => messageKey === 'namesTaken', work);
