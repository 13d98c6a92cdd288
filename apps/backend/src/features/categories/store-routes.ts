/** Stores that sell items of one or several categories (contract §4.2). */
import Type from 'typebox';
import { PageQuery, errorResponses } from '@shop/contract/common';
import { CategoryIds, FilteredStores, StoreFilterQuery } from '@shop/contract/results';
import type { Shop } from '../../context';
import { KeyParameter } from '../../keys';
import { moduleOf, zonesOf } from '../../plugins/place';
import { VegFilter } from '../items/pages';
import { filteredStoresPage } from '../stores/pages';
import { categoryOfKey } from './category-parameters';

export function categoryStoreRoutes(shop: Shop): void {
  const { app, db } = shop;
  const tags = ['categories'];

  app.get(
    '/api/v1/categories/stores/list',
    {
      config: { shared: true },
      schema: {
        operationId: 'storesOfCategories',
        tags,
        querystring: Type.Object({ ...PageQuery, type: VegFilter, ...StoreFilterQuery, category_ids: CategoryIds }),
        response: { 200: FilteredStores, ...errorResponses },
      },
    },
    async (request) => {
      const list = { zoneIds: zonesOf(request), moduleId: moduleOf(request) };
      return filteredStoresPage(shop, request, list, 'near', request.query);
    },
  );

  app.get(
    '/api/v1/categories/stores/:key',
    {
      config: { shared: true },
      schema: {
        operationId: 'categoryStores',
        tags,
        params: KeyParameter,
        querystring: Type.Object({ ...PageQuery, type: VegFilter, ...StoreFilterQuery }),
        response: { 200: FilteredStores, ...errorResponses },
      },
    },
    async (request) => {
      const category = await categoryOfKey(db, request.params.key);
      const list = { zoneIds: zonesOf(request), moduleId: category.moduleId, categoryId: category.id };
      return filteredStoresPage(shop, request, list, 'near', request.query);
    },
  );
}
