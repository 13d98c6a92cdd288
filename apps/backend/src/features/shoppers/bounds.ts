/**
 * Limits for unauthenticated callers: guest ids, guest orders and open unpaid orders per address, phone and shopper
 * (decision 042). The counters are in the database, shared by all processes.
 */
import type { Config } from '../../config';
import type { RequestPlace } from '../../plugins/place';
import type { Executor } from '../../db/database';
import { countAttempt, LIMITS, type ThrottleLimit } from '../accounts/throttle';

const QUARTER = 15 * 60_000;
const USUAL_RATE = 1200;
/** From this `RATE_LIMIT` on there are no limits: load tests come from one address. */
const UNBOUNDED_RATE = 1_000_000;

export interface Bounds {
  /** Guest ids and guest orders per window. */
  guestIds: ThrottleLimit;
  ordersOfAddress: ThrottleLimit;
  ordersOfPhone: ThrottleLimit;
  /** Open unpaid orders at a time. */
  openOfGuest: number;
  openOfCustomer: number;
  openOfPhone: number;
  openOfAddress: number;
  /** Units of one item reserved by open unpaid guest orders of one guest, phone or address. */
  guestUnits: number;
}

/** Limits per address scale with `RATE_LIMIT`, which is raised where many people share an address. null: no limits. */
export function boundsOf({ rateLimit }: Pick<Config, 'rateLimit'>): Bounds | null {
  if (rateLimit >= UNBOUNDED_RATE) return null;
  const times = Math.max(1, rateLimit / USUAL_RATE);
  const ofAddress = (most: number) => Math.round(most * times);
  return {
    guestIds: { most: ofAddress(60), window: QUARTER },
    ordersOfAddress: { most: ofAddress(20), window: QUARTER },
    ordersOfPhone: { most: 10, window: QUARTER },
    openOfGuest: 3,
    openOfCustomer: 10,
    openOfPhone: 5,
    openOfAddress: ofAddress(15),
    guestUnits: 50,
  };
}

export const phoneDigits = (phone: string): string => phone.replace(/\D/g, '');

/** Counts a new guest id of an address. @throws DomainError 429 */
export async function countGuest(db: Executor, bounds: Bounds | null, place: RequestPlace, now: Date): Promise<void> {
  if (bounds) await countAttempt(db, `guests:${place.address}`, bounds.guestIds, now);
}

/** Counts a guest order. Call it outside the transaction it guards. @throws DomainError 429 */
export async function countGuestOrder(
  db: Executor,
  bounds: Bounds | null,
  { guestId, phone, place }: { guestId: number; phone: string; place: RequestPlace },
  now: Date,
): Promise<void> {
  if (!bounds) return;
  await countAttempt(db, `orders:${guestId}`, LIMITS.guestOrders, now);
  await countAttempt(db, `orders:phone:${phoneDigits(phone)}`, bounds.ordersOfPhone, now);
  await countAttempt(db, `orders:address:${place.address}`, bounds.ordersOfAddress, now);
}
