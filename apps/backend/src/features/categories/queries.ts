/** SQL of the categories. */
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';
import { hasKey } from '../../keys';
import { countItemsBy } from '../items/tallies';

export interface CategoryRow {
  category: typeof t.categories.$inferSelect;
  items: number;
  children: (typeof t.categories.$inferSelect)[];
}

/** Listed items of each category, by its id, without those of sub-categories. */
export type ItemCounts = ReadonlyMap<number, number>;

/** One statement for all categories. */
export const itemCounts = (db: Executor): Promise<ItemCounts> => countItemsBy(db, 'categoryId');

async function withChildren(
  db: Executor,
  rows: (typeof t.categories.$inferSelect)[],
  counts: ItemCounts,
): Promise<CategoryRow[]> {
  const all =
    rows.length === 0
      ? []
      : await db
          .select()
          .from(t.categories)
          .where(sql`${t.categories.parentId} <> 0`)
          .orderBy(asc(t.categories.id));
  return rows.map((category) => {
    const children = all.filter(({ parentId }) => parentId === category.id);
    const items = [category, ...children].reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0);
    return { category, items, children };
  });
}

/** Root categories, of one module or of all. */
export async function rootCategories(
  db: Executor,
  moduleId: number | null,
  counts: ItemCounts,
): Promise<CategoryRow[]> {
  const where = and(eq(t.categories.parentId, 0), moduleId ? eq(t.categories.moduleId, moduleId) : undefined);
  return withChildren(
    db,
    await db.select().from(t.categories).where(where).orderBy(desc(t.categories.priority), asc(t.categories.id)),
    counts,
  );
}

/** @param key id or slug */
export async function findCategory(db: Executor, key: string): Promise<typeof t.categories.$inferSelect | null> {
  const rows = await db.select().from(t.categories).where(hasKey(t.categories, key)).limit(1);
  return rows[0] ?? null;
}

/** Direct sub-categories. */
export async function childCategories(db: Executor, parentId: number, counts: ItemCounts): Promise<CategoryRow[]> {
  const rows = await db
    .select()
    .from(t.categories)
    .where(eq(t.categories.parentId, parentId))
    .orderBy(asc(t.categories.id));
  return rows.map((category) => ({ category, items: counts.get(category.id) ?? 0, children: [] }));
}

/** Root categories of a store's items, with counts. */
export async function categoriesOfStore(db: Executor, storeId: number): Promise<CategoryRow[]> {
  const { categoryId, categoryParentId, campaignFrom } = t.items;
  const sold = db
    .select({
      root: sql<number>`CASE WHEN ${categoryParentId} = 0 THEN ${categoryId} ELSE ${categoryParentId} END`.as('root'),
      items: sql<number>`count(*)::int`.as('sold'),
    })
    .from(t.items)
    .where(and(eq(t.items.storeId, storeId), isNull(campaignFrom)))
    .groupBy(sql`1`)
    .as('sold_of_roots');
  const rows = await db
    .select({ category: t.categories, items: sold.items })
    .from(t.categories)
    .innerJoin(sold, eq(sold.root, t.categories.id))
    .where(eq(t.categories.parentId, 0))
    .orderBy(desc(t.categories.priority), asc(t.categories.id));
  return rows.map((row) => ({ ...row, children: [] }));
}
