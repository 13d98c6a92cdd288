/** SQL of the items. Every list costs at most four statements: rows, count, variations, add-ons. `at`: the moment that is asked for. */
import { and, asc, count, desc, eq, getTableColumns, inArray, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { alias, unionAll, type PgTable } from 'drizzle-orm/pg-core';
import { compiled, plannedIds } from '../../db/compiled';
import type { Executor } from '../../db/database';
import { inOneGo } from '../../db/in-one-go';
import { totalOf } from '../../db/shared-totals';
import * as t from '../../db/schema';
import { itemFacets, type ChosenItems } from './facets';
import { halves, itemConditions, itemParts, type ItemFilter, type ItemOrder, type Part, type Sort } from './filters';
import { saleRuns } from './sale-runs';
import { isTallied, tallyOfItems } from './tallies';

const parent = sql<t.Words | null>`(SELECT p.name FROM categories p WHERE p.id = ${t.categories.parentId})`;

const columns = {
  item: t.items,
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
  parentName: parent,
  moduleType: t.modules.type,
};

/** Places in flash sales that run at a moment. */
const runningFlash = (db: Executor, at: Date | Placeholder) =>
  db
    .select(getTableColumns(t.flashSaleItems))
    .from(t.flashSaleItems)
    .innerJoin(t.flashSales, eq(t.flashSales.id, t.flashSaleItems.saleId))
    .where(saleRuns(at))
    .as('flash');

/** @param more what is asked of tables that the caller joins */
function joinedWith<More extends Record<string, PgTable>>(db: Executor, at: Date | Placeholder, more: More) {
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
const joined = (db: Executor, at: Date | Placeholder) => joinedWith(db, at, {});

type Joined = Awaited<ReturnType<typeof joined>>[number];
export interface ItemRow extends Joined {
  variations: (typeof t.itemVariations.$inferSelect)[];
  addOns: (typeof t.addOns.$inferSelect)[];
}

/** Its place in a flash sale that runs. */
export type FlashRow = typeof t.flashSaleItems.$inferSelect;

async function withOptions<Row extends Joined>(db: Executor, rows: Row[]): Promise<(Row & ItemRow)[]> {
  const priced = rows.filter(({ item }) => item.choices.length > 0).map(({ item }) => item.id);
  const dishes = rows.filter(({ item }) => item.groups.length > 0).map(({ item }) => item.id);
  const [variations, links] = await inOneGo(
    priced.length === 0
      ? []
      : db
          .select()
          .from(t.itemVariations)
          .where(inArray(t.itemVariations.itemId, priced))
          .orderBy(asc(t.itemVariations.position)),
    dishes.length === 0
      ? []
      : db
          .select({ itemId: t.itemAddOns.itemId, addOn: t.addOns })
          .from(t.itemAddOns)
          .innerJoin(t.addOns, eq(t.addOns.id, t.itemAddOns.addOnId))
          .where(inArray(t.itemAddOns.itemId, dishes))
          .orderBy(asc(t.addOns.id)),
  );
  return rows.map((row) => ({
    ...row,
    variations: variations.filter(({ itemId }) => itemId === row.item.id),
    addOns: links.filter(({ itemId }) => itemId === row.item.id).map(({ addOn }) => addOn),
  }));
}

interface PageOf {
  limit: number;
  offset: number;
}

/** What the rows of a page are sorted by, as its subquery names it. */
const byName = (index: number) => `by${index}`;
const inOrderOf = (from: object, sorts: readonly Sort[]): SQL[] =>
  sorts.map(({ down }, index) => (down ? desc : asc)((from as Record<string, SQL>)[byName(index)] as SQL));

/** The ids of a page with what they are sorted by, cut from the items before anything is joined to them. */
function idsOfPage(db: Executor, parts: readonly Part[], page: PageOf) {
  const selects = parts.map(({ where, sorts }) => {
    const by = sorts.map(({ by: what }, index) => [byName(index), sql`${what}`.as(byName(index))] as const);
    return (
      db
        .select({ id: t.items.id, ...Object.fromEntries(by) })
        .from(t.items)
        .where(where)
        .orderBy(...sorts.map(({ by: what, down }) => (down ? desc : asc)(what)))
        // Of each as many as the page can take, so that each is planned by itself, and read from its index.
        .limit(page.offset * page.limit)
        .$dynamic()
    );
  });
  const merged = selects.reduce((all, next) => all.unionAll(next) as never).as('merged');
  return db
    .select()
    .from(merged)
    .orderBy(...inOrderOf(merged, sortsOf(parts)))
    .limit(page.limit)
    .offset((page.offset - 1) * page.limit)
    .as('page');
}
const sortsOf = ([first]: readonly Part[]): Sort[] => first?.sorts ?? [];

function pageOfItems(db: Executor, at: Date, filter: ItemFilter, order: ItemOrder, page: PageOf) {
  const parts = itemParts(filter, order, at);
  const ids = idsOfPage(db, parts, page);
  return joined(db, at)
    .innerJoin(ids, eq(ids.id, t.items.id))
    .orderBy(...inOrderOf(ids, sortsOf(parts)));
}

/** How many items a list has: by its tallies, else by counting them in an index. */
function countOfItems(db: Executor, at: Date, filter: ItemFilter) {
  if (isTallied(filter)) return tallyOfItems(db, at, filter);
  const [first, second] = halves(filter).map((half) =>
    db.select({ id: t.items.id }).from(t.items).where(itemConditions(half, at)),
  );
  const all = (second ? unionAll(first as never, second as never) : first) as NonNullable<typeof first>;
  return db.select({ total: count() }).from(all.as('held'));
}

export async function findItems(
  db: Executor,
  at: Date,
  filter: ItemFilter,
  order: ItemOrder,
  page: PageOf,
): Promise<{ rows: ItemRow[]; total: number }> {
  const [rows, total] = await inOneGo(
    pageOfItems(db, at, filter, order, page),
    totalOf(db, countOfItems(db, at, filter)),
  );
  return { rows: await withOptions(db, rows), total };
}

/** As {@link findItems} of what a list holds and what is chosen of it, with what each further choice would leave. */
export async function findItemsAndFacets(
  db: Executor,
  at: Date,
  { list, chosen }: { list: ItemFilter; chosen: ChosenItems },
  order: ItemOrder,
  page: PageOf,
) {
  const [rows, facets] = await inOneGo(
    pageOfItems(db, at, { ...list, ...chosen }, order, page),
    itemFacets(db, at, list, chosen),
  );
  return { rows: await withOptions(db, rows), facets };
}

const [ids, slug, moment] = [sql.placeholder('ids'), sql.placeholder('slug'), sql.placeholder('at')];
/** One of them by an equation: the plan that is kept for any number of them is not kept for one. */
const rowById = compiled<{ id: number; at: string }, Joined[]>((db) =>
  joined(db, moment).where(eq(t.items.id, sql.placeholder('id'))),
);
const rowsOfIds = compiled<{ ids: number[]; at: string }, Joined[]>((db) =>
  joined(db, moment).where(sql`${t.items.id} = ANY(${ids})`),
);
const rowsById = (db: Executor, { ids: wanted, at }: { ids: number[]; at: string }): Promise<Joined[]> =>
  wanted.length === 1 ? rowById(db, { id: wanted[0] as number, at }) : rowsOfIds(db, { ids: plannedIds(wanted), at });
const rowsBySlug = compiled<{ slug: string; at: string }, Joined[]>((db) =>
  joined(db, moment).where(eq(t.items.slug, slug)),
);

export async function findItem(db: Executor, at: Date, key: string): Promise<ItemRow | null> {
  const values = { at: at.toISOString() };
  const isId = /^\d{1,9}$/.test(key);
  const rows = await (isId
    ? rowsById(db, { ...values, ids: [Number(key)] })
    : rowsBySlug(db, { ...values, slug: key }));
  return (await withOptions(db, rows))[0] ?? null;
}

/** The root categories of items, for the tabs above a list. */
export async function categoriesOfItems(db: Executor, ids: number[]): Promise<{ id: number; name: t.Words }[]> {
  if (ids.length === 0) return [];
  const roots = db
    .selectDistinct({
      id: sql<number>`CASE WHEN ${t.categories.parentId} = 0 THEN ${t.categories.id} ELSE ${t.categories.parentId} END`.as(
        'root_id',
      ),
    })
    .from(t.items)
    .innerJoin(t.categories, eq(t.categories.id, t.items.categoryId))
    .where(inArray(t.items.id, ids))
    .as('roots');
  const root = alias(t.categories, 'root');
  return db
    .select({ id: root.id, name: root.name })
    .from(root)
    .innerJoin(roots, eq(roots.id, root.id))
    .orderBy(desc(root.priority), asc(root.id));
}

/** What customers say of an item, or of everything a store sells, newest first. */
export async function reviewsOf(
  db: Executor,
  of: { itemId: number } | { storeId: number },
  page: { limit: number; offset: number },
) {
  const where = 'itemId' in of ? eq(t.reviews.itemId, of.itemId) : eq(t.reviews.storeId, of.storeId);
  const rows = await db
    .select({ review: t.reviews, item: { id: t.items.id, name: t.items.name, image: t.items.image } })
    .from(t.reviews)
    .innerJoin(t.items, eq(t.items.id, t.reviews.itemId))
    .where(where)
    .orderBy(desc(t.reviews.id))
    .limit(page.limit)
    .offset((page.offset - 1) * page.limit);
  const totals = await db.select({ total: count() }).from(t.reviews).where(where);
  return { rows, total: totals[0]?.total ?? 0 };
}

export async function findItemsById(db: Executor, at: Date, ids: number[]): Promise<Map<number, ItemRow>> {
  if (ids.length === 0) return new Map();
  const rows = await withOptions(db, await rowsById(db, { ids, at: at.toISOString() }));
  return new Map(rows.map((row) => [row.item.id, row]));
}

type CartLineRow = typeof t.cartLines.$inferSelect;
const cartRows = compiled<
  { shopperId: number; moduleId: number | null; at: string },
  (Joined & { line: CartLineRow })[]
>((db) => {
  const module = sql.placeholder('moduleId');
  return joinedWith(db, moment, { line: t.cartLines })
    .innerJoin(t.cartLines, eq(t.cartLines.itemId, t.items.id))
    .where(
      and(
        eq(t.cartLines.shopperId, sql.placeholder('shopperId')),
        sql`(${module}::int IS NULL OR ${t.cartLines.moduleId} = ${module}::int)`,
      ),
    )
    .orderBy(asc(t.cartLines.id));
});

/** Cart lines with their items, in the order in which they were added. @param moduleId null: of all modules */
export async function findItemsInCart(
  db: Executor,
  at: Date,
  cart: { shopperId: number; moduleId: number | null },
): Promise<(ItemRow & { line: CartLineRow })[]> {
  return withOptions(db, await cartRows(db, { ...cart, at: at.toISOString() }));
}
