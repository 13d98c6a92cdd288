/** Item lookup, and suggestions while typing. */
import type { Shop } from '../../context';
import { runPipelined } from '../../db/run-pipelined';
import { DomainError } from '../../domain-error';
import type { Found } from '../search/search-catalogue';
import { suggestNames } from '../search/suggested-names';
import { findItem, type ItemRow } from './queries';
import { suggestItems } from './suggestions';

const MAX_SUGGESTIONS = 10;

/** @param key id or slug @throws DomainError 404 */
export async function requireItem({ db, clock }: Pick<Shop, 'db' | 'clock'>, key: string): Promise<ItemRow> {
  const row = await findItem(db, clock(), key);
  if (!row) throw new DomainError(404, 'item', 'itemUnknown');
  return row;
}

/** Up to ten items and ten stores of what was found, and what else it names. */
export async function suggestAll({ db }: Pick<Shop, 'db'>, found: Found) {
  const [items, named] = await runPipelined(
    suggestItems(db, found, MAX_SUGGESTIONS),
    suggestNames(db, found, MAX_SUGGESTIONS),
  );
  return { items, ...named };
}

export type Suggested = Awaited<ReturnType<typeof suggestAll>>;
