/**
 * How many entries a list has is counted once in some seconds for all who turn its pages: among 50,000 items counting costs
 * more than the page itself. Nothing is decided by a total; the end of a list shows by its last page.
 */
import type { Executor } from './database';

interface Asked<Row> extends PromiseLike<Row[]> {
  toSQL: () => { sql: string; params: unknown[] };
}
interface Known {
  until: number;
  rows: Promise<unknown[]>;
}

/** Different lists that are remembered; the oldest go first, and what is over with them. Rows of some hundred kinds weigh more than a total. */
const MOST = { totals: 2000, rows: 100 };
type Kind = keyof typeof MOST;
interface Sharing {
  seconds: number;
  known: Record<Kind, Map<string, Known>>;
}
const shared = new WeakMap<Executor, Sharing>();

/** From now on totals asked of `db` are shared for `seconds`; 0: never. A transaction always counts for itself. */
export function shareTotals(db: Executor, seconds: number): void {
  if (seconds > 0) shared.set(db, { seconds, known: { totals: new Map(), rows: new Map() } });
}

const answered = async <Row>(query: PromiseLike<Row[]>): Promise<Row[]> => query;

const wordsOf = <Row>(query: Asked<Row>): string => {
  const { sql, params } = query.toSQL();
  return `${sql} ${JSON.stringify(params)}`;
};

/** @param key what the answer is known by; `ask` puts the query together, where it is not known */
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
  // A map keeps the order in which its keys came.
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

/** @param query counts into `total`; its words and values are what it is known by */
export const totalOf = async (db: Executor, query: Asked<Counts>): Promise<number> =>
  (await once(db, 'totals', () => wordsOf(query), () => query))[0]?.total ?? 0; // prettier-ignore

/** As {@link totalOf}, of a query that is put together only where its total is not known. @param key everything that it counts by */
export const totalBy = async (db: Executor, key: string, ask: () => PromiseLike<Counts[]>): Promise<number> =>
  (await once(db, 'totals', () => key, ask))[0]?.total ?? 0;

/** Counts by kind, shared as totals are; whoever gets them changes nothing in them. */
export const rowsOf = <Row>(db: Executor, query: Asked<Row>): Promise<Row[]> =>
  once(db, 'rows', () => wordsOf(query), () => query); // prettier-ignore
