/** The coupon of an order; its code is kept in session storage while the customer continues shopping (CHK-18). */
import type { Coupon } from '@shop/domain';
import { couponWorth } from '@shop/domain/coupon';
import { tabStorage, readCoupon, writeCoupon } from '@shop/session';
import type { Minor } from '@shop/util';
import { useState } from 'react';

/** @param net net amount of the order before the coupon */
export function useCheckoutCoupon(storeId: string, net: Minor) {
  const [coupon, setCoupon] = useState<Coupon | null>(null);
  const [storedCode] = useState(() => readCoupon(tabStorage, storeId));
  const storeCode = (code: string | null) => writeCoupon(tabStorage, storeId, code);
  return {
    coupon,
    storedCode,
    /** null while the order is below the coupon's minimum purchase. */
    validCode: coupon && couponWorth(coupon, net).holds ? coupon.code : null,
    setCoupon: (next: Coupon | null) => {
      setCoupon(next);
      storeCode(next?.code ?? null);
    },
    clearStoredCode: () => storeCode(null),
  };
}
