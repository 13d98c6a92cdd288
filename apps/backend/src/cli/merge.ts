/** Moves staged rows into the shop's tables: inserts, then updates of rows that differ. */
import { asc, gt, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { insertJson } from '../db/insert-rows';
import * as t from '../db/schema';
import { searchWords } from '../search-text';
import { startProgress } from './progress';
import { COLUMNS, staged } from './staged';
import type { Part } from './marketplace-file';

/** Rows per statement. */
const AT_ONCE = 1000;
const list = (names: readonly string[], from?: string): SQL =>
  sql.raw(names.map((name) => (from ? `${from}.${name}` : name)).join(', '));

interface Plan {
  part: Part;
  /** Columns that are looked up in other tables. */
  lookedUp: readonly string[];
  /** Columns and values of inserted rows only. */
  insertOnly?: Record<string, number>;
  /** `line`, the key and all columns, from the staged rows `s`. */
  source: SQL;
  /** The condition that finds an existing row `k`. */
  key?: SQL;
}

const PLANS: readonly Plan[] = [
  { part: 'zones', lookedUp: [], source: sql`SELECT s.* FROM staged_zones s`, key: sql`k.name->>'en'` },
  {
    part: 'categories',
    lookedUp: ['module_id'],
    source: sql`SELECT s.*, m.id AS module_id FROM staged_categories s JOIN modules m ON m.slug = s.module`,
  },
  {
    part: 'stores',
    lookedUp: ['module_id', 'zone_id'],
    insertOnly: { minutes_low: 25, minutes_high: 40 },
    source: sql`SELECT s.*, m.id AS module_id, z.id AS zone_id FROM staged_stores s JOIN modules m ON m.slug = s.module
      JOIN LATERAL (SELECT id FROM zones WHERE name->>'en' = s.zone ORDER BY id LIMIT 1) z ON true`,
  },
  {
    part: 'items',
    lookedUp: ['store_id', 'module_id', 'category_id', 'search_text'],
    source: sql`SELECT s.*, o.id AS store_id, o.module_id, c.id AS category_id, s.words || ' ' || w.words AS search_text
      FROM staged_items s JOIN stores o ON o.slug = s.store JOIN categories c ON c.slug = s.category
      JOIN staged_store_words w ON w.store_id = o.id`,
  },
];

/** Store names in lower case: JavaScript folds every alphabet, PostgreSQL only that of its locale. */
async function writeStoreWords(tx: Executor): Promise<void> {
  await tx.execute(sql`CREATE TEMP TABLE staged_store_words (store_id int PRIMARY KEY, words text) ON COMMIT DROP`);
  for (let last = 0; ;) {
    const stores = await tx
      .select({ id: t.stores.id, name: t.stores.name })
      .from(t.stores)
      .where(gt(t.stores.id, last))
      .orderBy(asc(t.stores.id))
      .limit(AT_ONCE);
    const rows = stores.map(({ id, name }) => ({ store_id: id, words: searchWords(`${name.en} ${name.ar}`) }));
    if (rows.length > 0) await insertJson(tx, 'staged_store_words', JSON.stringify(rows));
    if (stores.length < AT_ONCE) break;
    last = stores.at(-1)?.id ?? last;
  }
  await tx.execute(sql`ANALYZE staged_store_words`);
}

/** A long transaction; `checkStop` throws when it was interrupted. */
export interface Run {
  tx: Executor;
  checkStop: () => void;
}

/** Runs a statement over the rows of a part, in slices. */
async function inSlices(
  { tx, checkStop }: Run,
  part: Part,
  what: string,
  statement: (slice: SQL) => SQL,
): Promise<void> {
  const { rows } = await tx.execute<{ first: number | null; last: number }>(
    sql`SELECT min(line) AS first, max(line) AS last FROM ${staged(part)}`,
  );
  const { first = null, last = 0 } = rows[0] ?? {};
  if (first === null) return;
  const report = startProgress(what);
  const total = last - first + 1;
  for (let from = first; from <= last; from += AT_ONCE) {
    checkStop();
    await tx.execute(statement(sql`s.line >= ${from} AND s.line < ${from + AT_ONCE}`));
    const done = Math.min(total, from - first + AT_ONCE);
    report(done, done / total);
  }
}

async function mergePart(
  run: Run,
  { part, lookedUp, insertOnly = {}, source, key = sql`k.slug` }: Plan,
): Promise<void> {
  const table = sql.identifier(part);
  const columns = [...COLUMNS[part], ...lookedUp];
  const constants = Object.entries(insertOnly);
  const into = list([...columns, ...constants.map(([name]) => name)]);
  const values = sql.join([list(columns, 's'), ...constants.map(([, value]) => sql.raw(String(value)))], sql`, `);
  await inSlices(
    run,
    part,
    `new ${part}`,
    (slice) =>
      sql`INSERT INTO ${table} (${into}) SELECT ${values} FROM (${source}) s
        WHERE ${slice} AND NOT EXISTS (SELECT 1 FROM ${table} k WHERE ${key} = s.slug) ORDER BY s.line`,
  );
  // Refresh the statistics: with those of the small table the planner would compare each line with each row.
  await run.tx.execute(sql`ANALYZE ${table}`);
  const set = sql.raw(columns.map((name) => `${name} = s.${name}`).join(', '));
  // An order of an updated item waits for the import to commit, so items come last and only when they differ.
  await inSlices(
    run,
    part,
    `changed ${part}`,
    (slice) =>
      sql`UPDATE ${table} k SET ${set} FROM (${source}) s
        WHERE ${slice} AND ${key} = s.slug AND (${list(columns, 'k')}) IS DISTINCT FROM (${list(columns, 's')})`,
  );
}

/** Rows of dependent tables: modules of a zone, parents of a category, hours of a store. */
const DEPENDENT_ROWS: Partial<Record<Part, readonly SQL[]>> = {
  zones: [
    sql`DELETE FROM zone_modules k USING zones z, staged_zones s WHERE z.id = k.zone_id AND z.name->>'en' = s.slug
      AND k.module_id NOT IN (SELECT m.id FROM jsonb_to_recordset(s.modules) AS r(module text) JOIN modules m ON m.slug = r.module)`,
    sql`INSERT INTO zone_modules (zone_id, module_id, per_km, minimum, maximum)
      SELECT z.id, m.id, r.per_km, r.minimum, r.maximum FROM staged_zones s JOIN zones z ON z.name->>'en' = s.slug,
        jsonb_to_recordset(s.modules) AS r(module text, per_km int, minimum int, maximum int) JOIN modules m ON m.slug = r.module
      ON CONFLICT (zone_id, module_id) DO UPDATE SET per_km = excluded.per_km, minimum = excluded.minimum, maximum = excluded.maximum`,
  ],
  categories: [
    sql`UPDATE categories k SET parent_id = coalesce(p.id, 0) FROM staged_categories s LEFT JOIN categories p ON p.slug = s.parent
      WHERE k.slug = s.slug AND k.parent_id <> coalesce(p.id, 0)`,
  ],
  stores: [
    sql`CREATE TEMP TABLE staged_hours ON COMMIT DROP AS SELECT k.id AS store_id, s.hours FROM staged_stores s JOIN stores k ON k.slug = s.slug
      WHERE s.hours <> coalesce((SELECT jsonb_agg(jsonb_build_object('day', h.day, 'opens', h.opens, 'closes', h.closes) ORDER BY h.day, h.opens COLLATE "C")
        FROM store_schedules h WHERE h.store_id = k.id), '[]')`,
    sql`DELETE FROM store_schedules k USING staged_hours s WHERE k.store_id = s.store_id`,
    sql`INSERT INTO store_schedules (store_id, day, opens, closes) SELECT s.store_id, r.day, r.opens, r.closes
      FROM staged_hours s, jsonb_to_recordset(s.hours) AS r(day int, opens text, closes text)`,
  ],
};

/** Merges the parts in the order of their references. Call it in the transaction that staged them. */
export async function mergeStaged(run: Run): Promise<void> {
  // Blocks autovacuum: it can not see the uncommitted rows and would tell the planner that the table is almost
  // empty.
  await run.tx.execute(sql`LOCK TABLE ${list(PLANS.map(({ part }) => part))} IN SHARE UPDATE EXCLUSIVE MODE`);
  for (const plan of PLANS) {
    if (plan.part === 'items') await writeStoreWords(run.tx);
    await mergePart(run, plan);
    for (const statement of DEPENDENT_ROWS[plan.part] ?? []) await run.tx.execute(statement);
  }
}
