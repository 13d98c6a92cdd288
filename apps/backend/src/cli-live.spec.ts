/** What the command line changes, a running backend tells its open pages: two processes on one PostgreSQL. */
import type { AddressInfo } from 'node:net';
import { buildApp } from './app';
import { runCli, smallDemo } from './bulk.spec-helper';
import { readConfig } from './config';
import { demo } from './demo';
import { endStreams, listenAt } from './event-stream.spec-helper';
import { clientOf, orderBody } from './testing.spec-helper';

let env: Awaited<ReturnType<typeof smallDemo>>;
let shop: Awaited<ReturnType<typeof buildApp>>;
let origin: string;
beforeAll(async () => {
  env = await smallDemo('PostgreSQL');
  shop = await buildApp(readConfig(env), demo);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
}, 300_000);
afterEach(endStreams);
afterAll(() => shop.app.close());

const OFFER = ['--title', 'Half price', '--text', 'Today', '--title-ar', 'نصف السعر', '--text-ar', 'اليوم'];

it('[PLUS-38] an offer of the command line reaches an open page at once, and nobody who switched offers off', async () => {
  const client = clientOf(shop);
  const [open, off] = [await client.customer(), await client.customer()];
  const none = { kind: 'offer', way: 'app', is_on: false };
  expect((await client.send('PUT', 'customer/notification-choices', none, off.headers)).status).toBe(200);
  const [told, quiet] = [
    await listenAt(origin, 'events', { ...open.headers, 'x-localization': 'ar' }),
    await listenAt(origin, 'events', off.headers),
  ];
  const { code, out } = await runCli(env, ['offer', ...OFFER]);
  expect([code, out]).toEqual([0, expect.stringMatching(/\d+ customers were told/)]);
  expect(await told.next(0)).toMatchObject({
    event: 'notification',
    data: { data: { title: 'نصف السعر', type: 'push_notification' } },
  });
  expect(quiet.events).toEqual([]);
}, 120_000);

it('[PLUS-38] an order that the command line moves tells who watches it', async () => {
  const client = clientOf(shop);
  const { headers } = await client.customer();
  const item = await client.bananas();
  await client.addToCart(item.id, {}, headers);
  const { order_id: number } = (await client.placeOrder(orderBody(null, item.store_id), headers)).body;
  const stream = await listenAt(origin, `order/events?order_id=${number}`, headers);
  expect((await stream.next(0)).data.order_status).toBe('pending');
  expect((await runCli(env, ['order', 'move', String(number), 'confirmed'])).code).toBe(0);
  expect((await stream.next(1)).data.order_status).toBe('confirmed');
}, 120_000);
