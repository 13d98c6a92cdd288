/** Pages of store lists (contract §1.4). */
import { paged } from '@shop/contract/common';
import { WireStore } from '@shop/contract/store';
import { arrivesInTime } from '@shop/domain/arrival';
import type { FastifyRequest } from 'fastify';
import type { Shop } from '../../context';
import type { Page } from '../../db/page';
import { moduleOf, zonesOf } from '../../plugins/place';
import { arrivalsInScope } from '../arrivals/store-arrivals';
import { readStoreListOptions, type StoreFilterRequest } from './list-options';
import type { ListContext, StoreFilter, StoreOrder } from './filters';
import { presentStore } from './present';
import { findStores, findStoresAndFacets, type StoreRow } from './queries';

export const Stores = paged('stores', WireStore);

/** What pages of stores need of the shop. */
type Stocked = Pick<Shop, 'city' | 'clock' | 'db'>;

/** The caller's zones and module. */
export const placeFilter = (request: FastifyRequest): StoreFilter => ({
  zoneIds: zonesOf(request),
  moduleId: moduleOf(request),
});

/** @param withArrivals the list is filtered, sorted or counted by them, which takes those of all its stores */
async function contextOf(
  shop: Stocked,
  { place: { point } }: FastifyRequest,
  list: StoreFilter,
  withArrivals: boolean,
): Promise<ListContext> {
  const at = shop.clock();
  return { at, point, inScope: withArrivals && point ? await arrivalsInScope(shop, list, point, at) : null };
}

/** The stores that are in time; none where the place is unknown. Equal places give equal lists, for the keys of caches. */
const inTimeOf = ({ inScope }: ListContext): number[] =>
  [...(inScope?.arrivals ?? [])].flatMap(([id, arrival]) => (arrivesInTime(arrival) ? [id] : [])).sort((a, b) => a - b);

const presentPage = (shop: Stocked, { place }: FastifyRequest, { at }: ListContext, rows: readonly StoreRow[]) =>
  rows.map((row) => presentStore(shop, row, place, at));

export async function storesPage(
  shop: Stocked,
  request: FastifyRequest,
  filter: StoreFilter,
  order: StoreOrder,
  { limit = 10, offset = 1 }: Partial<Page>,
) {
  const context = await contextOf(shop, request, filter, false);
  const { rows, total } = await findStores(shop.db, context, filter, order, { limit, offset });
  return { total_size: total, limit, offset, stores: presentPage(shop, request, context, rows) };
}

/**
 * A page of a list with the filters and the sort order of the request (decision 055). @param order used if the
 * request chooses none
 */
export async function filteredStoresPage(
  shop: Stocked,
  request: FastifyRequest,
  list: StoreFilter,
  order: StoreOrder,
  query: Partial<Page> & StoreFilterRequest,
  { countsArrivals = false } = {},
) {
  const { limit = 10, offset = 1 } = query;
  const { isInTime, order: sorted, wantsFacets, isFiltered, ...options } = readStoreListOptions(query);
  const sort = sorted ?? order;
  const counts = wantsFacets && countsArrivals && request.place.point !== null;
  const context = await contextOf(shop, request, list, isInTime || sort === 'soonest' || counts);
  const inTime = inTimeOf(context);
  const chosen = { ...options.chosen, ...(isInTime ? { inTime } : {}) };
  const present = (rows: readonly StoreRow[]) => presentPage(shop, request, context, rows);
  const filtered = isFiltered ? { filtered: true as const } : {};
  if (!wantsFacets) {
    const { rows, total } = await findStores(shop.db, context, { ...list, ...chosen }, sort, { limit, offset });
    return { total_size: total, limit, offset, stores: present(rows), ...filtered };
  }
  const { rows, facets } = await findStoresAndFacets(
    shop.db,
    context,
    { list, chosen, inTime: counts ? inTime : undefined },
    sort,
    { limit, offset },
  );
  return { total_size: facets.total, limit, offset, stores: present(rows), ...filtered, facets };
}
