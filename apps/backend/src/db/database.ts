/** The one door to the database: embedded by default, a real PostgreSQL when `databaseUrl` is set. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { transactionsOn } from './connections';
import { PreparingClient } from './preparing-client';
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
  syncs: () => Promise<number>;
  /** Writes an embedded database into one file, which `copyOf` opens again. */
  save: (file: string) => Promise<void>;
  /** Does what only one process may do at a time: the others wait for it. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

export interface DatabaseOptions {
  databaseUrl: string | null;
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

const forgetStatements = (client: pg.PoolClient, done: (error?: Error) => void) =>
  void client.query('DEALLOCATE ALL').then(() => done(), done);

/** Any number that nothing else of the shop locks. */
const LOCK = 4_600_462;

/** The lock lives as long as its connection: a process that dies in between lets the next one in. */
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
  dataDir,
  copyOf = null,
  connections = 12,
}: DatabaseOptions): Promise<Database> {
  const embedded = databaseUrl ? null : await startEmbedded(dataDir, copyOf);
  pg.types.setTypeParser(INT8, Number);
  // The embedded database runs one transaction at a time: one connection queues in order instead of failing.
  const pool = new pg.Pool({
    connectionString: databaseUrl ?? embedded?.url,
    Client: PreparingClient,
    max: embedded ? 1 : connections,
    // What does not wait for each other goes out together; the embedded database takes one after the other.
    ...({ pipeline: !embedded } as object),
    // Waiting in the queue of a busy pool counts too; a database that is away refuses at once.
    connectionTimeoutMillis: embedded ? 60_000 : 10_000,
    // All connections of the embedded database are one session: what an earlier one has named is still there.
    ...(embedded ? { verify: forgetStatements } : {}),
  });
  pool.on('error', () => undefined);
  // Lists are short questions: compiling one of them takes longer than its answer.
  if (!embedded) pool.on('connect', (client) => void client.query('SET jit = off').catch(() => undefined));
  const db = Object.assign(drizzle(pool, { schema }), { transaction: transactionsOn(pool) });
  // The embedded database belongs to one process anyway, and its one connection could not wait for itself.
  const alone: Database['alone'] = embedded ? (work) => work() : aloneOn(pool);
  await alone(() => migrate(db, { migrationsFolder: migrationsFolder() }));
  return {
    db,
    pool,
    embedded: embedded !== null,
    syncs: async () => embedded?.syncs() ?? 0,
    save: async (file) => embedded?.save(file),
    alone,
    close: async () => {
      await pool.end();
      await embedded?.stop();
    },
  };
}
