import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createChildren } from '../../../tools/lib/children.mjs';
import { createDatabase } from '../../../tools/lib/database.mjs';
import { freePort } from '../../../tools/lib/ports.mjs';
import { startProxy } from '../../../tools/lib/proxy.mjs';
import { htmlOf, textOf } from './report';
import { runConformance, type Report } from './run';

const ACCOUNT = { email: 'con@example.com', password: 'correct horse battery' };
const children = createChildren();
const proxies: Awaited<ReturnType<typeof startProxy>>[] = [];
afterAll(async () => {
  for (const proxy of proxies) proxy.close();
  await children.stop();
}, 30_000);

/** Starts the backend as an operator does. @returns its URL */
async function start(env: Record<string, string>): Promise<string> {
  const port = await freePort();
  const settings = {
    ...process.env,
    DEMO: '1',
    BACKEND_PORT: String(port),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'shop-conformance-')),
    LOG_LEVEL: 'error',
    SIMULATION: '0',
    RATE_LIMIT: '1000000',
    CLOCK: '2026-03-05T11:00:00Z',
    ...env,
  };
  const options = { args: ['apps/backend/src/server.ts'], stdio: 'ignore' as const };
  const child = children.launch('node_modules/tsx/dist/cli.mjs', settings, options);
  const url = `http://127.0.0.1:${port}`;
  if (!(await children.ready(child, `${url}/health/ready`))) throw new Error('The backend did not start.');
  return url;
}

async function withAccount(url: string): Promise<string> {
  const person = { f_name: 'Con', l_name: 'Form', phone: '+35679123456', ...ACCOUNT };
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/v1/auth/sign-up`, { method: 'POST', headers, body: JSON.stringify(person) });
  expect(answer.status).toBe(200);
  return url;
}

async function freshDatabase(): Promise<string> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL names no PostgreSQL. `npm test` starts one.');
  return createDatabase(url, `conformance_${process.pid}_${Date.now()}`);
}

const walk = (baseUrl: string, over: object = {}): Promise<Report> =>
  runConformance({ baseUrl, writes: true, account: ACCOUNT, place: null, ...over });

let embedded: Promise<string> | null = null;
const ours = () => (embedded ??= start({}).then(withAccount));

it.each([
  ['the embedded database', ours],
  ['PostgreSQL', async () => withAccount(await start({ DATABASE_URL: await freshDatabase() }))],
])(
  'everything that must and should hold, holds on %s',
  async (_, open) => {
    const report = await walk(await open());
    expect(report.failures).toEqual([]);
    const called = report.endpoints.filter(({ must }) => must.held > 0).length;
    expect(called).toBeGreaterThan(100);
    expect(report.notTested).toEqual([]);
  },
  240_000,
);

type Plant = (path: string, body: any, query: URLSearchParams) => unknown;
/** The backend behind a proxy that changes its responses. */
async function planted(plant: Plant, options: Parameters<typeof startProxy>[2] = {}): Promise<string> {
  const proxy = await startProxy(await ours(), ({ url }, json) => plant(url.pathname, json, url.searchParams), options);
  proxies.push(proxy);
  return proxy.url;
}
const on =
  (part: string, change: (body: any, query: URLSearchParams) => unknown): Plant =>
  (path, body, query) =>
    path.includes(part) ? change(body, query) : body;

it.each<[string, string, string, Plant]>([
  [
    'a wrong type',
    'GET /api/v1/items/popular',
    'price is "cheap"',
    on('items/popular', (body) => ({
      ...body,
      products: body.products.map((item: object) => ({ ...item, price: 'cheap' })),
    })),
  ],
  [
    'a missing key',
    'GET /api/v1/stores/popular',
    'total_size',
    on('stores/popular', ({ total_size: _, ...body }) => body),
  ],
  [
    'a list under another key',
    'GET /api/v1/items/search',
    'no list under products',
    on('items/search', ({ products, ...body }) => ({ ...body, data: products })),
  ],
  [
    'every page the same',
    'GET /api/v1/items/discounted',
    'page 2 repeats',
    (() => {
      let first: unknown = null;
      return on('items/discounted', (body) => (first ??= body));
    })(),
  ],
  [
    'details with another price',
    'GET /api/v1/items/details/{id}',
    'list and details',
    on('items/details', (body) => ({ ...body, price: body.price + 1 })),
  ],
  [
    'a zone_id that is not a list of ids',
    'GET /api/v1/config/get-zone-id',
    'zone_id holds',
    on('get-zone-id', (body) => ({ ...body, zone_id: 'old town' })),
  ],
  [
    'a total that is not its parts',
    'GET /api/v1/customer/order/track',
    'sum of its parts',
    on('order/track', (body) => ({ ...body, order_amount: body.order_amount + 0.5 })),
  ],
  [
    'a line that is not removed',
    'DELETE /api/v1/customer/cart/remove',
    'the cart is empty',
    (() => {
      let line: unknown = null;
      return on('customer/cart', (body) => {
        if (Array.isArray(body) && body.length > 0) line = body;
        return Array.isArray(body) && body.length === 0 && line ? line : body;
      });
    })(),
  ],
])(
  'finds a planted defect: %s',
  async (_, endpoint, failure, plant) => {
    const { failures, mustFailed } = await walk(await planted(plant), { modules: 'first' });
    expect(mustFailed).toBeGreaterThan(0);
    const found = failures.filter((verdict) => verdict.endpoint === endpoint && verdict.level === 'must');
    expect(found.map((verdict) => `${verdict.title}: ${verdict.failure}`).join('\n')).toContain(failure);
  },
  120_000,
);

it('a shape that is merely inexact fails a should, not a must', async () => {
  const url = await planted(
    on('items/popular', (body) => ({
      ...body,
      products: body.products.map((item: any) => ({ ...item, price: String(item.price) })),
    })),
  );
  const { failures } = await walk(url, { writes: false, account: null, modules: 'first' });
  const own = failures.filter(({ endpoint }) => endpoint === 'GET /api/v1/items/popular');
  expect(own.map(({ level }) => level)).not.toContain('must');
  expect(own.map(({ level }) => level)).toContain('should');
}, 300_000);

it('a backend may ignore filters; one that claims to filter and does not fails a should', async () => {
  const failuresOf = async (plant: Plant) => {
    const { failures } = await walk(await planted(plant), { writes: false, account: null, modules: 'first' });
    return failures.filter(({ endpoint }) => endpoint === 'GET /api/v1/items/discounted');
  };
  const ignores = on('items/discounted', ({ filtered: _, facets: __, ...body }) => body);
  expect(await failuresOf(ignores)).toEqual([]);
  const claims = on('items/discounted', (body) => ({
    ...body,
    products: body.products.map((item: object) => ({ ...item, avg_rating: 3.9 })),
  }));
  const found = await failuresOf(claims);
  expect(found.map(({ level, title }) => `${level}: ${title}`)).toEqual([
    'should: rating_count keeps what is rated so or better',
  ]);
  const miscounts = on('items/discounted', (body) =>
    body.facets ? { ...body, facets: { ...body.facets, ratings: { ...body.facets.ratings, 4: 1e6 } } } : body,
  );
  expect((await failuresOf(miscounts)).map(({ title }) => title)).toEqual(['facets are totals of filtered calls']);
}, 300_000);

it('a backend may ignore the amount of an order; one that refuses it must tell the price', async () => {
  const PLACE = 'POST /api/v1/customer/order/place';
  const failuresOf = async (url: string) => {
    const { failures } = await walk(url, { account: null, modules: 'first' });
    return failures.filter(({ endpoint }) => endpoint === PLACE).map(({ level, title }) => `${level}: ${title}`);
  };
  const ignores = await planted((_path, body) => body, {
    changeBody: ({ pathname }, body) =>
      pathname.endsWith('order/place')
        ? JSON.stringify({ ...(JSON.parse(body.toString()) as object), order_amount: null })
        : body,
  });
  expect(await failuresOf(ignores)).toEqual([]);
  const silent = await planted(
    on('order/place', ({ quote: _, ...body }) => body),
    { alsoFailures: true },
  );
  expect(await failuresOf(silent)).toEqual(['must: an amount that is not the price: tells the price']);
}, 300_000);

it('without --write nothing is created, and an unreachable backend is reported, not a crash', async () => {
  const report = await walk(await ours(), { writes: false, modules: 'first' });
  expect(report.notTested).toContain('POST /api/v1/customer/order/place');
  const away = await walk('http://127.0.0.1:9', { writes: false, account: null });
  expect(away.mustFailed).toBeGreaterThan(0);
  expect(textOf(away)).toContain('must failed');
  expect(htmlOf({ ...away, baseUrl: '<script>' })).not.toContain('<script>');
}, 300_000);
