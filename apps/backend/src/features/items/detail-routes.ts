/** Item details, reviews and related items (contract §4.3). */
import Type from 'typebox';
import { PageQuery, errorResponses } from '@shop/contract/common';
import { WireItem, WireReviews } from '@shop/contract/item';
import type { Shop } from '../../context';
import { KeyParameter } from '../../keys';
import { sendSerialized } from '../../serialized-response';
import type { ItemFilter } from './item-filter';
import { itemsPage, Products } from './pages';
import { presentItem } from './present';
import { reviewsOf } from './review-queries';
import { presentReviews } from './present-review';
import { requireItem } from './service';

export function relatedItemRoutes(shop: Shop): void {
  const { app } = shop;
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
          params: KeyParameter,
          querystring: Type.Object(PageQuery),
          response: { 200: Products, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { item, category } = await requireItem(shop, request.params.key);
        const { zoneIds } = request.place;
        const filter: ItemFilter = {
          exceptId: item.id,
          ...(zoneIds && like === 'category' ? { zoneIds } : {}),
          ...(like === 'category' ? { categoryId: category.id, moduleId: item.moduleId } : { storeId: item.storeId }),
        };
        return sendSerialized(reply, await itemsPage(shop, reply, filter, 'popular', request.query));
      },
    );
}

export function itemDetailRoutes(shop: Shop): void {
  const { app, db } = shop;
  app.get(
    '/api/v1/items/reviews/:key',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'itemReviews',
        tags: ['items'],
        params: KeyParameter,
        querystring: Type.Object(PageQuery),
        response: { 200: WireReviews, ...errorResponses },
      },
    },
    async ({ params, query, place }) => {
      const { item } = await requireItem(shop, params.key);
      const { limit = 10, offset = 1 } = query;
      const page = { limit, offset };
      return presentReviews(await reviewsOf(db, { itemId: item.id }, page), page, place);
    },
  );

  app.get(
    '/api/v1/items/rating/:key',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'itemRating',
        tags: ['items'],
        params: KeyParameter,
        response: { 200: Type.Number(), ...errorResponses },
      },
    },
    async ({ params }) => (await requireItem(shop, params.key)).item.rating,
  );

  app.get(
    '/api/v1/items/details/:key',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'itemDetails',
        tags: ['items'],
        params: KeyParameter,
        // Campaign items have ordinary ids, so `campaign=1` changes nothing.
        querystring: Type.Object({ campaign: Type.Optional(Type.Integer()) }),
        response: { 200: WireItem, ...errorResponses },
      },
    },
    async (request) => presentItem(await requireItem(shop, request.params.key), request.place),
  );
}
