/** Wish list of items and stores (contract §6.2). */
import { WireWishes, WishOf } from '@shop/contract/account';
import { Message, errorResponses } from '@shop/contract/common';
import type { Shop } from '../../context';
import { translate } from '../../messages';
import { DomainError } from '../../domain-error';
import { presentItem } from '../items/present';
import { customerOf } from '../shoppers/caller';
import { presentStore } from '../stores/present';
import { deleteWish, type Wish } from './queries';
import { addWish, wishesAtPlace } from './service';

/** @throws DomainError 403 when neither or both are given */
function wishOf(...sources: (WishOf | null | undefined)[]): Wish {
  const { item_id: itemId, store_id: storeId } = Object.assign({}, ...sources) as WishOf;
  if ((itemId === undefined) === (storeId === undefined)) throw new DomainError(403, 'item_id', 'wishOfOne');
  return {
    itemId: itemId === undefined ? null : Number(itemId),
    storeId: storeId === undefined ? null : Number(storeId),
  };
}

export function wishlistRoutes(shop: Shop): void {
  const { app, db, clock } = shop;
  const tags = ['wish-list'];
  app.get(
    '/api/v1/customer/wish-list',
    { schema: { operationId: 'wishes', tags, response: { 200: WireWishes, ...errorResponses } } },
    async ({ place }) => {
      const { id } = await customerOf(db, place);
      const { items, stores } = await wishesAtPlace(shop, id, place);
      return {
        item: items.map((row) => presentItem(row, place)),
        store: stores.map((row) => presentStore(shop, row, place, clock())),
      };
    },
  );
  app.post(
    '/api/v1/customer/wish-list/add',
    {
      schema: {
        operationId: 'addWish',
        tags,
        querystring: WishOf,
        body: WishOf,
        response: { 200: Message, ...errorResponses },
      },
      // Clients send the id in the query and no body.
      preValidation: async (request) => void (request.body ??= {}),
    },
    async ({ query, body, place }) => {
      await addWish(shop, place, () => wishOf(query, body));
      return { message: translate('wishAdded', place.language) };
    },
  );
  app.delete(
    '/api/v1/customer/wish-list/remove',
    { schema: { operationId: 'removeWish', tags, querystring: WishOf, response: { 200: Message, ...errorResponses } } },
    async ({ query, place }) => {
      const { id } = await customerOf(db, place);
      if (!(await deleteWish(db, id, wishOf(query)))) throw new DomainError(404, 'wish-list', 'wishUnknown');
      return { message: translate('wishRemoved', place.language) };
    },
  );
}
