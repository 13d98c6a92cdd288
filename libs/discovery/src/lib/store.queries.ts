/** What `/store/{id}` asks. */
import { knownOf } from '@shop/api-client';
import { catalogApi } from '@shop/api-client/catalog';
import { storeViewOf } from '@shop/domain/store-view';
import { ask, pageQueries } from '@shop/page-engine';

export const storeQueries = pageQueries({
  // What a card has told of a store is shown at once, also without a line; the answer replaces it.
  queries: ({ params: { id = '' }, scope }) => ({
    store: ask(catalogApi.endpoints.getStore, { id, scope }, (state) => knownOf(state, 'store', id)),
  }),
  laterQueries: ({ store }, { scope, query }) => ({
    items: ask(
      catalogApi.endpoints.getStoreItems,
      store ? { scope: { ...scope, moduleId: store.moduleId }, storeId: store.id, ...storeViewOf(query) } : null,
    ),
  }),
});
