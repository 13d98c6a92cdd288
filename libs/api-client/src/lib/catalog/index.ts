/** Banners, categories, items and stores. Every list has its scope in the cache key. */
import type { Category } from '@shop/domain';
import { MINUTES, shopApi } from '../base/api';
import type { Scope } from '../base/scope';
import { bannerEndpoints } from './banners';
import { categoryEndpoints } from './categories';
import { conditionEndpoints } from './conditions';
import { itemListEndpoints } from './item-lists';
import { itemEndpoints } from './items';
import { reviewEndpoints } from './reviews';
import { storeEndpoints } from './stores';
import { visitedStoreEndpoints } from './visited-stores';

/** Limit of popular and new stores on a home page, and of one page of all stores. */
export const STORES_PAGE = 12;
/** Limit of nearby stores on a home page. */
export const STORES_NEARBY = 8;
/** Limit of featured stores on a home page. */
export const FEATURED_STORES = 20;

export const catalogApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    ...bannerEndpoints(build),
    ...categoryEndpoints(build),
    ...itemListEndpoints(build),
    ...visitedStoreEndpoints(build),
    ...conditionEndpoints(build),
    ...itemEndpoints(build),
    ...reviewEndpoints(build),
    ...storeEndpoints(build),
  }),
});

/** Seconds after which a view of all categories asks again (PERF-01). */
export const CATEGORIES_FRESH = 5 * MINUTES;
/** Maximum number of categories on a home page (CAT-05). */
const FEATURED_CATEGORIES = 20;

/** All categories of a module, with sub-categories: one answer for the home, the menus, the results and their page. */
export const useCategories = (scope: Scope) =>
  catalogApi.endpoints.getCategories.useQuery({ scope }, { refetchOnMountOrArgChange: CATEGORIES_FRESH });

/** The featured ones, at most twenty (CAT-04, CAT-05). */
export const featuredOf = (categories: readonly Category[]): Category[] =>
  categories.filter(({ isFeatured }) => isFeatured).slice(0, FEATURED_CATEGORIES);

export const {
  useGetBannersQuery,
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
} = catalogApi;
export { PAGING, type ItemPage, type StorePage } from './pages';
export type { TabbedItems } from './item-lists';
export type { StoreListQuery } from './stores';
export type { StoreItemsQuery } from './items';
