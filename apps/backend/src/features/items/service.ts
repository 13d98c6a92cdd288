/** Item lookup, and suggestions while typing. */
import type { Shop } from '../../context';
import { runPipelined } from '../../db/run-pipelined';
import { DomainError } from '../../domain-error';
import { suggestStores } from '../stores/queries';
import type { Found } from '../search/search-catalogue';
import { findItem, type ItemRow } from './queries';
import { suggestItems } from './suggestions';

const MAX_SUGGESTIONS = 10;

/** @param key id or slug @throws DomainError 404 */
export async function requireItem({ db, clock }: Pick<Shop, 'db' | 'clock'>, key: string): Promise<ItemRow> {
  const row = await findItem(db, clock(), key);
  if (!row) throw new DomainError(404, 'item', 'itemUnknown');
  return row;
}

/** Up to ten items and ten stores of what was found. */
export async function suggestItemsAndStores({ db }: Pick<Shop, 'db'>, found: Found) {
  const [items, stores] = await runPipelined(
    suggestItems(db, found, MAX_SUGGESTIONS),
    suggestStores(db, found.stores, MAX_SUGGESTIONS),
  );
  return { items, stores };
}

export type Suggested = Awaited<ReturnType<typeof suggestItemsAndStores>>;
