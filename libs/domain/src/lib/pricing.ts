/** Prices of items, lines, carts and orders (contract §11). Storefront and backend share these functions. */
import { minor, percentOf, sumMinor, type Minor } from '@shop/util';
import { activeDiscount, discountedPrice, discountOn } from './discount';
import type { CartLine, Choice, Item, StoreDiscount } from './entities';
import { findVariation } from './variation';

export type Priceable = Pick<
  Item,
  'price' | 'discount' | 'storeDiscount' | 'isFlashSale' | 'variations' | 'groups' | 'addOns'
>;

/** Price of one unit with options, before the discount: a variation replaces the base price, options add to it. */
export function unitPrice(item: Priceable, choice: Choice): Minor {
  const base = findVariation(item, choice)?.price ?? item.price;
  const options = item.groups.flatMap((group) =>
    group.options.filter((option) => choice.options[group.name]?.includes(option.label)),
  );
  return sumMinor([base, ...options.map((option) => option.price)]);
}

/** Price of a line's add-ons, once per line: not multiplied by the item's quantity (contract §11.1). */
export function addOnsPrice(item: Pick<Item, 'addOns'>, choice: Choice): Minor {
  return sumMinor(
    choice.addOns.map(({ id, quantity }) =>
      minor((item.addOns.find((addOn) => addOn.id === id)?.price ?? 0) * quantity),
    ),
  );
}

export interface LinePrice {
  /** One unit before the discount. */
  unit: Minor;
  unitDiscount: Minor;
  addOns: Minor;
  /** Before the discount, add-ons included. */
  gross: Minor;
  discount: Minor;
  total: Minor;
}

/** A line of `quantity` units with its add-ons. Add-ons are never discounted. */
export function priceLine(item: Priceable, choice: Choice, quantity: number): LinePrice {
  const unit = unitPrice(item, choice);
  const unitDiscount = discountOn(unit, activeDiscount(item));
  const addOns = addOnsPrice(item, choice);
  const gross = minor(unit * quantity + addOns);
  const discount = minor(unitDiscount * quantity);
  return { unit, unitDiscount, addOns, gross, discount, total: minor(gross - discount) };
}

export interface CartPrice {
  /** Sum of line totals after discount, add-ons included (CART-20). */
  subtotal: Minor;
  /** Sum of discounts (CART-19). */
  saved: Minor;
}

export function priceCart(lines: readonly Pick<CartLine, 'item' | 'choice' | 'quantity'>[]): CartPrice {
  const prices = lines.map((line) => priceLine(line.item, line.choice, line.quantity));
  return {
    subtotal: sumMinor(prices.map((price) => price.total)),
    saved: sumMinor(prices.map((price) => price.discount)),
  };
}

/** Lowest and highest price over an item's variations, before and after the discount (CARD-21, ITEM-08). */
export function priceSpan(item: Priceable): { low: Minor; high: Minor; lowNow: Minor; highNow: Minor } {
  const prices = item.variations.length > 0 ? item.variations.map((variation) => variation.price) : [item.price];
  const low = minor(Math.min(...prices));
  const high = minor(Math.max(...prices));
  const discount = activeDiscount(item);
  return { low, high, lowNow: discountedPrice(low, discount), highNow: discountedPrice(high, discount) };
}

/** Progress to free delivery, percent from 0 to 100 (CART-21, CART-22). */
export function freeDeliveryProgress(subtotal: Minor, threshold: Minor): number {
  if (threshold <= 0) return 100;
  return Math.min(100, Math.max(0, (subtotal / threshold) * 100));
}

export interface OrderPriceInput {
  lines: readonly Pick<CartLine, 'item' | 'choice' | 'quantity'>[];
  /** The store's active discount; its cap and minimum purchase apply to the whole order. */
  storeDiscount: StoreDiscount | null;
  coupon: Minor;
  tax: { percent: number; included: boolean };
  delivery: Minor;
  tip: Minor;
  additionalCharge: Minor;
}

export interface OrderPrice {
  items: Minor;
  addOns: Minor;
  discount: Minor;
  coupon: Minor;
  /** After discount and coupon, before tax: decides free delivery and the minimum order. */
  net: Minor;
  tax: Minor;
  taxIncluded: boolean;
  delivery: Minor;
  tip: Minor;
  additionalCharge: Minor;
  total: Minor;
}

/** The discount of all lines, with cap and minimum purchase of the store discount (contract §11.2, order level). */
export function orderDiscount(lines: OrderPriceInput['lines'], storeDiscount: StoreDiscount | null): Minor {
  const off = sumMinor(lines.map((line) => priceLine(line.item, line.choice, line.quantity).discount));
  const byStore = lines.filter((line) => !line.item.isFlashSale && line.item.storeDiscount > 0);
  if (!storeDiscount || byStore.length === 0) return off;
  const storeOff = sumMinor(byStore.map((line) => priceLine(line.item, line.choice, line.quantity).discount));
  const bases = sumMinor(
    lines.map(({ item, choice, quantity }) =>
      minor((findVariation(item, choice)?.price ?? item.price) * quantity + addOnsPrice(item, choice)),
    ),
  );
  if (storeDiscount.minimumPurchase > 0 && bases < storeDiscount.minimumPurchase) return minor(off - storeOff);
  if (storeDiscount.maximum > 0 && storeOff > storeDiscount.maximum)
    return minor(off - storeOff + storeDiscount.maximum);
  return off;
}

/** Net of an order: lines minus discount minus coupon. Independent of the delivery charge, which depends on it. */
export function orderNet(input: Pick<OrderPriceInput, 'lines' | 'storeDiscount' | 'coupon'>): Minor {
  const gross = sumMinor(input.lines.map((line) => priceLine(line.item, line.choice, line.quantity).gross));
  return minor(Math.max(0, gross - orderDiscount(input.lines, input.storeDiscount) - input.coupon));
}

/** All amounts of an order (contract §11.3 to §11.7). Included tax is shown, but not added. */
export function priceOrder(input: OrderPriceInput): OrderPrice {
  const prices = input.lines.map((line) => priceLine(line.item, line.choice, line.quantity));
  const addOns = sumMinor(prices.map((price) => price.addOns));
  const items = minor(sumMinor(prices.map((price) => price.gross)) - addOns);
  const net = orderNet(input);
  const { percent, included } = input.tax;
  const tax = included ? minor((net * percent) / (100 + percent)) : percentOf(net, percent);
  const total = sumMinor([net, included ? minor(0) : tax, input.delivery, input.tip, input.additionalCharge]);
  return {
    items,
    addOns,
    discount: orderDiscount(input.lines, input.storeDiscount),
    coupon: input.coupon,
    net,
    tax,
    taxIncluded: included,
    delivery: input.delivery,
    tip: input.tip,
    additionalCharge: input.additionalCharge,
    total,
  };
}
