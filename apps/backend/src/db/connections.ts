/** How the pool lends connections: a transaction gets its own, short statements share one. */
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db, Executor } from './database';

/** The executor of each connection, for the connection's lifetime. */
const executors = new WeakMap<pg.PoolClient, Executor>();
function executorOf(client: pg.PoolClient): Executor {
  const existing = executors.get(client);
  if (existing) return existing;
  const created = drizzle(client) as unknown as Executor;
  executors.set(client, created);
  return created;
}

/** deadlock_detected: PostgreSQL rolled this transaction back. */
const DEADLOCK = '40P01';
const MAX_ATTEMPTS = 5;
const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: string }).code === DEADLOCK || isDeadlock(error.cause));

/**
 * Replaces Drizzle's `transaction`, which leaks its connection when BEGIN fails and would exhaust the pool. A
 * deadlocked transaction is retried from its start.
 */
export const transactionsOn =
  (pool: pg.Pool): Db['transaction'] =>
  async (work, config) => {
    for (let attempt = 1; ; attempt += 1) {
      const client = await pool.connect();
      try {
        return await executorOf(client).transaction(work, config);
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !isDeadlock(error)) throw error;
      } finally {
        client.release();
      }
    }
  };

interface Shared {
  client: Promise<pg.PoolClient>;
  users: number;
}
/** One in six connections is shared; the others serve transactions and long queries. */
const CONNECTIONS_PER_SHARED = 6;
const sharedOf = new WeakMap<pg.Pool, { next: number; open: (Shared | undefined)[] }>();

const noTransactions: Executor['transaction'] = async () => {
  throw new Error('A shared connection has no transactions: statements of other callers would become part of them.');
};

/**
 * Runs `work` on a connection that other requests use at the same time, so that their statements are pipelined in
 * one write and one read. Use it for short single statements only: there is no transaction. A pool that is too
 * small to share lends `work` its own connection.
 */
export async function onSharedConnection<Result>(db: Db, work: (one: Executor) => Promise<Result>): Promise<Result> {
  const pool = db.$client;
  const state = sharedOf.get(pool) ?? { next: 0, open: [] };
  sharedOf.set(pool, state);
  const sharedCount = Math.floor(pool.options.max / CONNECTIONS_PER_SHARED);
  const slot = sharedCount === 0 ? null : (state.next += 1) % sharedCount;
  const shared = (slot === null ? null : state.open[slot]) ?? { client: pool.connect(), users: 0 };
  if (slot !== null) state.open[slot] = shared;
  shared.users += 1;
  try {
    const one = executorOf(await shared.client);
    return await work(Object.create(one, { transaction: { value: noTransactions } }) as Executor);
  } finally {
    shared.users -= 1;
    if (shared.users === 0) {
      if (slot !== null && state.open[slot] === shared) state.open[slot] = undefined;
      // A connection that failed to open has nothing to release, and its error was reported.
      await shared.client.then((client) => client.release()).catch(() => undefined);
    }
  }
}
