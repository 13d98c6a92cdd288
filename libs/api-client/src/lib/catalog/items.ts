/** An item with related items, and the items of a store. */
import type { Item } from '@shop/domain';
import { searchText } from '@shop/domain/search-text';
import type { StoreView } from '@shop/domain/store-view';
import { DETAILS, LIST, decoded, moneyOf, type EndpointBuild } from '../base/api';
import { PAGING, toItemPage, type ItemPage, type Scoped } from './pages';
import { toItem, type ItemWire } from './to-item';

/** `sort` is a hint: only some backends sort their pages by it. */
export interface StoreItemsQuery extends Scoped, StoreView {
  storeId: string;
}
/** Page size of a store's items. */
export const STORE_ITEMS_PAGE = 20;

export const itemEndpoints = (build: EndpointBuild) => ({
  /** What is ordered most in a store, at most eight. */
  getPopularItemsOfStore: build.query<Item[], Scoped & { storeId: string }>({
    query: ({ scope, storeId }) => ({
      url: `/api/v1/stores/popular-items/${storeId}`,
      params: { limit: 8, offset: 1 },
      scope,
    }),
    transformResponse: (wire: unknown, meta) => toItemPage(wire, moneyOf(meta)).entries,
    extraOptions: LIST,
  }),
  getStoreItems: build.infiniteQuery<ItemPage, StoreItemsQuery, number>({
    infiniteQueryOptions: PAGING,
    query: ({ queryArg: { scope, storeId, categoryId, type, search, sort: sort_by }, pageParam }) =>
      search
        ? {
            url: '/api/v1/items/search',
            params: {
              store_id: storeId,
              name: searchText(search),
              offset: pageParam,
              limit: STORE_ITEMS_PAGE,
              type,
              sort_by,
            },
            scope,
          }
        : {
            url: '/api/v1/items/latest',
            params: {
              store_id: storeId,
              category_id: categoryId,
              offset: pageParam,
              limit: STORE_ITEMS_PAGE,
              type,
              sort_by,
            },
            scope,
          },
    transformResponse: decoded(toItemPage),
    extraOptions: LIST,
  }),
  getItem: build.query<Item | null, { id: string; language: string; isCampaign?: boolean }>({
    query: ({ id, isCampaign }) => ({
      url: `/api/v1/items/details/${encodeURIComponent(id)}`,
      params: isCampaign ? { campaign: 1 } : {},
    }),
    transformResponse: (wire: ItemWire | null, meta) => wire && toItem(wire, moneyOf(meta)),
    extraOptions: DETAILS,
  }),
  /** Related items, or more items of the store. */
  getItemsBeside: build.query<ItemPage, Scoped & { itemId: string; like: 'category' | 'store' }>({
    query: ({ scope, itemId, like }) => ({
      url: `/api/v1/items/${like === 'category' ? 'related-items' : 'related-store-items'}/${encodeURIComponent(itemId)}`,
      params: { limit: 10, offset: 1 },
      scope,
    }),
    transformResponse: decoded(toItemPage),
    extraOptions: LIST,
  }),
});
