/** The state of a store page in its URL (PLUS-25); read by the page and by the server's prefetch. */
import type { PriceSort } from './results';
import { searchText } from './search-text';

export type VegChoice = 'all' | 'veg' | 'non_veg';
export interface StoreView {
  /** '0': all. */
  categoryId: string;
  type: VegChoice;
  search: string;
  /** By the discounted price; high to low by default (STORE-07). */
  sort: PriceSort;
}

export const VEG_CHOICES: readonly VegChoice[] = ['all', 'veg', 'non_veg'];
export const PRICE_SORTS: readonly PriceSort[] = ['high2Low', 'low2High'];

/** Unknown values fall back to the default view; a shared link never breaks the page. */
export function storeViewOf(params: URLSearchParams): StoreView {
  const category = params.get('category') ?? '0';
  return {
    categoryId: /^\d+$/.test(category) ? category : '0',
    type: VEG_CHOICES.find((type) => type === params.get('type')) ?? 'all',
    search: searchText(params.get('q')),
    sort: PRICE_SORTS.find((sort) => sort === params.get('sort')) ?? 'high2Low',
  };
}
