/** Decoders of API values, tolerant of every variant of contract §10. */
import type { Message, PageFields } from '@shop/contract/common';
import type { WireWindow } from '@shop/contract/order';
import type { ArrivalWindow } from '@shop/domain/arrival-window';
import type { Minor, MoneyUnits } from '@shop/util';
import type { EntryOf, Field, Fields, Tolerant } from './tolerant';

export const isWire = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses JSON text; other values are unchanged. */
export function unpack(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{"]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** A list, also from JSON text; `""`, null and `{}` are empty. */
export function list(value: unknown): unknown[] {
  const unpacked = unpack(value);
  return Array.isArray(unpacked) ? unpacked : [];
}

/** The objects of a list, with the names of its contract. */
export function wires<T>(value: Field<T>): Fields<EntryOf<T>>[] {
  return list(value).filter(isWire) as Fields<EntryOf<T>>[];
}

/** An object, also from JSON text; `[]`, `{}`, `""` and null give null. */
export function object<T>(value: Field<T>): Fields<T> | null {
  const unpacked = unpack(value);
  return isWire(unpacked) && Object.keys(unpacked).length > 0 ? (unpacked as Fields<T>) : null;
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

export function textOrNull(value: unknown): string | null {
  return text(value) || null;
}

/** Numbers and numeric strings; null for anything else. */
export function numberOrNull(value: unknown): number | null {
  if (value === null || value === undefined || value === '' || typeof value === 'boolean') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

export const number = (value: unknown): number => numberOrNull(value) ?? 0;

/** How the amounts of the backend's currency are read and written: made once per call, from the decimals of the shop's currency. */
export interface WireMoney {
  /** 0 for anything that is no number. */
  read: (value: unknown) => Minor;
  /** null: the backend does not say. */
  readOrNull: (value: unknown) => Minor | null;
  write: (amount: Minor) => number;
}

export function wireMoney({ toMinor, toMajor }: MoneyUnits): WireMoney {
  const read = (value: unknown) => toMinor(number(value));
  return {
    read,
    readOrNull: (value) => (numberOrNull(value) === null ? null : read(value)),
    write: toMajor,
  };
}

/** 1, '1', true, 'true', 'on' and larger numbers are true. */
export function flag(value: unknown): boolean {
  return value === true || value === 'on' || value === 'true' || number(value) > 0;
}

/** A flag that older deployments lack: missing counts as true. */
export const flagOrSet = (value: unknown) => value === undefined || flag(value);

/** ISO with Z, `YYYY-MM-DD HH:mm:ss` (UTC) or a date alone. */
export function moment(value: unknown): Date | null {
  if (typeof value !== 'string' || value === '') return null;
  const iso = /^\d{4}-\d{2}-\d{2} \d/.test(value) ? `${value.replace(' ', 'T')}Z` : value;
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Any origin: only needed to parse relative URLs. */
const BASE = 'https://shop.example';

/** A safe picture URL: https, http, relative or `data:image`; '' for anything else. */
export function pictureAddress(value: unknown): string {
  const address = text(value).trim();
  if (/^data:/i.test(address)) return /^data:image\//i.test(address) ? address : '';
  try {
    return /^https?:$/.test(new URL(address, BASE).protocol) ? address : '';
  } catch {
    return '';
  }
}

/** A picture from `*_full_url`, an absolute name, `{img}`, or a file name joined with its folder. */
export function picture(
  value: unknown,
  fullUrl: unknown,
  folder: string | null,
  tint: unknown = null,
): { url: string; tint: string | null } | null {
  const file = text(object<{ img: string }>(value)?.img ?? value);
  const isWhole = /^(https?:\/\/|data:)/i.test(file);
  const url = pictureAddress(text(fullUrl) || (isWhole ? file : file && folder ? `${folder}/${file}` : ''));
  return url ? { url: sameOrigin(url), tint: textOrNull(tint) } : null;
}

/** Makes our own picture URLs relative: shorter HTML, and one URL on every host. */
function sameOrigin(url: string): string {
  return url.replace(
    /^https?:\/\/[^/]+(?=\/storage\/(?:product|store|category|banner|module|delivery-man|business)\/)/,
    '',
  );
}

/** A window; null where one of its ends is missing. */
export function toWindow(value: unknown): ArrivalWindow | null {
  const wire = object<WireWindow>(value);
  const [from, to] = [moment(wire?.from), moment(wire?.to)];
  return from && to && from <= to ? { from, to } : null;
}

const DELAY_REASONS = ['store', 'preparation', 'courier', 'ride'] as const;
/** A known reason of a delay. */
export const toReason = (value: unknown) => DELAY_REASONS.find((known) => known === value);

/** What the backend says for the customer. */
export const messageOf = (wire: Tolerant<Message>): string => text(wire.message);

/** The list under the first of the keys that has entries, or the answer itself. `T` has these lists by their keys. */
export function page<T>(
  value: unknown,
  ...keys: (keyof T & string)[]
): { wires: Fields<EntryOf<T[keyof T]>>[]; total: number } {
  const body: Tolerant<T & PageFields> = isWire(value) ? value : {};
  const entries = Array.isArray(value)
    ? wires(value)
    : (keys.map((key) => wires(body[key])).find((found) => found.length > 0) ?? []);
  const { total_size: total }: Tolerant<PageFields> = body;
  return { wires: entries as Fields<EntryOf<T[keyof T]>>[], total: numberOrNull(total) ?? entries.length };
}
