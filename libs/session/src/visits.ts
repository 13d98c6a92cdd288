/** Visited stores and their first products, under the keys of the specification (HOME-35, HOME-36). */
import type { Item, Store } from '@shop/domain';
import { parseJson, readId, readList, readNullable, readObject, readText } from '@shop/util';
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

const STORES = 'visitedStores';
const PRODUCTS = 'visitedStoresProducts';
const readLink = readText(2000);
const readStores = readList(
  readObject<VisitedStore>({
    id: readId,
    slug: readNullable(readText()),
    name: readText(),
    logo: readLink,
    module_id: readId,
    zone_id: readNullable(readId),
  }),
  MAX_STORES,
);
const readProducts = readList(
  readObject<VisitedProduct>({ store_id: readId, image: readLink, name: readText() }),
  MAX_STORES * MAX_PRODUCTS,
);

/** Moves a store to the front, with at most five of its products. */
export function recordVisit(storage: SessionStorage, store: Store, items: readonly Item[]): void {
  const { id, slug, name, logo, moduleId, zoneId } = store;
  const before = readVisits(storage);
  const others = before.stores.filter((entry) => entry.id !== id);
  const visited = [{ id, slug, name, logo: logo?.url ?? '', module_id: moduleId, zone_id: zoneId }, ...others].slice(
    0,
    MAX_STORES,
  );
  storage.setItem(STORES, JSON.stringify(visited));
  const products = before.products.filter(
    (entry) => entry.store_id !== id && visited.some((other) => other.id === entry.store_id),
  );
  const fresh = items
    .slice(0, MAX_PRODUCTS)
    .map((item) => ({ store_id: id, image: item.image?.url ?? '', name: item.name }));
  storage.setItem(PRODUCTS, JSON.stringify([...fresh, ...products]));
}

export function readVisits(storage: SessionStorage): { stores: VisitedStore[]; products: VisitedProduct[] } {
  return {
    stores: readStores(parseJson(storage.getItem(STORES))) ?? [],
    products: readProducts(parseJson(storage.getItem(PRODUCTS))) ?? [],
  };
}
