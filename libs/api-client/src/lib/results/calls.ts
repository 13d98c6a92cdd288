/** Endpoints and query parameters of results pages (contract §4.2, §4.3, §4.7; decision 057). */
import type { ResultsQuery, ResultsList } from '@shop/domain/results-query';
import { searchText } from '@shop/domain/search-text';
import { ITEM_VALUE_FILTERS, ITEM_VALUE_RULES, type WithValues } from '@shop/domain/item-values';
import type { ItemFilterWord } from '@shop/domain/item-filters';
import type { FilterWord } from '@shop/domain/filter-words';
import type { StoreFilterWord } from '@shop/domain/store-filters';

/** Page sizes: text search 100, all other lists 12 (RES-53, RES-54). */
const PAGE = 12;
const SEARCH_PAGE = 100;
const BRAND_PAGE = 20;

const CATEGORY_LISTS = { items: '/api/v1/categories/items', stores: '/api/v1/categories/stores' };
const SEARCHES = { items: '/api/v1/items/search', stores: '/api/v1/stores/search' };
const OFFERS = { items: '/api/v1/items/discounted', stores: '/api/v1/stores/get-stores/all' };
const idsOf = (ids: readonly string[]) => `[${ids.join(',')}]`;

function listCall(list: ResultsList, tab: 'items' | 'stores') {
  switch (list.kind) {
    case 'text':
      return { url: SEARCHES[tab], params: { name: searchText(list.text), limit: SEARCH_PAGE } };
    case 'category':
      return {
        url: `${CATEGORY_LISTS[tab]}/${encodeURIComponent(list.id)}`,
        params: { limit: PAGE, type: 'all' },
      };
    case 'categories':
      return {
        url: `${CATEGORY_LISTS[tab]}/list`,
        params: { category_ids: idsOf(list.ids), limit: PAGE, type: 'all' },
      };
    case 'brand':
      return { url: `/api/v1/brand/items/${encodeURIComponent(list.id)}`, params: { limit: BRAND_PAGE } };
    case 'offers':
      return { url: OFFERS[tab], params: { limit: PAGE, type: tab === 'items' ? 'all' : null } };
  }
}

const valuesOf = ({ values = {} }: WithValues) =>
  Object.fromEntries(
    ITEM_VALUE_FILTERS.flatMap((filter) => {
      const chosen = values[filter];
      return chosen ? [[ITEM_VALUE_RULES[filter].parameter, JSON.stringify(chosen)]] : [];
    }),
  );

function call(query: ResultsQuery<FilterWord>, tab: 'items' | 'stores', offset: number) {
  const { url, params } = listCall(query.list, tab);
  return {
    url,
    params: {
      ...params,
      offset,
      filter: query.words.length > 0 ? JSON.stringify(query.words) : null,
      rating_count: query.rating || null,
      min_price: query.price?.min || null,
      max_price: query.price?.max ?? null,
      sort_by: query.sort,
      ...(query.categoryIds.length > 0 ? { category_ids: idsOf(query.categoryIds) } : {}),
      ...valuesOf(query),
      facets: offset === 1 ? 1 : null,
      ...(offset === 1 && query.countsValues ? { values: 1 } : {}),
    },
  };
}

export const itemsCall = (query: ResultsQuery<ItemFilterWord>, offset: number) => call(query, 'items', offset);
export const storesCall = (query: ResultsQuery<StoreFilterWord>, offset: number) => call(query, 'stores', offset);
