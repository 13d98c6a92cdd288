/** Access to a guest's order by number and phone; wrong claims are throttled by order, phone and address (decision 049). */
import type { Shop } from '../../context';
import { shortHash } from '../../hash';
import { countAttempt, LIMITS, undoAttempts } from '../accounts/throttle';
import { phoneDigits } from '../shoppers/shopper-limits';
import type { OrderRow } from './queries';

export interface PhoneClaim {
  /** As requested, whether such an order exists or not. */
  number: number;
  phone: string;
  /** Of the caller. */
  address: string;
}

/** Whether it is a guest's order with this phone, in any notation. */
export function isGuestOrderOf(order: OrderRow | null, phone: string): boolean {
  const digits = phoneDigits(phone);
  return order !== null && order.isGuest && digits !== '' && digits === phoneDigits(order.contactPhone);
}

/**
 * Whether the phone is the order's. An attempt is counted before it is checked, so that parallel guesses stay
 * within the limit, and a correct one is subtracted again. Call it outside transactions. @throws DomainError 429
 * after too many wrong attempts
 */
export async function isValidClaim(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  order: OrderRow | null,
  { number, phone, address }: PhoneClaim,
): Promise<boolean> {
  const countedKeys: string[] = [];
  const count = async (key: string, limit: (typeof LIMITS)['claimOrder']) => {
    await countAttempt(db, key, limit, clock());
    countedKeys.push(key);
  };
  await count(`claim-address:${address}`, LIMITS.claimAddress);
  await count(`claim-phone:${shortHash(phoneDigits(phone))}`, LIMITS.claimPhone);
  await count(`claim-order:${number}`, LIMITS.claimOrder);
  if (!isGuestOrderOf(order, phone)) return false;
  await undoAttempts(db, countedKeys);
  return true;
}
