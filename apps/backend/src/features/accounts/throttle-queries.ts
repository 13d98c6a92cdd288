/** SQL of counters by key: attempts, and calls of all processes. */
import { sql } from 'drizzle-orm';
import { isAnyOf } from '../../db/any-of';
import { compiled } from '../../db/compiled';
import type { Executor } from '../../db/database';
import { attempts } from '../../db/schema';

export type AttemptRow = typeof attempts.$inferSelect;

/** What is added to a counter. `window`: milliseconds after which it starts again. */
interface Addition {
  key: string;
  window: number;
}

const addToCounters = compiled<{ keys: string[]; olds: string[]; calls: number; now: string }, AttemptRow[]>((db) => {
  const counters = sql`unnest(${sql.placeholder('keys')}::text[], ${sql.placeholder('olds')}::timestamptz[])`;
  const [calls, now] = [sql`${sql.placeholder('calls')}::int`, sql`${sql.placeholder('now')}::timestamptz`];
  const isOver = sql`${attempts.since} <= (SELECT w.old FROM ${counters} w(key, old) WHERE w.key = ${attempts.key})`;
  return (
    db
      .insert(attempts)
      // All callers lock the rows in the same order, so that none waits for another in a circle.
      .select(sql`SELECT c.key, ${calls}, ${now} FROM ${counters} c(key, old) ORDER BY c.key COLLATE "C"`)
      .onConflictDoUpdate({
        target: attempts.key,
        set: {
          count: sql`CASE WHEN ${isOver} THEN ${calls} ELSE ${attempts.count} + ${calls} END`,
          since: sql`CASE WHEN ${isOver} THEN ${now} ELSE ${attempts.since} END`,
        },
      })
      .returning()
  );
});

/** Adds to counters that all processes share, in one statement. @returns the counts, and when their windows began */
export async function addToAll(
  db: Executor,
  counters: readonly Addition[],
  calls: number,
  now: Date,
): Promise<AttemptRow[]> {
  const keys = counters.map(({ key }) => key);
  const olds = counters.map(({ window }) => new Date(now.getTime() - window).toISOString());
  return addToCounters(db, { keys, olds, calls, now: now.toISOString() });
}

/** Like {@link addToAll}, for one counter. */
export async function addCalls(
  db: Executor,
  counter: Addition,
  calls: number,
  now: Date,
): Promise<{ count: number; since: Date }> {
  return (await addToAll(db, [counter], calls, now))[0] ?? { count: calls, since: now };
}

/** Subtracts one attempt from each counter, unless its window has ended since. */
export async function undoAttempts(db: Executor, counted: readonly AttemptRow[]): Promise<void> {
  const keys = sql.param(counted.map(({ key }) => key));
  const sinces = sql.param(counted.map(({ since }) => since.toISOString()));
  await db.execute(sql`
    UPDATE ${attempts} SET count = greatest(0, ${attempts.count} - 1)
    FROM (
      SELECT t.key FROM ${attempts} t JOIN unnest(${keys}::text[], ${sinces}::timestamptz[]) c(key, since)
        ON c.key = t.key AND c.since = t.since
      ORDER BY t.key COLLATE "C" FOR UPDATE OF t
    ) counted WHERE counted.key = ${attempts.key}`);
}

export async function deleteCounters(db: Executor, keys: readonly string[]): Promise<void> {
  await db.delete(attempts).where(isAnyOf(attempts.key, keys));
}
