/** Whoever tries out which names have an account is stopped after a few: a refusal tells something (decision 052). */
import type { Shop } from '../../context';
import { Refusal } from '../../refusal';
import { assertTriesLeft, countTry, LIMITS } from './tries';

type Database = Pick<Shop, 'db' | 'clock'>;
const keyOf = (who: string | number) => `taken:${who}`;

/** @param who a network address, or a customer @throws Refusal 429 after too many names that were taken */
export const mayAskNames = ({ db, clock }: Database, who: string | number): Promise<void> =>
  assertTriesLeft(db, [{ key: keyOf(who), limit: LIMITS.taken }], clock());

/** Counts a refusal of names, and throws it on. */
export async function countTaken<Done>(
  { db, clock }: Database,
  who: string | number,
  act: () => Promise<Done>,
): Promise<Done> {
  try {
    return await act();
  } catch (error) {
    // That it was one too many is told at the next.
    if (error instanceof Refusal && error.text === 'namesTaken')
      await countTry(db, keyOf(who), LIMITS.taken, clock()).catch(() => undefined);
    throw error;
  }
}
