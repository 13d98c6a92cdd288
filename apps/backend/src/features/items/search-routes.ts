/** Item search, and suggestions while a customer types (contract §4.3). */
import Type from 'typebox';
import { PageQuery, errorResponses, RowId, Text } from '@shop/contract/common';
import { Suggestions } from '@shop/contract/list';
import { FilteredItems, ItemFilterQuery } from '@shop/contract/results';
import type { Shop } from '../../context';
import { runPipelined } from '../../db/run-pipelined';
import { SearchText } from '../../plugins/search-text';
import { localize } from '../../present';
import { sendSerialized } from '../../serialized-response';
import type { ItemFilter } from './item-filter';
import { filteredItemsPage, placeFilter, VegFilter } from './pages';
import { presentSuggestions } from './present-suggestions';
import { suggestItemsAndStores } from './service';
import { suggestItems } from './suggestions';

export function itemSearchRoutes(shop: Shop): void {
  const { app } = shop;
  app.get(
    '/api/v1/items/search',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'searchItems',
        tags: ['items'],
        querystring: Type.Object({
          ...PageQuery,
          name: SearchText,
          store_id: Type.Optional(RowId),
          category_id: Type.Optional(RowId),
          type: VegFilter,
          ...ItemFilterQuery,
        }),
        response: { 200: Type.Object({ ...FilteredItems.properties, ...Suggestions.properties }), ...errorResponses },
      },
    },
    async (request, reply) => {
      const { name, store_id: storeId, category_id: categoryId, type } = request.query;
      const filter: ItemFilter = { ...placeFilter(request, { type }), text: name };
      const list = { ...filter, storeId: storeId || undefined, categoryId: categoryId || undefined };
      const [found, suggestions] = await runPipelined(
        filteredItemsPage(shop, reply, list, 'match', request.query),
        suggestItemsAndStores(shop, filter),
      );
      return sendSerialized(reply, { ...found, ...presentSuggestions(suggestions, request.place) });
    },
  );
}

export function suggestionRoutes(shop: Shop): void {
  const { app, db } = shop;
  app.get(
    '/api/v1/items/item-or-store-search',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'suggestItemsAndStores',
        tags: ['items'],
        querystring: Type.Object({ name: SearchText }),
        response: {
          200: Suggestions,
          ...errorResponses,
        },
      },
    },
    async (request) => {
      const filter = { ...placeFilter(request, {}), text: request.query.name };
      return presentSuggestions(await suggestItemsAndStores(shop, filter), request.place);
    },
  );

  app.get(
    '/api/v1/items/search-suggestion',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'searchKeywords',
        tags: ['items'],
        querystring: Type.Object({ name: SearchText }),
        response: { 200: Type.Array(Text), ...errorResponses },
      },
    },
    async (request) => {
      const found = await suggestItems(db, { ...placeFilter(request, {}), text: request.query.name }, 20);
      return [...new Set(found.map(({ name }) => localize(name, request.place)))].slice(0, 10);
    },
  );
}
