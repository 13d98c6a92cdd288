/** The value of coupons (contract §11.4). */
import { minor, percentOf, type Minor } from '@shop/util';
import type { Coupon, CouponType } from './entities';

export interface CouponTerms {
  type: CouponType;
  discount: { kind: 'percent'; percent: number } | { kind: 'amount'; amount: Minor };
  /** 0: no maximum. */
  maximum: Minor;
  minimumPurchase: Minor;
  /** Ids of stores or zones, for the last two types. */
  ids: readonly number[];
  startsAt: Date;
  /** Exclusive. */
  expiresAt: Date;
  /** Uses per customer; null: any number. */
  limit: number | null;
}

export interface CouponWorth {
  /** Whether the order reaches the minimum purchase. */
  holds: boolean;
  /** Missing amount to the minimum purchase; 0 when reached. */
  missing: Minor;
  off: Minor;
  freeDelivery: boolean;
}

/**
 * The value of a coupon for an order: nothing below its minimum purchase. `net`: before the coupon (contract §11.4).
 */
export function couponWorth(
  {
    discount,
    freeDelivery,
    maximum,
    minimumPurchase,
  }: Pick<Coupon, 'discount' | 'freeDelivery' | 'maximum' | 'minimumPurchase'>,
  net: Minor,
): CouponWorth {
  const missing = minor(Math.max(0, minimumPurchase - net));
  if (missing > 0) return { holds: false, missing, off: minor(0), freeDelivery: false };
  const off = discount && !freeDelivery ? couponOff({ type: 'default', discount, maximum }, net) : minor(0);
  return { holds: true, missing, off, freeDelivery };
}

/** The discount on `amount`: a percentage up to its maximum, or a fixed amount; never more than `amount`. */
export function couponOff(terms: Pick<CouponTerms, 'type' | 'discount' | 'maximum'>, amount: Minor): Minor {
  if (terms.type === 'free_delivery') return minor(0);
  const { discount, maximum } = terms;
  if (discount.kind === 'amount') return minor(Math.min(discount.amount, amount));
  const off = percentOf(amount, discount.percent);
  return minor(Math.min(amount, maximum > 0 ? Math.min(off, maximum) : off));
}
