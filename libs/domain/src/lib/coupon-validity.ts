/** Validity of coupons (contract §11.4): by the backend, and where coupons are listed. */
import type { Minor } from '@shop/util';
import type { CouponTerms } from './coupon';
import type { CouponType } from './entities';

export interface CouponUse {
  at: Date;
  /** null: not known yet (a coupon that is only displayed). */
  net: Minor | null;
  storeId: number | null;
  zoneId: number | null;
  /** The customer's orders so far, without cancelled ones; null for guests. */
  earlierOrders: number | null;
  /** How often this customer has used it. */
  uses: number;
}

export type CouponError = 'notRunning' | 'accountNeeded' | 'usedUp' | 'notEligible' | 'belowMinimum';

/** Whether a coupon type applies to this customer, store or zone. */
const IS_ELIGIBLE: Record<CouponType, (terms: CouponTerms, use: CouponUse) => boolean> = {
  default: () => true,
  free_delivery: () => true,
  first_order: (_terms, { earlierOrders }) => earlierOrders === 0,
  store_wise: ({ ids }, { storeId }) => storeId !== null && ids.includes(storeId),
  zone_wise: ({ ids }, { zoneId }) => zoneId !== null && ids.includes(zoneId),
};

/** Why a coupon is invalid; null when valid. */
export function couponError(terms: CouponTerms, use: CouponUse): CouponError | null {
  if (use.at < terms.startsAt || use.at >= terms.expiresAt) return 'notRunning';
  // A guest can get a new id at any time, so a limit per customer needs an account.
  if (use.earlierOrders === null && (terms.limit !== null || terms.type === 'first_order')) return 'accountNeeded';
  if (terms.limit !== null && use.uses >= terms.limit) return 'usedUp';
  if (!IS_ELIGIBLE[terms.type](terms, use)) return 'notEligible';
  if (use.net !== null && use.net < terms.minimumPurchase) return 'belowMinimum';
  return null;
}
