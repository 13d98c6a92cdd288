/** Who has a connection of the pool for how long: a transaction alone, short statements together with others. */
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db, Executor } from './database';

/** One for each connection, as long as it lives. */
const executors = new WeakMap<pg.PoolClient, Executor>();
function executorOf(client: pg.PoolClient): Executor {
  const known = executors.get(client);
  if (known) return known;
  const made = drizzle(client) as unknown as Executor;
  executors.set(client, made);
  return made;
}

/** Two transactions waited for each other, and PostgreSQL broke off this one: nothing of it was written. */
const DEADLOCK = '40P01';
const MOST_TRIES = 5;
const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: string }).code === DEADLOCK || isDeadlock(error.cause));

/**
 * `transaction` of the pool. Drizzle's own keeps the connection for ever when it breaks at BEGIN: after as many as the
 * pool holds, nothing would be answered any more. A deadlock reaches nobody: the work is done again from its start.
 */
export const transactionsOn =
  (pool: pg.Pool): Db['transaction'] =>
  async (work, config) => {
    for (let tries = 1; ; tries += 1) {
      const client = await pool.connect();
      try {
        return await executorOf(client).transaction(work, config);
      } catch (error) {
        if (tries === MOST_TRIES || !isDeadlock(error)) throw error;
      } finally {
        client.release();
      }
    }
  };

interface Shared {
  client: Promise<pg.PoolClient>;
  users: number;
}
/** One of so many connections of a pool is shared; the others belong to transactions and long questions. */
const ONE_OF = 6;
const sharedOf = new WeakMap<pg.Pool, { turn: number; open: (Shared | undefined)[] }>();

const aloneOnly: Executor['transaction'] = async () => {
  throw new Error('A shared connection has no transactions: what others ask would become part of them.');
};

/**
 * Runs `work` on a connection that other calls use at the same time, so that the statements of all of them go out in one
 * write and their answers come in one read. For short statements that stand alone, and only through `one`: there is no
 * transaction. A pool that is too small to share gives `work` a connection of its own.
 */
export async function onSharedConnection<Result>(db: Db, work: (one: Executor) => Promise<Result>): Promise<Result> {
  const pool = db.$client;
  const state = sharedOf.get(pool) ?? { turn: 0, open: [] };
  sharedOf.set(pool, state);
  const places = Math.floor(pool.options.max / ONE_OF);
  const place = places === 0 ? null : (state.turn += 1) % places;
  const shared = (place === null ? null : state.open[place]) ?? { client: pool.connect(), users: 0 };
  if (place !== null) state.open[place] = shared;
  shared.users += 1;
  try {
    const one = executorOf(await shared.client);
    return await work(Object.create(one, { transaction: { value: aloneOnly } }) as Executor);
  } finally {
    shared.users -= 1;
    if (shared.users === 0) {
      if (place !== null && state.open[place] === shared) state.open[place] = undefined;
      // One that never opened has nothing to give back, and its error is told already.
      await shared.client.then((client) => client.release()).catch(() => undefined);
    }
  }
}
