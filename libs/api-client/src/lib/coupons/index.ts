/** Coupons: the offered ones, and validation of a code (contract §5.1). */
import type { WireCoupon } from '@shop/contract/coupon';
import type { Coupon, CouponReach, CouponType } from '@shop/domain';
import { LIST, decoded, moneyOf, shopApi } from '../base/api';
import type { Scope } from '../base/scope';
import { list, number, numberOrNull, text, textOrNull, wires, type WireMoney } from '../base/wire';
import type { Tolerant } from '../base/tolerant';
import { toDiscount } from '../catalog/to-item';

const TYPES: readonly CouponType[] = ['default', 'first_order', 'free_delivery', 'store_wise', 'zone_wise'];

/** The day of a date, or of a date with its time. */
const dayOf = (value: unknown): string | null => text(value).slice(0, 10) || null;

/** undefined: the offer does not say whom it is for in a way that this shop knows, so the backend alone tells. */
function toReach(wire: Tolerant<WireCoupon>): CouponReach | undefined {
  const type = TYPES.find((known) => known === wire.coupon_type);
  const listed = list(wire.data).map(text);
  const ids = listed.length === 0 && type === 'store_wise' ? [text(wire.store_id)].filter(Boolean) : listed;
  if (!type || (ids.length === 0 && (type === 'store_wise' || type === 'zone_wise'))) return undefined;
  return {
    type,
    ids,
    starts: dayOf(wire.start_date),
    limit: numberOrNull(wire.limit) || null,
    uses: number(wire.total_uses),
  };
}

export function toCoupon(wire: Tolerant<WireCoupon>, money: WireMoney): Coupon {
  const reach = toReach(wire);
  return {
    id: text(wire.id),
    code: text(wire.code),
    title: text(wire.title),
    discount: toDiscount(wire.discount, wire.discount_type, money),
    maximum: money.read(wire.max_discount),
    minimumPurchase: money.read(wire.min_purchase),
    freeDelivery: wire.coupon_type === 'free_delivery',
    expires: textOrNull(wire.expire_date),
    ...(reach ? { reach } : {}),
  };
}

export const couponsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** @param mine coupons that the signed-in customer can still use; false: coupons for everybody */
    getCoupons: build.query<Coupon[], { scope: Scope; mine: boolean }>({
      query: ({ scope, mine }) => ({ url: mine ? '/api/v1/coupon/list' : '/api/v1/coupon/list/all', scope }),
      transformResponse: (wire: unknown, meta) =>
        wires<WireCoupon[]>(wire).map((entry) => toCoupon(entry, moneyOf(meta))),
      extraOptions: LIST,
    }),
    /**
     * Whether a code is valid for a store, also for guests. The discount is calculated by the domain rules (CHK-18).
     */
    applyCoupon: build.query<Coupon, { scope: Scope; code: string; storeId: string; guestId: string | null }>({
      query: ({ scope, code, storeId, guestId }) => ({
        url: '/api/v1/coupon/apply',
        params: { code, store_id: storeId, guest_id: guestId },
        scope,
      }),
      transformResponse: decoded(toCoupon),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetCouponsQuery, useLazyApplyCouponQuery } = couponsApi;
