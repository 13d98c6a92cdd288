/** Writes many rows by one statement and one parameter, whatever their number: PostgreSQL takes them out of JSON. */
import { sql } from 'drizzle-orm';
import type { Executor } from './database';

/**
 * @param json a list of rows by the columns' names
 * @param columns those that are written; the others get their defaults. Without them all are, and what a row leaves out is NULL.
 */
export async function insertJson(
  db: Executor,
  table: string,
  json: string,
  columns?: readonly string[],
): Promise<void> {
  const named = sql.identifier(table);
  const list = columns
    ? sql.join(
        columns.map((column) => sql.identifier(column)),
        sql`, `,
      )
    : null;
  await db.execute(
    sql`INSERT INTO ${named} ${list ? sql`(${list})` : sql``} SELECT ${list ?? sql`*`} FROM json_populate_recordset(NULL::${named}, ${json}::json)`,
  );
}
