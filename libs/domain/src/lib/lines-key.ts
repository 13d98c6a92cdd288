/** Compares the lines of an order with those that were shown before. */
import type { CartLine } from './entities';
import { priceLine } from './pricing';
import { choiceKey } from './choice-key';

/** Equal for lines of the same item with the same choice. */
export const lineKey = ({ item, choice }: Pick<CartLine, 'item' | 'choice'>): string =>
  `${item.id} ${choiceKey(choice)}`;

/** Equal for lines with the same items, choices, quantities and prices, in any order. */
export const linesKey = (lines: readonly Pick<CartLine, 'item' | 'choice' | 'quantity'>[]): string =>
  JSON.stringify(
    lines.map((line) => [lineKey(line), line.quantity, priceLine(line.item, line.choice, line.quantity).total]).sort(),
  );
