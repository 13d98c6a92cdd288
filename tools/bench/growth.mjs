/**
 * `npm run bench -- growth`: cost of catalogue calls by catalogue size, one at a time and without shared responses: milliseconds of
 * processor in backend and database, and 8 KiB buffers that PostgreSQL touches. Build first.
 *   --sizes 2000,20000   items per demo; about one store per 30 items (default: 2000,20000,200000)
 *   --only WORD          only calls whose name contains it
 *   --turns N            calls of each kind (default: 40)
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { tsImport } from 'tsx/esm/api';
import { createChildren } from '../lib/children.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { CALLS, HEADERS } from './catalogue-calls.mjs';
import { parentOf, processorTime } from './processor-time.mjs';

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string', default: '2000,20000,200000' },
    only: { type: 'string', default: '' },
    turns: { type: 'string', default: '40' },
  },
});
const { mergeTallies } = await tsImport('../../apps/backend/src/features/items/tallies.ts', import.meta.url);
const PORT = 46_981;
/** The id of the best-selling store. */
let greatest = 1;
/** The number of items given to it, copied from other items. */
const ITEMS_OF_GREATEST = 12_000;
const calls = Object.entries(CALLS).filter(([name]) => name.includes(values.only));
const turns = Number(values.turns);

/** In a large demo, gives one store a twentieth of all items. @returns its id */
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
  const url = `http://127.0.0.1:${PORT}`;
  const began = Date.now();
  const backend = children.launch('apps/backend/dist/server.js', {
    ...process.env,
    NODE_ENV: 'production',
    DEMO: '1',
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    BACKEND_PORT: String(PORT),
    LOG_LEVEL: 'error',
    SIMULATION: '0',
    RATE_LIMIT: '10000000',
    SHARED_SECONDS: '0',
    TOTAL_SECONDS: '0',
    WORLD_ITEMS: String(items),
    WORLD_STORES: String(Math.max(68, Math.round(items / 30))),
  });
  const database = new pg.Client({ connectionString: postgres.url });
  try {
    if (!(await children.ready(backend, `${url}/health/ready`))) throw new Error('The backend did not start.');
    console.log(`${items} items: ready after ${((Date.now() - began) / 1000).toFixed(0)} s`);
    await database.connect();
    await database.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
    greatest = await makeGreatStore(database, items);
    // As housekeeping does each minute: merges the tally rows that seeding has written.
    await mergeTallies(drizzle(database));
    await database.query('VACUUM ANALYZE');
    const postmaster = parentOf((await database.query('SELECT pg_backend_pid() AS pid')).rows[0].pid);
    const found = {};
    for (const [name, pathOf] of calls) {
      const ask = async (turn) => {
        for (const path of [pathOf(turn, greatest)].flat()) {
          const answer = await fetch(`${url}/api/v1/${path}`, { headers: HEADERS });
          if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
          await answer.arrayBuffer();
        }
      };
      for (let turn = 0; turn < 8; turn += 1) await ask(turn);
      await database.query('SELECT pg_stat_statements_reset()');
      const before = processorTime([backend.pid], postmaster);
      for (let turn = 0; turn < turns; turn += 1) await ask(turn);
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
console.log(`\n| call | ${sizes.map((size) => `${size} items`).join(' | ')} |`);
console.log(`| --- | ${sizes.map(() => '---').join(' | ')} |`);
for (const [name] of calls) {
  const cells = results.map(
    ({ [name]: { backend, database, buffers } }) => `${short(backend)} + ${short(database)} (${short(buffers)})`,
  );
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
console.log('\nms of processor in backend + database (buffers) of one call');
