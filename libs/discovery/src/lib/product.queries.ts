/** Queries of `/product/{id}`. */
import { catalogApi } from '@shop/api-client/catalog';
import { ask, pageQueries } from '@shop/page-engine';

const { getItem, getItemsBeside, getReviews, getStore } = catalogApi.endpoints;

export const productQueries = pageQueries({
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
});
