/** Connection pools: to the embedded database, to PostgreSQL, or to a pooler in transaction mode. */
import pg from 'pg';
import { PreparingClient } from './preparing-client';

/** What an address leads to. */
export type PoolTarget = 'embedded' | 'server' | 'pooler';

const forgetStatements = (client: pg.PoolClient, done: (error?: Error) => void) =>
  void client.query('DEALLOCATE ALL').then(() => done(), done);

/** Milliseconds after which connections that only the start needs are closed. */
const IDLE_AT_START = 500;
/** Milliseconds a replica may take to connect and to answer before the primary is asked. */
const REPLICA_TIMEOUTS = { connect: 1000, query: 5000 };

/**
 * @param most connections; the embedded database has one
 * @param impatient short timeouts: the caller has a fallback
 * @param forStart mostly idle after the start
 */
export function openPool(
  url: string | undefined,
  target: PoolTarget,
  { max, failFast = false, forStart = false }: { max: number; failFast?: boolean; forStart?: boolean },
): pg.Pool {
  const isEmbedded = target === 'embedded';
  const pool = new pg.Pool({
    connectionString: url,
    Client: PreparingClient,
    // The embedded database runs one transaction at a time: a single connection queues requests instead of failing
    // them.
    max: isEmbedded ? 1 : max,
    // Independent statements are pipelined, except on the embedded database. Behind a pooler statements stay
    // unnamed: the next transaction may use another session.
    ...({ pipeline: !isEmbedded, prepares: target !== 'pooler' } as object),
    // The timeout includes the wait in a busy pool; an unreachable database fails at once.
    connectionTimeoutMillis: failFast ? REPLICA_TIMEOUTS.connect : isEmbedded ? 60_000 : 10_000,
    ...(forStart ? { idleTimeoutMillis: IDLE_AT_START } : {}),
    ...(failFast ? { query_timeout: REPLICA_TIMEOUTS.query } : {}),
    // All connections of the embedded database share one session, where statements of earlier connections are still
    // prepared.
    ...(isEmbedded ? { verify: forgetStatements } : {}),
  });
  pool.on('error', () => undefined);
  // Compiling a list query (JIT) takes longer than running it. A pooler sets this itself
  // (docs/deploy/pgbouncer.ini).
  if (target === 'server') pool.on('connect', (client) => void client.query('SET jit = off').catch(() => undefined));
  return pool;
}
