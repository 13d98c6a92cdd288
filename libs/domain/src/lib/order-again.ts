/** Whether a row of a past order can be ordered again (PLUS-16). */
import { minor, type Minor } from '@shop/util';
import type { Choice, Item, OrderRow } from './entities';
import { priceLine } from './pricing';
import { isSoldOut, quantityLimits, type OtherLine } from './stock';
import { choiceErrors } from './variation';

/** Whether the variation, all options and all add-ons still exist. */
function isOffered(item: Item, { variation, options, addOns }: Choice): boolean {
  const hasVariation = variation === null || item.variations.some(({ type }) => type === variation);
  const hasOptions = Object.entries(options).every(([name, labels]) => {
    const group = item.groups.find((entry) => entry.name === name);
    return labels.every((label) => group?.options.some((option) => option.label === label));
  });
  return hasVariation && hasOptions && addOns.every(({ id }) => item.addOns.some((addOn) => addOn.id === id));
}

/**
 * The quantity of a row that can be ordered again: as before, limited by stock and maximum.
 * @param item the current item; null: deleted
 * @param others the other lines of this item in the cart
 * @returns null when it is unavailable
 */
export function quantityAgain(
  { choice, quantity }: Pick<OrderRow, 'choice' | 'quantity'>,
  item: Item | null,
  tracksStock: boolean,
  others: readonly OtherLine[] = [],
): number | null {
  if (!item || item.campaignEnds !== null || isSoldOut(item, tracksStock) || !isOffered(item, choice)) return null;
  if (choiceErrors(item, choice, tracksStock).length > 0) return null;
  const { stock, maximum } = quantityLimits(item, choice, tracksStock, others);
  const possible = Math.min(quantity, stock ?? quantity, maximum ?? quantity);
  return possible > 0 ? possible : null;
}

/** What a past order's row has become, which its customer is told before anything is put into the cart. */
export type AgainChange =
  | { kind: 'gone'; name: string }
  /** Fewer units than before. */
  | { kind: 'fewer'; name: string; before: number; now: number }
  /** One unit costs more than it did, discounts included; minor units. */
  | { kind: 'dearer'; name: string; before: Minor; now: Minor };

/** @param item the current item; null: deleted @returns what to tell; none: the row is as it was, or cheaper */
export function changesAgain(row: OrderRow, item: Item | null, tracksStock: boolean): AgainChange[] {
  const { name, quantity, choice, unitPrice, unitDiscount = 0 } = row;
  const now = quantityAgain(row, item, tracksStock);
  if (!item || now === null) return [{ kind: 'gone', name }];
  const price = priceLine(item, choice, 1);
  const [paid, costs] = [minor(unitPrice - unitDiscount), minor(price.unit - price.unitDiscount)];
  return [
    ...(now < quantity ? [{ kind: 'fewer', name, before: quantity, now } as const] : []),
    ...(costs > paid ? [{ kind: 'dearer', name, before: paid, now: costs } as const] : []),
  ];
}
