/**
 * Caches list totals for some seconds: counting 50,000 items costs more than reading a page. A total decides
 * nothing; the last page of a list ends it.
 */
import type { Executor } from './database';

interface Asked<Row> extends PromiseLike<Row[]> {
  toSQL: () => { sql: string; params: unknown[] };
}
interface Known {
  until: number;
  rows: Promise<unknown[]>;
}

/** Cached entries; the oldest are evicted first. A set of rows is larger than a total. */
const MOST = { totals: 2000, rows: 100 };
type Kind = keyof typeof MOST;
interface Sharing {
  seconds: number;
  known: Record<Kind, Map<string, Known>>;
}
const shared = new WeakMap<Executor, Sharing>();

/** Caches totals of queries on `db` for `seconds`; 0: never. Transactions are not cached. */
export function cacheTotals(db: Executor, seconds: number): void {
  if (seconds > 0) shared.set(db, { seconds, known: { totals: new Map(), rows: new Map() } });
}

const answered = async <Row>(query: PromiseLike<Row[]>): Promise<Row[]> => query;

const wordsOf = <Row>(query: Asked<Row>): string => {
  const { sql, params } = query.toSQL();
  return `${sql} ${JSON.stringify(params)}`;
};

/** @param key the cache key; `ask` builds the query when it is not cached */
function once<Row>(db: Executor, kind: Kind, key: () => string, ask: () => PromiseLike<Row[]>): Promise<Row[]> {
  const sharing = shared.get(db);
  if (!sharing) return answered(ask());
  return kept(sharing, kind, key(), ask);
}

function kept<Row>({ seconds, known: all }: Sharing, kind: Kind, key: string, ask: () => PromiseLike<Row[]>) {
  const known = all[kind];
  const before = known.get(key);
  if (before && before.until > Date.now()) return before.rows as Promise<Row[]>;
  const rows = answered(ask());
  // Maps iterate in insertion order.
  known.delete(key);
  known.set(key, { until: Date.now() + seconds * 1000, rows });
  rows.catch(() => known.get(key)?.rows === rows && known.delete(key));
  for (const [oldest, { until }] of known) {
    if (until > Date.now() && known.size <= MOST[kind]) break;
    known.delete(oldest);
  }
  return rows;
}

type Counts = { total: number };

/** @param query selects `total`; its SQL and parameters are the cache key */
export const cachedTotal = async (db: Executor, query: Asked<Counts>): Promise<number> =>
  (await once(db, 'totals', () => wordsOf(query), () => query))[0]?.total ?? 0; // prettier-ignore

/** Like {@link cachedTotal}, for a query that is built only on a cache miss. @param key everything the count depends on */
export const cachedTotalBy = async (db: Executor, key: string, ask: () => PromiseLike<Counts[]>): Promise<number> =>
  (await once(db, 'totals', () => key, ask))[0]?.total ?? 0;

/** Cached counts by kind; callers must not mutate them. */
export const cachedRows = <Row>(db: Executor, query: Asked<Row>): Promise<Row[]> =>
  once(db, 'rows', () => wordsOf(query), () => query); // prettier-ignore
