/** The price of an item per kilogram or litre, by which sizes compare (PLUS-64). */
import { minor, type Minor } from '@shop/util';
import type { Amount, AmountUnit, Item } from './entities';
import { priceSpan, type Priceable } from './pricing';

export type Measure = 'kg' | 'l';
export interface MeasurePrice {
  /** After the discount. */
  price: Minor;
  per: Measure;
  /** One unit of the item is just one kilogram or litre: its price says it already. */
  isWhole: boolean;
}

/** The measure that a unit belongs to, and how many of the unit make one. */
const MEASURES: Record<AmountUnit, { per: Measure; parts: number }> = {
  g: { per: 'kg', parts: 1000 },
  kg: { per: 'kg', parts: 1 },
  ml: { per: 'l', parts: 1000 },
  cl: { per: 'l', parts: 100 },
  l: { per: 'l', parts: 1 },
};

/** @returns null without an amount, or when variations differ in price: they differ in size, too */
export function measurePrice(item: Priceable & Pick<Item, 'amount'>): MeasurePrice | null {
  const { amount } = item;
  const { lowNow, highNow } = priceSpan(item);
  if (!amount || !(amount.value > 0) || lowNow !== highNow) return null;
  const { per, parts } = MEASURES[amount.unit];
  const price = Math.round((lowNow * parts) / amount.value);
  return Number.isSafeInteger(price) ? { price: minor(price), per, isWhole: amount.value === parts } : null;
}

/** Reads '500 g' and 'kg' as amounts, in English. @returns null for 'pack' and its like */
export function readAmount(text: string): Amount | null {
  const found = /^(\d+(?:\.\d+)?)? ?(kg|g|ml|cl|l)$/i.exec(text.trim());
  const value = Number(found?.[1] ?? 1);
  return found && value > 0 ? { value, unit: String(found[2]).toLowerCase() as AmountUnit } : null;
}
