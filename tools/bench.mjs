/**
 * `npm run bench -- api`: how fast the backend answers, and what it needs for it. Build first (`npm run build`).
 *   --database embedded|postgres   postgres starts one of its own, or takes TEST_DATABASE_URL (default: embedded)
 *   --items N --stores N           size of the world (default: 2000, 68)
 *   --processes N                  backends on one database, asked in turn (default: 1; more need postgres)
 *   --seconds N                    length of each run (default: 5)
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { startPostgres } from './lib/postgres.mjs';
import { answers, root } from './lib/run.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'string', default: 'embedded' },
    items: { type: 'string', default: '2000' },
    stores: { type: 'string', default: '68' },
    processes: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '5' },
  },
});
if (positionals[0] !== 'api' || !['embedded', 'postgres'].includes(values.database)) {
  console.error(
    'npm run bench -- api [--database embedded|postgres] [--items N] [--stores N] [--processes N] [--seconds N]',
  );
  process.exit(2);
}
const server = join(root, 'apps/backend/dist/server.js');
if (!existsSync(server)) {
  console.error('Nothing is built. Run npm run build first.');
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
const HEADERS = { zoneid: '[1,2]', moduleid: '1', latitude: '34.594', longitude: '18.902' };
const CLIENTS = [1, 32];
const GUESTS = 400;

const given = process.env.TEST_DATABASE_URL;
const openPostgres = () =>
  given ? { url: given, stop: () => undefined } : startPostgres({ safe: true, why: 'The figures' });
const postgres = values.database === 'postgres' ? openPostgres() : null;
const processes = Array.from({ length: Number(values.processes) }, (_, index) => {
  const port = 46_991 + index;
  const child = spawn(process.execPath, [server, '--items', values.items, '--stores', values.stores], {
    env: {
      ...process.env,
      BACKEND_PORT: String(port),
      DATA_DIR: folder,
      ...(postgres ? { DATABASE_URL: postgres.url } : {}),
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

async function scenarios() {
  const bananas = await get('items/details/bananas-green-corner');
  const popular = (await get('items/popular?limit=50&offset=1')).products;
  const plain = popular.filter(({ variations, stock }) => variations.length === 0 && stock > 0);
  const guests = [];
  for (let count = 0; count < GUESTS; count += 1) guests.push((await post('auth/guest/request', {})).guest_id);
  const line = (id, quantity = 1) => ({
    model: 'Item',
    item_id: id,
    quantity,
    variation: [],
    add_on_ids: [],
    add_on_qtys: [],
  });
  const adds = guests.flatMap((guest_id) => plain.slice(0, 20).map(({ id }) => ({ guest_id, ...line(id) })));
  const orders = guests.map((guest_id) => ({
    guest_id,
    order_type: 'take_away',
    payment_method: 'cash_on_delivery',
    store_id: bananas.store_id,
    is_buy_now: 1,
    cart: JSON.stringify([line(bananas.id)]),
    contact_person_name: 'Bench',
    contact_person_number: '+35621000000',
    contact_person_email: 'bench@example.com',
  }));
  return [
    ['product list of 20', 'items/popular?limit=20&offset=1'],
    ['store list of 12', 'stores/popular?limit=12&offset=1'],
    ['search, 20 found', 'items/search?name=milk&limit=20&offset=1'],
    ['suggestions', 'items/item-or-store-search?name=bread'],
    ['item details', 'items/details/bananas-green-corner'],
    ['cart add', 'customer/cart/add', adds],
    ['order place', 'customer/order/place', orders],
  ];
}

let turn = 0;
async function measure(path, bodies, connections) {
  const { url } = processes[turn++ % processes.length];
  let next = 0;
  const common = { url: `${url}/api/v1/${path}`, connections, duration: Number(values.seconds), headers: HEADERS };
  const result = await autocannon(
    bodies
      ? {
          ...common,
          requests: [
            {
              method: 'POST',
              headers: { ...HEADERS, 'content-type': 'application/json' },
              setupRequest: (request) => ({ ...request, body: JSON.stringify(bodies[next++ % bodies.length]) }),
            },
          ],
        }
      : common,
  );
  return {
    rate: result.requests.average,
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
    '| call | clients | requests/s | p50 ms | p99 ms | refused | memory MiB |\n| --- | --- | --- | --- | --- | --- | --- |',
  );
  for (const [name, path, bodies] of await scenarios())
    for (const connections of CLIENTS) {
      // Warm: the first requests compile and fill caches.
      if (!bodies) await autocannon({ url: `${first}/api/v1/${path}`, connections, duration: 1, headers: HEADERS });
      const { rate, p50, p99, refused, errors } = await measure(path, bodies, connections);
      console.log(
        `| ${name} | ${connections} | ${Math.round(rate)} | ${p50} | ${p99} | ${refused + errors} | ${Math.round(memory())} |`,
      );
    }
} finally {
  for (const entry of processes) entry.child.kill('SIGTERM');
  await new Promise((done) => (child.exitCode === null ? child.once('exit', done) : done()));
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
