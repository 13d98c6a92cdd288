/** Store lists and details (contract §4.7). */
import Type from 'typebox';
import { Flag, PageQuery, paged, refusals } from '@shop/contract/common';
import { WireStore } from '@shop/contract/store';
import type { FastifyRequest } from 'fastify';
import type { Shop } from '../../app';
import { moduleOf, zonesOf } from '../../plugins/place';
import { Refusal } from '../../refusal';
import { categoriesOfStore } from '../categories/queries';
import { presentCategories } from '../categories/present';
import { presentStore } from './present';
import { findStore, findStores, type StoreFilter, type StoreOrder } from './queries';

const Stores = paged('stores', WireStore);
const Words = (...names: string[]) => Type.Optional(Type.Union(names.map((name) => Type.Literal(name))));
const Name = Type.String({ minLength: 1, maxLength: 200 });
const LIST_ORDERS: Record<string, StoreOrder> = {
  newly_joined: 'newest',
  popular: 'popular',
  top_rated: 'rating',
  latest: 'newest',
};

export function storeRoutes({ app, db, clock }: Shop): void {
  const page = async (
    request: FastifyRequest,
    filter: StoreFilter,
    order: StoreOrder,
    query: { limit?: number; offset?: number },
  ) => {
    const { limit = 10, offset = 1 } = query;
    const { rows, total } = await findStores(db, filter, order, request.place.point, { limit, offset });
    return { total_size: total, limit, offset, stores: rows.map((row) => presentStore(row, request.place, clock())) };
  };

  app.get(
    '/api/v1/stores/get-stores/:filter',
    {
      schema: {
        operationId: 'listStores',
        tags: ['stores'],
        params: Type.Object({
          filter: Type.Union(['all', 'delivery', 'take_away', 'popular', 'latest'].map((name) => Type.Literal(name))),
        }),
        querystring: Type.Object({
          ...PageQuery,
          store_type: Words('all', 'newly_joined', 'popular', 'top_rated'),
          featured: Type.Optional(Flag),
        }),
        response: { 200: Stores, ...refusals },
      },
    },
    async (request) => {
      const { store_type: type, featured } = request.query;
      const { filter } = request.params;
      const chosen: StoreFilter = {
        zoneIds: zonesOf(request),
        moduleId: featured ? request.place.moduleId : moduleOf(request),
        delivers: filter === 'delivery',
        takesAway: filter === 'take_away',
        featured: featured === 1,
      };
      return page(request, chosen, LIST_ORDERS[type ?? ''] ?? LIST_ORDERS[filter] ?? 'near', request.query);
    },
  );

  for (const [path, order, operationId] of [
    ['popular', 'popular', 'popularStores'],
    ['latest', 'newest', 'latestStores'],
    ['top-rated', 'rating', 'topRatedStores'],
  ] as const)
    app.get(
      `/api/v1/stores/${path}`,
      {
        schema: {
          operationId,
          tags: ['stores'],
          querystring: Type.Object({ ...PageQuery, type: Words('all', 'veg', 'non_veg') }),
          response: { 200: Stores, ...refusals },
        },
      },
      async (request) =>
        page(request, { zoneIds: zonesOf(request), moduleId: moduleOf(request) }, order, request.query),
    );

  app.get(
    '/api/v1/stores/search',
    {
      schema: {
        operationId: 'searchStores',
        tags: ['stores'],
        querystring: Type.Object({ ...PageQuery, name: Name, type: Words('all', 'veg', 'non_veg') }),
        response: { 200: Stores, ...refusals },
      },
    },
    async (request) =>
      page(
        request,
        { zoneIds: zonesOf(request), moduleId: moduleOf(request), text: request.query.name },
        'popular',
        request.query,
      ),
  );

  app.get(
    '/api/v1/stores/details/:key',
    {
      schema: {
        operationId: 'storeDetails',
        tags: ['stores'],
        params: Type.Object({ key: Type.String({ minLength: 1, maxLength: 200 }) }),
        response: { 200: WireStore, ...refusals },
      },
    },
    async (request) => {
      const row = await findStore(db, request.params.key);
      if (!row) throw new Refusal(404, 'store', 'storeUnknown');
      return presentStore(
        row,
        request.place,
        clock(),
        presentCategories(await categoriesOfStore(db, row.store.id), request.place),
      );
    },
  );
}
