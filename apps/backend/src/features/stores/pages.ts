/** Pages of store lists (contract §1.4). */
import { paged } from '@shop/contract/common';
import { WireStore } from '@shop/contract/store';
import type { FastifyRequest } from 'fastify';
import type { Shop } from '../../context';
import type { Page } from '../../db/page';
import { moduleOf, zonesOf } from '../../plugins/place';
import { readStoreListOptions, type StoreFilterRequest } from './list-options';
import type { StoreFilter, StoreOrder } from './filters';
import { presentStore } from './present';
import { findStores, findStoresAndFacets } from './queries';

export const Stores = paged('stores', WireStore);

/** The caller's zones and module. */
export const placeFilter = (request: FastifyRequest): StoreFilter => ({
  zoneIds: zonesOf(request),
  moduleId: moduleOf(request),
});

export async function storesPage(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  request: FastifyRequest,
  filter: StoreFilter,
  order: StoreOrder,
  { limit = 10, offset = 1 }: Partial<Page>,
) {
  const context = { at: clock(), point: request.place.point };
  const { rows, total } = await findStores(db, context, filter, order, { limit, offset });
  return { total_size: total, limit, offset, stores: rows.map((row) => presentStore(row, request.place, context.at)) };
}

/**
 * A page of a list with the filters and the sort order of the request (decision 055). @param order used if the
 * request chooses none
 */
export async function filteredStoresPage(
  shop: Pick<Shop, 'db' | 'clock'>,
  request: FastifyRequest,
  list: StoreFilter,
  order: StoreOrder,
  query: Partial<Page> & StoreFilterRequest,
  { countsArrivals = false } = {},
) {
  const { chosen, order: sorted, wantsFacets, isFiltered } = readStoreListOptions(query, request.place.point);
  const sort = sorted ?? order;
  const filtered = isFiltered ? { filtered: true as const } : {};
  if (!wantsFacets) return { ...(await storesPage(shop, request, { ...list, ...chosen }, sort, query)), ...filtered };
  const { limit = 10, offset = 1 } = query;
  const context = { at: shop.clock(), point: request.place.point };
  const { rows, facets } = await findStoresAndFacets(shop.db, context, { list, chosen, countsArrivals }, sort, {
    limit,
    offset,
  });
  const stores = rows.map((row) => presentStore(row, request.place, context.at));
  return { total_size: facets.total, limit, offset, stores, ...filtered, facets };
}
