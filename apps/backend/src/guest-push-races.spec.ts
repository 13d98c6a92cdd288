/** A guest's device at once: two backends on one PostgreSQL. A device is one person's, whoever came first (decision 148). */
import type { Shop } from './context';
import { buildApp } from './app';
import { demo } from './demo';
import { readConfig } from './config';
import { changeOrder } from './features/orders/change';
import { idOfOrder } from './features/orders/number';
import { deliverOnce } from './features/outbox/deliver';
import { demoDatabase } from './postgres.spec-helper';
import { bearer, cartLine, HERE, orderBody, testSettings, type Json } from './testing.spec-helper';

const ROUNDS = 12;
let shops: [Shop, Shop];
let item: { id: number; storeId: number };
let people = 0;
beforeAll(async () => {
  const env = testSettings(await demoDatabase('push_race'));
  shops = (await Promise.all([buildApp(readConfig(env), demo), buildApp(readConfig(env), demo)])) as [Shop, Shop];
  for (const { app } of shops) await app.ready();
  const details = await shops[0].app.inject({ url: '/api/v1/items/details/bananas-green-corner', headers: HERE });
  item = { id: details.json().id, storeId: details.json().store_id };
}, 300_000);
afterAll(async () => {
  await Promise.all(shops.map(({ app }) => app.close()));
});
beforeEach(async () => {
  await shops[0].database.pool.query('TRUNCATE orders, push_devices, outbox CASCADE');
  await shops[0].database.pool.query('UPDATE items SET stock = 1000 WHERE id = $1', [item.id]);
});

async function call(at: number, method: 'POST' | 'PUT', path: string, payload: Json, headers: Json = HERE) {
  const { app } = shops[at % 2] as Shop;
  const answer = await app.inject({ method, url: `/api/v1/${path}`, headers, payload });
  return { status: answer.statusCode, body: answer.json() as Json };
}
async function order() {
  const { guest_id: guest } = (await call(0, 'POST', 'auth/guest/request', {})).body;
  const cart = JSON.stringify([cartLine(item.id, { add_on_ids: [], add_on_qtys: [] })]);
  const body = orderBody(guest, item.storeId, { is_buy_now: 1, cart });
  const placed = await call(0, 'POST', 'customer/order/place', body);
  return { order_id: placed.body.order_id as number, guest_id: guest as number };
}
async function customer(over: Json = {}) {
  people += 1;
  const person = {
    f_name: 'Rana',
    email: `push${people}@example.com`,
    phone: `+3567933${String(people).padStart(4, '0')}`,
    password: 'correct horse battery',
  };
  return bearer((await call(0, 'POST', 'auth/sign-up', { ...person, ...over })).body.token as string);
}
const tell = (at: number, own: Json, token: string | null) =>
  call(at, 'PUT', 'customer/order/push-subscription', { ...own, cm_firebase_token: token });
const signedIn = (at: number, headers: Json, token: string) =>
  call(at, 'PUT', 'customer/cm-firebase-token', { cm_firebase_token: token }, headers);
async function step(at: number, { order_id }: Json, name: Parameters<typeof changeOrder>[2]) {
  const { db, clock } = shops[at % 2] as Shop;
  return db.transaction(async (tx) =>
    changeOrder(tx, await idOfOrder(tx, order_id), name, { who: 'admin' }, { at: clock() }),
  );
}
const rows = async (text: string) => (await shops[0].database.pool.query(text)).rows as Json[];
/** What would be sent now. */
async function deliver(): Promise<Json[]> {
  const sent: Json[] = [];
  const clock = () => new Date(shops[0].clock().getTime() + 60_000);
  const push = async (message: Json) => void sent.push(message);
  while ((await deliverOnce({ ...shops[0], clock }, { push })) > 0);
  return sent;
}

it('[PLUS-50] one device for two orders of two guests at once: it is told of one guest alone', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, other] = [await order(), await order()];
    const answers = await Promise.all([tell(round, one, `d${round}`), tell(round + 1, other, `d${round}`)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await rows(`SELECT order_id FROM order_devices WHERE device = 'd${round}'`)).toHaveLength(1);
  }
}, 120_000);

it('[PLUS-50] a guest registers twice at once: the order has one device, and nothing is left of the other', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const own = await order();
    const answers = await Promise.all([0, 1, 2, 3].map((at) => tell(at, own, at === 3 ? null : `d${round} ${at % 2}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const told = await rows('SELECT device FROM order_devices JOIN push_devices USING (device)');
    const kept = await rows('SELECT device FROM push_devices');
    expect(kept.length).toBe(told.length);
    expect(told.length).toBeLessThanOrEqual(1);
    await shops[0].database.pool.query('TRUNCATE order_devices, push_devices');
  }
}, 120_000);

it('[PLUS-50] a customer and a guest name one device at once, while steps are told: each hears of their own alone', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const own = await order();
    const headers = await customer();
    const device = `d${round}`;
    await tell(round, own, device);
    await Promise.all([
      signedIn(round, headers, device),
      step(round + 1, own, 'accept'),
      ...(round % 2 ? [tell(round + 1, own, device)] : []),
    ]);
    const [left] = await rows(`SELECT token_hash, order_id FROM push_devices LEFT JOIN order_devices USING (device)`);
    expect([round, left?.token_hash === null]).toEqual([round, left?.order_id !== null]);
    const sent = await deliver();
    expect([round, sent.length > 0 && left?.token_hash !== null]).toEqual([round, false]);
    await shops[0].database.pool.query('TRUNCATE push_devices, outbox CASCADE');
  }
}, 120_000);

it('[PLUS-50] a guest signs in while a device is named: nothing is told there as to the guest', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const own = await order();
    await tell(round, own, `d${round}`);
    const [, answer] = await Promise.all([
      customer({ guest_id: own.guest_id }),
      // Ends what it finds: before the sign-in or after it, nothing is left.
      tell(round + 1, own, null),
    ]);
    expect(answer.status).toBe(200);
    expect(await rows('SELECT device FROM push_devices')).toEqual([]);
  }
}, 120_000);
