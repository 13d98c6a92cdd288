/** Item search, and suggestions while a customer types (contract §4.3). */
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { PageQuery, errorResponses, RowId, Text } from '@shop/contract/common';
import { SuggestedPages, Suggestions } from '@shop/contract/list';
import { FilteredItems, ItemFilterQuery } from '@shop/contract/results';
import type { Shop } from '../../context';
import { runPipelined } from '../../db/run-pipelined';
import { moduleOf, zonesOf } from '../../plugins/place';
import { SearchText } from '../../plugins/search-text';
import { localize } from '../../present';
import { sendSerialized } from '../../serialized-response';
import { searchCatalogue } from '../search/search-catalogue';
import { filteredItemsPage, placeFilter, VegFilter } from './pages';
import { presentSuggestedPages, presentSuggestions } from './present-suggestions';
import { suggestAll } from './service';
import { suggestItems } from './suggestions';

const searchPlace = (request: FastifyRequest) => ({ zoneIds: zonesOf(request), moduleId: moduleOf(request) });

/** What the search of a request means at its place. */
const searchHere = ({ db }: Pick<Shop, 'db'>, request: FastifyRequest & { query: { name: string } }) =>
  searchCatalogue(db, request.query.name, searchPlace(request));

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
      const filter = placeFilter(request, { type });
      const ofStore = storeId || undefined;
      const everywhere = searchHere(shop, request);
      const [named, found] = await runPipelined(
        everywhere,
        ofStore ? searchCatalogue(shop.db, name, { ...searchPlace(request), storeId: ofStore }) : everywhere,
      );
      const list = { ...filter, found, storeId: ofStore, categoryId: categoryId || undefined };
      const [page, suggestions] = await runPipelined(
        filteredItemsPage(shop, reply, list, 'match', request.query),
        suggestAll(shop, named),
      );
      return sendSerialized(reply, { ...page, ...presentSuggestions(suggestions, request.place) });
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
          200: Type.Object({ ...Suggestions.properties, ...SuggestedPages.properties }),
          ...errorResponses,
        },
      },
    },
    async (request) => {
      const suggested = await suggestAll(shop, await searchHere(shop, request));
      return { ...presentSuggestions(suggested, request.place), ...presentSuggestedPages(suggested, request.place) };
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
      const found = await suggestItems(db, await searchHere(shop, request), 20);
      return [...new Set(found.map(({ name }) => localize(name, request.place)))].slice(0, 10);
    },
  );
}
