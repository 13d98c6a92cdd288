/**
 * Who filters a list of results, and the storefront's own filters for backends without them (RES-20 to RES-35, decision
 * 057).
 */
import type { Minor, MoneyUnits } from '@shop/util';
import type { Item, Store } from './entities';
import { mergePages } from './results';
import { ascending, descending, lastSort, passesAll } from './filter-rules';
import { ITEM_RULES, type ItemFilterWord } from './item-filters';
import { isNarrowed, type ResultsQuery } from './results-query';
import type { FacetValue, ItemValueFilter } from './item-values';
import type { FacetWord, FilterWord } from './filter-words';
import type { Rating } from './results-filters';
import { isSoldOut } from './stock';
import { STORE_RULES, type StoreFilterWord, type StoreWord } from './store-filters';
import { storesOfCategories } from './store-list';

/** Number of results per further filter; absent where the backend does not count. */
export interface ResultFacets {
  total: number;
  filters: Partial<Record<FacetWord, number>>;
  ratings: Partial<Record<Rating, number>>;
  categories: Record<string, number>;
  /** Of items, with all filters except the price. */
  price: { min: Minor; max: Minor } | null;
  /** Values that items have; absent where the backend does not know them. */
  values?: Readonly<Partial<Record<ItemValueFilter, readonly FacetValue[]>>>;
}
export interface ResultPage<Entry> {
  entries: readonly Entry[];
  total: number;
  /** The backend reports that it filtered. */
  filtered: boolean;
  facets: ResultFacets | null;
}

type Pages = readonly Pick<ResultPage<unknown>, 'filtered' | 'facets'>[];
/** The first page tells the values of each filter that the backend knows. */
const knowsValues = ([first]: Pages, { values = {} }: ResultsQuery<FilterWord>): boolean =>
  !first || Object.keys(values).every((filter) => first.facets?.values?.[filter as ItemValueFilter] !== undefined);
/** A page without that report was not filtered; then the storefront's rules filter all loaded entries. */
export function whoFilters(pages: Pages, query: ResultsQuery<FilterWord>): 'nobody' | 'backend' | 'client' {
  if (!isNarrowed(query)) return 'nobody';
  return pages.every(({ filtered }) => filtered) && knowsValues(pages, query) ? 'backend' : 'client';
}

export interface Found<Entry> {
  entries: readonly Entry[];
  /** The best known count: of the whole list, or of the matches among the loaded entries. */
  count: number;
  /** Number of loaded entries searched; null: the count covers the whole list. */
  among: number | null;
}

/**
 * The entries to show from the loaded pages, without duplicates (RES-47). @param apply the storefront's own filter
 * rules
 */
export function foundIn<Entry extends { id: string }, Word extends FilterWord>(
  pages: readonly ResultPage<Entry>[],
  query: ResultsQuery<Word>,
  apply: (entries: readonly Entry[]) => Entry[],
): Found<Entry> {
  const loaded = mergePages(pages);
  if (whoFilters(pages, query) !== 'client')
    return { entries: loaded, count: Math.max(pages[0]?.total ?? 0, loaded.length), among: null };
  const entries = apply(loaded);
  const isWhole = loaded.length >= (pages[0]?.total ?? 0);
  return { entries, count: entries.length, among: isWhole ? null : loaded.length };
}

/** RES-08: by the undiscounted price, as specified. */
const PRICE_ORDERS = {
  high2Low: descending<Item>(({ price }) => price),
  low2High: ascending<Item>(({ price }) => price),
};

/** What can be had now first, the rest last: the order without a chosen sort (decision 035). Stable. */
const lastUnless = <Entry>(entries: Entry[], isNow: (entry: Entry) => boolean): Entry[] =>
  entries.sort((one, other) => Number(isNow(other)) - Number(isNow(one)));

export interface ItemRules {
  units: MoneyUnits;
  /** The module's rule: without stock nothing is sold out. */
  tracksStock: boolean;
}

export function applyItemFilters(
  items: readonly Item[],
  query: ResultsQuery<ItemFilterWord>,
  { units, tracksStock }: ItemRules,
): Item[] {
  const { words, rating, price, sort, categoryIds, values } = query;
  // A backend that does not filter by values does not tell them either, and what is unknown is none of them.
  if (values) return [];
  const wanted = new Set(categoryIds);
  const bounds = price && { min: units.toMinor(price.min), max: units.toMinor(price.max) };
  const matching = items.filter(
    (item) =>
      passesAll<Item, ItemFilterWord>(ITEM_RULES, words, item) &&
      item.rating >= rating &&
      (!bounds || (item.price >= bounds.min && item.price <= bounds.max)) &&
      (wanted.size === 0 || item.categories.some(({ id }) => wanted.has(id))),
  );
  const word = lastSort(ITEM_RULES, words);
  const order = sort ? PRICE_ORDERS[sort] : word && ITEM_RULES[word].order;
  return order ? matching.sort(order) : lastUnless(matching, (item) => !isSoldOut(item, tracksStock));
}

export function applyStoreFilters(stores: readonly Store[], query: ResultsQuery<StoreFilterWord>): Store[] {
  const { words, rating, categoryIds } = query;
  const matching = storesOfCategories(stores, categoryIds).filter(
    (store) => passesAll<Store, StoreWord>(STORE_RULES, words, store) && store.rating >= rating,
  );
  const word = lastSort(STORE_RULES, words);
  return word ? matching.sort(STORE_RULES[word].order) : lastUnless(matching, ({ active, open }) => active && open);
}
