/**
 * What tells whether anything has changed of all that an item's row is made of (decision 069). The database tells it by its function
 * `item_versions`, where a page is cut: who wrote each of the rows last, so that nobody has to keep it.
 */
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { At } from '../../db/about-now';
import type { Executor } from '../../db/database';

/** An item of a list, as far as its page tells. `version`: another one as soon as anything has changed of its row. */
export interface Entry {
  id: number;
  version: string;
}

/** `item_versions` of some items, as a table. @param ids an array in SQL */
export const versionsOf = (ids: SQL, at: At): SQL => sql`item_versions(${ids}, ${at})`;

/** The entries of a page in its order. @param page a query of ids @param more what else each of them tells */
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

/** Two sales at once bring an item twice. */
export const onceEach = <Each extends Entry>(entries: readonly Each[]): Each[] => [
  ...new Map(entries.map((entry) => [entry.id, entry])).values(),
];
