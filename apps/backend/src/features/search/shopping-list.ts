/** Stores for a shopping list (PLUS-39): what they have of it, and what that costs by the rules of carts (decision 118). */
import {
  bestFirst,
  bestStoresFirst,
  chooseFor,
  type ChosenItem,
  type Sellable,
} from '@shop/domain/shopping-list/choose-item';
import { readListLine, type ListLine } from '@shop/domain/shopping-list/read-list';
import type { Shop } from '../../context';
import { runPipelined } from '../../db/run-pipelined';
import { toDomainItem } from '../items/present';
import { findItemsById, type ItemRow } from '../items/queries';
import { findStoresById, type StoreRow } from '../stores/queries';
import { findCandidates, type Candidate } from './list-candidates';
import { searchLines, type ListPlace } from './search-lines';

/** Stores of an answer. */
const MOST_OFFERS = 5;

/** An item for a line. */
export interface Offer extends ChosenItem {
  row: ItemRow;
  score: number;
}
export interface StoreOffer {
  store: StoreRow;
  covered: number;
  isOpen: boolean;
  total: number;
  lines: { line: number; best: Offer; alternatives: Offer[] }[];
}

function groupedBy<Each>(list: readonly Each[], keyOf: (each: Each) => number): Map<number, Each[]> {
  const groups = new Map<number, Each[]>();
  for (const each of list) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return groups;
}

const sellable = (row: ItemRow): Sellable => ({
  ...toDomainItem(row),
  names: [row.item.name.en, row.item.name.ar],
  amount: row.item.netAmount && row.item.netUnit ? { value: row.item.netAmount, unit: row.item.netUnit } : null,
});

function offersOf(candidates: readonly Candidate[], line: ListLine, items: ReadonlyMap<number, ItemRow>): Offer[] {
  const offers = candidates.flatMap(({ id, score }) => {
    const row = items.get(id);
    const chosen = row && chooseFor(line, sellable(row), true);
    return chosen ? [{ ...chosen, row, score }] : [];
  });
  return bestFirst(offers);
}

function offerOf(
  store: StoreRow,
  lines: readonly ListLine[],
  candidates: readonly Candidate[],
  items: ReadonlyMap<number, ItemRow>,
): StoreOffer {
  const byLine = groupedBy(candidates, ({ line }) => line);
  const offered = [...byLine].flatMap(([at, ofLine]) => {
    const line = lines[at];
    const [best, ...alternatives] = line ? offersOf(ofLine, line, items) : [];
    return best ? [{ line: at, best, alternatives }] : [];
  });
  return {
    store,
    covered: offered.length,
    isOpen: candidates[0]?.isOpen ?? false,
    total: offered.reduce((sum, { best }) => sum + best.total, 0),
    lines: offered,
  };
}

/** @param texts lines as they were typed @returns the best stores first */
export async function storesForList(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  texts: readonly string[],
  place: ListPlace,
): Promise<StoreOffer[]> {
  const at = clock();
  const lines = texts.map(readListLine);
  const found = await searchLines(
    db,
    lines.map(({ name, lastNumber }) => (lastNumber ? `${name} ${lastNumber}` : name)),
    place,
  );
  const candidates = await findCandidates(db, at, place, found);
  const byStore = groupedBy(candidates, ({ storeId }) => storeId);
  const [items, stores] = await runPipelined(
    findItemsById(db, at, [...new Set(candidates.map(({ id }) => id))]),
    findStoresById(db, [...byStore.keys()]),
  );
  const offers = [...byStore].flatMap(([id, ofStore]) => {
    const store = stores.get(id);
    const offer = store && offerOf(store, lines, ofStore, items);
    return offer && offer.covered > 0 ? [offer] : [];
  });
  return bestStoresFirst(offers).slice(0, MOST_OFFERS);
}
