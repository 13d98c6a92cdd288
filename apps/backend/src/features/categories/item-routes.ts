/** Items of one or several categories, sub-categories included (contract §4.2). */
import Type from 'typebox';
import { PageQuery, errorResponses } from '@shop/contract/common';
import { WireItem } from '@shop/contract/item';
import { CategoryIds, FilteredItems, ItemFilterQuery } from '@shop/contract/results';
import type { Shop } from '../../context';
import { KeyParameter } from '../../keys';
import { zonesOf } from '../../plugins/place';
import { sendSerialized } from '../../serialized-response';
import { filteredItemsPage, placeFilter, VegFilter } from '../items/pages';
import { presentItem } from '../items/present';
import { findItems } from '../items/queries';
import { categoryOfKey } from './category-parameters';

/** Items of a category in one response. */
const MAX_ITEMS = 500;

export function categoryItemRoutes(shop: Shop): void {
  const { app, db, clock } = shop;
  const tags = ['categories'];

  app.get(
    '/api/v1/categories/items/list',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'itemsOfCategories',
        tags,
        querystring: Type.Object({ ...PageQuery, type: VegFilter, ...ItemFilterQuery, category_ids: CategoryIds }),
        response: { 200: FilteredItems, ...errorResponses },
      },
    },
    async (request, reply) => {
      const list = placeFilter(request, request.query);
      return sendSerialized(reply, await filteredItemsPage(shop, reply, list, 'popular', request.query));
    },
  );

  app.get(
    '/api/v1/categories/items/:key/all',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'allCategoryItems',
        tags,
        params: KeyParameter,
        response: { 200: Type.Array(WireItem), ...errorResponses },
      },
    },
    async (request) => {
      const category = await categoryOfKey(db, request.params.key);
      const filter = { zoneIds: zonesOf(request), categoryId: category.id };
      const { rows } = await findItems(db, clock(), filter, 'popular', { limit: MAX_ITEMS, offset: 1 });
      return rows.map((row) => presentItem(row, request.place));
    },
  );

  app.get(
    '/api/v1/categories/items/:key',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'categoryItems',
        tags,
        params: KeyParameter,
        querystring: Type.Object({ ...PageQuery, type: VegFilter, ...ItemFilterQuery }),
        response: { 200: FilteredItems, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { type } = request.query;
      const category = await categoryOfKey(db, request.params.key);
      const list = { zoneIds: zonesOf(request), categoryId: category.id, type };
      return sendSerialized(reply, await filteredItemsPage(shop, reply, list, 'popular', request.query));
    },
  );
}
