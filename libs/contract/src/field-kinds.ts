/**
 * Cleans the fields of a request by their names on the wire: the storefront before it sends them, the backend before it
 * validates them (decision 083). A field without a kind here is free text.
 */
import { cleanText, type TextKind } from '@shop/util';

const NAMES: Record<Exclude<TextKind, 'text'>, readonly string[]> = {
  phone: ['phone', 'contact_person_number', 'contact_number'],
  email: ['email', 'contact_person_email'],
  login: ['email_or_phone'],
  code: ['otp', 'token', 'reset_token', 'order_id', 'guest_id', 'code', 'coupon_code', 'ref_code'],
  numbered: ['house', 'floor', 'reference'],
};
/** Passwords stay as they were typed; choices repeat texts of the catalogue. */
const UNTOUCHED = new Set(['password', 'confirm_password', 'current_password', 'variation', 'cart']);
/** Objects that may be sent as their JSON text. */
const PACKED = 'receiver_details';

const KINDS = new Map(
  Object.entries(NAMES).flatMap(([kind, names]) => names.map((name) => [name, kind as TextKind] as const)),
);

/** undefined: the field stays as it was sent. */
export const kindOfField = (name: string): TextKind | undefined =>
  UNTOUCHED.has(name) ? undefined : (KINDS.get(name) ?? 'text');

/** How a text of a field is cleaned. */
export type FieldCleaner = (name: string, text: string) => string;
const cleanByName: FieldCleaner = (name, text) => cleanText(kindOfField(name) ?? 'text', text);

function cleanPacked(text: string, clean: FieldCleaner): string {
  try {
    return JSON.stringify(cleanFields(JSON.parse(text), clean));
  } catch {
    return text;
  }
}

/** @param name of the field that holds the value, or of its list */
function cleanField(value: unknown, name: string, clean: FieldCleaner): unknown {
  if (kindOfField(name) === undefined) return value;
  if (typeof value === 'string') return name === PACKED ? cleanPacked(value, clean) : clean(name, value);
  if (Array.isArray(value)) return value.map((entry) => cleanField(entry, name, clean));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, cleanField(entry, key, clean)]));
}

/** The same value with clean texts, also in objects and lists within. */
export const cleanFields = <Fields>(fields: Fields, clean: FieldCleaner = cleanByName): Fields =>
  cleanField(fields, '', clean) as Fields;
