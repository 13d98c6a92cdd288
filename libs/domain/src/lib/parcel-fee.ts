/** The price of a parcel (contract §11.6 and §11.7, parcels). */
import { minor, percentOf, type Minor, type Span } from '@shop/util';

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

/** What a parcel of the category costs at least: the fee of no distance. Known before the receiver's address is. */
export const lowestParcelFee = (input: Omit<ParcelFeeInput, 'km' | 'extra'>): Minor =>
  parcelFee({ ...input, km: 0, extra: minor(0) });

/** Minutes until a courier is at the sender's door. */
const TO_THE_SENDER = 10;
/** Minutes for a kilometre on the roads of a city: 20 km/h. */
const PER_KM = 3;
/** Minutes between the earliest and the latest arrival, and the step that both are rounded up to. */
const WINDOW = 10;
const STEP = 5;

/** Minutes from the order to the receiver's door. @param km from sender to receiver */
export function parcelSpan(km: number): Span {
  const min = Math.ceil((TO_THE_SENDER + Math.max(0, km) * PER_KM) / STEP) * STEP;
  return { min, max: min + WINDOW, unit: 'min' };
}

/** Delivery, tip and additional charge; parcels have no tax. */
export function parcelTotal(parts: { fee: Minor; tip: Minor; additionalCharge: Minor }): Minor {
  return minor(parts.fee + parts.tip + parts.additionalCharge);
}
