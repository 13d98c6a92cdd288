/** How well a word of the catalogue is what somebody typed (decision 108). */
import { soundOf, soundsAlike, type Sound } from './sound';
import { isArabic, stemOf } from './stem';
import { errorsAllowed, errorsBetween, isLikelyError } from './typing-errors';

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

const shortestInside = (word: string): number => (isArabic(word) ? 3 : 4);
/** How alike words must sound; short ones must not differ. */
const leastAlike = (key: string): number => (key.length < 3 ? 1 : 0.7);

/** Latin names lose their plural; Arabic vowels at the end are heard. */
export const heardOf = (word: string): Sound | null => soundOf(isArabic(word) ? word : stemOf(word));

/** A folded word with what is compared of it, each worked out once. */
export interface ComparedWord {
  word: string;
  stem: string;
  sound: () => Sound | null;
}

export function comparedWord(word: string): ComparedWord {
  let sound: Sound | null | undefined;
  return { word, stem: stemOf(word), sound: () => (sound === undefined ? (sound = heardOf(word)) : sound) };
}

function startScore(word: string, term: string): number {
  const { start, startWhole } = WORD_WEIGHTS;
  return term.startsWith(word) ? start + (startWhole - start) * (word.length / term.length) : 0;
}

/** How surely a word of the catalogue is what was typed: it is, in any number, or begins or ends with it. 0: it is not. */
export function sureScore({ word, stem }: ComparedWord, term: ComparedWord): number {
  if (word === term.word) return WORD_WEIGHTS.exact;
  if (stem === term.stem) return WORD_WEIGHTS.plural;
  const start = Math.max(startScore(word, term.word), startScore(word, term.stem) * WORD_WEIGHTS.plural);
  if (start > 0) return start;
  return word.length >= shortestInside(word) && term.word.endsWith(word) ? WORD_WEIGHTS.end : 0;
}

/** Errors between two words that may be the same; Infinity: they are not. */
function errorsIn(one: string, other: string): number {
  const allowed = Math.min(errorsAllowed(one), errorsAllowed(other) || 0);
  if (allowed === 0) return Infinity;
  const errors = errorsBetween(one, other, allowed);
  return errors <= allowed && (errors > 1 || isLikelyError(one, other)) ? errors : Infinity;
}

function typedScore({ word, stem }: ComparedWord, term: ComparedWord): number {
  const errors = Math.min(errorsIn(word, term.word), errorsIn(stem, term.stem));
  if (errors > 2) return 0;
  return errors <= 1 ? WORD_WEIGHTS.oneError : WORD_WEIGHTS.twoErrors;
}

/** How likely a word of the catalogue was meant, when none surely is: by typing errors, its sound, or a part of it. */
export function guessScore(typed: ComparedWord, term: ComparedWord): number {
  const [one, other] = [typed.sound(), term.sound()];
  const alike = one && other && one.key === other.key ? soundsAlike(one, other) : 0;
  const heard = one && alike >= leastAlike(one.key) ? WORD_WEIGHTS.sound * alike : 0;
  const { word } = typed;
  const inside = word.length >= shortestInside(word) && term.word.includes(word) ? WORD_WEIGHTS.inside : 0;
  return Math.max(typedScore(typed, term), heard, inside);
}

/** A word that stands for another one: it, or its plural. */
export const synonymScore = (word: ComparedWord, term: ComparedWord): number =>
  word.stem === term.stem ? WORD_WEIGHTS.synonym : 0;
