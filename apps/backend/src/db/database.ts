/** The one door to the database: embedded by default, a real PostgreSQL when `databaseUrl` is set. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { transactionsOn } from './connections';
import { openPool } from './pools';
import { followReplica, Questions, type Replica, type ReplicaState } from './replica';
import { startEmbedded } from './embedded/start';
import * as schema from './schema';

export type Db = NodePgDatabase<typeof schema> & { $client: pg.Pool };
/** A transaction, or the database itself: queries take either. */
export type Executor = Pick<
  Db,
  | 'select'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | '$count'
  | '$with'
  | 'with'
  | 'transaction'
>;

export interface Database {
  db: Db;
  pool: pg.Pool;
  embedded: boolean;
  /** Lists may be read from it; null: there is none. */
  replica: Replica | null;
  syncs: () => Promise<number>;
  /** Writes an embedded database into one file, which `copyOf` opens again. */
  save: (file: string) => Promise<void>;
  /** Does what only one process may do at a time: the others wait for it. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

export interface DatabaseOptions {
  databaseUrl: string | null;
  /** The same past a pooler in transaction mode that `databaseUrl` leads to; null: there is none. */
  databaseDirectUrl?: string | null;
  /** A replica of it; null: there is none. */
  databaseReadUrl?: string | null;
  /** Told when a replica follows, and when it does not. */
  onReplica?: (state: ReplicaState) => void;
  /** At most so many to PostgreSQL; the embedded database has one. */
  connections?: number;
  /** Folder of the embedded database; null: in memory. */
  dataDir: string | null;
  /** In memory: the saved database to begin with. */
  copyOf?: string | null;
}

function migrationsFolder(): string {
  const candidates = [join(import.meta.dirname, 'migrations'), join(import.meta.dirname, '../migrations')];
  const folder = candidates.find((candidate) => existsSync(join(candidate, 'meta')));
  if (!folder) throw new Error(`No migrations beside ${import.meta.dirname}; build the backend again.`);
  return folder;
}

const INT8 = 20;

/** Any number that nothing else of the shop locks. */
const LOCK = 4_600_462;

/** The lock lives as long as its connection, so no pooler may stand before it: a process that dies in between lets the next one in. */
const aloneOn =
  (pool: pg.Pool): Database['alone'] =>
  async (work) => {
    const client = await pool.connect();
    try {
      await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
      return await work();
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
      client.release();
    }
  };

/** Opens the database and brings its tables up to date. */
export async function openDatabase({
  databaseUrl,
  databaseDirectUrl: directUrl = null,
  databaseReadUrl: readUrl = null,
  onReplica = () => undefined,
  dataDir,
  copyOf = null,
  connections = 12,
}: DatabaseOptions): Promise<Database> {
  const embedded = databaseUrl ? null : await startEmbedded(dataDir, copyOf);
  pg.types.setTypeParser(INT8, Number);
  const behind = embedded ? 'embedded' : directUrl ? 'pooler' : 'server';
  const pool = openPool(databaseUrl ?? embedded?.url, behind, { most: connections });
  // One holds the lock while the other migrates; idle, both are given back.
  const direct = directUrl ? openPool(directUrl, 'server', { most: 2, forStart: true }) : pool;
  const replica = readUrl
    ? followReplica(pool, openPool(readUrl, behind, { most: connections, impatient: true }), onReplica)
    : null;
  const db = Object.assign(drizzle(replica ? (new Questions(replica) as unknown as pg.Pool) : pool, { schema }), {
    $client: pool,
    transaction: transactionsOn(pool),
  });
  // The embedded database belongs to one process anyway, and its one connection could not wait for itself.
  const alone: Database['alone'] = embedded ? (work) => work() : aloneOn(direct);
  await alone(() => migrate(drizzle(direct, { schema }), { migrationsFolder: migrationsFolder() }));
  await replica?.look();
  return {
    db,
    pool,
    embedded: embedded !== null,
    replica,
    syncs: async () => embedded?.syncs() ?? 0,
    save: async (file) => embedded?.save(file),
    alone,
    close: async () => {
      await replica?.close();
      if (direct !== pool) await direct.end();
      await pool.end();
      await embedded?.stop();
    },
  };
}
