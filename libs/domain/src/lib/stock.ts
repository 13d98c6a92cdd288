/** Quantity limits of an item in the cart (spec 1 §5). They hold for all its lines together. */
import { MOST_UNITS } from '@shop/util';
import type { CartLine, Choice, Item } from './entities';
import { findVariation } from './variation';

/** Units that one line may have, beside the other lines of its item. */
export interface QuantityLimits {
  /** Units in stock; null where stock is not tracked. */
  stock: number | null;
  /** Units that one order may have; null for no limit but {@link MOST_UNITS}. */
  maximum: number | null;
}

export type QuantityVerdict = { ok: true; quantity: number } | { ok: false; reason: 'outOfStock' | 'overLimit' };

/** Another line of the same item: its units count too. */
export type OtherLine = Pick<CartLine, 'choice' | 'quantity'>;

/** The other lines of an item. @param lineId the line to leave out; null: a new line */
export const otherLines = (lines: readonly CartLine[], itemId: string, lineId: string | null): CartLine[] =>
  lines.filter(({ id, item }) => item.id === itemId && id !== lineId);

const unitsOf = (lines: readonly OtherLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);
const left = (limit: number, taken: number): number => Math.max(0, limit - taken);

/** A variation has a stock of its own; a flash sale also counts all variations together. */
function stockLeft(
  item: Pick<Item, 'stock' | 'variations' | 'isFlashSale'>,
  choice: Choice,
  others: readonly OtherLine[],
): number | null {
  const variation = findVariation(item, choice);
  const ofItem = item.stock === null ? null : left(item.stock, unitsOf(others));
  if (!variation) return ofItem;
  const sameVariation = others.filter((line) => line.choice.variation === choice.variation);
  const ofVariation = left(variation.stock, unitsOf(sameVariation));
  return item.isFlashSale ? Math.min(ofVariation, ofItem ?? ofVariation) : ofVariation;
}

/**
 * The limits of a line of an item with a choice. `tracksStock` is the module's rule (food does not track stock).
 * @param others the other lines of the same item
 */
export function quantityLimits(
  item: Pick<Item, 'stock' | 'maximumQuantity' | 'variations' | 'isFlashSale'>,
  choice: Choice,
  tracksStock: boolean,
  others: readonly OtherLine[] = [],
): QuantityLimits {
  const most = Math.min(item.maximumQuantity || MOST_UNITS, MOST_UNITS);
  return {
    stock: tracksStock ? stockLeft(item, choice, others) : null,
    maximum: left(most, unitsOf(others)),
  };
}

/** Whether `quantity` units are allowed. Stock is checked before the maximum. */
export function checkQuantity(quantity: number, limits: QuantityLimits): QuantityVerdict {
  if (limits.stock !== null && quantity > limits.stock) return { ok: false, reason: 'outOfStock' };
  if (quantity > (limits.maximum ?? MOST_UNITS)) return { ok: false, reason: 'overLimit' };
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
