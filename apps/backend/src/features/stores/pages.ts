/** Pages of stores as every list answers them (contract §1.4). */
import { paged } from '@shop/contract/common';
import { WireStore } from '@shop/contract/store';
import type { FastifyRequest } from 'fastify';
import type { Shop } from '../../app';
import { presentStore } from './present';
import { findStores, type StoreFilter, type StoreOrder } from './queries';

export const Stores = paged('stores', WireStore);

export async function storesPage(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  request: FastifyRequest,
  filter: StoreFilter,
  order: StoreOrder,
  { limit = 10, offset = 1 }: { limit?: number; offset?: number },
) {
  const { rows, total } = await findStores(db, filter, order, request.place.point, { limit, offset });
  return { total_size: total, limit, offset, stores: rows.map((row) => presentStore(row, request.place, clock())) };
}
