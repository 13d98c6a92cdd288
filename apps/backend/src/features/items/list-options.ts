/** Parses the filters and the sort order that a request chooses for a list of items (decision 055). */
import { lastSort } from '@shop/domain/filter-rules';
import { ITEM_RULES, parseItemFilters, type ItemFilterWord, type ItemSortingWord } from '@shop/domain/item-filters';
import type { PriceSort } from '@shop/domain/results';
import {
  ITEM_VALUE_RULES,
  parseValues,
  withValues,
  type ItemValueFilter,
  type ItemValueParameter,
} from '@shop/domain/item-values';
import { DECIMALS } from '../../present';
import { DomainError } from '../../domain-error';
import { categoryFilter } from '../categories/category-parameters';
import type { ItemFilterChoice } from './facets';
import { choiceOfWords } from './filter-words';
import type { ItemOrder } from './filters';
import { HIGHEST_PRICE } from './price-steps';

export interface ItemFilterRequest extends Partial<Record<ItemValueParameter, string>> {
  filter?: string;
  rating_count?: number;
  min_price?: number;
  max_price?: number;
  sort_by?: PriceSort;
  category_ids?: string;
  facets?: 0 | 1;
  values?: 0 | 1;
}
export interface ItemListOptions {
  chosen: ItemFilterChoice;
  /** null: the order of the list. */
  order: ItemOrder | null;
  wantsFacets: boolean;
  /** Wants brands, colours and sizes beside the facets. */
  wantsValues: boolean;
  /** Whether the request carries any parameter of filtered lists. */
  isFiltered: boolean;
}

const ORDERS: Record<ItemSortingWord | PriceSort, ItemOrder> = {
  high2Low: 'priceDescending',
  low2High: 'priceAscending',
  top_rated: 'rated',
  popular: 'ordered',
};
/** A requested price in minor units, capped at {@link HIGHEST_PRICE}. */
export const priceBound = (price: number): number => Math.min(HIGHEST_PRICE, Math.round(price * 10 ** DECIMALS));

function readFilterWords(text: string | undefined): ItemFilterWord[] {
  const words = text === undefined ? [] : parseItemFilters(text);
  if (!words) throw new DomainError(403, 'filter', 'filterUnknown');
  return words;
}

function readChosen(filter: ItemValueFilter, text: string | undefined): string[] {
  const values = text === undefined ? [] : parseValues(filter, text);
  if (!values) throw new DomainError(403, ITEM_VALUE_RULES[filter].parameter, 'filterUnknown');
  return values;
}

/** @throws DomainError 403 for a malformed list or an unknown filter, value or sort word */
export function readItemListOptions(query: ItemFilterRequest): ItemListOptions {
  const { filter, rating_count: rating, min_price: low, max_price: high, sort_by: sort, category_ids: ids } = query;
  const words = readFilterWords(filter);
  const values = withValues((one) => readChosen(one, query[ITEM_VALUE_RULES[one].parameter]));
  const deciding = sort ?? lastSort(ITEM_RULES, words);
  return {
    chosen: {
      ...choiceOfWords(words),
      ...(rating ? { minRating: rating } : {}),
      ...(low === undefined ? {} : { minPrice: priceBound(low) }),
      ...(high === undefined ? {} : { maxPrice: priceBound(high) }),
      ...categoryFilter(ids),
      ...values,
    },
    order: deciding && ORDERS[deciding],
    wantsFacets: query.facets === 1,
    wantsValues: query.facets === 1 && query.values === 1,
    isFiltered:
      query.facets === 1 ||
      values.values !== undefined ||
      [filter, rating, low, high, sort, ids].some((value) => value !== undefined),
  };
}
