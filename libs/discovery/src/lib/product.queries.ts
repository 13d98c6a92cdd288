/** Queries of `/product/{id}`. */
import { findCached } from '@shop/api-client';
import { catalogApi } from '@shop/api-client/catalog';
import type { Item } from '@shop/domain';
import { pageQueries, queryOf } from '@shop/page-engine';

const { getItem, getItemsBeside, getReviews, getStore } = catalogApi.endpoints;

/** Campaigns count their items apart: the same id is another item there (ROUTE-12). */
const isOfCampaign = ({ campaignEnds }: Item) => campaignEnds !== null;

export const productQueries = pageQueries({
  // The item of the pressed card is a placeholder: its picture becomes that of the page at once (decision 124).
  queries: ({ params: { id = '' }, query, language }) => {
    const isCampaign = query.get('product_type') === 'campaign';
    const seed = (state: unknown) => {
      const item = findCached(state, 'item', id);
      return item && isOfCampaign(item) === isCampaign ? item : null;
    };
    return { item: queryOf(getItem, { id, language, isCampaign }, seed) };
  },
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
