/**
 * Who filters a list of results, and the storefront's own filters for backends without them (RES-20 to RES-35, decision
 * 057).
 */
import { toMinor, type Minor } from '@shop/util';
import type { Item, Store } from './entities';
import { mergePages } from './results';
import { isNarrowed, type ResultsQuery } from './results-query';
import {
  decidingSort,
  type FilterWord,
  type ItemFilterWord,
  type Rating,
  type StoreChip,
  type StoreFilterWord,
} from './results-filters';
import { isSoldOut } from './stock';
import { storesOfCategories } from './store-list';

/** Number of results per further filter; absent where the backend does not count. */
export interface ResultFacets {
  total: number;
  filters: Partial<Record<FilterWord | StoreChip, number>>;
  ratings: Partial<Record<Rating, number>>;
  categories: Record<string, number>;
  /** Of items, with all filters except the price. */
  price: { min: Minor; max: Minor } | null;
}
export interface ResultPage<Entry> {
  entries: readonly Entry[];
  total: number;
  /** The backend reports that it filtered. */
  filtered: boolean;
  facets: ResultFacets | null;
}

type Pages = readonly Pick<ResultPage<unknown>, 'filtered'>[];
/** A page without that report was not filtered; then the storefront's rules filter all loaded entries. */
export function whoFilters(pages: Pages, query: ResultsQuery<FilterWord>): 'nobody' | 'backend' | 'client' {
  if (!isNarrowed(query)) return 'nobody';
  return pages.every(({ filtered }) => filtered) ? 'backend' : 'client';
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

type By<Entry> = (entry: Entry) => number;
const descending =
  <Entry>(by: By<Entry>) =>
  (a: Entry, b: Entry) =>
    by(b) - by(a);
const ascending =
  <Entry>(by: By<Entry>) =>
  (a: Entry, b: Entry) =>
    by(a) - by(b);
/** Unknown distances sort last. */
const distanceOf = ({ distance }: Store) => distance ?? Number.MAX_SAFE_INTEGER;

/** RES-08 sorts by the undiscounted price, RES-22 by `rating_count`: both as specified. */
const ITEM_ORDERS = {
  high2Low: descending<Item>(({ price }) => price),
  low2High: ascending<Item>(({ price }) => price),
  top_rated: descending<Item>(({ ratingCount }) => ratingCount),
  popular: descending<Item>(({ orderCount }) => orderCount),
};
const STORE_ORDERS = {
  nearby: ascending<Store>(distanceOf),
  top_rated: descending<Store>(({ ratingCount }) => ratingCount),
  popular: descending<Store>(({ orderCount }) => orderCount),
  best_seller: descending<Store>(({ orderCount }) => orderCount),
};
const ITEM_CONDITIONS = {
  discounted: ({ hasDiscountField }: Item) => hasDiscountField,
  from_campaign: ({ isCampaign }: Item) => isCampaign,
};
const STORE_CONDITIONS = {
  currently_open: ({ open }: Store) => open,
  discounted: ({ isDiscounted }: Store) => isDiscounted,
  from_campaign: ({ campaignCount }: Store) => campaignCount > 0,
};

/** What can be had now first, the rest last: the order without a chosen sort (decision 035). Stable. */
const lastUnless = <Entry>(entries: Entry[], isNow: (entry: Entry) => boolean): Entry[] =>
  entries.sort((one, other) => Number(isNow(other)) - Number(isNow(one)));

export interface ItemRules {
  /** Decimals of the currency. */
  digits: number;
  /** The module's rule: without stock nothing is sold out. */
  tracksStock: boolean;
}

export function applyItemFilters(
  items: readonly Item[],
  query: ResultsQuery<ItemFilterWord>,
  { digits, tracksStock }: ItemRules,
): Item[] {
  const { words, rating, price, sort, categoryIds } = query;
  const wanted = new Set(categoryIds);
  const bounds = price && { min: toMinor(price.min, digits), max: toMinor(price.max, digits) };
  const matching = items.filter(
    (item) =>
      words.every(
        (word) => !(word in ITEM_CONDITIONS) || ITEM_CONDITIONS[word as keyof typeof ITEM_CONDITIONS](item),
      ) &&
      item.rating >= rating &&
      (!bounds || (item.price >= bounds.min && item.price <= bounds.max)) &&
      (wanted.size === 0 || item.categories.some(({ id }) => wanted.has(id))),
  );
  const order = decidingSort(words, sort);
  return order ? matching.sort(ITEM_ORDERS[order]) : lastUnless(matching, (item) => !isSoldOut(item, tracksStock));
}

export function applyStoreFilters(stores: readonly Store[], query: ResultsQuery<StoreFilterWord>): Store[] {
  const { words, rating, categoryIds } = query;
  const matching = storesOfCategories(stores, categoryIds).filter(
    (store) =>
      words.every(
        (word) => !(word in STORE_CONDITIONS) || STORE_CONDITIONS[word as keyof typeof STORE_CONDITIONS](store),
      ) && store.rating >= rating,
  );
  const order = decidingSort(words, null);
  return order && order in STORE_ORDERS
    ? matching.sort(STORE_ORDERS[order as keyof typeof STORE_ORDERS])
    : lastUnless(matching, ({ active, open }) => active && open);
}
