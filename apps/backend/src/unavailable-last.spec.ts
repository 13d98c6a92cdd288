/** What can not be bought now comes last in every list, unless the customer chose a sort (decision 035). */
import { sql } from 'drizzle-orm';
import * as t from './db/schema';
import { isSoldOut } from './features/items/price-and-stock-sql';
import { isOpen } from './features/stores/open-sql';
import { bootBeforeAll, FOOD, HERE, type Json } from './testing.spec-helper';

const backend = bootBeforeAll();
const PHARMACY: Json = { ...HERE, moduleid: '3' };
const SHOPPING: Json = { ...HERE, moduleid: '4' };
const run = (query: string) => backend.shop.database.pool.query(query);
const value = async (query: string) => String(Object.values((await run(query)).rows[0] ?? {})[0]);

beforeAll(async () => {
  // Every third item is gone, at any place of a list; sales take some more.
  await run('UPDATE item_variations SET stock = 0 WHERE item_id % 3 = 0');
  await run('UPDATE items SET stock = 0 WHERE stock IS NOT NULL AND id % 3 = 0');
  await run('UPDATE flash_sale_items SET sold = stock WHERE id % 2 = 0');
  // Sold out as they may be, they are ordered and liked most.
  await run('UPDATE items SET order_count = order_count + 5000, rating = 5 WHERE id % 6 = 0');
});

const soldOut = async (ids: number[]): Promise<boolean[]> => {
  const rows = await backend.shop.db
    .select({ id: t.items.id, is: sql<boolean>`${isSoldOut(backend.shop.clock())}` })
    .from(t.items);
  const all = new Map(rows.map(({ id, is }) => [id, is]));
  return ids.map((id) => all.get(id) === true);
};
/** The whole list, page by page. */
async function idsOf(path: string, headers: Json, key = 'products'): Promise<number[]> {
  const ids: number[] = [];
  for (let offset = 1; offset < 200; offset += 1) {
    const { body, status } = await backend.get(
      `${path}${path.includes('?') ? '&' : '?'}limit=12&offset=${offset}`,
      headers,
    );
    expect([path, status]).toEqual([path, 200]);
    const page = (body[key] ?? body.items) as { id: number }[];
    ids.push(...page.map(({ id }) => id));
    if (page.length < 12) break;
  }
  return ids;
}

const LISTS: [path: string, headers: Json][] = [
  ['items/popular', HERE],
  ['items/most-reviewed', HERE],
  ['items/new-arrival', HERE],
  ['items/discounted', HERE],
  ['items/recommended', HERE],
  ['items/recommended?store_id=STORE', HERE],
  ['items/suggested?store_id=STORE', HERE],
  ['items/latest?store_id=STORE', HERE],
  ['items/latest?store_id=STORE&sort_by=high2Low', HERE],
  ['stores/popular-items/STORE', HERE],
  ['items/search?name=a', HERE],
  ['items/search?name=a&store_id=STORE', HERE],
  ['categories/items/1', HERE],
  ['categories/items/list?category_ids=[1,2,3,4]', HERE],
  ['categories/featured/items', HERE],
  ['items/basic', PHARMACY],
  ['common-condition/items/CONDITION', PHARMACY],
  ['brand/items/BRAND', SHOPPING],
];
it.each(LISTS)('[STORE-07] sold-out items come last: %s', async (path, headers) => {
  const named = path
    .replace(
      'STORE',
      await value('SELECT store_id FROM items WHERE module_id = 1 GROUP BY 1 ORDER BY count(*) DESC LIMIT 1'),
    )
    .replace(
      'BRAND',
      await value('SELECT brand_id FROM items WHERE brand_id IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC LIMIT 1'),
    )
    .replace(
      'CONDITION',
      await value(
        'SELECT condition_id FROM items WHERE condition_id IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
      ),
    );
  const ids = await idsOf(named, headers);
  // No page repeats an item, and none is lost.
  expect(new Set(ids).size).toBe(ids.length);
  const gone = await soldOut(ids);
  expect([named, gone.includes(true), gone.includes(false)]).toEqual([named, true, true]);
  expect([named, gone]).toEqual([named, [...gone].sort((one, other) => Number(one) - Number(other))]);
});

it.each([
  ['["popular"]', 'order_count'],
  ['["top_rated"]', 'rating_count'],
])('[RES-35] a chosen sort is the order of the list: %s', async (filter, column) => {
  for (const path of ['items/discounted', 'categories/items/list?category_ids=[1,2,3,4]']) {
    const ids = await idsOf(`${path}${path.includes('?') ? '&' : '?'}filter=${encodeURIComponent(filter)}`, HERE);
    const { rows } = await run(`SELECT id, ${column} AS key FROM items WHERE id IN (${ids.join()})`);
    const keys = new Map(rows.map(({ id, key }) => [id as number, Number(key)]));
    const inOrder = ids.map((id) => keys.get(id) ?? 0);
    expect([path, inOrder]).toEqual([path, [...inOrder].sort((one, other) => other - one)]);
  }
});

it.each<[path: string, headers: Json]>([
  ['stores/get-stores/all', FOOD],
  ['stores/popular', FOOD],
  ['stores/latest', FOOD],
  ['stores/top-rated', FOOD],
  ['stores/recommended', FOOD],
  ['stores/search?name=a', FOOD],
  ['categories/stores/CATEGORY', FOOD],
])('[STORES-01] stores that are closed come last, whatever closes them: %s', async (path, headers) => {
  // Half of them are closed by their hours, some by their own switch.
  await run('DELETE FROM store_schedules WHERE store_id % 2 = 0');
  await run(
    'UPDATE stores SET active = store_is_on FROM (SELECT id AS one, id % 5 <> 0 AS store_is_on FROM stores) x WHERE one = id',
  );
  await run('UPDATE stores SET order_count = 9000, rating = 5 WHERE id % 2 = 0');
  const category = await value(
    'SELECT category_id FROM items WHERE module_id = 2 GROUP BY 1 ORDER BY count(DISTINCT store_id) DESC LIMIT 1',
  );
  const ids = await idsOf(path.replace('CATEGORY', category), headers, 'stores');
  const rows = await backend.shop.db
    .select({ id: t.stores.id, isOpen: sql<boolean>`${t.stores.active} AND ${isOpen(backend.shop.clock())}` })
    .from(t.stores);
  const open = new Map(rows.map(({ id, isOpen: is }) => [id, is]));
  const states = ids.map((id) => open.get(id) === true);
  expect(new Set(ids).size).toBe(ids.length);
  expect([path, states.includes(true), states.includes(false)]).toEqual([path, true, true]);
  expect([path, states]).toEqual([path, [...states].sort((one, other) => Number(other) - Number(one))]);
});
