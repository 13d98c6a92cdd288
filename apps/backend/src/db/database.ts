/** Opens the database: the embedded one by default, a PostgreSQL server when `databaseUrl` is set. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Replica, ReplicaState } from './replica';
import type * as schema from './schema';

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
  /** Serves reads of lists; null: not configured. */
  replica: Replica | null;
  fsyncCount: () => Promise<number>;
  /** Saves an embedded database to one file, which `copyOf` opens again. */
  save: (file: string) => Promise<void>;
  /** Runs the work under a lock shared by all processes. */
  withLock: <Result>(work: () => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

export interface DatabaseOptions {
  databaseUrl: string | null;
  /** Bypasses the transaction pooler behind `databaseUrl`; null: there is no pooler. */
  databaseDirectUrl?: string | null;
  /** A read replica; null: none. */
  databaseReadUrl?: string | null;
  /** Called when the state of the replica changes. */
  onReplica?: (state: ReplicaState) => void;
  /** Connections to PostgreSQL at most; the embedded database has one. */
  connections?: number;
  /** Folder of the embedded database; null: in memory. */
  dataDir: string | null;
  /** In memory: the saved database to start from. */
  copyOf?: string | null;
}
