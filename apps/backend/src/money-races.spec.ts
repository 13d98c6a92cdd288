/** The same money, points, coupon or stock claimed twice at the same moment, by two processes on one PostgreSQL: one claim is granted. */
import pg from 'pg';
import { insertPerson, startBackend, type BackendProcess, type Person } from './backend-process.spec-helper';
import { brokenInvariants } from './order-invariants.spec-helper';
import { demoDatabase } from './postgres.spec-helper';
import type { Command, CommandResult } from './sequences-process.spec-helper';
import { cartLine, orderBody, type Json } from './testing.spec-helper';

const ROUNDS = 10;
const STOCK = 10_000;

let backends: [BackendProcess, BackendProcess];
let pool: pg.Pool;
let item: { id: number; storeId: number };
beforeAll(async () => {
  const url = await demoDatabase('money_race');
  backends = (await Promise.all([startBackend(url), startBackend(url)])) as [BackendProcess, BackendProcess];
  pool = new pg.Pool({ connectionString: url });
  const { rows } = await pool.query<typeof item>(
    `UPDATE items SET stock = ${STOCK}, maximum_quantity = NULL WHERE slug = 'bananas-green-corner'
     RETURNING id, store_id AS "storeId"`,
  );
  item = rows[0] as typeof item;
}, 300_000);
afterAll(async () => {
  await pool?.end();
  for (const { stop } of backends ?? []) await stop();
});

const run = (at: number, command: Command): Promise<CommandResult> =>
  (backends[at % 2] as BackendProcess).send(command);
const call = (at: number, method: 'POST' | 'PUT', path: string, { headers }: Person, payload: Json) =>
  run(at, { do: 'call', method, path, headers, payload });
const order = (over: Json = {}): Json =>
  orderBody(null, item.storeId, {
    is_buy_now: 1,
    cart: JSON.stringify([cartLine(item.id, { quantity: 10, add_on_ids: [], add_on_qtys: [] })]),
    ...over,
  });
const place = (at: number, who: Person, over: Json = {}) => call(at, 'POST', 'customer/order/place', who, order(over));
const numberOf = ({ body }: CommandResult): number => (body as Json).order_id;
const priceOf = async (who: Person): Promise<number> =>
  ((await call(0, 'POST', 'customer/order/get-Tax', who, order())).body as Json).order_amount;
const fund = (who: Person, major: number) =>
  run(0, { do: 'fund', customerId: who.id, amount: Math.round(major * 100) });
const walletOf = async ({ id }: Person): Promise<number> =>
  (
    await pool.query<{ sum: number }>(
      'SELECT coalesce(sum(credit + bonus - debit), 0)::int AS sum FROM wallet_entries WHERE customer_id = $1',
      [id],
    )
  ).rows[0]?.sum ?? 0;
const statusesOf = (answers: readonly CommandResult[]): number[] => answers.map(({ status }) => status).sort();

/** Runs a race of a new customer ten times, all at once, and checks every ledger. */
async function race(work: (who: Person, round: number) => Promise<void>): Promise<void> {
  const people: Person[] = [];
  for (let round = 0; round < ROUNDS; round += 1) people.push(await insertPerson(pool));
  await Promise.all(people.map(work));
  expect(await brokenInvariants(pool, new Map([[item.id, STOCK]]))).toEqual([]);
}

it(
  'a wallet pays one of two orders that are placed with it',
  () =>
    race(async (who) => {
      await fund(who, await priceOf(who));
      const both = await Promise.all([0, 1].map((at) => place(at, who, { payment_method: 'wallet' })));
      expect(statusesOf(both)).toEqual([200, 400]);
      expect(await walletOf(who)).toBe(0);
    }),
  300_000,
);

it(
  '[PLUS-10] a wallet pays its part of one of two orders',
  () =>
    race(async (who) => {
      await fund(who, 5);
      const both = await Promise.all(
        [0, 1].map((at) => place(at, who, { partial_payment: 1, partially_paid_amount: 5 })),
      );
      expect(statusesOf(both)).toEqual([200, 403]);
      expect(await walletOf(who)).toBe(0);
    }),
  300_000,
);

it(
  '[ORD-09] a wallet pays one of two orders that wait for their payment',
  () =>
    race(async (who) => {
      await fund(who, await priceOf(who));
      const orders = [numberOf(await place(0, who)), numberOf(await place(1, who))];
      const both = await Promise.all(
        orders.map((order_id, at) => call(at, 'POST', 'customer/order/wallet-payment', who, { order_id })),
      );
      expect(statusesOf(both)).toEqual([200, 400]);
      expect(await walletOf(who)).toBe(0);
    }),
  300_000,
);

it(
  '[CALL-20] points become money once',
  () =>
    race(async (who) => {
      await pool.query(
        `INSERT INTO point_entries (customer_id, kind, credit, balance, reference, created_at)
       VALUES ($1, 'order_place', 100, 100, 'gift', now())`,
        [who.id],
      );
      const both = await Promise.all(
        [0, 1].map((at) => call(at, 'POST', 'customer/loyalty-point/point-transfer', who, { point: 100 })),
      );
      expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await walletOf(who)).toBe(500);
    }),
  300_000,
);

it(
  '[PROMO-14] a coupon for a first order is taken by one of two',
  () =>
    race(async (who) => {
      const both = await Promise.all([0, 1].map((at) => place(at, who, { coupon_code: 'GROCFIRST' })));
      expect(statusesOf(both)).toEqual([200, 406]);
    }),
  300_000,
);

it(
  'the last units go to one of two carts',
  () =>
    race(async (who, round) => {
      // An item of its own in every round.
      const { rows } = await pool.query<{ id: number }>(
        `SELECT i.id FROM items i WHERE i.store_id = $1 AND i.stock IS NOT NULL AND i.id <> $2 AND i.campaign_from IS NULL
         AND i.groups = '[]' AND NOT EXISTS (SELECT 1 FROM item_variations v WHERE v.item_id = i.id)
         AND NOT EXISTS (SELECT 1 FROM flash_sale_items f WHERE f.item_id = i.id) ORDER BY i.id OFFSET $3 LIMIT 1`,
        [item.storeId, item.id, round],
      );
      const last = (rows[0] as { id: number }).id;
      await pool.query('UPDATE items SET stock = 2, maximum_quantity = NULL WHERE id = $1', [last]);
      const people = [who, await insertPerson(pool)];
      for (const [at, one] of people.entries())
        expect((await call(at, 'POST', 'customer/cart/add', one, cartLine(last, { quantity: 2 }))).status).toBe(200);
      const both = await Promise.all(
        people.map((one, at) => call(at, 'POST', 'customer/order/place', one, orderBody(null, item.storeId))),
      );
      expect(statusesOf(both)).toEqual([200, 403]);
      const { rows: left } = await pool.query('SELECT stock FROM items WHERE id = $1', [last]);
      expect(left).toEqual([{ stock: 0 }]);
    }),
  300_000,
);

it(
  '[ORD-07] an order is cancelled by its customer or accepted by its store, and its money follows',
  () =>
    race(async (who) => {
      await fund(who, 5);
      const order_id = numberOf(await place(0, who, { partial_payment: 1 }));
      const [cancelled, accepted] = await Promise.all([
        call(0, 'PUT', 'customer/order/cancel', who, { order_id, reason: 'x' }),
        run(1, { do: 'step', orderId: order_id, step: 'accept', who: 'store' }),
      ]);
      expect(statusesOf([cancelled, accepted])).toEqual([200, 403]);
      expect(await walletOf(who)).toBe(cancelled.status === 200 ? 500 : 0);
    }),
  300_000,
);

it.each(['cash_on_delivery', 'offline_payment'])(
  '[ORD-09] [PLUS-11] a card pays an order while it is turned to %s: paid by it, or sent back',
  (payment_method) =>
    race(async (who) => {
      const order_id = numberOf(await place(0, who, { payment_method: 'digital_payment' }));
      const { rows } = await pool.query<{ total: number }>('SELECT total FROM orders WHERE number = $1', [order_id]);
      const amount = rows[0]?.total ?? 0;
      const id = (await run(0, { do: 'open', shopperId: who.id, orderId: order_id, amount })).body as string;
      const [, turned] = await Promise.all([
        run(0, { do: 'settle', id, outcome: 'success' }),
        call(1, 'PUT', 'customer/order/payment-method', who, { order_id, payment_method }),
      ]);
      const { rows: entries } = await pool.query<{ held: number; method: string }>(
        `SELECT coalesce(sum(p.amount), 0)::int AS held, o.payment_method AS method
         FROM orders o LEFT JOIN order_payments p ON p.order_id = o.id WHERE o.number = $1 GROUP BY o.id`,
        [order_id],
      );
      expect(entries).toEqual([
        turned.status === 200 ? { held: 0, method: payment_method } : { held: amount, method: 'digital_payment' },
      ]);
    }),
  300_000,
);
