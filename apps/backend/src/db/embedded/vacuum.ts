/**
 * What autovacuum does on a server. The embedded database has none: rows that were changed stay for ever, statistics become wrong, and
 * an index alone answers nothing, because no page is known to be visible to all (decision 150).
 */
import { sql } from 'drizzle-orm';
import type { Executor } from '../database';

/** By the thresholds of autovacuum. The counters begin anew with the process, so a table that was never vacuumed counts too. */
const changedTables = sql`
  SELECT c.relname AS name FROM pg_class c JOIN pg_stat_user_tables s ON s.relid = c.oid
  WHERE c.relnamespace = 'public'::regnamespace AND pg_relation_size(c.oid) > 0 AND (
    c.relallvisible = 0
    OR s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
    OR s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
    OR s.n_ins_since_vacuum > 1000 + 0.2 * greatest(c.reltuples, 0)
  ) ORDER BY c.relname`;

/** Vacuums what has changed, one table at a time: others wait for each. Do not call it inside a transaction. @returns the tables */
export async function vacuumChanged(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(changedTables);
  for (const { name } of rows) await db.execute(sql`VACUUM (ANALYZE) ${sql.identifier(name)}`);
  return rows.map(({ name }) => name);
}
