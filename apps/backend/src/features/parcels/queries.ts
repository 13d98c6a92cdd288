/** SQL of parcel categories. */
import { and, asc, desc, eq, getTableColumns, isNotNull, sql, type SQL } from 'drizzle-orm';
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

/** How many orders are looked at: whoever sends the same parcel each day has that one only. */
const RECENT_ORDERS = 40;

/** A shopper's parcels, newest first; of all modules without one. */
export const parcelsOf = (db: Executor, shopperId: number, moduleId: number | null) =>
  db
    .select({
      number: t.orders.number,
      categoryId: t.orders.parcelCategoryId,
      zoneId: t.orders.zoneId,
      contactName: t.orders.contactName,
      contactPhone: t.orders.contactPhone,
      contactEmail: t.orders.contactEmail,
      address: t.orders.address,
      receiver: t.orders.receiver,
    })
    .from(t.orders)
    .where(
      and(
        eq(t.orders.shopperId, shopperId),
        isNotNull(t.orders.parcelCategoryId),
        moduleId === null ? undefined : eq(t.orders.moduleId, moduleId),
      ),
    )
    .orderBy(desc(t.orders.id))
    .limit(RECENT_ORDERS);
export type SentParcelRow = Awaited<ReturnType<typeof parcelsOf>>[number];
