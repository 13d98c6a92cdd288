/** SQL of the banners. */
import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';

export type BannerRow = typeof t.banners.$inferSelect;

/** @param moduleId null: all modules */
export async function bannersOf(db: Executor, moduleId: number | null): Promise<BannerRow[]> {
  return db
    .select()
    .from(t.banners)
    .where(moduleId ? eq(t.banners.moduleId, moduleId) : undefined)
    .orderBy(asc(t.banners.position));
}

/** Banners of one store, each with the store's zone. */
export async function bannersOfStore(db: Executor, storeId: number): Promise<{ banner: BannerRow; zoneId: number }[]> {
  return db
    .select({ banner: t.banners, zoneId: t.stores.zoneId })
    .from(t.banners)
    .innerJoin(t.stores, eq(t.stores.id, t.banners.storeId))
    .where(eq(t.banners.storeId, storeId))
    .orderBy(asc(t.banners.position));
}
