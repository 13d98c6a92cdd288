/** What customers are told: the notifications page, their choices, and mails. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { outbox } from './db/schema';
import { tellOffer } from './cli/offer';
import { readConfig } from './config';
import { findOrCreateConversation } from './features/chat/queries';
import { receivePartnerMessage } from './features/chat/service';
import { notifyCustomer } from './features/customers/notify';
import { changeOrder } from './features/orders/change';
import { presentMail } from './features/outbox/mails';
import { deliverOnce } from './features/outbox/deliver';
import { openTransports } from './features/outbox/transports';
import { findOrderByNumber } from './features/orders/queries';
import { bearer, bootBeforeAll, HERE, orderBody, type Json } from './testing.spec-helper';

const backend = bootBeforeAll();
const now = () => backend.shop.clock();
const tell = (customerId: number, orderNumber: number) =>
  notifyCustomer(backend.shop.db, {
    customerId,
    title: { en: `Order ${orderNumber} has arrived`, ar: `وصل الطلب ${orderNumber}` },
    description: { en: 'x', ar: 'x' },
    type: 'order_status',
    orderNumber,
    createdAt: now(),
  });
const offer = (customerId: number) =>
  notifyCustomer(backend.shop.db, {
    customerId,
    title: { en: 'Half price', ar: 'نصف السعر' },
    description: { en: 'Only today', ar: 'اليوم فقط' },
    type: 'push_notification',
    createdAt: now(),
  });
const listed = async (headers: Json, query = ''): Promise<Json[]> =>
  (await backend.get(`customer/notifications${query}`, headers)).body;
const choose = (headers: Json, kind: string, way: string, is_on: boolean) =>
  backend.send('PUT', 'customer/notification-choices', { kind, way, is_on }, headers);
async function writes(customerId: number, text: string) {
  const { db } = backend.shop;
  const talk = await findOrCreateConversation(db, customerId, { type: 'vendor', id: 1 }, now());
  await receivePartnerMessage(db, talk, text, now());
  return talk.id;
}
const mailsTo = (target: string) =>
  backend.shop.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, 'mail'), eq(outbox.target, target)))
    .orderBy(outbox.id);

describe('[PLUS-38] the notifications page', () => {
  it('is read in pages, newest first, and marks what was seen, of its customer alone', async () => {
    const [mine, others] = [await backend.customer(), await backend.customer()];
    for (const number of [1, 2, 3, 4, 5]) await tell(mine.id, number);
    await tell(others.id, 9);
    const first = await listed(mine.headers, '?limit=3');
    expect(first.map(({ data, is_read }) => [data.order_id, is_read])).toEqual([
      [5, 0],
      [4, 0],
      [3, 0],
    ]);
    const second = await listed(mine.headers, `?limit=3&before=${first[2]?.id}`);
    expect(second.map(({ data }) => data.order_id)).toEqual([2, 1]);
    const [foreign] = await listed(others.headers);
    const read = { ids: [first[0]?.id, first[1]?.id, foreign?.id] };
    expect((await backend.post('customer/notifications/read', read, mine.headers)).status).toBe(200);
    expect((await listed(mine.headers)).map(({ is_read }) => is_read)).toEqual([1, 1, 0, 0, 0]);
    expect((await listed(others.headers)).map(({ is_read }) => is_read)).toEqual([0]);
  });

  it('refuses strangers and lists without an end', async () => {
    const { headers } = await backend.customer();
    expect(await backend.post('customer/notifications/read', { ids: [1] }, HERE)).toMatchObject({ status: 401 });
    expect((await backend.get('customer/notification-choices', bearer('x'))).status).toBe(401);
    for (const ids of [[], Array.from({ length: 101 }, (_, id) => id), [-1], ['x']])
      expect((await backend.post('customer/notifications/read', { ids }, headers)).status).toBe(403);
    expect((await backend.get('customer/notifications?limit=101', headers)).status).toBe(403);
  });

  it('tells the newest unread message of a conversation, until it is opened', async () => {
    const { id, headers } = await backend.customer();
    await writes(id, 'one');
    const talk = await writes(id, 'two');
    const told = async () => (await listed(headers)).map(({ data, is_read }) => [data.description, is_read]);
    expect(await told()).toEqual([['two', 0]]);
    expect((await listed(headers))[0]?.data).toMatchObject({
      type: 'message',
      conversation_id: talk,
      sender_type: 'vendor',
    });
    await backend.get(`customer/message/details?conversation_id=${talk}&limit=10&offset=1`, headers);
    expect(await told()).toEqual([['two', 1]]);
    await writes(id, 'three');
    expect(await told()).toEqual([
      ['three', 0],
      ['two', 1],
    ]);
  });
});

describe('[PLUS-51] choices of kind and way', () => {
  it('start with everything but mails of offers and chats, are kept, and are the customer’s own', async () => {
    const [mine, others] = [await backend.customer(), await backend.customer()];
    const defaults = {
      order: { app: true, push: true, mail: true },
      offer: { app: true, push: true, mail: false },
      chat: { app: true, push: true, mail: false },
    };
    expect((await backend.get('customer/notification-choices', mine.headers)).body).toEqual(defaults);
    const changed = { ...defaults, offer: { app: true, push: false, mail: false } };
    expect((await choose(mine.headers, 'offer', 'push', false)).body).toEqual(changed);
    expect((await backend.get('customer/notification-choices', mine.headers)).body).toEqual(changed);
    expect((await backend.get('customer/notification-choices', others.headers)).body).toEqual(defaults);
    expect((await choose(mine.headers, 'security', 'mail', false)).status).toBe(403);
    expect(await choose(HERE, 'offer', 'push', true)).toMatchObject({ status: 401 });
  });

  it('each is obeyed: page, device, mail', async () => {
    const { id, headers, person } = await backend.customer();
    await backend.send('PUT', 'customer/cm-firebase-token', { cm_firebase_token: `device ${id}` }, headers);
    const pushes = async () =>
      (
        await backend.shop.db
          .select()
          .from(outbox)
          .where(eq(outbox.target, `device ${id}`))
      ).length;
    const told = async () => [(await listed(headers)).length, await pushes(), (await mailsTo(person.email)).length];
    await offer(id);
    expect(await told()).toEqual([1, 1, 0]);
    await choose(headers, 'offer', 'app', false);
    await choose(headers, 'offer', 'mail', true);
    await offer(id);
    expect(await told()).toEqual([1, 2, 1]);
    await choose(headers, 'offer', 'push', false);
    await choose(headers, 'offer', 'mail', false);
    await offer(id);
    expect(await told()).toEqual([1, 2, 1]);
    // The other kinds are as they were.
    await tell(id, 7);
    expect(await told()).toEqual([2, 3, 1]);
    // A mail for the first unread message of a conversation, without what was written.
    await choose(headers, 'chat', 'mail', true);
    await writes(id, 'secret');
    await writes(id, 'secret');
    const mails = await mailsTo(person.email);
    expect(mails).toHaveLength(2);
    expect(JSON.stringify(mails)).not.toContain('secret');
  });

  it('a code is sent whatever was chosen', async () => {
    const { headers, person } = await backend.customer();
    for (const kind of ['order', 'offer', 'chat'])
      for (const way of ['app', 'push', 'mail']) await choose(headers, kind, way, false);
    const asked = { email: person.email };
    expect((await backend.post('auth/forgot-password', asked)).status).toBe(200);
    expect(await mailsTo(person.email)).toHaveLength(1);
  });
});

it('[PLUS-51] an offer to all reaches each customer in the ways that they chose, and goes on where it stopped', async () => {
  const [all, none] = [await backend.customer(), await backend.customer()];
  for (const way of ['app', 'push']) await choose(none.headers, 'offer', way, false);
  const said = { title: { en: 'Half price', ar: 'نصف السعر' }, description: { en: 'Today', ar: 'اليوم' } };
  const steps: number[] = [];
  const count = await tellOffer(backend.shop.db, said, { at: now(), told: (last) => void steps.push(last) });
  expect(count).toBeGreaterThan(1);
  expect((await listed(all.headers)).map(({ data }) => [data.type, data.title])).toEqual([
    ['push_notification', 'Half price'],
  ]);
  expect(await listed(none.headers)).toEqual([]);
  expect(await tellOffer(backend.shop.db, said, { at: now(), after: steps.at(-1) ?? 0 })).toBe(0);
});

describe('mails of an order', () => {
  const deliver = async (number: number) => {
    const { db } = backend.shop;
    const { id } = (await findOrderByNumber(db, number))!;
    for (const step of ['accept', 'prepare', 'hand_over', 'pick_up', 'deliver'] as const)
      await db.transaction((tx) => changeOrder(tx, id, step, { who: 'admin' }, { at: now(), courierId: 1 }));
  };
  const subjects = async (target: string) => (await mailsTo(target)).map(({ data }) => data?.subject);

  it('placed and delivered, in the language it was placed in, unless the customer wants none', async () => {
    const { headers, person } = await backend.customer();
    const arabic = { ...headers, 'x-localization': 'ar' };
    const { id, store_id: store } = await backend.bananas();
    const body = orderBody(null, store);
    await backend.addToCart(id, {}, headers);
    const { order_id } = (await backend.placeOrder(body, arabic)).body;
    await deliver(order_id);
    expect(await subjects(person.email)).toEqual([
      `استلمنا طلبك: الطلب رقم ${order_id}`,
      `وصل طلبك: الطلب رقم ${order_id}`,
    ]);
    await choose(headers, 'order', 'mail', false);
    await backend.addToCart(id, {}, headers);
    await deliver((await backend.placeOrder(body, headers)).body.order_id);
    expect(await subjects(person.email)).toHaveLength(2);
  });

  it('a guest who named an address has them too, with no proof of the order in the link, and not without end', async () => {
    const guest = await backend.guest();
    const { id, store_id: store } = await backend.bananas();
    const email = `guest${guest}@example.com`;
    await backend.addToCart(id, { guest_id: guest });
    const body = orderBody(guest, store, { contact_person_email: email, contact_person_number: '+35621009999' });
    const { order_id } = (await backend.placeOrder(body)).body;
    await backend.send('PUT', 'customer/order/cancel', { order_id, guest_id: guest, reason: 'x' });
    expect(await subjects(email)).toEqual([
      `We have received your order: order #${order_id}`,
      `Your order was cancelled: order #${order_id}`,
    ]);
    const all = JSON.stringify(await mailsTo(email));
    for (const secret of ['+35621009999', '35621009999', String(guest).slice(0, 15), body.contact_person_name])
      expect(all.replaceAll(email, '')).not.toContain(secret);
    for (let count = 0; count < 22; count += 1) {
      await backend.addToCart(id, { guest_id: guest });
      await backend.placeOrder(body);
    }
    expect(await subjects(email)).toHaveLength(20);
  });
});

describe('how a mail looks', () => {
  const message = {
    text: '<img src=x onerror=alert(1)> & more',
    data: {
      language: 'ar',
      subject: 'طلب "<b>"',
      facts: JSON.stringify([['المتجر', "<script>'x'</script>"]]),
      path: '/order-history/7',
      caption: 'عرض الطلب',
    },
  };

  it('names its language and direction, escapes everything, and loads nothing from elsewhere', () => {
    const { subject, html = '', text } = presentMail(message, 'https://shop.example');
    expect(subject).toBe('طلب "<b>"');
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('href="https://shop.example/order-history/7"');
    expect(html).not.toMatch(/<script|<img|<b>|onerror=alert\(1\)>|src=(?!x)|url\(|@import/);
    expect(text).toContain('https://shop.example/order-history/7');
    expect(presentMail(message, null).html).not.toContain('<a ');
    expect(presentMail({ ...message, data: { ...message.data, language: 'en' } }, null).html).toContain('dir="ltr"');
    expect(presentMail({ text: 'Your code is 1', data: null }, null)).toEqual({
      subject: 'Almera Market',
      text: 'Your code is 1',
    });
  });

  it('without a mail server it is written to the folder of the settings, as it would be sent', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mails-'));
    const { db } = backend.shop;
    const later = new Date(now().getTime() + 3_600_000);
    await db.delete(outbox);
    await db
      .insert(outbox)
      .values({ kind: 'mail', target: 'mina@example.com', ...message, dueAt: later, createdAt: later });
    const transports = await openTransports(
      readConfig({ DEMO: '1', MAIL_DIR: folder, STOREFRONTS: 'https://shop.example' }),
    );
    await deliverOnce({ ...backend.shop, clock: () => later }, transports);
    const [file] = readdirSync(folder);
    const written = readFileSync(join(folder, String(file)), 'utf8');
    expect(written).toMatch(/^To: mina@example.com$/m);
    expect(written).toMatch(/text\/plain[^]+text\/html/);
    rmSync(folder, { recursive: true });
  });
});

it('pushes to the own machine are a matter of a demo', () => {
  expect(() => readConfig({ PUSH_LOOPBACK: '1' })).toThrow(/PUSH_LOOPBACK/);
});
