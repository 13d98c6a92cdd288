/** SQL of the coupons. */
import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import type { CouponTerms } from '@shop/domain/coupon';
import { minor } from '@shop/util';
import { isNoneOf } from '../../db/any-of';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';

export type CouponRow = typeof t.coupons.$inferSelect;
/** Canceled and failed orders do not count as a use. */
const UNCOUNTED = ['canceled', 'failed'];

/** @param code case-insensitive */
export async function findCoupon(db: Executor, code: string): Promise<CouponRow | null> {
  const rows = await db.select().from(t.coupons).where(eq(t.coupons.code, code.trim().toUpperCase()));
  return rows[0] ?? null;
}

/** Also finds coupons that are not running. */
export async function findCouponById(db: Executor, id: number): Promise<CouponRow | null> {
  return (await db.select().from(t.coupons).where(eq(t.coupons.id, id)))[0] ?? null;
}

/** @param moduleId null: all modules */
export const runningCoupons = (db: Executor, moduleId: number | null, at: Date): Promise<CouponRow[]> =>
  db
    .select()
    .from(t.coupons)
    .where(
      and(
        moduleId === null ? undefined : eq(t.coupons.moduleId, moduleId),
        lte(t.coupons.startsAt, at),
        gt(t.coupons.expiresAt, at),
      ),
    )
    .orderBy(asc(t.coupons.id));

/** How often a customer used each coupon, by its id. */
export async function allUsesOf(db: Executor, shopperId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ couponId: sql<number>`${t.orders.couponId}`, uses: sql<number>`count(*)::int` })
    .from(t.orders)
    .where(and(eq(t.orders.shopperId, shopperId), isNotNull(t.orders.couponId), isNoneOf(t.orders.status, UNCOUNTED)))
    .groupBy(t.orders.couponId);
  return new Map(rows.map(({ couponId, uses }) => [couponId, uses]));
}

/** How often a shopper used a coupon, and the number of their orders. */
export async function usesOf(db: Executor, couponId: number, shopperId: number) {
  const [row] = await db
    .select({
      uses: sql<number>`count(*) FILTER (WHERE ${t.orders.couponId} = ${couponId})::int`,
      orders: sql<number>`count(*)::int`,
    })
    .from(t.orders)
    .where(and(eq(t.orders.shopperId, shopperId), isNoneOf(t.orders.status, UNCOUNTED)));
  return { uses: row?.uses ?? 0, orders: row?.orders ?? 0 };
}

/** The coupon as the domain rules take it; amounts in minor units. */
export const termsOf = (row: CouponRow): CouponTerms => ({
  type: row.type,
  discount:
    row.discountType === 'percent'
      ? { kind: 'percent', percent: row.discount }
      : { kind: 'amount', amount: minor(row.discount) },
  maximum: minor(row.maximum),
  minimumPurchase: minor(row.minimumPurchase),
  ids: row.ids,
  startsAt: row.startsAt,
  expiresAt: row.expiresAt,
  limit: row.limit,
});
