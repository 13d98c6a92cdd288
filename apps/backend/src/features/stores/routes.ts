/** Store lists and details (contract §4.7). */
import Type from 'typebox';
import { PageQuery, errorResponses, RowId } from '@shop/contract/common';
import { WireReviews } from '@shop/contract/item';
import { WireStore } from '@shop/contract/store';
import type { Shop } from '../../context';
import { KeyParameter } from '../../keys';
import { sendSerialized } from '../../serialized-response';
import { DomainError } from '../../domain-error';
import { presentCategories } from '../categories/present';
import { categoriesOfStore } from '../categories/queries';
import { itemsPage, Products } from '../items/pages';
import { reviewsOf } from '../items/review-queries';
import { presentReviews } from '../items/present-review';
import { storeArrivalRoutes } from './arrival-routes';
import { storeListRoutes } from './list-routes';
import { presentStore } from './present';
import { findStore } from './queries';
import { storeSearchRoutes } from './search-routes';
import { visitedStoreRoutes } from './visited-routes';

export function storeRoutes(shop: Shop): void {
  storeListRoutes(shop);
  storeArrivalRoutes(shop);
  storeSearchRoutes(shop);
  itemsAndReviewsRoutes(shop);
  visitedStoreRoutes(shop);
  detailRoutes(shop);
}

function itemsAndReviewsRoutes(shop: Shop): void {
  const { app, db } = shop;
  app.get(
    '/api/v1/stores/popular-items/:id',
    {
      config: { shared: true },
      schema: {
        operationId: 'popularItemsOfStore',
        tags: ['stores'],
        params: Type.Object({ id: RowId }),
        querystring: Type.Object(PageQuery),
        response: { 200: Products, ...errorResponses },
      },
    },
    async (request, reply) =>
      sendSerialized(reply, await itemsPage(shop, reply, { storeId: request.params.id }, 'popular', request.query)),
  );

  app.get(
    '/api/v1/stores/reviews',
    {
      config: { shared: true },
      schema: {
        operationId: 'storeReviews',
        tags: ['stores'],
        querystring: Type.Object({ ...PageQuery, store_id: RowId }),
        response: { 200: WireReviews, ...errorResponses },
      },
    },
    async ({ query, place }) => {
      const { limit = 10, offset = 1, store_id: storeId } = query;
      const page = { limit, offset };
      return presentReviews(await reviewsOf(db, { storeId }, page), page, place);
    },
  );
}

function detailRoutes(shop: Shop): void {
  const { app, db, clock } = shop;
  app.get(
    '/api/v1/stores/details/:key',
    {
      config: { shared: true },
      schema: {
        operationId: 'storeDetails',
        tags: ['stores'],
        params: KeyParameter,
        response: { 200: WireStore, ...errorResponses },
      },
    },
    async (request) => {
      const row = await findStore(db, request.params.key);
      if (!row) throw new DomainError(404, 'store', 'storeUnknown');
      return presentStore(
        shop,
        row,
        request.place,
        clock(),
        presentCategories(await categoriesOfStore(db, row.store.id), request.place),
      );
    },
  );
}
