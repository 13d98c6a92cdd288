/**
 * `npm run bench -- embedded`: up to which catalogue size the embedded database is suitable. It runs one statement at a time, so a slow
 * call delays all others. Measures single calls without shared responses, on an existing database. Build first.
 *   --sizes 2000,20000   items per demo; about one store per 23 items (default: 2000,20000,50000,100000,200000)
 *   --turns N            calls of each kind (default: 15)
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createChildren } from '../lib/children.mjs';
import { CALLS, HEADERS } from './catalogue-calls.mjs';
import { processorTime } from './processor-time.mjs';

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string', default: '2000,20000,50000,100000,200000' },
    turns: { type: 'string', default: '15' },
  },
});
const PORT = 46_983;
const ITEMS_OF_A_STORE = 23;
const WARM = 6;
const turns = Number(values.turns);
const ASKED = {
  'a list': CALLS['popular, page 1'],
  'items of a category': CALLS['items of a category'],
  'the same, counted by facets': (turn) => `${CALLS['items of a category'](turn)}&facets=1`,
  'a common search': CALLS['search: common'],
  suggestions: CALLS['suggestions, a common word'],
  'home of grocery, all its lists': CALLS['home of grocery, all its lists'],
};

const memoryOf = (pid, what) =>
  (Number(new RegExp(`${what}:\\s*(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024) / 1e6;
const middle = (list) => list.sort((one, other) => one - other)[Math.floor(list.length / 2)];

async function measure(items) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-embedded-'));
  const children = createChildren();
  const url = `http://127.0.0.1:${PORT}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DEMO: '1',
    DATABASE_URL: '',
    DATA_DIR: folder,
    BACKEND_PORT: String(PORT),
    LOG_LEVEL: 'error',
    SIMULATION: '0',
    RATE_LIMIT: '10000000',
    SHARED_SECONDS: '0',
    TOTAL_SECONDS: '0',
    WORLD_ITEMS: String(items),
    WORLD_STORES: String(Math.max(68, Math.round(items / ITEMS_OF_A_STORE))),
  };
  try {
    // The first start seeds the folder; the second one is measured.
    const first = children.launch('apps/backend/dist/server.js', env);
    if (!(await children.ready(first, `${url}/health/ready`))) throw new Error('The backend did not start.');
    const filled = processorTime([first.pid]).backend / 1000;
    await children.stop();
    const began = Date.now();
    const backend = children.launch('apps/backend/dist/server.js', env);
    if (!(await children.ready(backend, `${url}/health/ready`))) throw new Error('The backend did not start again.');
    const found = {
      'filling it, s of processor': filled.toFixed(0),
      'start, s': ((Date.now() - began) / 1000).toFixed(1),
      'start, s of processor': (processorTime([backend.pid]).backend / 1000).toFixed(1),
    };
    for (const [name, pathOf] of Object.entries(ASKED)) {
      const ask = async (turn) => {
        const start = Date.now();
        for (const path of [pathOf(turn)].flat()) {
          const answer = await fetch(`${url}/api/v1/${path}`, { headers: HEADERS });
          if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
          await answer.arrayBuffer();
        }
        return Date.now() - start;
      };
      for (let turn = 0; turn < WARM; turn += 1) await ask(turn);
      const before = processorTime([backend.pid]).backend;
      const took = [];
      for (let turn = 0; turn < turns; turn += 1) took.push(await ask(turn));
      const used = (processorTime([backend.pid]).backend - before) / turns;
      found[`${name}, ms`] = `${middle(took).toFixed(0)} (${used.toFixed(0)})`;
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
console.log(`\n| | ${sizes.map((size) => `${size.toLocaleString('en')} items`).join(' | ')} |`);
console.log(`| --- | ${sizes.map(() => '---').join(' | ')} |`);
for (const name of Object.keys(results[0]))
  console.log(`| ${name} | ${results.map((found) => found[name]).join(' | ')} |`);
console.log('\nmedian ms of a single call (ms of processor)');
