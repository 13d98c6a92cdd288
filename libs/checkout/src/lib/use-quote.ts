/** What the order costs, by the rules the backend charges with: re-quoted in place when the address changes (PLUS-08, PLUS-09). */
import { skipToken } from '@reduxjs/toolkit/query';
import {
  useGetDistanceQuery,
  useGetVehicleChargeQuery,
  useGetZonesOfPointQuery,
  type ShopConfig,
} from '@shop/api-client/start';
import type { CartLine, Coupon, DeliveryAddress, OrderType, Store } from '@shop/domain';
import { couponWorth } from '@shop/domain/coupon';
import { deliveryFee, type DeliveryFee } from '@shop/domain/delivery-fee';
import { orderNet, priceOrder, type OrderPrice } from '@shop/domain/pricing';
import { minor, type Minor } from '@shop/util';

export interface Quote {
  price: OrderPrice;
  /** null while it is being found out. */
  fee: DeliveryFee | null;
  km: number | null;
}

export interface QuoteInput {
  lines: readonly CartLine[];
  store: Store;
  type: OrderType;
  address: DeliveryAddress | null;
  config: ShopConfig;
  tip: Minor;
  coupon: Coupon | null;
}

const NOTHING = minor(0);

export function useQuote({ lines, store, type, address, config, tip, coupon }: QuoteInput): Quote {
  const delivers = type === 'delivery' && address !== null && store.place !== null;
  const { data: zones } = useGetZonesOfPointQuery(delivers ? address.point : skipToken);
  const { data: metres, isFetching } = useGetDistanceQuery(
    delivers && store.place ? { from: store.place, to: address.point } : skipToken,
  );
  const km = metres === undefined || metres === null ? null : metres / 1000;
  const { data: extra } = useGetVehicleChargeQuery(delivers && km !== null ? km : skipToken);
  const terms =
    zones?.zones.find(({ id }) => id === store.zoneId)?.terms.find(({ moduleId }) => moduleId === store.moduleId) ??
    null;
  const before = orderNet({ lines, storeDiscount: store.discount, coupon: NOTHING });
  const worth = coupon ? couponWorth(coupon, before) : null;
  const off = worth?.off ?? NOTHING;
  const net = minor(before - off);
  const known =
    type === 'take_away' || (delivers && zones !== undefined && !isFetching && km !== null && extra !== undefined);
  const fee = known
    ? deliveryFee({
        orderType: type,
        storeDeliversFree: store.freeDelivery,
        couponDeliversFree: worth?.freeDelivery ?? false,
        ownRates: store.ownRates,
        zoneRates: terms?.rates ?? null,
        km,
        net,
        freeFrom: config.freeDeliveryOver,
        extra: extra ?? NOTHING,
        increasedPercent: terms?.increasedPercent ?? 0,
      })
    : null;
  const price = priceOrder({
    lines,
    storeDiscount: store.discount,
    coupon: off,
    tax: { percent: store.tax, included: config.taxIncluded },
    delivery: fee?.ok ? fee.charge : NOTHING,
    tip,
    additionalCharge: config.additionalCharge?.amount ?? NOTHING,
  });
  return { price, fee, km };
}
