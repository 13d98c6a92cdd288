/** Which item answers a line of a shopping list, in which choice, and how many of it (PLUS-39, decision 118). */
import { clamp, MOST_UNITS, type Minor } from '@shop/util';
import type { Amount, Choice, Item } from '../entities';
import { priceLine, type Priceable } from '../pricing';
import { foldedWords } from '../search/fold-text';
import { unitOf, withMeasures } from '../search/measures';
import { quantityLimits } from '../stock';
import { firstVariation, noChoice } from '../variation';
import type { BaseAmount } from './read-amount';
import type { ListLine } from './read-list';
import { NUMBER_WORDS, PIECE_WORDS } from './words';

/** What the rules ask of an item: its name in any language, and what one unit holds. */
export type Sellable = Priceable &
  Pick<Item, 'stock' | 'maximumQuantity'> & { names: readonly string[]; amount: Amount | null };

/** A pack that is short of the wanted amount by no more than this part of itself is enough. */
const SHORT_OF = 0.15;
/** Of goods by weight a bare number from here on counts pieces, of so many grams each: `6 bananas` are not six kilograms. */
const PIECES_FROM = 4;
const PIECE_GRAMS = 150;

const inBase = ({ value, unit }: Amount): BaseAmount | null => {
  const known = unitOf(unit);
  return known && { value: value * known.factor, unit: known.base };
};

/** What a text says that it holds: `500ml`, `1 L`, `٥٠٠ غ`. */
function amountIn(text: string): BaseAmount | null {
  for (const word of withMeasures(foldedWords(text))) {
    const [, value = '', unit] = /^(\d+(?:\.\d+)?)(ml|mg)$/.exec(word) ?? [];
    if (value) return unit === 'ml' ? { value: Number(value), unit } : { value: Number(value) / 1000, unit: 'g' };
  }
  return null;
}

const isSame = (one: BaseAmount | null, other: BaseAmount): boolean =>
  one !== null && one.unit === other.unit && Math.abs(one.value - other.value) < 0.01;

/**
 * The choice that a line begins with: a variation of the amount that it names, else what the form of the item begins
 * with. Groups of options that must be chosen stay open.
 */
export function choiceOfLine({ amount }: Pick<ListLine, 'amount'>, item: Pick<Item, 'variations'>): Choice {
  const sized = amount && item.variations.find(({ type, stock }) => stock > 0 && isSame(amountIn(type), amount));
  return { ...noChoice, variation: sized ? sized.type : firstVariation(item) };
}

const isBetween = (value: number, low: number, high: number): boolean => value >= low && value <= high;

/** Pieces in a pack by its name: `Eggs, Twelve`, `كيوي، ست حبات`, `Buns 6 pcs`; null: it does not say. */
export function piecesIn(names: readonly string[]): number | null {
  for (const name of names) {
    const [, after = ''] = /[,،](.*)$/u.exec(name) ?? [];
    const counted = foldedWords(after)[0] ?? '';
    const words = foldedWords(name);
    const before = words.findIndex((word) => PIECE_WORDS.has(word));
    const found = [counted, before > 0 ? (words[before - 1] as string) : ''].map(
      (word) => NUMBER_WORDS.get(word) ?? (/^\d{1,3}$/.test(word) ? Number(word) : 0),
    );
    const pieces = found.find((value) => isBetween(value, 2, 144));
    if (pieces) return pieces;
  }
  return null;
}

const isWord = (names: readonly string[], word: string): boolean =>
  names.some((name) => foldedWords(name).includes(word));

/** Packs for a number without a unit, or for so many pieces. */
function packsOfPieces(count: number, size: BaseAmount | null, names: readonly string[]): number {
  const pieces = piecesIn(names);
  if (pieces) return Math.ceil(count / pieces);
  const isByWeight = size?.unit === 'g' && count >= PIECES_FROM;
  return isByWeight ? Math.ceil((count * PIECE_GRAMS) / size.value) : count;
}

/** What one unit of a choice holds; null: it does not say. */
const sizeOf = ({ amount }: Pick<Sellable, 'amount'>, { variation }: Choice): BaseAmount | null =>
  (variation ? amountIn(variation) : null) ?? (amount && inBase(amount));

/** How many units of an item a line asks for, at least one; stock and limits aside. */
export function packsOfLine(line: ListLine, item: Pick<Sellable, 'names' | 'amount'>, choice: Choice): number {
  const { count, counts, amount, lastNumber } = line;
  const { names } = item;
  const size = sizeOf(item, choice);
  const wanted = lastNumber !== null && isWord(names, lastNumber) ? 1 : count;
  const packs = () => {
    if (amount && size?.unit === amount.unit) return Math.ceil((amount.value * wanted) / size.value - SHORT_OF);
    return counts === 'packs' || amount ? wanted : packsOfPieces(wanted, size, names);
  };
  return clamp(packs(), 1, MOST_UNITS);
}

export interface ChosenItem {
  choice: Choice;
  quantity: number;
  /** Of the line, after discounts. */
  total: Minor;
  /** It is sold by what the line asks for: kilograms of tomatoes are no tins of them. */
  fits: boolean;
}

/**
 * An item for a line: its choice, its quantity, and what they cost.
 * @returns null: there is none of it left
 */
export function chooseFor(line: ListLine, item: Sellable, tracksStock: boolean): ChosenItem | null {
  const choice = choiceOfLine(line, item);
  const { stock, maximum } = quantityLimits(item, choice, tracksStock);
  const wanted = packsOfLine(line, item, choice);
  const quantity = Math.min(wanted, stock ?? wanted, maximum ?? wanted);
  const fits = line.amount === null || sizeOf(item, choice)?.unit === line.amount.unit;
  return quantity > 0 ? { choice, quantity, total: priceLine(item, choice, quantity).total, fits } : null;
}

/** Names that match this much worse than the best of a store are other things, however cheap. */
const AS_GOOD = 0.1;

/** The best of a store first: of names that answer as well, those that are sold by what is asked, and of them the cheapest. */
export function bestFirst<Each extends { score: number } & Pick<ChosenItem, 'total' | 'fits'>>(
  candidates: readonly Each[],
): Each[] {
  const best = Math.max(...candidates.map(({ score }) => score));
  const rank = ({ score, fits }: Each) => (score < best - AS_GOOD ? 2 : fits ? 0 : 1);
  return [...candidates].sort(
    (one, other) => rank(one) - rank(other) || one.total - other.total || other.score - one.score,
  );
}

/** Of stores: those that have most lines, of them those that take orders now, of them the cheapest. */
export const bestStoresFirst = <Each extends { covered: number; isOpen: boolean; total: number }>(
  stores: readonly Each[],
): Each[] =>
  [...stores].sort(
    (one, other) => other.covered - one.covered || Number(other.isOpen) - Number(one.isOpen) || one.total - other.total,
  );
