/** State of the store listing, in the URL: shared links and Back restore it. */
import { storeListViewOf, writeStoreList, type StoreListView, type StoreTab } from '@shop/domain/store-list';
import { useViewParams } from '@shop/page-engine';

type Change = (over: Partial<StoreListView>) => void;

/**
 * The query of the URL, the view in it, and a function that changes it. Unknown values fall back to the defaults.
 * @param start the tab when the URL names none
 */
export function useListView(start: StoreTab): [URLSearchParams, StoreListView, Change] {
  const [query, changeQuery] = useViewParams();
  const change: Change = (over) =>
    changeQuery((now) => writeStoreList(now, { ...storeListViewOf(now, start), ...over }, start));
  return [query, storeListViewOf(query, start), change];
}
