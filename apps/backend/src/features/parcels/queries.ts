/** SQL of parcel categories. */
import { asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { isAnyOf } from '../../db/any-of';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';

export type ParcelCategoryRow = typeof t.parcelCategories.$inferSelect & { orders: number };

const categories = (db: Executor, where: SQL | undefined): Promise<ParcelCategoryRow[]> =>
  db
    .select({
      ...getTableColumns(t.parcelCategories),
      orders: sql<number>`(SELECT count(*)::int FROM orders o WHERE o.parcel_category_id = parcel_categories.id)`,
    })
    .from(t.parcelCategories)
    .where(where)
    .orderBy(asc(t.parcelCategories.position));

export const listParcelCategories = (db: Executor, moduleId: number | null) =>
  categories(db, moduleId === null ? undefined : eq(t.parcelCategories.moduleId, moduleId));

export async function findParcelCategories(db: Executor, ids: number[]): Promise<ParcelCategoryRow[]> {
  return ids.length === 0 ? [] : categories(db, isAnyOf(t.parcelCategories.id, ids));
}
