/**
 * Lists come from a real streaming replica, and from the primary while it is down, late or promoted: no call fails.
 */
import { startPostgres } from '../../../tools/lib/postgres.mjs';
import type { Shop } from './context';
import { buildApp } from './app';
import { demo } from './demo';
import { readConfig } from './config';
import { cartLine, HERE, orderBody, testSettings, type Json } from './testing.spec-helper';

let primary: ReturnType<typeof startPostgres>;
let replica: ReturnType<typeof primary.replica>;
let shop: Shop;
beforeAll(async () => {
  primary = startPostgres({ why: 'The tests of replicas' });
  replica = primary.replica();
  shop = await buildApp(
    readConfig({ ...testSettings(primary.url), DATABASE_READ_URL: replica.url, WORLD_ITEMS: '200' }),
    demo,
  );
  await shop.app.ready();
  await comes('follows');
}, 120_000);
afterAll(async () => {
  await shop?.app.close();
  primary?.stop();
});

const state = async () => ((await shop.app.inject({ url: '/health/ready' })).json() as Json).replica as string;
async function comes(wanted: string): Promise<void> {
  for (let tries = 0; tries < 300 && (await state()) !== wanted; tries += 1) {
    await shop.database.replica?.check();
    await new Promise((go) => setTimeout(go, 50));
  }
  expect(await state()).toBe(wanted);
}
const get = (path: string, headers: Json = {}) =>
  shop.app.inject({ url: `/api/v1/${path}`, headers: { ...HERE, ...headers } });
const post = (path: string, payload?: Json) =>
  shop.app.inject({ method: 'POST', url: `/api/v1/${path}`, headers: HERE, ...(payload ? { payload } : {}) });

/** Transactions counted by each server itself. */
async function onReplica(sql: string): Promise<any> {
  const { Client } = await import('pg').then((pg) => pg.default);
  const client = new Client({ connectionString: replica.url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows[0];
}

/** Pauses replay, so that primary and replica answer differently. */
async function whilePaused<Result>(work: () => Promise<Result>): Promise<Result> {
  await onReplica('SELECT pg_wal_replay_pause()');
  for (let tries = 0; tries < 100; tries += 1)
    if ((await onReplica('SELECT pg_get_wal_replay_pause_state() AS state')).state === 'paused') break;
  try {
    return await work();
  } finally {
    await onReplica('SELECT pg_wal_replay_resume()');
  }
}
const ITEM = 'items/details/bananas-green-corner';
const stockIn = (answer: { json: () => unknown }) => (answer.json() as Json).stock as number;

it('[PLUS-58] lists are read from the replica; orders, and a caller’s own writes, from the primary', async () => {
  const before = stockIn(await get(ITEM));
  await whilePaused(async () => {
    const { id, store_id: store } = (await get(ITEM)).json() as Json;
    const { guest_id: guest } = (await post('auth/guest/request')).json() as Json;
    await post('customer/cart/add', cartLine(id, { guest_id: guest }));
    // The cart is found at once, and so is the order: neither is asked of the replica.
    const placed = await post('customer/order/place', orderBody(guest, store));
    expect(placed.statusCode).toBe(200);
    const number = (placed.json() as Json).order_id as number;
    const tracked = await get(`customer/order/track?order_id=${number}&guest_id=${guest}`);
    expect(tracked.statusCode).toBe(200);
    expect(stockIn(await get(ITEM))).toBe(before);
    const cookie = String(placed.headers['set-cookie']);
    expect(cookie).toMatch(/^wrote=1; Max-Age=20; Path=\/; HttpOnly; SameSite=Lax/);
    expect(stockIn(await get(ITEM, { cookie: 'wrote=1' }))).toBe(before - 1);
  });
});

it('a replica that lags is not used until it has caught up', async () => {
  const before = stockIn(await get(ITEM, { cookie: 'wrote=1' }));
  await whilePaused(async () => {
    await shop.database.pool.query("UPDATE items SET stock = stock - 1 WHERE slug = 'bananas-green-corner'");
    await comes('behind');
    expect(stockIn(await get(ITEM))).toBe(before - 1);
  });
  await comes('follows');
  expect(stockIn(await get(ITEM))).toBe(before - 1);
});

it('[PLUS-58] an outage fails no call; a recovered replica is used again; a promoted one never', async () => {
  const statuses = new Set<number>();
  let isOver = false;
  const lists = ['items/popular', 'stores/popular', 'categories', ITEM];
  const client = async (path: string) => {
    while (!isOver) statuses.add((await get(path)).statusCode);
  };
  const calls = [...lists, ...lists].map(client);
  await new Promise((go) => setTimeout(go, 300));
  replica.interrupt();
  await comes('away');
  replica.resume();
  await comes('follows');
  isOver = true;
  await Promise.all(calls);
  expect([...statuses]).toEqual([200]);
  await onReplica('SELECT pg_promote(true)');
  await comes('alone');
  await shop.database.pool.query("UPDATE items SET stock = 77 WHERE slug = 'bananas-green-corner'");
  expect(stockIn(await get(ITEM))).toBe(77);
});
