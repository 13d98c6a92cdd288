/** Saved addresses and their form: fields, validation, and the order in which they are offered (ADDR rows). */
import { cleanText, isBlank, type TextKind } from '@shop/util';
import { isEmail, isPhone } from './checkout';
import { metresBetween } from './distance';
import type { Contact, DeliveryAddress, LatLng, SavedAddress } from './entities';

export const ADDRESS_TYPES = ['home', 'office', 'other'] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];

/** Maximum number per customer. */
export const MOST_ADDRESSES = 50;
/** Maximum text lengths in characters, as in the API contract. */
export const ADDRESS_LIMITS = {
  text: 500,
  more: 500,
  name: 200,
  phone: 40,
  email: 200,
  label: 60,
  road: 200,
  house: 200,
  floor: 200,
} as const;

/** Any other type (`others`, `Selected Address`) becomes 'other'. */
export const addressType = (type: string): AddressType => ADDRESS_TYPES.find((known) => known === type) ?? 'other';

/** What set the place last. Pin and text name the same place: the latest change wins, and the form shows which. */
export type PlacedBy = 'saved' | 'map' | 'search' | 'typed' | 'device';

/** Values of the address form, as typed. */
export interface AddressValues {
  type: AddressType;
  label: string;
  text: string;
  /** null: no pin yet. */
  point: LatLng | null;
  /** Empty while unknown. */
  zoneIds: string[];
  /** The backend has rejected the pin: outside of all zones. */
  isOutside: boolean;
  placedBy: PlacedBy;
  name: string;
  phone: string;
  email: string;
  road: string;
  house: string;
  floor: string;
  more: string;
}

/** Fields of the form besides the place. */
export interface AddressRequirements {
  /** Home, office or other: for saved addresses. */
  type: boolean;
  email: 'required' | 'optional' | 'no';
}

export type AddressField = 'text' | 'label' | 'name' | 'phone' | 'email' | 'road' | 'house' | 'floor' | 'more';
export type AddressError = {
  field: AddressField;
  /** `unplaced`: a text without a known place; `outside`: outside of all zones. */
  reason: 'missing' | 'malformed' | 'unplaced' | 'outside' | 'tooLong';
};

const KINDS: Record<AddressField, TextKind> = {
  text: 'text',
  label: 'text',
  name: 'text',
  phone: 'phone',
  email: 'email',
  road: 'text',
  house: 'numbered',
  floor: 'numbered',
  more: 'text',
};
const FIELDS = Object.keys(KINDS) as AddressField[];

/** A field as it is sent and stored. */
export const cleanAddressField = (field: AddressField, text: string): string => cleanText(KINDS[field], text);

/** All validation errors of an address, in the order of the form (ADDR-13 to ADDR-17). */
export function addressErrors(values: AddressValues, requires: AddressRequirements): AddressError[] {
  const { text, point, name, phone, email } = values;
  const errors: AddressError[] = [];
  const add = (field: AddressField, reason: AddressError['reason']) => errors.push({ field, reason });
  if (isBlank(text)) add('text', 'missing');
  else if (!point) add('text', 'unplaced');
  else if (values.isOutside) add('text', 'outside');
  if (isBlank(name)) add('name', 'missing');
  if (isBlank(phone)) add('phone', 'missing');
  else if (!isPhone(phone)) add('phone', 'malformed');
  if (isBlank(email) ? requires.email === 'required' : requires.email !== 'no' && !isEmail(email))
    add('email', isBlank(email) ? 'missing' : 'malformed');
  for (const field of FIELDS)
    if (
      cleanAddressField(field, values[field]).length > ADDRESS_LIMITS[field] &&
      !errors.some((error) => error.field === field)
    )
      add(field, 'tooLong');
  return errors;
}

const NO_CONTACT: Contact = { name: '', phone: '', email: '' };

/** The form's values for a saved address, or for a new one. */
export function addressValues(address: DeliveryAddress | null, contact: Contact = NO_CONTACT): AddressValues {
  const textOf = (field: 'label' | 'text' | 'road' | 'house' | 'floor' | 'more') => address?.[field] ?? '';
  return {
    type: addressType(address?.type ?? 'home'),
    label: textOf('label'),
    text: textOf('text'),
    point: address?.point ?? null,
    zoneIds: address?.zoneIds ?? [],
    isOutside: false,
    placedBy: 'saved',
    ...contact,
    road: textOf('road'),
    house: textOf('house'),
    floor: textOf('floor'),
    more: textOf('more'),
  };
}

/** The clean values; only an address of type other has a label (ADDR-11). null without a pin. */
export function toAddress(
  values: AddressValues,
): { address: DeliveryAddress & { label: string }; contact: Contact } | null {
  const { type, point, zoneIds } = values;
  if (!point) return null;
  const clean = (field: AddressField) => cleanAddressField(field, values[field]);
  return {
    address: {
      type,
      label: type === 'other' ? clean('label') : '',
      text: clean('text'),
      point,
      zoneIds,
      road: clean('road'),
      house: clean('house'),
      floor: clean('floor'),
      more: clean('more'),
    },
    contact: { name: clean('name'), phone: clean('phone'), email: clean('email') },
  };
}

/** Addresses in a zone, and those whose zones are unknown (ADDR-08, LOC-08). */
export function reachedFrom(addresses: readonly SavedAddress[], zoneId: string | null): SavedAddress[] {
  return addresses.filter(({ zoneIds }) => !zoneId || zoneIds.length === 0 || zoneIds.includes(zoneId));
}

/**
 * The addresses last used in these zones first, without duplicates; the others keep their order.
 * @param used id of the address last used, by zone
 */
export function lastUsedFirst(
  addresses: readonly SavedAddress[],
  used: Readonly<Record<string, string>>,
  zoneIds: readonly string[],
): SavedAddress[] {
  const wanted = new Set(zoneIds.map((zoneId) => used[zoneId]).filter(Boolean));
  const isFirst = ({ id }: SavedAddress) => wanted.has(id);
  return [...addresses.filter(isFirst), ...addresses.filter((address) => !isFirst(address))];
}

export interface AddressUse {
  /** Ids of the saved addresses last used on this device, in the zones of the store. */
  usedIds: readonly string[];
  /** Where the customer's orders went, newest first. */
  orders: readonly { address: string; point: LatLng | null }[];
  /** The place of the visit. */
  near: LatLng | null;
}

/**
 * The saved address that an order starts with: the one last used on this device, else in the newest order, else the
 * nearest one.
 * @param addresses those that the store delivers to @returns null: there is none
 */
export function startAddress(
  addresses: readonly SavedAddress[],
  { usedIds, orders, near }: AddressUse,
): SavedAddress | null {
  const used = addresses.find(({ id }) => usedIds.includes(id));
  if (used) return used;
  for (const { address: text, point } of orders) {
    const saved = point && savedOf(addresses, { text, point });
    if (saved) return saved;
  }
  const byDistance = near
    ? [...addresses].sort((one, other) => metresBetween(one.point, near) - metresBetween(other.point, near))
    : addresses;
  return byDistance[0] ?? null;
}

/**
 * Whether two points are about the same: the API rounds coordinates.
 * @param degrees tolerance in latitude and longitude; 1e-5 is about a metre
 */
export const isSamePoint = (one: LatLng, other: LatLng, degrees = 1e-5): boolean =>
  Math.abs(one.lat - other.lat) < degrees && Math.abs(one.lng - other.lng) < degrees;

/** The saved address that an address came from, also after edits (by its id). */
export function savedOf(
  addresses: readonly SavedAddress[],
  address: Pick<DeliveryAddress, 'text' | 'point' | 'savedId'> | null,
): SavedAddress | null {
  if (!address) return null;
  const byId = addresses.find(({ id }) => id === address.savedId);
  return (
    byId ?? addresses.find(({ text, point }) => text === address.text && isSamePoint(point, address.point)) ?? null
  );
}

const plain = (text: string) => cleanText('numbered', text).normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Whether typed text names a found place: it contains its name, or is a prefix of its full name. Text for another place
 * must not move the pin.
 */
export function namesPlace(typed: string, found: { main: string; secondary: string }): boolean {
  const [text, main] = [plain(typed), plain(found.main)];
  if (text.length < 3 || !main) return false;
  return text.includes(main) || `${main}, ${plain(found.secondary)}`.startsWith(text);
}
