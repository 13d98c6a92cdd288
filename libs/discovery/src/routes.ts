/** Routes of this library. */
import { searchText } from '@shop/domain/search-text';
import type { PageRoute } from '@shop/page-engine';

export const resultsRoute: PageRoute = {
  path: '/home',
  when: (query) => searchText(query.get('search')) !== '',
  identity: ['search', 'id'],
  definition: () => import('./lib/results.page'),
  needsPlace: true,
};
export const popularStoresRoute: PageRoute = {
  path: '/store/popular',
  definition: () => import('./lib/popular-stores.page'),
  needsPlace: true,
};
export const latestStoresRoute: PageRoute = {
  path: '/store/latest',
  definition: () => import('./lib/latest-stores.page'),
  needsPlace: true,
};
export const storeRoute: PageRoute = { path: '/store/:id', definition: () => import('./lib/store.page') };
export const productRoute: PageRoute = { path: '/product/:id', definition: () => import('./lib/product.page') };
export const categoryRoute: PageRoute = {
  path: '/category/:id',
  definition: () => import('./lib/category.page'),
  needsPlace: true,
};
export const brandRoute: PageRoute = {
  path: '/brands/:id',
  definition: () => import('./lib/brand.page'),
  needsPlace: true,
};
export const categoriesRoute: PageRoute = {
  path: '/categories',
  definition: () => import('./lib/categories.page'),
  needsPlace: true,
};
