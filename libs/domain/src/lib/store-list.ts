/** The store listing: tabs, service filter and category filter (spec 2 §2, "Stores listing"). */
import type { Store } from './entities';
import { passesAll } from './filter-rules';
import { MAX_FILTER_CATEGORIES } from './results-filters';
import { STORE_CHIPS, STORE_RULES, type StoreChip, type StoreWord } from './store-filters';

/** STORES-03 */
export const STORE_TABS = ['all', 'newly_joined', 'popular', 'top_rated'] as const;
export type StoreTab = (typeof STORE_TABS)[number];

/**
 * The menu of large screens has delivery and take-away, the popover home and takeaway: the same stores (STORES-04, -05,
 * -09).
 */
export const MENU_SERVICES = ['all', 'delivery', 'take_away'] as const;
export const POPOVER_SERVICES = ['all', 'home', 'takeaway'] as const;
export type StoreService = (typeof MENU_SERVICES)[number] | (typeof POPOVER_SERVICES)[number];

const TWINS: Record<StoreService, readonly StoreService[]> = {
  all: ['all'],
  delivery: ['delivery', 'home'],
  home: ['delivery', 'home'],
  take_away: ['take_away', 'takeaway'],
  takeaway: ['take_away', 'takeaway'],
};
/** Whether two values select the same stores (STORES-09). */
export const isSameService = (one: StoreService, other: StoreService): boolean => TWINS[one].includes(other);

/** Stores that have one of the categories; without categories all stores (STORES-12, RES-16). */
export function storesOfCategories(stores: readonly Store[], categoryIds: readonly string[]): Store[] {
  if (categoryIds.length === 0) return [...stores];
  const wanted = new Set(categoryIds);
  return stores.filter((store) => store.categoryIds.some((id) => wanted.has(id)));
}

/** Stores that fulfil all chips, for backends that do not filter. */
export const storesOfChips = (stores: readonly Store[], chips: readonly StoreChip[]): Store[] =>
  stores.filter((store) => passesAll<Store, StoreWord>(STORE_RULES, chips, store));

const SERVICES: readonly StoreService[] = [...MENU_SERVICES, ...POPOVER_SERVICES];

/** Which stores a listing shows. No choice is no property: equal lists are one entry of the cache. */
export interface StoreListing {
  tab: StoreTab;
  service: StoreService;
  /** Ids of categories; their sub-categories count too. */
  categories?: readonly string[];
  chips?: readonly StoreChip[];
}
/** The same with all choices, for views. */
export type StoreListView = Required<StoreListing>;

const listed = (query: URLSearchParams, key: string) => [...new Set((query.get(key) ?? '').split(','))];

/**
 * The listing of a URL: `tab`, `service`, `categories`, and `sf` for the chips, the words of results pages. Unknown values
 * fall back. @param start the tab when the URL names none
 */
export function storeListOf(query: URLSearchParams, start: StoreTab): StoreListing {
  const categories = listed(query, 'categories')
    .filter((id) => /^[1-9]\d{0,9}$/.test(id))
    .slice(0, MAX_FILTER_CATEGORIES);
  const chips = listed(query, 'sf').flatMap((word) => STORE_CHIPS.filter((chip) => chip === word));
  return {
    tab: STORE_TABS.find((tab) => tab === query.get('tab')) ?? start,
    service: SERVICES.find((service) => service === query.get('service')) ?? 'all',
    ...(categories.length > 0 ? { categories } : {}),
    ...(chips.length > 0 ? { chips } : {}),
  };
}

/** Like {@link storeListOf}, with empty lists for no choice. */
export const storeListViewOf = (query: URLSearchParams, start: StoreTab): StoreListView => ({
  categories: [],
  chips: [],
  ...storeListOf(query, start),
});

/** Writes a listing to `query`; defaults are left out, other parameters stay. */
export function writeStoreList(query: URLSearchParams, view: StoreListView, start: StoreTab): void {
  const put = (key: string, value: string, plain: string) =>
    value === plain ? query.delete(key) : query.set(key, value);
  put('tab', view.tab, start);
  put('service', view.service, 'all');
  put('categories', view.categories.join(), '');
  put('sf', view.chips.join(), '');
}
