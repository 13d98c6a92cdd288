/** Reads a result that does not fit in memory, through a cursor. */
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from './database';

let opened = 0;

/** Call it in a transaction. @returns slices of at most `size` rows, with SQL column names */
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
  // If the consumer stops early, the end of the transaction closes the cursor.
  await tx.execute(sql`CLOSE ${cursor}`);
}
