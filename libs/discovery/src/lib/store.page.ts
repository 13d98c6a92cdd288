/** `/store/{id}` */
import { cardMessages } from '@shop/catalog-cards';
import { definePage } from '@shop/page-engine';
import { paths } from '@shop/util';
import { StorePage } from './store-page';
import { storeQueries } from './store.queries';
import { canonicalPath, statusOf } from './canonical';
import { discoveryMessages } from '../messages';

export const page = definePage({
  ...storeQueries,
  sample: 'green-corner?module_id=1',
  indexed: 'stores',
  View: StorePage,
  messages: [cardMessages, discoveryMessages],
  meta: ({ store }) => ({
    title: store?.name ?? null,
    description: store && (store.description ?? `${store.name}, ${store.address}`),
    image: store?.cover?.url,
    canonical: canonicalPath(paths.store, store),
  }),
  status: ({ store }) => statusOf(store),
  jsonLd: async ({ store }) => (store ? (await import('./json-ld')).storeJsonLd(store) : null),
});
