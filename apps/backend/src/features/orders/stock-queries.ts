/** SQL of stock: decreased only by guarded updates, rows in id order. */
import { and, eq, sql } from 'drizzle-orm';
import { compiled } from '../../db/compiled';
import type { Executor } from '../../db/database';
import { runPipelined } from '../../db/run-pipelined';
import * as t from '../../db/schema';
import type { OrderLineRow } from './queries';

const units = sql`${sql.placeholder('quantity')}::int`;
type StockStatement = (db: Executor, values: { id: number; quantity: number }) => Promise<{ id: number }[]>;
const decreaseStock: StockStatement = compiled((db) =>
  db
    .update(t.items)
    .set({ stock: sql`${t.items.stock} - ${units}`, orderCount: sql`${t.items.orderCount} + 1` })
    .where(and(eq(t.items.id, sql.placeholder('id')), sql`(${t.items.stock} IS NULL OR ${t.items.stock} >= ${units})`))
    .returning({ id: t.items.id }),
);
const decreaseFlashStock: StockStatement = compiled((db) =>
  db
    .update(t.flashSaleItems)
    .set({ sold: sql`${t.flashSaleItems.sold} + ${units}` })
    .where(
      and(
        eq(t.flashSaleItems.id, sql.placeholder('id')),
        sql`${t.flashSaleItems.sold} + ${units} <= ${t.flashSaleItems.stock}`,
      ),
    )
    .returning({ id: t.flashSaleItems.id }),
);
const decreaseVariationStock: StockStatement = compiled((db) =>
  db
    .update(t.itemVariations)
    .set({ stock: sql`${t.itemVariations.stock} - ${units}` })
    .where(and(eq(t.itemVariations.id, sql.placeholder('id')), sql`${t.itemVariations.stock} >= ${units}`))
    .returning({ id: t.itemVariations.id }),
);
/** For items with stock per variation: the item's stock is their sum. */
const decreaseTotalStock: StockStatement = compiled((db) =>
  db
    .update(t.items)
    .set({
      stock: sql`greatest(0, ${t.items.stock} - ${units})`,
      orderCount: sql`${t.items.orderCount} + 1`,
    })
    .where(eq(t.items.id, sql.placeholder('id')))
    .returning({ id: t.items.id }),
);

/** Takes stock of an item, its variation and its flash sale; false when there is not enough. Call it in a transaction. */
export async function takeStock(
  db: Executor,
  item: { itemId: number; variationId: number | null; flashItemId: number | null; quantity: number },
): Promise<boolean> {
  const { quantity } = item;
  const taken = await runPipelined(
    ...(item.flashItemId === null ? [] : [decreaseFlashStock(db, { id: item.flashItemId, quantity })]),
    ...(item.variationId === null ? [] : [decreaseVariationStock(db, { id: item.variationId, quantity })]),
    (item.variationId === null ? decreaseStock : decreaseTotalStock)(db, { id: item.itemId, quantity }),
  );
  return taken.every((rows) => rows.length > 0);
}

/** Restores what {@link takeStock} took, row by row. Call it in a transaction. */
export async function restoreStock(db: Executor, rows: readonly OrderLineRow[]): Promise<void> {
  for (const row of [...rows].sort((a, b) => a.itemId - b.itemId)) {
    await db
      .update(t.items)
      .set({ stock: sql`${t.items.stock} + ${row.quantity}` })
      .where(eq(t.items.id, row.itemId));
    if (row.variationId !== null)
      await db
        .update(t.itemVariations)
        .set({ stock: sql`${t.itemVariations.stock} + ${row.quantity}` })
        .where(eq(t.itemVariations.id, row.variationId));
    if (row.flashItemId !== null)
      await db
        .update(t.flashSaleItems)
        .set({ sold: sql`greatest(0, ${t.flashSaleItems.sold} - ${row.quantity})` })
        .where(eq(t.flashSaleItems.id, row.flashItemId));
  }
}
