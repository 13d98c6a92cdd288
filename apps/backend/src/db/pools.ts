/** Pools of connections: to the embedded database, to a PostgreSQL, or to a pooler that keeps a session for one transaction only. */
import pg from 'pg';
import { PreparingClient } from './preparing-client';

/** What is behind an address. */
export type Behind = 'embedded' | 'server' | 'pooler';

const forgetStatements = (client: pg.PoolClient, done: (error?: Error) => void) =>
  void client.query('DEALLOCATE ALL').then(() => done(), done);

/** What is needed at the start alone is given back after so many ms. */
const IDLE_AT_START = 500;
/** How long a replica may take to let us in, and to answer, in ms: the primary has the answer, too. */
const PATIENCE = { connect: 1000, answer: 5000 };

/**
 * @param most connections; the embedded database has one
 * @param impatient whoever asks has somebody else to ask
 * @param forStart it is hardly used but at the start
 */
export function openPool(
  url: string | undefined,
  behind: Behind,
  { most, impatient = false, forStart = false }: { most: number; impatient?: boolean; forStart?: boolean },
): pg.Pool {
  const isEmbedded = behind === 'embedded';
  const pool = new pg.Pool({
    connectionString: url,
    Client: PreparingClient,
    // The embedded database runs one transaction at a time: one connection queues in order instead of failing.
    max: isEmbedded ? 1 : most,
    // What does not wait for each other goes out together; the embedded database takes one after the other.
    // Through a pooler the next transaction may come to another session, which knows none of our statements by name.
    ...({ pipeline: !isEmbedded, prepares: behind !== 'pooler' } as object),
    // Waiting in the queue of a busy pool counts too; a database that is away refuses at once.
    connectionTimeoutMillis: impatient ? PATIENCE.connect : isEmbedded ? 60_000 : 10_000,
    ...(forStart ? { idleTimeoutMillis: IDLE_AT_START } : {}),
    ...(impatient ? { query_timeout: PATIENCE.answer } : {}),
    // All connections of the embedded database are one session: what an earlier one has named is still there.
    ...(isEmbedded ? { verify: forgetStatements } : {}),
  });
  pool.on('error', () => undefined);
  // Lists are short questions: compiling one of them takes longer than its answer. A pooler says so by itself (docs/deploy/pgbouncer.ini).
  if (behind === 'server') pool.on('connect', (client) => void client.query('SET jit = off').catch(() => undefined));
  return pool;
}
