/**
 * Lists in conditions, as one array parameter: a statement has the same text for any length, so it is built and prepared once
 * (decision 079).
 */
import { sql, type Column, type SQL } from 'drizzle-orm';

/** False for an empty list. */
export const isAnyOf = (column: Column | SQL, values: readonly (string | number)[]): SQL =>
  sql`${column} = ANY(${sql.param([...values])})`;

/** True for an empty list. */
export const isNoneOf = (column: Column | SQL, values: readonly (string | number)[]): SQL =>
  sql`${column} <> ALL(${sql.param([...values])})`;
