/** Items of a store, search, details and reviews (contract §4.3). */
import Type from 'typebox';
import { errorResponses, RowId } from '@shop/contract/common';
import { ItemFilterQuery } from '@shop/contract/results';
import type { Shop } from '../../context';
import { moduleOf, zonesOf } from '../../plugins/place';
import { sendSerialized } from '../../serialized-response';
import { DomainError } from '../../domain-error';
import { priceBound } from './list-options';
import { itemDetailRoutes, relatedItemRoutes } from './detail-routes';
import type { ItemFilter } from './item-filter';
import { ingredientRoutes } from './ingredient-routes';
import { itemsPage, VegFilter, Products } from './pages';
import { itemSearchRoutes, suggestionRoutes } from './search-routes';

export function itemRoutes(shop: Shop): void {
  latestItemRoutes(shop);
  itemSearchRoutes(shop);
  suggestionRoutes(shop);
  relatedItemRoutes(shop);
  itemDetailRoutes(shop);
  ingredientRoutes(shop);
}

function latestItemRoutes(shop: Shop): void {
  const { app } = shop;
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
          type: VegFilter,
          min_price: ItemFilterQuery.min_price,
          max_price: ItemFilterQuery.max_price,
          sort_by: ItemFilterQuery.sort_by,
        }),
        response: { 200: Products, ...errorResponses },
      },
    },
    async (request, reply) => {
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
        throw new DomainError(403, limit === undefined ? 'limit' : 'offset', 'pagingMissing');
      const filter: ItemFilter = {
        ...(storeId === undefined ? { zoneIds, moduleId: moduleOf(request) } : { storeId }),
        categoryId: categoryId || undefined,
        type,
        minPrice: low === undefined ? undefined : priceBound(low),
        maxPrice: high === undefined ? undefined : priceBound(high),
      };
      const order = storeId === undefined ? 'newest' : (sort ?? 'store');
      return sendSerialized(reply, await itemsPage(shop, reply, filter, order, { limit, offset }));
    },
  );
}
