/**
 * Push messages through Google's own library to a stub of Google: to every device of a customer, and to nobody
 * else's.
 */
import { outbox } from './db/schema';
import { findOrCreateConversation } from './features/chat/queries';
import { receivePartnerMessage } from './features/chat/service';
import { notifyCustomer } from './features/customers/notify';
import { openTransports, type Transports } from './features/outbox/transports';
import { deliverOnce } from './features/outbox/deliver';
import { readConfig } from './config';
import { openGoogle, type Google } from './google.spec-helper';
import { bearer, boot, HERE, type Json, type TestBackend } from './testing.spec-helper';

let backend: TestBackend;
let google: Google;
let transports: Transports;
beforeAll(async () => {
  backend = await boot();
  google = await openGoogle();
  const config = readConfig({ FIREBASE_PROJECT_ID: 'almera-spec', FIREBASE_SERVICE_ACCOUNT: google.account });
  transports = await openTransports(config);
}, 300_000);
afterAll(async () => {
  await backend.close();
  await google.close();
});
beforeEach(async () => {
  await backend.shop.db.delete(outbox);
  google.messages.length = 0;
  google.isDown = false;
});

async function again({ email, password }: Json): Promise<Json> {
  const said = { email_or_phone: email, password, login_type: 'manual', field_type: 'email' };
  const { token } = (await backend.post('auth/login', said)).body as Json;
  return bearer(token);
}
/** As clients send it: POST with the put override. */
const save = (headers: Json, token: string) =>
  backend.post('customer/cm-firebase-token', { _method: 'put', cm_firebase_token: token }, headers);
const at = (seconds: number) => new Date(backend.shop.clock().getTime() + seconds * 1000);
const notify = (customerId: number) =>
  notifyCustomer(backend.shop.db, {
    customerId,
    title: { en: 'Your order has arrived', ar: 'وصل طلبك' },
    description: { en: 'Order #7', ar: 'الطلب رقم 7' },
    type: 'order_status',
    orderNumber: 7,
    createdAt: at(0),
  });
const deliver = (seconds = 1) => deliverOnce({ ...backend.shop, clock: () => at(seconds) }, transports);
const devices = () => google.messages.map(({ token }) => token as string).sort();

it('[PUSH-05] accepts the token by the put override, with the device’s language', async () => {
  const { id, headers } = await backend.customer();
  expect((await save({ ...headers, 'x-localization': 'ar' }, 'phone')).status).toBe(200);
  await notify(id);
  expect(await deliver()).toBe(1);
  expect(google.messages).toEqual([
    {
      token: 'phone',
      data: { type: 'order_status', order_id: '7', title: 'وصل طلبك', body: 'الطلب رقم 7' },
      webpush: { headers: { Urgency: 'high', TTL: '3600' } },
    },
  ]);
  expect((await save(HERE, 'a stranger’s')).status).toBe(401);
});

it('[PUSH-01] notifies every device of a customer of a message, once each', async () => {
  const { id, headers, person } = await backend.customer();
  const laptop = await again(person);
  await save(headers, 'phone-a');
  await save(laptop, 'laptop-a');
  await save(laptop, 'laptop-b');
  const talk = await findOrCreateConversation(backend.shop.db, id, { type: 'delivery_man', id: 1 }, at(0));
  await receivePartnerMessage(backend.shop.db, talk, 'I am at the door', at(0));
  await deliver();
  expect(devices()).toEqual(['laptop-b', 'phone-a']);
  expect(google.messages[0]?.data).toEqual({
    type: 'message',
    conversation_id: String(talk.id),
    sender_type: 'delivery_man',
    title: 'You have a new message',
    body: 'I am at the door',
  });
});

describe('a device hears of one sign-in alone', () => {
  it('and of nothing once it is withdrawn or signed out, not even of what was on its way', async () => {
    const { id, headers, person } = await backend.customer();
    const laptop = await again(person);
    await save(headers, 'phone-c');
    await save(laptop, 'laptop-c');
    await notify(id);
    await save(headers, '@');
    expect((await backend.post('customer/sign-out', {}, laptop)).status).toBe(200);
    await deliver();
    await notify(id);
    await deliver(2);
    expect(devices()).toEqual([]);
  });

  it('and of nothing of the one before, when somebody else signs in on it', async () => {
    const before = await backend.customer();
    const after = await backend.customer();
    await save(before.headers, 'shared');
    await notify(before.id);
    await save(after.headers, 'shared');
    await notify(before.id);
    await deliver();
    expect(devices()).toEqual([]);
    await notify(after.id);
    await deliver(2);
    expect(devices()).toEqual(['shared']);
  });

  it('also when two sign-ins give it at once', async () => {
    const [one, other] = [await backend.customer(), await backend.customer()];
    const answers = await Promise.all([one, other, one, other].map(({ headers }) => save(headers, 'raced')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await notify(one.id);
    await notify(other.id);
    await deliver();
    expect(devices()).toEqual(['raced']);
  });
});

it('forgets a device that Google no longer knows, and tries again while Google is away', async () => {
  const { id, headers } = await backend.customer();
  await save(headers, 'dead');
  google.unregistered.add('dead');
  await notify(id);
  await deliver();
  const [message] = await backend.shop.db.select().from(outbox);
  expect(message).toMatchObject({ dueAt: null, attempts: 1 });
  await notify(id);
  expect(await backend.shop.db.select().from(outbox)).toHaveLength(1);
  await save(headers, 'alive');
  await notify(id);
  google.isDown = true;
  await deliver();
  expect(google.messages).toEqual([]);
  google.isDown = false;
  await deliver(120);
  expect(devices()).toEqual(['alive']);
});
