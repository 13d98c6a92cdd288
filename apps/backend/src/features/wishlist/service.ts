/** The wish list of the current module and place, without duplicates. */
import type { Shop } from '../../context';
import type { RequestPlace } from '../../plugins/place';
import { DomainError } from '../../domain-error';
import { withCustomer } from '../shoppers/lock';
import { findItem, findItemsById, type ItemRow } from '../items/queries';
import { findStore, findStoresById, type StoreRow } from '../stores/queries';
import { insertWish, wishesOf, type Wish } from './queries';

/** Wishes of this module and place, newest first; all of them without the headers. */
export async function wishesAtPlace(
  { db, clock, modules }: Pick<Shop, 'db' | 'clock' | 'modules'>,
  customerId: number,
  place: Pick<RequestPlace, 'moduleId' | 'zoneIds'>,
): Promise<{ items: ItemRow[]; stores: StoreRow[] }> {
  const wishes = await wishesOf(db, customerId);
  const items = await findItemsById(
    db,
    clock(),
    wishes.flatMap(({ itemId }) => itemId ?? []),
  );
  const stores = await findStoresById(
    db,
    wishes.flatMap(({ storeId }) => storeId ?? []),
  );
  const everywhere = new Set((await modules()).filter(({ module }) => module.everyZone).map(({ module }) => module.id));
  const isAtPlace = (moduleId: number, zoneId: number) =>
    (place.moduleId === null || moduleId === place.moduleId) &&
    (place.zoneIds === null || everywhere.has(moduleId) || place.zoneIds.includes(zoneId));
  return {
    items: wishes
      .flatMap(({ itemId }) => items.get(itemId ?? 0) ?? [])
      .filter(({ item, store }) => isAtPlace(item.moduleId, store.zoneId)),
    stores: wishes
      .flatMap(({ storeId }) => stores.get(storeId ?? 0) ?? [])
      .filter(({ store }) => isAtPlace(store.moduleId, store.zoneId)),
  };
}

/** @throws DomainError 401 when nobody is signed in, 404 for an unknown item or store, 409 for a duplicate */
export async function addWish(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  place: RequestPlace,
  readWish: () => Wish,
): Promise<void> {
  await withCustomer(db, place, async (tx, { id: customerId }) => {
    const wish = readWish();
    if (wish.itemId !== null && !(await findItem(tx, clock(), String(wish.itemId))))
      throw new DomainError(404, 'item', 'itemUnknown');
    if (wish.storeId !== null && !(await findStore(tx, String(wish.storeId))))
      throw new DomainError(404, 'store', 'storeUnknown');
    if (!(await insertWish(tx, { ...wish, customerId, createdAt: clock() })))
      throw new DomainError(409, 'wish-list', 'wishTwice');
  });
}
