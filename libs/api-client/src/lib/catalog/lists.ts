/** The address of each list of stores (contract §4.2, §4.7). */
import type { StoreListing, StoreService } from '@shop/domain/store-list';

export type StoreList = 'near' | 'popular' | 'latest' | 'topRated' | 'featured' | StoreListing;

const STORE_PATHS = {
  near: '/api/v1/stores/get-stores/all',
  popular: '/api/v1/stores/popular',
  latest: '/api/v1/stores/latest',
  topRated: '/api/v1/stores/top-rated',
  featured: '/api/v1/stores/get-stores/all',
};

/** Path segment of a service filter (contract §4.7). */
const SERVICE_PATHS: Record<StoreService, string> = {
  all: 'all',
  delivery: 'delivery',
  home: 'delivery',
  take_away: 'take_away',
  takeaway: 'take_away',
};

export function storeCall(list: StoreList, limit: number, offset: number) {
  if (typeof list === 'string') {
    const featured = list === 'featured';
    const type = list === 'near' || featured ? null : 'all';
    return { url: STORE_PATHS[list], params: { type, featured: featured ? 1 : null, limit, offset } };
  }
  const { tab, service, categories = [], chips = [] } = list;
  const url = `/api/v1/stores/get-stores/${SERVICE_PATHS[service]}`;
  const filter = chips.length > 0 ? JSON.stringify(chips) : null;
  const ids = categories.length > 0 ? `[${categories.join()}]` : null;
  return { url, params: { store_type: tab, filter, category_ids: ids, limit, offset } };
}
