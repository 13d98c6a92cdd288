/**
 * What a call of the catalogue reads among 20,000 items: buffers of 8 KiB, as PostgreSQL itself counts them. A list that
 * reads all items to show twenty would grow with the catalogue; docs/performance.md has the figures at other sizes.
 */
import pg from 'pg';
import { buildApp, type Shop } from './app';
import { readConfig } from './config';
import { freshDatabase, quiet } from './postgres.spec-helper';
import { HERE, type Json } from './testing.spec-helper';

let shop: Shop;
let asked: { text: string; values: unknown[] }[] = [];
const send = pg.Client.prototype.query;

beforeAll(async () => {
  const databaseUrl = await freshDatabase('growth');
  shop = await buildApp(readConfig({ ...quiet(databaseUrl), WORLD_ITEMS: '20000', WORLD_STORES: '680' }));
  await shop.app.ready();
  await shop.database.pool.query('VACUUM ANALYZE');
  pg.Client.prototype.query = function query(this: pg.Client, ...given: unknown[]) {
    const [first, second] = given as [string | { text?: string; values?: unknown[] }, unknown[] | undefined];
    const text = typeof first === 'string' ? first : (first.text ?? '');
    const values = (typeof first === 'string' ? second : (first.values ?? second)) ?? [];
    if (/^\s*(select|with)/i.test(text)) asked.push({ text, values: Array.isArray(values) ? values : [] });
    return (send as (...args: unknown[]) => unknown).apply(this, given);
  } as typeof send;
}, 600_000);
afterAll(async () => {
  pg.Client.prototype.query = send;
  await shop.app.close();
});

/** Buffers that the statements of one call touch. */
async function buffersOf(path: string, headers: Json = HERE): Promise<number> {
  // What is kept for a minute is known by then.
  await shop.app.inject({ url: `/api/v1/${path}`, headers });
  asked = [];
  const { statusCode } = await shop.app.inject({ url: `/api/v1/${path}`, headers });
  expect({ path, statusCode }).toEqual({ path, statusCode: 200 });
  const statements = asked;
  expect(statements.length).toBeGreaterThan(0);
  let buffers = 0;
  for (const { text, values } of statements) {
    const { rows } = await shop.database.pool.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values);
    const [{ Plan: plan }] = (rows as { 'QUERY PLAN': [{ Plan: Json }] }[])[0]?.['QUERY PLAN'] ?? [{ Plan: {} }];
    buffers += Number(plan['Shared Hit Blocks'] ?? 0) + Number(plan['Shared Read Blocks'] ?? 0);
  }
  return buffers;
}

it.each([
  ['categories', 20],
  ['items/popular', 500],
  // A thousand items are passed over, and their stores asked whether they come here.
  ['items/popular?limit=20&offset=50', 8000],
  ['items/discounted', 1500],
  ['items/most-reviewed', 500],
  ['categories/items/1?limit=12&offset=1', 500],
  // A word of one item in a hundred and fifty.
  ['items/search?name=milk&limit=20&offset=1', 4000],
  ['items/search?name=saffron&limit=20&offset=1', 150],
  ['items/search?name=xyzzyxyzzy&limit=20&offset=1', 150],
  ['items/item-or-store-search?name=milk', 1500],
  ['stores/popular', 600],
  ['stores/get-stores/all', 600],
])('%s touches at most %i buffers', async (path, bound) => {
  expect(await buffersOf(path)).toBeLessThanOrEqual(bound);
});
