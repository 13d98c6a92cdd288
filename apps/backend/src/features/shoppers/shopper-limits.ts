/**
 * Limits for unauthenticated callers: guest ids, guest orders and open unpaid orders per address, phone and shopper
 * (decision 042). The counters are in the database, shared by all processes.
 */
import type { Config } from '../../config';
import type { RequestPlace } from '../../plugins/place';
import type { Executor } from '../../db/database';
import { DomainError } from '../../domain-error';
import { countAttempt, counterKey, type ThrottleLimit } from '../accounts/throttle';
import { isKnownGuest } from './queries';

const QUARTER_HOUR = 15 * 60_000;
const DEFAULT_RATE_LIMIT = 1200;
/** From this `RATE_LIMIT` on there are no limits: load tests come from one address. */
const UNLIMITED_RATE = 1_000_000;

export interface ShopperLimits {
  /** Guest ids and guest orders per window. */
  guestIds: ThrottleLimit;
  ordersOfGuest: ThrottleLimit;
  ordersOfAddress: ThrottleLimit;
  ordersOfPhone: ThrottleLimit;
  /** Open unpaid orders at a time. `openOrdersOfPhone`: at one network address. */
  openOrdersOfGuest: number;
  openOrdersOfCustomer: number;
  openOrdersOfPhone: number;
  openOrdersOfAddress: number;
  /** Units of one item reserved by open unpaid guest orders of one guest or address. */
  guestUnits: number;
}

/** Limits per address scale with `RATE_LIMIT`, which is raised where many people share an address. null: no limits. */
export function shopperLimits({ rateLimit }: Pick<Config, 'rateLimit'>): ShopperLimits | null {
  if (rateLimit >= UNLIMITED_RATE) return null;
  const scale = Math.max(1, rateLimit / DEFAULT_RATE_LIMIT);
  const ofAddress = (max: number) => Math.round(max * scale);
  return {
    guestIds: { max: ofAddress(60), window: QUARTER_HOUR },
    ordersOfGuest: { max: 30, window: QUARTER_HOUR },
    ordersOfAddress: { max: ofAddress(20), window: QUARTER_HOUR },
    ordersOfPhone: { max: 10, window: QUARTER_HOUR },
    openOrdersOfGuest: 3,
    openOrdersOfCustomer: 10,
    openOrdersOfPhone: 5,
    openOrdersOfAddress: ofAddress(15),
    guestUnits: 50,
  };
}

export const phoneDigits = (phone: string): string => phone.replace(/\D/g, '');

/** Counts a new guest id of an address. @throws DomainError 429 */
export async function countGuest(
  db: Executor,
  limits: ShopperLimits | null,
  { address }: RequestPlace,
  now: Date,
): Promise<void> {
  if (limits) await countAttempt(db, [{ key: counterKey('guestIds', address), ...limits.guestIds }], now);
}

/**
 * Counts an order of a guest, also one that is refused later. Call it outside the transaction it guards.
 * @throws DomainError 401 for an unknown guest, whose attempt is not counted; 429
 */
export async function countGuestOrder(
  db: Executor,
  limits: ShopperLimits | null,
  { guestId, phone, place: { address } }: { guestId: number; phone: string; place: RequestPlace },
  now: Date,
): Promise<void> {
  if (!limits) return;
  if (!(await isKnownGuest(db, guestId))) throw new DomainError(401, 'auth-001', 'guestUnknown');
  const digits = phoneDigits(phone);
  const counters = [
    { key: counterKey('ordersOfGuest', guestId), ...limits.ordersOfGuest },
    { key: counterKey('ordersOfAddress', address), ...limits.ordersOfAddress },
    // By address: anybody can type anybody's phone. An order without one is refused later.
    ...(digits ? [{ key: counterKey('ordersOfPhone', digits, address), ...limits.ordersOfPhone }] : []),
  ];
  await countAttempt(db, counters, now);
}
