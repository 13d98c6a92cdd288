/** What a listing of stores shows, in the URL: a shared link and Back show the same again. */
import { storeListOf, type StoreService, type StoreTab } from '@shop/domain/store-list';
import { useViewParams } from '@shop/page-engine';

export interface ListView {
  tab: StoreTab;
  service: StoreService;
  /** Ids; none: all. */
  categories: string[];
}

const viewOf = (query: URLSearchParams, start: StoreTab): ListView => ({
  ...storeListOf(query, start),
  categories: (query.get('categories') ?? '').split(',').filter((id) => /^\d+$/.test(id)),
});

/** Unknown words fall back to what is shown first. @param start the tab of an address that names none */
export function useListView(start: StoreTab): [ListView, (change: Partial<ListView>) => void] {
  const [query, changeQuery] = useViewParams();
  const change = (over: Partial<ListView>) =>
    changeQuery((now) => {
      const { tab, service, categories } = { ...viewOf(now, start), ...over };
      const put = (key: string, value: string, plain: string) =>
        value === plain ? now.delete(key) : now.set(key, value);
      put('tab', tab, start);
      put('service', service, 'all');
      put('categories', categories.join(), '');
    });
  return [viewOf(query, start), change];
}
