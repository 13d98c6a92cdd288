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
  query: (...asked: unknown[]) => Promise<unknown>;
  /** Checks now instead of at the next interval. */
  look: () => Promise<void>;
  close: () => Promise<void>;
}

const LOOK_EVERY = 1000;
/** Milliseconds of lag: lists are cached as long as totals (decision 019). */
const MOST_BEHIND = 5000;
const MOST_MARKS = 60;

const reading = new AsyncLocalStorage<true>();
/** Queries of `work`, also asynchronous ones, may be answered by a replica. */
export const allowReplica = <Result>(work: () => Result): Result => reading.run(true, work);

const isQuestion = (asked: unknown): boolean =>
  /^\s*(select|with)\b/i.test(typeof asked === 'string' ? asked : ((asked as { text?: string })?.text ?? ''));

/** The pool is exhausted, which says nothing about the server. */
const isBusy = (error: Error): boolean => /timeout exceeded when trying to connect/.test(error.message);
/** The server is shutting down, starting, or out of connections; any other answer means it is up. */
const isAway = (error: Error & { code?: string; severity?: string }): boolean =>
  !isBusy(error) && (!error.severity || /^(57P|08|53)/.test(error.code ?? ''));

const POSITION = "SELECT (pg_current_wal_lsn() - '0/0'::pg_lsn)::int8 AS written";
const FOLLOWED = "SELECT pg_is_in_recovery() AS follows, (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::int8 AS followed";

/** @param onChange called on each change of state */
export function followReplica(primary: pg.Pool, replica: pg.Pool, onChange: (state: ReplicaState) => void): Replica {
  let state: ReplicaState = 'away';
  /** WAL positions of the primary over time that the replica has not reached yet. */
  let marks: { written: number; at: number }[] = [];
  const become = (next: ReplicaState) => {
    if (next === state) return;
    state = next;
    onChange(next);
  };
  async function markPrimary(): Promise<void> {
    const at = Date.now();
    // While the primary is down nothing is written, so the replica can not fall behind.
    const { rows } = await primary.query<{ written: number }>(POSITION).catch(() => ({ rows: [] }));
    if (rows[0] && marks.length < MOST_MARKS) marks.push({ written: rows[0].written, at });
  }
  async function lookAtReplica(): Promise<void> {
    try {
      const { rows } = await replica.query<{ follows: boolean; followed: number | null }>(FOLLOWED);
      const { follows = false, followed = null } = rows[0] ?? {};
      if (!follows || followed === null) return become('alone');
      marks = marks.filter(({ written }) => written > followed);
      return become(Date.now() - (marks[0]?.at ?? Date.now()) > MOST_BEHIND ? 'behind' : 'follows');
    } catch (error) {
      if (!isBusy(error as Error)) become('away');
    }
  }
  let looking: Promise<void> | null = null;
  const look = () =>
    (looking ??= markPrimary()
      .then(lookAtReplica)
      .finally(() => (looking = null)));
  const timer = setInterval(() => void look(), LOOK_EVERY).unref();

  const ask = (pool: pg.Pool, asked: unknown[]) => (pool as unknown as RoutedPool).query(...asked);
  return {
    state: () => state,
    query: async (...asked) => {
      if (state !== 'follows' || !reading.getStore() || !isQuestion(asked[0])) return ask(primary, asked);
      try {
        return await ask(replica, asked);
      } catch (error) {
        if (isAway(error as Error)) become('away');
        // If the query itself is wrong, the primary reports it.
        return ask(primary, asked);
      }
    },
    look,
    close: async () => {
      clearInterval(timer);
      await looking;
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
