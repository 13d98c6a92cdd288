/** Statements that do not wait for each other: they are written to the connection at once and answered in their order. */
import { drizzle, type NodePgClient } from 'drizzle-orm/node-postgres';
import type { Db, Executor } from './database';

/**
 * Waits for all of them, so that nothing is under way when it throws. Of several that fail the first in the list tells: what
 * must be known first stands first.
 */
export async function inOneGo<Work extends readonly unknown[]>(
  ...work: Work
): Promise<{ [At in keyof Work]: Awaited<Work[At]> }> {
  const settled = await Promise.allSettled(work);
  const failed = settled.find((entry) => entry.status === 'rejected');
  if (failed) throw failed.reason;
  return settled.map((entry) => (entry as PromiseFulfilledResult<unknown>).value) as never;
}

/** One for each connection, as long as it lives. */
const executors = new WeakMap<object, Executor>();
function executorOf(client: NodePgClient): Executor {
  const known = executors.get(client);
  if (known) return known;
  const made = drizzle(client) as unknown as Executor;
  executors.set(client, made);
  return made;
}

/** Runs `work` on one connection without a transaction, so that its statements can go together. Use only `one` inside. */
export async function onOneConnection<Result>(db: Db, work: (one: Executor) => Promise<Result>): Promise<Result> {
  const client = await db.$client.connect();
  try {
    return await work(executorOf(client));
  } finally {
    client.release();
  }
}
