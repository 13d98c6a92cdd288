/** Items that a caller names by their ids. */
import { sql } from 'drizzle-orm';
import { compiledFor, paddedIds } from '../../db/compiled';
import type { Executor } from '../../db/database';
import { AT, timeValues } from '../../db/query-time';
import * as t from '../../db/schema';
import { itemConditions } from './filters';
import type { ItemFilter } from './item-filter';
import { entriesOf, uniqueEntries, type Entry } from './versions';

/** Ids of a request. */
export const MOST_IDS = 20;
/** '3,12', at most {@link MOST_IDS}. */
export const ID_LIST = `^[1-9][0-9]{0,9}(,[1-9][0-9]{0,9}){0,${MOST_IDS - 1}}$`;
/** The highest id that the column can hold. */
const HIGHEST = 2 ** 31 - 1;

/** @param text matches {@link ID_LIST} @returns without duplicates, in the order of the text */
export const readIds = (text: string): number[] =>
  [...new Set(text.split(',').map(Number))].filter((id) => id <= HIGHEST);

/** One statement for all lists of ids of a place. */
const ofPlace = compiledFor((db, place: ItemFilter) => {
  const isChosen = sql`${t.items.id} = ANY(${sql.placeholder('ids')}) AND ${itemConditions(place, AT)}`;
  return entriesOf(db, AT, db.select({ id: t.items.id }).from(t.items).where(isChosen), {});
});

/** The entries of these items in their order, without those that the place does not have, or no more. */
export async function findChosen(db: Executor, at: Date, place: ItemFilter, ids: readonly number[]): Promise<Entry[]> {
  if (ids.length === 0) return [];
  const found = uniqueEntries(await ofPlace(db, place, { ...timeValues(at), ids: paddedIds([...ids]) }));
  return found.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
