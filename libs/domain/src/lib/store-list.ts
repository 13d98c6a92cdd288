/** The store listing: tabs, service filter and category filter (spec 2 §2, "Stores listing"). */
import type { Store } from './entities';

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

const SERVICES: readonly StoreService[] = [...MENU_SERVICES, ...POPOVER_SERVICES];

/** Tab and service of a URL; unknown values fall back. @param start the tab when the URL names none */
export function storeListOf(query: URLSearchParams, start: StoreTab): { tab: StoreTab; service: StoreService } {
  return {
    tab: STORE_TABS.find((tab) => tab === query.get('tab')) ?? start,
    service: SERVICES.find((service) => service === query.get('service')) ?? 'all',
  };
}
