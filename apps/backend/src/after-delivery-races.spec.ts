/** Reviews and refunds at once: two backends on one PostgreSQL. One outcome, and ledgers that sum up to it. */
import type { Shop } from './context';
import { buildApp } from './app';
import { demo } from './demo';
import { readConfig } from './config';
import { changeOrder } from './features/orders/change';
import { idOfOrder } from './features/orders/number';
import { brokenInvariants } from './order-invariants.spec-helper';
import { demoDatabase } from './postgres.spec-helper';
import { bearer, cartLine, HERE, orderBody, testSettings, type Json } from './testing.spec-helper';

const ROUNDS = 12;
let shops: [Shop, Shop];
let headers: Json;
let item: { id: number; storeId: number };
beforeAll(async () => {
  const env = testSettings(await demoDatabase('after_race'));
  shops = (await Promise.all([buildApp(readConfig(env), demo), buildApp(readConfig(env), demo)])) as [Shop, Shop];
  for (const { app } of shops) await app.ready();
  const person = {
    f_name: 'Rana',
    email: 'after@example.com',
    phone: '+35679330009',
    password: 'correct horse battery',
  };
  headers = bearer(((await send(0, 'auth/sign-up', person, HERE)).body as { token: string }).token);
  const details = await shops[0].app.inject({ url: '/api/v1/items/details/bananas-green-corner', headers: HERE });
  item = { id: details.json().id, storeId: details.json().store_id };
}, 300_000);
afterAll(async () => {
  await Promise.all(shops.map(({ app }) => app.close()));
});

async function send(at: number, path: string, payload: Json, as: Json = headers) {
  const { app } = shops[at % 2] as Shop;
  const answer = await app.inject({ method: 'POST', url: `/api/v1/${path}`, headers: as, payload });
  return { status: answer.statusCode, body: answer.json() as Json };
}
type Step = Parameters<typeof changeOrder>[2];
const step = (at: number, number: number, name: Step) => {
  const { db, clock } = shops[at % 2] as Shop;
  return db.transaction(async (tx) =>
    changeOrder(tx, await idOfOrder(tx, number), name, { who: 'admin' }, { at: clock() }),
  );
};
async function orders(count: number, steps: readonly Step[]): Promise<number[]> {
  await shops[0].database.pool.query('TRUNCATE orders, wallet_entries, point_entries, payments, outbox CASCADE');
  await shops[0].database.pool.query('UPDATE items SET stock = 1000 WHERE id = $1', [item.id]);
  const cart = JSON.stringify([cartLine(item.id, { quantity: 4, add_on_ids: [], add_on_qtys: [] })]);
  const numbers: number[] = [];
  for (let round = 0; round < count; round += 1) {
    const body = orderBody(null, item.storeId, { is_buy_now: 1, cart });
    const { body: placed } = await send(round, 'customer/order/place', body);
    numbers.push(placed.order_id);
    for (const name of steps) await step(round, placed.order_id, name);
  }
  return numbers;
}
const DELIVERED: readonly Step[] = ['accept', 'prepare', 'hand_over', 'deliver'];
const rowOf = async (number: number): Promise<number> =>
  (
    await shops[0].database.pool.query(
      'SELECT r.id FROM order_rows r JOIN orders o ON o.id = r.order_id WHERE o.number = $1',
      [number],
    )
  ).rows[0].id;
/** Of each order what it holds, what was asked back of it, and its status. */
const ledgers = async () =>
  (
    await shops[0].database.pool.query<{ status: string; paid: number; back: number; asked: number | null }>(
      `SELECT o.status, coalesce(sum(p.amount) FILTER (WHERE p.amount > 0), 0)::int AS paid,
         coalesce(-sum(p.amount) FILTER (WHERE p.amount < 0), 0)::int AS back, min(r.amount)::int AS asked
       FROM orders o LEFT JOIN order_payments p ON p.order_id = o.id LEFT JOIN refunds r ON r.order_id = o.id
       GROUP BY o.id`,
    )
  ).rows;
const broken = () => brokenInvariants(shops[0].database.pool, new Map([[item.id, 1000]]));
const countOf = async (table: string) =>
  Number((await shops[0].database.pool.query(`SELECT count(*)::int AS count FROM ${table}`)).rows[0].count);

/** Each order is reviewed by both backends at once. @returns the statuses, two of each order */
const reviewTwice = (numbers: readonly number[]) =>
  Promise.all(
    numbers.flatMap((order_id) =>
      [0, 1].map((at) => send(at, 'items/reviews/submit', { item_id: item.id, order_id, rating: 1 + at * 4 })),
    ),
  );
const mine = 'reviews WHERE order_id IS NOT NULL';

it('[ORD-10] reviewed twice at once: one review, and the item is rated by each once', async () => {
  const numbers = await orders(ROUNDS, DELIVERED);
  const answers = await reviewTwice(numbers);
  expect(answers.map(({ status }) => status).sort()).toEqual([...numbers.map(() => 200), ...numbers.map(() => 403)]);
  expect(await countOf(mine)).toBe(ROUNDS);
  const [{ rating_count: rated }] = (
    await shops[0].database.pool.query('SELECT rating_count FROM items WHERE id = $1', [item.id])
  ).rows;
  expect(rated).toBe(await countOf(`reviews WHERE item_id = ${item.id}`));
}, 300_000);

it('[ORD-10] a courier reviewed for many orders at once by two backends: the average is that of all, each once', async () => {
  const numbers = await orders(ROUNDS, DELIVERED);
  const { pool } = shops[0].database;
  const { rows } = await pool.query('SELECT id FROM couriers ORDER BY id LIMIT 1');
  const courierId = rows[0].id;
  await pool.query('UPDATE couriers SET rating = 4, rating_count = 10 WHERE id = $1', [courierId]);
  await pool.query('UPDATE orders SET courier_id = $1', [courierId]);
  const answers = await Promise.all(
    numbers.flatMap((order_id, index) =>
      [0, 1].map((at) =>
        send(at, 'delivery-man/reviews/submit', { delivery_man_id: courierId, order_id, rating: 1 + (index % 5) }),
      ),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(ROUNDS);
  const given = numbers.reduce((sum, _, index) => sum + 1 + (index % 5), 0);
  const courier = (await pool.query('SELECT rating, rating_count FROM couriers WHERE id = $1', [courierId])).rows[0];
  expect(courier.rating_count).toBe(10 + ROUNDS);
  expect(courier.rating).toBeCloseTo((4 * 10 + given) / (10 + ROUNDS), 9);
}, 300_000);

it('[ORD-08] asked for twice and granted twice at once: one request, paid back once', async () => {
  const numbers = await orders(ROUNDS, DELIVERED);
  const asked = await Promise.all(
    numbers.flatMap((order_id) =>
      [0, 1].map((at) => send(at, 'customer/order/refund-request', { order_id, customer_reason: `by ${at}` })),
    ),
  );
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(ROUNDS);
  expect(await countOf('refunds')).toBe(ROUNDS);
  const granted = await Promise.allSettled(numbers.flatMap((number) => [0, 1].map((at) => step(at, number, 'refund'))));
  expect(granted.filter(({ status }) => status === 'fulfilled')).toHaveLength(ROUNDS);
  for (const { status, back, asked: wanted } of await ledgers()) expect([status, back]).toEqual(['refunded', wanted]);
  expect(await broken()).toEqual([]);
}, 300_000);

it('[PLUS-18] granted by one and declined by the other: what is paid back follows the status', async () => {
  const numbers = await orders(ROUNDS, DELIVERED);
  for (const order_id of numbers) {
    const items = JSON.stringify([{ id: await rowOf(order_id), quantity: 1 }]);
    expect((await send(0, 'customer/order/refund-request', { order_id, customer_reason: 'x', items })).status).toBe(
      200,
    );
  }
  const answers = await Promise.allSettled(
    numbers.flatMap((number) => [step(0, number, 'refund'), step(1, number, 'refuse_refund')]),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(ROUNDS);
  for (const { status, back, asked } of await ledgers()) expect(back).toBe(status === 'refunded' ? asked : 0);
  expect(await broken()).toEqual([]);
}, 300_000);

it('[PLUS-18] a partial refund against a cancellation: one of both, and nothing is paid back twice', async () => {
  const numbers = await orders(ROUNDS, ['accept', 'prepare', 'hand_over']);
  const refundOne = async (number: number) => {
    await step(0, number, 'deliver');
    const items = JSON.stringify([{ id: await rowOf(number), quantity: 1 }]);
    await send(0, 'customer/order/refund-request', { order_id: number, customer_reason: 'x', items });
    await step(1, number, 'refund');
  };
  await Promise.allSettled(numbers.flatMap((number) => [refundOne(number), step(1, number, 'cancel')]));
  const ended = await ledgers();
  expect(ended.map(({ status }) => status).filter((status) => !['refunded', 'canceled'].includes(status))).toEqual([]);
  for (const { status, paid, back, asked } of ended) {
    expect(back).toBe(status === 'refunded' ? asked : paid);
    if (status === 'refunded') expect(back).toBeLessThan(paid);
  }
  expect(await broken()).toEqual([]);
}, 300_000);

it('without its index an item is reviewed twice: the test can fail', async () => {
  const numbers = await orders(ROUNDS, DELIVERED);
  await shops[0].database.pool.query('DROP INDEX review_once');
  await reviewTwice(numbers);
  expect(await countOf(mine)).toBeGreaterThan(ROUNDS);
}, 300_000);
