/** Other packs of a medicine (decision 094). */
import Type from 'typebox';
import { errorResponses } from '@shop/contract/common';
import type { Shop } from '../../context';
import { KeyParameter } from '../../keys';
import { zonesOf } from '../../plugins/place';
import { sendSerialized } from '../../serialized-response';
import { findPacks } from './ingredient-queries';
import { Products } from './pages';
import { serializedItems } from './serialized-items';
import { requireItem } from './service';

export function ingredientRoutes(shop: Shop): void {
  const { app, db, clock } = shop;
  app.get(
    '/api/v1/items/same-ingredient/:key',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'sameIngredient',
        tags: ['items'],
        summary: 'Items of the module at the place with the active ingredient of this one, other packs first',
        params: KeyParameter,
        querystring: Type.Object({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, default: 8 })) }),
        response: { 200: Products, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { limit = 8 } = request.query;
      const { item } = await requireItem(shop, request.params.key);
      const at = clock();
      const query = { zoneIds: zonesOf(request), moduleId: item.moduleId, limit };
      const products = await serializedItems(db, at, reply, await findPacks(db, at, item, query));
      return sendSerialized(reply, { total_size: products.length, limit, offset: 1, products });
    },
  );
}
