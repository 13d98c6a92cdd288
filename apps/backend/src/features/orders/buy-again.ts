/** What a customer buys again and again, and what is due, by the rules of `domain` (PLUS-64, PLUS-90). */
import { byHabit, purchasesOf, type Purchases } from '@shop/domain/buy-again';
import { dueRefills, type Supply } from '@shop/domain/refill';
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

/** An item by its id, which can be bought now, with the row of the last order by its id. */
type Candidate = Supply & { id: number; lastRow: number };
type Choose = (candidates: readonly Candidate[], now: number) => Candidate[];
type Place = { zoneIds: number[]; moduleId: number };

async function choose(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  customerId: number,
  place: Place,
  page: Page,
  rule: Choose,
): Promise<{ entries: BoughtItem[]; total: number }> {
  const at = clock();
  const bought = await findBought(db, at, customerId, place);
  const candidates = bought.map(({ itemId, orderedAt, ...last }) => ({
    id: itemId,
    ...last,
    ...purchasesOf(orderedAt),
  }));
  const chosen = rule(candidates, at.getTime());
  const asked = chosen.slice(rowsBefore(page), rowsBefore(page) + page.limit);
  const [items, rows] = await runPipelined(
    findItemsById(db, at, asked.map(({ id }) => id)), // prettier-ignore
    findOrderRows(db, asked.map(({ lastRow }) => lastRow)), // prettier-ignore
  );
  const entries = asked.flatMap(({ id, lastRow, times, lastAt, typicalDays }) => {
    const [item, row] = [items.get(id), rows.get(lastRow)];
    return item && row ? [{ times, lastAt, typicalDays, item, row }] : [];
  });
  return { entries, total: chosen.length };
}

/** A page of the items that can be bought now, the most habitual first, and how many there are. */
export const boughtItems = (shop: Pick<Shop, 'db' | 'clock'>, customerId: number, place: Place, page: Page) =>
  choose(shop, customerId, place, page, byHabit);

/** A page of those that are due by the marketplace's clock, the most urgent first, and how many there are. */
export const refills = (shop: Pick<Shop, 'db' | 'clock'>, customerId: number, place: Place, page: Page) =>
  choose(shop, customerId, place, page, dueRefills);
