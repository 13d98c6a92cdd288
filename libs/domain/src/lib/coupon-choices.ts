/** Which of the offered coupons an order can use, best first, and what the others lack (CHK-18). */
import { minor, type Minor } from '@shop/util';
import { couponWorth } from './coupon';
import { couponError } from './coupon-validity';
import type { Coupon } from './entities';

export interface CouponOrder {
  /** Net amount before the coupon. */
  net: Minor;
  storeId: string;
  /** Zone of the store; null: unknown. */
  zoneId: string | null;
  /** The customer's orders so far. */
  earlierOrders: number;
  /** 'YYYY-MM-DD', at the marketplace. */
  today: string;
  /** How much lower the total is with a coupon; null: not known yet, as with a free delivery to nowhere. */
  savingOf: (coupon: Coupon) => Minor | null;
}

export interface CouponChoice {
  coupon: Coupon;
  /** null: not known yet. 0 while the minimum purchase is not reached. */
  saving: Minor | null;
  /** Missing amount to the minimum purchase; 0: it fits. */
  missing: Minor;
}

const NOW = new Date(0);
/** Days are compared before, and a minimum purchase can still be reached. */
const ALWAYS = {
  startsAt: NOW,
  expiresAt: new Date(1),
  discount: { kind: 'amount', amount: minor(0) },
  maximum: minor(0),
  minimumPurchase: minor(0),
} as const;

/** Whether a coupon may be for this order, by the rule of the backend; what its offer does not say is for the backend to tell. */
function isFor({ reach, expires }: Coupon, { storeId, zoneId, earlierOrders, today }: CouponOrder): boolean {
  if ((expires !== null && expires < today) || (reach?.starts ?? '') > today) return false;
  if (!reach) return true;
  const use = {
    at: NOW,
    net: null,
    storeId: Number(storeId),
    zoneId: zoneId === null ? null : Number(zoneId),
    earlierOrders,
    uses: reach.uses,
  };
  return couponError({ ...ALWAYS, type: reach.type, ids: reach.ids.map(Number), limit: reach.limit }, use) === null;
}

/**
 * The coupons that an order can use, the best saving first, then those that lack an amount, the smallest first. Coupons of other
 * stores, zones and customers are left out, and those that would take nothing off.
 */
export function couponChoices(coupons: readonly Coupon[], order: CouponOrder): CouponChoice[] {
  const choices = coupons
    .filter((coupon) => isFor(coupon, order))
    .map((coupon): CouponChoice => {
      const { missing } = couponWorth(coupon, order.net);
      return { coupon, missing, saving: missing > 0 ? minor(0) : order.savingOf(coupon) };
    })
    .filter(({ missing, saving }) => missing > 0 || saving === null || saving > 0);
  // An unknown saving is behind the known ones.
  const worth = ({ saving }: CouponChoice) => saving ?? 0;
  return choices.sort(
    (one, other) =>
      one.missing - other.missing ||
      worth(other) - worth(one) ||
      one.coupon.code.localeCompare(other.coupon.code, 'en'),
  );
}
