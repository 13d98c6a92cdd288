/** A customer's favourite items and stores (contract §6.2). */
import { WireWishes, WishOf } from '@shop/contract/account';
import { Message, refusals } from '@shop/contract/common';
import type { Shop } from '../../context';
import { say } from '../../messages';
import { Refusal } from '../../refusal';
import { presentItem } from '../items/present';
import { findItem, findItemsById } from '../items/queries';
import { customerOf } from '../shoppers/caller';
import { presentStore } from '../stores/present';
import { findStore, findStoresById } from '../stores/queries';
import { deleteWish, insertWish, wishesOf, type Wish } from './queries';

/** @throws Refusal 403 when neither or both are named */
function wishOf(...sources: (WishOf | null | undefined)[]): Wish {
  const { item_id: itemId, store_id: storeId } = Object.assign({}, ...sources) as WishOf;
  if ((itemId === undefined) === (storeId === undefined)) throw new Refusal(403, 'item_id', 'wishOfOne');
  return {
    itemId: itemId === undefined ? null : Number(itemId),
    storeId: storeId === undefined ? null : Number(storeId),
  };
}

export function wishlistRoutes({ app, db, clock, modules }: Shop): void {
  const tags = ['wish-list'];
  app.get(
    '/api/v1/customer/wish-list',
    { schema: { operationId: 'wishes', tags, response: { 200: WireWishes, ...refusals } } },
    async ({ place }) => {
      const { id } = await customerOf(db, place);
      const wishes = await wishesOf(db, id);
      const items = await findItemsById(
        db,
        clock(),
        wishes.flatMap(({ itemId }) => itemId ?? []),
      );
      const stores = await findStoresById(
        db,
        wishes.flatMap(({ storeId }) => storeId ?? []),
      );
      const everywhere = new Set(
        (await modules()).filter(({ module }) => module.everyZone).map(({ module }) => module.id),
      );
      // The favourites of this module and place; without the headers all of them.
      const isHere = (moduleId: number, zoneId: number) =>
        (place.moduleId === null || moduleId === place.moduleId) &&
        (place.zoneIds === null || everywhere.has(moduleId) || place.zoneIds.includes(zoneId));
      return {
        item: wishes.flatMap(({ itemId }) => {
          const row = items.get(itemId ?? 0);
          return row && isHere(row.item.moduleId, row.store.zoneId) ? [presentItem(row, place)] : [];
        }),
        store: wishes.flatMap(({ storeId }) => {
          const row = stores.get(storeId ?? 0);
          return row && isHere(row.store.moduleId, row.store.zoneId) ? [presentStore(row, place, clock())] : [];
        }),
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
        response: { 200: Message, ...refusals },
      },
      // Clients name it in the query and send no body at all.
      preValidation: async (request) => void (request.body ??= {}),
    },
    async ({ query, body, place }) => {
      const { id } = await customerOf(db, place);
      const wish = wishOf(query, body);
      if (wish.itemId !== null && !(await findItem(db, clock(), String(wish.itemId))))
        throw new Refusal(404, 'item', 'itemUnknown');
      if (wish.storeId !== null && !(await findStore(db, String(wish.storeId))))
        throw new Refusal(404, 'store', 'storeUnknown');
      if (!(await insertWish(db, { ...wish, customerId: id, createdAt: clock() })))
        throw new Refusal(409, 'wish-list', 'wishTwice');
      return { message: say('wishAdded', place.language) };
    },
  );
  app.delete(
    '/api/v1/customer/wish-list/remove',
    { schema: { operationId: 'removeWish', tags, querystring: WishOf, response: { 200: Message, ...refusals } } },
    async ({ query, place }) => {
      const { id } = await customerOf(db, place);
      if (!(await deleteWish(db, id, wishOf(query)))) throw new Refusal(404, 'wish-list', 'wishUnknown');
      return { message: say('wishRemoved', place.language) };
    },
  );
}
