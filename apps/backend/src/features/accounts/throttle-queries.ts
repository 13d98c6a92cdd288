/** SQL of counters by key: attempts, and calls of all processes. */
import { eq, inArray, sql } from 'drizzle-orm';
import { compiled } from '../../db/compiled';
import type { Executor } from '../../db/database';
import { attempts } from '../../db/schema';

export type AttemptRow = typeof attempts.$inferSelect;

const addToCounter = compiled<{ key: string; calls: number; now: string; old: string }, AttemptRow[]>((db) => {
  const [key, calls, now, old] = [
    sql.placeholder('key'),
    sql`${sql.placeholder('calls')}::int`,
    sql`${sql.placeholder('now')}::timestamptz`,
    sql`${sql.placeholder('old')}::timestamptz`,
  ];
  return db
    .insert(attempts)
    .values({ key: sql`${key}`, count: calls, since: now })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`CASE WHEN ${attempts.since} <= ${old} THEN ${calls} ELSE ${attempts.count} + ${calls} END`,
        since: sql`CASE WHEN ${attempts.since} <= ${old} THEN ${now} ELSE ${attempts.since} END`,
      },
    })
    .returning();
});

/** Adds to the counter that all processes share. @param window milliseconds @returns the count, and when its window began */
export async function addAttempts(
  db: Executor,
  key: string,
  calls: number,
  window: number,
  now: Date,
): Promise<{ count: number; since: Date }> {
  const old = new Date(now.getTime() - window);
  const [row] = await addToCounter(db, { key, calls, now: now.toISOString(), old: old.toISOString() });
  return row ?? { count: calls, since: now };
}

/** The counters of these keys; no row for a key that was never counted. */
export async function attemptsOf(db: Executor, keys: string[]): Promise<AttemptRow[]> {
  return db.select().from(attempts).where(inArray(attempts.key, keys));
}

/** Subtracts one attempt from each counter: it turned out to be valid. */
export async function undoAttempts(db: Executor, keys: readonly string[]): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(0, ${attempts.count} - 1)` })
    .where(inArray(attempts.key, [...keys]));
}

/** Resets the counter after a success. */
export async function resetAttempts(db: Executor, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}
