/** What of a list that is already here a search means: categories and brands, by their names. */
import { foldedWords } from './fold-text';
import { matchRanges, type Range } from './match-ranges';
import { stemOf } from './stem';

export type Matching<Entry> = Entry & {
  /** The parts of the name to mark. */
  matches: Range[];
};

/** Of a word in its own number, else of its singular: `fruits` names Fruit. */
function rangesOf(name: string, word: string): Range[] {
  const ranges = matchRanges(name, word);
  return ranges.length > 0 ? ranges : matchRanges(name, stemOf(word));
}

/**
 * Entries whose name has every word of the query; names that start with the query first, otherwise in their order.
 * @param limit of entries; an empty query matches none
 */
export function matchingNames<Entry extends { name: string }>(
  entries: readonly Entry[],
  query: string,
  limit: number,
): Matching<Entry>[] {
  const words = foldedWords(query);
  if (words.length === 0) return [];
  const found = entries
    .filter(({ name }) => words.every((word) => rangesOf(name, word).length > 0))
    .map((entry) => {
      const matches = matchRanges(entry.name, query);
      return { ...entry, matches: matches.length > 0 ? matches : words.flatMap((word) => rangesOf(entry.name, word)) };
    });
  const startsLate = ({ matches: [first] }: { matches: Range[] }) => Number(first?.[0] !== 0);
  return found.sort((one, other) => startsLate(one) - startsLate(other)).slice(0, limit);
}
