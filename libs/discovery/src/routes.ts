/** Routes of this library. */
import { searchText } from '@shop/domain/search-text';
import type { PageRoute } from '@shop/page-engine';
import { paths } from '@shop/util';

export const resultsRoute: PageRoute = {
  path: paths.search.pattern,
  isHome: true,
  when: (query) => searchText(query.get('search')) !== '',
  identity: ['search', 'id'],
  definition: () => import('./lib/results.page'),
  needsPlace: true,
};
export const popularStoresRoute: PageRoute = {
  path: paths.popularStores.pattern,
  definition: () => import('./lib/popular-stores.page'),
  needsPlace: true,
};
export const latestStoresRoute: PageRoute = {
  path: paths.latestStores.pattern,
  definition: () => import('./lib/latest-stores.page'),
  needsPlace: true,
};
export const storeRoute: PageRoute = {
  path: paths.store.pattern,
  definition: () => import('./lib/store.page'),
};
export const productRoute: PageRoute = {
  path: paths.product.pattern,
  hidesCartBar: true,
  definition: () => import('./lib/product.page'),
};
export const categoryRoute: PageRoute = {
  path: paths.category.pattern,
  definition: () => import('./lib/category.page'),
  needsPlace: true,
};
export const brandRoute: PageRoute = {
  path: paths.brand.pattern,
  definition: () => import('./lib/brand.page'),
  needsPlace: true,
};
export const shoppingListRoute: PageRoute = {
  path: paths.shoppingList.pattern,
  definition: () => import('./lib/shopping-list/shopping-list.page'),
  needsPlace: true,
};
export const categoriesRoute: PageRoute = {
  path: paths.categories.pattern,
  definition: () => import('./lib/categories.page'),
  needsPlace: true,
};
