/**
 * Versions of items (decision 069): a version changes when any row behind the item changes. The database function `item_versions`
 * reads them where a page is selected, so nobody has to maintain them.
 */
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { At } from '../../db/about-now';
import type { Executor } from '../../db/database';

/** An item of a list's page, not read yet. */
export interface Entry {
  id: number;
  version: string;
}

/** `item_versions` of some items, as a table. @param ids an array in SQL */
export const versionsOf = (ids: SQL, at: At): SQL => sql`item_versions(${ids}, ${at})`;

/** The entries of a page, in its order. @param page a query of ids @param more further columns of each entry */
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
export const onceEach = <Each extends Entry>(entries: readonly Each[]): Each[] => [
  ...new Map(entries.map((entry) => [entry.id, entry])).values(),
];
