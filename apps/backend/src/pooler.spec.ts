/**
 * Two backends behind a real PgBouncer in transaction mode, with the settings of docs/deploy: orders, lists, live
 * events.
 */
import type { AddressInfo } from 'node:net';
import { startPgbouncer } from '../../../tools/lib/pgbouncer.mjs';
import type { Shop } from './context';
import { buildApp } from './app';
import { demo } from './demo';
import { doctor } from './cli/doctor';
import { readConfig } from './config';
import { freshDatabase } from './postgres.spec-helper';
import { cartLine, HERE, orderBody, testSettings, type Json } from './testing.spec-helper';

/**
 * PostgreSQL sessions: far fewer than the backends' connections to PgBouncer, so that a transaction rarely gets the
 * previous session.
 */
const SESSIONS = 4;
const GUESTS = 12;

let direct: string;
let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
let shops: Shop[];
const env = () => ({ ...testSettings(pooler.url), DATABASE_DIRECT_URL: direct });
beforeAll(async () => {
  direct = await freshDatabase('pooler');
  pooler = await startPgbouncer(direct, { default_pool_size: SESSIONS, reserve_pool_size: 0 });
  // Both at once: one migrates and seeds while the other waits.
  shops = await Promise.all([1, 2].map(() => buildApp(readConfig(env()), demo)));
  await Promise.all(shops.map(({ app }) => app.ready()));
}, 120_000);
afterAll(async () => {
  await Promise.all(shops.map(({ app }) => app.close()));
  await pooler.stop();
});

let turn = 0;
/** Calls alternate between the processes. */
async function call(method: 'GET' | 'POST', path: string, payload?: Json): Promise<any> {
  const { app } = shops[(turn += 1) % 2] as Shop;
  const answer = await app.inject({ method, url: `/api/v1/${path}`, headers: HERE, ...(payload ? { payload } : {}) });
  expect([path, answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([path, 200, true]);
  return answer.json();
}

const LISTS = ['items/popular', 'items/search?name=milk', 'items/discounted', 'stores/popular', 'categories', 'brand'];
let item: Json;

async function orderOfAGuest(): Promise<{ guest: number; number: number }> {
  const { guest_id: guest } = await call('POST', 'auth/guest/request');
  await call('POST', 'customer/cart/add', cartLine(item.id, { guest_id: guest, quantity: 2 }));
  await call('GET', `customer/cart/list?guest_id=${guest}`);
  const placed = await call('POST', 'customer/order/place', orderBody(guest, item.store_id));
  return { guest, number: placed.order_id };
}

it('[PLUS-58] many concurrent carts, orders and lists share a few sessions', async () => {
  item = await call('GET', 'items/details/bananas-green-corner');
  await (shops[0] as Shop).database.pool.query('UPDATE items SET stock = 1000 WHERE id = $1', [item.id]);
  const [orders] = await Promise.all([
    Promise.all(Array.from({ length: GUESTS }, orderOfAGuest)),
    ...Array.from({ length: 5 }, () => Promise.all(LISTS.map((path) => call('GET', path)))),
  ]);
  const numbers = orders.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(GUESTS);
  const { rows } = await (shops[0] as Shop).database.pool.query(
    'SELECT count(DISTINCT o.id)::int AS orders, sum(r.quantity)::int AS pieces FROM orders o JOIN order_rows r ON r.order_id = o.id WHERE o.number = ANY($1)',
    [numbers],
  );
  expect(rows).toEqual([{ orders: GUESTS, pieces: GUESTS * 2 }]);
  const left = await call('GET', 'items/details/bananas-green-corner');
  expect(left.stock).toBe(1000 - GUESTS * 2);
});

it('the pooler configures every session, and PostgreSQL has no more sessions than allowed', async () => {
  const { pool } = (shops[0] as Shop).database;
  const settings = await Promise.all(Array.from({ length: 20 }, () => pool.query<{ jit: string }>('SHOW jit')));
  expect(new Set(settings.map(({ rows }) => rows[0]?.jit))).toEqual(new Set(['off']));
  const { rows } = await pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'",
  );
  // Each process also has one connection past the pooler, which listens.
  expect(rows[0]?.count).toBeLessThanOrEqual(SESSIONS + 2);
});

it('streams of one process receive the changes of the other', async () => {
  const [first, second] = shops as [Shop, Shop];
  await first.app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(first.app.server.address() as AddressInfo).port}`;
  const { guest, number } = await orderOfAGuest();
  const end = new AbortController();
  const stream = await fetch(`${origin}/api/v1/customer/order/events?order_id=${number}&guest_id=${guest}`, {
    headers: HERE,
    signal: end.signal,
  });
  expect(stream.status).toBe(200);
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  const heard = (async () => {
    for (let text = ''; ;) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) return text;
      text += value;
      if (text.includes('canceled')) return text;
    }
  })();
  const canceled = { order_id: number, reason: 'x', guest_id: guest, _method: 'put' };
  const url = '/api/v1/customer/order/cancel';
  expect((await second.app.inject({ method: 'POST', url, headers: HERE, payload: canceled })).statusCode).toBe(200);
  expect(await heard).toContain('canceled');
  end.abort();
});

it('the doctor finds no problem, and detects a direct URL that leads to the pooler', async () => {
  const output: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line: string) => void output.push(line));
  await doctor([], env());
  expect(output).toContain('✓ live events arrive');
  expect(output).toContain('✓ queries are not compiled');
  expect(output).toContainEqual(expect.stringMatching(/^✓ each backend process takes 12 connections of the pooler/));
  output.length = 0;
  // The pooler twice: a LISTEN there ends with its transaction.
  expect(await doctor([], { ...env(), DATABASE_DIRECT_URL: pooler.url })).toBe(1);
  expect(output).toContainEqual(expect.stringMatching(/^✗ live events do not arrive: DATABASE_DIRECT_URL/));
  log.mockRestore();
});
