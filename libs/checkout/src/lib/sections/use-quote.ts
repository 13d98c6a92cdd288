/** The price of an order by the backend's pricing rules, recalculated when the address changes (PLUS-08, PLUS-09). */
import { skipToken } from '@reduxjs/toolkit/query';
import { useGetDistanceQuery, useGetVehicleChargeQuery } from '@shop/api-client/distance';
import { useGetZonesOfPointQuery, type ShopConfig } from '@shop/api-client/start';
import type { CartLine, Coupon, DeliveryAddress, OrderType, Store, Zone } from '@shop/domain';
import { termsOf } from '@shop/domain/cash';
import { couponWorth } from '@shop/domain/coupon';
import { deliveryFee, type DeliveryFee } from '@shop/domain/delivery-fee';
import type { ShownOrder } from '@shop/domain/order-changes';
import { orderNet, priceOrder, type OrderPrice } from '@shop/domain/pricing';
import { minor, type Minor } from '@shop/util';

export interface Figures {
  price: OrderPrice;
  /** null while it is loading. */
  fee: DeliveryFee | null;
  km: number | null;
}

export interface Quote extends Figures {
  /** The fee is about to be known: an order that is sent now would cost more than it shows. */
  isLoading: boolean;
  /** The figures of this order with another coupon, or without one. */
  quoteWith: (coupon: Coupon | null) => Figures;
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

const ZERO = minor(0);
const NO_COUPON = { off: ZERO, freeDelivery: false };

/** What the backend tells about the way from the store to the address; undefined: it has not yet. */
export interface RouteAnswers {
  zones: readonly Zone[] | undefined;
  /** null: the service can not calculate it. */
  metres: number | null | undefined;
  /** Vehicle charge for the distance. */
  extra: Minor | undefined;
}

const toKm = (metres: RouteAnswers['metres']): number | null => (typeof metres === 'number' ? metres / 1000 : null);

/** @param address null: take-away */
function useRoute(store: Store, address: DeliveryAddress | null): RouteAnswers & { isLoading: boolean } {
  const ends = address && store.place ? { from: store.place, to: address.point } : null;
  const { data: answer, isFetching: findsZones } = useGetZonesOfPointQuery(ends?.to ?? skipToken);
  const { data: metres, isFetching: findsWay } = useGetDistanceQuery(ends ?? skipToken);
  const km = toKm(metres);
  const { data: extra, isFetching: findsExtra } = useGetVehicleChargeQuery(ends && km !== null ? km : skipToken);
  return {
    zones: ends ? answer?.zones : undefined,
    metres: findsWay ? undefined : metres,
    extra,
    isLoading: findsZones || findsWay || findsExtra,
  };
}

/** All figures of an order, by the rules that the backend charges with. */
export function quoteOrder(
  { lines, store, type, config, tip, coupon }: Omit<QuoteInput, 'address'>,
  { zones, metres, extra }: RouteAnswers,
): Figures {
  const km = toKm(metres);
  const terms = termsOf(store, zones);
  const netBeforeCoupon = orderNet({ lines, storeDiscount: store.discount, coupon: ZERO });
  const { off, freeDelivery } = coupon ? couponWorth(coupon, netBeforeCoupon) : NO_COUPON;
  const isKnown = type === 'take_away' || (zones !== undefined && km !== null && extra !== undefined);
  const fee = isKnown
    ? deliveryFee({
        orderType: type,
        storeDeliversFree: store.freeDelivery,
        couponDeliversFree: freeDelivery,
        ownRates: store.ownRates,
        zoneRates: terms?.rates ?? null,
        km,
        net: minor(netBeforeCoupon - off),
        freeFrom: config.freeDeliveryOver,
        extra: extra ?? ZERO,
        increasedPercent: terms?.increasedPercent ?? 0,
      })
    : null;
  const price = priceOrder({
    lines,
    storeDiscount: store.discount,
    coupon: off,
    tax: { percent: store.tax, included: config.taxIncluded },
    delivery: fee?.ok ? fee.charge : ZERO,
    tip,
    additionalCharge: config.additionalCharge?.amount ?? ZERO,
  });
  return { price, fee, km };
}

export function useQuote({ address, ...order }: QuoteInput): Quote {
  const { isLoading, ...answers } = useRoute(order.store, order.type === 'delivery' ? address : null);
  const quoteWith: Quote['quoteWith'] = (coupon) => quoteOrder({ ...order, coupon }, answers);
  return { ...quoteWith(order.coupon), isLoading, quoteWith };
}

/** The figures of a quote as the customer sees them. */
export const shownOrder = (lines: readonly CartLine[], { price, fee }: Pick<Quote, 'price' | 'fee'>): ShownOrder => ({
  lines,
  amounts: { ...price, delivery: fee?.ok ? fee.charge : null },
  total: price.total,
});
