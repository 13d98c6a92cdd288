/**
 * `npm run bench -- api`: latency, throughput and resource use of the backend. Build first (`npm run build`).
 *   --database embedded|postgres   postgres: starts one, or uses TEST_DATABASE_URL (default: embedded)
 *   --items N --stores N           size of the demo (default: 2000, 68)
 *   --processes N                  backends on one database, called in turn (default: 1; more need postgres)
 *   --only WORD                    only calls whose name contains it
 *   --seconds N                    duration of each run (default: 5)
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { createChildren } from '../lib/children.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { processorTime } from '../lib/processor-time.mjs';
import { assertBuilt, HEADERS, startBackend } from '../lib/servers.mjs';
import { readOptions } from './options.mjs';
import { printHead, printRow } from './table.mjs';

const values = readOptions({
  database: 'embedded',
  items: '2000',
  stores: '68',
  processes: '1',
  seconds: '5',
  only: '',
});
if (!['embedded', 'postgres'].includes(values.database)) {
  console.error(`--database is embedded or postgres, not ${values.database}.`);
  process.exit(2);
}
assertBuilt();

const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
const CLIENTS = [1, 32];
const GUESTS = 1200;
/** Each call differs from the previous one, so that no response is shared. */
const WORDS = ['milk', 'bread', 'oil', 'apple', 'rice', 'tea', 'salt', 'cheese', 'soap', 'fish'];
const wordOf = (index) => `${WORDS[index % WORDS.length]}&turn=${index}`;
const SEARCHES = { next: 0, path: (index) => `items/search?limit=20&offset=1&name=${wordOf(index)}` };
const SUGGESTIONS = { next: 0, path: (index) => `items/item-or-store-search?name=${wordOf(index)}` };
const LISTS = { next: 0, path: (index) => `items/popular?limit=20&offset=${1 + (index % 40)}&type=all&turn=${index}` };
/** Pairs of unfiltered and filtered lists; the difference is the cost of a filter. */
const RESULTS = {
  items: 'items/discounted?limit=20',
  categories: 'categories/items/list?category_ids=[1,2,3,4]&limit=20',
  category: 'categories/items/1?limit=20',
  search: 'items/search?name=milk&limit=20',
  stores: 'stores/get-stores/all?limit=12',
};
const encoded = (names) => encodeURIComponent(JSON.stringify(names));
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
  Object.entries({ 'as they are': '', ...filters }).map(([name, query]) => [
    `results of ${list}, ${name}`,
    null,
    { next: 0, path: (index) => `${RESULTS[list]}&offset=${1 + (index % 5)}&${query}&turn=${index}` },
  ]);

const given = process.env.TEST_DATABASE_URL;
const openPostgres = () =>
  given ? { url: given, stop: () => undefined } : startPostgres({ safe: true, why: 'The figures' });
const postgres = values.database === 'postgres' ? openPostgres() : null;
const children = createChildren();
let backends;

const get = async (path) => (await fetch(`${backends[0].url}/api/v1/${path}`, { headers: HEADERS })).json();
const post = async (path, body) =>
  (
    await fetch(`${backends[0].url}/api/v1/${path}`, {
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

let run = 0;
async function measure(path, source, connections) {
  const { url } = backends[run++ % backends.length];
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
  const pids = backends.map(({ child }) => child.pid);
  const before = processorTime(pids);
  const result = await autocannon({ ...common, requests });
  const after = processorTime(pids);
  const each = (part) => (before && after ? ((after[part] - before[part]) / result['2xx']).toFixed(2) : '');
  return {
    backend: each('backend'),
    database: each('database'),
    // Failed requests do not count.
    rate: result['2xx'] / result.duration,
    latency: result.latency,
    failed: result.non2xx + result.errors,
  };
}

const mebibytesOf = (pid) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
const memory = () => Math.round(backends.reduce((sum, { child }) => sum + mebibytesOf(child.pid), 0));

try {
  const databaseUrl = postgres?.socket ?? postgres?.url;
  const env = { WORLD_ITEMS: values.items, WORLD_STORES: values.stores };
  backends = await Promise.all(
    Array.from({ length: Number(values.processes) }, (_, index) =>
      startBackend(children, { port: 46_991 + index, folder, databaseUrl, env }),
    ),
  );
  console.log(
    `${values.items} items, ${values.database}, ${backends.length} process(es), ${values.seconds} s each; ${memory()} MiB at the start\n`,
  );
  printHead(
    'call',
    'clients',
    'requests/s',
    'p50 ms',
    'p99 ms',
    'refused',
    'memory MiB',
    'processor ms: backend',
    'database',
  );
  for (const [name, path, source] of (await scenarios()).filter(([name]) => name.includes(values.only)))
    for (const connections of CLIENTS) {
      // Warm-up: the first requests compile code and fill caches.
      if (path && !source)
        await autocannon({ url: `${backends[0].url}/api/v1/${path}`, connections, duration: 1, headers: HEADERS });
      const { rate, latency, failed, backend, database } = await measure(path, source, connections);
      printRow(name, connections, Math.round(rate), latency.p50, latency.p99, failed, memory(), backend, database);
    }
} finally {
  await children.stop();
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
