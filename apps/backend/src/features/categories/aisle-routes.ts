/** Aisles of a module's home: its main categories with their best-selling items (decision 086). */
import { AislesQuery, WireAisles } from '@shop/contract/aisle';
import { errorResponses } from '@shop/contract/common';
import type { Shop } from '../../context';
import { localize } from '../../present';
import { sendSerialized } from '../../serialized-response';
import { placeFilter } from '../items/pages';
import { serializedItems } from '../items/serialized-items';
import { findAisles } from './aisle-queries';

export function aisleRoutes({ app, db, clock }: Shop): void {
  app.get(
    '/api/v1/categories/aisles',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'aisles',
        tags: ['categories'],
        summary: 'Main categories that have items at the place, each with its best-selling items',
        querystring: AislesQuery,
        response: { 200: WireAisles, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { limit = 2, offset = 1, items = 8 } = request.query;
      const { zoneIds, moduleId } = placeFilter(request, {});
      const at = clock();
      const { aisles, total } = await findAisles(db, at, {
        place: { zoneIds, moduleId },
        page: { limit, offset },
        items,
      });
      const entries = aisles.flatMap((aisle) => aisle.entries);
      return sendSerialized(reply, {
        total_size: total,
        limit,
        offset,
        aisles: aisles.map((aisle) => ({
          id: aisle.category.id,
          name: localize(aisle.category.name, request.place),
          slug: aisle.category.slug,
          products_count: aisle.count,
          product_ids: aisle.entries.map(({ id }) => id),
        })),
        products: await serializedItems(db, at, reply, entries),
      });
    },
  );
}
