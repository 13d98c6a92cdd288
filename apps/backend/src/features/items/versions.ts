/**
 * Versions of items (decision 069). A version changes when any row behind the item changes. The database function
 * `item_versions` computes it while a page is selected, so no code has to maintain it.
 */
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { At } from '../../db/query-time';
import type { Executor } from '../../db/database';

/** An item on a page of a list, whose row is not read yet. */
export interface Entry {
  id: number;
  version: string;
}

/** `item_versions` of these items, as a table. @param ids an array in SQL */
export const versionsOf = (ids: SQL, at: At): SQL => sql`item_versions(${ids}, ${at})`;

/** The entries of a page, in order. @param page a query of ids @param more further columns of each entry */
export const entriesOf = <More extends Record<string, SQL>>(
  db: Pick<Executor, 'select'>,
  at: At,
  page: SQLWrapper,
  more: More,
) =>
  db
    .select({ id: sql<number>`v.id`, version: sql<string>`v.version`, ...more })
    .from(sql`${versionsOf(sql`ARRAY(${page})`, at)} WITH ORDINALITY v(id, version, place)`)
    .orderBy(sql`v.place`);

/** An item in two running flash sales has two versions. */
export const uniqueEntries = <Each extends Entry>(entries: readonly Each[]): Each[] => [
  ...new Map(entries.map((entry) => [entry.id, entry])).values(),
];
