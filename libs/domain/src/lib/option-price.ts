/** What rows of variations and options cost, the discount included. Apart from `pricing`: only who chooses needs it. */
import { minor, type Minor } from '@shop/util';
import { activeDiscount, discountedPrice } from './discount';
import type { Choice, OptionGroup, PricedVariation } from './entities';
import { unitPrice, type Priceable } from './pricing';

/** A price without and with the discount; equal where it takes nothing off. */
export interface ReducedPrice {
  before: Minor;
  now: Minor;
}

/** What one unit of a variation costs (contract §11.2: the discount covers the variation's price). */
export function variationPrice(item: Priceable, { price }: PricedVariation): ReducedPrice {
  return { before: price, now: discountedPrice(price, activeDiscount(item)) };
}

/**
 * What an option adds to one unit, beside whatever else is chosen. A percentage covers base and options, an amount comes off
 * once a unit (contract §11.2); taken from the unit's own price, so that the total moves by exactly this (decision 030).
 */
export function optionPrice(item: Priceable, choice: Choice, group: OptionGroup, label: string): ReducedPrice {
  const others = group.multi ? (choice.options[group.name] ?? []).filter((other) => other !== label) : [];
  const unitWith = (labels: string[]) =>
    unitPrice(item, { ...choice, options: { ...choice.options, [group.name]: labels } });
  const [without, chosen] = [unitWith(others), unitWith([...others, label])];
  const discount = activeDiscount(item);
  return {
    before: minor(chosen - without),
    now: minor(discountedPrice(chosen, discount) - discountedPrice(without, discount)),
  };
}
