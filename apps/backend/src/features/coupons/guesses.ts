/** Guessing the codes of coupons is slow, for a shopper and for an address, whichever call is used to guess (reliability 19). */
import type { Shop } from '../../app';
import { callerAddress } from '../../plugins/caller-address';
import type { RequestPlace } from '../../plugins/place';
import { Refusal } from '../../refusal';
import { assertTriesLeft, countTry, LIMITS } from '../accounts/tries';
import { boundsOf } from '../shoppers/bounds';

/**
 * Runs `work`, which may find that a coupon is unknown. That is counted after its transaction is over; who guessed too often
 * is refused before, whether the next guess is right or wrong. @throws Refusal 429
 */
export async function guardGuesses<Result>(
  { db, clock, config }: Pick<Shop, 'db' | 'clock' | 'config'>,
  { code, shopperId, place }: { code: string; shopperId: number | null; place: RequestPlace },
  work: () => Promise<Result>,
): Promise<Result> {
  if (!code) return work();
  const keys = [
    ...(shopperId === null ? [] : [{ key: `coupon:${shopperId}`, limit: LIMITS.coupons }]),
    ...(boundsOf(config) ? [{ key: `coupon:address:${callerAddress(place)}`, limit: LIMITS.couponAddress }] : []),
  ];
  const now = clock();
  if (keys.length > 0) await assertTriesLeft(db, keys, now);
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && error.text === 'couponUnknown')
      for (const { key, limit } of keys) await countTry(db, key, limit, now);
    throw error;
  }
}
