/** What the way from a store to a place costs, from its row. Orders are charged by the same (decision 087). */
import type { DeliveryRates, LatLng } from '@shop/domain';
import { deliveryFee } from '@shop/domain/delivery-fee';
import { metresBetween } from '@shop/domain/distance';
import { minor, type Minor } from '@shop/util';
import { MARKETPLACE } from '../../marketplace';
import type { RequestPlace } from '../../plugins/place';
import type { PlainStore } from './queries';

interface ZoneTerms {
  perKm: number | null;
  minimum: number | null;
  maximum: number | null;
}

/** null: the zone's rates apply. */
export const storeRatesOf = ({ store: { ownPerKm, ownMinimum } }: Pick<PlainStore, 'store'>): DeliveryRates | null =>
  ownPerKm === null ? null : { perKm: minor(ownPerKm), minimum: minor(ownMinimum ?? 0), maximum: null };

/** null: the zone has no rates of its own for the module. */
export const zoneRatesOf = (terms: ZoneTerms | null | undefined): DeliveryRates | null =>
  !terms || terms.perKm === null
    ? null
    : {
        perKm: minor(terms.perKm),
        minimum: minor(terms.minimum ?? 0),
        maximum: terms.maximum ? minor(terms.maximum) : null,
      };

/** Kilometres of a straight line, as orders are charged by. */
export const kmBetween = (from: LatLng, to: LatLng): number => Math.round(metresBetween(from, to)) / 1000;

/** The fee of a small order without a coupon; null where the store does not deliver. */
export function feeTo(row: PlainStore, { point, zoneIds }: Pick<RequestPlace, 'point' | 'zoneIds'>): Minor | null {
  const { store, rates, increasedPercent } = row;
  if (!point || !store.delivers) return null;
  // An order is charged by the store's zone, if its address lies in it.
  const isInside = zoneIds?.includes(store.zoneId) ?? false;
  const km = kmBetween(store, point);
  const fee = deliveryFee({
    orderType: 'delivery',
    storeDeliversFree: store.freeDelivery,
    ownRates: storeRatesOf(row),
    zoneRates: isInside ? zoneRatesOf(rates) : null,
    km,
    net: minor(0),
    freeFrom: null,
    extra: MARKETPLACE.vehicleExtra(km),
    increasedPercent: isInside ? increasedPercent : 0,
  });
  return fee.ok ? fee.charge : null;
}
