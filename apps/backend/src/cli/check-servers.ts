/** Checks of `doctor` that need PostgreSQL: pooler, replica, free connections. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { notify } from '../db/notify';

export type Finding = [ok: boolean, what: string];
type Settings = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databaseReadUrl' | 'databaseConnections'>;

/** Each process needs a pool and one listening connection; PostgreSQL reserves some for superusers. */
async function checkConnections({ pool }: Database, settings: Settings): Promise<Finding> {
  const { rows } = await pool.query<{ available: number }>(
    "SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS available",
  );
  const { available = 0 } = rows[0] ?? {};
  if (settings.databaseDirectUrl)
    return [
      true,
      `each backend process takes ${settings.databaseConnections} connections of the pooler, and one of PostgreSQL's ${available} past it`,
    ];
  const perProcess = settings.databaseConnections + 1;
  const processes = Math.floor(available / perProcess);
  return [
    processes > 0,
    `${processes} backend processes fit into PostgreSQL's ${available} connections, ${perProcess} each${processes > 0 ? '' : ': lower DATABASE_CONNECTIONS, or raise max_connections'}`,
  ];
}

const NOTIFY_TIMEOUT = 2000;

/** Whether a NOTIFY from the pool reaches the connection of live events: same database, lasting session. */
async function isNotifyReceived({ pool }: Database, url: string): Promise<boolean> {
  const listener = new pg.Client({ connectionString: url, connectionTimeoutMillis: NOTIFY_TIMEOUT });
  listener.on('error', () => undefined);
  const channel = `doctor_${randomBytes(6).toString('hex')}`;
  try {
    await listener.connect();
    await listener.query(`LISTEN ${channel}`);
    return await new Promise<boolean>((resolve) => {
      listener.once('notification', () => resolve(true));
      setTimeout(() => resolve(false), NOTIFY_TIMEOUT).unref();
      notify({ pool }, channel, '').catch(() => resolve(false));
    });
  } catch {
    return false;
  } finally {
    await listener.end().catch(() => undefined);
  }
}

async function checkLiveEvents(database: Database, { databaseUrl, databaseDirectUrl }: Settings): Promise<Finding> {
  const isReceived = await isNotifyReceived(database, String(databaseDirectUrl ?? databaseUrl));
  if (isReceived) return [true, 'live events arrive'];
  return [
    false,
    databaseDirectUrl
      ? 'live events do not arrive: DATABASE_DIRECT_URL has to lead past the pooler to the same database'
      : 'live events do not arrive: is a pooler in transaction mode behind DATABASE_URL? Then DATABASE_DIRECT_URL has to lead past it',
  ];
}

async function checkJit({ pool }: Database): Promise<Finding> {
  const { rows } = await pool.query<{ jit: string }>('SHOW jit');
  const ok = rows[0]?.jit === 'off';
  return [ok, ok ? 'queries are not compiled' : "jit is on: the pooler has to say connect_query='SET jit = off'"];
}

const REPLICA = {
  follows: [true, 'lists are read from the replica, which follows'],
  behind: [false, 'the replica follows too late: lists are read from the primary meanwhile'],
  away: [false, 'the replica cannot be reached: is DATABASE_READ_URL right? Lists are read from the primary meanwhile'],
  alone: [false, 'DATABASE_READ_URL is no replica, or was promoted: lists are read from the primary'],
} as const satisfies Record<string, Finding>;

/** Checks of a PostgreSQL server; the embedded database needs none. */
export async function checkServers(database: Database, settings: Settings): Promise<Finding[]> {
  return [
    await checkConnections(database, settings),
    await checkLiveEvents(database, settings),
    await checkJit(database),
    ...(database.replica ? [[...REPLICA[database.replica.state()]] as Finding] : []),
  ];
}
