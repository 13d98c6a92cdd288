/**
 * The one matcher of all searches (decision 108): what a text means in the catalogue of a place. Lists then read items by
 * the ids of their names, stores by their own.
 */
import { readingsOf, type Reading } from '@shop/domain/search/other-keyboard';
import { dietsAmong, DIET_WORDS, type SearchedDiet } from '@shop/domain/search/diet-words';
import { readQuery, withCorrections, withoutDescriptions, type Query } from '@shop/domain/search/read-query';
import {
  keepBest,
  partsNamed,
  scoreName,
  scoreWords,
  termsOfParts,
  type NameScore,
  type WordScores,
} from '@shop/domain/search/score-name';
import { cachedRowsBy } from '../../db/cached-totals';
import type { Db } from '../../db/database';
import { findEntries, findTerms, type EntryRow, type SearchPlace } from './find-entries';
import { readEntries } from './read-entries';

/** The ids of names, stores or brands, the best first, each with its score. */
export interface Matches {
  ids: number[];
  scores: number[];
}

/** What else has a name that a search may mean. */
export type PageKind = Exclude<EntryRow['kind'], 'item' | 'store'>;

export interface Found {
  /** Names of items (`item_names`). */
  names: Matches;
  stores: Matches;
  /** Ids of what has a page or a name of its own beside items and stores, the best first. */
  pages: Record<PageKind, number[]>;
  /** When no name matches by itself: items of these stores or brands, of these names or, null, of all. */
  of: { storeIds: number[]; brandIds: number[]; names: number[] | null } | null;
  /** Amounts that were searched, as `withMeasures` writes them. */
  measures: string[];
  /** Items must suit these, unless they have one of these names. */
  diets: { all: SearchedDiet[]; except: number[] } | null;
}

/** Names that a list is read of: it is paged, and nobody looks further. */
const MOST_NAMES = 200;
/** Stores and brands whose items are listed: a word that many stores have is no name. */
const MOST_OWNERS = 8;
/** An owner that was not nearly typed lists nothing: `charger` is no item of Second Chapter. */
const LEAST_OWNER = 0.7;
const MOST_STORES = 100;
const MOST_PAGES = 5;

export const matchesOf = (found: readonly { ref: number; match: NameScore }[], most: number): Matches => {
  const kept = found.slice(0, most);
  return { ids: kept.map(({ ref }) => ref), scores: kept.map(({ match }) => Math.round(match.score * 1000) / 1000) };
};
const NONE: Matches = { ids: [], scores: [] };
const NO_PAGES: Found['pages'] = { category: [], brand: [], condition: [] };
const NOTHING: Found = { names: NONE, stores: NONE, pages: NO_PAGES, of: null, measures: [], diets: null };

/** Whether no item and no store was found. */
export const isNothing = ({ names, stores, of }: Found): boolean =>
  names.ids.length === 0 && stores.ids.length === 0 && of === null;

export interface Search {
  query: Query;
  scores: WordScores;
  terms: string[][];
  /** Scores of names without a context, which are the same whether it counts or not. */
  plain?: Map<EntryRow, NameScore | null>;
}

function scoreOf({ query, scores, plain = new Map() }: Search, row: EntryRow, hasContext: boolean): NameScore | null {
  if (row.context.length > 0)
    return scoreName(query, scores, { names: row.names, context: hasContext ? row.context : [] });
  const known = plain.get(row);
  if (known !== undefined) return known;
  const score = scoreName(query, scores, row);
  plain.set(row, score);
  return score;
}

/** Names of a kind that answer a search, the best first. */
export function scored(search: Search, rows: readonly EntryRow[], kind: EntryRow['kind'], hasContext = true) {
  const found = rows.flatMap((row) => {
    if (row.kind !== kind) return [];
    const match = scoreOf(search, row, hasContext);
    return match ? [{ ref: row.ref, match }] : [];
  });
  return keepBest(found);
}

/** A name is entered with each diet that some of its items suit: others of its items are no answer, unless the name answers by itself. */
export function dietsOf({ query, scores, terms }: Search, rows: readonly EntryRow[]): Found['diets'] {
  const all = dietsAmong(terms.flat());
  if (all.length === 0) return null;
  const words = all.map((diet) => DIET_WORDS[diet]);
  const isNamed = ({ kind, names, context }: EntryRow) =>
    kind === 'item' &&
    scoreName(query, scores, { names, context: context.filter((word) => !words.includes(word)) })?.missing === 0;
  return { all, except: rows.filter(isNamed).map(({ ref }) => ref) };
}

const refs = (rows: readonly { ref: number }[]): number[] => rows.slice(0, MOST_OWNERS).map(({ ref }) => ref);

/** Stores and brands that are named, and nothing else with them. */
function ownersOf(search: Search, rows: readonly EntryRow[]): Found['of'] {
  const named = (kind: EntryRow['kind']) =>
    refs(scored(search, rows, kind, false).filter(({ match }) => match.words >= LEAST_OWNER));
  const [storeIds, brandIds] = [named('store'), named('brand')];
  return storeIds.length + brandIds.length > 0 ? { storeIds, brandIds, names: null } : null;
}

/** "milk green corner": an owner is named by some of the words, an item by all others. */
function sharedBetween({ query, scores }: Search, rows: readonly EntryRow[]): Found['of'] {
  const needed = query.parts.flatMap(({ isOptional }, index) => (isOptional ? [] : [index]));
  const withParts = rows.map((row) => ({ ...row, parts: partsNamed(query, scores, row) }));
  const items = withParts.filter(({ kind }) => kind === 'item');
  const pairs = withParts
    .filter(({ kind, parts }) => (kind === 'store' || kind === 'brand') && parts.length > 0)
    .map((owner) => {
      const rest = needed.filter((part) => !owner.parts.includes(part));
      return {
        owner,
        names: rest.length === 0 ? [] : items.filter(({ parts }) => rest.every((part) => parts.includes(part))),
      };
    })
    .filter(({ names }) => names.length > 0)
    .sort((one, other) => other.owner.parts.length - one.owner.parts.length)
    .slice(0, MOST_OWNERS);
  if (pairs.length === 0) return null;
  const ids = (kind: EntryRow['kind']) =>
    pairs.filter(({ owner }) => owner.kind === kind).map(({ owner }) => owner.ref);
  const names = [...new Set(pairs.flatMap((pair) => pair.names.map(({ ref }) => ref)))].slice(0, MOST_NAMES);
  return { storeIds: ids('store'), brandIds: ids('brand'), names };
}

/** Categories, brands and conditions that are named. */
const pagesOf = (search: Search, rows: readonly EntryRow[]): Found['pages'] => {
  const named = (kind: PageKind) =>
    scored(search, rows, kind, false).slice(0, MOST_PAGES).map(({ ref }) => ref); // prettier-ignore
  return { category: named('category'), brand: named('brand'), condition: named('condition') };
};
const hasPages = (pages: Found['pages']): boolean => Object.values(pages).some((ids) => ids.length > 0);

async function complete(db: Db, search: Search, place: SearchPlace): Promise<Found> {
  const rows = search.terms.every((terms) => terms.length > 0)
    ? await findEntries(db, { place, terms: search.terms, needs: 'all' })
    : [];
  const names = matchesOf(scored(search, rows, 'item'), MOST_NAMES);
  const stores = matchesOf(scored(search, rows, 'store'), MOST_STORES);
  const of = names.ids.length > 0 ? null : ownersOf(search, rows);
  return {
    names,
    stores,
    pages: pagesOf(search, rows),
    of,
    measures: search.query.measures,
    diets: dietsOf(search, rows),
  };
}

/** When no name has all words: one of three may be missing, or some of them name a store or a brand. */
async function nearly(db: Db, search: Search, place: SearchPlace): Promise<Found> {
  const known = search.terms.filter((terms) => terms.length > 0);
  if (search.terms.length < 2 || known.length === 0 || known.length < search.terms.length - 1) return NOTHING;
  const rows = await findEntries(db, { place, terms: known, needs: 'any' });
  const of = sharedBetween(search, rows);
  const names = of ? NONE : matchesOf(scored(search, rows, 'item'), MOST_NAMES);
  const stores = matchesOf(scored(search, rows, 'store'), MOST_STORES);
  return { names, stores, pages: NO_PAGES, of, measures: search.query.measures, diets: dietsOf(search, rows) };
}

const searchOf = (query: Query, scores: WordScores): Search => ({
  query,
  scores,
  terms: termsOfParts(query, scores),
  plain: new Map(),
});

/** @returns and what the text means instead, when nothing was found and a word of it is near to one that means others */
async function findText(
  db: Db,
  { text, isGuess }: Reading,
  place: SearchPlace,
): Promise<{ found: Found; meant: string | null }> {
  const query = readQuery(text);
  if (query.parts.length === 0) return { found: NOTHING, meant: null };
  let known = await findTerms(db, query, place, !isGuess);
  if (known.hasUnread) {
    await readEntries(db, 1);
    known = await findTerms(db, query, place, !isGuess);
  }
  const scores = scoreWords(query, known.terms, !isGuess);
  const search = searchOf(query, scores);
  let found = await complete(db, search, place);
  const { pages } = found;
  if (isNothing(found)) found = await nearly(db, search, place);
  const plain = isNothing(found) ? withoutDescriptions(query) : null;
  if (plain) found = await complete(db, searchOf(plain, scores), place);
  if (hasPages(pages)) found = { ...found, pages };
  const hasWord = (word: string) => (scores.own.get(word)?.size ?? 0) > 0;
  return { found, meant: isGuess || !isNothing(found) ? null : withCorrections(text, hasWord) };
}

async function find(db: Db, text: string, place: SearchPlace): Promise<Found> {
  // A category without items, or without items here.
  let named = NOTHING;
  for (const reading of readingsOf(text)) {
    const { found, meant } = await findText(db, reading, place);
    if (!isNothing(found)) return found;
    if (!hasPages(named.pages)) named = found;
    if (meant === null) continue;
    const other = await findText(db, { text: meant, isGuess: true }, place);
    if (!isNothing(other.found)) return other.found;
  }
  return named;
}

/** What a text means at a place, cached for some seconds where totals are: pages and facets of a search ask the same. */
export async function searchCatalogue(db: Db, text: string, place: SearchPlace): Promise<Found> {
  const key = `search ${JSON.stringify([text, place])}`;
  const [found = NOTHING] = await cachedRowsBy(db, key, async () => [await find(db, text, place)]);
  return found;
}
