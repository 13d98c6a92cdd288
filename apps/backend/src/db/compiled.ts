/**
 * Statements that every call makes are put together once: building their words costs more than asking the database. Only
 * the values change, so what is compiled never depends on who asks; a statement of many shapes stays an ordinary query.
 */
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

/** @param build uses `sql.placeholder(name)` for what changes; @returns runs it anywhere with those values */
export function compiled<Values extends Record<string, unknown>, Rows>(
  build: (db: Executor) => Preparable<Rows>,
): (db: Executor, values: Values) => Promise<Rows> {
  const name = `compiled_${(count += 1)}`;
  let made: Prepared<Rows> | null = null;
  return (db, values) => {
    made ??= build(db).prepare(name);
    // The words are shared, the connection is the caller's: a statement of a transaction has to run inside it.
    const bound = Object.create(made) as Prepared<Rows> & { client: unknown };
    bound.client = (db as unknown as Bound)._.session.client;
    return bound.execute(values);
  };
}
