/** `/store/{id}` */
import { knownOf } from '@shop/api-client';
import { catalogApi } from '@shop/api-client/catalog';
import { cardMessages } from '@shop/catalog-cards';
import { storeViewOf } from '@shop/domain/store-view';
import { ask, definePage } from '@shop/page-engine';
import { StorePage } from './store-page';
import { ownAddress, statusOf } from './details';
import { discoveryMessages } from '../messages';

export const page = definePage({
  View: StorePage,
  messages: [cardMessages, discoveryMessages],
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
  meta: ({ store }) => ({
    title: store?.name ?? null,
    description: store && `${store.name}, ${store.address}`,
    image: store?.cover?.url,
    canonical: ownAddress('store', store),
  }),
  status: ({ store }) => statusOf(store),
  jsonLd: async ({ store }) => (store ? (await import('./json-ld')).storeJsonLd(store) : null),
});
