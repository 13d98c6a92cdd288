/** The cart of a guest (contract §5.2). Limits are checked here; the client's prices are not even read. */
import type { CartAdd, CartUpdate } from '@shop/contract/cart';
import { checkQuantity, quantityLimits } from '@shop/domain/stock';
import type { Db } from '../../db/database';
import type { ChoiceRow } from '../../db/schema';
import { Refusal } from '../../refusal';
import { guestOf } from '../guests/routes';
import { ruleChoice, ruleItem } from '../items/present';
import { findItem, findItemsById, type ItemRow } from '../items/queries';
import { keyOfChoice, readChoice } from './choice';
import { clearLines, deleteLine, findLineById, insertLine, linesOf, updateLine, type LineRow } from './queries';

export interface Line extends LineRow {
  row: ItemRow;
}

/** @throws Refusal 403 naming stock or limit */
export function assertQuantity(row: ItemRow, choice: ChoiceRow, quantity: number): void {
  const limits = quantityLimits(ruleItem(row), ruleChoice(choice), true);
  const verdict = checkQuantity(quantity, limits);
  if (verdict.ok) return;
  const name = row.item.name;
  if (verdict.reason === 'overLimit')
    throw new Refusal(403, 'quantity', 'overLimit', { name, limit: limits.maximum ?? 0 });
  throw limits.stock === 0
    ? new Refusal(403, 'stock', 'soldOut', { name })
    : new Refusal(403, 'stock', 'outOfStock', { name, left: limits.stock ?? 0 });
}

export async function listLines(
  db: Db,
  guestId: string | number | null | undefined,
  moduleId: number | null,
): Promise<Line[]> {
  const guest = await guestOf(db, guestId);
  const lines = await linesOf(db, guest, moduleId);
  const rows = await findItemsById(
    db,
    lines.map(({ itemId }) => itemId),
  );
  return lines.flatMap((line) => {
    const row = rows.get(line.itemId);
    return row ? [{ ...line, row }] : [];
  });
}

export async function addLine(db: Db, body: CartAdd, moduleId: number | null, at: Date): Promise<Line[]> {
  const guest = await guestOf(db, body.guest_id);
  const row = await findItem(db, String(body.item_id));
  if (!row) throw new Refusal(404, 'item', 'itemUnknown');
  const choice = readChoice(row, body);
  assertQuantity(row, choice, body.quantity);
  const line = {
    guestId: guest,
    moduleId: row.item.moduleId,
    itemId: row.item.id,
    quantity: body.quantity,
    choice,
    choiceKey: keyOfChoice(choice),
    createdAt: at,
  };
  if (!(await insertLine(db, line))) throw new Refusal(403, 'item', 'lineTwice');
  return listLines(db, guest, moduleId ?? row.item.moduleId);
}

export async function changeLine(db: Db, body: CartUpdate, moduleId: number | null): Promise<Line[]> {
  const guest = await guestOf(db, body.guest_id);
  const line = await findLineById(db, guest, body.cart_id);
  if (!line) throw new Refusal(404, 'cart', 'lineUnknown');
  const row = await findItem(db, String(line.itemId));
  if (!row) throw new Refusal(404, 'item', 'itemUnknown');
  const says = body.variation !== undefined || body.add_on_ids !== undefined;
  const choice = says ? readChoice(row, body) : line.choice;
  if (body.quantity > line.quantity || says) assertQuantity(row, choice, body.quantity);
  const twin = (await linesOf(db, guest, line.moduleId)).some(
    (other) => other.id !== line.id && other.itemId === line.itemId && other.choiceKey === keyOfChoice(choice),
  );
  if (twin) throw new Refusal(403, 'item', 'lineTwice');
  await updateLine(db, line.id, { quantity: body.quantity, choice, choiceKey: keyOfChoice(choice) });
  return listLines(db, guest, moduleId ?? line.moduleId);
}

export async function removeLine(
  db: Db,
  guestId: string | number | undefined,
  lineId: number,
  moduleId: number | null,
): Promise<Line[]> {
  const guest = await guestOf(db, guestId);
  if (!(await deleteLine(db, guest, lineId))) throw new Refusal(404, 'cart', 'lineUnknown');
  return listLines(db, guest, moduleId);
}

export async function clearCart(db: Db, guestId: string | number | undefined, moduleId: number | null): Promise<void> {
  await clearLines(db, await guestOf(db, guestId), moduleId);
}
