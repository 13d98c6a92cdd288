/** What sending a parcel costs (contract §11.6 and §11.7, parcels). */
import { minor, percentOf, type Minor } from '@shop/util';

export interface ParcelRates {
  perKm: Minor;
  minimum: Minor;
}

export interface ParcelFeeInput {
  /** The category's own rates: each counts when it is above 0. */
  category: { perKm: Minor | null; minimum: Minor | null };
  /** The marketplace's. */
  rates: ParcelRates;
  /** Kilometres from sender to receiver. */
  km: number;
  /** Charge for the vehicle over this distance. */
  extra: Minor;
  /** Of the sender's zone. */
  increasedPercent: number;
}

const own = (value: Minor | null, common: Minor): Minor => (value !== null && value > 0 ? value : common);

/** The delivery charge: by the distance, at least the minimum, with extra and increase. */
export function parcelFee({ category, rates, km, extra, increasedPercent }: ParcelFeeInput): Minor {
  const byDistance = minor(Math.max(0, km) * own(category.perKm, rates.perKm));
  const charge = minor(Math.max(byDistance, own(category.minimum, rates.minimum)) + extra);
  return minor(charge + percentOf(charge, increasedPercent));
}

/** Delivery, tip and the additional charge; parcels carry no tax of goods. */
export function parcelTotal(parts: { fee: Minor; tip: Minor; additionalCharge: Minor }): Minor {
  return minor(parts.fee + parts.tip + parts.additionalCharge);
}
