/** What a listing of stores shows, in the URL: a shared link and Back show the same again. */
import { storeListOf, type StoreService, type StoreTab } from '@shop/domain/store-list';
import { useSearchParams } from 'react-router-dom';

export interface ListView {
  tab: StoreTab;
  service: StoreService;
  /** Ids; none: all. */
  categories: string[];
}

/** Unknown words fall back to what is shown first. @param start the tab of an address that names none */
export function useListView(start: StoreTab): [ListView, (change: Partial<ListView>) => void] {
  const [params, setParams] = useSearchParams();
  const view: ListView = {
    ...storeListOf(params, start),
    categories: (params.get('categories') ?? '').split(',').filter((id) => /^\d+$/.test(id)),
  };
  const change = (over: Partial<ListView>) =>
    setParams(
      (current) => {
        const { tab, service, categories } = { ...view, ...over };
        const changed = new URLSearchParams(current);
        const put = (key: string, value: string, plain: string) =>
          value === plain ? changed.delete(key) : changed.set(key, value);
        put('tab', tab, start);
        put('service', service, 'all');
        put('categories', categories.join(), '');
        return changed;
      },
      { replace: true },
    );
  return [view, change];
}
