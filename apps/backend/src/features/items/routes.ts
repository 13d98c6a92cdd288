/** Items of a store, search, details and reviews (contract §4.3). */
import Type from 'typebox';
import { Id, paged, PageQuery, refusals, RowId, Text } from '@shop/contract/common';
import { WireItem, WireReview } from '@shop/contract/item';
import { FilteredItems, ItemFilterQuery } from '@shop/contract/results';
import type { FastifyRequest } from 'fastify';
import type { Shop } from '../../context';
import { moduleOf, zonesOf } from '../../plugins/place';
import { pictureUrl, words } from '../../present';
import { Refusal } from '../../refusal';
import { inOneGo } from '../../db/in-one-go';
import { suggestStores } from '../stores/queries';
import { priceBound } from './chosen';
import type { ItemFilter, ItemOrder } from './filters';
import { filteredItemsPage, hereOf, itemsPage, ItemType, Products, type ListQuery } from './pages';
import { presentItem } from './present';
import { findItem, reviewsOf } from './queries';
import { presentReview } from './review-present';
import { suggestItems } from './suggestions';

const Name = Type.String({ minLength: 1, maxLength: 200 });
const Suggestion = {
  items: Type.Array(Type.Object({ id: Id, name: Text, slug: Text, image: Text, image_full_url: Text })),
  stores: Type.Array(Type.Object({ id: Id, name: Text, slug: Text, logo: Text, logo_full_url: Text })),
};
const Suggestions = Type.Object(Suggestion);

export function itemRoutes(shop: Shop): void {
  const { app, db, clock } = shop;
  const page = (request: FastifyRequest, filter: ItemFilter, order: ItemOrder, query: ListQuery) =>
    itemsPage(shop, request, filter, order, query);
  const suggestionsFor = async (request: FastifyRequest, filter: ItemFilter) => {
    const { place } = request;
    const [items, stores] = await inOneGo(
      suggestItems(db, filter, 10),
      suggestStores(
        db,
        clock(),
        {
          ...(filter.zoneIds ? { zoneIds: filter.zoneIds } : {}),
          moduleId: filter.moduleId ?? null,
          ...(filter.text ? { text: filter.text } : {}),
        },
        10,
      ),
    );
    return {
      items: items.map((item) => ({
        id: item.id,
        name: words(item.name, place),
        slug: item.slug,
        image: item.image,
        image_full_url: pictureUrl(place, 'product', item.image),
      })),
      stores: stores.map((store) => ({
        id: store.id,
        name: words(store.name, place),
        slug: store.slug,
        logo: store.logo,
        logo_full_url: pictureUrl(place, 'store', store.logo),
      })),
    };
  };

  app.get(
    '/api/v1/items/latest',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'itemsOfStore',
        tags: ['items'],
        querystring: Type.Object({
          limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
          offset: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
          store_id: Type.Optional(RowId),
          category_id: Type.Optional(RowId),
          type: ItemType,
          min_price: ItemFilterQuery.min_price,
          max_price: ItemFilterQuery.max_price,
          sort_by: ItemFilterQuery.sort_by,
        }),
        response: { 200: Products, ...refusals },
      },
    },
    async (request) => {
      const {
        store_id: storeId,
        category_id: categoryId,
        type,
        min_price: low,
        max_price: high,
        sort_by: sort,
        limit,
        offset,
      } = request.query;
      const zoneIds = zonesOf(request);
      if (limit === undefined || offset === undefined)
        throw new Refusal(403, limit === undefined ? 'limit' : 'offset', 'pagingMissing');
      const filter: ItemFilter = {
        ...(storeId === undefined ? { zoneIds, moduleId: moduleOf(request) } : { storeId }),
        ...(categoryId ? { categoryId } : {}),
        ...(type ? { type } : {}),
        ...(low === undefined ? {} : { minPrice: priceBound(low) }),
        ...(high === undefined ? {} : { maxPrice: priceBound(high) }),
      };
      return page(request, filter, storeId === undefined ? 'newest' : (sort ?? 'store'), { limit, offset });
    },
  );

  app.get(
    '/api/v1/items/search',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'searchItems',
        tags: ['items'],
        querystring: Type.Object({
          ...PageQuery,
          name: Name,
          store_id: Type.Optional(RowId),
          category_id: Type.Optional(RowId),
          type: ItemType,
          ...ItemFilterQuery,
        }),
        response: { 200: Type.Object({ ...FilteredItems.properties, ...Suggestion }), ...refusals },
      },
    },
    async (request) => {
      const { name, store_id: storeId, category_id: categoryId, type } = request.query;
      const filter: ItemFilter = {
        text: name,
        zoneIds: zonesOf(request),
        moduleId: moduleOf(request),
        ...(storeId ? { storeId } : {}),
        ...(categoryId ? { categoryId } : {}),
        ...(type ? { type } : {}),
      };
      const { zoneIds, moduleId } = filter;
      const [found, suggested] = await inOneGo(
        filteredItemsPage(shop, request, filter, 'match', request.query),
        suggestionsFor(request, { text: name, zoneIds: zoneIds ?? [], moduleId: moduleId ?? null }),
      );
      return { ...found, ...suggested };
    },
  );

  app.get(
    '/api/v1/items/item-or-store-search',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'suggestItemsAndStores',
        tags: ['items'],
        querystring: Type.Object({ name: Name }),
        response: {
          200: Suggestions,
          ...refusals,
        },
      },
    },
    async (request) => {
      return suggestionsFor(request, { ...hereOf(request, {}), text: request.query.name });
    },
  );

  app.get(
    '/api/v1/items/search-suggestion',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'searchKeywords',
        tags: ['items'],
        querystring: Type.Object({ name: Name }),
        response: { 200: Type.Array(Text), ...refusals },
      },
    },
    async (request) => {
      const found = await suggestItems(db, { ...hereOf(request, {}), text: request.query.name }, 20);
      return [...new Set(found.map(({ name }) => words(name, request.place)))].slice(0, 10);
    },
  );

  const Key = Type.Object({ key: Type.String({ minLength: 1, maxLength: 200 }) });
  /** @throws Refusal 404 */
  const known = async (key: string) => {
    const row = await findItem(db, shop.clock(), key);
    if (!row) throw new Refusal(404, 'item', 'itemUnknown');
    return row;
  };

  for (const [path, operationId, like] of [
    ['related-items', 'relatedItems', 'category'],
    ['related-store-items', 'moreOfStore', 'store'],
  ] as const)
    app.get(
      `/api/v1/items/${path}/:key`,
      {
        config: { shared: 'anywhere' },
        schema: {
          operationId,
          tags: ['items'],
          params: Key,
          querystring: Type.Object(PageQuery),
          response: { 200: Products, ...refusals },
        },
      },
      async (request) => {
        const { item, category } = await known(request.params.key);
        const { zoneIds } = request.place;
        const filter: ItemFilter = {
          but: item.id,
          ...(zoneIds && like === 'category' ? { zoneIds } : {}),
          ...(like === 'category' ? { categoryId: category.id, moduleId: item.moduleId } : { storeId: item.storeId }),
        };
        return page(request, filter, 'popular', request.query);
      },
    );

  app.get(
    '/api/v1/items/reviews/:key',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'itemReviews',
        tags: ['items'],
        params: Key,
        querystring: Type.Object(PageQuery),
        response: { 200: paged('reviews', WireReview), ...refusals },
      },
    },
    async ({ params, query, place }) => {
      const { item } = await known(params.key);
      const { limit = 10, offset = 1 } = query;
      const { rows, total } = await reviewsOf(db, { itemId: item.id }, { limit, offset });
      return { total_size: total, limit, offset, reviews: rows.map((row) => presentReview(row, place)) };
    },
  );

  app.get(
    '/api/v1/items/rating/:key',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'itemRating',
        tags: ['items'],
        params: Key,
        response: { 200: Type.Number(), ...refusals },
      },
    },
    async ({ params }) => (await known(params.key)).item.rating,
  );

  app.get(
    '/api/v1/items/details/:key',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'itemDetails',
        tags: ['items'],
        params: Key,
        // Campaign items share the ids of all others: `campaign=1` changes nothing.
        querystring: Type.Object({ campaign: Type.Optional(Type.Integer()) }),
        response: { 200: WireItem, ...refusals },
      },
    },
    async (request) => presentItem(await known(request.params.key), request.place),
  );
}
