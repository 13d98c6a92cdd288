/** Reads lines bought without the cart. A file of its own, because every page can store one and only the checkout reads it. */
import type { CartLine, Choice } from '@shop/domain';
import { parseJson, readId, readList, readMap, readNullable, readObject, readText, readWhole } from '@shop/util';
import { BUY_KEYS, type BuyPage } from './bought';
import type { SessionStorage } from './browser-storage';

/** What is read of the line: its item is requested again, for its current price. */
export type BoughtLine = Pick<CartLine, 'choice' | 'quantity'> & { itemId: string };

const readLabel = readText();
const readCount = readWhole(1, 100_000);
const readChoice = readObject<Choice>({
  variation: readNullable(readLabel),
  options: readMap(readList(readLabel, 100)),
  addOns: readList(readObject({ id: readId, quantity: readCount }), 100),
});
const readLine = readObject({ item: readObject({ id: readId }), choice: readChoice, quantity: readCount });

export function readBought(storage: SessionStorage, page: BuyPage): BoughtLine | null {
  const line = readLine(parseJson(storage.getItem(BUY_KEYS[page])));
  return line ? { itemId: line.item.id, choice: line.choice, quantity: line.quantity } : null;
}
