/** SQL of what is counted by a key: tries, and calls of all processes. */
import { eq, inArray, sql } from 'drizzle-orm';
import { compiled } from '../../db/compiled';
import type { Executor } from '../../db/database';
import { tries } from '../../db/schema';

export type TryRow = typeof tries.$inferSelect;

const counted = compiled<{ key: string; calls: number; now: string; old: string }, TryRow[]>((db) => {
  const [key, calls, now, old] = [
    sql.placeholder('key'),
    sql`${sql.placeholder('calls')}::int`,
    sql`${sql.placeholder('now')}::timestamptz`,
    sql`${sql.placeholder('old')}::timestamptz`,
  ];
  return db
    .insert(tries)
    .values({ key: sql`${key}`, count: calls, since: now })
    .onConflictDoUpdate({
      target: tries.key,
      set: {
        count: sql`CASE WHEN ${tries.since} <= ${old} THEN ${calls} ELSE ${tries.count} + ${calls} END`,
        since: sql`CASE WHEN ${tries.since} <= ${old} THEN ${now} ELSE ${tries.since} END`,
      },
    })
    .returning();
});

/** Adds to what all processes have counted. @param window milliseconds @returns the sum, and when its window began */
export async function addTries(
  db: Executor,
  key: string,
  calls: number,
  window: number,
  now: Date,
): Promise<{ count: number; since: Date }> {
  const old = new Date(now.getTime() - window);
  const [row] = await counted(db, { key, calls, now: now.toISOString(), old: old.toISOString() });
  return row ?? { count: calls, since: now };
}

/** What is counted under these keys; nothing for a key that was never tried. */
export async function triesOfKeys(db: Executor, keys: string[]): Promise<TryRow[]> {
  return db.select().from(tries).where(inArray(tries.key, keys));
}

/** Takes back one try of each: it was none. */
export async function untry(db: Executor, keys: readonly string[]): Promise<void> {
  await db
    .update(tries)
    .set({ count: sql`greatest(0, ${tries.count} - 1)` })
    .where(inArray(tries.key, [...keys]));
}

/** After a success nothing was wrong. */
export async function forgetTries(db: Executor, key: string): Promise<void> {
  await db.delete(tries).where(eq(tries.key, key));
}
