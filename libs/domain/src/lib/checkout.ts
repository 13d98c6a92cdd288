/** What stops an order before any call is made (contract §11.8, CHK and PLUS rows). */
import { latinDigits, type Minor } from '@shop/util';
import type { CartLine, Contact, DeliveryAddress, OrderType, Store } from './entities';

export type CheckoutFault =
  | { field: 'address'; reason: 'addressMissing' | 'addressOutside' }
  | { field: 'name' | 'phone' | 'email'; reason: 'missing' | 'malformed' }
  | { field: 'time'; reason: 'timeNeeded' }
  | { field: 'prescription'; reason: 'prescriptionMissing' }
  | { field: 'order'; reason: 'belowMinimum'; missing: Minor }
  | { field: 'order'; reason: 'storeClosed' | 'typeRefused' };

/** Local part, @, a domain with a dot and a suffix of at least 2 characters (spec 2 §5). */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim());
}

/** A phone has at least five digits; spaces, brackets, dashes and a leading plus are allowed. */
export function isPhone(text: string): boolean {
  return /^\+?[\d\s().-]+$/.test(text.trim()) && text.replace(/\D/g, '').length >= 5;
}

export type ContactFault = Extract<CheckoutFault, { reason: 'missing' | 'malformed' }>;

/** What is wrong with a contact, in the order of the form (ADDR-36, ADDR-37, CHK-13). */
export function contactFaults(contact: Contact, asksEmail = true): ContactFault[] {
  const faults: ContactFault[] = [];
  if (!contact.name.trim()) faults.push({ field: 'name', reason: 'missing' });
  if (!contact.phone.trim()) faults.push({ field: 'phone', reason: 'missing' });
  else if (!isPhone(latinDigits(contact.phone))) faults.push({ field: 'phone', reason: 'malformed' });
  if (!asksEmail) return faults;
  if (!contact.email.trim()) faults.push({ field: 'email', reason: 'missing' });
  else if (!isEmail(contact.email)) faults.push({ field: 'email', reason: 'malformed' });
  return faults;
}

export interface CheckoutInput {
  type: OrderType;
  store: Pick<Store, 'zoneId' | 'minimumOrder' | 'delivers' | 'takesAway' | 'active' | 'open' | 'scheduleOrder'>;
  address: DeliveryAddress | null;
  contact: Contact;
  net: Minor;
  /** A later time is chosen: the store may be closed now. */
  scheduled: boolean;
  /** An item is outside of its serving hours now (CHK-16). */
  needsTime: boolean;
  /** A prescription is needed, and no picture of one is there (PLUS-15). */
  lacksPrescription: boolean;
}

function placeFaults({ type, address, store }: CheckoutInput): CheckoutFault[] {
  if (type !== 'delivery') return [];
  if (!address?.text) return [{ field: 'address', reason: 'addressMissing' }];
  const isOutside = store.zoneId && !address.zoneIds.includes(store.zoneId);
  return isOutside ? [{ field: 'address', reason: 'addressOutside' }] : [];
}

function storeFaults({ type, store, scheduled, net }: CheckoutInput): CheckoutFault[] {
  const faults: CheckoutFault[] = [];
  if ((type === 'delivery' && !store.delivers) || (type === 'take_away' && !store.takesAway))
    faults.push({ field: 'order', reason: 'typeRefused' });
  if (!scheduled && (!store.active || !store.open)) faults.push({ field: 'order', reason: 'storeClosed' });
  if (net < store.minimumOrder)
    faults.push({ field: 'order', reason: 'belowMinimum', missing: (store.minimumOrder - net) as Minor });
  return faults;
}

/** Everything that stops the order, in the order of the page; empty when it may be sent. */
export function checkoutFaults(input: CheckoutInput): CheckoutFault[] {
  const faults = placeFaults(input);
  if (input.needsTime && !input.scheduled) faults.push({ field: 'time', reason: 'timeNeeded' });
  if (input.lacksPrescription) faults.push({ field: 'prescription', reason: 'prescriptionMissing' });
  return [...faults, ...contactFaults(input.contact), ...storeFaults(input)];
}

/** Something in the cart is only given to whoever shows a prescription. */
export const needsPrescription = (lines: readonly CartLine[]): boolean =>
  lines.some(({ item }) => item.needsPrescription);

/** What is asked of a file; the browser's `File` is one. */
export interface PictureFile {
  name: string;
  /** Media type, empty when the browser knows none. */
  type: string;
  /** Bytes. */
  size: number;
  /** Milliseconds since 1970. */
  lastModified: number;
}
/** Equal for what was chosen twice. */
export const pictureKey = ({ name, size, lastModified }: PictureFile): string => `${name}/${size}/${lastModified}`;
