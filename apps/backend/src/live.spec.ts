/**
 * Live streams over HTTP: events arrive once; a reconnecting client resumes from its last event id; strangers receive
 * nothing.
 */
import type { AddressInfo } from 'node:net';
import { idOfOrder } from './features/orders/number';
import { findOrCreateConversation, insertMessage } from './features/chat/queries';
import { receivePartnerMessage } from './features/chat/service';
import { notifyCustomer } from './features/customers/notify';
import { tickets } from './db/schema';
import { tick } from './demo/simulation';
import { endStreams, listenAt } from './event-stream.spec-helper';
import { bearer, bootBeforeAll, HERE, orderBody, type Json } from './testing.spec-helper';

let origin: string;
const backend = bootBeforeAll({ SIMULATION_SECONDS: '100' });
beforeAll(async () => {
  await backend.shop.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(backend.shop.app.server.address() as AddressInfo).port}`;
});

afterEach(endStreams);
const listen = (path: string, headers: Json = {}) => listenAt(origin, path, headers);
const quiet = () => new Promise((resolve) => setTimeout(resolve, 300));

const customer = () => backend.customer();
const now = () => backend.shop.clock();
async function say(customerId: number, text: string) {
  const conversation = await findOrCreateConversation(backend.shop.db, customerId, { type: 'vendor', id: 1 }, now());
  await receivePartnerMessage(backend.shop.db, conversation, text, now());
  await backend.shop.live.customerChanged(customerId);
  return conversation;
}
async function tell(customerId: number, orderNumber: number) {
  const words = { en: `Order ${orderNumber} has arrived`, ar: `وصل الطلب ${orderNumber}` };
  const row = {
    customerId,
    title: words,
    description: words,
    type: 'order_status' as const,
    orderNumber,
    createdAt: now(),
  };
  await notifyCustomer(backend.shop.db, row);
  await backend.shop.live.customerChanged(customerId);
}
const ticketFor = async (headers: Json, body: Json = {}) =>
  (await backend.post('customer/events/ticket', body, headers)).body.ticket as string;

describe('news of a customer', () => {
  it('messages and notifications arrive once each, in the listener’s language', async () => {
    const { headers, id } = await customer();
    await say(id, 'old');
    const stream = await listen('events', { ...headers, 'x-localization': 'ar' });
    await quiet();
    const conversation = await say(id, 'new');
    await tell(id, 5);
    const message = await stream.next(0);
    expect(message).toMatchObject({
      event: 'message',
      data: { type: 'message', conversation_id: conversation.id, sender_type: 'vendor', message: { message: 'new' } },
    });
    const received = await stream.next(1);
    expect(received.data.data).toMatchObject({ title: 'وصل الطلب 5', type: 'order_status', order_id: 5 });
    await backend.shop.live.customerChanged(id);
    await quiet();
    expect(stream.events).toHaveLength(2);
  });

  it('another tab of the customer receives what was written here, a stranger does not', async () => {
    const [me, stranger] = [await customer(), await customer()];
    const [mine, theirs] = [await listen('events', me.headers), await listen('events', stranger.headers)];
    await quiet();
    await backend.post(
      'customer/message/send',
      { receiver_type: 'vendor', receiver_id: 1, message: 'hello' },
      me.headers,
    );
    expect((await mine.next(0)).data).toMatchObject({ sender_type: 'customer', message: { message: 'hello' } });
    await quiet();
    expect(theirs.events).toEqual([]);
  });

  it('a reconnecting client sends its last event id, and gets what it missed', async () => {
    const { headers, id } = await customer();
    const first = await listen('events', headers);
    await quiet();
    await say(id, 'one');
    const { id: last } = await first.next(0);
    first.stop();
    await say(id, 'two');
    await tell(id, 6);
    for (const again of [
      await listen('events', { ...headers, 'last-event-id': last }),
      await listen(`events?last_event_id=${last}`, headers),
    ]) {
      await again.next(1);
      await quiet();
      const texts = again.events.map(({ data }) => data.message?.message ?? data.data.title);
      expect(texts.slice(-2)).toEqual(['two', 'Order 6 has arrived']);
    }
  });

  it('a message written while a stream opens is not lost', async () => {
    const { headers, id } = await customer();
    await say(id, 'old');
    const { db } = backend.shop;
    const conversation = await findOrCreateConversation(db, id, { type: 'vendor', id: 1 }, now());
    // The query for the newest row has run; the message is written before the first read.
    const { pool } = backend.shop.database;
    const send = pool.query.bind(pool) as (...given: unknown[]) => unknown;
    let isPlanted = false;
    const spy = jest.spyOn(pool, 'query').mockImplementation((async (...given: unknown[]) => {
      const text = (given[0] as { text?: string }).text ?? '';
      if (!isPlanted && text.includes('order by "messages"."id" asc')) {
        isPlanted = true;
        await insertMessage(db, { conversationId: conversation.id, isMine: false, text: 'just now', createdAt: now() });
      }
      return send(...given);
    }) as never);
    const stream = await listen('events', headers);
    expect((await stream.next(0)).data.message.message).toBe('just now');
    await quiet();
    expect(stream.events).toHaveLength(1);
    spy.mockRestore();
  });

  it('a row committed late is not lost', async () => {
    const { headers, id } = await customer();
    const { db, live } = backend.shop;
    const conversation = await findOrCreateConversation(db, id, { type: 'vendor', id: 2 }, now());
    const stream = await listen('events', headers);
    await quiet();
    await insertMessage(db, {
      conversationId: conversation.id,
      isMine: false,
      text: 'second',
      createdAt: now(),
      id: 900_002,
    });
    await live.customerChanged(id);
    await stream.next(0);
    await insertMessage(db, {
      conversationId: conversation.id,
      isMine: false,
      text: 'first',
      createdAt: now(),
      id: 900_001,
    });
    await live.customerChanged(id);
    expect((await stream.next(1)).data.message.message).toBe('first');
  });

  it('is for customers: anonymous callers, guests and revoked sessions are rejected or disconnected', async () => {
    expect((await listen('events')).status).toBe(401);
    const guest = await backend.guest();
    const guestTicket = await ticketFor(HERE, { guest_id: guest });
    expect((await listen(`events?ticket=${guestTicket}`)).status).toBe(401);
    const { headers, id, person } = await customer();
    const stream = await listen('events', headers);
    await quiet();
    const requested = await backend.post('auth/forgot-password', { email: person.email });
    const reset_token = /\d{6}/.exec(requested.body.message as string)?.[0];
    const password = 'another long password';
    await backend.send('PUT', 'auth/reset-password', {
      email: person.email,
      reset_token,
      password,
      confirm_password: password,
    });
    await say(id, 'secret');
    await stream.whole;
    expect(stream.events).toEqual([]);
  });
});

describe('tickets', () => {
  it('open one stream without a header, once, within a minute, and are stored as hashes', async () => {
    const { headers, id } = await customer();
    const ticket = await ticketFor(headers);
    expect((await backend.shop.db.select().from(tickets)).map(({ hash }) => hash)).not.toContain(ticket);
    const stream = await listen(`events?ticket=${ticket}`);
    await quiet();
    await say(id, 'hello');
    expect((await stream.next(0)).data.message.message).toBe('hello');
    expect((await listen(`events?ticket=${ticket}`)).status).toBe(401);
    const old = await ticketFor(headers);
    await backend.shop.db.update(tickets).set({ expiresAt: new Date(now().getTime() - 1000) });
    expect((await listen(`events?ticket=${old}`)).status).toBe(401);
    expect((await backend.post('customer/events/ticket', {})).status).toBe(401);
  });
});

/** Shorter than the heartbeat of a stream: a stream that closes within it was notified. */
const AT_ONCE = 15_000;

describe('streams and tickets end with the session that opened them', () => {
  const NEXT = 'another long password';
  async function ordered(headers: Json) {
    const item = await backend.bananas();
    await backend.addToCart(item.id, {}, headers);
    const body = orderBody(null, item.store_id);
    return (await backend.placeOrder(body, headers)).body.order_id as number;
  }
  /** By header and by ticket: news and an order. */
  async function allStreams(headers: Json, order: number) {
    return [
      await listen('events', headers),
      await listen(`events?ticket=${await ticketFor(headers)}`),
      await listen(`order/events?order_id=${order}`, headers),
      await listen(`order/events?order_id=${order}&ticket=${await ticketFor(headers)}`),
    ];
  }

  it(
    'sign-out ends them at once, and another device hears on',
    async () => {
      const { headers, id, person } = await customer();
      const order = await ordered(headers);
      const login = { email_or_phone: person.email, password: person.password };
      const { token } = (await backend.post('auth/login', login)).body as { token: string };
      const other = await listen('events', bearer(token));
      const mine = await allStreams(headers, order);
      const unspent = await ticketFor(headers);
      await Promise.all([mine[2]?.next(0), mine[3]?.next(0)]);
      await backend.post('customer/sign-out', undefined, headers);
      await Promise.all(mine.map(({ whole }) => whole));
      await say(id, 'secret');
      expect((await other.next(0)).data.message.message).toBe('secret');
      expect(mine.map(({ events }) => events.length)).toEqual([0, 0, 1, 1]);
      expect((await listen(`events?ticket=${unspent}`)).status).toBe(401);
      expect((await listen(`order/events?order_id=${order}&ticket=${unspent}`)).status).toBe(401);
    },
    AT_ONCE,
  );

  it(
    'a new password ends those of the other devices, a reset one all',
    async () => {
      const { headers, id, person } = await customer();
      const order = await ordered(headers);
      const login = { email_or_phone: person.email, password: person.password };
      const { token } = (await backend.post('auth/login', login)).body as { token: string };
      const other = bearer(token);
      const [mine, theirs] = [await allStreams(headers, order), await allStreams(other, order)];
      const change = { password: NEXT, current_password: person.password };
      expect((await backend.post('customer/update-profile', change, headers)).status).toBe(200);
      await Promise.all(theirs.map(({ whole }) => whole));
      await say(id, 'still here');
      for (const stream of mine.slice(0, 2)) expect((await stream.next(0)).data.message.message).toBe('still here');
      const requested = await backend.post('auth/forgot-password', { email: person.email });
      const reset_token = /\d{6}/.exec(requested.body.message as string)?.[0];
      const reset = { email: person.email, reset_token, password: person.password, confirm_password: person.password };
      expect((await backend.send('PUT', 'auth/reset-password', reset)).status).toBe(200);
      await Promise.all(mine.map(({ whole }) => whole));
    },
    AT_ONCE,
  );
});

describe('[TRK-07] the stream of an order', () => {
  async function ordered() {
    const guest = await backend.guest();
    const item = await backend.bananas();
    await backend.addToCart(item.id, { guest_id: guest, quantity: 10 });
    const { body } = await backend.placeOrder(orderBody(guest, item.store_id));
    return { guest, id: body.order_id as number };
  }
  /** Advances the simulation by some seconds. */
  async function pass(seconds: number) {
    const begin = now().getTime();
    for (let at = 0; at <= seconds; at += 5) await tick({ ...backend.shop, clock: () => new Date(begin + at * 1000) });
  }

  it('sends the whole order at once and at every change, and ends with it', async () => {
    const { guest, id } = await ordered();
    const stream = await listen(`order/events?order_id=${id}&guest_id=${guest}`);
    expect((await stream.next(0)).data).toMatchObject({ id, order_status: 'pending' });
    await pass(110);
    await stream.whole;
    expect(stream.events.at(-1)?.data.order_status).toBe('delivered');
    expect(new Set(stream.events.map((event) => event.id)).size).toBe(stream.events.length);
  });

  it('does not resend a known state; a guest’s ticket opens it', async () => {
    const { guest, id } = await ordered();
    const ticket = await ticketFor(HERE, { guest_id: guest });
    const first = await listen(`order/events?order_id=${id}&ticket=${ticket}`);
    const { id: last } = await first.next(0);
    const again = await listen(`order/events?order_id=${id}&guest_id=${guest}`, { 'last-event-id': last });
    await quiet();
    expect(again.events).toEqual([]);
    const canceled = { order_id: id, reason: 'x', guest_id: guest, _method: 'put' };
    expect((await backend.post('customer/order/cancel', canceled)).status).toBe(200);
    expect((await again.next(0)).data.order_status).toBe('canceled');
  });

  it('sends the state to readers with number and phone at every change, without personal data', async () => {
    const { guest, id } = await ordered();
    const byPhone = `order/events?order_id=${id}&contact_number=%2B356%202100%200000`;
    expect((await listen(byPhone.replace('2100', '2101'))).status).toBe(404);
    const stream = await listen(byPhone);
    await stream.next(0);
    // Rereads do not count as attempts.
    await pass(110);
    await stream.whole;
    expect(stream.events.at(-1)?.data).toMatchObject({
      order_status: 'delivered',
      delivery_man: { lat: '', phone: '' },
    });
    for (const { data } of stream.events) {
      expect(data).toMatchObject({ id, user_id: 0, delivery_address: null });
      expect(JSON.stringify(data)).not.toMatch(new RegExp(`Mina|1 Market|${guest}`));
    }
    expect((await listen(byPhone)).status).toBe(200);
  });

  it('a guest may hold five streams of one order, which share each read', async () => {
    const { guest, id } = await ordered();
    const open = () => listen(`order/events?order_id=${id}&guest_id=${guest}`);
    const streams = [await open(), await open(), await open(), await open(), await open()];
    for (const stream of streams) await stream.next(0);
    const sixth = await open();
    expect([sixth.status, sixth.answer.headers.get('retry-after')]).toEqual([429, '30']);
    const { database } = backend.shop;
    const orderId = await idOfOrder(backend.shop.db, id);
    const query = jest.spyOn(database.pool, 'query');
    /** What a change of the order makes the streams read of it; jobs beside them (outbox, arrivals) read other rows. */
    const readsOfChange = async () => {
      query.mockClear();
      await backend.shop.live.orderChanged(orderId);
      const reads = () =>
        (query.mock.calls as unknown as [{ values?: unknown }, unknown][]).filter(([{ values }, given]) =>
          [values, given].flat(2).some((value) => value === orderId || value === id),
        ).length;
      for (let before = -1; before !== reads(); await quiet()) before = reads();
      return reads();
    };
    const five = await readsOfChange();
    for (const stream of streams.slice(1)) stream.stop();
    await quiet();
    const one = await readsOfChange();
    expect(one).toBeGreaterThan(1);
    expect(five).toBe(one);
    query.mockRestore();
    // A closed stream has released its slot.
    expect((await open()).status).toBe(200);
  });

  it('is rejected for a stranger', async () => {
    const { id } = await ordered();
    const other = await backend.guest();
    expect((await listen(`order/events?order_id=${id}&guest_id=${other}`)).status).toBe(404);
    expect(
      (await listen(`order/events?order_id=${id}&ticket=${await ticketFor(HERE, { guest_id: other })}`)).status,
    ).toBe(404);
    expect((await listen(`order/events?order_id=${id}`)).status).toBe(404);
  });
});
