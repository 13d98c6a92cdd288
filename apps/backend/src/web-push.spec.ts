/** Pushes to browsers by the standard: to a push service that verifies and decrypts them, and to nothing else. */
import { openPushService, type Device, type PushService } from '../../../tools/lib/push-service.mjs';
import { outbox, pushDevices, serverKeys } from './db/schema';
import { notifyCustomer } from './features/customers/notify';
import { deliverOnce } from './features/outbox/deliver';
import { isPublicAddress, publicLookup, readEndpoint } from './features/outbox/push-endpoint';
import { loadVapidKeys } from './features/outbox/vapid';
import { webPushTransport } from './features/outbox/web-push';

import { boot, HERE, rejected, type Json, type TestBackend } from './testing.spec-helper';

let backend: TestBackend;
let service: PushService;
let publicKey: string;
beforeAll(async () => {
  backend = await boot({ PUSH_LOOPBACK: '1' });
  service = await openPushService();
  publicKey = (await backend.get('config')).body.web_push_public_key;
}, 300_000);
afterAll(async () => {
  await backend.close();
  await service.close();
});
beforeEach(async () => {
  await backend.shop.db.delete(outbox);
  service.delivered.length = 0;
  service.statuses.clear();
});

const subscribe = (headers: Json, subscription: Json) =>
  backend.send('PUT', 'customer/push-subscription', subscription, headers);
/** An hour from now: what is due then is left to the tests by the backend's own worker. */
const at = (seconds: number) => new Date(backend.shop.clock().getTime() + (3600 + seconds) * 1000);
const notify = (customerId: number, text = 'Order #7') =>
  notifyCustomer(backend.shop.db, {
    customerId,
    title: { en: 'Your order has arrived', ar: 'وصل طلبك' },
    description: { en: text, ar: 'الطلب رقم 7' },
    type: 'order_status',
    orderNumber: 7,
    createdAt: at(0),
  });
const deliver = async (seconds = 1) =>
  deliverOnce(
    { ...backend.shop, clock: () => at(seconds) },
    { webpush: await webPushTransport(backend.shop, backend.shop.vapid) },
  );
const names = () => service.delivered.map(({ device }) => device);

it('[PLUS-50] a browser is told, in its language, encrypted for it and signed with the key it subscribed with', async () => {
  const { id, headers } = await backend.customer();
  const saved = await subscribe({ ...headers, 'x-localization': 'ar' }, service.device('phone', publicKey));
  expect(saved.status).toBe(200);
  await notify(id);
  await deliver();
  expect(service.delivered).toMatchObject([
    {
      device: 'phone',
      data: { type: 'order_status', order_id: '7', title: 'وصل طلبك', body: 'الطلب رقم 7' },
      headers: { ttl: '3600', urgency: 'high', 'content-encoding': 'aes128gcm' },
    },
  ]);
  expect((await subscribe(HERE, service.device('stranger', publicKey))).status).toBe(401);
});

it('[PLUS-50] a long text is cut to what a push service takes', async () => {
  const { id, headers } = await backend.customer();
  await subscribe(headers, service.device('long', publicKey));
  await notify(id, '🥖'.repeat(5000));
  await deliver();
  expect([...(service.delivered[0]?.data.body ?? '')]).toHaveLength(300);
});

it('[PLUS-50] a device ends with its sign-in, and when somebody else signs in on it', async () => {
  const [one, other] = [await backend.customer(), await backend.customer()];
  const shared = service.device('shared', publicKey);
  await subscribe(one.headers, shared);
  await notify(one.id);
  await subscribe(other.headers, shared);
  await deliver();
  expect(names()).toEqual([]);
  await notify(other.id);
  await backend.post('customer/cm-firebase-token', { _method: 'put', cm_firebase_token: '@' }, other.headers);
  await deliver(2);
  await subscribe(other.headers, shared);
  await notify(other.id);
  await backend.post('customer/sign-out', {}, other.headers);
  await deliver(3);
  expect(names()).toEqual([]);
});

it('[PLUS-50] a subscription that has ended is forgotten; one that can not be reached is tried again', async () => {
  for (const [name, status] of [
    ['gone', 410],
    ['unknown', 404],
  ] as const) {
    const { id, headers } = await backend.customer();
    const device = service.device(name, publicKey);
    await subscribe(headers, device);
    service.statuses.set(name, status);
    await notify(id);
    await deliver();
    const left = await backend.shop.db.select().from(pushDevices);
    expect(left.map((row) => row.device)).not.toContain(device.endpoint);
  }
  const { id, headers } = await backend.customer();
  await subscribe(headers, service.device('busy', publicKey));
  service.statuses.set('busy', 503);
  await notify(id);
  await deliver();
  expect(names()).toEqual([]);
  service.statuses.clear();
  await deliver(120);
  expect(names()).toEqual(['busy']);
});

describe('[PLUS-50] the backend calls push services only', () => {
  const good = (over: Partial<Device>): Json => ({ ...service.device('x', publicKey), ...over });
  it.each([
    'http://push.example.com/x',
    'https://127.0.0.1/x',
    'https://10.0.0.1/x',
    'https://[::1]/x',
    'https://2130706433/x',
    'https://localhost/x',
    'https://shop.internal/x',
    'https://backend/x',
    'https://user:word@push.example.com/x',
    'https://push.example.com:8443/x',
    'ftp://push.example.com/x',
    'javascript:alert(1)',
    'x',
  ])('%s is refused', async (endpoint) => {
    const { headers } = await backend.customer();
    expect(await subscribe(headers, good({ endpoint }))).toMatchObject(rejected(403, 'endpoint'));
  });

  it('keys that are no point of the curve, or too short, are refused', async () => {
    const { headers } = await backend.customer();
    const { keys } = service.device('y', publicKey);
    for (const wrong of [
      { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') },
      { ...keys, auth: 'short' },
      { p256dh: '', auth: '' },
    ])
      expect(await subscribe(headers, good({ keys: wrong }))).toMatchObject(rejected(403, 'endpoint'));
  });

  it('its own machine only where a demo says so', () => {
    expect(readEndpoint('http://127.0.0.1:9/x', false)).toBeNull();
    expect(readEndpoint('http://127.0.0.1:9/x', true)?.port).toBe('9');
    expect(readEndpoint('https://updates.push.services.mozilla.com/wpush/v2/x', false)).not.toBeNull();
    expect(readEndpoint('https://fcm.googleapis.com/fcm/send/x', false)).not.toBeNull();
  });

  it('a public name that leads into a private network is not called', async () => {
    const error = await new Promise((resolve) => publicLookup('localhost', { all: true }, resolve));
    expect(String(error)).toMatch(/private address/);
    const addresses = ['127.0.0.1', '169.254.169.254', '10.1.2.3', '::1', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1', 'x'];
    expect(addresses.filter(isPublicAddress)).toEqual([]);
    expect(['93.184.215.14', '2606:2800:21f:cb07::1'].filter(isPublicAddress)).toHaveLength(2);
  });
});

it('[PLUS-50] processes that start at once make one pair of keys, and the config tells the public half alone', async () => {
  const { db } = backend.shop;
  await db.delete(serverKeys);
  const pairs = await Promise.all([1, 2, 3, 4].map(() => loadVapidKeys(db, at(0))));
  expect(new Set(pairs.map((pair) => JSON.stringify(pair))).size).toBe(1);
  expect(Buffer.from(pairs[0]!.publicKey, 'base64url')).toHaveLength(65);
  const config = JSON.stringify((await backend.get('config')).body);
  expect(config).toContain(publicKey);
  expect(config).not.toContain(backend.shop.vapid.privateKey);
});
