/** How well a word of the catalogue is what somebody typed (decision 108). */
import { soundOf, soundsAlike } from './sound';
import { isArabic, stemOf } from './stem';
import { errorsAllowed, errorsBetween } from './typing-errors';

/** From 0 to 1. */
export const WORD_WEIGHTS = {
  exact: 1,
  plural: 0.96,
  /** A word that begins with what was typed: from this to {@link WORD_WEIGHTS.startWhole}, by how much of it was typed. */
  start: 0.6,
  startWhole: 0.9,
  /** `milk` in `buttermilk`. */
  end: 0.66,
  inside: 0.45,
  oneError: 0.78,
  twoErrors: 0.62,
  sound: 0.74,
  synonym: 0.86,
} as const;

/** `sure`: it is the word, or its beginning. `guess`: it may be, when no word surely is. */
export interface WordMatch {
  score: number;
  isGuess: boolean;
}

const shortestInside = (word: string): number => (isArabic(word) ? 3 : 4);
/** How alike words must sound; short ones must not differ. */
const leastAlike = (key: string): number => (key.length < 3 ? 1 : 0.7);

function startScore(word: string, term: string): number {
  const { start, startWhole } = WORD_WEIGHTS;
  return term.startsWith(word) ? start + (startWhole - start) * (word.length / term.length) : 0;
}

/** Latin names lose their plural; Arabic vowels at the end are heard. */
export const heardOf = (word: string) => soundOf(isArabic(word) ? word : stemOf(word));

function guess(word: string, term: string): number {
  const allowed = errorsAllowed(word);
  const errors =
    allowed === 0
      ? 1
      : Math.min(errorsBetween(word, term, allowed), errorsBetween(stemOf(word), stemOf(term), allowed));
  const typed = errors > allowed ? 0 : errors <= 1 ? WORD_WEIGHTS.oneError : WORD_WEIGHTS.twoErrors;
  const [one, other] = [heardOf(word), heardOf(term)];
  const alike = one && other && one.key === other.key ? soundsAlike(one, other) : 0;
  const heard = one && alike >= leastAlike(one.key) ? WORD_WEIGHTS.sound * alike : 0;
  const inside = word.length >= shortestInside(word) && term.includes(word) ? WORD_WEIGHTS.inside : 0;
  return Math.max(typed, heard, inside);
}

/** @param word of the query, folded @param term a word of the catalogue, folded @returns null: it is another word */
export function matchWord(word: string, term: string): WordMatch | null {
  if (word === term) return { score: WORD_WEIGHTS.exact, isGuess: false };
  const [stem, termStem] = [stemOf(word), stemOf(term)];
  if (stem === termStem) return { score: WORD_WEIGHTS.plural, isGuess: false };
  const start = Math.max(startScore(word, term), startScore(word, termStem) * WORD_WEIGHTS.plural);
  if (start > 0) return { score: start, isGuess: false };
  if (word.length >= shortestInside(word) && term.endsWith(word)) return { score: WORD_WEIGHTS.end, isGuess: false };
  const score = guess(word, term);
  return score > 0 ? { score, isGuess: true } : null;
}

/** A word that stands for another one: it, or its plural. */
export function matchSynonym(word: string, term: string): number {
  return word === term || stemOf(word) === stemOf(term) ? WORD_WEIGHTS.synonym : 0;
}
