/** Validation of an order before any request (contract §11.8, CHK and PLUS rows). */
import { cleanText, isBlank, MOST_LINES, MOST_TOTAL, type Minor } from '@shop/util';
import type { CartLine, Contact, DeliveryAddress, OrderType, Store } from './entities';

export type CheckoutError =
  | { field: 'address'; reason: 'addressMissing' | 'addressOutside' }
  | { field: 'name' | 'phone' | 'email'; reason: 'missing' | 'malformed' }
  | { field: 'time'; reason: 'timeNeeded' }
  | { field: 'prescription'; reason: 'prescriptionMissing' }
  | { field: 'order'; reason: 'belowMinimum'; missing: Minor }
  | { field: 'order'; reason: 'storeClosed' | 'typeRefused' | 'aboveMaximum' | 'linesMany' };

/** Local part, @, a domain with a dot and a suffix of at least 2 characters (spec 2 §5), in any notation that `cleanText` reads. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(cleanText('email', text));
}

/** A phone has at least five digits, in any notation that `cleanText` reads. */
export function isPhone(text: string): boolean {
  const phone = cleanText('phone', text);
  return /^\+?[\d .-]+$/.test(phone) && phone.replace(/\D/g, '').length >= 5;
}

export type ContactError = Extract<CheckoutError, { reason: 'missing' | 'malformed' }>;

/** Errors of a contact, in the order of the form (ADDR-36, ADDR-37, CHK-13). */
export function contactErrors(contact: Contact, requiresEmail = true): ContactError[] {
  const errors: ContactError[] = [];
  if (isBlank(contact.name)) errors.push({ field: 'name', reason: 'missing' });
  if (isBlank(contact.phone)) errors.push({ field: 'phone', reason: 'missing' });
  else if (!isPhone(contact.phone)) errors.push({ field: 'phone', reason: 'malformed' });
  if (!requiresEmail) return errors;
  if (isBlank(contact.email)) errors.push({ field: 'email', reason: 'missing' });
  else if (!isEmail(contact.email)) errors.push({ field: 'email', reason: 'malformed' });
  return errors;
}

export interface CheckoutInput {
  type: OrderType;
  store: Pick<Store, 'zoneId' | 'minimumOrder' | 'delivers' | 'takesAway' | 'active' | 'open' | 'scheduleOrder'>;
  address: DeliveryAddress | null;
  contact: Contact;
  net: Minor;
  /** Number of its lines. */
  lines: number;
  /** A later time is selected, so the store may be closed now. */
  scheduled: boolean;
  /** An item is outside of its serving hours now (CHK-16). */
  needsTime: boolean;
  /** A prescription is required, but there is no picture (PLUS-15). */
  lacksPrescription: boolean;
}

function placeErrors({ type, address, store }: CheckoutInput): CheckoutError[] {
  if (type !== 'delivery') return [];
  if (!address?.text) return [{ field: 'address', reason: 'addressMissing' }];
  const isOutside = store.zoneId && !address.zoneIds.includes(store.zoneId);
  return isOutside ? [{ field: 'address', reason: 'addressOutside' }] : [];
}

function storeErrors({ type, store, scheduled, net, lines }: CheckoutInput): CheckoutError[] {
  const errors: CheckoutError[] = [];
  if ((type === 'delivery' && !store.delivers) || (type === 'take_away' && !store.takesAway))
    errors.push({ field: 'order', reason: 'typeRefused' });
  if (!scheduled && (!store.active || !store.open)) errors.push({ field: 'order', reason: 'storeClosed' });
  if (net < store.minimumOrder)
    errors.push({ field: 'order', reason: 'belowMinimum', missing: (store.minimumOrder - net) as Minor });
  if (net > MOST_TOTAL) errors.push({ field: 'order', reason: 'aboveMaximum' });
  if (lines > MOST_LINES) errors.push({ field: 'order', reason: 'linesMany' });
  return errors;
}

/** All errors that block the order, in the order of the page. */
export function checkoutErrors(input: CheckoutInput): CheckoutError[] {
  const errors = placeErrors(input);
  if (input.needsTime && !input.scheduled) errors.push({ field: 'time', reason: 'timeNeeded' });
  if (input.lacksPrescription) errors.push({ field: 'prescription', reason: 'prescriptionMissing' });
  return [...errors, ...contactErrors(input.contact), ...storeErrors(input)];
}

/** Whether an item in the cart requires a prescription. */
export const needsPrescription = (lines: readonly CartLine[]): boolean =>
  lines.some(({ item }) => item.needsPrescription);

/** The used fields of the browser's `File`. */
export interface PictureFile {
  name: string;
  /** Media type; empty when unknown. */
  type: string;
  /** Bytes. */
  size: number;
  /** Milliseconds since 1970. */
  lastModified: number;
}
/** Equal for the same file chosen twice. */
export const pictureKey = ({ name, size, lastModified }: PictureFile): string => `${name}/${size}/${lastModified}`;
