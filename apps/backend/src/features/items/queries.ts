/**
 * SQL of the items. A list takes two statements (the entries of its page, and its total), and a third for items that
 * are not cached. `at`: the time of the request.
 */
import { and, asc, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { alias, type PgTable } from 'drizzle-orm/pg-core';
import { isAnyOf } from '../../db/any-of';
import type { At } from '../../db/query-time';
import { compiled, paddedIds } from '../../db/compiled';
import type { Executor } from '../../db/database';
import type { Page } from '../../db/page';
import { runPipelined } from '../../db/run-pipelined';
import * as t from '../../db/schema';
import { isId } from '../../keys';
import { itemFacets, type ItemFilterChoice } from './facets';
import type { ItemOrder } from './filters';
import type { ItemFilter } from './item-filter';
import { findPage, findPageAndTotal, isSinglePass, countItems } from './list-pages';
import { valueFacets } from './value-facets';
import { isSaleRunning } from './running-sales';
import { versionsOf, type Entry } from './versions';

const parentName = sql<t.Localized | null>`(SELECT p.name FROM categories p WHERE p.id = ${t.categories.parentId})`;

// Search and sort columns are not part of any response.
const {
  searchText: _words,
  reduced: _r,
  shelfPrice: _p,
  shelfEmpty: _e,
  nameId: _n,
  colours: _c,
  sizes: _s,
  ...itemColumns
} = getTableColumns(t.items);

type Variation = typeof t.itemVariations.$inferSelect;
type AddOn = typeof t.addOns.$inferSelect;
/** Columns aliased to their TypeScript names, for rows read as JSON. */
const namedColumns = (table: PgTable): SQL =>
  sql.join(
    Object.entries(getTableColumns(table)).map(([key, column]) => sql`${column} AS ${sql.identifier(key)}`),
    sql`, `,
  );
// Most items have neither, so the subquery is skipped for them.
const variations = sql<
  Variation[]
>`CASE WHEN ${t.items.choices} = '[]' THEN '[]'::json ELSE (SELECT coalesce(json_agg(v ORDER BY v.position), '[]'::json) FROM (SELECT ${namedColumns(t.itemVariations)} FROM ${t.itemVariations} WHERE ${t.itemVariations.itemId} = ${t.items.id}) v) END`;
const addOns = sql<
  AddOn[]
>`CASE WHEN ${t.items.groups} = '[]' THEN '[]'::json ELSE (SELECT coalesce(json_agg(a ORDER BY a.id), '[]'::json) FROM (SELECT ${namedColumns(t.addOns)} FROM ${t.itemAddOns} JOIN ${t.addOns} ON ${t.addOns.id} = ${t.itemAddOns.addOnId} WHERE ${t.itemAddOns.itemId} = ${t.items.id}) a) END`;

const columns = {
  item: itemColumns,
  variations: variations.as('variations'),
  addOns: addOns.as('add_ons'),
  store: {
    id: t.stores.id,
    name: t.stores.name,
    slug: t.stores.slug,
    zoneId: t.stores.zoneId,
    discountPercent: t.stores.discountPercent,
    scheduleOrder: t.stores.scheduleOrder,
    freeDelivery: t.stores.freeDelivery,
    minutesLow: t.stores.minutesLow,
    minutesHigh: t.stores.minutesHigh,
  },
  category: { id: t.categories.id, parentId: t.categories.parentId, name: t.categories.name },
  parentName,
  moduleType: t.modules.type,
};

/** Items of flash sales that run at a given time. */
const runningFlash = (db: Executor, at: At) =>
  db
    .select(getTableColumns(t.flashSaleItems))
    .from(t.flashSaleItems)
    .innerJoin(t.flashSales, eq(t.flashSales.id, t.flashSaleItems.saleId))
    .where(isSaleRunning(at))
    .as('flash');

/** @param more columns of tables that the caller joins */
function selectItemsWith<More extends Record<string, PgTable | SQL>>(db: Executor, at: At, more: More) {
  const flash = runningFlash(db, at);
  const { id, saleId, itemId, discount, discountType, stock, sold } = flash;
  return db
    .select({ ...columns, flash: { id, saleId, itemId, discount, discountType, stock, sold }, ...more })
    .from(t.items)
    .innerJoin(t.stores, eq(t.stores.id, t.items.storeId))
    .innerJoin(t.categories, eq(t.categories.id, t.items.categoryId))
    .innerJoin(t.modules, eq(t.modules.id, t.items.moduleId))
    .leftJoin(flash, eq(flash.itemId, t.items.id));
}
const selectItems = (db: Executor, at: At) => selectItemsWith(db, at, {});

export type ItemRow = Awaited<ReturnType<typeof selectItems>>[number];
/** A row with its version (decision 069). */
export type VersionedItemRow = ItemRow & Pick<Entry, 'version'>;

/** The item's row in a running flash sale. */
export type FlashRow = typeof t.flashSaleItems.$inferSelect;

/** @returns the entries of a page, and the length of the whole list */
export async function findEntries(
  db: Executor,
  at: Date,
  filter: ItemFilter,
  order: ItemOrder,
  page: Page,
): Promise<{ entries: Entry[]; total: number }> {
  const list = { filter, order, page };
  if (isSinglePass(list)) {
    const entries = await findPageAndTotal(db, at, list);
    const [first] = entries;
    // A page beyond the last one has no row that carries the length.
    const isBeyond = !first && page.offset > 1;
    return { entries, total: isBeyond ? await countItems(db, at, filter) : (first?.total ?? 0) };
  }
  const [entries, total] = await runPipelined(findPage(db, at, list), countItems(db, at, filter));
  return { entries, total };
}

/** Like {@link findEntries}, for the list with the chosen filters, with its facets. */
export async function findEntriesAndFacets(
  db: Executor,
  at: Date,
  { list, chosen, wantsValues }: { list: ItemFilter; chosen: ItemFilterChoice; wantsValues?: boolean },
  order: ItemOrder,
  page: Page,
) {
  const filter = { ...list, ...chosen };
  const [entries, facets, values] = await runPipelined(
    findPage(db, at, { filter, order, page }),
    itemFacets(db, at, list, chosen),
    wantsValues ? valueFacets(db, at, filter) : null,
  );
  return { entries, facets, values };
}

/** The rows of a page in order, by one statement that is the same for all lists. */
async function rowsInOrder(db: Executor, at: Date, page: readonly Entry[]): Promise<ItemRow[]> {
  const ids = page.map(({ id }) => id);
  const rows = await findItemsById(db, at, ids);
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** @returns the rows of a page, and the length of the whole list */
export async function findItems(
  db: Executor,
  at: Date,
  filter: ItemFilter,
  order: ItemOrder,
  page: Page,
): Promise<{ rows: ItemRow[]; total: number }> {
  const { entries, total } = await findEntries(db, at, filter, order, page);
  return { rows: await rowsInOrder(db, at, entries), total };
}

const [ids, slug, atPlaceholder] = [sql.placeholder('ids'), sql.placeholder('slug'), sql.placeholder('at')];
/** A single id gets a statement of its own: the cached plan of `= ANY` is not the best one for it. */
const rowById = compiled<{ id: number; at: string }, ItemRow[]>((db) =>
  selectItems(db, atPlaceholder).where(eq(t.items.id, sql.placeholder('id'))),
);
const rowsOfIds = compiled<{ ids: number[]; at: string }, ItemRow[]>((db) =>
  selectItems(db, atPlaceholder).where(sql`${t.items.id} = ANY(${ids})`),
);
const versionedRows = compiled<{ ids: number[]; at: string }, VersionedItemRow[]>((db) =>
  selectItemsWith(db, atPlaceholder, { version: sql<string>`v.version` }).innerJoin(
    sql`${versionsOf(sql`${ids}::int[]`, atPlaceholder)} v`,
    sql`v.id = ${t.items.id}`,
  ),
);
const rowsById = (db: Executor, { ids: wanted, at }: { ids: number[]; at: string }): Promise<ItemRow[]> =>
  wanted.length === 1 ? rowById(db, { id: wanted[0] as number, at }) : rowsOfIds(db, { ids: paddedIds(wanted), at });
const rowsBySlug = compiled<{ slug: string; at: string }, ItemRow[]>((db) =>
  selectItems(db, atPlaceholder).where(eq(t.items.slug, slug)),
);

export async function findItem(db: Executor, at: Date, key: string): Promise<ItemRow | null> {
  const moment = at.toISOString();
  const rows = await (isId(key)
    ? rowById(db, { id: Number(key), at: moment })
    : rowsBySlug(db, { slug: key, at: moment }));
  return rows[0] ?? null;
}

/** The root categories of items, for the tabs above a list. */
export async function categoriesOfItems(db: Executor, ids: number[]): Promise<{ id: number; name: t.Localized }[]> {
  if (ids.length === 0) return [];
  const roots = db
    .selectDistinct({
      id: sql<number>`CASE WHEN ${t.categories.parentId} = 0 THEN ${t.categories.id} ELSE ${t.categories.parentId} END`.as(
        'root_id',
      ),
    })
    .from(t.items)
    .innerJoin(t.categories, eq(t.categories.id, t.items.categoryId))
    .where(isAnyOf(t.items.id, ids))
    .as('roots');
  const root = alias(t.categories, 'root');
  return db
    .select({ id: root.id, name: root.name })
    .from(root)
    .innerJoin(roots, eq(roots.id, root.id))
    .orderBy(desc(root.priority), asc(root.id));
}

export async function findItemsById(db: Executor, at: Date, ids: number[]): Promise<Map<number, ItemRow>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsById(db, { ids, at: at.toISOString() });
  return new Map(rows.map((row) => [row.item.id, row]));
}

/** Like {@link findItemsById}, each with its version. */
export const findVersionedItems = async (db: Executor, at: Date, wanted: number[]): Promise<VersionedItemRow[]> =>
  wanted.length === 0 ? [] : versionedRows(db, { ids: paddedIds(wanted), at: at.toISOString() });

type CartLineRow = typeof t.cartLines.$inferSelect;
const cartRows = compiled<
  { shopperId: number; moduleId: number | null; at: string },
  (ItemRow & { line: CartLineRow })[]
>((db) => {
  const module = sql.placeholder('moduleId');
  return selectItemsWith(db, atPlaceholder, { line: t.cartLines })
    .innerJoin(t.cartLines, eq(t.cartLines.itemId, t.items.id))
    .where(
      and(
        eq(t.cartLines.shopperId, sql.placeholder('shopperId')),
        sql`(${module}::int IS NULL OR ${t.cartLines.moduleId} = ${module}::int)`,
      ),
    )
    .orderBy(asc(t.cartLines.id));
});

/** Cart lines with their items, in the order they were added. @param moduleId null: all modules */
export async function findItemsInCart(
  db: Executor,
  at: Date,
  cart: { shopperId: number; moduleId: number | null },
): Promise<(ItemRow & { line: CartLineRow })[]> {
  return cartRows(db, { ...cart, at: at.toISOString() });
}
