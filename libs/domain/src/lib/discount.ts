/** Which discount runs on an item, and what it takes off (spec 1 §5, contract §11.2). */
import { minor, percentOf, type Minor } from '@shop/util';
import type { Discount, Item } from './entities';

type Discounted = Pick<Item, 'discount' | 'storeDiscount' | 'isFlashSale'>;

/** The one discount that applies: a flash discount, else the store's, else the item's own. They never add. */
export function activeDiscount(item: Discounted): Discount | null {
  if (item.isFlashSale) return item.discount;
  if (item.storeDiscount > 0) return { kind: 'percent', percent: item.storeDiscount };
  return item.discount;
}

/** What a discount takes off one unit: never below 0, never more than the unit itself. */
export function discountOn(unit: Minor, discount: Discount | null): Minor {
  if (!discount) return minor(0);
  const off = discount.kind === 'percent' ? percentOf(unit, discount.percent) : discount.amount;
  return Math.min(unit, Math.max(0, off)) as Minor;
}

/** Unit price after the discount; never below 0, never above `unit`. */
export function discountedPrice(unit: Minor, discount: Discount | null): Minor {
  return (unit - discountOn(unit, discount)) as Minor;
}

/** The discount a badge names; null when there is nothing to show (CARD-17 to CARD-19). */
export function badgeDiscount(item: Discounted): Discount | null {
  const discount = activeDiscount(item);
  if (!discount) return null;
  return (discount.kind === 'percent' ? discount.percent : discount.amount) > 0 ? discount : null;
}
