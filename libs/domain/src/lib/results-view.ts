/**
 * What a results page shows, as its address says it (PLUS-25, decision 056): read by the page and by the server that asks ahead for it.
 * Parameters: `tab`, `view`, `sort`, `f` and `sf` (filters of items and of stores), `r` and `sr` (least rating), `price`, `categories`.
 */
import type { FilterWord, ItemFilterWord, Rating, StoreFilterWord } from './results-filters';
import { ITEM_FILTERS, MOST_FILTER_CATEGORIES, RATINGS, STORE_FILTERS } from './results-filters';
import type { PriceSort } from './results';
import { PRICE_SORTS } from './store-view';

export const RESULTS_TABS = ['items', 'stores'] as const;
export type ResultsTab = (typeof RESULTS_TABS)[number];
export const RESULTS_LOOKS = ['grid', 'list'] as const;
export type ResultsLook = (typeof RESULTS_LOOKS)[number];

/** What the results are of (ROUTE-03 to ROUTE-08). `id`: slug or id of a category. */
export type ResultsTarget =
  | { kind: 'text'; text: string }
  | { kind: 'category'; id: string }
  | { kind: 'all-categories' }
  | { kind: 'special-offer' };

/** Whole units of the currency, both included; not `used`: Price is checked, but nobody has moved the slider yet. */
export interface PriceChoice {
  used: boolean;
  min: number;
  max: number;
}
/** RES-39: the state before use, which filters nothing. */
export const PRICE_BEFORE_USE: PriceChoice = { used: false, min: 0, max: 1 };

/** The filters of one tab (RES-04). Words in the order they were chosen: of several sorting ones the last decides (RES-35). */
export interface Choices<Word extends FilterWord> {
  words: readonly Word[];
  /** 0: not checked (RES-34). */
  rating: Rating | 0;
  /** null: Price is not checked (RES-25). Of items alone (RES-05). */
  price: PriceChoice | null;
}
export interface ResultsView {
  tab: ResultsTab;
  look: ResultsLook;
  /** null: none was chosen (RES-09). */
  sort: PriceSort | null;
  items: Choices<ItemFilterWord>;
  stores: Choices<StoreFilterWord>;
  /** Ids; 'own': what the page begins with: its category, all of them, or none. */
  categories: readonly string[] | 'own' | 'all';
}

/** `search` without an id of a category is a search for the word (ROUTE-07). @param search trimmed, not empty */
export function resultsTargetOf(search: string, query: URLSearchParams): ResultsTarget {
  const id = query.get('id')?.trim();
  if (search === 'category' && id) return { kind: 'category', id };
  if (search === 'all-categories' || search === 'special-offer') return { kind: search };
  return { kind: 'text', text: search };
}

/** What an address without parameters shows; special offers begin with Discounted (RES-42). */
export function firstView({ kind }: ResultsTarget): ResultsView {
  const choices = { words: kind === 'special-offer' ? (['discounted'] as const) : [], rating: 0, price: null } as const;
  return { tab: 'items', look: 'grid', sort: null, items: choices, stores: choices, categories: 'own' };
}

/** An address says "no filter" by a word where filters are what it begins with. */
const NONE = 'none';

function wordsOf<Word extends string>(
  said: string | null,
  known: readonly Word[],
  first: readonly Word[],
): readonly Word[] {
  if (said === null) return first;
  const words = said.split(',').flatMap((word) => known.filter((one) => one === word));
  return words.length > 0 || said === NONE ? [...new Set(words)] : first;
}

const ratingOf = (said: string | null): Rating | 0 => RATINGS.find((rating) => String(rating) === said) ?? 0;

/** 'on' or '5-20', the lower below the upper by at least 1 (RES-38). */
function priceOf(said: string | null): PriceChoice | null {
  if (said === 'on') return PRICE_BEFORE_USE;
  const [, min, max] = /^(\d{1,7})-(\d{1,7})$/.exec(said ?? '') ?? [];
  const choice = { used: true, min: Number(min), max: Number(max) };
  return choice.max - choice.min >= 1 ? choice : null;
}

function categoriesOf(said: string | null): ResultsView['categories'] {
  if (said === 'all') return said;
  const ids = (said ?? '').split(',').filter((id) => /^[1-9]\d{0,9}$/.test(id));
  return ids.length > 0 ? [...new Set(ids)].slice(0, MOST_FILTER_CATEGORIES) : said === NONE ? [] : 'own';
}

/** Unknown values fall back to what the page begins with; a shared link never breaks it. */
export function resultsViewOf(query: URLSearchParams, target: ResultsTarget): ResultsView {
  const first = firstView(target);
  const one = <T extends string>(values: readonly T[], key: string) => values.find((value) => value === query.get(key));
  return {
    tab: one(RESULTS_TABS, 'tab') ?? first.tab,
    look: one(RESULTS_LOOKS, 'view') ?? first.look,
    sort: one(PRICE_SORTS, 'sort') ?? null,
    items: {
      words: wordsOf(query.get('f'), ITEM_FILTERS, first.items.words),
      rating: ratingOf(query.get('r')),
      price: priceOf(query.get('price')),
    },
    stores: {
      words: wordsOf(query.get('sf'), STORE_FILTERS, first.stores.words),
      rating: ratingOf(query.get('sr')),
      price: null,
    },
    categories: categoriesOf(query.get('categories')),
  };
}

/** Says the view in `query`; what the page begins with is not said, other parameters stay. */
export function writeResultsView(query: URLSearchParams, view: ResultsView, target: ResultsTarget): void {
  const first = firstView(target);
  const put = (key: string, value: string, plain: string) =>
    value === plain ? query.delete(key) : query.set(key, value || NONE);
  const { price } = view.items;
  put('tab', view.tab, first.tab);
  put('view', view.look, first.look);
  put('sort', view.sort ?? '', '');
  put('f', view.items.words.join(), first.items.words.join());
  put('r', String(view.items.rating), '0');
  put('price', price === null ? '' : price.used ? `${price.min}-${price.max}` : 'on', '');
  put('sf', view.stores.words.join(), first.stores.words.join());
  put('sr', String(view.stores.rating), '0');
  put('categories', typeof view.categories === 'string' ? view.categories : view.categories.join(), 'own');
}

/** A word ticked or unticked; one that is ticked comes last (RES-35). */
export const toggleWord = <Word extends FilterWord>(words: readonly Word[], word: Word): Word[] =>
  words.includes(word) ? words.filter((one) => one !== word) : [...words, word];
