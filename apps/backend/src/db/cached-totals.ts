/**
 * Caches list totals for some seconds: counting 50,000 items costs more than reading a page. A total decides
 * nothing; the last page of a list ends it.
 */
import type { Executor } from './database';

interface CacheableQuery<Row> extends PromiseLike<Row[]> {
  toSQL: () => { sql: string; params: unknown[] };
}
interface CacheEntry {
  expiresAt: number;
  rows: Promise<unknown[]>;
}

/** Cached entries; the oldest are evicted first. A set of rows is larger than a total. */
const MAX_ENTRIES = { totals: 2000, rows: 100 };
type Kind = keyof typeof MAX_ENTRIES;
interface TotalCache {
  seconds: number;
  entries: Record<Kind, Map<string, CacheEntry>>;
}
const caches = new WeakMap<Executor, TotalCache>();

/** Caches totals of queries on `db` for `seconds`; 0: never. Transactions are not cached. */
export function cacheTotals(db: Executor, seconds: number): void {
  if (seconds > 0) caches.set(db, { seconds, entries: { totals: new Map(), rows: new Map() } });
}

const execute = async <Row>(query: PromiseLike<Row[]>): Promise<Row[]> => query;

const cacheKeyOf = <Row>(query: CacheableQuery<Row>): string => {
  const { sql, params } = query.toSQL();
  return `${sql} ${JSON.stringify(params)}`;
};

/** @param build makes the query when its key is not cached */
function cachedQuery<Row>(
  db: Executor,
  kind: Kind,
  key: () => string,
  build: () => PromiseLike<Row[]>,
): Promise<Row[]> {
  const cache = caches.get(db);
  if (!cache) return execute(build());
  const entries = cache.entries[kind];
  const cacheKey = key();
  const cached = entries.get(cacheKey);
  if (cached && cached.expiresAt > Date.now()) return cached.rows as Promise<Row[]>;
  const rows = execute(build());
  // Maps iterate in insertion order.
  entries.delete(cacheKey);
  entries.set(cacheKey, { expiresAt: Date.now() + cache.seconds * 1000, rows });
  rows.catch(() => entries.get(cacheKey)?.rows === rows && entries.delete(cacheKey));
  for (const [oldest, { expiresAt }] of entries) {
    if (expiresAt > Date.now() && entries.size <= MAX_ENTRIES[kind]) break;
    entries.delete(oldest);
  }
  return rows;
}

type Counts = { total: number };

/** @param query selects `total`; its SQL and parameters are the cache key */
export const cachedTotal = async (db: Executor, query: CacheableQuery<Counts>): Promise<number> =>
  (await cachedQuery(db, 'totals', () => cacheKeyOf(query), () => query))[0]?.total ?? 0; // prettier-ignore

/** Like {@link cachedTotal}, for a query that is built only on a cache miss. @param key everything the count depends on */
export const cachedTotalBy = async (db: Executor, key: string, build: () => PromiseLike<Counts[]>): Promise<number> =>
  (await cachedQuery(db, 'totals', () => key, build))[0]?.total ?? 0;

/** Like {@link cachedRows}, for rows that several statements make. @param key everything they depend on */
export const cachedRowsBy = <Row>(db: Executor, key: string, build: () => PromiseLike<Row[]>): Promise<Row[]> =>
  cachedQuery(db, 'rows', () => key, build);

/** Cached counts by kind; callers must not mutate them. */
export const cachedRows = <Row>(db: Executor, query: CacheableQuery<Row>): Promise<Row[]> =>
  cachedQuery(db, 'rows', () => cacheKeyOf(query), () => query); // prettier-ignore
