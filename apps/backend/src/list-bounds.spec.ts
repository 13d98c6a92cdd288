/**
 * Lists that come from outside are unique and bounded, and reach the database as one parameter: neither statements nor caches depend
 * on their length (decision 079).
 */
import pg from 'pg';
import { readZoneIds } from './plugins/place';
import { bootBeforeAll, HERE, orderBody, type Json } from './testing.spec-helper';

const backend = bootBeforeAll({ CLOCK_STILL: '1' });

interface Sent {
  text: string;
  values: unknown[];
}
/** Calls read; jobs beside them write, too, and read these. */
const READS = /^\s*(select|with)\b/i;
const JOBS = /"outbox"|^select "id" from "customers"|^select "id" from "orders"|WITH several/;
/** The statements that `work` sends. */
async function sentBy(work: () => Promise<unknown>): Promise<Sent[]> {
  const spy = jest.spyOn(pg.Client.prototype, 'query');
  await work();
  const calls = spy.mock.calls as unknown as [string | Partial<Sent>, unknown[] | undefined][];
  const sent = calls.map(([first, second]) =>
    typeof first === 'string'
      ? { text: first, values: second ?? [] }
      : { text: first.text ?? '', values: first.values ?? second ?? [] },
  );
  spy.mockRestore();
  return sent.filter(({ text }) => READS.test(text) && !JOBS.test(text));
}
/** The different statements that these calls send. */
async function textsOf(calls: readonly (() => Promise<unknown>)[]): Promise<Set<string>> {
  const texts = new Set<string>();
  for (const call of calls) for (const { text } of await sentBy(call)) texts.add(text);
  return texts;
}
/** Statements of `calls` that `first` did not send. */
async function newTexts(first: readonly (() => Promise<unknown>)[], calls: readonly (() => Promise<unknown>)[]) {
  const known = await textsOf(first);
  expect(known.size).toBeGreaterThan(0);
  return [...(await textsOf(calls))].filter((text) => !known.has(text));
}
const inZones = (ids: readonly number[]): Json => ({ ...HERE, zoneid: JSON.stringify(ids) });
const numbers = (count: number, first = 1) => Array.from({ length: count }, (_, index) => first + index);

const CALLS = [
  'items/search?name=a&facets=1',
  'items/popular',
  'items/discounted?facets=1',
  'categories/items/list?category_ids=[1]',
  'items/item-or-store-search?name=a',
  'stores/get-stores/all?facets=1',
  'stores/popular',
  'stores/search?name=a',
  'campaigns/basic',
  'flash-sales/items?flash_sale_id=1&limit=10&offset=1',
  'banners',
  'coupon/list/all',
];

it.each([
  ['seven thousand times the same', JSON.stringify(Array(7000).fill(1)), [1]],
  ['in another order', '[2,1,2]', [1, 2]],
  ['as text', '["2",1]', [1, 2]],
  ['more than overlap anywhere', JSON.stringify(numbers(3000)), numbers(50)],
  ['invalid ones between', '[0,-1,1.5,null,"x",3,4294967296]', [3]],
  ['a bare number', '3', [3]],
  ['malformed', '[1,', []],
  ['an object', '{"length":3000}', []],
])('zone ids: %s', (_, header, ids) => {
  expect(readZoneIds(header)).toEqual(ids);
});

it.each(CALLS)('%s: thousands of equal zones are one zone, and cost what one costs', async (path) => {
  const ask = async (ids: number[]) => {
    let answer: unknown = null;
    const sent = await sentBy(async () => (answer = await backend.get(path, inZones(ids))));
    return { answer, sent };
  };
  // Items are read once, and then cached.
  await ask([1]);
  const one = await ask([1]);
  expect(one.answer).toMatchObject({ status: 200 });
  expect(await ask(Array(7000).fill(1))).toEqual(one);
});

it.each(CALLS)('%s: any number of zones sends the same statements', async (path) => {
  const ask = (count: number) => () => backend.get(path, inZones(numbers(count)));
  expect(await newTexts([0, 1, 2].map(ask), [3, 4, 20, 2000].map(ask))).toEqual([]);
});

it.each([
  'items/discounted?facets=1&category_ids=',
  'categories/items/list?category_ids=',
  'categories/stores/list?facets=1&category_ids=',
  'stores/get-stores/all?category_ids=',
])('%s: any number of categories sends the same statements', async (path) => {
  const ask =
    (ids: number[], more = '') =>
    () =>
      backend.get(path + JSON.stringify(ids) + more);
  // One page holds items that no list has read yet, the others may.
  const first = [numbers(1), numbers(2), numbers(200), numbers(2, 1_000_000)]
    .map((ids) => ask(ids))
    .concat(ask(numbers(200), '&limit=50&offset=3'));
  expect(
    await newTexts(
      first,
      [3, 4, 50, 150].map((count) => ask(numbers(count))),
    ),
  ).toEqual([]);
  const sorted = await sentBy(ask([1, 2, 3]));
  expect(await sentBy(ask([3, 1, 2, 2]))).toEqual(sorted);
  expect(await ask(numbers(201))()).toMatchObject({ status: 403 });
});

it('pages of any length read their stores and categories by the same statements', async () => {
  const ask = (limit: number) => async () => {
    await backend.get(`items/new-arrival?limit=${limit}`);
    await backend.get(`stores/popular?limit=${limit}`);
  };
  expect(await newTexts([2, 60].map(ask), [3, 4, 7, 12, 30].map(ask))).toEqual([]);
});

it('a customer’s orders, wishes and visited stores are read by the same statements, however many there are', async () => {
  const { headers } = await backend.customer();
  const items = (await backend.get('items/popular?limit=12')).body.products as Json[];
  const read = async () => {
    for (const path of [
      'customer/order/list?limit=20&offset=1',
      'customer/wish-list',
      'customer/visit-again',
      'customer/message/list?limit=9&offset=1',
    ])
      // prettier-ignore
      expect([path, (await backend.get(path, headers)).status]).toEqual([path, 200]);
  };
  const add = async ({ id, store_id: store }: Json) => {
    await backend.post('customer/wish-list/add', { item_id: id }, headers);
    await backend.addToCart(id, {}, headers);
    await backend.placeOrder(orderBody(null, store), headers);
    await backend.post('customer/message/send', { receiver_type: 'vendor', receiver_id: store, message: 'Hi' }, headers); // prettier-ignore
  };
  const known = new Set<string>();
  const added: string[] = [];
  for (const [index, item] of items.entries()) {
    await add(item);
    // The first three show what one and several entries send.
    for (const text of await textsOf([read])) {
      if (index > 2 && !known.has(text)) added.push(text);
      known.add(text);
    }
  }
  expect(added).toEqual([]);
}, 300_000);

it('an add-on that is named twice is one add-on of both quantities', async () => {
  const { rows } = await backend.shop.database.pool.query<{ item: number; addon: number }>(
    'SELECT item_id AS item, min(add_on_id) AS addon FROM item_add_ons GROUP BY item_id LIMIT 1',
  );
  const [{ item, addon }] = rows as [{ item: number; addon: number }];
  const guest_id = await backend.guest();
  const add = (add_on_ids: number[], add_on_qtys: number[]) =>
    backend.addToCart(item, { guest_id, add_on_ids, add_on_qtys }, { ...HERE, moduleid: '2' });
  expect((await add([addon, addon], [1, 2])).body[0]).toMatchObject({ add_on_ids: [addon], add_on_qtys: [3] });
  expect((await add([addon], [3])).body.errors[0].code).toBe('item');
});

it('open streams of any number are renewed by one statement', async () => {
  const { renewSlots, releaseSlots } = await import('./features/live/slot-queries');
  const { db, pool } = backend.shop.database;
  const slots = numbers(30).map((id) => ({ id: `stream ${id}`, watcher: `w${id}`, address: 'a' }));
  const sent = jest.spyOn(pg.Client.prototype, 'query');
  for (const count of [1, 2, 30]) await renewSlots(db, slots.slice(0, count));
  const calls = sent.mock.calls as unknown as [{ text?: string }][];
  const texts = calls.flatMap(([{ text = '' }]) => (text.includes('live_places') ? [text] : []));
  sent.mockRestore();
  expect([texts.length, new Set(texts).size]).toEqual([3, 1]);
  const held = async () => (await pool.query("SELECT id, watcher, address FROM live_places WHERE address = 'a' ORDER BY length(id), id")).rows; // prettier-ignore
  expect(await held()).toEqual(slots);
  const released = slots.map(({ id }) => id);
  await releaseSlots(db, released);
  expect(await held()).toEqual([]);
});
