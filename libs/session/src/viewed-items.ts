/**
 * Items that were opened on this device, the last first. They stay here: only their ids are asked for, to show the items as they are now
 * (decision 093).
 */
import { parseJson, readId, readList, readObject } from '@shop/util';
import { watchStorage, type SessionStorage } from './browser-storage';

interface ViewedItem {
  id: string;
  moduleId: string;
}

/** Cleared on sign-out (`storage.ts`). */
const VIEWED = 'viewedItems';
/** Of all modules together. */
const MAX_ITEMS = 60;
/** Of a module: as many as one call asks for. */
const MAX_OF_MODULE = 20;

const readItems = readList(readObject<ViewedItem>({ id: readId, moduleId: readId }), MAX_ITEMS);
const stored = (text: string | null): ViewedItem[] => readItems(parseJson(text)) ?? [];

/** Moves an item to the front. */
export function recordView(storage: SessionStorage, { id, moduleId }: ViewedItem): void {
  const others = stored(storage.getItem(VIEWED)).filter((entry) => entry.id !== id);
  storage.setItem(VIEWED, JSON.stringify([{ id, moduleId }, ...others].slice(0, MAX_ITEMS)));
}

/** Ids of the items of a module that were opened last, each once. */
export const readViewed = (storage: SessionStorage, moduleId: string | null): string[] => [
  ...new Set(
    stored(storage.getItem(VIEWED))
      .filter((entry) => entry.moduleId === moduleId)
      .map(({ id }) => id)
      .slice(0, MAX_OF_MODULE),
  ),
];

/** Calls back when another tab has changed them. @returns stops watching */
export const watchViewed = (changed: () => void): (() => void) => watchStorage(changed);
