/** Stores that a customer has ordered from and that serve the place. */
import type { Shop } from '../../context';
import type { RequestPlace } from '../../plugins/place';
import { findItemsById, type ItemRow } from '../items/queries';
import { storesOfShopper } from '../orders/queries';
import { findStoresById, type StoreRow } from './queries';

/** Limit per store. */
const MAX_ITEMS = 5;

/** Most recent first, each with up to five items bought there; only one module if the place names one. */
export async function storesToVisitAgain(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  customerId: number,
  { moduleId, zoneIds }: Pick<RequestPlace, 'moduleId' | 'zoneIds'>,
): Promise<{ row: StoreRow; items: ItemRow[] }[]> {
  const visited = await storesOfShopper(db, customerId, moduleId);
  const stores = await findStoresById(
    db,
    visited.map(({ storeId }) => storeId),
  );
  const items = await findItemsById(
    db,
    clock(),
    visited.flatMap(({ itemIds }) => itemIds.slice(0, MAX_ITEMS)),
  );
  return visited.flatMap(({ storeId, itemIds }) => {
    const row = stores.get(storeId);
    if (!row || !(row.everyZone || (zoneIds ?? []).includes(row.store.zoneId))) return [];
    return [{ row, items: itemIds.slice(0, MAX_ITEMS).flatMap((id) => items.get(id) ?? []) }];
  });
}
