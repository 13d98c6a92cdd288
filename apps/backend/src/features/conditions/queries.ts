/** SQL of the common conditions. */
import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';
import { hasKey } from '../../keys';

export type ConditionRow = typeof t.conditions.$inferSelect;

/** @param moduleId null: all modules */
export async function conditionsOf(db: Executor, moduleId: number | null): Promise<ConditionRow[]> {
  return db
    .select()
    .from(t.conditions)
    .where(moduleId === null ? undefined : eq(t.conditions.moduleId, moduleId))
    .orderBy(asc(t.conditions.id));
}

/** @param key id or slug @returns its id; null: not found */
export async function findCondition(db: Executor, key: string): Promise<number | null> {
  const rows = await db.select({ id: t.conditions.id }).from(t.conditions).where(hasKey(t.conditions, key));
  return rows[0]?.id ?? null;
}
