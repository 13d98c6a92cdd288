/** How well a name answers a search: one formula, its weights beside it (decision 108). */
import { comparedWord, guessScore, sureScore, synonymScore, WORD_WEIGHTS, type ComparedWord } from './match-word';
import { isFiller, type Query, type QueryPart } from './read-query';
import { isArabic, stemOf } from './stem';

/** Added to how well the words match, which is 1 when all of them are in the name. */
export const NAME_WEIGHTS = {
  /** The search is the whole name, in any number. */
  exact: 0.5,
  /** The name begins with what was searched. */
  start: 0.08,
  /** What was searched is what the name is about: English says that last, Arabic first. */
  head: 0.12,
  /** By the part of the name's words that was searched. */
  dense: 0.16,
  /** In the order of the search. */
  order: 0.04,
  /** For each optional word that is there. */
  optional: 0.1,
  /** A word of its category or of what it is for, instead of the name: a factor. */
  context: 0.6,
} as const;

/** Names that match this much worse than the best one are not what was meant. */
const WORST_BELOW_BEST = 0.5;
/** Of three words or more, one may be missing, when the others match this well on the whole. */
const MISSING_FROM = 3;
const LEAST_WITHOUT_ONE = 0.45;

/** A name as it is searched. */
export interface SearchableName {
  /** Its words in each language, folded, with amounts as one word. */
  names: string[][];
  /** Words of its category and of what it is for. */
  context: string[];
}

/** The scores of words of the catalogue, for each word that a query may mean. */
export interface WordScores {
  own: Map<string, Map<string, number>>;
  synonyms: Map<string, Map<string, number>>;
}

/** Words of the query that the catalogue's words are compared with: those typed, and their synonyms. */
export function wordsToMatch({ parts, joined }: Query): { own: string[]; synonyms: string[] } {
  return {
    own: [...new Set([...parts.flatMap(({ own }) => own), ...joined.map(({ word }) => word)])],
    synonyms: [...new Set(parts.flatMap(({ synonyms }) => synonyms.flat()))],
  };
}

/** The terms that a rule gives a score. */
const scoresBy = (terms: readonly ComparedWord[], scoreOf: (term: ComparedWord) => number): Map<string, number> =>
  new Map(terms.map((term) => [term.word, scoreOf(term)] as const).filter(([, score]) => score > 0));

/** Words that another word of the catalogue stands for: `coke` is `cola`, not `cake`. */
const explained = ({ parts }: Query, synonyms: WordScores['synonyms']): Set<string> =>
  new Set(
    parts
      .filter((part) => part.synonyms.some((phrase) => phrase.every((word) => synonyms.get(word)?.size)))
      .flatMap(({ own }) => own),
  );

/** Guesses count for a word only when no word of the catalogue surely is it, or stands for it. @param mayGuess false: never */
export function scoreWords(query: Query, terms: readonly string[], mayGuess = true): WordScores {
  const words = wordsToMatch(query);
  const compared = terms.map(comparedWord);
  const synonyms = new Map(
    words.synonyms.map((word) => {
      const meant = comparedWord(word);
      return [word, scoresBy(compared, (term) => synonymScore(meant, term))] as const;
    }),
  );
  const known = explained(query, synonyms);
  const alone = new Set(query.parts.flatMap(({ own }) => own));
  const guessed = (word: ComparedWord) => (term: ComparedWord) => {
    const score = guessScore(word, term);
    // Two words as one are guessed by one error alone: `eye drops` are not any drops.
    return alone.has(word.word) || score >= WORD_WEIGHTS.oneError ? score : 0;
  };
  const scoresOf = (word: ComparedWord) => {
    const sure = scoresBy(compared, (term) => sureScore(word, term));
    return sure.size > 0 || !mayGuess || known.has(word.word) ? sure : scoresBy(compared, guessed(word));
  };
  return { own: new Map(words.own.map((word) => [word, scoresOf(comparedWord(word))])), synonyms };
}

/** Words of the catalogue that may answer each part of a query; for optional parts they are not needed. */
export function termsOfParts({ parts, joined }: Query, { own, synonyms }: WordScores): string[][] {
  const termsOf = (map: Map<string, Map<string, number>>, word: string) => [...(map.get(word)?.keys() ?? [])];
  return parts.flatMap((part, index) => {
    if (part.isOptional) return [];
    const joins = joined.filter((join) => join.parts.includes(index)).map(({ word }) => word);
    return [
      [
        ...new Set([
          ...[...part.own, ...joins].flatMap((word) => termsOf(own, word)),
          ...part.synonyms.flat().flatMap((word) => termsOf(synonyms, word)),
        ]),
      ],
    ];
  });
}

/** A number stays apart, unless it is short: `Omega 3` is `omega3`, and branch 27 of a store is no word of its own. */
const isJoined = (word: string): boolean => word.length < 2 || !/^[\d.]/.test(word);

/** Two words beside each other as one: `t shirt` is found by `tshirt`. */
export const joinedPairs = (words: readonly string[]): string[] =>
  words.slice(1).flatMap((word, at) => (isJoined(word) ? [`${words[at] as string}${word}`] : []));

/** A word of a name, or two of them as one, and their places in it. */
interface Spot {
  word: string;
  places: number[];
}
const spotsOf = (words: readonly string[]): Spot[] => [
  ...words.map((word, at) => ({ word, places: [at] })),
  ...words.slice(1).map((word, at) => ({ word: `${words[at] as string}${word}`, places: [at, at + 1] })),
];

interface Hit {
  score: number;
  /** Places of matching words in the name. */
  places: number[];
}
const NO_HIT: Hit = { score: 0, places: [] };

/** The best match of one word. */
function hitOf(scores: Map<string, number> | undefined, spots: readonly Spot[]): Hit {
  let best = NO_HIT;
  if (!scores || scores.size === 0) return best;
  for (const { word, places } of spots) {
    const score = scores.get(word) ?? 0;
    if (score > best.score) best = { score, places };
  }
  return best;
}

/** All words of a phrase, or none. */
function hitOfPhrase(map: Map<string, Map<string, number>>, phrase: readonly string[], spots: readonly Spot[]): Hit {
  if (phrase.length === 1) return hitOf(map.get(phrase[0] as string), spots);
  const hits = phrase.map((word) => hitOf(map.get(word), spots));
  if (hits.some(({ score }) => score === 0)) return NO_HIT;
  return {
    score: hits.reduce((sum, { score }) => sum + score, 0) / hits.length,
    places: hits.flatMap(({ places }) => places),
  };
}

const better = (one: Hit, other: Hit): Hit => (other.score > one.score ? other : one);

function hitOfPart(part: QueryPart, joins: readonly string[], scores: WordScores, spots: readonly Spot[]): Hit {
  const own = hitOfPhrase(scores.own, part.own, spots);
  const asOne = joins.map((word) => hitOf(scores.own.get(word), spots)).reduce(better, own);
  return part.synonyms.map((phrase) => hitOfPhrase(scores.synonyms, phrase, spots)).reduce(better, asOne);
}

/** The best match of each part of the query. */
function hitsIn(query: Query, scores: WordScores, names: readonly string[], context: readonly string[]): Hit[] {
  const [named, around] = [spotsOf(names), context.map((word) => ({ word, places: [] }))];
  return query.parts.map((part, index) => {
    const joins = query.joined.filter((join) => join.parts.includes(index)).map(({ word }) => word);
    const hit = hitOfPart(part, joins, scores, named);
    if (hit.score >= NAME_WEIGHTS.context) return hit;
    return better(hit, { score: hitOfPart(part, [], scores, around).score * NAME_WEIGHTS.context, places: [] });
  });
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.map(stemOf).join(' ') === other.map(stemOf).join(' ');

/** `Tuna in Olive Oil` is about tuna. */
const PREPOSITIONS = new Set(['in', 'with', 'of', 'on', 'for', 'at', 'by']);

/** The place of the word that a name is about: English says it last, before a preposition, Arabic first. @param told places of words that say something */
function headOf(words: readonly string[], told: readonly number[]): number {
  if (isArabic(words[0] ?? '')) return told[0] ?? 0;
  const end = words.findIndex((word, at) => at > 0 && PREPOSITIONS.has(word));
  return told.findLast((at) => end < 0 || at < end) ?? 0;
}

/** What the places of the hits in the name are worth. @param matched how well the words match */
function bonusOf(needed: readonly Hit[], words: readonly string[], matched: number): number {
  const places = new Set(needed.flatMap((hit) => hit.places));
  if (places.size === 0) return 0;
  const told = words.flatMap((word, at) => (isFiller(word) ? [] : [at]));
  const head = headOf(words, told);
  // Fillers weigh little, so that of two names the shorter one is first.
  const weight = Math.max(1, told.length + (words.length - told.length) / 4);
  const firsts = needed.map((hit) => hit.places[0] ?? -1);
  const isInOrder = firsts.every((at, index) => index === 0 || at > (firsts[index - 1] as number));
  return (
    (firsts[0] === 0 ? NAME_WEIGHTS.start * matched : 0) +
    (places.has(head) ? NAME_WEIGHTS.head * matched : 0) +
    NAME_WEIGHTS.dense * matched * Math.min(1, places.size / weight) +
    (isInOrder ? NAME_WEIGHTS.order : 0)
  );
}

function scoreIn(query: Query, scores: WordScores, words: readonly string[], context: readonly string[]) {
  const hits = hitsIn(query, scores, words, context);
  const needed = hits.filter((_, index) => !query.parts[index]?.isOptional);
  const optional = hits.filter((hit, index) => query.parts[index]?.isOptional && hit.score > 0);
  const matched = needed.reduce((sum, { score }) => sum + score, 0) / needed.length;
  const score =
    matched +
    bonusOf(needed, words, matched) +
    (isSame(words, query.text.split(' ')) ? NAME_WEIGHTS.exact : 0) +
    optional.length * NAME_WEIGHTS.optional;
  return { words: matched, score, missing: needed.filter((hit) => hit.score === 0).length, needed: needed.length };
}

/** Which parts of a query a name has by itself, by their numbers; a store's or a brand's beside an item's. */
export function partsNamed(query: Query, scores: WordScores, { names }: SearchableName): number[] {
  const hits = hitsIn(query, scores, names.flat(), []);
  return hits.flatMap(({ score }, index) => (score > 0 ? [index] : []));
}

export interface NameScore {
  /** How well the words match alone, up to 1. */
  words: number;
  score: number;
  /** Words that the name does not have. */
  missing: number;
}

/** The better of a name's languages; null: the name is not what was searched. */
export function scoreName(query: Query, scores: WordScores, { names, context }: SearchableName): NameScore | null {
  // Words of both languages in one search: "milk حليب".
  const texts = query.isMixed ? [...names, names.flat()] : names;
  const [best] = texts
    .map((words) => scoreIn(query, scores, words, context))
    .sort((one, other) => one.missing - other.missing || other.score - one.score);
  if (!best || best.words === 0) return null;
  const mayMiss = best.needed >= MISSING_FROM && best.words >= LEAST_WITHOUT_ONE ? 1 : 0;
  return best.missing <= mayMiss ? best : null;
}

/** Those that miss the fewest words, and of them what is not much worse than the best. */
export function keepBest<Each extends { match: NameScore }>(found: readonly Each[]): Each[] {
  const least = Math.min(...found.map(({ match }) => match.missing));
  const complete = found.filter(({ match }) => match.missing === least);
  const best = Math.max(...complete.map(({ match }) => match.words));
  return complete
    .filter(({ match }) => match.words >= best - WORST_BELOW_BEST)
    .sort((one, other) => other.match.score - one.match.score);
}
