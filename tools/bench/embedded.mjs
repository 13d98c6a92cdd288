/**
 * `npm run bench -- embedded`: up to which catalogue size the embedded database is suitable. It runs one statement at a time, so a slow
 * call delays all others. Measures single calls without shared responses, on an existing database. Build first.
 *   --sizes 2000,20000   items per run; about one store per 23 items (default: 2000,20000,50000,100000,200000)
 *   --turns N            calls of each kind (default: 15)
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createChildren } from '../lib/children.mjs';
import { processorTime } from '../lib/processor-time.mjs';
import { assertBuilt, HEADERS, startBackend } from '../lib/servers.mjs';
import { median } from '../lib/statistics.mjs';
import { CALLS } from './catalogue-calls.mjs';
import { readOptions } from './options.mjs';
import { printHead, printRow } from './table.mjs';

const values = readOptions({ sizes: '2000,20000,50000,100000,200000', turns: '15' });
assertBuilt();
const PORT = 46_983;
const ITEMS_OF_A_STORE = 23;
const WARM_UP = 6;
const turns = Number(values.turns);
const MEASURED = {
  'a list': CALLS['popular, page 1'],
  'items of a category': CALLS['items of a category'],
  'the same, counted by facets': (turn) => `${CALLS['items of a category'](turn)}&facets=1`,
  ...Object.fromEntries(
    Object.entries(CALLS).filter(([name]) => /^search:|^suggestions|^stores, by|^discounted|within prices/.test(name)),
  ),
  'home of grocery, all its lists': CALLS['home of grocery, all its lists'],
};

const memoryOf = (pid, what) =>
  (Number(new RegExp(`${what}:\\s*(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024) / 1e6;

async function measure(items) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-embedded-'));
  const children = createChildren();
  const env = {
    SHARED_SECONDS: '0',
    TOTAL_SECONDS: '0',
    WORLD_ITEMS: String(items),
    WORLD_STORES: String(Math.max(68, Math.round(items / ITEMS_OF_A_STORE))),
  };
  try {
    // The first start seeds the folder; the second one is measured.
    const { child: first } = await startBackend(children, { port: PORT, folder, env });
    const filled = processorTime([first.pid]).backend / 1000;
    await children.stop();
    const { child: backend, url, startedIn } = await startBackend(children, { port: PORT, folder, env });
    const found = {
      'filling it, s of processor': filled.toFixed(0),
      'start, s': (startedIn / 1000).toFixed(1),
      'start, s of processor': (processorTime([backend.pid]).backend / 1000).toFixed(1),
    };
    for (const [name, pathOf] of Object.entries(MEASURED)) {
      const call = async (turn) => {
        const start = Date.now();
        for (const path of [pathOf(turn)].flat()) {
          const response = await fetch(`${url}/api/v1/${path}`, { headers: HEADERS });
          if (!response.ok) throw new Error(`${name}: ${response.status}`);
          await response.arrayBuffer();
        }
        return Date.now() - start;
      };
      for (let turn = 0; turn < WARM_UP; turn += 1) await call(turn);
      const before = processorTime([backend.pid]).backend;
      const took = [];
      for (let turn = 0; turn < turns; turn += 1) took.push(await call(turn));
      const used = (processorTime([backend.pid]).backend - before) / turns;
      found[`${name}, ms`] = `${median(took).toFixed(0)} (${used.toFixed(0)})`;
    }
    found['memory, MB (highest)'] =
      `${memoryOf(backend.pid, 'VmRSS').toFixed(0)} (${memoryOf(backend.pid, 'VmHWM').toFixed(0)})`;
    return found;
  } finally {
    await children.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const sizes = values.sizes.split(',').map(Number);
const results = [];
for (const size of sizes) {
  results.push(await measure(size));
  console.log(size, results.at(-1));
}
console.log('');
printHead('', ...sizes.map((size) => `${size.toLocaleString('en')} items`));
for (const name of Object.keys(results[0])) printRow(name, ...results.map((found) => found[name]));
console.log('\nmedian ms of a single call (ms of processor)');
