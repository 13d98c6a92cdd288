/** Store search, with matching items (contract §4.7). */
import Type from 'typebox';
import { Id, PageQuery, errorResponses, RowId, Text } from '@shop/contract/common';
import { FilteredStores, StoreFilterQuery } from '@shop/contract/results';
import type { Shop } from '../../context';
import { runPipelined } from '../../db/run-pipelined';
import type { RequestPlace } from '../../plugins/place';
import { SearchText } from '../../plugins/search-text';
import { pictureUrl, localize } from '../../present';
import { VegFilter } from '../items/pages';
import { suggestItems } from '../items/suggestions';
import { searchCatalogue } from '../search/search-catalogue';
import { filteredStoresPage, placeFilter } from './pages';

const Found = Type.Object({ id: Id, name: Text, slug: Text, image_full_url: Text });

const presentFound = (item: Awaited<ReturnType<typeof suggestItems>>[number], place: RequestPlace) => ({
  id: item.id,
  name: localize(item.name, place),
  slug: item.slug,
  image_full_url: pictureUrl(place, 'product', item.image),
});

export function storeSearchRoutes(shop: Shop): void {
  const { app, db } = shop;
  app.get(
    '/api/v1/stores/search',
    {
      config: { shared: true },
      schema: {
        operationId: 'searchStores',
        tags: ['stores'],
        querystring: Type.Object({
          ...PageQuery,
          name: SearchText,
          type: VegFilter,
          category_id: Type.Optional(RowId),
          ...StoreFilterQuery,
        }),
        response: {
          200: Type.Object({ ...FilteredStores.properties, items: Type.Array(Found) }),
          ...errorResponses,
        },
      },
    },
    async (request) => {
      const { name, type, category_id: categoryId } = request.query;
      const place = placeFilter(request);
      const found = await searchCatalogue(db, name, { zoneIds: place.zoneIds, moduleId: place.moduleId });
      const list = { ...place, named: found.stores, type, categoryId: categoryId || undefined };
      const [page, items] = await runPipelined(
        filteredStoresPage(shop, request, list, 'match', request.query),
        suggestItems(db, found, 10),
      );
      return { ...page, items: items.map((item) => presentFound(item, request.place)) };
    },
  );
}
