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
import { rowsBefore, type Page } from '../../db/page';
import * as t from '../../db/schema';
import { splitByCategory, itemConditions, itemParts, type ItemOrder, type ListPart, type Sort } from './filters';
import type { ItemFilter } from './item-filter';
import { inBlocks, openAt, type OpenAt } from './open-first';
import { isTallied, isTalliedByPrice, isTalliedByStore, tallyOfItems, tallyOfStore } from './tallies';
import { entriesOf, uniqueEntries, type Entry } from './versions';

function idsOfPart(db: Executor, { where, sorts }: ListPart, page: Page) {
  const order = sorts.map(({ by, down }) => (down ? desc : asc)(by));
  const query = db.select({ id: t.items.id }).from(t.items).where(where);
  return query.orderBy(...order).limit(page.limit).offset(rowsBefore(page)); // prettier-ignore
}

/** The sort keys as columns of a subquery, which {@link inOrderOf} sorts by. */
const sortColumns = (sorts: readonly Sort[]) =>
  Object.fromEntries(sorts.map(({ by }, index) => [`by${index}`, sql`${by}`.as(`by${index}`)]));
const inOrderOf = (sorts: readonly Sort[], subquery: unknown): SQL[] =>
  sorts.map(({ down }, index) => (down ? desc : asc)((subquery as Record<string, SQL>)[`by${index}`] as SQL));

function idsOfParts(db: Executor, parts: readonly ListPart[], page: Page) {
  const selects = parts.map(({ where, sorts }) => {
    const query = db.select({ id: t.items.id, ...sortColumns(sorts) }).from(t.items);
    const order = sorts.map(({ by: what, down }) => (down ? desc : asc)(what));
    // Each part is limited to what the page can need, so that it is planned separately and read from its index.
    return query.where(where).orderBy(...order).limit(page.offset * page.limit).$dynamic(); // prettier-ignore
  });
  const merged = selects.reduce((all, next) => all.unionAll(next) as never).as('merged');
  const query = db.select({ id: merged.id }).from(merged);
  return query.orderBy(...inOrderOf(parts[0]?.sorts ?? [], merged)).limit(page.limit).offset(rowsBefore(page)); // prettier-ignore
}

interface ListPage {
  filter: ItemFilter;
  order: ItemOrder;
  page: Page;
  /** When it is read, for a search that puts open stores first. */
  open?: OpenAt;
}

const pageOfList = compiledFor((db, { filter, order, page }: ListPage) => {
  const parts = itemParts(filter, order, AT);
  const [only, another] = parts;
  return entriesOf(db, AT, only && !another ? idsOfPart(db, only, page) : idsOfParts(db, parts, page), {});
});

/** A text search checks every candidate row, so one pass can find the page and count the matches. */
export const isSinglePass = ({ filter, order }: ListPage): boolean =>
  filter.found !== undefined && order !== 'low2High' && order !== 'high2Low';

const pageAndTotal = compiledFor((db, { filter, order, page, open }: ListPage) => {
  const [{ where, sorts } = { where: undefined, sorts: [] }] = itemParts(filter, order, AT);
  // Referenced twice, so PostgreSQL materializes it and evaluates it once.
  const found = db
    .$with('found')
    .as(db.select({ id: t.items.id, storeId: t.items.storeId, ...sortColumns(sorts) }).from(t.items).where(where)); // prettier-ignore
  const total = sql<number>`(SELECT count(*)::int FROM ${found})`;
  if (open) return entriesOf(db.with(found), AT, inBlocks(sql`${found}`, page, open), { total });
  const ids = db
    .select({ id: found.id })
    .from(found)
    .orderBy(...inOrderOf(sorts, found))
    .limit(page.limit)
    .offset(rowsBefore(page));
  return entriesOf(db.with(found), AT, ids, { total });
});

/** Like {@link findPage}, for lists that are {@link isSinglePass}; each entry carries the length of the list. */
export const findPageAndTotal = async (
  db: Executor,
  at: Date,
  list: ListPage,
): Promise<(Entry & { total: number })[]> =>
  uniqueEntries(await pageAndTotal(db, list.order === 'match' ? { ...list, open: openAt(at) } : list, timeValues(at)));

/** The entries of a page, in order. */
export const findPage = async (db: Executor, at: Date, list: ListPage): Promise<Entry[]> =>
  isSinglePass(list) ? findPageAndTotal(db, at, list) : uniqueEntries(await pageOfList(db, list, timeValues(at)));

/** The number of items in a list, from tallies if possible, else counted in an index. */
const countStatement = compiledFor((db, filter: ItemFilter) => {
  if (isTallied(filter) || isTalliedByPrice(filter)) return tallyOfItems(db, AT, filter);
  if (isTalliedByStore(filter)) return tallyOfStore(db, filter);
  const [first, second] = splitByCategory(filter).map((part) =>
    db.select({ id: t.items.id }).from(t.items).where(itemConditions(part, AT)),
  );
  const all = (second ? unionAll(first as never, second as never) : first) as NonNullable<typeof first>;
  return db.select({ total: count() }).from(all.as('held'));
});

/** @returns the number of items in a list, cached for some seconds where totals are cached */
export const countItems = (db: Executor, at: Date, filter: ItemFilter): Promise<number> =>
  cachedTotalBy(db, `items ${JSON.stringify(filter)} ${timeValues(at).about}`, () =>
    countStatement(db, filter, timeValues(at)),
  );
