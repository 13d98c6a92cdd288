/** Tolerant shapes: what a storefront requires, in any form that contract §10 allows. */
import type { Json } from './client';

type Test = (value: unknown) => boolean;
export interface FieldRule {
  test: Test;
  what: string;
}

const rule = (what: string, test: Test): FieldRule => ({ what, test });
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const parsed = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
};

export const text = rule('a text', (value) => typeof value === 'string');
export const filled = rule('a text that is not empty', (value) => typeof value === 'string' && value.trim() !== '');
export const number = rule(
  'a number or numeric text',
  (value) => value !== '' && value !== null && typeof value !== 'boolean' && Number.isFinite(Number(value)),
);
export const flag = rule('a flag (0/1, "0"/"1", true/false)', (value) =>
  [0, 1, '0', '1', true, false, 'on', 'off'].includes(value as never),
);
export const list = rule('a list or JSON text of one', (value) => Array.isArray(parsed(value)));
export const object = rule('an object', (value) => isObject(parsed(value)));
export const anything = rule('anything', () => true);
export const optional = ({ test, what }: FieldRule): FieldRule =>
  rule(`${what}, or nothing`, (value) => value === null || value === undefined || value === '' || test(value));

export type Shape = Record<string, FieldRule>;

/** Violations of a shape; empty when the value is valid. */
export function shapeErrors(value: unknown, shape: Shape, at = ''): string[] {
  if (!isObject(value)) return [`${at || 'the answer'} is no object`];
  return Object.entries(shape).flatMap(([key, { test, what }]) =>
    test(value[key])
      ? []
      : [`${at}${at ? '.' : ''}${key} is ${JSON.stringify(value[key])?.slice(0, 60) ?? 'missing'}, not ${what}`],
  );
}

export const ITEM: Shape = {
  id: number,
  name: filled,
  price: number,
  discount: optional(number),
  store_id: number,
  variations: optional(list),
  add_ons: optional(list),
};
export const STORE: Shape = {
  id: number,
  name: filled,
  latitude: number,
  longitude: number,
  zone_id: number,
  active: flag,
  schedules: optional(list),
  minimum_order: optional(number),
};
export const CATEGORY: Shape = { id: number, name: filled };
export const MODULE: Shape = { id: number, module_name: filled, module_type: filled };
export const CART_LINE: Shape = { id: number, item_id: number, quantity: number, price: number, item: object };
export const ORDER: Shape = {
  id: number,
  order_status: filled,
  order_type: filled,
  order_amount: number,
  delivery_charge: number,
  payment_status: filled,
  payment_method: filled,
};
export const ADDRESS: Shape = { id: number, address: filled, latitude: number, longitude: number };
