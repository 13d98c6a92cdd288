/** Quantity limits of an item in the cart (spec 1 §5). */
import type { Choice, Item } from './entities';
import { findVariation } from './variation';

export interface QuantityLimits {
  /** Units in stock; null where stock is not tracked. */
  stock: number | null;
  /** Maximum units per cart; null for no limit. */
  maximum: number | null;
}

export type QuantityVerdict = { ok: true; quantity: number } | { ok: false; reason: 'outOfStock' | 'overLimit' };

/** The limits of an item with a choice. `tracksStock` is the module's rule (food does not track stock). */
export function quantityLimits(
  item: Pick<Item, 'stock' | 'maximumQuantity' | 'variations'>,
  choice: Choice,
  tracksStock: boolean,
): QuantityLimits {
  const stock = findVariation(item, choice)?.stock ?? item.stock;
  return { stock: tracksStock ? stock : null, maximum: item.maximumQuantity || null };
}

/** Whether `quantity` units are allowed. Stock is checked before the maximum. */
export function checkQuantity(quantity: number, limits: QuantityLimits): QuantityVerdict {
  if (limits.stock !== null && quantity > limits.stock) return { ok: false, reason: 'outOfStock' };
  if (limits.maximum !== null && quantity > limits.maximum) return { ok: false, reason: 'overLimit' };
  return { ok: true, quantity };
}

/** One unit more than `quantity` (ITEM-52, ITEM-53). */
export function raiseQuantity(quantity: number, limits: QuantityLimits): QuantityVerdict {
  return checkQuantity(quantity + 1, limits);
}

/** Whether no variation is in stock. */
export function isSoldOut(item: Pick<Item, 'stock' | 'variations'>, tracksStock: boolean): boolean {
  if (!tracksStock) return false;
  if (item.variations.length > 0) return item.variations.every((variation) => variation.stock <= 0);
  return item.stock !== null && item.stock <= 0;
}
