/** Bulk insert with one statement and one JSON parameter, whatever the number of rows. */
import { getTableColumns, getTableName, is, SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './database';

/** Rows per statement. */
const AT_ONCE = 1000;

/**
 * @param json a list of rows with SQL column names
 * @param columns columns to write; the others get their defaults. Without it all are written, and a missing value
 * is NULL.
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

/**
 * Inserts rows in order. A column missing in some rows gets the schema's default, else NULL; a column missing in
 * all rows is left to the database.
 */
export async function insertRows<Table extends PgTable>(
  db: Executor,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const slice = rows.slice(from, from + AT_ONCE) as Record<string, unknown>[];
    const columns = Object.entries(getTableColumns(table)).filter(([key]) =>
      slice.some((row) => row[key] !== undefined),
    );
    const written = slice.map((row) =>
      Object.fromEntries(
        columns.map(([key, column]) => {
          const isLeftToDatabase = row[key] === undefined && column.hasDefault && is(column.default, SQL);
          if (isLeftToDatabase) throw new Error(`${column.name} must be in every row or in none.`);
          return [column.name, row[key] ?? (row[key] === undefined ? (column.default ?? null) : null)];
        }),
      ),
    );
    const names = columns.map(([, { name }]) => name);
    await insertJson(db, getTableName(table), JSON.stringify(written), names);
  }
}
