/** Decodes customers and addresses (contract §2.6, §6). */
import type { SaveAddress, SignedIn, WireAddress, WireCustomer } from '@shop/contract/account';
import type { Customer, DeliveryAddress, SavedAddress } from '@shop/domain';
import type { Tolerant } from '../base/tolerant';
import { flag, list, number, picture, text, textOrNull, type WireMoney } from '../base/wire';

/**
 * Result of a sign-in request: signed in, or the phone must be verified by a code first. `proof`, if any, must be sent
 * with the code.
 */
export type SignInAnswer =
  | { state: 'in'; token: string; message: string | null }
  | { state: 'code'; phone: string; message: string | null; proof: string | null };

export function toSignIn(wire: Tolerant<SignedIn>, phone: string): SignInAnswer {
  const token = textOrNull(wire.token);
  const message = textOrNull(wire.message);
  if (token && (wire.is_phone_verified === undefined || flag(wire.is_phone_verified)))
    return { state: 'in', token, message };
  return { state: 'code', phone: text(wire.phone) || phone, message, proof: textOrNull(wire.proof) };
}

export function toCustomer(wire: Tolerant<WireCustomer>, money: WireMoney): Customer {
  return {
    id: text(wire.id),
    firstName: text(wire.f_name),
    lastName: text(wire.l_name),
    email: text(wire.email),
    phone: text(wire.phone),
    image: picture(wire.image, wire.image_full_url, null),
    orderCount: number(wire.order_count),
    refCode: text(wire.ref_code),
    wallet: money.read(wire.wallet_balance),
    points: Math.floor(number(wire.loyalty_point)),
    isSocial: !['', 'manual', 'otp', 'null'].includes(text(wire.login_medium)) || text(wire.social_id) !== '',
  };
}

/** `additional_address`: an older name. `zone_ids`, or the single `zone_id` of older deployments; empty without both (LOC-08). */
export function toAddress(wire: Tolerant<WireAddress & { additional_address: string }>): SavedAddress {
  const zoneIds = list(wire.zone_ids).map(text).filter(Boolean);
  const zoneId = textOrNull(wire.zone_id);
  return {
    id: text(wire.id),
    type: text(wire.address_type) || 'other',
    label: text(wire.address_label),
    text: text(wire.address),
    point: { lat: number(wire.latitude), lng: number(wire.longitude) },
    zoneIds: zoneIds.length > 0 ? zoneIds : zoneId ? [zoneId] : [],
    road: text(wire.road),
    house: text(wire.house),
    floor: text(wire.floor),
    more: text(wire.additional_information) || text(wire.additional_address),
    contact: {
      name: text(wire.contact_person_name),
      phone: text(wire.contact_person_number),
      email: text(wire.contact_person_email),
    },
  };
}

export type NewAddress = Omit<SavedAddress, 'id' | 'zoneIds' | 'savedId'>;

export function fromAddress(address: NewAddress): SaveAddress {
  const { contact, point }: { contact: SavedAddress['contact']; point: DeliveryAddress['point'] } = address;
  return {
    address: address.text,
    address_type: address.type,
    address_label: address.label,
    contact_person_name: contact.name.trim(),
    contact_person_number: contact.phone.trim(),
    contact_person_email: contact.email.trim(),
    latitude: point.lat,
    longitude: point.lng,
    road: address.road,
    house: address.house,
    floor: address.floor,
    additional_information: address.more,
  };
}
