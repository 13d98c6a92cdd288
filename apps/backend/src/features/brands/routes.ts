/** Brands and their items (contract §4.4). */
import Type from 'typebox';
import { WireBrand } from '@shop/contract/brand';
import { PageQuery, errorResponses } from '@shop/contract/common';
import { FilteredItems, ItemFilterQuery } from '@shop/contract/results';
import type { Shop } from '../../context';
import { KeyParameter } from '../../keys';
import { sendSerialized } from '../../serialized-response';
import { moduleOf } from '../../plugins/place';
import { DomainError } from '../../domain-error';
import { filteredItemsPage, placeFilter } from '../items/pages';
import { countItemsBy } from '../items/tallies';
import { presentBrand } from './present';
import { brandsOf, findBrand } from './queries';

export function brandRoutes(shop: Shop): void {
  const { app, db } = shop;
  const tags = ['brands'];
  app.get(
    '/api/v1/brand',
    {
      config: { shared: 'anywhere' },
      schema: { operationId: 'brands', tags, response: { 200: Type.Array(WireBrand), ...errorResponses } },
    },
    async (request) => {
      const { place } = request;
      const counts = await countItemsBy(db, 'brandId');
      const rows = await brandsOf(db, moduleOf(request));
      return rows.map((row) => presentBrand(row, counts.get(row.id) ?? 0, place));
    },
  );
  app.get(
    '/api/v1/brand/items/:key',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'brandItems',
        tags,
        params: KeyParameter,
        querystring: Type.Object({ ...PageQuery, ...ItemFilterQuery }),
        response: { 200: FilteredItems, ...errorResponses },
      },
    },
    async (request, reply) => {
      const brandId = await findBrand(db, request.params.key);
      if (brandId === null) throw new DomainError(404, 'brand', 'brandUnknown');
      const filter = { ...placeFilter(request, {}), brandId };
      return sendSerialized(reply, await filteredItemsPage(shop, reply, filter, 'popular', request.query));
    },
  );
}
