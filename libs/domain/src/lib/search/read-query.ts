/** What a search asks for: parts that a name should have, each in the words that may stand for it (decision 108). */
import { foldedWords } from './fold-text';
import { isMeasure, withMeasures } from './measures';
import { isArabic, stemOf } from './stem';
import { ARABIC_FILLERS, ARABIC_SYNONYMS } from './synonyms-ar';
import { ENGLISH_FILLERS, ENGLISH_SYNONYMS } from './synonyms-en';

/** Further words are ignored: they hardly change the result. */
const MOST_WORDS = 8;

/** One thing that is asked for. */
export interface QueryPart {
  /** Its own words, as they were typed. */
  own: string[];
  /** Phrases that mean the same. */
  synonyms: string[][];
  /** Names without it are found too: `fresh`, an amount. */
  isOptional: boolean;
}

export interface Query {
  /** As it was typed, folded. */
  text: string;
  parts: QueryPart[];
  /** Two words beside each other as one: `note book` asks for `notebook`. The numbers are their parts. */
  joined: { word: string; parts: [number, number] }[];
  /** It has words of both scripts. */
  isMixed: boolean;
  /** Amounts of the query, as `measureWord` writes them. */
  measures: string[];
}

const keyOf = (words: readonly string[]): string => words.map(stemOf).join(' ');

/** The phrases of each phrase's groups, by its stems. */
function readGroups(...texts: string[]): Map<string, string[][]> {
  const byKey = new Map<string, string[][]>();
  const phrasesOf = (text: string) => text.split(',').map(foldedWords);
  for (const line of texts.join('\n').split('\n').filter(Boolean)) {
    const [same = '', kinds] = line.split('>');
    const phrases = phrasesOf(same);
    for (const phrase of phrases) {
      const key = keyOf(phrase);
      const others = [...phrases.filter((other) => keyOf(other) !== key), ...(kinds ? phrasesOf(kinds) : [])];
      byKey.set(key, [...(byKey.get(key) ?? []), ...others]);
    }
  }
  return byKey;
}

let groups: Map<string, string[][]> | null = null;
/** Read at the first search. */
const synonymsOf = (words: readonly string[]): string[][] | undefined =>
  (groups ??= readGroups(ENGLISH_SYNONYMS, ARABIC_SYNONYMS)).get(keyOf(words));

const FILLERS = new Set(foldedWords(`${ENGLISH_FILLERS} ${ARABIC_FILLERS}`));
/** Whether a word says little about what is searched: `fresh`, an amount, a number. */
export const isFiller = (word: string): boolean => FILLERS.has(word) || isMeasure(word) || /^[\d.]+$/.test(word);
const LONGEST_PHRASE = 3;

/** The longest phrase from here that has synonyms, else one word. */
function partAt(words: readonly string[], at: number): QueryPart {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    const own = words.slice(at, at + length);
    const synonyms = synonymsOf(own);
    if (synonyms) return { own, synonyms, isOptional: false };
  }
  const word = words[at] as string;
  return { own: [word], synonyms: [], isOptional: isFiller(word) };
}

/** @param text as it was typed. Without parts: there is nothing to search for */
export function readQuery(text: string): Query {
  const words = withMeasures(foldedWords(text)).slice(0, MOST_WORDS);
  const parts: QueryPart[] = [];
  for (let at = 0; at < words.length;) {
    const part = partAt(words, at);
    parts.push(part);
    at += part.own.length;
  }
  // Of fillers alone each is meant.
  if (parts.every(({ isOptional }) => isOptional)) for (const part of parts) part.isOptional = false;
  const partOf = parts.flatMap(({ own }, index) => own.map(() => index));
  const joined = words.slice(1).flatMap((word, at) => {
    const [before, own] = [partOf[at] as number, partOf[at + 1] as number];
    const first = words[at] as string;
    return isMeasure(word) || isMeasure(first)
      ? []
      : [{ word: first + word, parts: [before, own] as [number, number] }];
  });
  const letters = words.filter((word) => !/^\d/.test(word));
  const isMixed = letters.some(isArabic) && !letters.every(isArabic);
  return { text: words.join(' '), parts, joined, isMixed, measures: words.filter(isMeasure) };
}
