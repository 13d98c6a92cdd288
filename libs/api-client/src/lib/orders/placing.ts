/** Encodes what all orders have (contract §7.1). */
import type { OrderPlace } from '@shop/contract/order';
import type { Contact, DeliveryAddress, Payment } from '@shop/domain';
import { cleanText, minor, type Minor } from '@shop/util';
import type { WireMoney } from '../base/wire';

export interface Placing {
  guestId: string | null;
  moduleId: string;
  contact: Contact;
  note: string;
  /** To the courier, as `order-wishes` writes it. */
  instruction: string;
  /** Tip for the courier. */
  tip: Minor;
  /** Kilometres; the server calculates its own. */
  km: number | null;
  /** The total that the customer sees. If the order costs something else, nothing is placed (decision 077). */
  shownTotal: Minor;
  /** Absent: cash. */
  payment?: Payment;
  /** What the wallet pays, as the customer sees it, so that `payment` pays the rest; absent or 0: nothing. */
  walletPart?: Minor;
  /** Idempotency key: one key gives one order (PLUS-13). */
  key: string;
}

export const fromAddress = (address: DeliveryAddress) => ({
  address: address.text,
  address_type: address.type,
  latitude: String(address.point.lat),
  longitude: String(address.point.lng),
  road: address.road,
  house: address.house,
  floor: address.floor,
  ...(address.more ? { additional_information: address.more } : {}),
});

export const fromContact = (contact: Contact) => ({
  contact_person_name: contact.name.trim(),
  contact_person_number: cleanText('phone', contact.phone),
  contact_person_email: contact.email.trim(),
});

export const fromPlacing = (
  { guestId, contact, note, instruction, tip, km, shownTotal, payment, walletPart = minor(0) }: Placing,
  money: WireMoney,
): Omit<OrderPlace, 'order_type'> => ({
  ...(guestId ? { guest_id: guestId } : {}),
  order_amount: money.write(shownTotal),
  payment_method: payment?.method ?? 'cash_on_delivery',
  ...(walletPart > 0 ? { partial_payment: 1, partially_paid_amount: money.write(walletPart) } : {}),
  distance: km,
  ...fromContact(contact),
  order_note: note.trim(),
  ...(instruction ? { delivery_instruction: instruction } : {}),
  ...(tip > 0 ? { dm_tips: money.write(tip) } : {}),
});

/**
 * The body as form data with its pictures; without pictures unchanged. Null values are left out, because form data has
 * only strings.
 */
export function withAttachments(body: OrderPlace, attachments: readonly File[]): OrderPlace | FormData {
  if (attachments.length === 0) return body;
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    if (value !== null && value !== undefined) form.set(name, String(value));
  for (const file of attachments) form.append('order_attachment[]', file, file.name);
  return form;
}
