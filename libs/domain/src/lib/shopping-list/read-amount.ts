/** The amount in a line of a shopping list, wherever it stands. */
import { foldText } from '../search/fold-text';
import { unitOf } from '../search/measures';
import {
  DOZEN_WORDS,
  JOINING_WORDS,
  NUMBER_WORDS,
  PACK_WORDS,
  PART_WORDS,
  PIECE_WORDS,
  TIMES_WORDS,
  TWO_PACKS,
  TWO_PIECES,
  TWO_UNITS,
} from './words';

/** What a pack holds, or is asked for. */
export interface BaseAmount {
  value: number;
  unit: 'g' | 'ml';
}

export interface ReadAmount {
  /** What is left of the line. */
  name: string;
  /** How many; 1 where nothing is said. */
  count: number;
  /** What is counted. `things`: a bare number, of packs or of what is in them. */
  counts: 'packs' | 'pieces' | 'things';
  /** Of each of them; null: none is said. */
  amount: BaseAmount | null;
  /** A number at the end: of `omega 3` it belongs to the name, of `milk 3` it is a count. */
  lastNumber: string | null;
}

/** A word of the line as it is compared. */
interface Word {
  text: string;
  folded: string;
  number: number | null;
}

const FRACTIONS: Record<string, string> = { '¼': '.25', '½': '.5', '¾': '.75', '⅓': '.33', '⅔': '.67', '⅛': '.125' };
const MOST_AMOUNT = 100_000;

const AND_PART: Record<string, number> = { نصف: 0.5, نص: 0.5, ربع: 0.25, half: 0.5, quarter: 0.25 };

/** `كيلو ونص`, `2 kilos and a half`: as one number before its unit. */
const withParts = (line: string): string =>
  line.replace(
    /(?:(\d+)\s+)?(?<!\p{L})(\p{L}+)\s+(?:و\s?|and (?:a )?)(نصف|نص|ربع|half|quarter)(?!\p{L})/giu,
    (whole: string, number: string | undefined, unit: string, part: string) => {
      const twice = number === undefined ? TWO_UNITS.get(foldText(unit)) : undefined;
      const more = AND_PART[part.toLowerCase()] ?? 0;
      if (twice) return `${2 + more} ${twice}`;
      return unitOf(foldText(unit)) ? `${Number(number ?? 1) + more} ${unit}` : whole;
    },
  );

/** Fractions as decimals, decimal commas as points, `500g` and `2x` as two words. */
function spread(line: string): string {
  return withParts(line)
    .replace(/(\d*)\s?([¼½¾⅓⅔⅛])/gu, (_, whole: string, part: string) => `${whole || '0'}${FRACTIONS[part] ?? ''} `)
    .replace(
      /(?:(?<![\d.])(\d+)\s+)?(?<!\d)(\d)\s?[/⁄]\s?([2-9])(?![\d/])/gu,
      (_, whole: string | undefined, one: string, of: string) =>
        String(Math.round((Number(whole ?? 0) + Number(one) / Number(of)) * 100) / 100),
    )
    .replace(/(?<![\p{L}\d])([x×*])\s?(?=\d)/giu, '$1 ')
    .replace(/(\d)\s?([x×*])\s?(?=\d)/giu, '$1 $2 ')
    .replace(/(\d)[٬,](\d{3})(?!\d)/gu, '$1$2')
    .replace(/(\d)[,،٫](\d)/gu, '$1.$2')
    .replace(
      /(?<![\p{L}\d.])(\d+(?:\.\d+)?)([\p{L}×]+\.?)(?![\p{L}\d])/gu,
      (whole: string, number: string, unit: string) =>
        isCounted(foldText(unit) || unit) ? `${number} ${unit}` : whole,
    )
    .trim();
}

/** Whether a word may stand right behind its number, as in `500g`, `6pcs`, `2x`. */
const isCounted = (word: string): boolean =>
  unitOf(word) !== null ||
  PACK_WORDS.has(word) ||
  PIECE_WORDS.has(word) ||
  DOZEN_WORDS.has(word) ||
  TIMES_WORDS.has(word);

/** A picture beside words says nothing that they do not. */
const PICTURE = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)+$/u;

function wordsOf(line: string): Word[] {
  const all = spread(line)
    .split(/[\s\u00a0]+/u)
    .filter(Boolean);
  const written = all.filter((text) => !PICTURE.test(text));
  return (written.length > 0 ? written : all).map((text) => {
    const isTimes = TIMES_WORDS.has(text.toLowerCase());
    const folded = isTimes ? 'x' : foldText(text);
    const number = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : (NUMBER_WORDS.get(folded) ?? null);
    return { text, folded, number };
  });
}

/** What was found from a word on: so many words say it. */
interface Said {
  length: number;
  count?: number;
  counts?: ReadAmount['counts'];
  amount?: BaseAmount;
  lastNumber?: string;
}

const amountOf = (value: number, word: string | undefined): BaseAmount | null => {
  const unit = unitOf(word ?? '');
  if (!unit) return null;
  const found = Math.round(value * unit.factor * 100) / 100;
  return found > 0 ? { value: Math.min(found, MOST_AMOUNT), unit: unit.base } : null;
};

const isJoining = (word: Word | undefined): boolean => word !== undefined && JOINING_WORDS.has(word.folded);

/** Words without a number that say one: `half a kilo`, `لترين`, `dozen`, `kilo`. */
function saidInWords(words: readonly Word[], at: number): Said | null {
  const { folded } = words[at] as Word;
  const part = PART_WORDS.get(folded);
  if (part !== undefined) {
    const skipped = isJoining(words[at + 1]) ? 1 : 0;
    const amount = amountOf(part, words[at + 1 + skipped]?.folded);
    if (amount) return { length: 2 + skipped, amount };
    return DOZEN_WORDS.has(words[at + 1 + skipped]?.folded ?? '')
      ? { length: 2 + skipped, count: 12 * part, counts: 'pieces' }
      : null;
  }
  const twice = TWO_UNITS.get(folded);
  if (twice) return { length: 1, amount: amountOf(2, foldText(twice)) ?? undefined } as Said;
  if (TWO_PACKS.has(folded)) return { length: 1, count: 2, counts: 'packs' };
  if (TWO_PIECES.has(folded)) return { length: 1, count: 2, counts: 'pieces' };
  if (DOZEN_WORDS.has(folded)) return { length: 1, count: 12, counts: 'pieces' };
  return saidByUnit(words, at);
}

/** `kilo of tomatoes`, `علبة حليب`: a unit alone at the beginning is one of it. */
function saidByUnit(words: readonly Word[], at: number): Said | null {
  const { folded } = words[at] as Word;
  const isFirst = at === 0 && words.length > 1;
  if (isFirst && PACK_WORDS.has(folded)) return { length: 1, count: 1, counts: 'packs' };
  // One letter alone is a word of a name.
  const amount = folded.length > 2 && (isFirst || at === words.length - 1) ? amountOf(1, folded) : null;
  return amount && words.length > 1 ? { length: 1, amount } : null;
}

/** What a number counts by the word behind it; null: it is no such word. */
function countedBy(word: string, number: number): Omit<Said, 'length'> | null {
  if (PACK_WORDS.has(word)) return { count: number, counts: 'packs' };
  if (PIECE_WORDS.has(word)) return { count: number, counts: 'pieces' };
  return DOZEN_WORDS.has(word) ? { count: 12 * number, counts: 'pieces' } : null;
}

/** How strong something is: `500 mg`, `2 %`. */
const STRENGTH = /^(?:mg|mcg|iu|%|ملغ|مجم|ملجم)$/i;

/** A number without a unit at the beginning, or at the end. */
function saidAlone(words: readonly Word[], at: number, number: number): Said | null {
  if (words.length === 1) return null;
  const said = { length: 1, count: number, counts: 'things' } as const;
  if (at === 0) return said;
  const { text } = words[at] as Word;
  return at === words.length - 1 && /^\d/.test(text) ? { ...said, lastNumber: text } : null;
}

/** What a number says with the words behind it. */
function saidByNumber(words: readonly Word[], at: number, number: number): Said | null {
  const skipped = isJoining(words[at + 1]) ? 1 : 0;
  const next = words[at + 1 + skipped];
  const amount = amountOf(number, next?.folded);
  if (amount) return { length: 2 + skipped, amount };
  // `0 kg` is no amount, and no part of the name.
  if (unitOf(next?.folded ?? '')) return { length: 2 + skipped, count: 1, counts: 'things' };
  const counted = countedBy(next?.folded ?? '', number);
  if (counted) return { length: 2 + skipped, ...counted };
  if (words[at + 1]?.folded === 'x') return { length: 2, count: number, counts: 'packs' };
  return STRENGTH.test(next?.text ?? '') ? null : saidAlone(words, at, number);
}

function saidAt(words: readonly Word[], at: number): Said | null {
  const word = words[at] as Word;
  const next = words[at + 1];
  if (word.folded === 'x' && next?.number) return { length: 2, count: next.number, counts: 'packs' };
  return word.number === null ? saidInWords(words, at) : saidByNumber(words, at, word.number);
}

/** @param line with Latin digits */
export function readAmountOf(line: string): ReadAmount {
  const words = wordsOf(line);
  const read: ReadAmount = { name: '', count: 1, counts: 'things', amount: null, lastNumber: null };
  const left: string[] = [];
  let hasCount = false;
  for (let at = 0; at < words.length;) {
    const said = saidAt(words, at);
    const isNew = said && ((said.amount && !read.amount) || (said.count !== undefined && !hasCount));
    if (said && isNew) {
      if (said.amount) read.amount = said.amount;
      else {
        hasCount = true;
        Object.assign(read, { count: said.count, counts: said.counts, lastNumber: said.lastNumber ?? null });
      }
      at += said.length;
    } else {
      left.push((words[at] as Word).text);
      at += 1;
    }
  }
  while (left.length > 1 && JOINING_WORDS.has(foldText(left[0] as string))) left.shift();
  return { ...read, name: left.join(' ').replace(/^[\s\-–—:.,()]+|[\s\-–—:.,()]+$/gu, '') };
}
