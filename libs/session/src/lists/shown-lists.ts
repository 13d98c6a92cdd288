/** How many pages of a list each history entry of the tab had loaded; survives a reload. */
import { parseJson, readFinite, readMap, readObject, readText, readWhole } from '@shop/util';
import type { SessionStorage } from '../browser-storage';

const LISTS = 'listMemory';
/** As many as there are scroll positions worth keeping. */
const MAX_SCROLLS = 50;
/** The loaded part of a list under one history entry. */
export interface ShownList {
  /** Key of the list: another list under the same entry is not restored. */
  of: string;
  pages: number;
  /** Height of all loaded pages, px. */
  height: number;
}
const MOST_PAGES = 200;
const readShown = readObject<ShownList>({
  of: readText(5000),
  pages: readWhole(1, MOST_PAGES),
  height: readFinite(0, 1_000_000),
});
export const readLists = (storage: SessionStorage): Record<string, ShownList> =>
  readMap(readShown)(parseJson(storage.getItem(LISTS)));
/** Newest last; limited to as many entries as there are scroll positions. */
export function writeList(storage: SessionStorage, entry: string, list: ShownList): void {
  const others = Object.entries(readLists(storage)).filter(([key]) => key !== entry);
  storage.setItem(LISTS, JSON.stringify(Object.fromEntries([...others, [entry, list]].slice(-MAX_SCROLLS))));
}
