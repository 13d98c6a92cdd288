/** Items of lists as JSON. Each item is serialized once and cached until its version changes (decision 069). */
import { WireItem } from '@shop/contract/item';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Executor } from '../../db/database';
import { SerializedItem, serializerOf } from '../../serialized-response';
import { presentItem } from './present';
import { findVersionedItems } from './queries';
import type { Entry } from './versions';

interface CachedItem {
  version: string;
  item: SerializedItem;
}

/** Limit of all cached JSON: some 20,000 items, at one byte per character in English and two in Arabic. */
const MAX_CHARACTERS = 32 * 1024 * 1024;
/** One cache per database, because transaction numbers are per database. */
const caches = new WeakMap<Executor, LRUCache<string, CachedItem>>();

function cacheOf(db: Executor): LRUCache<string, CachedItem> {
  const existing = caches.get(db);
  if (existing) return existing;
  const cache = new LRUCache<string, CachedItem>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ version, item }) => version.length + item.json.length,
  });
  caches.set(db, cache);
  return cache;
}

/** Copies a concatenated string, which would hold all its pieces and be joined again at each read. */
const flatten = (text: string): string => Buffer.from(text).toString();

/**
 * @param at the time for which the entries were found @returns the items in the order of the entries, without items
 * deleted meanwhile
 */
export async function serializedItems(
  db: Executor,
  at: Date,
  reply: FastifyReply,
  entries: readonly Entry[],
): Promise<SerializedItem[]> {
  const cache = cacheOf(db);
  const { place } = reply.request;
  const keyOf = (id: number) => `${id} ${place.language} ${place.origin}`;
  const cachedItems = entries.map(({ id, version }) => {
    const cached = cache.get(keyOf(id));
    return cached?.version === version ? cached.item : null;
  });
  if (cachedItems.every((item) => item !== null)) return cachedItems;
  const missing = entries.filter((_, index) => cachedItems[index] === null).map(({ id }) => id);
  const serialize = serializerOf(reply, WireItem);
  const loaded = new Map<number, SerializedItem>();
  for (const row of await findVersionedItems(db, at, missing)) {
    const item = new SerializedItem(row.item.id, row.store.id, flatten(serialize(presentItem(row, place))));
    // Cache under the row's own version, which may be newer than the entry's.
    cache.set(keyOf(item.id), { version: row.version, item });
    loaded.set(item.id, item);
  }
  return entries.flatMap(({ id }, index) => cachedItems[index] ?? loaded.get(id) ?? []);
}
