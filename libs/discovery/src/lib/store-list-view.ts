/** State of the store listing, in the URL: shared links and Back restore it. */
import { storeListOf, type StoreService, type StoreTab } from '@shop/domain/store-list';
import { useViewParams } from '@shop/page-engine';

export interface ListView {
  tab: StoreTab;
  service: StoreService;
  /** Category ids; empty means all. */
  categories: string[];
}

const viewOf = (query: URLSearchParams, start: StoreTab): ListView => ({
  ...storeListOf(query, start),
  categories: (query.get('categories') ?? '').split(',').filter((id) => /^\d+$/.test(id)),
});

/** Unknown URL values fall back to the defaults. @param start the tab when the URL names none */
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
