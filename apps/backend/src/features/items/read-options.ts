/** Colours and sizes of items, read from their choices (decision 100). */
import { and, asc, gt, sql } from 'drizzle-orm';
import { coloursOf, sizesOf } from '@shop/domain/option-words';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';
import { isUnread } from '../../db/schema/item-indexes';

/** Items that are read by one statement. */
const BATCH = 500;

/** What lists are filtered by, of the choices of an item; null without choices. */
export function valuesOfChoices(
  choices: readonly t.ItemChoiceRow[],
): Pick<typeof t.items.$inferSelect, 'colours' | 'sizes'> {
  if (choices.length === 0) return { colours: null, sizes: null };
  const read = choices.map(({ title, options, swatches }) => ({
    titles: Object.values(title),
    options: options.map((names, index) => ({
      names: Object.values(names),
      colour: swatches?.[index]?.colour ?? null,
    })),
  }));
  return { colours: coloursOf(read), sizes: sizesOf(read) };
}

/** Writes what was read, where the choices are still the same. Items that an order holds wait for the next round. */
const write = (db: Executor, rows: readonly object[]) =>
  db.execute(sql`
    WITH read AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id int, choices jsonb, colours text[], sizes text[])
    ), free AS (
      SELECT ${t.items.id} FROM ${t.items} JOIN read ON read.id = ${t.items.id} AND read.choices = ${t.items.choices}
      ORDER BY ${t.items.id} FOR NO KEY UPDATE OF ${t.items} SKIP LOCKED
    )
    UPDATE ${t.items} SET colours = read.colours, sizes = read.sizes FROM read, free WHERE ${t.items.id} = free.id AND read.id = free.id`);

/** Reads the choices of items whose colours and sizes are not known yet. */
export async function readOptions(db: Executor): Promise<void> {
  for (let last = 0, taken = BATCH; taken === BATCH;) {
    const rows = await db
      .select({ id: t.items.id, choices: t.items.choices })
      .from(t.items)
      .where(and(isUnread(t.items), gt(t.items.id, last)))
      .orderBy(asc(t.items.id))
      .limit(BATCH);
    taken = rows.length;
    last = rows.at(-1)?.id ?? last;
    if (taken > 0) await write(db, rows.map((row) => ({ ...row, ...valuesOfChoices(row.choices) }))); // prettier-ignore
  }
}
