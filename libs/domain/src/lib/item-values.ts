/**
 * The filters of items whose values are chosen from those that a list has: each is said here once (decisions 092, 100). Any of the chosen
 * values of one filter is enough, and every filter must be met. What is not known of an item is none of its values.
 */
import { BASE_COLOURS } from './goods-colours';
import { isSize } from './goods-sizes';

interface ValueRule {
  /** Name of the parameter of requests, which is a JSON array. */
  parameter: string;
  isValue: (text: string) => boolean;
}

export const ITEM_VALUE_RULES = {
  brand: { parameter: 'brand_ids', isValue: (id) => /^[1-9]\d{0,9}$/.test(id) && Number(id) < 2 ** 31 },
  colour: { parameter: 'colours', isValue: (text) => BASE_COLOURS.some((one) => one === text) },
  size: { parameter: 'sizes', isValue: isSize },
} as const satisfies Record<string, ValueRule>;

export type ItemValueFilter = keyof typeof ITEM_VALUE_RULES;
export type ItemValueParameter = (typeof ITEM_VALUE_RULES)[ItemValueFilter]['parameter'];

/** In the order in which they are offered. */
export const ITEM_VALUE_FILTERS = Object.keys(ITEM_VALUE_RULES) as ItemValueFilter[];
export const isValueFilter = (filter: string): filter is ItemValueFilter => filter in ITEM_VALUE_RULES;

/** No customer chooses more of one filter. */
export const MAX_VALUES = 20;

/** Chosen values by filter, at least one each. */
export type ItemValues = Readonly<Partial<Record<ItemValueFilter, readonly string[]>>>;
/** A part of a view or a request: left out where nothing is chosen. */
export interface WithValues {
  values?: ItemValues;
}

/** @returns what a view or a request holds of the values: nothing where none is chosen */
export function withValues(read: (filter: ItemValueFilter) => readonly string[]): WithValues {
  const chosen = ITEM_VALUE_FILTERS.map((filter) => [filter, read(filter)] as const).filter(
    ([, values]) => values.length > 0,
  );
  return chosen.length > 0 ? { values: Object.fromEntries(chosen) } : {};
}

/** 'M,38' of an address: unknown values are left out. */
export const readValues = (filter: ItemValueFilter, text: string | null): string[] =>
  [...new Set((text ?? '').split(','))].filter(ITEM_VALUE_RULES[filter].isValue).slice(0, MAX_VALUES);

/** '["M","38"]' of a request, without duplicates, sorted; null: no list, too long, or an unknown value. */
export function parseValues(filter: ItemValueFilter, text: string): string[] | null {
  const { isValue } = ITEM_VALUE_RULES[filter];
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list) || list.length > MAX_VALUES) return null;
    const values = list.map((value: unknown) => (typeof value === 'number' ? String(value) : value));
    return values.every((value): value is string => typeof value === 'string' && isValue(value))
      ? [...new Set(values)].sort()
      : null;
  } catch {
    return null;
  }
}

/** A value that items of a list have. */
export interface FacetValue {
  value: string;
  /** What people call it; null: its value says it. */
  name: string | null;
  /** Items with it, that all other filters leave. */
  count: number;
}
