/** Pushes about a guest's order (decision 148): who may name the device, what it is told, and when that ends. */
import { openPushService, type PushService } from '../../../tools/lib/push-service.mjs';
import { orderDevices, outbox, pushDevices } from './db/schema';
import { changeOrder } from './features/orders/change';
import { findOrderByNumber } from './features/orders/queries';
import { deliverOnce } from './features/outbox/deliver';
import { webPushTransport } from './features/outbox/web-push';
import { runHousekeeping } from './housekeeping';
import { boot, HERE, orderBody, rejected, type Json, type TestBackend } from './testing.spec-helper';

const HOUR = 3_600_000;
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
  await backend.shop.db.delete(pushDevices);
  service.delivered.length = 0;
});

/** An hour from now: what is due then is left to the tests by the backend's own worker. */
const soon = () => new Date(backend.shop.clock().getTime() + HOUR);
const device = (name: string) => service.device(name, publicKey);
const tell = (body: Json, headers: Json = HERE) =>
  backend.send('PUT', 'customer/order/push-subscription', body, headers);
async function order(over: Json = {}, headers: Json = HERE, guest: number | null = null) {
  const { id, store_id: store } = await backend.bananas();
  guest ??= headers.authorization ? null : await backend.guest();
  await backend.addToCart(id, guest ? { guest_id: guest } : {}, headers);
  const { order_id } = (await backend.placeOrder(orderBody(guest, store, over), headers)).body;
  return { order_id: order_id as number, ...(guest ? { guest_id: guest } : {}) };
}
type Step = Parameters<typeof changeOrder>[2];
async function step({ order_id }: Json, ...steps: Step[]) {
  const { db } = backend.shop;
  const { id } = (await findOrderByNumber(db, order_id))!;
  for (const name of steps)
    await db.transaction((tx) => changeOrder(tx, id, name, { who: 'admin' }, { at: soon(), courierId: 1 }));
}
async function deliverAll() {
  const clock = () => new Date(soon().getTime() + 1000);
  await deliverOnce({ ...backend.shop, clock }, { webpush: await webPushTransport(backend.shop, backend.shop.vapid) });
  return service.delivered.splice(0);
}
/** An hour later every order is late, too. */
const LATE = /is late|تأخّر/;
const deliver = async () =>
  (await deliverAll())
    .map(({ device: name, data }) => [name, data.title])
    .filter(([, title]) => !LATE.test(String(title)));
const registered = async () => (await backend.shop.db.select().from(pushDevices)).map(({ device: name }) => name);
const ordersTold = () => backend.shop.db.select().from(orderDevices);

describe('[PLUS-50] a guest is told of the order', () => {
  it('at each step, in the language it was placed in, with what opens its page', async () => {
    const arabic = await order({}, { ...HERE, 'x-localization': 'ar' });
    expect((await tell({ ...arabic, subscription: device('phone') })).status).toBe(200);
    await step(arabic, 'accept', 'prepare');
    expect(await deliver()).toEqual([
      ['phone', 'قبل المتجر طلبك'],
      ['phone', 'طلبك قيد التحضير'],
    ]);
    await step(arabic, 'hand_over', 'pick_up', 'deliver', 'ask_refund', 'refund');
    const [arrived, refunded] = (await deliverAll()).slice(-2);
    expect(arrived?.data).toEqual({
      type: 'order_status',
      order_id: String(arabic.order_id),
      title: 'وصل طلبك',
      body: `الطلب رقم ${arabic.order_id}`,
    });
    // A guest has no wallet.
    expect(refunded?.data.title).toBe('مبلغك في طريقه إليك');
  });

  it('that it is late, and why', async () => {
    const own = await order();
    await tell({ ...own, subscription: device('phone') });
    await step(own, 'accept');
    const told = (await deliverAll()).map(({ data }) => [data.title, data.body]);
    expect(told[0]).toEqual([
      expect.stringMatching(/^Your order is late: expect it by \d\d:\d\d$/),
      expect.stringMatching(/./),
    ]);
  });

  it('also by Firebase, and of each order on its own; nothing that was not asked for', async () => {
    const guest = await backend.guest();
    const [first, second] = [await order({}, HERE, guest), await order({}, HERE, guest)];
    expect((await tell({ ...first, cm_firebase_token: 'token' })).status).toBe(200);
    await step(second, 'accept');
    await step(first, 'accept');
    const waiting = await backend.shop.db.select().from(outbox);
    expect(waiting.filter(({ kind, text }) => kind !== 'mail' && !LATE.test(text))).toMatchObject([
      { kind: 'push', target: 'token', recipient: guest, data: { order_id: String(first.order_id) } },
    ]);
  });

  it('no more once it is withdrawn, not even of what was on its way; another order goes on', async () => {
    const guest = await backend.guest();
    const [first, second] = [await order({}, HERE, guest), await order({}, HERE, guest)];
    for (const one of [first, second]) await tell({ ...one, subscription: device('phone') });
    await step(first, 'accept');
    await step(second, 'accept');
    expect((await tell(first)).status).toBe(200);
    expect(await deliver()).toHaveLength(1);
    expect(await registered()).toHaveLength(1);
    expect((await tell({ ...second, subscription: null, cm_firebase_token: null })).status).toBe(200);
    expect(await registered()).toEqual([]);
    expect((await tell(second)).status).toBe(200);
  });

  it('on one device: a guest is one browser, and its next subscription replaces the one before', async () => {
    const own = await order();
    for (const name of ['old', 'new', 'new']) await tell({ ...own, subscription: device(name) });
    await step(own, 'accept');
    expect((await deliver()).map(([name]) => name)).toEqual(['new']);
    expect(await registered()).toHaveLength(1);
  });
});

describe('[PLUS-50] only the guest who placed the order names its device', () => {
  it.each([
    ['a stranger with the number', {}, 401],
    ['one with number and phone', { contact_number: '+356 2100 0000' }, 401],
    ['another guest', { guest_id: 'other' }, 404],
    ['an invented guest', { guest_id: 123_456 }, 401],
  ])('not %s', async (_who, by: Json, status) => {
    const { order_id } = await order();
    const guest_id = by.guest_id === 'other' ? await backend.guest() : by.guest_id;
    const body = { order_id, ...by, ...(guest_id ? { guest_id } : {}), subscription: device('stranger') };
    expect((await tell(body)).status).toBe(status);
    expect(await registered()).toEqual([]);
  });

  it('not a customer, of a guest’s order or of their own: theirs is a matter of the sign-in', async () => {
    const { headers } = await backend.customer();
    const foreign = await order();
    expect((await tell({ ...foreign, subscription: device('x') }, headers)).status).toBe(404);
    const own = await order({}, headers);
    expect(await tell({ ...own, subscription: device('x') }, headers)).toMatchObject(rejected(403, 'order_id'));
    expect(await registered()).toEqual([]);
  });

  it('a stranger ends nothing either, and learns nothing of numbers', async () => {
    const own = await order();
    await tell({ ...own, subscription: device('phone') });
    const guest_id = await backend.guest();
    const of = async (order_id: number) => (await tell({ order_id, guest_id })).body;
    expect(await of(own.order_id)).toEqual(await of(own.order_id === 123_456_789 ? 123_456_788 : 123_456_789));
    expect(await ordersTold()).toHaveLength(1);
  });

  it.each(['http://push.example.com/x', 'https://10.0.0.1/x', 'https://localhost/x', 'x'])(
    'and no address that is none of a push service: %s',
    async (endpoint) => {
      const own = await order();
      const subscription = { ...device('x'), endpoint };
      expect(await tell({ ...own, subscription })).toMatchObject(rejected(403, 'endpoint'));
      const keys = { ...device('x').keys, p256dh: Buffer.alloc(65, 4).toString('base64url') };
      expect(await tell({ ...own, subscription: { ...device('x'), keys } })).toMatchObject(rejected(403, 'endpoint'));
      expect(await registered()).toEqual([]);
    },
  );
});

describe('[PLUS-50] a device that changes hands tells nobody of somebody else', () => {
  const subscribe = (headers: Json, name: string) =>
    backend.send('PUT', 'customer/push-subscription', shared.get(name), headers);
  const shared = new Map<string, Json>();
  beforeAll(() => void ['a', 'b', 'c', 'd'].forEach((name) => shared.set(name, device(name))));

  it('a guest’s, to whoever signs in on it and is told there', async () => {
    const own = await order();
    await tell({ ...own, subscription: shared.get('a') });
    await step(own, 'accept');
    const { headers } = await backend.customer();
    await subscribe(headers, 'a');
    await step(own, 'prepare');
    expect(await deliver()).toEqual([]);
    expect(await ordersTold()).toEqual([]);
  });

  it('a customer’s, to a guest who orders on it', async () => {
    const { headers } = await backend.customer();
    await subscribe(headers, 'b');
    const customers = await order({}, headers);
    await step(customers, 'accept');
    const guests = await order();
    await tell({ ...guests, subscription: shared.get('b') });
    await step(customers, 'prepare');
    await step(guests, 'accept');
    expect(await deliver()).toEqual([['b', 'The store accepted your order']]);
  });

  it('a guest’s, to another guest', async () => {
    const [one, other] = [await order(), await order()];
    await tell({ ...one, subscription: shared.get('c') });
    await step(one, 'accept');
    await tell({ ...other, subscription: shared.get('c') });
    await step(one, 'prepare');
    expect(await deliver()).toEqual([]);
    await step(other, 'accept');
    expect(await deliver()).toHaveLength(1);
  });

  it('not even what was written while it changed hands', async () => {
    const [one, other] = [await order(), await order()];
    const { headers } = await backend.customer();
    await tell({ ...one, subscription: shared.get('d') });
    await step(one, 'accept');
    const late = (await backend.shop.db.select().from(outbox)).filter(({ kind }) => kind === 'webpush');
    await subscribe(headers, 'd');
    await backend.shop.db.insert(outbox).values(late);
    expect(await deliver()).toEqual([]);
    await tell({ ...other, subscription: shared.get('d') });
    await backend.shop.db.delete(outbox);
    await backend.shop.db.insert(outbox).values(late);
    expect(await deliver()).toEqual([]);
    // Whoever has it now keeps it.
    expect(await registered()).toEqual([shared.get('d')?.endpoint]);
  });
});

describe('[PLUS-50] what ends it', () => {
  it('the sign-in of the guest: whoever has signed in chooses anew', async () => {
    const own = await order();
    await tell({ ...own, subscription: device('phone') });
    await step(own, 'accept');
    const { headers } = await backend.customer({ guest_id: own.guest_id });
    expect(await registered()).toEqual([]);
    await step(own, 'prepare');
    expect(await deliver()).toEqual([]);
    expect((await backend.send('PUT', 'customer/push-subscription', device('phone'), headers)).status).toBe(200);
  });

  it('a week after its last step; until then it is told of a refund, and after it takes no device', async () => {
    const [own, running] = [await order(), await order()];
    const phone = device('phone');
    await tell({ ...own, subscription: phone });
    await tell({ ...running, subscription: device('other') });
    await step(own, 'accept', 'prepare', 'hand_over', 'pick_up', 'deliver');
    const at = (days: number) => new Date(soon().getTime() + days * 24 * HOUR);
    await runHousekeeping(backend.shop, at(6));
    expect(await ordersTold()).toHaveLength(2);
    await runHousekeeping(backend.shop, at(8));
    const left = await ordersTold();
    expect(left.map(({ device: name }) => name)).toEqual([expect.stringContaining('other')]);
    expect(await registered()).toHaveLength(1);
    await backend.shop.db.update(outbox).set({ sentAt: soon() });
    const { db } = backend.shop;
    const late = { ...backend.shop, db, clock: () => at(8) };
    const { saveOrderPush } = await import('./features/orders/order-push');
    const place = { token: null, at: at(8), address: '10.0.0.1', language: 'en' } as never;
    await expect(saveOrderPush(late, { ...own, subscription: phone } as never, place)).rejects.toMatchObject({
      status: 403,
    });
    await expect(saveOrderPush(late, own as never, place)).resolves.toBeUndefined();
  });

  it('a push service that knows it no more', async () => {
    const own = await order();
    await tell({ ...own, subscription: device('gone') });
    service.statuses.set('gone', 410);
    await step(own, 'accept');
    expect(await deliver()).toEqual([]);
    expect([await registered(), await ordersTold()]).toEqual([[], []]);
  });
});

it('[PLUS-50] the config says that guests can be told', async () => {
  expect((await backend.get('config')).body.guest_push_status).toBe(1);
});
