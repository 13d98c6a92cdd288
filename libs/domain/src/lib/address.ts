/** Saved addresses and the one form that writes them: what is asked, what is refused, what is offered first (ADDR rows). */
import { latinDigits } from '@shop/util';
import { isEmail, isPhone } from './checkout';
import type { Contact, DeliveryAddress, LatLng, SavedAddress } from './entities';

export const ADDRESS_TYPES = ['home', 'office', 'other'] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];

/** As many as one customer may save. */
export const MOST_ADDRESSES = 50;
/** Longest texts, in characters: what the contract takes. */
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

/** Any other word for a type (`others`, `Selected Address`) is 'other'. */
export const addressType = (type: string): AddressType => ADDRESS_TYPES.find((known) => known === type) ?? 'other';

/** Who set the place last. Pin and text name the same place; the one that moved last wins, and the form says which. */
export type PlacedBy = 'saved' | 'map' | 'search' | 'typed' | 'device';

/** What the address form holds. Texts as they were typed. */
export interface AddressValues {
  type: AddressType;
  label: string;
  text: string;
  /** null: no pin yet. */
  point: LatLng | null;
  /** Empty while they are not known. */
  zoneIds: string[];
  /** The shop said that it delivers nowhere near the pin. */
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

/** What the form asks for besides the place. */
export interface AddressAsks {
  /** Home, office or other: of addresses that are saved. */
  type: boolean;
  email: 'required' | 'optional' | 'no';
}

export type AddressField = 'text' | 'label' | 'name' | 'phone' | 'email' | 'road' | 'house' | 'floor' | 'more';
export type AddressError = {
  field: AddressField;
  /** `unplaced`: there is a text, but nobody knows where it is; `outside`: nobody delivers there. */
  reason: 'missing' | 'malformed' | 'unplaced' | 'outside' | 'tooLong';
};

const LONG: readonly AddressField[] = ['text', 'label', 'name', 'phone', 'email', 'road', 'house', 'floor', 'more'];

/** Everything that stops an address from being saved or used, in the order of the form (ADDR-13 to ADDR-17). */
export function addressErrors(values: AddressValues, asks: AddressAsks): AddressError[] {
  const { text, point, name, phone, email } = values;
  const errors: AddressError[] = [];
  const add = (field: AddressField, reason: AddressError['reason']) => errors.push({ field, reason });
  if (!text.trim()) add('text', 'missing');
  else if (!point) add('text', 'unplaced');
  else if (values.isOutside) add('text', 'outside');
  if (!name.trim()) add('name', 'missing');
  if (!phone.trim()) add('phone', 'missing');
  else if (!isPhone(latinDigits(phone))) add('phone', 'malformed');
  if (email.trim() ? asks.email !== 'no' && !isEmail(email) : asks.email === 'required')
    add('email', email.trim() ? 'malformed' : 'missing');
  for (const field of LONG)
    if (values[field].trim().length > ADDRESS_LIMITS[field] && !errors.some((error) => error.field === field))
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

/** What the form says, trimmed; only an address of type other has a label (ADDR-11). null while it has no pin. */
export function toAddress(
  values: AddressValues,
): { address: DeliveryAddress & { label: string }; contact: Contact } | null {
  const { type, point, zoneIds } = values;
  if (!point) return null;
  return {
    address: {
      type,
      label: type === 'other' ? values.label.trim() : '',
      text: values.text.trim(),
      point,
      zoneIds,
      road: values.road.trim(),
      house: values.house.trim(),
      floor: values.floor.trim(),
      more: values.more.trim(),
    },
    contact: {
      name: values.name.trim(),
      phone: latinDigits(values.phone).trim(),
      email: values.email.trim(),
    },
  };
}

/** Addresses that a zone reaches; those whose zones nobody told stay in (ADDR-08, LOC-08). */
export function reachedFrom(addresses: readonly SavedAddress[], zoneId: string | null): SavedAddress[] {
  return addresses.filter(({ zoneIds }) => !zoneId || zoneIds.length === 0 || zoneIds.includes(zoneId));
}

/**
 * The addresses last used in these zones first, each once; the others after them as they came.
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

/**
 * The same place, to about a metre: coordinates come back from the wire as rounded texts.
 * @param degrees of latitude and longitude that may lie between; a hundred-thousandth is about a metre
 */
export const isSamePoint = (one: LatLng, other: LatLng, degrees = 1e-5): boolean =>
  Math.abs(one.lat - other.lat) < degrees && Math.abs(one.lng - other.lng) < degrees;

/** The saved address that an address was taken from; an edited one is still the same by its id. */
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

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Whether typed words name a place that was found: they hold its name, or are the beginning of what it is called in full. Words
 * that name another place must not move a pin.
 */
export function namesPlace(typed: string, found: { main: string; secondary: string }): boolean {
  const [said, main] = [plain(typed), plain(found.main)];
  if (said.length < 3 || !main) return false;
  return said.includes(main) || `${main}, ${plain(found.secondary)}`.startsWith(said);
}
