/** Item lists and details (contract §4.3). */
import Type from 'typebox';
import { PageQuery, paged, refusals, RowId, Text } from '@shop/contract/common';
import { WireItem, WireReview } from '@shop/contract/item';
import { toMinor } from '@shop/util';
import type { Shop } from '../../app';
import { moduleOf, zonesOf } from '../../plugins/place';
import { DIGITS, folderOf, pictureUrl, words } from '../../present';
import { Refusal } from '../../refusal';
import { suggestStores } from '../stores/queries';
import { presentItem } from './present';
import { findItem, findItems, reviewsOf, suggestItems, type ItemFilter, type ItemOrder } from './queries';

const ItemType = Type.Optional(Type.Union([Type.Literal('all'), Type.Literal('veg'), Type.Literal('non_veg')]));
const Products = paged('products', WireItem);
const Price = Type.Optional(Type.Number({ minimum: 0, maximum: 1e9 }));
const Name = Type.String({ minLength: 1, maxLength: 200 });
const Suggestion = Type.Object({ id: Type.Integer(), name: Text, slug: Text, image: Text, image_full_url: Text });

export function itemRoutes(shop: Shop): void {
  const { app, db } = shop;
  const page = async (
    request: Parameters<typeof zonesOf>[0],
    filter: ItemFilter,
    order: ItemOrder,
    query: { limit?: number; offset?: number },
  ) => {
    const { limit = 10, offset = 1 } = query;
    const { rows, total } = await findItems(db, filter, order, { limit, offset });
    return { total_size: total, limit, offset, products: rows.map((row) => presentItem(row, request.place)) };
  };

  app.get(
    '/api/v1/items/latest',
    {
      schema: {
        operationId: 'itemsOfStore',
        tags: ['items'],
        querystring: Type.Object({
          limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
          offset: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
          store_id: Type.Optional(RowId),
          category_id: Type.Optional(RowId),
          type: ItemType,
          min_price: Price,
          max_price: Price,
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
        ...(low === undefined ? {} : { minPrice: toMinor(low, DIGITS) }),
        ...(high === undefined ? {} : { maxPrice: toMinor(high, DIGITS) }),
      };
      return page(request, filter, storeId === undefined ? 'newest' : 'store', { limit, offset });
    },
  );

  for (const [path, order, operationId] of [
    ['popular', 'popular', 'popularItems'],
    ['most-reviewed', 'rating', 'bestReviewedItems'],
  ] as const)
    app.get(
      `/api/v1/items/${path}`,
      {
        schema: {
          operationId,
          tags: ['items'],
          querystring: Type.Object({ ...PageQuery, type: ItemType }),
          response: { 200: Products, ...refusals },
        },
      },
      async (request) =>
        page(
          request,
          {
            zoneIds: zonesOf(request),
            moduleId: moduleOf(request),
            ...(request.query.type ? { type: request.query.type } : {}),
          },
          order,
          request.query,
        ),
    );

  app.get(
    '/api/v1/items/search',
    {
      schema: {
        operationId: 'searchItems',
        tags: ['items'],
        querystring: Type.Object({
          ...PageQuery,
          name: Name,
          store_id: Type.Optional(RowId),
          category_id: Type.Optional(RowId),
          type: ItemType,
        }),
        response: { 200: Products, ...refusals },
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
      return page(request, filter, 'match', request.query);
    },
  );

  app.get(
    '/api/v1/items/item-or-store-search',
    {
      schema: {
        operationId: 'suggestItemsAndStores',
        tags: ['items'],
        querystring: Type.Object({ name: Name }),
        response: {
          200: Type.Object({
            items: Type.Array(Suggestion),
            stores: Type.Array(
              Type.Object({ id: Type.Integer(), name: Text, slug: Text, logo: Text, logo_full_url: Text }),
            ),
          }),
          ...refusals,
        },
      },
    },
    async (request) => {
      const filter = { text: request.query.name, zoneIds: zonesOf(request), moduleId: moduleOf(request) };
      const [items, stores] = [await suggestItems(db, filter, 10), await suggestStores(db, filter, 10)];
      const { place } = request;
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
          logo_full_url: `${folderOf(place, 'store')}/${store.logo}`,
        })),
      };
    },
  );

  const Key = Type.Object({ key: Type.String({ minLength: 1, maxLength: 200 }) });
  /** @throws Refusal 404 */
  const known = async (key: string) => {
    const row = await findItem(db, key);
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
      const { rows, total } = await reviewsOf(db, item.id, { limit, offset });
      return {
        total_size: total,
        limit,
        offset,
        reviews: rows.map((row) => ({
          id: row.id,
          comment: words(row.comment, place),
          rating: row.rating,
          attachment: [],
          item_id: item.id,
          item_name: words(item.name, place),
          user_id: row.customerId,
          customer_name: row.author,
          order_id: row.orderId,
          reply: row.reply ? words(row.reply, place) : null,
          created_at: row.createdAt.toISOString(),
          updated_at: row.createdAt.toISOString(),
        })),
      };
    },
  );

  app.get(
    '/api/v1/campaigns/item',
    {
      schema: {
        operationId: 'itemCampaigns',
        tags: ['campaigns'],
        response: { 200: Type.Array(WireItem), ...refusals },
      },
    },
    async (request) => {
      const filter = { zoneIds: zonesOf(request), moduleId: moduleOf(request), campaign: true };
      const { rows } = await findItems(db, filter, 'newest', { limit: 50, offset: 1 });
      const now = shop.clock();
      return rows
        .filter(({ item }) => item.campaignTo !== null && item.campaignTo > now)
        .map((row) => presentItem(row, request.place));
    },
  );

  app.get(
    '/api/v1/items/details/:key',
    {
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
