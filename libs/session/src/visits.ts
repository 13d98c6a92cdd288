/** Visited stores and their first products, under the keys of the specification (HOME-35, HOME-36). */
import type { Item, Store } from '@shop/domain';
import type { SessionStorage } from './browser-storage';

export interface VisitedStore {
  id: string;
  slug: string | null;
  name: string;
  logo: string;
  module_id: string;
  zone_id: string | null;
}
interface VisitedProduct {
  store_id: string;
  image: string;
  name: string;
}
const MAX_STORES = 12;
const MAX_PRODUCTS = 5;

function list<T>(storage: SessionStorage, key: string): T[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(value) ? (value as T[]) : [];
  } catch {
    return [];
  }
}

/** Moves a store to the front, with at most five of its products. */
export function recordVisit(storage: SessionStorage, store: Store, items: readonly Item[]): void {
  const { id, slug, name, logo, moduleId, zoneId } = store;
  const others = list<VisitedStore>(storage, 'visitedStores').filter((entry) => entry.id !== id);
  const visited = [{ id, slug, name, logo: logo?.url ?? '', module_id: moduleId, zone_id: zoneId }, ...others].slice(
    0,
    MAX_STORES,
  );
  storage.setItem('visitedStores', JSON.stringify(visited));
  const products = list<VisitedProduct>(storage, 'visitedStoresProducts').filter(
    (entry) => entry.store_id !== id && visited.some((other) => other.id === entry.store_id),
  );
  const fresh = items
    .slice(0, MAX_PRODUCTS)
    .map((item) => ({ store_id: id, image: item.image?.url ?? '', name: item.name }));
  storage.setItem('visitedStoresProducts', JSON.stringify([...fresh, ...products]));
}

export function readVisits(storage: SessionStorage): { stores: VisitedStore[]; products: VisitedProduct[] } {
  return { stores: list(storage, 'visitedStores'), products: list(storage, 'visitedStoresProducts') };
}
