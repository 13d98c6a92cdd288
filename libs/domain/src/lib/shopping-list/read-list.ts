/**
 * Reads a shopping list as people type and paste it (PLUS-39, decision 118): lines with bullets and numbers, `2 milk`,
 * `bread 500g`, `½ kg tomatoes`, `حليب ٢ لتر`. The storefront and the backend read with it.
 */
import { clamp, cleanLine, foldDigits } from '@shop/util';
import { foldText } from '../search/fold-text';
import { readAmountOf, type ReadAmount } from './read-amount';

export { LIST_LENGTH, LIST_LINE_LENGTH, linkList, listLines, listText, MOST_LIST_LINES } from './list-text';

export interface ListLine extends Omit<ReadAmount, 'name'> {
  /** As it was typed, without its bullet. */
  text: string;
  /** What is searched for. */
  name: string;
}

/** Of the highest count that a line is read with. */
const MOST_COUNT = 99;

/** @param text one of {@link listLines} @returns without an amount: one of it */
export function readListLine(text: string): ListLine {
  const line = cleanLine(text);
  const { name, count, ...rest } = readAmountOf(foldDigits(line));
  const isNamed = foldText(name) !== '';
  return {
    ...rest,
    text: line,
    name: isNamed ? name : line,
    count: isNamed ? clamp(Math.ceil(count), 1, MOST_COUNT) : 1,
  };
}
