/** Lists of stores, and a store (contract §4.7). */
import type { Store } from '@shop/domain';
import { DETAILS, LIST, MINUTES, decoded, moneyOf, type EndpointBuild } from '../base/api';
import type { Scope } from '../base/scope';
import { storeCall, type StoreList } from './lists';
import { PAGING, toStorePage, type Scoped, type StorePage } from './pages';
import { toStore, type StoreWire } from './to-store';

export interface StoreListQuery extends Scoped {
  list: StoreList;
  limit: number;
}

export const storeEndpoints = (build: EndpointBuild) => ({
  getStores: build.infiniteQuery<StorePage, StoreListQuery, number>({
    infiniteQueryOptions: PAGING,
    query: ({ queryArg: { scope, list, limit }, pageParam }) => ({
      ...storeCall(list, limit, pageParam),
      scope,
    }),
    transformResponse: decoded(toStorePage),
    extraOptions: LIST,
  }),
  getStore: build.query<Store | null, { id: string; scope: Scope }>({
    query: ({ id, scope }) => ({ url: `/api/v1/stores/details/${encodeURIComponent(id)}`, scope }),
    transformResponse: (wire: StoreWire | null, meta) => wire && toStore(wire, moneyOf(meta)),
    extraOptions: DETAILS,
    keepUnusedDataFor: MINUTES,
  }),
});
