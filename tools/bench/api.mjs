/**
 * `npm run bench -- api`: latency, throughput and resource use of the backend. Build first (`npm run build`).
 *   --database embedded|postgres   postgres: starts one, or uses TEST_DATABASE_URL (default: embedded)
 *   --items N --stores N           size of the demo (default: 2000, 68)
 *   --processes N                  backends on one database, called in turn (default: 1; more need postgres)
 *   --only WORD                    only calls whose name contains it
 *   --seconds N                    duration of each run (default: 5)
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { startPostgres } from '../lib/postgres.mjs';
import { answers, root } from '../lib/run.mjs';
import { HEADERS } from './catalogue-calls.mjs';
import { processorTime } from './processor-time.mjs';

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'string', default: 'embedded' },
    items: { type: 'string', default: '2000' },
    stores: { type: 'string', default: '68' },
    processes: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  },
});
if (!['embedded', 'postgres'].includes(values.database)) {
  console.error(`--database is embedded or postgres, not ${values.database}.`);
  process.exit(2);
}
const server = join(root, 'apps/backend/dist/server.js');
if (!existsSync(server)) {
  console.error('Nothing is built. Run npm run build first.');
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
const CLIENTS = [1, 32];
const GUESTS = 1200;
/** Each call differs from the previous one, so that no response is shared. */
const WORDS = ['milk', 'bread', 'oil', 'apple', 'rice', 'tea', 'salt', 'cheese', 'soap', 'fish'];
const wordOf = (turn) => `${WORDS[turn % WORDS.length]}&turn=${turn}`;
const SEARCHES = { next: 0, path: (turn) => `items/search?limit=20&offset=1&name=${wordOf(turn)}` };
const SUGGESTIONS = { next: 0, path: (turn) => `items/item-or-store-search?name=${wordOf(turn)}` };
const LISTS = { next: 0, path: (turn) => `items/popular?limit=20&offset=${1 + (turn % 40)}&type=all&turn=${turn}` };
/** Pairs of unfiltered and filtered lists; the difference is the cost of a filter. */
const RESULTS = {
  items: 'items/discounted?limit=20',
  categories: 'categories/items/list?category_ids=[1,2,3,4]&limit=20',
  category: 'categories/items/1?limit=20',
  search: 'items/search?name=milk&limit=20',
  stores: 'stores/get-stores/all?limit=12',
};
const encoded = (words) => encodeURIComponent(JSON.stringify(words));
const FILTERS = {
  'with facets': 'facets=1',
  'reduced, rated 4': `filter=${encoded(['discounted'])}&rating_count=4`,
  'rated 5': 'rating_count=5',
  'by price': 'sort_by=low2High',
  'dearest first, within prices': 'sort_by=high2Low&min_price=2&max_price=6',
  'top rated': `filter=${encoded(['top_rated'])}`,
  'of campaigns': `filter=${encoded(['from_campaign'])}`,
};
const STORE_FILTERS = {
  'with facets': 'facets=1',
  'open, reduced': `filter=${encoded(['currently_open', 'discounted'])}`,
  'nearby, rated 4': `filter=${encoded(['nearby'])}&rating_count=4`,
};
const results = (list, filters) =>
  Object.entries({ 'as they are': '', ...filters }).map(([name, asked]) => [
    `results of ${list}, ${name}`,
    null,
    { next: 0, path: (turn) => `${RESULTS[list]}&offset=${1 + (turn % 5)}&${asked}&turn=${turn}` },
  ]);

const given = process.env.TEST_DATABASE_URL;
const openPostgres = () =>
  given ? { url: given, stop: () => undefined } : startPostgres({ safe: true, why: 'The figures' });
const postgres = values.database === 'postgres' ? openPostgres() : null;
const processes = Array.from({ length: Number(values.processes) }, (_, index) => {
  const port = 46_991 + index;
  const child = spawn(process.execPath, [server, '--items', values.items, '--stores', values.stores], {
    env: {
      ...process.env,
      DEMO: '1',
      BACKEND_PORT: String(port),
      DATA_DIR: folder,
      ...(postgres ? { DATABASE_URL: postgres.socket ?? postgres.url } : {}),
      LOG_LEVEL: 'error',
      SIMULATION: '0',
      RATE_LIMIT: '10000000',
      CLOCK: '2026-03-05T11:00:00Z',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return { child, url: `http://127.0.0.1:${port}` };
});
const [{ url: first, child }] = processes;

const get = async (path) => (await fetch(`${first}/api/v1/${path}`, { headers: HEADERS })).json();
const post = async (path, body) =>
  (
    await fetch(`${first}/api/v1/${path}`, {
      method: 'POST',
      headers: { ...HEADERS, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json();

/** A line of one item, as clients send it. */
const line = (id) => ({ model: 'Item', item_id: id, quantity: 1, variation: [], add_on_ids: [], add_on_qtys: [] });

async function scenarios() {
  const lists = ['popular', 'most-reviewed', 'new-arrival'];
  const found = [];
  for (const list of lists) found.push(...(await get(`items/${list}?limit=50&offset=1`)).products);
  const all = [...new Map(found.map((item) => [item.id, item])).values()];
  const plain = all.filter(({ variations, stock }) => variations.length === 0 && stock > 20);
  const guests = [];
  for (let count = 0; count < GUESTS; count += 1) guests.push((await post('auth/guest/request', {})).guest_id);
  // Carts of up to five lines; orders of one item each, distributed over guests and items.
  const adds = plain.slice(0, 5).flatMap(({ id }) => guests.map((guest_id) => ({ guest_id, ...line(id) })));
  const orders = Array.from({ length: GUESTS * 5 }, (_, index) => {
    const item = plain[index % plain.length];
    return {
      guest_id: guests[index % guests.length],
      order_type: 'take_away',
      payment_method: 'cash_on_delivery',
      store_id: item.store_id,
      is_buy_now: 1,
      cart: JSON.stringify([line(item.id)]),
      contact_person_name: 'Bench',
      contact_person_number: '+35621000000',
      contact_person_email: 'bench@example.com',
    };
  });
  return [
    ['product list of 20', 'items/popular?limit=20&offset=1'],
    ['product lists, each another', null, LISTS],
    ['store list of 12', 'stores/popular?limit=12&offset=1'],
    ['search, 20 found', 'items/search?name=milk&limit=20&offset=1'],
    ['searches, each another', null, SEARCHES],
    ['suggestions, each another', null, SUGGESTIONS],
    ['suggestions', 'items/item-or-store-search?name=bread'],
    ['item details', 'items/details/bananas-green-corner'],
    ...results('items', FILTERS),
    ...results('categories', FILTERS),
    ...results('category', FILTERS),
    ...results('search', FILTERS),
    ...results('stores', STORE_FILTERS),
    ['cart add', 'customer/cart/add', { bodies: adds, next: 0 }],
    ['order place', 'customer/order/place', { bodies: orders, next: 0 }],
  ];
}

let turn = 0;
async function measure(path, source, connections) {
  const { url } = processes[turn++ % processes.length];
  const common = { url, connections, duration: Number(values.seconds), headers: HEADERS };
  const write = (request) => ({
    ...request,
    body: JSON.stringify(source.bodies[source.next++ % source.bodies.length]),
  });
  const read = (request) => ({ ...request, path: `/api/v1/${source.path(source.next++)}` });
  const headers = { ...HEADERS, 'content-type': 'application/json' };
  const requests = !source
    ? [{ path: `/api/v1/${path}` }]
    : source.path
      ? [{ setupRequest: read }]
      : [{ path: `/api/v1/${path}`, method: 'POST', headers, setupRequest: write }];
  const pids = processes.map((entry) => entry.child.pid);
  const before = processorTime(pids);
  const result = await autocannon({ ...common, requests });
  const after = processorTime(pids);
  const each = (part) => (before && after ? ((after[part] - before[part]) / result['2xx']).toFixed(2) : '');
  return {
    backend: each('backend'),
    database: each('database'),
    // Failed requests do not count.
    rate: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    refused: result.non2xx,
    errors: result.errors,
  };
}

const memory = () =>
  processes.reduce(
    (sum, entry) =>
      sum + Number(execFileSync('ps', ['-o', 'rss=', '-p', String(entry.child.pid)], { encoding: 'utf8' })) / 1024,
    0,
  );

try {
  for (const { url } of processes)
    if (!(await answers(`${url}/health/ready`, 300_000))) throw new Error('The backend did not start.');
  console.log(
    `${values.items} items, ${values.database}, ${processes.length} process(es), ${values.seconds} s each; ${Math.round(memory())} MiB at the start\n`,
  );
  console.log(
    '| call | clients | requests/s | p50 ms | p99 ms | refused | memory MiB | processor ms: backend | database |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  );
  for (const [name, path, source] of (await scenarios()).filter(([name]) => name.includes(values.only)))
    for (const connections of CLIENTS) {
      // Warm-up: the first requests compile code and fill caches.
      if (path && !source)
        await autocannon({ url: `${first}/api/v1/${path}`, connections, duration: 1, headers: HEADERS });
      const { rate, p50, p99, refused, errors, backend, database } = await measure(path, source, connections);
      console.log(
        `| ${name} | ${connections} | ${Math.round(rate)} | ${p50} | ${p99} | ${refused + errors} | ${Math.round(memory())} | ${backend} | ${database} |`,
      );
    }
} finally {
  for (const entry of processes) entry.child.kill('SIGTERM');
  await new Promise((done) => (child.exitCode === null ? child.once('exit', done) : done()));
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
