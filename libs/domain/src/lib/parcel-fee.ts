/** The price of a parcel (contract §11.6 and §11.7, parcels). */
import { minor, percentOf, type Minor } from '@shop/util';

export interface ParcelRates {
  perKm: Minor;
  minimum: Minor;
}

export interface ParcelFeeInput {
  /** The category's own rates; each applies when above 0. */
  category: { perKm: Minor | null; minimum: Minor | null };
  /** The marketplace's rates. */
  rates: ParcelRates;
  /** Kilometres from sender to receiver. */
  km: number;
  /** Vehicle charge for this distance. */
  extra: Minor;
  /** Surcharge of the sender's zone. */
  increasedPercent: number;
}

const own = (value: Minor | null, common: Minor): Minor => (value !== null && value > 0 ? value : common);

/** The delivery charge: by distance, at least the minimum, plus extra and surcharge. */
export function parcelFee({ category, rates, km, extra, increasedPercent }: ParcelFeeInput): Minor {
  const byDistance = minor(Math.max(0, km) * own(category.perKm, rates.perKm));
  const charge = minor(Math.max(byDistance, own(category.minimum, rates.minimum)) + extra);
  return minor(charge + percentOf(charge, increasedPercent));
}

/** Delivery, tip and additional charge; parcels have no tax. */
export function parcelTotal(parts: { fee: Minor; tip: Minor; additionalCharge: Minor }): Minor {
  return minor(parts.fee + parts.tip + parts.additionalCharge);
}
