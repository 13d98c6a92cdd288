/** Items and stores of a results page, filtered (decision 057). Every list has its scope in the cache key. */
import type { FilteredItems } from '@shop/contract/results';
import type { Item, Store } from '@shop/domain';
import type { ResultsQuery } from '@shop/domain/results-query';
import type { ItemFilterWord } from '@shop/domain/item-filters';
import type { StoreFilterWord } from '@shop/domain/store-filters';
import type { ResultPage } from '@shop/domain/results-rules';
import { LIST, moneyOf, shopApi } from '../base/api';
import type { Scope } from '../base/scope';
import type { Tolerant } from '../base/tolerant';
import { isWire, type WireMoney } from '../base/wire';
import { PAGING, itemsOf, storesOf } from '../catalog/pages';
import { toItem, type ItemWire } from '../catalog/to-item';
import { toStore, type StoreWire } from '../catalog/to-store';
import { itemsCall, storesCall } from './calls';
import { toFacets } from './to-facets';

export interface ResultItemsQuery {
  scope: Scope;
  query: ResultsQuery<ItemFilterWord>;
}
export interface ResultStoresQuery {
  scope: Scope;
  query: ResultsQuery<StoreFilterWord>;
}
/** A page without entries of the wrong kind; `received` is its original size, for paging. */
export interface ReceivedPage<Entry> extends ResultPage<Entry> {
  received: number;
}

/**
 * RES-48, RES-49: the field's presence counts, even as an empty list or null. The commission of stores has two
 * spellings (contract §10).
 */
const isItem = (wire: ItemWire) => wire.variations !== undefined;
const isStore = (wire: StoreWire & { commission?: unknown }) =>
  wire.commission !== undefined || wire.comission !== undefined;

function toPage<Named extends object, Entry>(
  wire: unknown,
  { wires, total }: { wires: Named[]; total: number },
  money: WireMoney,
  belongs: (wire: Named) => boolean,
  read: (wire: Named, money: WireMoney) => Entry,
): ReceivedPage<Entry> {
  const body: Tolerant<FilteredItems> = isWire(wire) ? wire : {};
  return {
    entries: wires.filter(belongs).map((entry) => read(entry, money)),
    received: wires.length,
    total,
    filtered: body.filtered === true,
    facets: toFacets(body.facets, money),
  };
}

export const resultsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getResultItems: build.infiniteQuery<ReceivedPage<Item>, ResultItemsQuery, number>({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg: { scope, query }, pageParam }) => ({ ...itemsCall(query, pageParam), scope }),
      transformResponse: (wire: unknown, meta) => toPage(wire, itemsOf(wire), moneyOf(meta), isItem, toItem),
      extraOptions: LIST,
    }),
    getResultStores: build.infiniteQuery<ReceivedPage<Store>, ResultStoresQuery, number>({
      infiniteQueryOptions: PAGING,
      query: ({ queryArg: { scope, query }, pageParam }) => ({ ...storesCall(query, pageParam), scope }),
      transformResponse: (wire: unknown, meta) => toPage(wire, storesOf(wire), moneyOf(meta), isStore, toStore),
      extraOptions: LIST,
    }),
  }),
});

export const { useGetResultItemsInfiniteQuery, useGetResultStoresInfiniteQuery } = resultsApi;
