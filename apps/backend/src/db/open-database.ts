/** Opens the database: the embedded one by default, a PostgreSQL server when `databaseUrl` is set. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { transactionsOn } from './connections';
import type { Database, DatabaseOptions, Db } from './database';
import { openPool } from './pools';
import { followReplica, RoutedPool, type Replica } from './replica';
import { startEmbedded } from './embedded/start';
import * as schema from './schema';

function migrationsFolder(): string {
  const candidates = [join(import.meta.dirname, 'migrations'), join(import.meta.dirname, '../migrations')];
  const folder = candidates.find((candidate) => existsSync(join(candidate, 'meta')));
  if (!folder) throw new Error(`No migrations beside ${import.meta.dirname}; build the backend again.`);
  return folder;
}

const INT8 = 20;

/** Advisory lock id; any number that no other lock of the shop uses. */
const LOCK_ID = 4_600_462;

/** A session lock: it is released when its process dies, and needs a connection that no pooler shares. */
const lockOn =
  (pool: pg.Pool): Database['withLock'] =>
  async (work) => {
    const client = await pool.connect();
    try {
      await client.query('SELECT pg_advisory_lock($1)', [LOCK_ID]);
      return await work();
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [LOCK_ID]).catch(() => undefined);
      client.release();
    }
  };

const DEFAULTS = {
  databaseDirectUrl: null,
  databaseReadUrl: null,
  onReplica: () => undefined,
  copyOf: null,
  connections: 12,
} satisfies Partial<DatabaseOptions>;

interface Pools {
  pool: pg.Pool;
  /** Past a pooler, for locks that last as long as a session; `pool` itself when there is no pooler. */
  direct: pg.Pool;
  replica: Replica | null;
}

function openPools(url: string | undefined, isEmbedded: boolean, options: Required<DatabaseOptions>): Pools {
  const { databaseDirectUrl: directUrl, databaseReadUrl: readUrl, onReplica, connections: max } = options;
  const target = isEmbedded ? 'embedded' : directUrl ? 'pooler' : 'server';
  const pool = openPool(url, target, { max });
  return {
    pool,
    // One connection holds the lock while the other migrates; both are closed when idle.
    direct: directUrl ? openPool(directUrl, 'server', { max: 2, forStart: true }) : pool,
    replica: readUrl ? followReplica(pool, openPool(readUrl, target, { max, failFast: true }), onReplica) : null,
  };
}

const openDrizzle = ({ pool, replica }: Pools): Db =>
  Object.assign(drizzle(replica ? (new RoutedPool(replica) as unknown as pg.Pool) : pool, { schema }), {
    $client: pool,
    transaction: transactionsOn(pool),
  });

/** Opens the database and runs pending migrations. */
export async function openDatabase(given: DatabaseOptions): Promise<Database> {
  const options = { ...DEFAULTS, ...given } as Required<DatabaseOptions>;
  const { databaseUrl, dataDir, copyOf } = options;
  const embedded = databaseUrl ? null : await startEmbedded(dataDir, copyOf);
  pg.types.setTypeParser(INT8, Number);
  const pools = openPools(databaseUrl ?? embedded?.url, embedded !== null, options);
  const { pool, direct, replica } = pools;
  const db = openDrizzle(pools);
  // One process owns the embedded database, and its single connection would deadlock on the lock.
  const withLock: Database['withLock'] = embedded ? (work) => work() : lockOn(direct);
  await withLock(() => migrate(drizzle(direct, { schema }), { migrationsFolder: migrationsFolder() }));
  await replica?.check();
  return {
    db,
    pool,
    embedded: embedded !== null,
    replica,
    fsyncCount: async () => embedded?.fsyncCount() ?? 0,
    save: async (file) => embedded?.save(file),
    withLock,
    close: async () => {
      await replica?.close();
      if (direct !== pool) await direct.end();
      await pool.end();
      await embedded?.stop();
    },
  };
}
