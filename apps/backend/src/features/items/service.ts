/** Item lookup, and suggestions while typing. */
import type { Shop } from '../../context';
import { runPipelined } from '../../db/run-pipelined';
import { DomainError } from '../../domain-error';
import { suggestStores } from '../stores/queries';
import type { ItemFilter } from './item-filter';
import { findItem, type ItemRow } from './queries';
import { suggestItems } from './suggestions';

const MAX_SUGGESTIONS = 10;

/** @param key id or slug @throws DomainError 404 */
export async function requireItem({ db, clock }: Pick<Shop, 'db' | 'clock'>, key: string): Promise<ItemRow> {
  const row = await findItem(db, clock(), key);
  if (!row) throw new DomainError(404, 'item', 'itemUnknown');
  return row;
}

/** Up to ten items and ten stores of the place that match the words. */
export async function suggestItemsAndStores({ db }: Pick<Shop, 'db'>, filter: ItemFilter) {
  const { zoneIds, moduleId, text } = filter;
  const [items, stores] = await runPipelined(
    suggestItems(db, filter, MAX_SUGGESTIONS),
    suggestStores(db, { zoneIds, moduleId, text }, MAX_SUGGESTIONS),
  );
  return { items, stores };
}

export type Suggested = Awaited<ReturnType<typeof suggestItemsAndStores>>;
