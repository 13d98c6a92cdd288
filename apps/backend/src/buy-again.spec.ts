/** What a customer buys again (PLUS-64, decision 086). */
import { eq, sql } from 'drizzle-orm';
import { byHabit } from '@shop/domain/buy-again';
import * as t from './db/schema';
import { bootBeforeAll, FOOD, HERE, NOON, orderBody, rejected, type Customer, type Json } from './testing.spec-helper';

const backend = bootBeforeAll({ CLOCK_STILL: '1' });
const DAY = 86_400_000;

const daysAgo = (days: number) => new Date(Date.parse(NOON) - days * DAY);

/** Places an order of these items, and dates it back. */
async function order({ headers }: Customer, items: Json[], { days = 0, lines = {} as Json } = {}): Promise<number> {
  for (const item of items) {
    const { status, body } = await backend.addToCart(item.id, lines, headers);
    expect({ status, body: status === 200 ? null : body }).toEqual({ status: 200, body: null });
  }
  const { status, body } = await backend.placeOrder(orderBody(null, items[0]?.store_id), headers);
  expect({ status, body: status === 200 ? null : body }).toEqual({ status: 200, body: null });
  await changeOrder(body.order_id, { createdAt: daysAgo(days) });
  return body.order_id;
}

/** Past the trigger that guards orders. */
const changeOrder = (number: number, columns: Partial<typeof t.orders.$inferInsert>) =>
  backend.shop.db.transaction(async (tx) => {
    const [row] = await tx.select({ id: t.orders.id }).from(t.orders).where(eq(t.orders.number, number));
    await tx.execute(sql`SELECT set_config('shop.order', ${String(row?.id)}, true)`);
    await tx.update(t.orders).set(columns).where(eq(t.orders.number, number));
  });

const again = async ({ headers }: Customer, query = '', over: Json = {}): Promise<Json> => {
  const { status, body } = await backend.get(`customer/order/buy-again${query}`, { ...headers, ...over });
  expect(status).toBe(200);
  return body;
};
const slugs = (page: Json): string[] => page.items.map(({ item }: Json) => item.slug);
const item = async (slug: string): Promise<Json> => (await backend.get(`items/details/${slug}`)).body;

it('[PLUS-64] items of own orders, by how often and how long ago they were ordered, with the last choice', async () => {
  const customer = await backend.customer();
  const [bananas, eggs, grapes] = [
    await backend.bananas(),
    await item('eggs-green-corner'),
    await item('grapes-green-corner'),
  ];
  await order(customer, [eggs], { days: 40 });
  await order(customer, [bananas], { days: 24 });
  await order(customer, [bananas, grapes], { days: 10 });
  await order(customer, [bananas], { days: 3 });
  const page = await again(customer);
  expect(page.items.map(({ item: { slug }, ...entry }: Json) => ({ slug, ...entry }))).toEqual([
    {
      slug: 'bananas-green-corner',
      times_ordered: 3,
      last_ordered_at: daysAgo(3).toISOString(),
      typical_days: 11,
      variation: [],
      add_on_ids: [],
      add_on_qtys: [],
    },
    expect.objectContaining({ slug: 'grapes-green-corner', times_ordered: 1, typical_days: null }),
    expect.objectContaining({ slug: 'eggs-green-corner', last_ordered_at: daysAgo(40).toISOString() }),
  ]);
  expect(page.items[0].item).toEqual(await backend.bananas());
  // The order is that of the shared rule.
  const entries = page.items.map((entry: Json) => ({
    id: entry.item.id,
    times: entry.times_ordered,
    lastAt: Date.parse(entry.last_ordered_at),
    typicalDays: entry.typical_days,
  }));
  expect(byHabit([...entries].reverse())).toEqual(entries);

  expect(slugs(await again(customer, '?limit=1&offset=2'))).toEqual(['grapes-green-corner']);
  expect(await again(customer, '?limit=2&offset=9')).toMatchObject({ items: [], total_size: 3 });
});

it('[PLUS-64] the choice is that of the last order, in the language of the reader', async () => {
  const customer = await backend.customer();
  const milk = await item('whole-milk-green-corner');
  const [first, , third] = milk.variations;
  await order(customer, [milk], { days: 9, lines: { variation: [first] } });
  await order(customer, [milk], { days: 2, lines: { variation: [third ?? first] } });
  const [entry] = (await again(customer)).items;
  expect(entry).toMatchObject({ times_ordered: 2, variation: [{ type: (third ?? first).type }] });
  const [arabic] = (await again(customer, '', { 'x-localization': 'ar' })).items;
  expect(arabic.item.variations.map(({ type }: Json) => type)).toContain(arabic.variation[0].type);
});

it('[PLUS-64] sold-out and deleted items, cancelled orders, other zones and modules are left out', async () => {
  const customer = await backend.customer();
  const [grapes, pears, peaches] = [
    await item('grapes-green-corner'),
    await item('pears-green-corner'),
    await item('peaches-green-corner'),
  ];
  await order(customer, [grapes, pears], { days: 5 });
  const inVain = await order(customer, [peaches], { days: 4 });
  expect(slugs(await again(customer)).sort()).toEqual(
    ['grapes-green-corner', 'peaches-green-corner', 'pears-green-corner'].sort(),
  );
  const { db } = backend.shop;
  await changeOrder(inVain, { status: 'canceled' });
  await db.update(t.items).set({ stock: 0 }).where(eq(t.items.id, grapes.id));
  expect(await again(customer)).toMatchObject({ total_size: 1 });
  expect(slugs(await again(customer))).toEqual(['pears-green-corner']);
  expect(slugs(await again(customer, '', { zoneid: '[99]' }))).toEqual([]);
  expect(slugs(await again(customer, '', FOOD))).toEqual([]);
  await db.delete(t.items).where(eq(t.items.id, pears.id));
  expect(await again(customer)).toMatchObject({ total_size: 0, items: [] });
});

it('[PLUS-64] only of the customer who asks: others have their own, and a guest has none', async () => {
  const [one, other] = [await backend.customer(), await backend.customer()];
  await order(one, [await backend.bananas()]);
  expect((await again(other)).items).toEqual([]);
  expect(await backend.get('customer/order/buy-again')).toMatchObject(rejected(401, 'auth-001'));
  expect((await backend.get('customer/order/buy-again', { ...one.headers, moduleid: '' })).status).toBe(403);
  expect((await backend.get('customer/order/buy-again?limit=201', one.headers)).status).toBe(403);
  expect((await backend.get('customer/order/buy-again', HERE)).status).toBe(401);
});
