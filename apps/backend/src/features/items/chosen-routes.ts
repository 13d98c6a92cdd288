/** Items by their ids: what a device remembers, as it is now (decision 093). */
import Type from 'typebox';
import { errorResponses } from '@shop/contract/common';
import { WireItem } from '@shop/contract/item';
import type { Shop } from '../../context';
import { sendSerialized } from '../../serialized-response';
import { findChosen, ID_LIST, readIds } from './chosen-items';
import { placeFilter } from './pages';
import { serializedItems } from './serialized-items';

export function chosenItemRoutes({ app, db, clock }: Shop): void {
  app.get(
    '/api/v1/items/by-ids',
    {
      schema: {
        operationId: 'itemsByIds',
        tags: ['items'],
        summary: 'Items of the place and the module by their ids, in that order; others are left out',
        querystring: Type.Object({ ids: Type.String({ pattern: ID_LIST }) }),
        response: { 200: Type.Object({ products: Type.Array(WireItem) }), ...errorResponses },
      },
    },
    async (request, reply) => {
      const at = clock();
      const place = { ...placeFilter(request, {}), campaign: 'either' as const };
      const entries = await findChosen(db, at, place, readIds(request.query.ids));
      return sendSerialized(reply, { products: await serializedItems(db, at, reply, entries) });
    },
  );
}
