/** The store lists (contract §4.7). Each has a filter and an order. */
import Type from 'typebox';
import { Flag, PageQuery, errorResponses } from '@shop/contract/common';
import { FilteredStores, StoreFilterQuery } from '@shop/contract/results';
import type { Shop } from '../../context';
import { moduleOf, zonesOf } from '../../plugins/place';
import { VegFilter } from '../items/pages';
import type { StoreFilter, StoreOrder } from './filters';
import { filteredStoresPage, placeFilter, Stores, storesPage } from './pages';

const OneOf = (...names: string[]) => Type.Optional(Type.Union(names.map((name) => Type.Literal(name))));
const LIST_ORDERS: Record<string, StoreOrder> = {
  newly_joined: 'newest',
  popular: 'popular',
  top_rated: 'rating',
  latest: 'newest',
};

export function storeListRoutes(shop: Shop): void {
  anyStoreRoutes(shop);
  homeListRoutes(shop);
  offerRoutes(shop);
}

function anyStoreRoutes(shop: Shop): void {
  const { app } = shop;
  app.get(
    '/api/v1/stores/get-stores/:filter',
    {
      config: { shared: true },
      schema: {
        operationId: 'listStores',
        tags: ['stores'],
        params: Type.Object({
          filter: Type.Union(['all', 'delivery', 'take_away', 'popular', 'latest'].map((name) => Type.Literal(name))),
        }),
        querystring: Type.Object({
          ...PageQuery,
          store_type: OneOf('all', 'newly_joined', 'popular', 'top_rated'),
          featured: Type.Optional(Flag),
          ...StoreFilterQuery,
        }),
        response: { 200: FilteredStores, ...errorResponses },
      },
    },
    async (request) => {
      const { store_type: type, featured } = request.query;
      const { filter } = request.params;
      const list: StoreFilter = {
        zoneIds: zonesOf(request),
        moduleId: featured ? request.place.moduleId : moduleOf(request),
        delivers: filter === 'delivery',
        takesAway: filter === 'take_away',
        featured: featured === 1,
      };
      const order = LIST_ORDERS[type ?? ''] ?? LIST_ORDERS[filter] ?? 'near';
      return filteredStoresPage(shop, request, list, order, request.query, { countsArrivals: true });
    },
  );
}

function homeListRoutes(shop: Shop): void {
  const { app } = shop;
  for (const [path, operationId, order, filter] of [
    ['popular', 'popularStores', 'popular', {}],
    ['latest', 'latestStores', 'newest', {}],
    ['top-rated', 'topRatedStores', 'rating', {}],
    ['recommended', 'recommendedStores', 'rating', { featured: true }],
    ['discounted', 'discountedStores', 'offer', { discounted: true }],
  ] as const)
    app.get(
      `/api/v1/stores/${path}`,
      {
        config: { shared: true },
        schema: {
          operationId,
          tags: ['stores'],
          querystring: Type.Object({ ...PageQuery, type: VegFilter }),
          response: { 200: Stores, ...errorResponses },
        },
      },
      async (request) => {
        const { type } = request.query;
        return storesPage(shop, request, { ...placeFilter(request), ...filter, type }, order, request.query);
      },
    );
}

function offerRoutes(shop: Shop): void {
  const { app } = shop;
  app.get(
    '/api/v1/stores/top-offer-near-me',
    {
      config: { shared: true },
      schema: {
        operationId: 'offersNearby',
        tags: ['stores'],
        querystring: Type.Object({
          ...PageQuery,
          sort_by: OneOf('top_rated', 'popular', 'newest', 'near'),
          halal: Type.Optional(Flag),
        }),
        response: { 200: Stores, ...errorResponses },
      },
    },
    async (request) => {
      const { sort_by: sort, halal } = request.query;
      const order: StoreOrder = sort === 'top_rated' ? 'rating' : ((sort as StoreOrder | undefined) ?? 'offer');
      const filter = { ...placeFilter(request), discounted: true, halal: halal === 1 };
      return storesPage(shop, request, filter, order, request.query);
    },
  );
}
