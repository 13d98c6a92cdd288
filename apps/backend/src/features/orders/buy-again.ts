/** What a customer buys again and again, by the rules of `domain` (PLUS-64). */
import { byHabit, purchasesOf, type Purchases } from '@shop/domain/buy-again';
import type { Shop } from '../../context';
import { rowsBefore, type Page } from '../../db/page';
import { runPipelined } from '../../db/run-pipelined';
import { findItemsById, type ItemRow } from '../items/queries';
import { findBought, findOrderRows } from './bought-queries';
import type { OrderLineRow } from './queries';

export interface BoughtItem extends Purchases {
  item: ItemRow;
  /** The row of the last order. */
  row: OrderLineRow;
}

/** A page of the items that can be bought now, the most habitual first, and how many there are. */
export async function boughtItems(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  customerId: number,
  place: { zoneIds: number[]; moduleId: number },
  page: Page,
): Promise<{ entries: BoughtItem[]; total: number }> {
  const at = clock();
  const bought = await findBought(db, at, customerId, place);
  const ranked = byHabit(
    bought.map(({ itemId, orderedAt, lastRow }) => ({ id: itemId, lastRow, ...purchasesOf(orderedAt) })),
  );
  const asked = ranked.slice(rowsBefore(page), rowsBefore(page) + page.limit);
  const [items, rows] = await runPipelined(
    findItemsById(db, at, asked.map(({ id }) => id)), // prettier-ignore
    findOrderRows(db, asked.map(({ lastRow }) => lastRow)), // prettier-ignore
  );
  const entries = asked.flatMap(({ id, lastRow, ...purchases }) => {
    const [item, row] = [items.get(id), rows.get(lastRow)];
    return item && row ? [{ ...purchases, item, row }] : [];
  });
  return { entries, total: ranked.length };
}
