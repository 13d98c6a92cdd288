/**
 * Compiled statements: the SQL of frequent queries is built once, because building costs more than executing. Only
 * values vary; a statement whose shape varies stays an ordinary query.
 */
import { getTableColumns, is, SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import type { Executor } from './database';

interface Prepared<Rows> {
  execute: (values: Record<string, unknown>) => Promise<Rows>;
  getQuery: () => { sql: string };
}
interface Preparable<Rows> {
  prepare: (name: string) => Prepared<Rows>;
}
/** Where a statement runs: the pool, or the connection of a transaction. */
type Bound = { _: { session: { client: unknown } } };

let count = 0;

/** The SQL is shared, the connection is the caller's: a statement of a transaction must run inside it. */
function runOn<Rows>(prepared: Prepared<Rows>, db: Executor, values: Record<string, unknown>): Promise<Rows> {
  const bound = Object.create(prepared) as Prepared<Rows> & { client: unknown };
  bound.client = (db as unknown as Bound)._.session.client;
  return bound.execute(values);
}

/** @param build uses `sql.placeholder(name)` for values @returns runs the statement on any executor with those values */
export function compiled<Values extends Record<string, unknown>, Rows>(
  build: (db: Executor) => Preparable<Rows>,
): (db: Executor, values: Values) => Promise<Rows> {
  const name = `compiled_${(count += 1)}`;
  let prepared: Prepared<Rows> | null = null;
  return (db, values) => {
    prepared ??= build(db).prepare(name);
    return runOn(prepared, db, values);
  };
}

/** Cached statements of lists, and the characters of their SQL and keys. */
const MAX_LISTS = { max: 1000, maxSize: 4 * 1024 * 1024 };

/**
 * Like {@link compiled}, for a statement whose shape depends on the list: built once for each `about`, in an LRU
 * cache.
 * @param build writes `about` into the SQL and `sql.placeholder(name)` for values
 */
export function compiledFor<About, Values extends Record<string, unknown>, Rows>(
  build: (db: Executor, about: About) => Preparable<Rows>,
): (db: Executor, about: About, values: Values) => Promise<Rows> {
  const statements = new LRUCache<string, Prepared<Rows>>({
    ...MAX_LISTS,
    sizeCalculation: (prepared, key) => key.length + prepared.getQuery().sql.length,
  });
  return (db, about, values) => {
    const key = JSON.stringify(about);
    // Unnamed: the connection names repeated statements itself.
    const cached = statements.get(key);
    const prepared = cached ?? build(db, about).prepare('');
    if (!cached) statements.set(key, prepared);
    return runOn(prepared, db, values);
  };
}

type Columns = Record<string, { default: unknown; mapToDriverValue: (value: unknown) => unknown }>;

/**
 * Inserts one row with a compiled statement. It writes every column except `but`: a missing value becomes the
 * schema's default, else NULL.
 */
export function compiledInsert<Table extends PgTable>(
  table: Table,
  except: readonly string[],
): (db: Executor, row: Table['$inferInsert']) => Promise<Table['$inferSelect'][]> {
  const columns = Object.entries(getTableColumns(table) as unknown as Columns).filter(
    ([name]) => !except.includes(name),
  );
  const run = compiled<Record<string, unknown>, Table['$inferSelect'][]>(
    (db) =>
      db
        .insert(table)
        .values(Object.fromEntries(columns.map(([name]) => [name, sql`${sql.placeholder(name)}`])) as never)
        .returning() as unknown as Preparable<Table['$inferSelect'][]>,
  );
  const valueOf = (given: unknown, column: Columns[string]): unknown => {
    const value = given === undefined && !is(column.default, SQL) ? column.default : given;
    // A JSON column would encode null as the JSON text null.
    return value === undefined || value === null ? null : column.mapToDriverValue(value);
  };
  return (db, row) =>
    run(
      db,
      Object.fromEntries(
        columns.map(([name, column]) => [name, valueOf((row as Record<string, unknown>)[name], column)]),
      ),
    );
}

/** PostgreSQL assumes ten elements for an unknown array; shorter arrays would be planned again each time. */
const ASSUMED_LENGTH = 10;
const NO_ID = -1;

/** Ids for `= ANY(…)` of a compiled statement, padded so that its generic plan is kept. */
export const paddedIds = (ids: readonly number[]): number[] =>
  ids.length >= ASSUMED_LENGTH
    ? [...ids]
    : [...ids, ...Array.from({ length: ASSUMED_LENGTH - ids.length }, () => NO_ID)];
