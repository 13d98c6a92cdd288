/** The shopper's cart (contract §5.2). Limits are checked here; prices sent by the client are ignored. */
import type { CartAdd, CartUpdate } from '@shop/contract/cart';
import { checkQuantity, quantityLimits } from '@shop/domain/stock';
import { MOST_LINES } from '@shop/util';
import type { Db, Executor } from '../../db/database';
import { onSharedConnection } from '../../db/connections';
import { runPipelined } from '../../db/run-pipelined';
import type { ChoiceRow } from '../../db/schema';
import { DomainError } from '../../domain-error';
import { toDomainChoice, toDomainItem } from '../items/present';
import { findItem, findItemsInCart, type ItemRow } from '../items/queries';
import type { Shopper } from '../shoppers/caller';
import { keyOfChoice, readChoice } from './choice';
import { deleteLine, findLineById, insertLine, linesOf, updateLine, type LineRow } from './queries';

export interface Line extends LineRow {
  row: ItemRow;
}

/** Units of an item in one line. */
type LineUnits = Pick<LineRow, 'choice' | 'quantity'>;

/** The limits of a line beside the other lines of its item. */
export const limitsOf = (row: ItemRow, choice: ChoiceRow, others: readonly LineUnits[]) =>
  quantityLimits(
    toDomainItem(row),
    toDomainChoice(choice),
    true,
    others.map((line) => ({ ...line, choice: toDomainChoice(line.choice) })),
  );

/** @param others the other lines of the same item @throws DomainError 403 naming stock or limit */
export function assertQuantity(row: ItemRow, choice: ChoiceRow, quantity: number, others: readonly LineUnits[]): void {
  const verdict = checkQuantity(quantity, limitsOf(row, choice, others));
  if (verdict.ok) return;
  const name = row.item.name;
  const limits = limitsOf(row, choice, []);
  if (verdict.reason === 'overLimit')
    throw new DomainError(403, 'quantity', 'overLimit', { name, limit: limits.maximum ?? 0 });
  throw limits.stock === 0
    ? new DomainError(403, 'stock', 'soldOut', { name })
    : new DomainError(403, 'stock', 'outOfStock', { name, left: limits.stock ?? 0 });
}

/** @param moduleId null: all modules */
export async function listLines(db: Executor, at: Date, shopperId: number, moduleId: number | null): Promise<Line[]> {
  const rows = await findItemsInCart(db, at, { shopperId, moduleId });
  return rows.map(({ line, ...row }) => ({ ...line, row }));
}

/** @param resolveShopper resolves the shopper; it is queried together with the item */
export async function addLine(
  db: Db,
  at: Date,
  body: CartAdd,
  moduleId: number | null,
  resolveShopper: (connection: Executor) => Promise<Shopper>,
): Promise<{ lines: Line[]; shopper: Shopper }> {
  return onSharedConnection(db, async (connection) => {
    const [shopper, row] = await runPipelined(
      resolveShopper(connection),
      findItem(connection, at, String(body.item_id)),
    );
    if (!row) throw new DomainError(404, 'item', 'itemUnknown');
    const choice = readChoice(row, body);
    const cart = await linesOf(connection, shopper.id, row.item.moduleId);
    const key = keyOfChoice(choice);
    const ofItem = cart.filter(({ itemId }) => itemId === row.item.id);
    if (ofItem.some(({ choiceKey }) => choiceKey === key)) throw new DomainError(403, 'item', 'lineTwice');
    if (cart.length >= MOST_LINES) throw new DomainError(403, 'cart', 'linesMany', { most: MOST_LINES });
    assertQuantity(row, choice, body.quantity, ofItem);
    const line = {
      shopperId: shopper.id,
      moduleId: row.item.moduleId,
      itemId: row.item.id,
      quantity: body.quantity,
      choice,
      choiceKey: key,
      createdAt: at,
    };
    const [isNew, lines] = await runPipelined(
      insertLine(connection, line),
      listLines(connection, at, shopper.id, moduleId ?? row.item.moduleId),
    );
    if (!isNew) throw new DomainError(403, 'item', 'lineTwice');
    return { lines, shopper };
  });
}

/** @returns the lines of its module @throws DomainError 404 for an unknown line, 403 for stock, a limit or a duplicate line */
export async function changeLine(
  db: Db,
  at: Date,
  shopperId: number,
  body: CartUpdate,
  moduleId: number | null,
): Promise<Line[]> {
  const line = await findLineById(db, shopperId, body.cart_id);
  if (!line) throw new DomainError(404, 'cart', 'lineUnknown');
  const row = await findItem(db, at, String(line.itemId));
  if (!row) throw new DomainError(404, 'item', 'itemUnknown');
  const hasChoice = body.variation !== undefined || body.add_on_ids !== undefined;
  const choice = hasChoice ? readChoice(row, body) : line.choice;
  const cart = await linesOf(db, shopperId, line.moduleId);
  const others = cart.filter(({ id, itemId }) => id !== line.id && itemId === line.itemId);
  if (body.quantity > line.quantity || hasChoice) assertQuantity(row, choice, body.quantity, others);
  if (others.some(({ choiceKey }) => choiceKey === keyOfChoice(choice)))
    throw new DomainError(403, 'item', 'lineTwice');
  const change = { quantity: body.quantity, choice, choiceKey: keyOfChoice(choice) };
  if (!(await updateLine(db, shopperId, line.id, change))) throw new DomainError(404, 'cart', 'lineUnknown');
  return listLines(db, at, shopperId, moduleId ?? line.moduleId);
}

/** @returns the remaining lines @throws DomainError 404 for an unknown line */
export async function removeLine(
  db: Db,
  at: Date,
  shopperId: number,
  lineId: number,
  moduleId: number | null,
): Promise<Line[]> {
  if (!(await deleteLine(db, shopperId, lineId))) throw new DomainError(404, 'cart', 'lineUnknown');
  return listLines(db, at, shopperId, moduleId);
}
