/** Prices of variations and options after the discount. Separate from `pricing`, because only item forms need it. */
import { minor, type Minor } from '@shop/util';
import { activeDiscount, discountedPrice } from './discount';
import type { Choice, OptionGroup, PricedVariation } from './entities';
import { unitPrice, type Priceable } from './pricing';

/** A price before and after the discount; equal without one. */
export interface ReducedPrice {
  before: Minor;
  now: Minor;
}

/** Price of one unit of a variation (contract §11.2: the discount covers the variation's price). */
export function variationPrice(item: Priceable, { price }: PricedVariation): ReducedPrice {
  return { before: price, now: discountedPrice(price, activeDiscount(item)) };
}

/**
 * What an option adds to the price of one unit, given the other choices. A percentage discount covers base and options,
 * a fixed one applies once per unit (contract §11.2). Calculated as the difference of two unit prices, so that the
 * total changes by exactly this amount (decision 030).
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
