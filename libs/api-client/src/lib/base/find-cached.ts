/** Finds a store or item in the cache, from any list or card that was loaded before. */
import type { Item, Store } from '@shop/domain';
import { shopApi } from './api';

type Thing = Partial<Store & Item>;

/** Responses contain lists, pages of lists, and entities with lists. */
const MAX_DEPTH = 5;

const isItem = (thing: Thing) => thing.storeId !== undefined && thing.image !== undefined;
const isStoreCard = (thing: Thing) => thing.cover !== undefined && thing.ratingCount !== undefined;
const isStore = (thing: Thing) => isStoreCard(thing) && thing.schedules !== undefined;
const IS_KIND = { store: isStore, storeCard: isStoreCard, item: isItem };

function find(value: unknown, matches: (thing: Thing) => boolean, depth = 0): Thing | null {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return null;
  if (matches(value as Thing)) return value as Thing;
  for (const part of Object.values(value)) {
    const found = find(part, matches, depth + 1);
    if (found) return found;
  }
  return null;
}

type State = Record<typeof shopApi.reducerPath, { queries: Record<string, { data?: unknown } | undefined> }>;
interface Kinds {
  store: Store;
  /** What every card of a store shows, also one whose list holds no more. */
  storeCard: Pick<Store, 'id' | 'slug' | 'name' | 'cover' | 'rating' | 'ratingCount'> &
    Partial<Pick<Store, 'deliveryTime'>>;
  item: Item;
}

/** @param key slug or id, as in the URL @returns null if not in the cache */
export function findCached<K extends keyof Kinds>(state: unknown, kind: K, key: string): Kinds[K] | null {
  const isKind = IS_KIND[kind];
  const answers = Object.values((state as State)[shopApi.reducerPath].queries).map((answer) => answer?.data);
  return find(answers, (thing) => (thing.slug === key || thing.id === key) && isKind(thing)) as Kinds[K] | null;
}
