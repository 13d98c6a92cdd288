/**
 * How many entries a list has is counted once in some seconds for all who turn its pages: among 50,000 items counting costs
 * more than the page itself. Nothing is decided by a total; the end of a list shows by its last page.
 */
import type { Executor } from './database';

interface Counting extends PromiseLike<{ total: number }[]> {
  toSQL: () => { sql: string; params: unknown[] };
}
interface Known {
  until: number;
  total: Promise<number>;
}

/** Different lists that are remembered; the oldest go first. */
const MOST = 2000;
const shared = new WeakMap<Executor, { seconds: number; known: Map<string, Known> }>();

/** From now on totals asked of `db` are shared for `seconds`; 0: never. A transaction always counts for itself. */
export function shareTotals(db: Executor, seconds: number): void {
  if (seconds > 0) shared.set(db, { seconds, known: new Map() });
}

const counted = async (query: Counting): Promise<number> => (await query)[0]?.total ?? 0;

/** @param query counts into `total`; its words and values are what it is known by */
export function totalOf(db: Executor, query: Counting): Promise<number> {
  const sharing = shared.get(db);
  if (!sharing) return counted(query);
  const { sql, params } = query.toSQL();
  const key = `${sql} ${JSON.stringify(params)}`;
  const before = sharing.known.get(key);
  if (before && before.until > Date.now()) return before.total;
  const total = counted(query);
  // A map keeps the order in which its keys came.
  sharing.known.delete(key);
  sharing.known.set(key, { until: Date.now() + sharing.seconds * 1000, total });
  total.catch(() => sharing.known.get(key)?.total === total && sharing.known.delete(key));
  const [oldest] = sharing.known.keys();
  if (sharing.known.size > MOST && oldest !== undefined) sharing.known.delete(oldest);
  return total;
}
