/** An item that there must be, and what is suggested while a customer types. */
import type { Shop } from '../../context';
import { inOneGo } from '../../db/in-one-go';
import { Refusal } from '../../refusal';
import { suggestStores } from '../stores/queries';
import type { ItemFilter } from './filters';
import { findItem, type ItemRow } from './queries';
import { suggestItems } from './suggestions';

const MOST = 10;

/** @param key id or slug @throws Refusal 404 */
export async function knownItem({ db, clock }: Pick<Shop, 'db' | 'clock'>, key: string): Promise<ItemRow> {
  const row = await findItem(db, clock(), key);
  if (!row) throw new Refusal(404, 'item', 'itemUnknown');
  return row;
}

/** At most ten items of a list, and ten stores at the same place by the same words. */
export async function suggestItemsAndStores({ db }: Pick<Shop, 'db'>, filter: ItemFilter) {
  const { zoneIds, moduleId = null, text } = filter;
  const here = { ...(zoneIds ? { zoneIds } : {}), moduleId, ...(text ? { text } : {}) };
  const [items, stores] = await inOneGo(suggestItems(db, filter, MOST), suggestStores(db, here, MOST));
  return { items, stores };
}

export type Suggested = Awaited<ReturnType<typeof suggestItemsAndStores>>;
