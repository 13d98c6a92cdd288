/** Access to a guest's order by number and phone; wrong claims are throttled by order, phone and address (decision 049). */
import type { Shop } from '../../context';
import { counterOf, countAttempt } from '../accounts/throttle';
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
 * within the limit, and a correct one is given back. Call it outside transactions. @throws DomainError 429
 * after too many wrong attempts
 */
export async function isValidClaim(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  order: OrderRow | null,
  { number, phone, address }: PhoneClaim,
): Promise<boolean> {
  const counters = [
    counterOf('claimAddress', address),
    // By address: whoever knows a phone must not keep its owner from tracking.
    counterOf('claimPhone', phoneDigits(phone), address),
    // By all: only who was told the random number can use them up, and its guest needs no claim.
    counterOf('claimOrder', number),
  ];
  const giveBack = await countAttempt(db, counters, clock());
  if (!isGuestOrderOf(order, phone)) return false;
  await giveBack();
  return true;
}
