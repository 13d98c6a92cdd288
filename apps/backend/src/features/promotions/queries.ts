/** SQL of the promotional sections of a module's home. */
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';

export type ContentRow = typeof t.moduleContents.$inferSelect;
export type ReasonRow = typeof t.moduleReasons.$inferSelect;

/** Contents of a section, in display order. */
export async function contentsOf(
  db: Executor,
  section: ContentRow['section'],
  moduleId: number,
): Promise<ContentRow[]> {
  return db
    .select()
    .from(t.moduleContents)
    .where(and(eq(t.moduleContents.moduleId, moduleId), eq(t.moduleContents.section, section)))
    .orderBy(asc(t.moduleContents.position));
}

/** Reasons to choose a module, in display order. */
export async function reasonsOf(db: Executor, moduleId: number): Promise<ReasonRow[]> {
  return db
    .select()
    .from(t.moduleReasons)
    .where(eq(t.moduleReasons.moduleId, moduleId))
    .orderBy(asc(t.moduleReasons.position));
}
