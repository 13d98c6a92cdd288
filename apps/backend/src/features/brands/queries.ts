/** SQL of the brands. */
import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';
import { hasKey } from '../../keys';

export type BrandRow = typeof t.brands.$inferSelect;

/** In insertion order. */
export async function brandsOf(db: Executor, moduleId: number): Promise<BrandRow[]> {
  return db.select().from(t.brands).where(eq(t.brands.moduleId, moduleId)).orderBy(asc(t.brands.id));
}

/** @param key id or slug @returns its id; null: not found */
export async function findBrand(db: Executor, key: string): Promise<number | null> {
  const rows = await db.select({ id: t.brands.id }).from(t.brands).where(hasKey(t.brands, key));
  return rows[0]?.id ?? null;
}
