/** Queries of `/product/{id}`. */
import { catalogApi } from '@shop/api-client/catalog';
import { pageQueries, queryOf } from '@shop/page-engine';

const { getItem, getItemsBeside, getReviews, getStore } = catalogApi.endpoints;

export const productQueries = pageQueries({
  queries: ({ params: { id = '' }, language }) => ({ item: queryOf(getItem, { id, language }) }),
  laterQueries: ({ item }, { scope: current, language }) => {
    const scope = { ...current, moduleId: item?.moduleId ?? current.moduleId };
    return {
      store: queryOf(getStore, item ? { id: item.storeId, scope } : null),
      reviews: queryOf(getReviews, item ? { of: { itemId: item.id }, language } : null),
      moreOfStore: queryOf(getItemsBeside, item ? { scope, itemId: item.id, like: 'store' } : null),
      alike: queryOf(getItemsBeside, item ? { scope, itemId: item.id, like: 'category' } : null),
    };
  },
});
