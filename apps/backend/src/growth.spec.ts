/**
 * Buffers of 8 KiB that catalogue calls read among 20,000 items, as PostgreSQL counts them. A list that read all
 * items to show twenty would grow with the catalogue; docs/performance-servers.md has the figures for other sizes.
 */
import pg from 'pg';
import type { Shop } from './context';
import { buildApp } from './app';
import { demo } from './demo';
import { readConfig } from './config';
import { mergeTallies } from './features/items/tallies';
import { freshDatabase } from './postgres.spec-helper';
import { HERE, testSettings, type Json } from './testing.spec-helper';

let shop: Shop;
/** One session for every EXPLAIN. */
let explaining: pg.PoolClient;
let recorded: { text: string; values: unknown[] }[] = [];
const send = pg.Client.prototype.query;

/** Removes the dead rows that housekeeping has left; without them the table has some twenty pages. */
async function tidy(): Promise<void> {
  for (let pages = Infinity; pages > 30;) {
    await shop.database.pool.query('VACUUM (FULL, ANALYZE) item_tallies');
    const { rows } = await shop.database.pool.query(`SELECT pg_relation_size('item_tallies')::int / 8192 AS pages`);
    pages = rows[0].pages;
  }
}

beforeAll(async () => {
  const databaseUrl = await freshDatabase('growth');
  shop = await buildApp(readConfig({ ...testSettings(databaseUrl), WORLD_ITEMS: '20000', WORLD_STORES: '680' }), demo);
  await shop.app.ready();
  await mergeTallies(shop.database.db);
  await tidy();
  await shop.database.pool.query('VACUUM ANALYZE');
  explaining = await shop.database.pool.connect();
  pg.Client.prototype.query = function query(this: pg.Client, ...given: unknown[]) {
    const [first, second] = given as [string | { text?: string; values?: unknown[] }, unknown[] | undefined];
    const text = typeof first === 'string' ? first : (first.text ?? '');
    const values = (typeof first === 'string' ? second : (first.values ?? second)) ?? [];
    if (/^\s*(select|with)/i.test(text)) recorded.push({ text, values: Array.isArray(values) ? values : [] });
    return (send as (...args: unknown[]) => unknown).apply(this, given);
  } as typeof send;
}, 600_000);
afterAll(async () => {
  pg.Client.prototype.query = send;
  explaining.release();
  await shop.app.close();
});

/** Buffers touched by the statements of one call, or by those of them that a text names. */
async function buffersOf(path: string, named = ''): Promise<number> {
  const headers = HERE;
  // Fills the caches that last a minute.
  await shop.app.inject({ url: `/api/v1/${path}`, headers });
  recorded = [];
  const { statusCode } = await shop.app.inject({ url: `/api/v1/${path}`, headers });
  expect({ path, statusCode }).toEqual({ path, statusCode: 200 });
  const statements = recorded.filter(({ text }) => text.includes(named));
  expect(statements.length).toBeGreaterThan(0);
  let buffers = 0;
  for (const { text, values } of statements) {
    const explain = () => explaining.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values);
    // The first call of a function in a session also reads its definition.
    await explain();
    const { rows } = await explain();
    const [{ Plan: plan }] = (rows as { 'QUERY PLAN': [{ Plan: Json }] }[])[0]?.['QUERY PLAN'] ?? [{ Plan: {} }];
    buffers += Number(plan['Shared Hit Blocks'] ?? 0) + Number(plan['Shared Read Blocks'] ?? 0);
  }
  return buffers;
}

it.each([
  ['categories', 20],
  ['items/popular', 350],
  ['items/popular?limit=20&offset=50', 400],
  // Skips six thousand items in an index.
  ['items/popular?limit=20&offset=300', 500],
  ['items/discounted', 600],
  // Of a thousand reduced items none is read: what facets tell apart is summed (decision 139).
  ['items/discounted?facets=1', 1200],
  ['items/most-reviewed', 400],
  ['items/new-arrival', 400],
  ['items/recommended', 350],
  ['categories/items/1?limit=12&offset=1', 300],
  ['categories/items/list?category_ids=[1,2,3,4]&limit=20&offset=1', 350],
  ['categories/items/list?category_ids=[1,2,3,4]&filter=["discounted"]&rating_count=4&limit=20&offset=1', 700],
  ['categories/items/list?category_ids=[1,2,3,4]&min_price=2&max_price=9&limit=20&offset=1', 500],
  ['items/related-items/100?limit=10', 300],
  // A word in one of a hundred and fifty items.
  ['items/search?name=milk&limit=20&offset=1', 2000],
  // Nothing is it: every spelling of it with two errors is looked up (decision 108).
  ['items/search?name=saffron&limit=20&offset=1', 250],
  ['items/search?name=xyzzyxyzzy&limit=20&offset=1', 250],
  ['items/search?name=choclate&limit=20&offset=1', 2000],
  ['items/item-or-store-search?name=milk', 130],
  ['items/item-or-store-search?name=xyzzyxyzzy', 250],
  ['items/item-or-store-search?name=corner', 300],
  ['stores/search?name=corner&limit=12&offset=1', 600],
  ['stores/popular', 400],
  ['stores/get-stores/all', 400],
  ['stores/reviews?store_id=1', 80],
  ['sitemap/items?limit=200&offset=80', 1000],
  ['brand', 40],
  ['common-condition', 40],
])('%s touches at most %i buffers', async (path, bound) => {
  expect(await buffersOf(path)).toBeLessThanOrEqual(bound);
});

// Decision 128: what grew with the catalogue, each by the statement that did.
it.each([
  ['facets of a search are counted in one index', 'items/search?name=milk&limit=20&offset=1&facets=1', '"kinds"', 60],
  [
    'totals within prices are sums',
    'categories/items/list?category_ids=[1,2,3,4]&min_price=2&max_price=9',
    'price_tallies',
    20,
  ],
  [
    'names are looked up among those of the module',
    'items/item-or-store-search?name=corner',
    'from "search_entries"',
    40,
  ],
  ['facets of reduced items are summed', 'items/discounted?facets=1', 'facet_tallies', 600],
  ['suggested stores are read one by one', 'items/item-or-store-search?name=corner', 'FROM stores WHERE id = f.id', 40],
])('%s', async (_what, path, named, bound) => {
  expect(await buffersOf(path, named)).toBeLessThanOrEqual(bound);
});

describe('a store of 5,000 items', () => {
  beforeAll(async () => {
    const { pool } = shop.database;
    await pool.query(
      'UPDATE items SET store_id = 1 WHERE id IN (SELECT id FROM items WHERE module_id = 1 AND campaign_from IS NULL ORDER BY id DESC LIMIT 5000)',
    );
    await pool.query('VACUUM ANALYZE');
  }, 300_000);

  it.each([
    ['items/latest?store_id=1&sort_by=low2High&limit=20&offset=1', 1100],
    ['items/latest?store_id=1&sort_by=high2Low&limit=20&offset=1', 1100],
    ['items/latest?store_id=1&sort_by=low2High&limit=20&offset=200', 1200],
    ['items/latest?store_id=1&limit=20&offset=1', 450],
    ['stores/popular-items/1?limit=20&offset=1', 450],
    ['stores/reviews?store_id=1&limit=10&offset=1', 150],
    ['stores/details/1', 400],
  ])('%s touches at most %i buffers', async (path, bound) => {
    expect(await buffersOf(path)).toBeLessThanOrEqual(bound);
  });

  it('its items are summed by category, not counted', async () => {
    await mergeTallies(shop.database.db);
    await shop.database.pool.query('VACUUM (FULL, ANALYZE) store_tallies');
    const list = 'items/latest?store_id=1&sort_by=low2High&limit=20&offset=1';
    expect(await buffersOf(list, 'store_tallies')).toBeLessThanOrEqual(20);
  });
});
