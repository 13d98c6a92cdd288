/** Coupons in the wire format (contract §5.1). */
import type { RequestPlace } from '../../plugins/place';
import { dayOf, lastDayOf, major, localize } from '../../present';
import type { CouponRow } from './queries';

/**
 * @param stores names of the coupons' stores, by id
 * @param uses how often the customer has used it
 */
export function presentCoupon(
  row: CouponRow,
  stores: ReadonlyMap<number, { name: string }>,
  place: RequestPlace,
  uses: number,
) {
  const storeId = row.type === 'store_wise' ? (row.ids[0] ?? null) : null;
  const store = storeId === null ? null : stores.get(storeId);
  return {
    id: row.id,
    title: localize(row.title, place),
    code: row.code,
    start_date: dayOf(row.startsAt),
    expire_date: lastDayOf(row.expiresAt),
    min_purchase: major(row.minimumPurchase),
    max_discount: major(row.maximum),
    discount: row.discountType === 'percent' ? row.discount : major(row.discount),
    discount_type: row.discountType,
    coupon_type: row.type,
    limit: row.limit,
    data: JSON.stringify(row.ids),
    customer_id: '["all"]',
    store_id: storeId,
    store: store && storeId !== null ? { id: storeId, name: store.name } : null,
    module_id: row.moduleId,
    total_uses: uses,
    status: 1 as const,
    created_at: row.createdAt.toISOString(),
  };
}
