/** Late orders and two processes: one apology, one word, every delivery learned from. */
import type { Shop } from './context';
import { buildApp } from './app';
import { demo } from './demo';
import { readConfig } from './config';
import { changeOrder } from './features/orders/change';
import { idOfOrder } from './features/orders/number';
import { reviseArrivals } from './features/orders/payment-timeouts';
import { brokenInvariants } from './order-invariants.spec-helper';
import { freshDatabase } from './postgres.spec-helper';
import { cartLine, clientOf, NOON, orderBody, testSettings, type Customer } from './testing.spec-helper';

const ORDERS = 12;
let shops: [Shop, Shop];
let customer: Customer;
let ids: number[];
const stock = new Map<number, number>();
const after = (minutes: number) => new Date(Date.parse(NOON) + minutes * 60_000);
const step = (
  shop: Shop,
  id: number,
  what: 'accept' | 'prepare' | 'hand_over' | 'pick_up' | 'deliver',
  minutes: number,
) => shop.db.transaction((tx) => changeOrder(tx, id, what, { who: 'admin' }, { at: after(minutes) }));

beforeAll(async () => {
  const env = { ...testSettings(await freshDatabase('arrival_race')), CLOCK_STILL: '1' };
  shops = (await Promise.all([buildApp(readConfig(env), demo), buildApp(readConfig(env), demo)])) as [Shop, Shop];
  for (const { app } of shops) await app.ready();
  await shops[0].database.pool.query('TRUNCATE store_paces, zone_paces');
  const client = clientOf(shops[0]);
  customer = await client.customer();
  const bananas = await client.bananas();
  await shops[0].database.pool.query('UPDATE items SET stock = 1000 WHERE id = $1', [bananas.id]);
  stock.set(bananas.id, 1000);
  const cart = JSON.stringify([cartLine(bananas.id, { quantity: 10, add_on_ids: [], add_on_qtys: [] })]);
  ids = [];
  for (let round = 0; round < ORDERS; round += 1) {
    const body = orderBody(null, bananas.store_id, { is_buy_now: 1, cart });
    const { body: placed } = await client.placeOrder(body, customer.headers);
    ids.push(await idOfOrder(shops[0].db, placed.order_id));
  }
  for (const id of ids)
    for (const [index, what] of (['accept', 'prepare', 'hand_over', 'pick_up'] as const).entries())
      await step(shops[0], id, what, 1 + index * 5);
}, 300_000);
afterAll(async () => {
  await Promise.all(shops.map(({ app }) => app.close()));
});

it('credits each late order once, whoever looks or delivers at the same moment, and every ledger adds up', async () => {
  const delivered = ids.slice(0, ORDERS / 2);
  const all = await Promise.allSettled([
    ...shops.map((shop) => reviseArrivals(shop, after(200))),
    ...delivered.flatMap((id) => shops.map((shop) => step(shop, id, 'deliver', 200))),
  ]);
  // One of two deliveries of an order is refused.
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(2 + delivered.length);
  await Promise.all(shops.map((shop) => reviseArrivals(shop, after(201))));
  const { pool } = shops[0].database;
  const credits = await pool.query("SELECT reference, credit FROM wallet_entries WHERE kind = 'late_order'");
  expect(new Set(credits.rows.map(({ reference }) => reference)).size).toBe(ORDERS);
  expect(credits.rows.map(({ credit }) => credit)).toEqual(Array.from({ length: ORDERS }, () => 200));
  expect(await brokenInvariants(pool, stock)).toEqual([]);
  const paces = await pool.query('SELECT prepare FROM store_paces');
  expect(paces.rows.map(({ prepare }) => prepare.length)).toEqual([delivered.length]);
}, 120_000);
