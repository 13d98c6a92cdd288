/** What of a list that is already here a search means: categories and brands, by their names. */
import { foldedWords } from './fold-text';
import { matchRanges, type Range } from './match-ranges';

export type Matching<Entry> = Entry & {
  /** The parts of the name to mark. */
  matches: Range[];
};

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
    .filter(({ name }) => words.every((word) => matchRanges(name, word).length > 0))
    .map((entry) => ({ ...entry, matches: matchRanges(entry.name, query) }));
  const startsLate = ({ matches: [first] }: { matches: Range[] }) => Number(first?.[0] !== 0);
  return found.sort((one, other) => startsLate(one) - startsLate(other)).slice(0, limit);
}
