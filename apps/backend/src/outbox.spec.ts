/**
 * The outbox: messages are written with their change, delivered once, retried, given up. A real mail server receives
 * them.
 */
import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { outbox } from './db/schema';
import { devicesOf } from './features/outbox/device-queries';
import { findOrCreateConversation } from './features/chat/queries';
import { receivePartnerMessage } from './features/chat/service';
import { notifyCustomer } from './features/customers/notify';
import { openTransports, pushMessage, type Transports } from './features/outbox/transports';
import { deliverOnce, deleteOldMessages, retryDelay } from './features/outbox/deliver';
import { Undeliverable, enqueueMessage } from './features/outbox/message';
import type { OutboxMessage } from './features/outbox/queries';
import { runHousekeeping } from './housekeeping';
import { readConfig } from './config';
import { bootBeforeAll } from './testing.spec-helper';

let customerId: number;
let headers: Record<string, string>;
const backend = bootBeforeAll();
beforeAll(async () => {
  ({ headers, id: customerId } = await backend.customer({ email: 'mina@example.com' }));
});
beforeEach(() => backend.shop.db.delete(outbox));

const messages = () => backend.shop.db.select().from(outbox);
const at = (seconds: number) => new Date(backend.shop.clock().getTime() + seconds * 1000);
const later = (seconds: number) => ({ ...backend.shop, clock: () => at(seconds) });
const mail = (text: string) =>
  enqueueMessage(backend.shop.db, { kind: 'mail', target: 'mina@example.com', text }, at(0));

it('a code is sent by a real mail server, and its text is deleted from the outbox', async () => {
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      let text = `${session.envelope.rcptTo.map(({ address }) => address).join()} `;
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        taken.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const config = readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'hello@almera.example' });
  const transports = await openTransports(config);
  expect(Object.keys(transports)).toEqual(['mail']);
  await backend.post('auth/forgot-password', { email: 'mina@example.com' });
  const [before] = await messages();
  const code = /\d{6}/.exec(before?.text ?? '')?.[0] ?? 'none';
  expect(await deliverOnce(later(1), transports)).toBe(1);
  expect(taken[0]).toMatch(/^mina@example.com /);
  expect(taken[0]).toContain(code);
  expect((await messages())[0]).toMatchObject({ text: '', attempts: 1, sentAt: expect.any(Date) });
  expect(await deliverOnce(later(600), transports)).toBe(0);
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

it('an unavailable mail server is retried eight times with growing delays', async () => {
  await mail('hello');
  let tries = 0;
  const away: Transports = {
    mail: async () => {
      tries += 1;
      throw new Error('ECONNREFUSED');
    },
  };
  expect([1, 2, 3, 8].map(retryDelay)).toEqual([60_000, 120_000, 240_000, 7_680_000]);
  await deliverOnce(later(1), away);
  await deliverOnce(later(30), away);
  expect(tries).toBe(1);
  for (let hour = 1; hour < 20; hour += 1) await deliverOnce(later(hour * 10_000), away);
  expect(tries).toBe(8);
  expect((await messages())[0]).toMatchObject({ attempts: 8, dueAt: null, sentAt: null, text: 'hello' });
});

it('a message leased by a dead process is released after a minute', async () => {
  await mail('hello');
  const sent: string[] = [];
  const transports: Transports = { mail: async ({ text }) => void sent.push(text) };
  await new Promise<void>((leased) => {
    const dying: Transports = { mail: () => (leased(), new Promise(() => undefined)) };
    void deliverOnce(later(1), dying);
  });
  expect(await deliverOnce(later(20), transports)).toBe(0);
  expect(await deliverOnce(later(70), transports)).toBe(1);
  expect(sent).toEqual(['hello']);
});

describe('[DATA-29] push messages', () => {
  const send: OutboxMessage[] = [];
  const push: Transports = { push: async (message) => void send.push(message) };
  const save = (token: string, language = 'en') =>
    backend.send(
      'PUT',
      'customer/cm-firebase-token',
      { cm_firebase_token: token },
      { ...headers, 'x-localization': language },
    );
  const notify = () =>
    notifyCustomer(backend.shop.db, {
      customerId,
      title: { en: 'Your order has arrived', ar: 'وصل طلبك' },
      description: { en: 'Order #7', ar: 'الطلب رقم 7' },
      type: 'order_status',
      orderNumber: 7,
      createdAt: at(0),
    });
  beforeEach(() => void (send.length = 0));

  it('go only to customers with a device, in its language, with their order', async () => {
    await notify();
    expect(await messages()).toEqual([]);
    await save('device-1', 'ar');
    await notify();
    await deliverOnce(later(1), push);
    expect(send[0] && pushMessage(send[0])).toMatchObject({
      token: 'device-1',
      data: { type: 'order_status', order_id: '7', title: 'وصل طلبك', body: 'الطلب رقم 7' },
    });
  });

  it('report a chat message with conversation and sender', async () => {
    await save('device-1');
    const { db } = backend.shop;
    const conversation = await findOrCreateConversation(db, customerId, { type: 'delivery_man', id: 1 }, at(0));
    await receivePartnerMessage(db, conversation, 'I am at the door', at(0));
    await deliverOnce(later(1), push);
    expect(send[0]?.data).toEqual({
      type: 'message',
      conversation_id: String(conversation.id),
      sender_type: 'delivery_man',
      title: 'You have a new message',
      body: 'I am at the door',
    });
  });

  it('an unregistered device is deleted and not retried', async () => {
    await save('device-gone');
    await notify();
    const transports: Transports = {
      push: async () => {
        throw new Undeliverable('not registered');
      },
    };
    await deliverOnce(later(1), transports);
    expect((await messages())[0]).toMatchObject({ dueAt: null, attempts: 1 });
    expect(await devicesOf(backend.shop.db, customerId)).toEqual([]);
    await save('device-1');
    await save('@');
    await notify();
    expect(await messages()).toHaveLength(1);
  });

  it('the real transport accepts a service account, and rejects an invalid one', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const account = JSON.stringify({
      project_id: 'almera-spec',
      client_email: 'push@almera-spec.iam.gserviceaccount.com',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    });
    const env = { FIREBASE_PROJECT_ID: 'almera-spec', FIREBASE_SERVICE_ACCOUNT: account };
    expect(Object.keys(await openTransports(readConfig(env)))).toEqual(['push']);
    await expect(openTransports(readConfig({ ...env, FIREBASE_SERVICE_ACCOUNT: '{}' }))).rejects.toThrow();
    expect(() => readConfig({ ...env, FIREBASE_SERVICE_ACCOUNT: 'no json' })).toThrow(/FIREBASE_SERVICE_ACCOUNT/);
    expect(() => readConfig({ SMTP_URL: 'smtp://mail' })).toThrow(/MAIL_FROM/);
  });
});

it('sent and given-up messages are deleted after a week, pending ones stay', async () => {
  await mail('due');
  await mail('sent');
  await backend.shop.db
    .update(outbox)
    .set({ sentAt: at(1), dueAt: null })
    .where(eq(outbox.text, 'sent'));
  await deleteOldMessages(backend.shop.db, at(6 * 86_400));
  expect(await messages()).toHaveLength(2);
  await runHousekeeping(backend.shop, at(8 * 86_400));
  expect((await messages()).map(({ text }) => text)).toEqual([]);
});
