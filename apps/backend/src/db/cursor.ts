/** Reads an answer that is too large for memory, a slice at a time. */
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from './database';

let opened = 0;

/** Inside a transaction. @returns slices of at most `size` rows, as the driver reads them (columns by their names in SQL) */
export async function* slicesOf<Row extends Record<string, unknown>>(
  tx: Executor,
  query: SQL,
  size: number,
): AsyncGenerator<Row[]> {
  const cursor = sql.identifier(`slices_${(opened += 1)}`);
  await tx.execute(sql`DECLARE ${cursor} CURSOR FOR ${query}`);
  for (;;) {
    const { rows } = (await tx.execute(sql`FETCH ${sql.raw(String(size))} FROM ${cursor}`)) as unknown as {
      rows: Row[];
    };
    if (rows.length > 0) yield rows;
    if (rows.length < size) break;
  }
  // Whoever stops before the end leaves it to the end of the transaction.
  await tx.execute(sql`CLOSE ${cursor}`);
}
