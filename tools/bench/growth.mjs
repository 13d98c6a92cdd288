/**
 * `npm run bench -- growth`: cost of catalogue calls by catalogue size, one at a time and without shared responses: milliseconds of
 * processor in backend and database, and 8 KiB buffers that PostgreSQL touches. Build first.
 *   --sizes 2000,20000   items per run; about one store per 30 items (default: 2000,20000,200000)
 *   --only WORD          only calls whose name contains it
 *   --turns N            calls of each kind (default: 40)
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { tsImport } from 'tsx/esm/api';
import { createChildren } from '../lib/children.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { parentOf, processorTime } from '../lib/processor-time.mjs';
import { assertBuilt, HEADERS, startBackend } from '../lib/servers.mjs';
import { CALLS, ITEMS_OF_A_PAGE } from './catalogue-calls.mjs';
import { readOptions } from './options.mjs';
import { printHead, printRow } from './table.mjs';

const values = readOptions({ sizes: '2000,20000,200000', only: '', turns: '40' });
assertBuilt();
const { mergeTallies } = await tsImport('../../apps/backend/src/features/items/tallies.ts', import.meta.url);
const PORT = 46_981;
/** The id of the best-selling store. */
let greatest = 1;
/** The number of items given to it, copied from other items. */
const ITEMS_OF_GREATEST = 12_000;
/** The last full page of a sitemap. */
let lastPage = 1;
const calls = Object.entries(CALLS).filter(([name]) => name.includes(values.only));
const turns = Number(values.turns);

/** In a large catalogue, gives one store a twentieth of all items. @returns its id */
async function makeGreatStore(database, items) {
  const { rows } = await database.query(
    'SELECT store_id AS id FROM items WHERE module_id = 1 GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1',
  );
  await database.query(
    'UPDATE items SET store_id = $1 WHERE id IN (SELECT id FROM items WHERE module_id = 1 AND campaign_from IS NULL ORDER BY id DESC LIMIT $2)',
    [rows[0].id, Math.min(ITEMS_OF_GREATEST, Math.round(items / 20))],
  );
  return rows[0].id;
}

async function measure(items) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-growth-'));
  const postgres = startPostgres({
    why: 'The figures',
    settings: ['shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.track_utility=off'],
  });
  const children = createChildren();
  const env = {
    SHARED_SECONDS: '0',
    TOTAL_SECONDS: '0',
    WORLD_ITEMS: String(items),
    WORLD_STORES: String(Math.max(68, Math.round(items / 30))),
  };
  const database = new pg.Client({ connectionString: postgres.url });
  try {
    const options = { port: PORT, folder, databaseUrl: postgres.url, env };
    const { child: backend, url, startedIn } = await startBackend(children, options);
    console.log(`${items} items: ready after ${(startedIn / 1000).toFixed(0)} s`);
    await database.connect();
    await database.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
    greatest = await makeGreatStore(database, items);
    const listed = await database.query('SELECT count(*)::int AS items FROM items WHERE campaign_from IS NULL');
    lastPage = Math.floor(listed.rows[0].items / ITEMS_OF_A_PAGE);
    // As housekeeping does each minute: merges the tally rows that seeding has written.
    await mergeTallies(drizzle(database));
    await database.query('VACUUM ANALYZE');
    const postmaster = parentOf((await database.query('SELECT pg_backend_pid() AS pid')).rows[0].pid);
    const found = {};
    for (const [name, pathOf] of calls) {
      const call = async (turn) => {
        for (const path of [pathOf(turn, greatest, lastPage)].flat()) {
          const response = await fetch(`${url}/api/v1/${path}`, { headers: HEADERS });
          if (!response.ok) throw new Error(`${name}: ${response.status}`);
          await response.arrayBuffer();
        }
      };
      for (let turn = 0; turn < 8; turn += 1) await call(turn);
      await database.query('SELECT pg_stat_statements_reset()');
      const before = processorTime([backend.pid], postmaster);
      for (let turn = 0; turn < turns; turn += 1) await call(turn);
      const after = processorTime([backend.pid], postmaster);
      const { rows } = await database.query(
        `SELECT coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 AS buffers FROM pg_stat_statements WHERE query NOT LIKE '%pg_stat_statements%'`,
      );
      found[name] = {
        backend: before && after ? (after.backend - before.backend) / turns : NaN,
        database: before && after ? (after.database - before.database) / turns : NaN,
        buffers: rows[0].buffers / turns,
      };
    }
    return found;
  } finally {
    await database.end().catch(() => undefined);
    await children.stop();
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const sizes = values.sizes.split(',').map(Number);
const results = [];
for (const size of sizes) results.push(await measure(size));
const short = (value) => (value >= 100 ? value.toFixed(0) : value.toFixed(1));
console.log('');
printHead('call', ...sizes.map((size) => `${size} items`));
for (const [name] of calls) {
  const cells = results.map(
    ({ [name]: { backend, database, buffers } }) => `${short(backend)} + ${short(database)} (${short(buffers)})`,
  );
  printRow(name, ...cells);
}
console.log('\nms of processor in backend + database (buffers) of one call');
