/** Concurrent payments, timeouts, cancellations and changes of one order: two backends on one PostgreSQL. */
import { sql } from 'drizzle-orm';
import type { Shop } from './context';
import { buildApp } from './app';
import { demo } from './demo';
import { readConfig } from './config';
import { failUnpaid } from './features/orders/payment-timeouts';
import { verifyTransferOf } from './features/orders/transfers';
import { openPayment } from './features/payments/open';
import { settlePayment } from './features/payments/settle';
import { addToWallet } from './features/wallet/ledger';
import { brokenInvariants } from './order-invariants.spec-helper';
import { demoDatabase } from './postgres.spec-helper';
import { bearer, cartLine, HERE, orderBody, testSettings, type Json } from './testing.spec-helper';

const ROUNDS = 25;
let hasLock = true;
jest.mock('./features/orders/queries', () => {
  const real = jest.requireActual('./features/orders/queries');
  /** Without the lock: concurrent readers see the same order. */
  const naive = async (tx: Shop['db'], id: number) => {
    await tx.execute(sql`SELECT set_config('shop.order', ${String(id)}, true)`);
    const order = await real.findOrder(tx, id);
    await new Promise((resolve) => setTimeout(resolve, 30));
    return order;
  };
  return { ...real, lockOrder: (tx: Shop['db'], id: number) => (hasLock ? real.lockOrder(tx, id) : naive(tx, id)) };
});

let shops: [Shop, Shop];
let buyer: { id: number; headers: Json };
let item: { id: number; storeId: number };
beforeAll(async () => {
  const env = testSettings(await demoDatabase('order_race'));
  shops = (await Promise.all([buildApp(readConfig(env), demo), buildApp(readConfig(env), demo)])) as [Shop, Shop];
  for (const { app } of shops) await app.ready();
  const person = {
    f_name: 'Rana',
    email: 'race@example.com',
    phone: '+35679330001',
    password: 'correct horse battery',
  };
  const { token } = (await send(0, 'POST', 'auth/sign-up', person)).body as { token: string };
  const headers = bearer(token);
  const { rows } = await shops[0].database.pool.query('SELECT id FROM customers');
  buyer = { id: rows[0].id as number, headers };
  const details = await shops[0].app.inject({ url: '/api/v1/items/details/bananas-green-corner', headers: HERE });
  item = { id: details.json().id, storeId: details.json().store_id };
}, 300_000);
afterAll(async () => {
  await Promise.all(shops.map(({ app }) => app.close()));
});
beforeEach(async () => {
  hasLock = true;
  const { pool } = shops[0].database;
  await pool.query('TRUNCATE orders, wallet_entries, point_entries, payments, outbox CASCADE');
  await pool.query('UPDATE items SET stock = 1000 WHERE id = $1', [item.id]);
});

async function send(at: 0 | 1, method: 'POST' | 'PUT', path: string, payload?: Json, headers: Json = HERE) {
  const shop = shops[at];
  const answer = await shop.app.inject({ method, url: `/api/v1/${path}`, headers, ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, body: answer.json() as Json };
}
const cart = () => JSON.stringify([cartLine(item.id, { quantity: 10, add_on_ids: [], add_on_qtys: [] })]);
async function orders(over: Json): Promise<number[]> {
  const body = orderBody(null, item.storeId, { is_buy_now: 1, cart: cart(), ...over });
  const ids: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { body: placed } = await send((round % 2) as 0 | 1, 'POST', 'customer/order/place', body, buyer.headers);
    ids.push(placed.order_id);
  }
  return ids;
}
const fund = (amount: number) =>
  shops[0].db.transaction((tx) =>
    addToWallet(tx, { customerId: buyer.id, kind: 'add_fund', credit: amount, reference: 'funds', at: new Date() }),
  );
/** A card payment of each order, by its number. */
async function openAll(): Promise<string[]> {
  const { rows } = await shops[0].database.pool.query<{ id: number; total: number }>(
    'SELECT id, total FROM orders ORDER BY id',
  );
  return Promise.all(
    rows.map(({ id, total }) =>
      openPayment(shops[0], {
        shopperId: buyer.id,
        orderId: id,
        amount: total,
        gateway: 'sandbox',
        callback: 'http://localhost/',
      }),
    ),
  );
}
const broken = () => brokenInvariants(shops[0].database.pool, new Map([[item.id, 1000]]));
/** A failed change rolls back only its own transaction. */
const together = (work: Promise<unknown>[]) => Promise.allSettled(work);

/** Runs each pair concurrently, over both backends. @returns the violations */
const RACES: Record<string, () => Promise<string[]>> = {
  'the bank pays while housekeeping gives up': async () => {
    const ids = await orders({ payment_method: 'digital_payment' });
    const paying = await openAll();
    const later = new Date(shops[0].clock().getTime() + 11 * 60_000);
    await together([failUnpaid(shops[0], later), ...paying.map((id) => settlePayment(shops[1], id, 'success'))]);
    expect(ids).toHaveLength(ROUNDS);
    return broken();
  },
  'it is cancelled while the wallet pays it': async () => {
    await fund(10_000_000);
    const ids = await orders({});
    await together(
      ids.flatMap((order_id) => [
        send(0, 'PUT', 'customer/order/cancel', { order_id, reason: 'x' }, buyer.headers),
        send(1, 'POST', 'customer/order/wallet-payment', { order_id }, buyer.headers),
      ]),
    );
    return broken();
  },
  'it is cancelled while it becomes cash': async () => {
    const ids = await orders({ payment_method: 'digital_payment' });
    await together(
      ids.flatMap((order_id) => [
        send(0, 'PUT', 'customer/order/cancel', { order_id, reason: 'x' }, buyer.headers),
        send(1, 'PUT', 'customer/order/payment-method', { order_id }, buyer.headers),
      ]),
    );
    return broken();
  },
  'the card’s money arrives while it is turned to cash or to the wallet': async () => {
    await fund(10_000_000);
    const ids = await orders({ payment_method: 'digital_payment' });
    const paying = await openAll();
    await together(
      paying.flatMap((id, index) => {
        const body = { order_id: ids[index] as number };
        const change =
          index % 2 === 0
            ? send(0, 'PUT', 'customer/order/payment-method', body, buyer.headers)
            : send(0, 'POST', 'customer/order/wallet-payment', body, buyer.headers);
        return [settlePayment(shops[1], id, 'success'), change];
      }),
    );
    return broken();
  },
  'an operator verifies a transfer while the wallet pays it': async () => {
    await fund(10_000_000);
    const ids = await orders({ payment_method: 'offline_payment' });
    const told = { method_id: 1, sender_name: 'Rana', reference: 'R' };
    for (const order_id of ids)
      await send(0, 'PUT', 'customer/order/offline-payment', { order_id, ...told }, buyer.headers);
    const { rows } = await shops[0].database.pool.query<{ id: number }>('SELECT id FROM orders ORDER BY id');
    await together(
      rows.flatMap(({ id }, index) => [
        verifyTransferOf(shops[1].db, id, shops[1].clock()),
        send(0, 'POST', 'customer/order/wallet-payment', { order_id: ids[index] as number }, buyer.headers),
      ]),
    );
    return broken();
  },
  'it is cancelled twice': async () => {
    await fund(500);
    const ids = await orders({});
    const cancel = (at: 0 | 1, order_id: number) =>
      send(at, 'PUT', 'customer/order/cancel', { order_id, reason: 'x' }, buyer.headers);
    await together(ids.flatMap((id) => [cancel(0, id), cancel(1, id)]));
    return broken();
  },
};

describe.each(Object.keys(RACES))('%s, 25 times', (name) => {
  const race = RACES[name] as () => Promise<string[]>;
  it('money, stock and status agree', async () => {
    expect(await race()).toEqual([]);
  }, 300_000);
  it('without the lock they do not: the test can fail', async () => {
    hasLock = false;
    // Whether they collide is random: one collision is enough.
    let found: string[] = [];
    for (let tries = 0; tries < 12 && found.length === 0; tries += 1) found = await race();
    expect(found).not.toEqual([]);
  }, 300_000);
});
