/** What survives a reload of lists that grow: how much of them each entry of the tab's history showed. */
import { MOST_SCROLLS, read } from '../drafts';
import type { SessionStorage } from '../storage';

const LISTS = 'listMemory';
/** How much of a list that grows an entry of the tab's history showed. */
export interface ShownList {
  /** What it was a list of: another one under the same entry shows as much as it begins with. */
  of: string;
  pages: number;
  /** Pixels, of all of them. */
  height: number;
}
export const readLists = (storage: SessionStorage): Record<string, ShownList> =>
  ({ ...read<Record<string, ShownList>>(storage, LISTS) }) as Record<string, ShownList>;
/** The newest last; no more entries than the scroll positions have. */
export function writeList(storage: SessionStorage, entry: string, list: ShownList): void {
  const others = Object.entries(readLists(storage)).filter(([key]) => key !== entry);
  storage.setItem(LISTS, JSON.stringify(Object.fromEntries([...others, [entry, list]].slice(-MOST_SCROLLS))));
}
