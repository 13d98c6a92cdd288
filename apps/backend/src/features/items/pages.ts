/** Pages of items as every list answers them (contract §1.4), and what the lists have in common. */
import Type from 'typebox';
import { paged, Text } from '@shop/contract/common';
import { WireItem } from '@shop/contract/item';
import type { FastifyRequest } from 'fastify';
import type { Shop } from '../../app';
import { moduleOf, zonesOf } from '../../plugins/place';
import { words } from '../../present';
import { presentItem } from './present';
import { categoriesOfItems, findItems, type ItemFilter, type ItemOrder } from './queries';

export const Products = paged('products', WireItem);
export const ItemType = Type.Optional(Type.Union([Type.Literal('all'), Type.Literal('veg'), Type.Literal('non_veg')]));
/** Within one store; others of the family sort what they have loaded (decision 021). */
export const SortBy = Type.Optional(Type.Union([Type.Literal('high2Low'), Type.Literal('low2High')]));
export const Tabs = Type.Array(Type.Object({ id: Type.Integer(), name: Text }));

export interface ListQuery {
  limit?: number;
  offset?: number;
  type?: 'all' | 'veg' | 'non_veg';
}

/** The zones and the module of the caller, and what they say of meat. */
export const hereOf = (request: FastifyRequest, { type }: ListQuery): ItemFilter => ({
  zoneIds: zonesOf(request),
  moduleId: moduleOf(request),
  ...(type ? { type } : {}),
});

export async function itemsPage(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  request: FastifyRequest,
  filter: ItemFilter,
  order: ItemOrder,
  { limit = 10, offset = 1 }: ListQuery,
) {
  const { rows, total } = await findItems(db, clock(), filter, order, { limit, offset });
  return { total_size: total, limit, offset, products: rows.map((row) => presentItem(row, request.place)) };
}

/** The tabs above a page of items: the categories of what is on it, so that none of them is empty. */
export async function tabsOf({ db }: Pick<Shop, 'db'>, request: FastifyRequest, items: readonly { id: number }[]) {
  const ids = items.map(({ id }) => id);
  return (await categoriesOfItems(db, ids)).map(({ id, name }) => ({ id, name: words(name, request.place) }));
}
