/** Stores that a customer ordered from (contract §4.7). */
import Type from 'typebox';
import { errorResponses } from '@shop/contract/common';
import { WireVisitedStore } from '@shop/contract/list';
import type { Shop } from '../../context';
import { presentItem } from '../items/present';
import { customerOf } from '../shoppers/caller';
import { presentStore } from './present';
import { storesToVisitAgain } from './service';

export function visitedStoreRoutes(shop: Shop): void {
  const { app, db, clock } = shop;
  app.get(
    '/api/v1/customer/visit-again',
    {
      schema: {
        operationId: 'visitAgain',
        tags: ['customer'],
        summary: 'Stores the customer has ordered from, most recent first, with the items bought most',
        response: {
          200: Type.Array(WireVisitedStore),
          ...errorResponses,
        },
      },
    },
    async (request) => {
      const { place } = request;
      const { id } = await customerOf(db, place);
      const visited = await storesToVisitAgain(shop, id, place);
      return visited.map(({ row, items }) => ({
        ...presentStore(shop, row, place, clock()),
        items: items.map((item) => presentItem(item, place)),
      }));
    },
  );
}
