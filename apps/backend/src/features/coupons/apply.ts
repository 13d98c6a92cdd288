/** Checks whether a coupon is valid for an order, and computes its discount (contract §5.1, §11.4). */
import { couponOff } from '@shop/domain/coupon';
import { couponError, type CouponError } from '@shop/domain/coupon-validity';
import type { Minor } from '@shop/util';
import type { Executor } from '../../db/database';
import type { MessageKey } from '../../messages';
import { formatAmount } from '../../present';
import { DomainError } from '../../domain-error';
import type { Shopper } from '../shoppers/caller';
import { findCoupon, termsOf, usesOf, type CouponRow } from './queries';

const ERRORS: Record<CouponError, { status: 403 | 406 | 407 | 408; text: MessageKey }> = {
  notRunning: { status: 407, text: 'couponOver' },
  accountNeeded: { status: 408, text: 'couponForAccounts' },
  usedUp: { status: 406, text: 'couponUsed' },
  notEligible: { status: 408, text: 'couponNotYours' },
  belowMinimum: { status: 406, text: 'couponBelow' },
};

export interface CouponContext {
  shopper: Shopper | null;
  moduleId: number | null;
  storeId: number | null;
  zoneId: number | null;
  at: Date;
}

/** @param net null: not checked against the minimum @throws DomainError with the reason */
export async function requireCoupon(
  db: Executor,
  code: string,
  { shopper, moduleId, storeId, zoneId, at }: CouponContext,
  net: Minor | null,
): Promise<CouponRow> {
  const row = await findCoupon(db, code);
  if (!row || (moduleId !== null && row.moduleId !== moduleId)) throw new DomainError(404, 'coupon', 'couponUnknown');
  const { uses, orders } = shopper ? await usesOf(db, row.id, shopper.id) : { uses: 0, orders: 0 };
  const error = couponError(termsOf(row), {
    at,
    net,
    storeId,
    zoneId,
    uses,
    earlierOrders: shopper && !shopper.isGuest ? orders : null,
  });
  if (error)
    throw new DomainError(ERRORS[error].status, 'coupon', ERRORS[error].text, {
      amount: formatAmount(row.minimumPurchase),
    });
  return row;
}

export interface AppliedCoupon {
  row: CouponRow;
  discount: Minor;
  freeDelivery: boolean;
}

/** The coupon named by an order; null without one. @throws DomainError */
export async function couponOfOrder(
  db: Executor,
  code: string,
  context: CouponContext,
  net: Minor,
): Promise<AppliedCoupon | null> {
  if (!code) return null;
  const row = await requireCoupon(db, code, context, net);
  return { row, discount: couponOff(termsOf(row), net), freeDelivery: row.type === 'free_delivery' };
}
