/** Which letters of a name a search matches, to mark them, and to narrow a list that is at hand (decision 108). */
import { foldText, foldWithPlaces, foldedWords } from './fold-text';
import { stemOf } from './stem';

/** Places in a text: from a letter to before another, in UTF-16 units. */
export type Range = [start: number, end: number];

/** Shorter words are marked where a word begins only: a single letter is in every name. */
const SHORTEST_INSIDE = 3;
/** Arabic writes articles and prepositions without a space before the word. */
const ARABIC_PREFIX = /(?:^| )(?:[وفبك]?ال|لل|و)$/;

/** Where a word is in a folded name, else its singular: `fruits` is in Fruit. */
function placesOf(name: string, word: string): [at: number, length: number][] {
  for (const each of new Set([word, stemOf(word)])) {
    const { starts, inside } = startsOf(name, each);
    const places = starts.length === 0 && each.length >= SHORTEST_INSIDE ? inside : starts;
    if (places.length > 0) return places.map((at) => [at, each.length]);
  }
  return [];
}

/** Where a word begins in a folded name; `inside`: in the middle of words. */
function startsOf(name: string, word: string): { starts: number[]; inside: number[] } {
  const places = { starts: [] as number[], inside: [] as number[] };
  for (let at = name.indexOf(word); at >= 0; at = name.indexOf(word, at + 1)) {
    const before = name.slice(0, at);
    const isStart = at === 0 || before.endsWith(' ') || ARABIC_PREFIX.test(before);
    (isStart ? places.starts : places.inside).push(at);
  }
  return places;
}

/** Ranges in order, those that touch or overlap as one. */
function merged(ranges: Range[]): Range[] {
  const result: Range[] = [];
  for (const [start, end] of ranges.sort(([one], [other]) => one - other)) {
    const last = result.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}

/**
 * The parts of a name whose letters are words of the query, or begin with them: in order, without overlaps, in places
 * of the original name. A word is marked where words of the name begin with it, and else inside of words. Empty: none.
 */
export function matchRanges(name: string, query: string): Range[] {
  const folded = foldWithPlaces(name);
  const ranges = [...new Set(foldedWords(query))].flatMap((word) =>
    placesOf(folded.text, word).map(([at, length]): Range => [
      folded.from[at] as number,
      folded.to[at + length - 1] as number,
    ]),
  );
  return merged(ranges);
}

/** Whether {@link matchRanges} would mark each word of a query in a name. A query without words is in all. */
export function hasEveryWord(name: string, query: string): boolean {
  const words = foldedWords(query);
  if (words.length === 0) return true;
  const folded = foldText(name);
  return words.every((word) => placesOf(folded, word).length > 0);
}
