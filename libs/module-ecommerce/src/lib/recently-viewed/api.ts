/** Items by their ids, as they are now (decision 093). */
import {
  moneyOf,
  LIST,
  MINUTES,
  object,
  shopApi,
  toItem,
  wires,
  type Scoped,
  type FilteredItems,
} from '@shop/api-client/kit';
import type { Item } from '@shop/domain';

export const viewedApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * At most twenty items, in the order of their ids; those that the place does not have, or no more, are left out. A backend without
     * the call: none.
     */
    getItemsByIds: build.query<Item[], Scoped & { ids: readonly string[] }>({
      query: ({ scope, ids }) => ({ url: '/api/v1/items/by-ids', params: { ids: ids.join(',') }, scope }),
      transformResponse: (wire: unknown, meta) =>
        wires(object<Pick<FilteredItems, 'products'>>(wire)?.products).map((entry) => toItem(entry, moneyOf(meta))),
      extraOptions: { ...LIST, missingIsNull: true },
      keepUnusedDataFor: MINUTES,
    }),
  }),
});
