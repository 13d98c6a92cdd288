/** SQL statements per call: the same for long and short pages, and never above the limit. */
import pg from 'pg';
import type { ItemFilterChoice } from './features/items/facets';
import type { ItemOrder } from './features/items/filters';
import type { ItemFilter } from './features/items/item-filter';
import { findEntriesAndFacets, findItems } from './features/items/queries';
import { boot, HERE, NOON, orderBody, type Json, type TestBackend } from './testing.spec-helper';

/** It polls every two seconds, so that on a busy machine it falls into every call that is counted. */
jest.mock('./features/outbox/deliver', () => ({
  ...jest.requireActual<object>('./features/outbox/deliver'),
  startDelivery: () => async () => undefined,
}));

let backend: TestBackend;
let customer: Json;
let statements = 0;
const send = pg.Client.prototype.query;
beforeAll(async () => {
  backend = await boot();
  customer = (await backend.customer()).headers;
  pg.Client.prototype.query = function query(this: pg.Client, ...given: unknown[]) {
    statements += 1;
    return (send as (...args: unknown[]) => unknown).apply(this, given);
  } as typeof send;
}, 300_000);
afterAll(async () => {
  pg.Client.prototype.query = send;
  await backend.close();
});

/** The smallest of three counts after a first run: background jobs (streams, housekeeping) only add to it. */
async function leastOf(work: () => Promise<unknown>): Promise<number> {
  await work();
  const counts: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    statements = 0;
    await work();
    counts.push(statements);
  }
  return Math.min(...counts);
}
const cost = (path: string, headers: Json = HERE): Promise<number> =>
  leastOf(async () => {
    const { status } = await backend.get(path, headers);
    expect({ path, status }).toEqual({ path, status: 200 });
  });

it.each([
  ['items/popular', 6],
  ['items/discounted', 6],
  ['items/new-arrival', 7],
  ['items/recommended', 6],
  ['items/search?name=a', 7],
  // One statement has the paces of all stores of a page.
  ['stores/popular', 5],
  ['stores/arrivals', 3],
  ['stores/get-stores/all', 5],
  // Two statements say what a search means.
  ['stores/search?name=a', 7],
  ['categories/items/1', 7],
  ['categories/stores/1', 6],
  // Filters and facets need no additional statement.
  ['items/discounted?filter=["top_rated","discounted"]&rating_count=3&min_price=1&category_ids=[1,2]&facets=1', 6],
  ['items/search?name=a&sort_by=low2High&max_price=9&facets=1', 8],
  ['categories/items/1?filter=["popular"]&facets=1', 7],
  ['categories/items/list?category_ids=[1,2]&filter=["from_campaign"]', 6],
  ['stores/get-stores/all?filter=["currently_open","discounted"]&rating_count=2&facets=1', 6],
  ['stores/get-stores/all?filter=["under_30_min","soonest"]&facets=1', 6],
  ['stores/get-stores/all?filter=["under_30_min","soonest"]', 5],
  ['stores/search?name=a&filter=["nearby"]&facets=1', 8],
  ['categories/stores/1?filter=["from_campaign"]&facets=1', 7],
])('%s takes at most %i statements for any page size', async (path, bound) => {
  const size = (limit: number) => `${path}${path.includes('?') ? '&' : '?'}limit=${limit}&offset=1`;
  const [short, long] = [await cost(size(2)), await cost(size(60))];
  // A short page may have no options and skip those statements. A count of 0 would prove nothing.
  expect(short).toBeGreaterThan(0);
  expect(long - short).toBeLessThanOrEqual(2);
  expect(long).toBeLessThanOrEqual(bound);
});

describe('a list query takes at most three statements: ids, total or facets, rows with options', () => {
  const AT = new Date(NOON);
  const PAGE = { limit: 60, offset: 1 };
  const ids = Array.from({ length: 40 }, (_, index) => index + 1);
  const FOUND = {
    names: { ids, scores: ids.map(() => 1) },
    stores: { ids: [], scores: [] },
    of: null,
    pages: { category: [], brand: [], condition: [] },
    measures: [],
    diets: null,
  };
  const lists: [what: string, list: ItemFilter, chosen: ItemFilterChoice, order: ItemOrder][] = [
    [
      'several categories, reduced, rated 4',
      {},
      { categoryIds: [1, 2, 3, 4], discounted: true, minRating: 4 },
      'popular',
    ],
    [
      'one category, within prices, dearest first',
      { categoryId: 1 },
      { minPrice: 100, maxPrice: 900 },
      'priceDescending',
    ],
    ['special offers, of campaigns', { discounted: true }, { campaign: true }, 'rated'],
    ['names of a search, rated 3', { found: FOUND }, { minRating: 3 }, 'match'],
    ['a store, cheapest first', { storeId: 1 }, { minPrice: 100 }, 'low2High'],
  ];
  it.each(lists)('%s', async (_, list, chosen, order) => {
    const { db } = backend.shop.database;
    const here = { zoneIds: [1, 2], moduleId: list.storeId ? null : 1, ...list };
    const { rows } = await findItems(db, AT, { ...here, ...chosen }, order, PAGE);
    const costs = [
      await leastOf(() => findItems(db, AT, { ...here, ...chosen }, order, PAGE)),
      await leastOf(() => findEntriesAndFacets(db, AT, { list: here, chosen }, order, PAGE)),
    ];
    // Cached totals or facets are not queried again.
    expect(costs.every((each) => each >= 2 && each <= 3)).toBe(true);
    // An empty list would prove nothing.
    expect(rows.length).toBeGreaterThan(0);
  });
});

it.each([
  ['config', 0],
  ['module', 4],
  ['categories', 3],
  ['banners', 9],
  ['flash-sales?limit=2&offset=1', 9],
  ['items/details/bananas-green-corner', 5],
  ['stores/details/green-corner', 6],
  ['items/same-ingredient/paracetamol-almera-pharmacy', 8],
  ['items/item-or-store-search?name=milk', 4],
  ['campaigns/basic', 2],
])('%s takes at most %i statements', async (path, bound) => {
  expect(await cost(path)).toBeLessThanOrEqual(bound);
});

it('[PLUS-39] a shopping list takes the same statements for ten lines as for sixty, of which some are mistyped', async () => {
  const words = ['milk', 'eggs', 'bananas', 'tomatos', 'pgdf', 'lawn mower', 'bread', 'cheddar', 'choclate', 'rice'];
  const list = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1} ${words[at % words.length]}`);
  const costOf = (lines: string[]) =>
    leastOf(async () => expect((await backend.post('search/list', { lines })).status).toBe(200));
  const [short, long] = [await costOf(list(10)), await costOf(list(60))];
  expect(short).toBeGreaterThan(0);
  expect(long - short).toBeLessThanOrEqual(1);
  // Two for the words that are known, two for mistyped ones, two for those of the other keyboard, three for the limit; items, stores, and the paces of these.
  expect(long).toBeLessThanOrEqual(15);
}, 120_000);

it('a customer’s lists take the same statements for one order, wish or coupon as for ten', async () => {
  const items = (await backend.get('items/popular?limit=30')).body.products as Json[];
  const bananas = await backend.bananas();
  const order = async () => {
    await backend.addToCart(bananas.id, {}, customer);
    const body = orderBody(null, bananas.store_id);
    expect((await backend.placeOrder(body, customer)).status).toBe(200);
  };
  const paths = ['customer/order/list?limit=20&offset=1', 'customer/wish-list', 'customer/cart/list', 'coupon/list'];
  await order();
  await backend.post('customer/wish-list/add', { item_id: items[0]?.id }, customer);
  const before = [];
  for (const path of paths) before.push(await cost(path, customer));
  for (const item of items.slice(1, 10)) {
    await order();
    await backend.post('customer/wish-list/add', { item_id: item.id }, customer);
    await backend.addToCart(item.id, {}, customer);
    await backend.send('DELETE', 'customer/cart/remove', undefined, customer);
  }
  for (const [index, path] of paths.entries()) {
    const after = await cost(path, customer);
    expect({ path, more: after - (before[index] as number) <= 3 }).toEqual({ path, more: true });
    expect(after).toBeLessThanOrEqual(12);
  }
}, 300_000);
