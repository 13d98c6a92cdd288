/** SQL of what is kept about a customer: page after page, each a statement of its own, so that a slow reader holds no connection. */
import { and, asc, getTableColumns, gt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isAnyOf } from '../../db/any-of';
import type { Executor } from '../../db/database';
import type { KeptTable, OrderPart, Section } from './kept';

type Row = Record<string, unknown>;

/** Rows in memory at most, of each table that is read together. */
export const PAGE = 100;
/** In a row: the value of its key, and the id of its order. */
export const KEY = '$key';
export const ORDER = '$order';

function columnsOf({ table, shown, as, names }: KeptTable): Record<string, PgColumn | SQL> {
  const columns = getTableColumns(table);
  return {
    ...Object.fromEntries([...shown, ...Object.keys(as)].map((name) => [name, columns[name] as PgColumn])),
    ...names,
  };
}

/** The rows of a section in the order of its key. */
export async function* pagesOf(
  db: Executor,
  kept: KeptTable,
  { key }: Pick<Section, 'key'>,
  where: SQL,
): AsyncGenerator<Row[]> {
  let last: unknown;
  for (;;) {
    const rows: Row[] = await db
      .select({ ...columnsOf(kept), [KEY]: key })
      .from(kept.table)
      .where(and(where, last === undefined ? undefined : gt(key, last)))
      .orderBy(asc(key))
      .limit(PAGE);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.[KEY];
  }
}

/** The parts of these orders. @param orders their inner ids */
export async function partsOf(
  db: Executor,
  kept: KeptTable,
  { key, order }: OrderPart,
  orders: number[],
): Promise<Row[]> {
  return db
    .select({ ...columnsOf(kept), [ORDER]: order })
    .from(kept.table)
    .where(isAnyOf(order, orders))
    .orderBy(asc(key));
}
