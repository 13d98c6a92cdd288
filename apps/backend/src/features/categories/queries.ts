/** SQL of the categories. */
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';
import { LISTED } from '../items/listed';

export interface CategoryRow {
  category: typeof t.categories.$inferSelect;
  items: number;
  children: (typeof t.categories.$inferSelect)[];
}

async function withChildren(
  db: Executor,
  rows: { category: typeof t.categories.$inferSelect; items: number }[],
): Promise<CategoryRow[]> {
  const all =
    rows.length === 0
      ? []
      : await db
          .select()
          .from(t.categories)
          .where(sql`${t.categories.parentId} <> 0`)
          .orderBy(asc(t.categories.id));
  return rows.map((row) => ({ ...row, children: all.filter(({ parentId }) => parentId === row.category.id) }));
}

const items = sql<number>`(SELECT count(*)::int FROM items i JOIN categories c ON c.id = i.category_id WHERE (c.id = categories.id OR c.parent_id = categories.id) AND ${LISTED})`;

/** Root categories, of one module or of all. */
export async function rootCategories(db: Executor, moduleId: number | null): Promise<CategoryRow[]> {
  const where = and(eq(t.categories.parentId, 0), moduleId ? eq(t.categories.moduleId, moduleId) : undefined);
  return withChildren(
    db,
    await db
      .select({ category: t.categories, items })
      .from(t.categories)
      .where(where)
      .orderBy(desc(t.categories.priority), asc(t.categories.id)),
  );
}

export async function findCategory(db: Executor, key: string): Promise<typeof t.categories.$inferSelect | null> {
  const rows = await db
    .select()
    .from(t.categories)
    .where(/^\d{1,9}$/.test(key) ? eq(t.categories.id, Number(key)) : eq(t.categories.slug, key))
    .limit(1);
  return rows[0] ?? null;
}

export async function childCategories(db: Executor, parentId: number): Promise<CategoryRow[]> {
  const rows = await db
    .select({ category: t.categories, items })
    .from(t.categories)
    .where(eq(t.categories.parentId, parentId))
    .orderBy(asc(t.categories.id));
  return rows.map((row) => ({ ...row, children: [] }));
}

/** The root categories whose items a store sells, with how many. */
export async function categoriesOfStore(db: Executor, storeId: number): Promise<CategoryRow[]> {
  const sold = sql<number>`(SELECT count(*)::int FROM items i JOIN categories c ON c.id = i.category_id WHERE i.store_id = ${storeId} AND (c.id = categories.id OR c.parent_id = categories.id) AND ${LISTED})`;
  const rows = await db
    .select({ category: t.categories, items: sold })
    .from(t.categories)
    .where(and(eq(t.categories.parentId, 0), sql`${sold} > 0`))
    .orderBy(desc(t.categories.priority), asc(t.categories.id));
  return rows.map((row) => ({ ...row, children: [] }));
}
