/** `/product/{id}` */
import { catalogApi } from '@shop/api-client/catalog';
import { cardMessages } from '@shop/catalog-cards';
import { ask, definePage } from '@shop/page-engine';
import { ProductPage } from './product-page';
import { ownAddress, statusOf } from './details';
import { discoveryMessages } from '../messages';

const { getItem, getItemsBeside, getReviews, getStore } = catalogApi.endpoints;

export const page = definePage({
  View: ProductPage,
  messages: [cardMessages, discoveryMessages],
  queries: ({ params: { id = '' }, language }) => ({ item: ask(getItem, { id, language }) }),
  laterQueries: ({ item }, { scope: current, language }) => {
    const scope = { ...current, moduleId: item?.moduleId ?? current.moduleId };
    return {
      store: ask(getStore, item ? { id: item.storeId, scope } : null),
      reviews: ask(getReviews, item ? { itemId: item.id, language } : null),
      moreOfStore: ask(getItemsBeside, item ? { scope, itemId: item.id, like: 'store' } : null),
      alike: ask(getItemsBeside, item ? { scope, itemId: item.id, like: 'category' } : null),
    };
  },
  meta: ({ item }) => ({
    title: item ? `${item.name} · ${item.storeName}` : null,
    description: item && (item.description || `${item.name}, ${item.storeName}`),
    image: item?.image?.url,
    canonical: ownAddress('product', item),
  }),
  status: ({ item }) => statusOf(item),
  jsonLd: async ({ item }, { config }) =>
    item && config ? (await import('./json-ld')).itemJsonLd(item, { ...config.money, code: config.currency }) : null,
});
