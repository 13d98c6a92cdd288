/**
 * The state of a results page in its URL (PLUS-25, decision 056); read by the page and by the server's prefetch.
 * Parameters: `tab`, `view`, `sort` (`none`: of a visitor who keeps one), `f` and `sf` (filters of items and of stores), `r` and `sr` (minimum rating),
 * `price`, `categories`, and the name of each filter with values.
 */
import { ITEM_FILTERS, type ItemFilterWord } from './item-filters';
import { ITEM_VALUE_FILTERS, readValues, withValues, type WithValues } from './item-values';
import type { FilterWord } from './filter-words';
import { MAX_FILTER_CATEGORIES, RATINGS, type Rating } from './results-filters';
import { foldDigits } from '@shop/util';
import type { PriceSort } from './results';
import { isTextSearch } from './search-text';
import { STORE_FILTERS, type StoreFilterWord } from './store-filters';
import { PRICE_SORTS } from './store-view';

export const RESULTS_TABS = ['items', 'stores'] as const;
export type ResultsTab = (typeof RESULTS_TABS)[number];
export const RESULTS_LOOKS = ['grid', 'list'] as const;
export type ResultsLook = (typeof RESULTS_LOOKS)[number];

/** The subject of the results (ROUTE-03 to ROUTE-08). `id`: slug or id of a category, or of a brand, which has items only. */
export type ResultsTarget =
  | { kind: 'text'; text: string }
  | { kind: 'category'; id: string }
  | { kind: 'brand'; id: string }
  | { kind: 'all-categories' }
  | { kind: 'special-offer' };

/** Whole currency units, inclusive; not `used`: Price is checked, but the slider was not moved yet. */
export interface PriceChoice {
  used: boolean;
  min: number;
  max: number;
}
/** RES-39: before use; filters nothing. */
export const PRICE_BEFORE_USE: PriceChoice = { used: false, min: 0, max: 1 };

/** The filters of one tab (RES-04). Words in the order of selection: the last sorting word applies (RES-35). Values are of items only. */
export interface Choices<Word extends FilterWord> extends WithValues {
  words: readonly Word[];
  /** 0: not checked (RES-34). */
  rating: Rating | 0;
  /** null: Price is not checked (RES-25). For items only (RES-05). */
  price: PriceChoice | null;
}
export interface ResultsView {
  tab: ResultsTab;
  look: ResultsLook;
  /** null: none selected (RES-09). */
  sort: PriceSort | null;
  items: Choices<ItemFilterWord>;
  stores: Choices<StoreFilterWord>;
  /** Ids; 'own': the page's default (its category, all of them, or none). */
  categories: readonly string[] | 'own' | 'all';
}

/** `search` without a category id is a text search (ROUTE-07). @param search trimmed, not empty */
export function resultsTargetOf(search: string, query: URLSearchParams): ResultsTarget {
  if (isTextSearch(search, query)) return { kind: 'text', text: search };
  if (search === 'category') return { kind: 'category', id: query.get('id')?.trim() ?? '' };
  return { kind: search as 'all-categories' | 'special-offer' };
}

/** The default view, for a URL without parameters; special offers start with Discounted (RES-42). */
export function firstView({ kind }: ResultsTarget): ResultsView {
  const choices = { words: kind === 'special-offer' ? (['discounted'] as const) : [], rating: 0, price: null } as const;
  return { tab: 'items', look: 'grid', sort: null, items: choices, stores: choices, categories: 'own' };
}

/** What the visitor chose last, on whatever results: for URLs that say nothing of it (decision 109). */
export type KeptView = Pick<ResultsView, 'look' | 'sort'>;
const NOTHING_KEPT: KeptView = { look: 'grid', sort: null };

/** Marks "no filter" in the URL where the default has filters. */
const NONE = 'none';

function wordsOf<Word extends string>(
  value: string | null,
  known: readonly Word[],
  first: readonly Word[],
): readonly Word[] {
  if (value === null) return first;
  const words = value.split(',').flatMap((word) => known.filter((one) => one === word));
  return words.length > 0 || value === NONE ? [...new Set(words)] : first;
}

const ratingOf = (value: string | null): Rating | 0 => RATINGS.find((rating) => String(rating) === value) ?? 0;

/** 'on' or '5-20'; the ends must be at least 1 apart (RES-38). */
function priceOf(value: string | null): PriceChoice | null {
  if (value === 'on') return PRICE_BEFORE_USE;
  const [, min, max] = /^(\d{1,7})-(\d{1,7})$/.exec(foldDigits(value ?? '')) ?? [];
  const choice = { used: true, min: Number(min), max: Number(max) };
  return choice.max - choice.min >= 1 ? choice : null;
}

function categoriesOf(value: string | null): ResultsView['categories'] {
  if (value === 'all') return value;
  const ids = (value ?? '').split(',').filter((id) => /^[1-9]\d{0,9}$/.test(id));
  return ids.length > 0 ? [...new Set(ids)].slice(0, MAX_FILTER_CATEGORIES) : value === NONE ? [] : 'own';
}

/** Unknown values fall back to the defaults; a shared link never breaks the page. */
export function resultsViewOf(
  query: URLSearchParams,
  target: ResultsTarget,
  kept: KeptView = NOTHING_KEPT,
): ResultsView {
  const first = firstView(target);
  const one = <T extends string>(values: readonly T[], key: string) => values.find((value) => value === query.get(key));
  return {
    tab: target.kind === 'brand' ? 'items' : (one(RESULTS_TABS, 'tab') ?? first.tab),
    look: one(RESULTS_LOOKS, 'view') ?? kept.look,
    sort: query.has('sort') ? (one(PRICE_SORTS, 'sort') ?? null) : kept.sort,
    items: {
      words: wordsOf(query.get('f'), ITEM_FILTERS, first.items.words),
      rating: ratingOf(query.get('r')),
      price: priceOf(query.get('price')),
      ...withValues((filter) => readValues(filter, query.get(filter))),
    },
    stores: {
      words: wordsOf(query.get('sf'), STORE_FILTERS, first.stores.words),
      rating: ratingOf(query.get('sr')),
      price: null,
    },
    categories: categoriesOf(query.get('categories')),
  };
}

/**
 * Writes the view to `query`; defaults are left out, other parameters stay. What the visitor keeps is written too: the
 * URL shows the same to others.
 */
export function writeResultsView(
  query: URLSearchParams,
  view: ResultsView,
  target: ResultsTarget,
  kept: KeptView = NOTHING_KEPT,
): void {
  const first = firstView(target);
  const put = (key: string, value: string, plain: string) =>
    value === plain ? query.delete(key) : query.set(key, value || NONE);
  const { price } = view.items;
  put('tab', view.tab, first.tab);
  put('view', view.look, kept.look === first.look ? first.look : '');
  put('sort', view.sort ?? '', kept.sort === null ? '' : NONE);
  put('f', view.items.words.join(), first.items.words.join());
  put('r', String(view.items.rating), '0');
  put('price', price === null ? '' : price.used ? `${price.min}-${price.max}` : 'on', '');
  for (const filter of ITEM_VALUE_FILTERS) put(filter, view.items.values?.[filter]?.join() ?? '', '');
  put('sf', view.stores.words.join(), first.stores.words.join());
  put('sr', String(view.stores.rating), '0');
  put('categories', typeof view.categories === 'string' ? view.categories : view.categories.join(), 'own');
}

/** The default filters, on the current tab and in the current layout. */
export function withoutFilters(view: ResultsView, target: ResultsTarget): ResultsView {
  const { items, stores } = firstView(target);
  return view.tab === 'items' ? { ...view, items, categories: 'own' } : { ...view, stores, categories: 'own' };
}

/** Toggles a word; a newly ticked one moves to the end (RES-35). */
export const toggleWord = <Word extends FilterWord>(words: readonly Word[], word: Word): Word[] =>
  words.includes(word) ? words.filter((one) => one !== word) : [...words, word];
