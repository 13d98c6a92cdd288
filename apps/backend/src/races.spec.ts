/** Races, on a real PostgreSQL: the embedded database runs one transaction at a time and would hide them. */
import * as crypto from 'node:crypto';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { Shop } from './context';
import { buildApp } from './app';
import { demo } from './demo';
import { readConfig } from './config';
import { onSharedConnection } from './db/connections';
import { freshDatabase } from './postgres.spec-helper';
import { bearer, cartLine, HERE, orderBody, testSettings } from './testing.spec-helper';

jest.mock('node:crypto', () => {
  const real = jest.requireActual('node:crypto');
  return { ...real, randomInt: jest.fn(real.randomInt) };
});

const url = process.env.TEST_DATABASE_URL;
const STOCK = 50;
const BUYERS = 200;

const post = (shop: Shop, path: string, payload?: object) =>
  shop.app.inject({ method: 'POST', url: `/api/v1/${path}`, headers: HERE, ...(payload ? { payload } : {}) });

describe('200 parallel orders for the last 50 units', () => {
  let shops: Shop[] = [];
  let itemId = 0;

  beforeAll(async () => {
    const env = testSettings(await freshDatabase('race'));
    // Both at once on an empty database: one migrates and seeds, the other waits.
    shops = await Promise.all([buildApp(readConfig(env), demo), buildApp(readConfig(env), demo)]);
    for (const shop of shops) await shop.app.ready();
  }, 300_000);
  afterAll(async () => {
    await Promise.all(shops.map((shop) => shop.app.close()));
  });

  async function buyers(): Promise<{ guest: number; shop: Shop }[]> {
    const first = shops[0] as Shop;
    const details = await first.app.inject({ url: '/api/v1/items/details/bananas-green-corner', headers: HERE });
    itemId = (details.json() as { id: number }).id;
    await first.database.pool.query('UPDATE items SET stock = $1 WHERE id = $2', [STOCK, itemId]);
    return Promise.all(
      Array.from({ length: BUYERS }, async (_, index) => {
        const shop = shops[index % shops.length] as Shop;
        const guest = ((await post(shop, 'auth/guest/request')).json() as { guest_id: number }).guest_id;
        await post(shop, 'customer/cart/add', cartLine(itemId, { guest_id: guest }));
        return { guest, shop };
      }),
    );
  }
  const stockNow = async () =>
    Number(
      (await (shops[0] as Shop).database.pool.query('SELECT stock FROM items WHERE id = $1', [itemId])).rows[0]?.stock,
    );

  it('two processes that start at once on an empty database seed one demo', async () => {
    const { pool } = (shops[0] as Shop).database;
    expect((await pool.query('SELECT count(*)::int AS count FROM modules')).rows[0]?.count).toBe(5);
    // pg_locks lists the whole server, where databases of other specs start at the same time.
    const held = await pool.query(
      `SELECT count(*)::int AS count FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
       WHERE locktype = 'advisory' AND datname = current_database()`,
    );
    expect(held.rows[0]?.count).toBe(0);
  });

  it('accepts exactly 50 over two processes, leaves stock 0, and answers 150 that it is sold out', async () => {
    const answers = await Promise.all(
      (await buyers()).map(({ guest, shop }) => post(shop, 'customer/order/place', orderBody(guest, 1))),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(STOCK);
    const refused = answers
      .filter(({ statusCode }) => statusCode !== 200)
      .map((answer) => answer.json() as { errors: { code: string }[] });
    expect(refused).toHaveLength(BUYERS - STOCK);
    expect(new Set(refused.map(({ errors }) => errors[0]?.code))).toEqual(new Set(['stock']));
    expect(await stockNow()).toBe(0);
  }, 300_000);

  it('a naive checkout that reads, checks and writes would oversell: the test can fail', async () => {
    await (shops[0] as Shop).database.pool.query('UPDATE items SET stock = $1 WHERE id = $2', [STOCK, itemId]);
    let sold = 0;
    const naive = async ({ database: { pool } }: Shop) => {
      const stock = Number((await pool.query('SELECT stock FROM items WHERE id = $1', [itemId])).rows[0]?.stock);
      if (stock < 1) return;
      await pool.query('UPDATE items SET stock = $1 WHERE id = $2', [stock - 1, itemId]);
      sold += 1;
    };
    await Promise.all(Array.from({ length: BUYERS }, (_, index) => naive(shops[index % 2] as Shop)));
    expect(sold).toBeGreaterThan(STOCK);
  }, 300_000);

  it('[PLUS-13] one idempotency key fifty times in parallel over two processes places one order', async () => {
    await (shops[0] as Shop).database.pool.query('UPDATE items SET stock = 10 WHERE id = $1', [itemId]);
    const shop = shops[0] as Shop;
    const guest = ((await post(shop, 'auth/guest/request')).json() as { guest_id: number }).guest_id;
    await post(shop, 'customer/cart/add', cartLine(itemId, { guest_id: guest }));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (shops[index % 2] as Shop).app.inject({
          method: 'POST',
          url: '/api/v1/customer/order/place',
          headers: { ...HERE, 'idempotency-key': 'one-key-for-all' },
          payload: orderBody(guest, 1),
        }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => (answer.json() as { order_id: number }).order_id)).size).toBe(1);
    expect(await stockNow()).toBe(9);
  }, 300_000);

  it('two concurrent orders that draw the same number get different ones', async () => {
    const drawn = jest.mocked(crypto.randomInt as (least: number, beyond: number) => number);
    const buy = async (shop: Shop) => {
      const guest_id = ((await post(shop, 'auth/guest/request')).json() as { guest_id: number }).guest_id;
      await post(shop, 'customer/cart/add', cartLine(itemId, { guest_id }));
      return () => post(shop, 'customer/order/place', orderBody(guest_id, 1));
    };
    const buying = await Promise.all(shops.map(buy));
    drawn.mockReturnValueOnce(123_456_789).mockReturnValueOnce(123_456_789);
    const answers = await Promise.all(buying.map((place) => place()));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const numbers = answers.map((answer) => (answer.json() as { order_id: number }).order_id);
    expect(numbers).toContain(123_456_789);
    expect(new Set(numbers).size).toBe(2);
  }, 300_000);

  it('concurrent carts share connections and stay separate', async () => {
    const shop = shops[0] as Shop;
    await shop.database.pool.query('UPDATE items SET stock = 500 WHERE id = $1', [itemId]);
    const guests = await Promise.all(
      Array.from({ length: 100 }, async () => (await post(shop, 'auth/guest/request')).json() as { guest_id: number }),
    );
    const lent = jest.spyOn(shop.database.pool, 'connect');
    const carts = await Promise.all(
      guests.map(({ guest_id }, index) =>
        // Every tenth requests something that does not exist: its rejection must not affect the others.
        post(
          shop,
          'customer/cart/add',
          cartLine(index % 10 === 0 ? 99_999_999 : itemId, { guest_id, quantity: 1 + (index % 3) }),
        ),
      ),
    );
    expect(lent.mock.calls.length).toBeLessThanOrEqual(4);
    lent.mockRestore();
    carts.forEach((answer, index) => {
      if (index % 10 === 0) return expect(answer.statusCode).toBe(404);
      const lines = answer.json() as { user_id: number; item_id: number; quantity: number }[];
      expect(lines).toMatchObject([{ user_id: guests[index]?.guest_id, item_id: itemId, quantity: 1 + (index % 3) }]);
    });
    await expect(onSharedConnection(shop.db, (one) => one.transaction(async () => undefined))).rejects.toThrow(
      'no transactions',
    );
  }, 300_000);

  it('connections that break under load fail only their own requests', async () => {
    const shop = shops[0] as Shop;
    await shop.database.pool.query('UPDATE items SET stock = 500 WHERE id = $1', [itemId]);
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    const name = (await shop.database.pool.query('SELECT current_database() AS name')).rows[0]?.name as string;
    const breakAll = () =>
      admin.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = $1',
        [name],
      );
    let done = false;
    const statuses: number[] = [];
    const buyer = async () => {
      while (!done) {
        const asked = await post(shop, 'auth/guest/request');
        statuses.push(asked.statusCode);
        if (asked.statusCode !== 200) continue;
        const { guest_id } = asked.json() as { guest_id: number };
        statuses.push((await post(shop, 'customer/cart/add', cartLine(itemId, { guest_id }))).statusCode);
        statuses.push((await post(shop, 'customer/order/place', orderBody(guest_id, 1))).statusCode);
      }
    };
    const buyers = Array.from({ length: 12 }, buyer);
    const succeeded = () => statuses.filter((status) => status === 200).length;
    for (let turn = 1; turn <= 5; turn += 1) {
      while (succeeded() < turn * 5) await new Promise((resolve) => setTimeout(resolve, 20));
      await breakAll();
    }
    done = true;
    await Promise.all(buyers);
    await admin.end();
    expect(statuses.filter((status) => status >= 500).length).toBeGreaterThan(0);
    expect(new Set(statuses.filter((status) => status >= 500))).toEqual(new Set([503]));
    // Afterwards everything works again.
    const { guest_id } = (await post(shop, 'auth/guest/request')).json() as { guest_id: number };
    expect((await post(shop, 'customer/cart/add', cartLine(itemId, { guest_id }))).statusCode).toBe(200);
  }, 300_000);

  it('notifies the watchers of the other process', async () => {
    const [here, there] = shops as [Shop, Shop];
    const notified = new Promise<void>((resolve) => void there.live.watch('customer:424242', resolve));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await here.live.customerChanged(424242);
    await notified;
  }, 10_000);

  it('a session revoked in one process is revoked in the other, with its streams', async () => {
    const [here, there] = shops as [Shop, Shop];
    await there.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = there.app.server.address() as AddressInfo;
    const person = {
      name: 'Two Houses',
      email: 'two@example.com',
      phone: '+35679000111',
      password: 'long enough words',
    };
    const { token } = (await post(here, 'auth/sign-up', person)).json() as { token: string };
    const headers = bearer(token);
    const info = () => there.app.inject({ url: '/api/v1/customer/info', headers });
    expect((await info()).statusCode).toBe(200);
    const stream = await fetch(`http://127.0.0.1:${port}/api/v1/customer/events`, { headers });
    expect(stream.status).toBe(200);
    const ended = stream.text();
    expect((await here.app.inject({ method: 'POST', url: '/api/v1/customer/sign-out', headers })).statusCode).toBe(200);
    expect((await info()).statusCode).toBe(401);
    // By notification, not by the stream's heartbeat, which is longer than this test may take.
    expect(await ended).not.toContain('event:');
  }, 15_000);

  it('verifying the name of an account during a sign-in with its old password revokes that session', async () => {
    const [here, there] = shops as [Shop, Shop];
    for (let round = 0; round < 5; round += 1) {
      const phone = `+3567900022${round}`;
      const person = { name: 'Squatter', email: `squat${round}@example.com`, phone, password: 'long enough words' };
      await post(here, 'auth/sign-up', person);
      const response = (await post(here, 'auth/login', { login_type: 'otp', phone })).json() as { message: string };
      const otp = /\d{6}/.exec(response.message)?.[0];
      const [owner, ...others] = await Promise.all([
        post(here, 'auth/login', { login_type: 'otp', phone, otp }),
        ...Array.from({ length: 6 }, () =>
          post(there, 'auth/login', { email_or_phone: person.email, password: person.password }),
        ),
      ]);
      const tokens = [owner, ...others].map((answer) => (answer?.json() as { token?: string }).token);
      const works = await Promise.all(
        tokens.map(async (token) => {
          const headers = bearer(token as string);
          return (await here.app.inject({ url: '/api/v1/customer/info', headers })).statusCode;
        }),
      );
      expect(works).toEqual([200, ...others.map(() => 401)]);
    }
  }, 120_000);
});
