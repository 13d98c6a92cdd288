/** The item lists of homes and pages (contract §4.3). Each has a filter and an order. */
import Type from 'typebox';
import { PAGE, paged, PageQuery, errorResponses, RowId } from '@shop/contract/common';
import { WireItem } from '@shop/contract/item';
import { TabbedItems } from '@shop/contract/list';
import { FilteredItems, ItemFilterQuery } from '@shop/contract/results';
import { MEALS } from '@shop/domain/meals';
import { minuteOfDay } from '@shop/util';
import type { Shop } from '../../context';
import { MARKETPLACE } from '../../marketplace';
import { sendSerialized } from '../../serialized-response';
import type { ItemOrder } from './filters';
import type { ItemFilter } from './item-filter';
import { filteredItemsPage, placeFilter, itemsPage, VegFilter, Products, tabsOf } from './pages';

interface List {
  operationId: string;
  filter: ItemFilter;
  order: ItemOrder;
  /** Includes the categories of its items, for tabs. */
  tabs?: true;
}

const LISTS: Record<string, List> = {
  'new-arrival': { operationId: 'newItems', filter: {}, order: 'newest', tabs: true },
  popular: { operationId: 'popularItems', filter: {}, order: 'popular' },
  'most-reviewed': { operationId: 'bestReviewedItems', filter: {}, order: 'rating', tabs: true },
  'set-menu': { operationId: 'setMenus', filter: { setMenu: true }, order: 'popular' },
  basic: { operationId: 'basicItems', filter: { basic: true }, order: 'popular', tabs: true },
};

const tags = ['items'];

export function itemListRoutes(shop: Shop): void {
  homeListRoutes(shop);
  mealRoutes(shop);
  offeredItemRoutes(shop);
  itemsOfStoreRoutes(shop);
}

function homeListRoutes(shop: Shop): void {
  const { app } = shop;
  const querystring = Type.Object({ ...PageQuery, type: VegFilter });

  for (const [path, { operationId, filter, order, tabs }] of Object.entries(LISTS))
    app.get(
      `/api/v1/items/${path}`,
      {
        config: { shared: 'anywhere' },
        schema: {
          operationId,
          tags,
          querystring,
          response: {
            200: tabs ? TabbedItems : Products,
            ...errorResponses,
          },
        },
      },
      async (request, reply) => {
        const list = { ...placeFilter(request, request.query), ...filter };
        const page = await itemsPage(shop, reply, list, order, request.query);
        return sendSerialized(reply, tabs ? { ...page, categories: await tabsOf(shop, request, page.products) } : page);
      },
    );
}

function mealRoutes(shop: Shop): void {
  const { app, clock } = shop;
  app.get(
    '/api/v1/items/served-now',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'dishesOfMeal',
        tags,
        summary: 'Dishes with serving hours of their own that are served now, of a meal; those ordered most first',
        querystring: Type.Object({
          ...PageQuery,
          type: VegFilter,
          meal: Type.Union(MEALS.map((meal) => Type.Literal(meal))),
        }),
        response: { 200: Products, ...errorResponses },
      },
    },
    async (request, reply) => {
      const served = { meal: request.query.meal, ...minuteOfDay(clock(), MARKETPLACE.timeZone) };
      const list = { ...placeFilter(request, request.query), served };
      return sendSerialized(reply, await itemsPage(shop, reply, list, 'popular', request.query));
    },
  );
}

function offeredItemRoutes(shop: Shop): void {
  const { app } = shop;
  app.get(
    '/api/v1/items/discounted',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'discountedItems',
        tags,
        querystring: Type.Object({ ...PageQuery, type: VegFilter, ...ItemFilterQuery }),
        response: { 200: FilteredItems, ...errorResponses },
      },
    },
    async (request, reply) => {
      const list = { ...placeFilter(request, request.query), discounted: true };
      return sendSerialized(reply, await filteredItemsPage(shop, reply, list, 'popular', request.query));
    },
  );

  // The same list under two keys, because clients read either one (contract §4.3).
  const Both = Type.Object({ ...PAGE, products: Type.Array(WireItem), items: Type.Array(WireItem) });
  app.get(
    '/api/v1/items/recommended',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'recommendedItems',
        tags,
        querystring: Type.Object({
          ...PageQuery,
          type: VegFilter,
          filter: Type.Optional(Type.Literal('all')),
          store_id: Type.Optional(RowId),
        }),
        response: { 200: Both, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { store_id: storeId } = request.query;
      const list = { ...placeFilter(request, request.query), recommended: true, storeId: storeId || undefined };
      const page = await itemsPage(shop, reply, list, 'rating', request.query);
      return sendSerialized(reply, { ...page, items: page.products });
    },
  );
}

function itemsOfStoreRoutes(shop: Shop): void {
  const { app } = shop;
  app.get(
    '/api/v1/items/suggested',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'itemsToGoWith',
        tags,
        summary: 'Items recommended by a store, for the cart',
        querystring: Type.Object({ ...PageQuery, store_id: RowId, recommended: Type.Optional(Type.Integer()) }),
        response: { 200: paged('items', WireItem), ...errorResponses },
      },
    },
    async (request, reply) => {
      const list = { ...placeFilter(request, {}), storeId: request.query.store_id, recommended: true };
      const { products, ...page } = await itemsPage(shop, reply, list, 'popular', request.query);
      return sendSerialized(reply, { ...page, items: products });
    },
  );

  app.get(
    '/api/v1/items/common-conditions',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'conditionItemsOfStore',
        tags,
        querystring: Type.Object({ ...PageQuery, store_id: RowId }),
        response: { 200: Products, ...errorResponses },
      },
    },
    async (request, reply) => {
      const list = { ...placeFilter(request, {}), storeId: request.query.store_id, hasCondition: true };
      return sendSerialized(reply, await itemsPage(shop, reply, list, 'popular', request.query));
    },
  );
}
