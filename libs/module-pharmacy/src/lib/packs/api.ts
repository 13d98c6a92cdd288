/** Items with the active ingredient of another (PLUS-91). */
import { moneyOf, LIST, shopApi, toItemPage } from '@shop/api-client/kit';
import type { Scope } from '@shop/api-client';
import type { Item } from '@shop/domain';

const MOST = 8;

export const packsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** A backend without the call: null. */
    getPacks: build.query<Item[] | null, { scope: Scope; itemId: string }>({
      query: ({ scope, itemId }) => ({
        url: `/api/v1/items/same-ingredient/${encodeURIComponent(itemId)}`,
        params: { limit: MOST },
        scope,
      }),
      transformResponse: (wire: unknown, meta) => (wire === null ? null : toItemPage(wire, moneyOf(meta)).entries),
      extraOptions: { ...LIST, missingIsNull: true },
    }),
  }),
});
