/** Parses the filters and the sort order that a request chooses for a list of stores (decision 055). */
import { decidingSort, parseStoreFilters, type StoreFilterWord } from '@shop/domain/results-filters';
import { DomainError } from '../../domain-error';
import { categoryFilter } from '../categories/category-parameters';
import type { StoreFilterChoice } from './facets';
import type { StoreOrder } from './filters';

export interface StoreFilterRequest {
  filter?: string;
  rating_count?: number;
  category_ids?: string;
  facets?: 0 | 1;
}
export interface StoreListOptions {
  chosen: StoreFilterChoice;
  /** null: the order of the list. */
  order: StoreOrder | null;
  wantsFacets: boolean;
  /** Whether the request carries any parameter of filtered lists. */
  isFiltered: boolean;
}

const ORDERS = { nearby: 'nearest', top_rated: 'rated', popular: 'ordered', best_seller: 'ordered' } as const;

function readFilterWords(text: string | undefined): StoreFilterWord[] {
  const words = text === undefined ? [] : parseStoreFilters(text);
  if (!words) throw new DomainError(403, 'filter', 'filterUnknown');
  return words;
}

/** @throws DomainError 403 for a malformed list or an unknown filter or sort word */
export function readStoreListOptions(query: StoreFilterRequest): StoreListOptions {
  const { filter, rating_count: rating, category_ids: ids } = query;
  const words = readFilterWords(filter);
  const deciding = decidingSort<StoreFilterWord>(words, null);
  return {
    chosen: {
      ...(words.includes('currently_open') ? { open: true } : {}),
      ...(words.includes('discounted') ? { discounted: true } : {}),
      ...(words.includes('from_campaign') ? { campaign: true } : {}),
      ...(rating ? { minRating: rating } : {}),
      ...categoryFilter(ids),
    },
    order: deciding && ORDERS[deciding as keyof typeof ORDERS],
    wantsFacets: query.facets === 1,
    isFiltered: query.facets === 1 || [filter, rating, ids].some((value) => value !== undefined),
  };
}
