/**
 * `npm run bench -- bulk`: cost of seeding, exporting, importing, backing up and restoring a whole marketplace on PostgreSQL: processor time
 * of command and database, peak memory, rows per second. Build first.
 *   --sizes 2000,20000   items per run; about one store per 23 items (default: 2000,20000; at most 200000)
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../lib/postgres.mjs';
import { root } from '../lib/run.mjs';
import { parentOf, processorTime } from '../lib/processor-time.mjs';
import { readOptions } from './options.mjs';
import { printHead, printRow } from './table.mjs';

const values = readOptions({ sizes: '2000,20000' });
const MAX_ITEMS = 200_000;
const ITEMS_OF_A_STORE = 23;
const FEWEST_STORES = 68;
/** An import needs an existing marketplace, because it creates no modules. */
const SMALL = ['--items', '300', '--stores', String(FEWEST_STORES)];
/** Limits of a command, at any size. */
const LIMITS = { peakMb: 300, processorSeconds: 120, of: ['export', 'import'] };

const folder = mkdtempSync(join(tmpdir(), 'shop-bulk-'));
const file = (name) => join(folder, name);
const postgres = startPostgres({ why: 'The figures' });
const urlOf = (name) => Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
const admin = new pg.Client({ connectionString: postgres.url });

/** Discards a command's output, except the end of it when it fails. */
async function run(database, ...args) {
  const usage = file('usage.json');
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DEMO: '1',
    DATABASE_URL: urlOf(database),
    DATA_DIR: folder,
    USAGE_FILE: usage,
  };
  const command = ['--import', './tools/bench/report-usage.mjs', 'apps/backend/dist/cli.js', ...args];
  const child = spawn(process.execPath, command, { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (text) => (output = (output + text).slice(-2000)));
  const code = await new Promise((done) => child.once('exit', done));
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}: ${output}`);
  return JSON.parse(readFileSync(usage, 'utf8'));
}

async function query(database, sql) {
  const client = new pg.Client({ connectionString: urlOf(database) });
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}
const countOf = async (database, table) =>
  (await query(database, `SELECT count(*)::int AS count FROM ${pg.escapeIdentifier(table)}`))[0].count;
/** Lines in the export of this database. */
const linesOf = async (database) =>
  (await countOf(database, 'items')) + (await countOf(database, 'stores')) + (await countOf(database, 'categories'));
/** Rows of all tables in a backup. */
async function rowsOf(database) {
  const tables = await query(
    database,
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT LIKE '%\\_tallies'",
  );
  let sum = 0;
  for (const { name } of tables) sum += await countOf(database, name);
  return sum;
}

async function measure(items, postmaster) {
  const names = ['seeded', 'other', 'empty'].map((name) => `${name}_${items}`);
  const [seeded, other, empty] = names;
  for (const name of names) await admin.query(`CREATE DATABASE ${name}`);
  const stores = Math.max(FEWEST_STORES, Math.round(items / ITEMS_OF_A_STORE));
  const found = [];
  const step = async (name, countRows, database, ...args) => {
    const before = processorTime([], postmaster);
    const began = Date.now();
    const used = await run(database, ...args);
    const seconds = (Date.now() - began) / 1000;
    const after = processorTime([], postmaster);
    found.push({
      name,
      rows: await countRows(database),
      seconds,
      peakMb: used.peakMb,
      command: used.processorMs / 1000,
      database: before && after ? (after.database - before.database) / 1000 : NaN,
    });
  };
  await step('seed', linesOf, seeded, 'seed', '--items', String(items), '--stores', String(stores));
  await step('export', linesOf, seeded, 'export', file('marketplace.json'));
  await run(other, 'seed', ...SMALL);
  await step('import', linesOf, other, 'import', file('marketplace.json'));
  await step('import again', linesOf, other, 'import', file('marketplace.json'));
  await step('backup', rowsOf, seeded, 'backup', file('marketplace.gz'));
  await step('restore', rowsOf, empty, 'restore', file('marketplace.gz'));
  const sizes = ['marketplace.json', 'marketplace.gz'].map(
    (name) => `${name} ${(statSync(file(name)).size / 1e6).toFixed(1)} MB`,
  );
  console.log(
    `${items} items requested: ${await countOf(seeded, 'items')} items, ${stores} stores; ${sizes.join(', ')}`,
  );
  for (const name of names) await admin.query(`DROP DATABASE ${name}`);
  return found;
}

function print(items, found) {
  console.log('');
  printHead(`${items} items`, 'rows', 'peak MB', 'processor s, command + database', 'rows per second');
  for (const { name, rows, seconds, peakMb, command, database } of found) {
    const figures = [rows.toLocaleString('en'), peakMb.toFixed(0), `${command.toFixed(1)} + ${database.toFixed(1)}`];
    printRow(name, ...figures, Math.round(rows / seconds).toLocaleString('en'));
  }
}

let above = 0;
try {
  await admin.connect();
  const postmaster = parentOf((await admin.query('SELECT pg_backend_pid() AS pid')).rows[0].pid);
  for (const items of values.sizes.split(',').map(Number)) {
    if (!(items > 0 && items <= MAX_ITEMS)) throw new Error(`--sizes: from 1 to ${MAX_ITEMS}, not ${items}.`);
    const found = await measure(items, postmaster);
    print(items, found);
    for (const { name, peakMb, command, database } of found)
      if (LIMITS.of.includes(name) && (peakMb > LIMITS.peakMb || command + database > LIMITS.processorSeconds)) {
        console.log(`✗ ${name} is above ${LIMITS.peakMb} MB or ${LIMITS.processorSeconds} s of processor`);
        above += 1;
      }
  }
} finally {
  await admin.end().catch(() => undefined);
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = above > 0 ? 1 : 0;
