/**
 * Statements that every call makes are put together once: building their words costs more than asking the database. Only
 * the values change, so what is compiled never depends on who asks; a statement of many shapes stays an ordinary query.
 */
import { getTableColumns, is, SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import type { Executor } from './database';

interface Prepared<Rows> {
  execute: (values: Record<string, unknown>) => Promise<Rows>;
}
interface Preparable<Rows> {
  prepare: (name: string) => Prepared<Rows>;
}
/** Where a statement runs: the pool, or the one connection of a transaction. */
type Bound = { _: { session: { client: unknown } } };

let count = 0;

/** The words are shared, the connection is the caller's: a statement of a transaction has to run inside it. */
function runOn<Rows>(made: Prepared<Rows>, db: Executor, values: Record<string, unknown>): Promise<Rows> {
  const bound = Object.create(made) as Prepared<Rows> & { client: unknown };
  bound.client = (db as unknown as Bound)._.session.client;
  return bound.execute(values);
}

/** @param build uses `sql.placeholder(name)` for what changes; @returns runs it anywhere with those values */
export function compiled<Values extends Record<string, unknown>, Rows>(
  build: (db: Executor) => Preparable<Rows>,
): (db: Executor, values: Values) => Promise<Rows> {
  const name = `compiled_${(count += 1)}`;
  let made: Prepared<Rows> | null = null;
  return (db, values) => {
    made ??= build(db).prepare(name);
    return runOn(made, db, values);
  };
}

/** Lists that are asked for again and again are fewer; some KiB each. */
const MOST_LISTS = 1000;

/**
 * As {@link compiled}, for a statement that looks different by what a list holds: it is put together once for each `about`, and the
 * ones used last are kept.
 * @param build takes `about` into the words and `sql.placeholder(name)` for what changes from call to call
 */
export function compiledFor<About, Values extends Record<string, unknown>, Rows>(
  build: (db: Executor, about: About) => Preparable<Rows>,
): (db: Executor, about: About, values: Values) => Promise<Rows> {
  const known = new LRUCache<string, Prepared<Rows>>({ max: MOST_LISTS });
  return (db, about, values) => {
    const key = JSON.stringify(about);
    // Without a name of its own: the connection names what comes again.
    const made = known.get(key) ?? build(db, about).prepare('');
    known.set(key, made);
    return runOn(made, db, values);
  };
}

type Columns = Record<string, { default: unknown; mapToDriverValue: (value: unknown) => unknown }>;

/**
 * Inserts one row by a statement that is put together once. Every column but `but` is written: what the row leaves out gets
 * the default that the schema tells, else nothing.
 */
export function compiledInsert<Table extends PgTable>(
  table: Table,
  but: readonly string[],
): (db: Executor, row: Table['$inferInsert']) => Promise<Table['$inferSelect'][]> {
  const columns = Object.entries(getTableColumns(table) as unknown as Columns).filter(([name]) => !but.includes(name));
  const run = compiled<Record<string, unknown>, Table['$inferSelect'][]>(
    (db) =>
      db
        .insert(table)
        .values(Object.fromEntries(columns.map(([name]) => [name, sql`${sql.placeholder(name)}`])) as never)
        .returning() as unknown as Preparable<Table['$inferSelect'][]>,
  );
  const valueOf = (given: unknown, column: Columns[string]): unknown => {
    const value = given === undefined && !is(column.default, SQL) ? column.default : given;
    // Nothing is NULL: a JSON column would write the word null.
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

/** An array that PostgreSQL knows nothing of is taken for ten: one of fewer would be planned anew at each call. */
const EXPECTED = 10;
const NOBODY = -1;

/** Ids for `= ANY(…)` of a compiled statement, filled up so that its plan is kept. */
export const plannedIds = (ids: readonly number[]): number[] =>
  ids.length >= EXPECTED ? [...ids] : [...ids, ...Array.from({ length: EXPECTED - ids.length }, () => NOBODY)];
