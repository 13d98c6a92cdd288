/** What a search asks for: parts that a name should have, each in the words that may stand for it (decision 108). */
import { foldedWords } from './fold-text';
import { isMeasure, withMeasures } from './measures';
import { isArabic, stemOf } from './stem';
import { ARABIC_DESCRIPTIONS, ARABIC_FILLERS, ARABIC_SYNONYMS } from './synonyms-ar';
import { ENGLISH_DESCRIPTIONS, ENGLISH_FILLERS, ENGLISH_SYNONYMS } from './synonyms-en';
import { errorsAllowed, errorsBetween, isLikelyError } from './typing-errors';

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
  /** It says which one of a kind: `sparkling`. Names without it are found when none has it. */
  isDescription: boolean;
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

/** The phrases of each phrase's groups, by its stems; a phrase of several words also as one: `bandaid`. */
function readGroups(...texts: string[]): Map<string, string[][]> {
  const byKey = new Map<string, string[][]>();
  const phrasesOf = (text: string) => text.split(',').map(foldedWords);
  for (const line of texts.join('\n').split('\n').filter(Boolean)) {
    const [same = '', kinds] = line.split('>');
    const phrases = phrasesOf(same);
    for (const phrase of phrases) {
      const own = keyOf(phrase);
      const others = [...phrases.filter((other) => keyOf(other) !== own), ...(kinds ? phrasesOf(kinds) : [])];
      for (const key of new Set([own, keyOf([phrase.join('')])]))
        byKey.set(key, [...(byKey.get(key) ?? []), ...(key === own ? others : [phrase, ...others])]);
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
const stemsOf = (text: string): ReadonlySet<string> => new Set(foldedWords(text).map(stemOf));
const DESCRIPTIONS = stemsOf(`${ENGLISH_DESCRIPTIONS} ${ARABIC_DESCRIPTIONS}`);

const WITHOUT = new Set(foldedWords('no without بدون بلا دون'));
const FREE_OF = new Set(foldedWords('خالي خال خالية'));

/** How many words from here name what a thing has not: `sugar free`, `بدون سكر`. They are one part: doughnuts with sugar are no answer. */
function absentAt(words: readonly string[], at: number): number {
  const [word = '', next = '', third] = words.slice(at, at + LONGEST_PHRASE);
  if (next === 'free' && !FILLERS.has(word)) return 2;
  if (WITHOUT.has(word) && next !== '') return 2;
  return FREE_OF.has(word) && next === 'من' && third ? LONGEST_PHRASE : 0;
}

/** The longest phrase from here that has synonyms or names what is absent, else one word. */
function partAt(words: readonly string[], at: number): QueryPart {
  const least = absentAt(words, at) || 1;
  const isFillerAlone = least === 1 && isFiller(words[at] as string);
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length >= least; length -= 1) {
    const own = words.slice(at, at + length);
    const synonyms = synonymsOf(own);
    if (synonyms) return { own, synonyms, isOptional: length === 1 && isFillerAlone, isDescription: false };
  }
  const isDescription = DESCRIPTIONS.has(stemOf(words[at] as string));
  return { own: words.slice(at, at + least), synonyms: [], isOptional: isFillerAlone, isDescription };
}

/** `spf50` is written `SPF 50`; an amount stays one word. */
const splitNumber = (word: string): string[] => /^(\p{L}{2,})(\d{2,})$/u.exec(word)?.slice(1) ?? [word];

/** @param text as it was typed. Without parts: there is nothing to search for */
export function readQuery(text: string): Query {
  const words = withMeasures(foldedWords(text).flatMap(splitNumber)).slice(0, MOST_WORDS);
  const parts: QueryPart[] = [];
  for (let at = 0; at < words.length;) {
    const part = partAt(words, at);
    parts.push(part);
    at += part.own.length;
  }
  // Of fillers alone each is meant.
  if (parts.every(({ isOptional }) => isOptional)) for (const part of parts) part.isOptional = false;
  return queryOf(words, parts);
}

function queryOf(words: readonly string[], parts: QueryPart[]): Query {
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

/** The same search for names without its descriptions: `sparkling water` for any water. Null: it has none, or nothing else. */
export function withoutDescriptions(query: Query): Query | null {
  if (!query.parts.some(({ isDescription }) => isDescription)) return null;
  const others = query.parts.filter(({ isDescription }) => !isDescription);
  // `school bag`: beside a description a filler is what is meant.
  const isAllFiller = others.every(({ isOptional }) => isOptional);
  const isOptional = (part: QueryPart) => part.isDescription || (part.isOptional && !isAllFiller);
  return others.length === 0
    ? null
    : { ...query, parts: query.parts.map((part) => ({ ...part, isOptional: isOptional(part) })) };
}

let vocabulary: string[] | null = null;
/** Words that mean others. The catalogue need not have them, so its words do not correct them. */
const wordsWithMeaning = (): string[] =>
  (vocabulary ??= [...new Set(foldedWords(`${ENGLISH_SYNONYMS} ${ARABIC_SYNONYMS}`))]);
/** Whether a folded word means others, or says which of a kind. */
export const hasMeaning = (word: string): boolean => synonymsOf([word]) !== undefined || DESCRIPTIONS.has(stemOf(word));

function errorsFrom(word: string, other: string): number {
  const most = Math.min(errorsAllowed(word), errorsAllowed(other));
  const errors = most === 0 ? Infinity : errorsBetween(word, other, most);
  return errors <= most && (errors !== 1 || isLikelyError(word, other)) ? errors : Infinity;
}

const SHORTEST_DESCRIPTION = 4;
const SHORTEST_DESCRIBED = 3;
/** `smartwatch` is a smart watch. */
function describedAsOne(word: string): string | null {
  for (let at = SHORTEST_DESCRIPTION; at <= word.length - SHORTEST_DESCRIBED; at += 1)
    if (DESCRIPTIONS.has(word.slice(0, at))) return `${word.slice(0, at)} ${word.slice(at)}`;
  return null;
}

/** What a word means that no name has; itself: nothing else. */
function corrected(word: string): string {
  if (hasMeaning(word)) return word;
  const near = wordsWithMeaning()
    .map((other) => ({ other, errors: Math.min(errorsFrom(word, other), errorsFrom(stemOf(word), stemOf(other))) }))
    .filter(({ errors }) => errors < Infinity)
    .sort((one, two) => one.errors - two.errors);
  return near[0]?.other ?? describedAsOne(word) ?? word;
}

/**
 * A text without typing errors in words that no name has but that mean others: `noodels` is `noodle`. Null: it is the same.
 * @param isKnown whether the catalogue has a folded word
 */
export function withCorrections(text: string, isKnown: (word: string) => boolean): string | null {
  const words = foldedWords(text).slice(0, MOST_WORDS);
  const meant = words.map((word) => (isKnown(word) ? word : corrected(word)));
  return meant.some((word, at) => word !== words[at]) ? meant.join(' ') : null;
}
