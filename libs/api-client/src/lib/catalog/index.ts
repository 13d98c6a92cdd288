/** Banners, categories, items and stores. Every list carries its scope in the cache key. */
import type { Banner, Category, Item, Picture, Review, Store, VisitedStore } from '@shop/domain';
import type { StoreView } from '@shop/domain/store-view';
import { uniqueBy } from '@shop/util';
import { DETAILS, LIST, MINUTES, shopApi } from '../base/api';
import type { Scope } from '../base/scope';
import { isWire, object, page, picture, text, type Wire, wires } from '../base/wire';
import { ITEM_LISTS, storeCall, type ItemList, type StoreList } from './lists';
import { toBanners, toCategory, toItem, toReview, toStore } from './to-catalog';

interface Scoped {
  scope: Scope;
}
export interface ItemPage {
  entries: Item[];
  total: number;
}
export interface StorePage {
  entries: Store[];
  total: number;
}

/** `sort` is a hint: a backend that sorts sends pages in this order, any other its own. */
export interface StoreItemsQuery extends Scoped, StoreView {
  storeId: string;
}
export interface StoreListQuery extends Scoped {
  list: StoreList;
  limit: number;
}
export interface Suggested {
  id: string;
  name: string;
  image: Picture | null;
}
/** Names to search for: each once, whatever how many stores sell it. */
export interface Suggestions {
  items: Suggested[];
  stores: Suggested[];
}

const STORE_PAGE = 20;
const digitsOf = (meta: { digits: number } | undefined) => meta?.digits ?? 2;
/** Next page = pages loaded + 1; no more after an empty page or when all are there (RES-45). */
const nextPage = <P extends { entries: readonly unknown[]; total: number; received?: number }>(last: P, pages: P[]) => {
  const sizeOf = ({ received, entries }: P) => received ?? entries.length;
  const loaded = pages.reduce((sum, page) => sum + sizeOf(page), 0);
  return sizeOf(last) === 0 || loaded >= last.total ? undefined : pages.length + 1;
};
/** Of every list that grows. A page that drops entries says how many it `received`. */
export const PAGING = { initialPageParam: 1, getNextPageParam: nextPage as never };

export interface TabbedItems extends ItemPage {
  tabs: { id: string; name: string }[];
}
/** Of the home's popular items (HOME-42). */
const POPULAR_ITEMS = 10;
/** Of the home's categories (CAT-05). */
const FEATURED = 20;
/** Some deployments wrap the list (contract §4.4). */
const toCategories = (wire: unknown) => wires(isWire(wire) ? wire.data : wire).map(toCategory);

export const catalogApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getBanners: build.query<Banner[], Scoped>({
      query: ({ scope }) => ({ url: '/api/v1/banners', scope }),
      transformResponse: (wire: Wire) => toBanners(wire),
      extraOptions: LIST,
      keepUnusedDataFor: 5 * MINUTES,
    }),
    getCategories: build.query<Category[], Scoped>({
      query: ({ scope }) => ({ url: '/api/v1/categories', scope }),
      transformResponse: toCategories,
      extraOptions: LIST,
      keepUnusedDataFor: 5 * MINUTES,
    }),
    /** Those of a home, without what is below them: at most twenty (CAT-04, CAT-05, PERF-02). */
    getFeaturedCategories: build.query<Category[], Scoped>({
      query: ({ scope }) => ({ url: '/api/v1/categories', scope }),
      transformResponse: (wire: unknown) =>
        toCategories(wire)
          .filter(({ isFeatured }) => isFeatured)
          .slice(0, FEATURED)
          .map((category) => ({ ...category, children: [] })),
      extraOptions: LIST,
      keepUnusedDataFor: 8 * MINUTES,
    }),
    getPopularItems: build.query<ItemPage, Scoped>({
      query: ({ scope }) => ({
        url: '/api/v1/items/popular',
        params: { limit: POPULAR_ITEMS, offset: 1, type: 'all' },
        scope,
      }),
      transformResponse: (wire: unknown, meta) => toItemPage(wire, digitsOf(meta)),
      extraOptions: LIST,
    }),
    /** The lists of a home, with the categories that their tabs are named by. */
    getItemList: build.query<TabbedItems, Scoped & { list: ItemList }>({
      query: ({ scope, list }) => ({ ...ITEM_LISTS[list], scope }),
      transformResponse: (wire: unknown, meta) => ({
        ...toItemPage(wire, digitsOf(meta)),
        tabs: wires(isWire(wire) ? wire.categories : null).map(named),
      }),
      extraOptions: LIST,
    }),
    getVisitedStores: build.query<VisitedStore[], Scoped>({
      query: ({ scope }) => ({ url: '/api/v1/customer/visit-again', scope }),
      transformResponse: (wire: unknown, meta) =>
        wires(wire).map((entry) => ({
          store: toStore(entry, digitsOf(meta)),
          items: wires(entry.items).map((item) => ({
            ...named(item),
            image: picture(item.image, item.image_full_url, null, item.image_tint),
          })),
        })),
      extraOptions: LIST,
    }),
    getConditions: build.query<{ id: string; name: string }[], Scoped>({
      query: ({ scope }) => ({ url: '/api/v1/common-condition', scope }),
      transformResponse: (wire: unknown) => wires(wire).map(named),
      extraOptions: LIST,
      keepUnusedDataFor: 8 * MINUTES,
    }),
    getConditionItems: build.query<ItemPage, Scoped & { conditionId: string }>({
      query: ({ scope, conditionId }) => ({
        url: `/api/v1/common-condition/items/${encodeURIComponent(conditionId)}`,
        params: { limit: 20, offset: 1 },
        scope,
      }),
      transformResponse: (wire: unknown, meta) => toItemPage(wire, digitsOf(meta)),
      extraOptions: LIST,
    }),
    getStoreItems: build.infiniteQuery<ItemPage, StoreItemsQuery, number>({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg: { scope, storeId, categoryId, type, search, sort: sort_by }, pageParam }) =>
        search
          ? {
              url: '/api/v1/items/search',
              params: { store_id: storeId, name: search, offset: pageParam, limit: STORE_PAGE, type, sort_by },
              scope,
            }
          : {
              url: '/api/v1/items/latest',
              params: {
                store_id: storeId,
                category_id: categoryId,
                offset: pageParam,
                limit: STORE_PAGE,
                type,
                sort_by,
              },
              scope,
            },
      transformResponse: (wire: unknown, meta) => toItemPage(wire, digitsOf(meta)),
      extraOptions: LIST,
    }),
    /** null: there is no such item. */
    getItem: build.query<Item | null, { id: string; language: string }>({
      query: ({ id }) => ({ url: `/api/v1/items/details/${encodeURIComponent(id)}` }),
      transformResponse: (wire: Wire | null, meta) => wire && toItem(wire, digitsOf(meta)),
      extraOptions: DETAILS,
    }),
    /** Like this one, or more of its store. */
    getItemsBeside: build.query<ItemPage, Scoped & { itemId: string; like: 'category' | 'store' }>({
      query: ({ scope, itemId, like }) => ({
        url: `/api/v1/items/${like === 'category' ? 'related-items' : 'related-store-items'}/${encodeURIComponent(itemId)}`,
        params: { limit: 10, offset: 1 },
        scope,
      }),
      transformResponse: (wire: unknown, meta) => toItemPage(wire, digitsOf(meta)),
      extraOptions: LIST,
    }),
    getReviews: build.infiniteQuery<{ entries: Review[]; total: number }, { itemId: string; language: string }, number>(
      {
        infiniteQueryOptions: PAGING,
        query: ({ queryArg: { itemId }, pageParam }) => ({
          url: `/api/v1/items/reviews/${encodeURIComponent(itemId)}`,
          params: { limit: 10, offset: pageParam },
        }),
        transformResponse: (wire: unknown) => {
          const { wires: entries, total } = page(wire, 'reviews');
          return { entries: entries.map(toReview), total };
        },
        extraOptions: LIST,
      },
    ),
    getStores: build.infiniteQuery<StorePage, StoreListQuery, number>({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg: { scope, list, limit }, pageParam }) => ({
        ...storeCall(list, limit, pageParam),
        scope,
      }),
      transformResponse: (wire: unknown, meta) => toStorePage(wire, digitsOf(meta)),
      extraOptions: LIST,
    }),
    /** null: there is no such store. */
    getStore: build.query<Store | null, { id: string; scope: Scope }>({
      query: ({ id, scope }) => ({ url: `/api/v1/stores/details/${encodeURIComponent(id)}`, scope }),
      transformResponse: (wire: Wire | null, meta) => wire && toStore(wire, digitsOf(meta)),
      extraOptions: DETAILS,
      keepUnusedDataFor: MINUTES,
    }),
    /** Deployments without the short call answer by the search itself (contract §4.4, SRCH-07, SRCH-08). */
    getSuggestions: build.query<Suggestions, Scoped & { text: string }>({
      queryFn: async ({ scope, text: name }, _api, _options, ask) => {
        const call = (url: string) => ask({ url, params: { name }, scope });
        const short = await call('/api/v1/items/item-or-store-search');
        const answer = short.error && short.error.status === 404 ? await call('/api/v1/items/search') : short;
        if (answer.error) return { error: answer.error };
        const wire = object(answer.data) ?? {};
        const items = wires(wire.items);
        return {
          data: {
            items: uniqueBy((items.length > 0 ? items : wires(wire.products)).map(toSuggested), ({ name }) => name),
            stores: uniqueBy(wires(wire.stores).map(toSuggested), ({ name }) => name),
          },
        };
      },
    }),
    /** Names of the items that are suggested to a customer (SRCH-03, CALL-21). */
    getKeywords: build.query<string[], Scoped>({
      query: ({ scope }) => ({ url: '/api/v1/customer/suggested-items', scope }),
      transformResponse: (wire: unknown) =>
        [
          ...new Set(
            wires(wire)
              .map(({ name }) => text(name))
              .filter(Boolean),
          ),
        ].slice(0, KEYWORDS),
      providesTags: ['Customer'],
    }),
  }),
});

const KEYWORDS = 8;
const named = (wire: Wire) => ({ id: text(wire.id), name: text(wire.name) });
const toSuggested = (wire: Wire): Suggested => ({
  id: text(wire.id),
  name: text(wire.name),
  image: picture(wire.image ?? wire.logo, wire.image_full_url ?? wire.logo_full_url, null),
});

function toItemPage(wire: unknown, digits: number): ItemPage {
  const { wires: entries, total } = page(wire, 'products', 'items');
  return { entries: entries.map((entry) => toItem(entry, digits)), total };
}

function toStorePage(wire: unknown, digits: number): StorePage {
  const { wires: entries, total } = page(wire, 'stores');
  return { entries: entries.map((entry) => toStore(entry, digits)), total };
}

export const {
  useGetBannersQuery,
  useGetCategoriesQuery,
  useGetFeaturedCategoriesQuery,
  useGetPopularItemsQuery,
  useGetItemListQuery,
  useGetVisitedStoresQuery,
  useGetConditionsQuery,
  useGetConditionItemsQuery,
  useGetStoreItemsInfiniteQuery,
  useGetItemQuery,
  useGetItemsBesideQuery,
  useGetReviewsInfiniteQuery,
  useGetStoresInfiniteQuery,
  useGetStoreQuery,
  useGetKeywordsQuery,
  useGetSuggestionsQuery,
} = catalogApi;
