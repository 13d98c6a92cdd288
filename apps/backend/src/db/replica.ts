/**
 * Where a question goes. Lists that are the same for all may be read from a replica, as long as it is there and follows closely;
 * everything else, and everything while it is not, goes to the primary (decision 067). This file alone decides.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

/** `behind`: it follows, but too late; `alone`: it is no replica, or one that was promoted. */
export type ReplicaState = 'follows' | 'behind' | 'away' | 'alone';

export interface Replica {
  state: () => ReplicaState;
  /** What answers a question of the caller's: the pool's `query`, of whichever of the two. */
  query: (...asked: unknown[]) => Promise<unknown>;
  /** Looks now instead of at the next turn. */
  look: () => Promise<void>;
  close: () => Promise<void>;
}

const LOOK_EVERY = 1000;
/** Milliseconds: lists are shared for as long as a total is old (decision 019). */
const MOST_BEHIND = 5000;
const MOST_MARKS = 60;

const reading = new AsyncLocalStorage<true>();
/** What `work` asks, also later, may be answered by a replica. */
export const mayBeRead = <Result>(work: () => Result): Result => reading.run(true, work);

const isQuestion = (asked: unknown): boolean =>
  /^\s*(select|with)\b/i.test(typeof asked === 'string' ? asked : ((asked as { text?: string })?.text ?? ''));

/** A pool that is busy says nothing of the server. */
const isBusy = (error: Error): boolean => /timeout exceeded when trying to connect/.test(error.message);
/** It ends, starts, or has no room; whatever else a server says, it is there. */
const isAway = (error: Error & { code?: string; severity?: string }): boolean =>
  !isBusy(error) && (!error.severity || /^(57P|08|53)/.test(error.code ?? ''));

const POSITION = "SELECT (pg_current_wal_lsn() - '0/0'::pg_lsn)::int8 AS written";
const FOLLOWED = "SELECT pg_is_in_recovery() AS follows, (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::int8 AS followed";

/** @param onChange told of each other state */
export function followReplica(primary: pg.Pool, replica: pg.Pool, onChange: (state: ReplicaState) => void): Replica {
  let state: ReplicaState = 'away';
  /** Where the primary was when, as far as the replica has not come there. */
  let marks: { written: number; at: number }[] = [];
  const become = (next: ReplicaState) => {
    if (next === state) return;
    state = next;
    onChange(next);
  };
  async function markPrimary(): Promise<void> {
    const at = Date.now();
    // Without the primary nothing new is written: whoever followed still does.
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

  const ask = (pool: pg.Pool, asked: unknown[]) => (pool as unknown as Questions).query(...asked);
  return {
    state: () => state,
    query: async (...asked) => {
      if (state !== 'follows' || !reading.getStore() || !isQuestion(asked[0])) return ask(primary, asked);
      try {
        return await ask(replica, asked);
      } catch (error) {
        if (isAway(error as Error)) become('away');
        // What is wrong with the question the primary says as well.
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

/** What Drizzle takes for a pool that answers questions; transactions and shared connections are the primary's. */
export class Questions {
  readonly query: Replica['query'];
  constructor(replica: Replica) {
    this.query = replica.query;
  }
}
