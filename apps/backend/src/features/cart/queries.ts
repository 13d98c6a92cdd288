/** SQL of the cart. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { compiled } from '../../db/compiled';
import type { Executor } from '../../db/database';
import { cartLines, shoppers, type ChoiceRow } from '../../db/schema';

export type LineRow = typeof cartLines.$inferSelect;

const linesOfShopper = compiled<{ shopperId: number; moduleId: number | null }, LineRow[]>((db) => {
  const module = sql.placeholder('moduleId');
  return db
    .select()
    .from(cartLines)
    .where(
      and(
        eq(cartLines.shopperId, sql.placeholder('shopperId')),
        sql`(${module}::int IS NULL OR ${cartLines.moduleId} = ${module}::int)`,
      ),
    )
    .orderBy(asc(cartLines.id));
});

/** @param moduleId null: all modules */
export async function linesOf(db: Executor, shopperId: number, moduleId: number | null): Promise<LineRow[]> {
  return linesOfShopper(db, { shopperId, moduleId });
}

/** null: the shopper has no such line */
export async function findLineById(db: Executor, shopperId: number, lineId: number): Promise<LineRow | null> {
  return (
    (
      await db
        .select()
        .from(cartLines)
        .where(and(eq(cartLines.shopperId, shopperId), eq(cartLines.id, lineId)))
    )[0] ?? null
  );
}

const value = (name: string) => sql`${sql.placeholder(name)}`;
const addLine = compiled<Record<string, unknown>, { id: number }[]>((db) =>
  db
    .insert(cartLines)
    .values({
      shopperId: value('shopperId'),
      moduleId: value('moduleId'),
      itemId: value('itemId'),
      quantity: value('quantity'),
      choice: value('choice'),
      choiceKey: value('choiceKey'),
      createdAt: value('createdAt'),
    })
    .onConflictDoNothing({ target: [cartLines.shopperId, cartLines.itemId, cartLines.choiceKey] })
    .returning({ id: cartLines.id }),
);

/** false when the shopper already has this item with this choice. */
export async function insertLine(db: Executor, line: typeof cartLines.$inferInsert): Promise<boolean> {
  const { choice, createdAt = new Date(), ...rest } = line;
  const values = { ...rest, choice: JSON.stringify(choice), createdAt: (createdAt as Date).toISOString() };
  return (await addLine(db, values)).length > 0;
}

/**
 * Waits until a running order of the shopper is placed or refused: it has locked the shopper, and takes the lines that
 * it has read. A new line waits by its foreign key.
 */
const afterOrder = (shopperId: number) =>
  sql`(SELECT 1 FROM ${shoppers} WHERE ${shoppers.id} = ${shopperId} FOR KEY SHARE) = 1`;

/** @returns false: the shopper has no such line (any more) */
export async function updateLine(
  db: Executor,
  shopperId: number,
  lineId: number,
  change: { quantity: number; choice: ChoiceRow; choiceKey: string },
): Promise<boolean> {
  const isLine = and(eq(cartLines.shopperId, shopperId), eq(cartLines.id, lineId), afterOrder(shopperId));
  return (await db.update(cartLines).set(change).where(isLine).returning({ id: cartLines.id })).length > 0;
}

/** @returns false: the shopper has no such line */
export async function deleteLine(db: Executor, shopperId: number, lineId: number): Promise<boolean> {
  return (
    (
      await db
        .delete(cartLines)
        .where(and(eq(cartLines.shopperId, shopperId), eq(cartLines.id, lineId), afterOrder(shopperId)))
        .returning({ id: cartLines.id })
    ).length > 0
  );
}

const deleteLines = compiled<{ shopperId: number; moduleId: number | null }, { id: number }[]>((db) => {
  const module = sql.placeholder('moduleId');
  return db
    .delete(cartLines)
    .where(
      and(
        eq(cartLines.shopperId, sql.placeholder('shopperId')),
        sql`(${module}::int IS NULL OR ${cartLines.moduleId} = ${module}::int)`,
      ),
    )
    .returning({ id: cartLines.id });
});

/** @param moduleId null: all modules */
export async function clearLines(db: Executor, shopperId: number, moduleId: number | null): Promise<void> {
  await deleteLines(db, { shopperId, moduleId });
}
