/** Store lists and details (contract §4.7). */
import Type from 'typebox';
import { Flag, Id, paged, PageQuery, refusals, RowId, Text } from '@shop/contract/common';
import { WireItem, WireReview } from '@shop/contract/item';
import { FilteredStores, StoreFilterQuery } from '@shop/contract/results';
import { WireStore } from '@shop/contract/store';
import type { FastifyRequest } from 'fastify';
import type { Shop } from '../../context';
import { moduleOf, zonesOf } from '../../plugins/place';
import { pictureUrl, words } from '../../present';
import { Refusal } from '../../refusal';
import { categoriesOfStore } from '../categories/queries';
import { presentCategories } from '../categories/present';
import { itemsPage, Products } from '../items/pages';
import { presentItem } from '../items/present';
import { findItemsById, reviewsOf } from '../items/queries';
import { presentReview } from '../items/review-present';
import { suggestItems } from '../items/suggestions';
import { storesOfShopper } from '../orders/queries';
import { customerOf } from '../shoppers/caller';
import type { StoreFilter, StoreOrder } from './filters';
import { filteredStoresPage, Stores, storesPage } from './pages';
import { presentStore } from './present';
import { findStore, findStoresById } from './queries';

const Words = (...names: string[]) => Type.Optional(Type.Union(names.map((name) => Type.Literal(name))));
const Kind = Type.Optional(Type.Union([Type.Literal('all'), Type.Literal('veg'), Type.Literal('non_veg')]));
const Found = Type.Object({ id: Id, name: Text, slug: Text, image_full_url: Text });
const VisitedStore = Type.Object({ ...WireStore.properties, items: Type.Array(WireItem) });
const Name = Type.String({ minLength: 1, maxLength: 200 });
const LIST_ORDERS: Record<string, StoreOrder> = {
  newly_joined: 'newest',
  popular: 'popular',
  top_rated: 'rating',
  latest: 'newest',
};

interface PageOf {
  limit?: number;
  offset?: number;
}

export function storeRoutes(shop: Shop): void {
  const { app, db, clock } = shop;
  const page = (request: FastifyRequest, filter: StoreFilter, order: StoreOrder, query: PageOf) =>
    storesPage(shop, request, filter, order, query);
  const hereOf = (request: FastifyRequest): StoreFilter => ({ zoneIds: zonesOf(request), moduleId: moduleOf(request) });

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
          store_type: Words('all', 'newly_joined', 'popular', 'top_rated'),
          featured: Type.Optional(Flag),
          ...StoreFilterQuery,
        }),
        response: { 200: FilteredStores, ...refusals },
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
      return filteredStoresPage(shop, request, list, order, request.query);
    },
  );

  for (const [path, operationId, order, over] of [
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
          querystring: Type.Object({ ...PageQuery, type: Kind }),
          response: { 200: Stores, ...refusals },
        },
      },
      async (request) => {
        const { type } = request.query;
        return page(request, { ...hereOf(request), ...over, ...(type ? { type } : {}) }, order, request.query);
      },
    );

  app.get(
    '/api/v1/stores/top-offer-near-me',
    {
      config: { shared: true },
      schema: {
        operationId: 'offersNearby',
        tags: ['stores'],
        querystring: Type.Object({
          ...PageQuery,
          sort_by: Words('top_rated', 'popular', 'newest', 'near'),
          halal: Type.Optional(Flag),
        }),
        response: { 200: Stores, ...refusals },
      },
    },
    async (request) => {
      const { sort_by: sort, halal } = request.query;
      const order: StoreOrder = sort === 'top_rated' ? 'rating' : ((sort as StoreOrder | undefined) ?? 'offer');
      const filter = { ...hereOf(request), discounted: true, ...(halal ? { halal: true } : {}) };
      return page(request, filter, order, request.query);
    },
  );

  app.get(
    '/api/v1/stores/search',
    {
      config: { shared: true },
      schema: {
        operationId: 'searchStores',
        tags: ['stores'],
        querystring: Type.Object({
          ...PageQuery,
          name: Name,
          type: Kind,
          category_id: Type.Optional(RowId),
          ...StoreFilterQuery,
        }),
        response: {
          200: Type.Object({ ...FilteredStores.properties, items: Type.Array(Found) }),
          ...refusals,
        },
      },
    },
    async (request) => {
      const { name, type, category_id: categoryId } = request.query;
      const here = hereOf(request);
      const filter = {
        ...here,
        text: name,
        ...(type ? { type } : {}),
        ...(categoryId ? { categoryId } : {}),
      };
      const found = await suggestItems(
        db,
        { zoneIds: here.zoneIds ?? [], moduleId: here.moduleId ?? null, text: name },
        10,
      );
      return {
        ...(await filteredStoresPage(shop, request, filter, 'popular', request.query)),
        items: found.map((item) => ({
          id: item.id,
          name: words(item.name, request.place),
          slug: item.slug,
          image_full_url: pictureUrl(request.place, 'product', item.image),
        })),
      };
    },
  );

  app.get(
    '/api/v1/stores/popular-items/:id',
    {
      config: { shared: true },
      schema: {
        operationId: 'popularItemsOfStore',
        tags: ['stores'],
        params: Type.Object({ id: RowId }),
        querystring: Type.Object(PageQuery),
        response: { 200: Products, ...refusals },
      },
    },
    async (request) => itemsPage(shop, request, { storeId: request.params.id }, 'popular', request.query),
  );

  app.get(
    '/api/v1/stores/reviews',
    {
      config: { shared: true },
      schema: {
        operationId: 'storeReviews',
        tags: ['stores'],
        querystring: Type.Object({ ...PageQuery, store_id: RowId }),
        response: { 200: paged('reviews', WireReview), ...refusals },
      },
    },
    async ({ query, place }) => {
      const { limit = 10, offset = 1, store_id: storeId } = query;
      const { rows, total } = await reviewsOf(db, { storeId }, { limit, offset });
      return { total_size: total, limit, offset, reviews: rows.map((row) => presentReview(row, place)) };
    },
  );

  app.get(
    '/api/v1/customer/visit-again',
    {
      schema: {
        operationId: 'visitAgain',
        tags: ['customer'],
        summary: 'Stores the customer ordered from, the newest first, with what they bought most',
        response: {
          200: Type.Array(VisitedStore),
          ...refusals,
        },
      },
    },
    async (request) => {
      const { place } = request;
      const customer = await customerOf(db, place);
      const zoneIds = place.zoneIds ?? [];
      const visited = await storesOfShopper(db, customer.id, place.moduleId);
      const stores = await findStoresById(
        db,
        visited.map(({ storeId }) => storeId),
      );
      const items = await findItemsById(
        db,
        clock(),
        visited.flatMap(({ itemIds }) => itemIds.slice(0, 5)),
      );
      return visited.flatMap(({ storeId, itemIds }) => {
        const row = stores.get(storeId);
        if (!row || !(row.everyZone || zoneIds.includes(row.store.zoneId))) return [];
        const bought = itemIds.slice(0, 5).flatMap((id) => items.get(id) ?? []);
        return [{ ...presentStore(row, place, clock()), items: bought.map((item) => presentItem(item, place)) }];
      });
    },
  );

  app.get(
    '/api/v1/stores/details/:key',
    {
      config: { shared: true },
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
