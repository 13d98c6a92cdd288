/** Pages of item lists (contract §1.4), and the parameters that the lists share. */
import Type from 'typebox';
import { paged } from '@shop/contract/common';
import { WireItem } from '@shop/contract/item';
import type { ItemFacets } from '@shop/contract/results';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '../../context';
import { moduleOf, zonesOf, type RequestPlace } from '../../plugins/place';
import { localize } from '../../present';
import { readItemListOptions, type ItemFilterRequest } from './list-options';
import type { ItemOrder } from './filters';
import type { ItemFilter } from './item-filter';
import { categoriesOfItems, findEntries, findEntriesAndFacets } from './queries';
import type { ValueFacets } from './value-facets';
import { serializedItems } from './serialized-items';

export const Products = paged('products', WireItem);
export const VegFilter = Type.Optional(Type.Union([Type.Literal('all'), Type.Literal('veg'), Type.Literal('non_veg')]));

export interface ListQuery {
  limit?: number;
  offset?: number;
  type?: ItemFilter['type'];
}

/** The caller's zones and module, and the veg filter. */
export const placeFilter = (request: FastifyRequest, { type }: ListQuery): ItemFilter => ({
  zoneIds: zonesOf(request),
  moduleId: moduleOf(request),
  type,
});

/** @returns a body for {@link sendSerialized} */
export async function itemsPage(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  reply: FastifyReply,
  filter: ItemFilter,
  order: ItemOrder,
  { limit = 10, offset = 1 }: ListQuery,
) {
  const at = clock();
  const { entries, total } = await findEntries(db, at, filter, order, { limit, offset });
  return { total_size: total, limit, offset, products: await serializedItems(db, at, reply, entries) };
}

const presentValues = (facets: ValueFacets, place: RequestPlace) =>
  Object.fromEntries(
    Object.entries(facets).map(([filter, values]) => [
      filter,
      values.map(({ name, ...rest }) => ({ ...rest, ...(name ? { name: localize(name, place) } : {}) })),
    ]),
  ) as NonNullable<ItemFacets['values']>;

/**
 * A page of a list with the filters and the sort order of the request (decision 055). @param order used if the
 * request chooses none
 */
export async function filteredItemsPage(
  shop: Pick<Shop, 'db' | 'clock'>,
  reply: FastifyReply,
  list: ItemFilter,
  order: ItemOrder,
  query: ListQuery & ItemFilterRequest,
) {
  const { chosen, order: sorted, wantsFacets, wantsValues, isFiltered } = readItemListOptions(query);
  // Within one store, `sort_by` uses the store's own price order (decision 021).
  const sort = (list.storeId === undefined ? undefined : query.sort_by) ?? sorted ?? order;
  const filtered = isFiltered ? { filtered: true as const } : {};
  if (!wantsFacets) return { ...(await itemsPage(shop, reply, { ...list, ...chosen }, sort, query)), ...filtered };
  const { limit = 10, offset = 1 } = query;
  const { db, clock } = shop;
  const at = clock();
  const asked = { list, chosen, wantsValues };
  const { entries, facets, values } = await findEntriesAndFacets(db, at, asked, sort, { limit, offset });
  const products = await serializedItems(db, at, reply, entries);
  const named = values && { values: presentValues(values, reply.request.place) };
  return { total_size: facets.total, limit, offset, products, ...filtered, facets: { ...facets, ...named } };
}

/** The tabs above a page of items: the categories of the items on it, so that no tab is empty. */
export async function tabsOf({ db }: Pick<Shop, 'db'>, request: FastifyRequest, items: readonly { id: number }[]) {
  const ids = items.map(({ id }) => id);
  return (await categoriesOfItems(db, ids)).map(({ id, name }) => ({ id, name: localize(name, request.place) }));
}
