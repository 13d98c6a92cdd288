/** `doctor`: checks everything the backend depends on, and says how to fix what is wrong. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readConfig, SECRET_NEEDED, type Config } from '../config';
import type { Database } from '../db/database';
import { openDatabase } from '../db/open-database';
import type { Command } from './command';
import { checkServers, type Finding } from './check-servers';

function canWrite(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    const probe = join(folder, `.probe-${randomBytes(6).toString('hex')}`);
    writeFileSync(probe, '');
    rmSync(probe);
    return true;
  } catch {
    return false;
  }
}

function checkDiskSpace(folder: string): Finding {
  try {
    const { bavail, bsize } = statfsSync(folder);
    const gigabytes = (bavail * bsize) / 1e9;
    return [
      gigabytes > 1,
      `${gigabytes.toFixed(1)} GB are free for data${gigabytes > 1 ? '' : ': make room, or move DATA_DIR'}`,
    ];
  } catch {
    return [true, 'the room for data could not be measured'];
  }
}

const listOfIds = (ids: readonly (number | string)[]) => `${ids.slice(0, 10).join(', ')}${ids.length > 10 ? ' …' : ''}`;

/** Refunds and transfers of orders that need manual work. */
async function checkPendingMoney({ pool }: Database): Promise<Finding[]> {
  const { rows: held } = await pool.query<{ number: number }>(
    `SELECT o.number FROM orders o JOIN order_payments p ON p.order_id = o.id
     WHERE o.status IN ('canceled', 'failed') GROUP BY o.id HAVING sum(p.amount) <> 0 ORDER BY o.id`,
  );
  const { rows: open } = await pool.query<{ id: number }>(
    `SELECT p.id FROM order_payments p WHERE p.state <> 'done'
       AND NOT EXISTS (SELECT 1 FROM outbox WHERE kind = 'refund' AND target = p.id::text AND due_at IS NOT NULL) ORDER BY p.id`,
  );
  const { rows: unclaimed } = await pool.query<{ id: string }>(
    `SELECT p.id FROM payments p WHERE p.refund <> 'done'
       AND NOT EXISTS (SELECT 1 FROM outbox WHERE kind = 'refund' AND target = 'payment:' || p.id AND due_at IS NOT NULL) ORDER BY p.id`,
  );
  return [
    [
      held.length === 0,
      held.length === 0
        ? 'no order that ended holds money'
        : `orders have ended and still hold money: ${listOfIds(held.map(({ number }) => number))}. Send it back with order return NUMBER`,
    ],
    [
      open.length === 0,
      open.length === 0
        ? 'no refund waits for a person'
        : `refunds have to be sent by hand, rows ${listOfIds(open.map(({ id }) => id))}: send them, then order sent ROW`,
    ],
    [
      unclaimed.length === 0,
      unclaimed.length === 0
        ? 'no payment without a wallet waits for a person'
        : `payments that no wallet could take have to be sent back by hand, ${listOfIds(unclaimed.map(({ id }) => id))}: send them, then order sent payment:ID`,
    ],
  ];
}

/**
 * Items that the embedded database can serve: it runs one query at a time, so a slow search blocks every customer
 * (docs/performance-servers.md).
 */
const MAX_EMBEDDED_ITEMS = 50_000;

async function checkSize({ pool }: Database): Promise<Finding[]> {
  const { rows } = await pool.query<{ items: number }>('SELECT count(*)::int AS items FROM items');
  const items = rows[0]?.items ?? 0;
  const text = `${items.toLocaleString('en')} items in the embedded database`;
  return items <= MAX_EMBEDDED_ITEMS
    ? [[true, text]]
    : [
        [
          false,
          `${text}: above ${MAX_EMBEDDED_ITEMS.toLocaleString('en')} customers wait for each other. Move to PostgreSQL: backup FILE, set DATABASE_URL, restore FILE`,
        ],
      ];
}

async function checkDatabase(config: Config): Promise<Finding[]> {
  try {
    const database = await openDatabase(config);
    try {
      const { rows } = await database.pool.query<{ version: string; stores: number; zone: string }>(
        "SELECT current_setting('server_version') AS version, (SELECT count(*)::int FROM stores) AS stores, current_setting('TimeZone') AS zone",
      );
      const { version = '0', stores = 0 } = rows[0] ?? {};
      const money = await checkPendingMoney(database);
      return [
        [
          Number.parseInt(version, 10) >= 15,
          `database ${version}, ${database.embedded ? 'embedded' : 'PostgreSQL'}; 15 or later is needed`,
        ],
        [true, 'tables are up to date'],
        ...(database.embedded ? await checkSize(database) : await checkServers(database, config)),
        [stores > 0, stores > 0 ? `${stores} stores` : 'no stores yet: run seed for the demo, or import your own'],
        ...money,
      ];
    } finally {
      await database.close();
    }
  } catch (error) {
    const hint = config.databaseUrl
      ? 'is DATABASE_URL right, and is the server up?'
      : 'is a backend running on this DATA_DIR? Stop it first.';
    return [[false, `the database cannot be opened (${(error as Error).message.split('\n')[0] ?? ''}): ${hint}`]];
  }
}

function checkNode(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isSupported = major > 20 || (major === 20 && minor >= 19);
  return [isSupported, `Node ${process.versions.node}; 20.19 or later is needed`];
}

function checkStorageSecret({ demo, storageSecret }: Config): Finding {
  if (storageSecret) return [true, 'STORAGE_SECRET signs the addresses of private pictures'];
  if (demo) return [true, 'no STORAGE_SECRET: the demo made one of its own'];
  return [false, `no STORAGE_SECRET: a backend will not start; ${SECRET_NEEDED}`];
}

function checkDemo({ demo }: Config, { NODE_ENV }: NodeJS.ProcessEnv): Finding {
  if (!demo) return [true, 'production: nothing is simulated'];
  return [NODE_ENV !== 'production', 'a demo: codes are shown, stores are simulated'];
}

function checkPublicUrl({ demo, publicUrl, hosts }: Config): Finding {
  if (publicUrl) return [demo || publicUrl.startsWith('https:'), `PUBLIC_URL ${publicUrl}`];
  if (hosts) return [true, 'no PUBLIC_URL: pictures are named by the host that is asked'];
  return [demo, 'neither PUBLIC_URL nor ALLOWED_HOSTS: a backend will not start'];
}

export const doctor: Command = async (_words, env) => {
  const config = readConfig(env);
  const { vips } = sharp.versions;
  const findings: Finding[] = [
    checkNode(),
    [canWrite(config.dataDir), `DATA_DIR ${config.dataDir} can be written`],
    [canWrite(config.uploadsDir), `UPLOADS_DIR ${config.uploadsDir} can be written`],
    checkStorageSecret(config),
    checkDiskSpace(config.dataDir),
    [typeof vips === 'string', `pictures are drawn by libvips ${vips ?? 'none'}`],
    checkDemo(config, env),
    checkPublicUrl(config),
    ...(await checkDatabase(config)),
  ];
  for (const [ok, what] of findings) console.log(`${ok ? '✓' : '✗'} ${what}`);
  return findings.every(([ok]) => ok) ? 0 : 1;
};
