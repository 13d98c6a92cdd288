/**
 * Queries that differ per list: the entries of its page, and its length (decision 069). `at`: the time of the
 * request.
 */
import { asc, count, desc, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { AT, timeValues } from '../../db/query-time';
import { compiledFor } from '../../db/compiled';
import type { Executor } from '../../db/database';
import { cachedTotalBy } from '../../db/cached-totals';
import * as t from '../../db/schema';
import { categoryHalves, itemConditions, itemParts, type ItemFilter, type ItemOrder, type Part } from './filters';
import { patternsOf } from './found-by-name';
import { isTallied, tallyOfItems } from './tallies';
import { entriesOf, uniqueEntries, type Entry } from './versions';

export interface PageOf {
  limit: number;
  offset: number;
}

const cut = ({ limit, offset }: PageOf) => [limit, (offset - 1) * limit] as const;

function idsOfPart(db: Executor, { where, sorts }: Part, page: PageOf) {
  const [limit, from] = cut(page);
  const order = sorts.map(({ by, down }) => (down ? desc : asc)(by));
  const query = db.select({ id: t.items.id }).from(t.items).where(where);
  return query.orderBy(...order).limit(limit).offset(from); // prettier-ignore
}

/** Alias of the sort key by which the parts are merged. */
const byName = (index: number) => `by${index}`;

function idsOfParts(db: Executor, parts: readonly Part[], page: PageOf) {
  const [limit, from] = cut(page);
  const selects = parts.map(({ where, sorts }) => {
    const by = sorts.map(({ by: what }, index) => [byName(index), sql`${what}`.as(byName(index))] as const);
    const query = db.select({ id: t.items.id, ...Object.fromEntries(by) }).from(t.items);
    const order = sorts.map(({ by: what, down }) => (down ? desc : asc)(what));
    // Each part is limited to what the page can need, so that it is planned separately and read from its index.
    return query.where(where).orderBy(...order).limit(page.offset * page.limit).$dynamic(); // prettier-ignore
  });
  const merged = selects.reduce((all, next) => all.unionAll(next) as never).as('merged');
  const order = (parts[0]?.sorts ?? []).map(({ down }, index) =>
    (down ? desc : asc)((merged as unknown as Record<string, SQL>)[byName(index)] as SQL),
  );
  const query = db.select({ id: merged.id }).from(merged);
  return query.orderBy(...order).limit(limit).offset(from); // prettier-ignore
}

interface ListPage {
  filter: ItemFilter;
  order: ItemOrder;
  page: PageOf;
}

const entriesOfList = compiledFor((db, { filter, order, page }: ListPage) => {
  const parts = itemParts(filter, order, AT);
  const [only, another] = parts;
  return entriesOf(db, AT, only && !another ? idsOfPart(db, only, page) : idsOfParts(db, parts, page), {});
});

/** The entries of a page, in order. */
export const entriesOfPage = async (db: Executor, at: Date, list: ListPage): Promise<Entry[]> =>
  uniqueEntries(await entriesOfList(db, list, timeValues(at)));

/** A text search checks every candidate row, so one pass can find the page and count the matches. */
export const isOnePass = ({ filter, order }: ListPage): boolean =>
  patternsOf(filter.text).length > 0 && order !== 'low2High' && order !== 'high2Low';

const foundOfList = compiledFor((db, { filter, order, page }: ListPage) => {
  const [{ where, sorts } = { where: undefined, sorts: [] }] = itemParts(filter, order, AT);
  const [limit, from] = cut(page);
  const by = sorts.map(({ by: what }, index) => [byName(index), sql`${what}`.as(byName(index))] as const);
  // Referenced twice, so PostgreSQL materializes it and evaluates it once.
  const found = db
    .$with('found')
    .as(db.select({ id: t.items.id, ...Object.fromEntries(by) }).from(t.items).where(where)); // prettier-ignore
  const columns = found as unknown as Record<string, SQL>;
  const ids = db
    .select({ id: found.id })
    .from(found)
    .orderBy(...sorts.map(({ down }, index) => (down ? desc : asc)(columns[byName(index)] as SQL)))
    .limit(limit)
    .offset(from);
  return entriesOf(db.with(found), AT, ids, { total: sql<number>`(SELECT count(*)::int FROM ${found})` });
});

/** Like {@link entriesOfPage}, for lists that are {@link isOnePass}; each entry carries the length of the list. */
export const foundOfPage = async (db: Executor, at: Date, list: ListPage): Promise<(Entry & { total: number })[]> =>
  uniqueEntries(await foundOfList(db, list, timeValues(at)));

/** The number of items in a list, from tallies if possible, else counted in an index. */
const countOfItems = compiledFor((db, filter: ItemFilter) => {
  if (isTallied(filter)) return tallyOfItems(db, AT, filter);
  const [first, second] = categoryHalves(filter).map((half) =>
    db.select({ id: t.items.id }).from(t.items).where(itemConditions(half, AT)),
  );
  const all = (second ? unionAll(first as never, second as never) : first) as NonNullable<typeof first>;
  return db.select({ total: count() }).from(all.as('held'));
});

/** @returns the number of items in a list, cached for some seconds where totals are cached */
export const totalOfItems = (db: Executor, at: Date, filter: ItemFilter): Promise<number> =>
  cachedTotalBy(db, `items ${JSON.stringify(filter)} ${timeValues(at).about}`, () =>
    countOfItems(db, filter, timeValues(at)),
  );
