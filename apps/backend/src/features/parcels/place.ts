/** Contents of a parcel order (contract §7.3): from sender to receiver, without store or cart. */
import { Value } from 'typebox/value';
import { ReceiverDetails, type OrderPlace } from '@shop/contract/order';
import { isPhone } from '@shop/domain/checkout';
import { metresBetween } from '@shop/domain/distance';
import { parcelFee, parcelTotal } from '@shop/domain/parcel-fee';
import type { LatLng } from '@shop/domain';
import { minor, type Minor } from '@shop/util';
import type { Executor } from '../../db/database';
import type { ReceiverRow } from '../../db/schema';
import { DomainError } from '../../domain-error';
import { MARKETPLACE } from '../../marketplace';
import type { NewOrder, OrderRequest } from '../orders/place-once';
import { assertAmounts } from '../orders/price';
import { parseJson, readAddress, readTip, text } from '../orders/request';
import { zonesAt, type ZoneRow } from '../zones/queries';
import { couponOfOrder, type AppliedCoupon } from '../coupons/apply';
import { findParcelCategories } from './queries';

const amountOf = (value: number | null): Minor | null => (value === null ? null : minor(value));

/** An object, or its JSON text. @throws DomainError when invalid */
function readReceiver(body: OrderPlace): Omit<ReceiverRow, 'zoneId'> {
  const { receiver_details: receiver } = body;
  const parsed = typeof receiver === 'string' ? parseJson(receiver) : receiver;
  if (!Value.Check(ReceiverDetails, parsed)) throw new DomainError(403, 'receiver_details', 'receiverMalformed');
  const name = text(parsed.contact_person_name);
  const phone = text(parsed.contact_person_number);
  if (!name) throw new DomainError(403, 'receiver_details', 'nameMissing');
  if (!phone) throw new DomainError(403, 'receiver_details', 'phoneMissing');
  if (!isPhone(phone)) throw new DomainError(403, 'receiver_details', 'phoneMalformed');
  return { ...readAddress(parsed, 'receiver_details'), name, phone, email: text(parsed.contact_person_email) };
}

/** The zone at a point that serves parcels. @throws DomainError when there is none */
function parcelZoneAt(zones: ZoneRow[], point: LatLng, moduleId: number): ZoneRow {
  const zone = zonesAt(zones, point).find(({ modules }) => modules.some(({ module }) => module.id === moduleId));
  if (!zone) throw new DomainError(403, 'coordinates', 'parcelOutside');
  return zone;
}

/** The coupon's discount, and the delivery charge before and after it. */
function chargesOf(fee: Minor, coupon: AppliedCoupon | null): { discount: Minor; delivery: Minor; charge: Minor } {
  const discount = coupon?.discount ?? minor(0);
  return coupon?.freeDelivery
    ? { discount, delivery: minor(0), charge: minor(0) }
    : { discount, delivery: fee, charge: minor(fee - discount) };
}

/** @throws DomainError for an unknown parcel category, an address outside the parcel zones, or an invalid coupon */
export async function parcelOrder(
  db: Executor,
  { body, place, shopper, now }: OrderRequest,
  zones: ZoneRow[],
): Promise<NewOrder> {
  const [category] = await findParcelCategories(db, [Number(body.parcel_category_id ?? 0)]);
  if (!category) throw new DomainError(404, 'parcel_category_id', 'parcelCategoryUnknown');
  if (place.moduleId !== null && place.moduleId !== category.moduleId)
    throw new DomainError(403, 'moduleId', 'moduleMismatch');
  const sender = readAddress(body);
  const receiver = readReceiver(body);
  const from = parcelZoneAt(zones, sender, category.moduleId);
  const to = parcelZoneAt(zones, receiver, category.moduleId);
  const km = Math.round(metresBetween(sender, receiver)) / 1000;
  const fee = parcelFee({
    category: { perKm: amountOf(category.perKm), minimum: amountOf(category.minimum) },
    rates: MARKETPLACE.parcel,
    km,
    extra: MARKETPLACE.vehicleExtra(km),
    increasedPercent: from.zone.increasedPercent,
  });
  const tip = readTip(body);
  // A parcel's coupon applies to the delivery charge (contract §11.4).
  const couponPlace = { shopper, moduleId: category.moduleId, storeId: null, zoneId: from.zone.id, at: now };
  const coupon = await couponOfOrder(db, text(body.coupon_code), couponPlace, fee);
  const { discount, delivery, charge } = chargesOf(fee, coupon);
  const total = parcelTotal({ fee: charge, tip, additionalCharge: MARKETPLACE.additionalCharge });
  assertAmounts(fee, total);
  return {
    order: {
      storeId: null,
      moduleId: category.moduleId,
      zoneId: from.zone.id,
      type: 'parcel',
      itemsAmount: 0,
      addOnsAmount: 0,
      discountAmount: 0,
      taxAmount: 0,
      taxPercent: 0,
      taxIncluded: false,
      deliveryCharge: delivery,
      originalDeliveryCharge: fee,
      additionalCharge: MARKETPLACE.additionalCharge,
      tip,
      couponId: coupon?.row.id ?? null,
      couponCode: coupon?.row.code ?? null,
      couponAmount: discount,
      total,
      address: sender,
      parcelCategoryId: category.id,
      receiver: { ...receiver, zoneId: to.zone.id },
      chargePayer: body.charge_payer ?? 'sender',
      distance: km,
    },
    rows: [],
  };
}
