/** First queries of the store listing pages. */
import { catalogApi } from '@shop/api-client/catalog';
import { storeListOf, type StoreTab } from '@shop/domain/store-list';
import { queryOf, type PageContext } from '@shop/page-engine';

/** Page size of the listing. */
export const STORES_OF_A_PAGE = 12;

export const storeListQueries = (start: StoreTab, { scope, query }: PageContext) => ({
  stores: queryOf(catalogApi.endpoints.getStores, { scope, list: storeListOf(query, start), limit: STORES_OF_A_PAGE }),
  categories: queryOf(catalogApi.endpoints.getCategories, { scope }),
});
