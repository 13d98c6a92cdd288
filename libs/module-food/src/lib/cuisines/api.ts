/** How many restaurants each cuisine and each chip leaves, counted by the backend. */
import {
  moneyOf,
  LIST,
  object,
  shopApi,
  storeCall,
  toFacets,
  type FilteredStores,
  type Scoped,
} from '@shop/api-client/kit';
import type { ResultFacets } from '@shop/domain/results-rules';
import type { StoreListing } from '@shop/domain/store-list';

export const countsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** null: the backend does not count. */
    getStoreCounts: build.query<ResultFacets | null, Scoped & { list: StoreListing }>({
      query: ({ scope, list }) => {
        const { url, params } = storeCall(list, 1, 1);
        return { url, params: { ...params, facets: 1 }, scope };
      },
      transformResponse: (wire: unknown, meta) => toFacets(object<FilteredStores>(wire)?.facets, moneyOf(meta)),
      extraOptions: LIST,
    }),
  }),
});

export const { useGetStoreCountsQuery } = countsApi;
