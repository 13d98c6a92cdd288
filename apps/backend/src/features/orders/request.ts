/** Parses and validates an order request, field by field (contract §7.1). */
import { createHash } from 'node:crypto';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { BuyNowLine } from '@shop/contract/cart';
import { Id } from '@shop/contract/common';
import type { OrderPlace } from '@shop/contract/order';
import { isEmail, isPhone } from '@shop/domain/checkout';
import { MAX_TIP } from '@shop/domain/typed-fields';
import { cleanText, minor, momentsAt, MOST_LINES, MOST_UNITS, readAmount, toMinor, type Minor } from '@shop/util';
import type { AddressRow } from '../../db/schema';
import type { RequestPlace } from '../../plugins/place';
import { DECIMALS, localize } from '../../present';
import { DomainError } from '../../domain-error';
import { MARKETPLACE } from '../../marketplace';
import { OFFLINE_METHODS } from '../payments/offline';

/** An order number in a request body. */
export const OrderId = Type.Union([Id, Type.String({ pattern: '^[0-9]{1,9}$' })]);

const HIGHEST_TIP = toMinor(MAX_TIP, DECIMALS);

/** undefined: not JSON. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

export const text = (value: string | null | undefined): string => value?.trim() ?? '';
export const isTrue = (value: unknown): boolean => [1, true, '1', 'true'].includes(value as never);

/**
 * Client amounts: a retry with other amounts is the same order. Its response tells what it cost, so a retry that showed
 * another `order_amount` learns of it, and places nothing twice (decision 077).
 */
const IGNORED = new Set([
  'order_amount',
  'partially_paid_amount',
  'discount_amount',
  'tax_amount',
  'coupon_discount_amount',
  'distance',
]);
/**
 * Equal for requests that ask for the same order.
 * @param files hashes of its pictures; neither their names nor their order matter
 */
export function hashOf(body: OrderPlace, files: readonly string[]): string {
  const ignored = (key: string) => IGNORED.has(key) || (key === 'cart' && !isTrue(body.is_buy_now));
  const fields = Object.entries(body)
    .filter(([key]) => !ignored(key))
    .sort();
  return createHash('sha256')
    .update(JSON.stringify(files.length > 0 ? [fields, [...files].sort()] : fields))
    .digest('hex');
}

export interface Contact {
  name: string;
  phone: string;
  email: string;
}

/** Guests must send all three; a customer's email address may come from the account. @throws DomainError */
export function readContact(body: OrderPlace, account: Contact | null): Contact {
  const contact = {
    name: text(body.contact_person_name) || (account?.name ?? ''),
    phone: text(body.contact_person_number) || (account?.phone ?? ''),
    email: text(body.contact_person_email) || (account?.email ?? ''),
  };
  if (!contact.name) throw new DomainError(403, 'contact_person_name', 'nameMissing');
  if (!contact.phone) throw new DomainError(403, 'contact_person_number', 'phoneMissing');
  if (!isPhone(contact.phone)) throw new DomainError(403, 'contact_person_number', 'phoneMalformed');
  if (!contact.email) throw new DomainError(403, 'contact_person_email', 'emailMissing');
  if (!isEmail(contact.email)) throw new DomainError(403, 'contact_person_email', 'emailMalformed');
  return contact;
}

/** Address fields of orders and receivers on the wire. */
type WirePlace = Pick<
  OrderPlace,
  'address' | 'address_type' | 'latitude' | 'longitude' | 'road' | 'house' | 'floor' | 'additional_information'
>;

function readCoordinate(value: string | number | null | undefined, limit: number): number | null {
  const number = Number(value);
  return value === null || value === '' || !(Math.abs(number) <= limit) ? null : number;
}

/** @throws DomainError when the address is incomplete */
export function readAddress(body: WirePlace, code = 'address'): AddressRow {
  const [lat, lng] = [readCoordinate(body.latitude, 90), readCoordinate(body.longitude, 180)];
  if (!text(body.address) || lat === null || lng === null) throw new DomainError(403, code, 'addressMissing');
  return {
    type: text(body.address_type) || 'other',
    text: text(body.address),
    lat,
    lng,
    road: text(body.road),
    house: text(body.house),
    floor: text(body.floor),
    more: text(body.additional_information),
  };
}

/** The courier's tip. @throws DomainError when it is invalid or implausibly high */
export function readTip(body: OrderPlace): Minor {
  const tip = body.dm_tips;
  if (tip === null || tip === undefined || tip === '') return minor(0);
  const amount = readAmount(tip, DECIMALS);
  if (amount === null || amount < 0 || amount > HIGHEST_TIP) throw new DomainError(403, 'dm_tips', 'tipMalformed');
  return amount;
}

/**
 * The scheduled time in the marketplace's time zone; null: as soon as possible. A time that the clocks show twice is the
 * second, unless its offset from UTC names the first (decision 082).
 * @throws DomainError when invalid, or when the clocks never show it
 */
export function readSchedule(body: OrderPlace): Date | null {
  const time = text(body.schedule_at);
  if (!time) return null;
  const moments = momentsAt(time, MARKETPLACE.timeZone);
  if (!moments) throw new DomainError(403, 'schedule_at', 'scheduleMalformed');
  const at = moments.at(-1);
  if (!at) throw new DomainError(406, 'order_time', 'scheduleSkipped');
  return at;
}

const BuyNowLines = Type.Array(BuyNowLine, { minItems: 1 });

/** @throws DomainError for more lines than an order can have */
export function assertLineCount(count: number): void {
  if (count > MOST_LINES) throw new DomainError(403, 'cart', 'linesMany', { most: MOST_LINES });
}

/** Lines of Buy Now and campaign orders, which are not in the cart. @throws DomainError when invalid, or too much */
export function readBuyNowLines(cart: string | undefined): BuyNowLine[] {
  const parsed = parseJson(cart ?? '');
  if (Array.isArray(parsed)) {
    assertLineCount(parsed.length);
    if (parsed.some((line) => Number(line?.quantity) > MOST_UNITS))
      throw new DomainError(403, 'quantity', 'unitsMany', { most: MOST_UNITS });
  }
  if (!Value.Check(BuyNowLines, parsed)) throw new DomainError(403, 'cart', 'cartMalformed');
  return parsed;
}

/** A customer's report of a bank transfer. */
export interface TransferReport {
  methodId: number;
  inputs: Record<string, string>;
  note: string;
}

/** The method defines the required fields. @throws DomainError 404 for an unknown method, 403 for a missing field */
export function readTransfer(
  body: { method_id: string | number; customer_note?: string | null },
  place: RequestPlace,
): TransferReport {
  const method = OFFLINE_METHODS.find(({ id }) => id === Number(body.method_id));
  if (!method) throw new DomainError(404, 'method_id', 'methodUnknown');
  const fields: Record<string, unknown> = body;
  const inputs = Object.fromEntries(
    method.inputs.map(({ key }) => [key, cleanText('numbered', String(fields[key] ?? '').slice(0, 200))]),
  );
  const missing = method.inputs.find(({ key, required }) => required && !inputs[key]);
  if (missing) throw new DomainError(403, missing.key, 'fieldMissing', { field: localize(missing.placeholder, place) });
  return { methodId: method.id, inputs, note: body.customer_note ?? '' };
}
