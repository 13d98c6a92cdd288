/** The active discount of an item, and its amount (spec 1 §5, contract §11.2). */
import { minor, percentOf, type Minor } from '@shop/util';
import type { Discount, Item } from './entities';

type Discounted = Pick<Item, 'discount' | 'storeDiscount' | 'isFlashSale'>;

/** The one discount that applies: of the flash sale, else of the store, else the item's own. They never add up. */
export function activeDiscount(item: Discounted): Discount | null {
  if (item.isFlashSale) return item.discount;
  if (item.storeDiscount > 0) return { kind: 'percent', percent: item.storeDiscount };
  return item.discount;
}

/** The discount on one unit: at least 0, at most the unit's price. */
export function discountOn(unit: Minor, discount: Discount | null): Minor {
  if (!discount) return minor(0);
  const off = discount.kind === 'percent' ? percentOf(unit, discount.percent) : discount.amount;
  return Math.min(unit, Math.max(0, off)) as Minor;
}

/** Unit price after the discount: at least 0, at most `unit`. */
export function discountedPrice(unit: Minor, discount: Discount | null): Minor {
  return (unit - discountOn(unit, discount)) as Minor;
}

/** The discount of the badge; null for none (CARD-17 to CARD-19). */
export function badgeDiscount(item: Discounted): Discount | null {
  const discount = activeDiscount(item);
  if (!discount) return null;
  return (discount.kind === 'percent' ? discount.percent : discount.amount) > 0 ? discount : null;
}
