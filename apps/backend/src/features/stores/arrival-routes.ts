/** The arrivals of all stores of a place in one answer: lists of items are the same for every place (decisions 069 and 133). */
import { errorResponses } from '@shop/contract/common';
import { StoreArrivals } from '@shop/contract/list';
import type { Shop } from '../../context';
import { arrivalsInScope } from '../arrivals/store-arrivals';
import { placeFilter } from './pages';
import { arrivalText } from './present';

export function storeArrivalRoutes(shop: Shop): void {
  const { app, clock } = shop;
  app.get(
    '/api/v1/stores/arrivals',
    {
      config: { shared: true },
      schema: {
        operationId: 'storeArrivals',
        tags: ['stores'],
        summary:
          'The window of an order placed now, of each store that delivers to the place of the request; none without a place',
        response: { 200: StoreArrivals, ...errorResponses },
      },
    },
    async (request) => {
      const { point } = request.place;
      if (!point) return { arrivals: [] };
      const { arrivals } = await arrivalsInScope(shop, placeFilter(request), point, clock());
      // Few windows for many stores: as the keys of one answer they are a third of its length.
      const storesOf = new Map<string, number[]>();
      for (const [id, arrival] of arrivals) {
        const said = arrivalText(arrival);
        storesOf.set(said, [...(storesOf.get(said) ?? []), id]);
      }
      return { arrivals: [...storesOf].map(([said, ids]) => ({ arrival_time: said, store_ids: ids })) };
    },
  );
}
