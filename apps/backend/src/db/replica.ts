/**
 * Routes reads. Lists that are the same for everybody may go to a replica while it is up and follows closely;
 * everything else goes to the primary (decision 067).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

/** `behind`: it lags too much; `alone`: it is not a replica, or was promoted. */
export type ReplicaState = 'follows' | 'behind' | 'away' | 'alone';

export interface Replica {
  state: () => ReplicaState;
  /** The `query` of the chosen pool. */
  query: (...args: unknown[]) => Promise<unknown>;
  /** Checks now instead of at the next interval. */
  check: () => Promise<void>;
  close: () => Promise<void>;
}

const CHECK_INTERVAL = 1000;
/** Milliseconds of lag: lists are cached as long as totals (decision 019). */
const MAX_LAG = 5000;
const MAX_MARKS = 60;

const replicaAllowed = new AsyncLocalStorage<true>();
/** Queries of `work`, also asynchronous ones, may be answered by a replica. */
export const allowReplica = <Result>(work: () => Result): Result => replicaAllowed.run(true, work);

const isRead = (query: unknown): boolean =>
  /^\s*(select|with)\b/i.test(typeof query === 'string' ? query : ((query as { text?: string })?.text ?? ''));

/** The pool is exhausted, which says nothing about the server. */
const isBusy = (error: Error): boolean => /timeout exceeded when trying to connect/.test(error.message);
/** The server is shutting down, starting, or out of connections; any other answer means it is up. */
const isAway = (error: Error & { code?: string; severity?: string }): boolean =>
  !isBusy(error) && (!error.severity || /^(57P|08|53)/.test(error.code ?? ''));

const PRIMARY_POSITION = "SELECT (pg_current_wal_lsn() - '0/0'::pg_lsn)::int8 AS written";
const REPLICA_POSITION =
  "SELECT pg_is_in_recovery() AS follows, (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::int8 AS replayed";

/** @param onChange called on each change of state */
export function followReplica(primary: pg.Pool, replica: pg.Pool, onChange: (state: ReplicaState) => void): Replica {
  let state: ReplicaState = 'away';
  /** WAL positions of the primary over time that the replica has not reached yet. */
  let marks: { written: number; at: number }[] = [];
  const setState = (next: ReplicaState) => {
    if (next === state) return;
    state = next;
    onChange(next);
  };
  async function markPrimary(): Promise<void> {
    const at = Date.now();
    // While the primary is down nothing is written, so the replica can not fall behind.
    const { rows } = await primary.query<{ written: number }>(PRIMARY_POSITION).catch(() => ({ rows: [] }));
    if (rows[0] && marks.length < MAX_MARKS) marks.push({ written: rows[0].written, at });
  }
  async function checkReplica(): Promise<void> {
    try {
      const { rows } = await replica.query<{ follows: boolean; replayed: number | null }>(REPLICA_POSITION);
      const { follows = false, replayed = null } = rows[0] ?? {};
      if (!follows || replayed === null) return setState('alone');
      marks = marks.filter(({ written }) => written > replayed);
      return setState(Date.now() - (marks[0]?.at ?? Date.now()) > MAX_LAG ? 'behind' : 'follows');
    } catch (error) {
      if (!isBusy(error as Error)) setState('away');
    }
  }
  let checking: Promise<void> | null = null;
  const check = () =>
    (checking ??= markPrimary()
      .then(checkReplica)
      .finally(() => (checking = null)));
  const timer = setInterval(() => void check(), CHECK_INTERVAL).unref();

  const run = (pool: pg.Pool, args: unknown[]) => (pool as unknown as RoutedPool).query(...args);
  return {
    state: () => state,
    query: async (...args) => {
      if (state !== 'follows' || !replicaAllowed.getStore() || !isRead(args[0])) return run(primary, args);
      try {
        return await run(replica, args);
      } catch (error) {
        if (isAway(error as Error)) setState('away');
        // If the query itself is wrong, the primary reports it.
        return run(primary, args);
      }
    },
    check,
    close: async () => {
      clearInterval(timer);
      await checking;
      await replica.end();
    },
  };
}

/** Looks like a pool to Drizzle; transactions and shared connections always use the primary. */
export class RoutedPool {
  readonly query: Replica['query'];
  constructor(replica: Replica) {
    this.query = replica.query;
  }
}
