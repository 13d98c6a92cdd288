/** A bounded cache whose entries expire (decision 013): `lru-cache`, with a size in bytes and a TTL of zero that caches nothing. */
import { LRUCache } from 'lru-cache';

export interface TtlCacheOptions<T> {
  /** Milliseconds an entry lives; 0: nothing is cached. */
  ttl: number;
  /** Entries at most. The least recently used is evicted first. */
  max: number;
  /** Bytes of all entries at most. A value larger than that is not cached. */
  maxBytes: number;
  bytesOf: (value: T) => number;
}

export interface TtlCache<T> {
  /** undefined when the key is unknown or its entry has expired. */
  get: (key: string) => T | undefined;
  set: (key: string, value: T) => void;
}

export function createTtlCache<T extends object | string>({
  ttl,
  max,
  maxBytes,
  bytesOf,
}: TtlCacheOptions<T>): TtlCache<T> {
  // For lru-cache a TTL of zero means no expiry.
  if (ttl === 0) return { get: () => undefined, set: () => undefined };
  const cache = new LRUCache<string, T>({
    ttl,
    // The package binds `performance` when it loads; tests replace the clock later.
    perf: Date,
    max,
    maxSize: maxBytes,
    // lru-cache refuses a size of zero.
    sizeCalculation: (value) => Math.max(1, bytesOf(value)),
  });
  return {
    get: (key) => cache.get(key),
    set: (key, value) => void cache.set(key, value),
  };
}
