/** A guest's order, named by its number and phone: wrong claims are counted by order, phone and address (decision 049). */
import { createHash } from 'node:crypto';
import type { Shop } from '../../context';
import { countAttempt, LIMITS, undoAttempts } from '../accounts/throttle';
import { phoneDigits } from '../shoppers/bounds';
import type { OrderRow } from './queries';

export interface PhoneClaim {
  /** As it was asked for, whether there is such an order or not. */
  number: number;
  phone: string;
  /** Of the caller. */
  address: string;
}

/** A table of tries need not know whose phone it is. */
const print = (digits: string) => createHash('sha256').update(digits).digest('base64url').slice(0, 22);

/** Whether it is a guest's order with this phone, however it is written. */
export function isOfPhone(order: OrderRow | null, phone: string): boolean {
  const digits = phoneDigits(phone);
  return order !== null && order.isGuest && digits !== '' && digits === phoneDigits(order.contactPhone);
}

/**
 * Whether the phone is the order's. The try is counted before it is judged, so that guesses at one moment can not pass the
 * limit, and a right one is taken back. Outside of transactions. @throws DomainError 429 when too many were wrong
 */
export async function isClaimed(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  order: OrderRow | null,
  { number, phone, address }: PhoneClaim,
): Promise<boolean> {
  const tried: string[] = [];
  const count = async (key: string, limit: (typeof LIMITS)['claimOrder']) => {
    await countAttempt(db, key, limit, clock());
    tried.push(key);
  };
  await count(`claim-address:${address}`, LIMITS.claimAddress);
  await count(`claim-phone:${print(phoneDigits(phone))}`, LIMITS.claimPhone);
  await count(`claim-order:${number}`, LIMITS.claimOrder);
  if (!isOfPhone(order, phone)) return false;
  await undoAttempts(db, tried);
  return true;
}
