/** Categories with their items and stores (contract §4.2). */
import Type from 'typebox';
import { PAGE, PageQuery, refusals } from '@shop/contract/common';
import { WireItem } from '@shop/contract/item';
import { CategoryIds, FilteredItems, FilteredStores, ItemFilterQuery, StoreFilterQuery } from '@shop/contract/results';
import { WireCategory } from '@shop/contract/store';
import type { Shop } from '../../context';
import { moduleOf, zonesOf } from '../../plugins/place';
import { Refusal } from '../../refusal';
import { filteredItemsPage, hereOf, itemsPage, ItemType } from '../items/pages';
import { presentItem } from '../items/present';
import { findItems } from '../items/queries';
import { filteredStoresPage } from '../stores/pages';
import { presentCategories } from './present';
import { forAMinute } from '../zones/queries';
import { childCategories, findCategory, itemCounts, rootCategories } from './queries';

const Key = Type.Object({ key: Type.String({ minLength: 1, maxLength: 200 }) });

/** A category's items at once: no more than anybody scrolls through. */
const MOST = 500;

export function categoryRoutes(shop: Shop): void {
  const { app, db, clock } = shop;
  const tags = ['categories'];
  const counts = forAMinute(() => itemCounts(db));
  const known = async (key: string) => {
    const category = await findCategory(db, key);
    if (!category) throw new Refusal(404, 'category', 'categoryUnknown');
    return category;
  };

  app.get(
    '/api/v1/categories',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'categories',
        tags,
        response: { 200: Type.Array(WireCategory), ...refusals },
      },
    },
    async (request) =>
      presentCategories(await rootCategories(db, request.place.moduleId, await counts()), request.place),
  );

  app.get(
    '/api/v1/categories/childes/:key',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'childCategories',
        tags,
        params: Key,
        response: { 200: Type.Array(WireCategory), ...refusals },
      },
    },
    async (request) =>
      presentCategories(await childCategories(db, (await known(request.params.key)).id, await counts()), request.place),
  );

  app.get(
    '/api/v1/categories/popular',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'popularCategories',
        tags,
        response: { 200: Type.Array(WireCategory), ...refusals },
      },
    },
    async ({ place }) =>
      presentCategories(
        (await rootCategories(db, place.moduleId, await counts())).sort((a, b) => b.items - a.items),
        place,
      ),
  );

  app.get(
    '/api/v1/categories/featured/items',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'featuredCategoryItems',
        tags,
        querystring: Type.Object({ ...PageQuery, type: ItemType }),
        response: {
          200: Type.Object({
            ...PAGE,
            products: Type.Array(WireItem),
            items: Type.Array(WireItem),
            categories: Type.Array(WireCategory),
          }),
          ...refusals,
        },
      },
    },
    async (request) => {
      const here = hereOf(request, request.query);
      const featured = (await rootCategories(db, moduleOf(request), await counts())).filter(
        ({ category }) => category.featured,
      );
      const filter = { ...here, categoryIds: featured.map(({ category }) => category.id) };
      const page = await itemsPage(shop, request, filter, 'popular', request.query);
      return { ...page, items: page.products, categories: presentCategories(featured, request.place) };
    },
  );

  app.get(
    '/api/v1/categories/items/list',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'itemsOfCategories',
        tags,
        querystring: Type.Object({ ...PageQuery, type: ItemType, ...ItemFilterQuery, category_ids: CategoryIds }),
        response: { 200: FilteredItems, ...refusals },
      },
    },
    async (request) => {
      return filteredItemsPage(shop, request, hereOf(request, request.query), 'popular', request.query);
    },
  );

  app.get(
    '/api/v1/categories/stores/list',
    {
      config: { shared: true },
      schema: {
        operationId: 'storesOfCategories',
        tags,
        querystring: Type.Object({ ...PageQuery, type: ItemType, ...StoreFilterQuery, category_ids: CategoryIds }),
        response: { 200: FilteredStores, ...refusals },
      },
    },
    async (request) => {
      const list = { zoneIds: zonesOf(request), moduleId: moduleOf(request) };
      return filteredStoresPage(shop, request, list, 'near', request.query);
    },
  );

  app.get(
    '/api/v1/categories/items/:key/all',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'allCategoryItems',
        tags,
        params: Key,
        response: { 200: Type.Array(WireItem), ...refusals },
      },
    },
    async (request) => {
      const category = await known(request.params.key);
      const filter = { zoneIds: zonesOf(request), categoryId: category.id };
      const { rows } = await findItems(db, clock(), filter, 'popular', { limit: MOST, offset: 1 });
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
        params: Key,
        querystring: Type.Object({ ...PageQuery, type: ItemType, ...ItemFilterQuery }),
        response: { 200: FilteredItems, ...refusals },
      },
    },
    async (request) => {
      const { type } = request.query;
      const category = await known(request.params.key);
      const list = { zoneIds: zonesOf(request), categoryId: category.id, ...(type ? { type } : {}) };
      return filteredItemsPage(shop, request, list, 'popular', request.query);
    },
  );

  app.get(
    '/api/v1/categories/stores/:key',
    {
      config: { shared: true },
      schema: {
        operationId: 'categoryStores',
        tags,
        params: Key,
        querystring: Type.Object({ ...PageQuery, type: ItemType, ...StoreFilterQuery }),
        response: { 200: FilteredStores, ...refusals },
      },
    },
    async (request) => {
      const category = await known(request.params.key);
      const list = { zoneIds: zonesOf(request), moduleId: category.moduleId, categoryId: category.id };
      return filteredStoresPage(shop, request, list, 'near', request.query);
    },
  );

  app.get(
    '/api/v1/categories/:text',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'findCategories',
        tags,
        summary: 'The categories whose name holds a text',
        params: Type.Object({ text: Type.String({ minLength: 1, maxLength: 200 }) }),
        response: { 200: Type.Array(WireCategory), ...refusals },
      },
    },
    async ({ params, place }) => {
      const wanted = params.text.toLowerCase();
      const rows = await rootCategories(db, place.moduleId, await counts());
      return presentCategories(
        rows.filter(({ category: { name } }) => [name.en, name.ar].some((text) => text.toLowerCase().includes(wanted))),
        place,
      );
    },
  );
}
