/** The price of an order, from database rows (contract §11). */
import type { OrderPlace } from '@shop/contract/order';
import type { LatLng } from '@shop/domain';
import { deliveryFee } from '@shop/domain/delivery-fee';
import { orderNet, priceOrder, type OrderPrice } from '@shop/domain/pricing';
import { minor, MOST_TOTAL, type Minor } from '@shop/util';
import { formatAmount } from '../../present';
import { DomainError } from '../../domain-error';
import { MARKETPLACE } from '../../marketplace';
import type { AppliedCoupon } from '../coupons/apply';
import type { CheckoutLine } from './lines';
import { toDomainChoice, toDomainItem } from '../items/present';
import { kmBetween, storeRatesOf, zoneRatesOf } from '../stores/delivery';
import type { PlainStore } from '../stores/queries';
import type { ZoneRow } from '../zones/queries';

export interface PricedOrder {
  price: OrderPrice;
  originalDelivery: Minor;
  freeBy: string | null;
  /** Kilometres; null for take-away. */
  km: number | null;
  coupon: AppliedCoupon | null;
}

export interface OrderTerms {
  type: OrderPlace['order_type'];
  address: LatLng | null;
  tip: Minor;
  /** Finds and checks the coupon for a net amount. @throws DomainError */
  coupon: (net: Minor) => Promise<AppliedCoupon | null>;
}

/** null: the store has no discount. */
const discountOf = ({ store: { discountPercent, discountMaximum, discountMinimum } }: PlainStore) =>
  discountPercent > 0
    ? { percent: discountPercent, maximum: minor(discountMaximum), minimumPurchase: minor(discountMinimum) }
    : null;

/** @param amounts minor units, of an order @throws DomainError when one is more than an order can cost */
export function assertAmounts(...amounts: number[]): void {
  if (Math.max(...amounts) > MOST_TOTAL)
    throw new DomainError(406, 'maximum_order', 'aboveMaximum', { amount: formatAmount(MOST_TOTAL) });
}

/** Computes every amount of the order. @throws DomainError when it is too small or too large */
export async function priceOf(
  lines: CheckoutLine[],
  store: PlainStore,
  { type, address, tip, coupon }: OrderTerms,
  zones: ZoneRow[],
): Promise<PricedOrder> {
  const priced = lines.map((line) => ({
    item: toDomainItem(line.row) as never,
    choice: toDomainChoice(line.choice),
    quantity: line.quantity,
  }));
  const storeDiscount = discountOf(store);
  const net = orderNet({ lines: priced, storeDiscount, coupon: minor(0) });
  const applied = await coupon(net);
  const discount = applied?.discount ?? minor(0);
  if (net < store.store.minimumOrder)
    throw new DomainError(406, 'minimum_order', 'belowMinimum', {
      store: store.store.name,
      amount: formatAmount(store.store.minimumOrder),
    });
  const zone = zones.find((entry) => entry.zone.id === store.store.zoneId);
  const terms = zone?.modules.find(({ module }) => module.id === store.store.moduleId)?.terms;
  const km = address ? kmBetween(store.store, address) : null;
  const fee = deliveryFee({
    orderType: type,
    storeDeliversFree: store.store.freeDelivery,
    couponDeliversFree: applied?.freeDelivery ?? false,
    ownRates: storeRatesOf(store),
    zoneRates: zoneRatesOf(terms),
    km,
    net: minor(net - discount),
    freeFrom: MARKETPLACE.freeDeliveryOver,
    extra: MARKETPLACE.vehicleExtra(km ?? 0),
    increasedPercent: zone?.zone.increasedPercent ?? 0,
  });
  if (!fee.ok) throw new DomainError(403, 'coordinates', 'addressOutside', { store: store.store.name });
  const price = priceOrder({
    lines: priced,
    storeDiscount,
    coupon: discount,
    tax: { percent: store.store.tax, included: MARKETPLACE.taxIncluded },
    delivery: fee.charge,
    tip,
    additionalCharge: MARKETPLACE.additionalCharge,
  });
  // The discount is at most the gross amount, and the charges are parts of the total.
  assertAmounts(price.items + price.addOns, price.total, fee.original);
  return {
    price,
    originalDelivery: fee.original,
    freeBy: fee.freeBy,
    km,
    coupon: applied,
  };
}
