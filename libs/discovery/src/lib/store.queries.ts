/** Queries of `/store/{id}`. */
import { findCached } from '@shop/api-client';
import { catalogApi } from '@shop/api-client/catalog';
import { storeViewOf } from '@shop/domain/store-view';
import { fillsSlot } from '@shop/module-kit';
import { pageQueries, queryOf } from '@shop/page-engine';

export const storeQueries = pageQueries({
  // The store as its card showed it is a placeholder, also offline; the response replaces it.
  queries: ({ params: { id = '' }, scope }) => ({
    store: queryOf(catalogApi.endpoints.getStore, { id, scope }, (state) => findCached(state, 'store', id)),
  }),
  laterQueries: ({ store }, { scope, query, module }) => ({
    popular: queryOf(
      catalogApi.endpoints.getPopularItemsOfStore,
      store && fillsSlot(module, 'storePopular')
        ? { scope: { ...scope, moduleId: store.moduleId }, storeId: store.id }
        : null,
    ),
    items: queryOf(
      catalogApi.endpoints.getStoreItems,
      store ? { scope: { ...scope, moduleId: store.moduleId }, storeId: store.id, ...storeViewOf(query) } : null,
    ),
  }),
});
