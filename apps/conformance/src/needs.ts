/** Tolerant shapes: what a storefront requires, in any form that contract §10 allows. */
import type { Json } from './client';

type Test = (value: unknown) => boolean;
export interface Need {
  test: Test;
  what: string;
}

const need = (what: string, test: Test): Need => ({ what, test });
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const unpacked = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
};

export const text = need('a text', (value) => typeof value === 'string');
export const filled = need('a text that is not empty', (value) => typeof value === 'string' && value.trim() !== '');
export const number = need(
  'a number or numeric text',
  (value) => value !== '' && value !== null && typeof value !== 'boolean' && Number.isFinite(Number(value)),
);
export const flag = need('a flag (0/1, "0"/"1", true/false)', (value) =>
  [0, 1, '0', '1', true, false, 'on', 'off'].includes(value as never),
);
export const list = need('a list or JSON text of one', (value) => Array.isArray(unpacked(value)));
export const object = need('an object', (value) => isObject(unpacked(value)));
export const anything = need('anything', () => true);
export const maybe = ({ test, what }: Need): Need =>
  need(`${what}, or nothing`, (value) => value === null || value === undefined || value === '' || test(value));

export type Shape = Record<string, Need>;

/** Violations of a shape; empty when the value is valid. */
export function shortfalls(value: unknown, shape: Shape, at = ''): string[] {
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
  discount: maybe(number),
  store_id: number,
  variations: maybe(list),
  add_ons: maybe(list),
};
export const STORE: Shape = {
  id: number,
  name: filled,
  latitude: number,
  longitude: number,
  zone_id: number,
  active: flag,
  schedules: maybe(list),
  minimum_order: maybe(number),
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
