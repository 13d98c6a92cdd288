/** The listing of all restaurants, which this section filters: its view is in the URL. */
import {
  storeListOf,
  storeListViewOf,
  writeStoreList,
  type StoreListing,
  type StoreListView,
} from '@shop/domain/store-list';
import { useViewParams } from '@shop/page-engine';

/** The tab of the listing on a home page. */
const START = 'all';

/** As the listing does, a change replaces the entry of the history: Back from a restaurant finds the filtered list. */
export function useListing(): {
  list: StoreListing;
  view: StoreListView;
  change: (over: Partial<StoreListView>) => void;
} {
  const [query, changeQuery] = useViewParams();
  const change = (over: Partial<StoreListView>) =>
    changeQuery((now) => writeStoreList(now, { ...storeListViewOf(now, START), ...over }, START));
  return { list: storeListOf(query, START), view: storeListViewOf(query, START), change };
}
