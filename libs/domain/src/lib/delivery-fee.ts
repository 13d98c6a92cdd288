/** The delivery fee (contract §11.6). */
import { minor, percentOf, type Minor } from '@shop/util';
import type { DeliveryRates, OrderType } from './entities';

export interface DeliveryFeeInput {
  orderType: OrderType;
  storeDeliversFree: boolean;
  /** A coupon gives free delivery. */
  couponDeliversFree?: boolean;
  /** Rates of a store that delivers itself; then neither extra nor increase is added. */
  ownRates: DeliveryRates | null;
  zoneRates: DeliveryRates | null;
  /** Kilometres; null when unknown. */
  km: number | null;
  net: Minor;
  /** Net amount for free delivery; null: never free. */
  freeFrom: Minor | null;
  /** Vehicle charge for this distance. */
  extra: Minor;
  increasedPercent: number;
}

export type FreeBy = 'takeAway' | 'store' | 'coupon' | 'threshold';
export type DeliveryFee =
  | { ok: true; charge: Minor; original: Minor; freeBy: FreeBy | null }
  | { ok: false; reason: 'notDeliverable' | 'distanceUnknown' };

function chargeOf(input: DeliveryFeeInput, rates: DeliveryRates, km: number): Minor {
  const byDistance = Math.max(minor(km * rates.perKm), rates.minimum);
  const capped = minor(rates.maximum ? Math.min(byDistance, rates.maximum) : byDistance);
  if (input.ownRates) return capped;
  const withExtra = minor(capped + input.extra);
  return minor(withExtra + percentOf(withExtra, input.increasedPercent));
}

/** The delivery charge, or why there is none. Free delivery has a reason. */
export function deliveryFee(input: DeliveryFeeInput): DeliveryFee {
  const free = (freeBy: FreeBy, original = minor(0)): DeliveryFee => ({
    ok: true,
    charge: minor(0),
    original,
    freeBy,
  });
  if (input.orderType === 'take_away') return free('takeAway');
  const rates = input.ownRates ?? input.zoneRates;
  if (!rates) return { ok: false, reason: 'notDeliverable' };
  if (input.km === null || input.km < 0) return { ok: false, reason: 'distanceUnknown' };
  const charge = chargeOf(input, rates, input.km);
  if (input.storeDeliversFree) return free('store', charge);
  if (input.couponDeliversFree) return free('coupon', charge);
  if (input.freeFrom !== null && input.freeFrom > 0 && input.net >= input.freeFrom) return free('threshold', charge);
  return { ok: true, charge, original: charge, freeBy: null };
}
