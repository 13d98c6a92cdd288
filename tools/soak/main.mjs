/**
 * `npm run soak [-- name …]`: tests on real processes that take too long for `npm test`. Build first (`npm run build`).
 *   kill      20 rounds of kill -9 under load, on both databases   (--rounds N)
 *   orders    1,000 orders of several items at 32 clients, two processes
 *   away      the database is unavailable for 30 s
 *   rolling   two processes restarted in turn under load
 *   streams   500 live streams over two processes
 *   memory    100,000 requests
 *   attack    attacks by strangers: forms, pictures, forwarded addresses, claims, races
 * Without a name: all of them. The figures of the last run are in docs/reliability.md.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase } from '../lib/database.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { assertBuilt } from '../lib/servers.mjs';
import { attack } from './attack.mjs';
import { away } from './away.mjs';
import { children } from './backend.mjs';
import { kill } from './kill.mjs';
import { memory } from './memory.mjs';
import { orders } from './orders.mjs';
import { rolling } from './rolling.mjs';
import { streams } from './streams.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '20' } },
});
const RUNS = {
  'kill on PostgreSQL': (shared) => kill({ ...shared, rounds: Number(values.rounds) }),
  'kill on the embedded database': (shared) => kill({ ...shared, databaseUrl: null, rounds: Number(values.rounds) }),
  orders,
  away,
  rolling,
  streams,
  memory,
  attack,
};
const unknown = positionals.filter((name) => !Object.keys(RUNS).some((run) => run.startsWith(name)));
if (unknown.length > 0) {
  console.error(
    `There is no soak named ${unknown.join(', ')}. Names: kill, orders, away, rolling, streams, memory, attack.`,
  );
  process.exit(2);
}
assertBuilt();

const postgres = startPostgres({ safe: true, why: 'The soaks' });
let count = 0;
let failed = false;
try {
  for (const [name, run] of Object.entries(RUNS)) {
    if (positionals.length > 0 && !positionals.some((wanted) => name.startsWith(wanted))) continue;
    const folder = mkdtempSync(join(tmpdir(), 'shop-soak-'));
    const begin = Date.now();
    try {
      const databaseUrl = await createDatabase(postgres.url, `soak_${(count += 1)}`);
      const summary = await run({ folder, databaseUrl, postgres: { ...postgres, url: databaseUrl }, port: 46_510 });
      console.log(`✓ ${name} (${Math.round((Date.now() - begin) / 1000)} s): ${summary}`);
    } catch (error) {
      failed = true;
      console.error(`✗ ${name}: ${error.message}`);
    } finally {
      await children.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
} finally {
  postgres.stop();
}
process.exit(failed ? 1 : 0);
