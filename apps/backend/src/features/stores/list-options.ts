/** Parses the filters and the sort order that a request chooses for a list of stores (decision 055). */
import { lastSort } from '@shop/domain/filter-rules';
import { parseStoreFilters, STORE_RULES, type StoreSortingWord, type StoreWord } from '@shop/domain/store-filters';
import { DomainError } from '../../domain-error';
import { categoryFilter } from '../categories/category-parameters';
import type { StoreFilterChoice } from './facets';
import { choiceOfWords } from './filter-words';
import type { StoreOrder } from './filters';

export interface StoreFilterRequest {
  filter?: string;
  rating_count?: number;
  category_ids?: string;
  facets?: 0 | 1;
}
export interface StoreListOptions {
  /** Without `inTime`, which depends on the place. */
  chosen: StoreFilterChoice;
  /** Only stores that are in time at the place. */
  isInTime: boolean;
  /** null: the order of the list. */
  order: StoreOrder | null;
  wantsFacets: boolean;
  /** Whether the request carries any parameter of filtered lists. */
  isFiltered: boolean;
}

const ORDERS: Record<StoreSortingWord, StoreOrder> = {
  nearby: 'nearest',
  top_rated: 'rated',
  popular: 'ordered',
  best_seller: 'ordered',
  soonest: 'soonest',
};

function readFilterWords(text: string | undefined): StoreWord[] {
  const words = text === undefined ? [] : parseStoreFilters(text);
  if (!words) throw new DomainError(403, 'filter', 'filterUnknown');
  return words;
}

/** @throws DomainError 403 for a malformed list or an unknown filter or sort word */
export function readStoreListOptions(query: StoreFilterRequest): StoreListOptions {
  const { filter, rating_count: rating, category_ids: ids } = query;
  const words = readFilterWords(filter);
  const deciding = lastSort(STORE_RULES, words);
  return {
    chosen: {
      ...choiceOfWords(words),
      ...(rating ? { minRating: rating } : {}),
      ...categoryFilter(ids),
    },
    isInTime: words.includes('under_30_min'),
    order: deciding && ORDERS[deciding],
    wantsFacets: query.facets === 1,
    isFiltered: query.facets === 1 || [filter, rating, ids].some((value) => value !== undefined),
  };
}
