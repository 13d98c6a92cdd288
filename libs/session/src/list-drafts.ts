/** Shopping lists of this device, one for each module, with what was chosen for their lines (PLUS-39). */
import { LIST_LENGTH } from '@shop/domain/shopping-list/list-text';
import { parseJson, readId, readMap, readObject, readText, readWhole } from '@shop/util';
import type { SessionStorage } from './browser-storage';

/** Instead of what a store offers for a line. */
export interface ListPick {
  itemId: string;
  /** 0: left out. */
  quantity: number;
}
export interface ListDraft {
  /** As it stands in the field. */
  text: string;
  /** What stores were asked for last; empty: nothing yet. */
  asked: string;
  /** By store and line, of what was asked. */
  picks: Record<string, ListPick>;
}

/** Cleared on sign-out (`storage.ts`). */
const DRAFTS = 'shoppingLists';
export const EMPTY_LIST: ListDraft = { text: '', asked: '', picks: {} };
const readLists = readMap(
  readObject<ListDraft>({
    text: readText(LIST_LENGTH),
    asked: readText(LIST_LENGTH),
    picks: readMap(readObject<ListPick>({ itemId: readId, quantity: readWhole(0, 1000) })),
  }),
);

export const readListDraft = (storage: SessionStorage, moduleId: string): ListDraft =>
  readLists(parseJson(storage.getItem(DRAFTS)))[moduleId] ?? EMPTY_LIST;

export function writeListDraft(storage: SessionStorage, moduleId: string, draft: ListDraft): void {
  const { [moduleId]: _before, ...others } = readLists(parseJson(storage.getItem(DRAFTS)));
  const all = draft.text || draft.asked ? { ...others, [moduleId]: draft } : others;
  if (Object.keys(all).length > 0) storage.setItem(DRAFTS, JSON.stringify(all));
  else storage.removeItem(DRAFTS);
}
