/** Conversations: with whom, how many, and what a page of their list reads. */
import { asc, eq } from 'drizzle-orm';
import pg from 'pg';
import { conversations, couriers, messages, orders, stores } from './db/schema';
import { demoDatabase } from './postgres.spec-helper';
import { boot, orderBody, rejected, type Customer, type Json, type TestBackend } from './testing.spec-helper';

const MOST = 200;
const opened: Partial<Record<'embedded' | 'postgres', TestBackend>> = {};
beforeAll(async () => {
  opened.embedded = await boot();
  opened.postgres = await boot({ DATABASE_URL: await demoDatabase('chat') });
}, 300_000);
afterAll(async () => {
  await opened.embedded?.close();
  await opened.postgres?.close();
});

describe.each(['embedded', 'postgres'] as const)('on the %s database', (database) => {
  const backend = () => opened[database] as TestBackend;
  const db = () => backend().shop.db;
  const send = ({ headers }: Customer, receiver_type: string, receiver_id: number, message = 'hello') =>
    backend().post('customer/message/send', { message, receiver_type, receiver_id }, headers);
  const list = async ({ headers }: Customer, query = '', path = 'list', language = 'en') =>
    (await backend().get(`customer/message/${path}?${query}`, { ...headers, 'x-localization': language })).body;
  const rowsOf = ({ id }: Customer) =>
    db().select().from(conversations).where(eq(conversations.customerId, id)).orderBy(asc(conversations.id));
  /** The least rows that three equal calls read: background jobs only add to them. */
  async function rowsRead(call: () => Promise<unknown>): Promise<number> {
    const read = jest.spyOn(pg.Query.prototype as unknown as { handleDataRow: () => void }, 'handleDataRow');
    const counts: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      read.mockClear();
      await call();
      counts.push(read.mock.calls.length);
    }
    read.mockRestore();
    return Math.min(...counts);
  }
  const storesFrom = async (first: number, count: number) => {
    const rows = await db().select({ id: stores.id }).from(stores).orderBy(asc(stores.id)).offset(first).limit(count);
    expect(rows).toHaveLength(count);
    return rows.map(({ id }) => id);
  };
  let last = 0;
  /** Conversations of one unread message each, the last of them the newest. */
  async function talkTo(customer: Customer, partners: number[]): Promise<void> {
    const moment = () => new Date(backend().shop.clock().getTime() + (last += 1) * 1000);
    const rows = await db()
      .insert(conversations)
      .values(
        partners.map((partnerId) => ({
          customerId: customer.id,
          partnerType: 'vendor' as const,
          partnerId,
          lastAt: moment(),
        })),
      )
      .returning();
    await db()
      .insert(messages)
      .values(rows.map(({ id, partnerId }) => ({ conversationId: id, isMine: false, text: `from ${partnerId}` })));
  }

  it('[CHAT-07] a message that is sent again with its key, at once or later, is one message', async () => {
    const customer = await backend().customer();
    const [store = 0] = await storesFrom(0, 1);
    const sendOnce = (key: string, message = 'Any figs?') =>
      backend().post(
        'customer/message/send',
        { message, receiver_type: 'vendor', receiver_id: store },
        { ...customer.headers, 'idempotency-key': key },
      );
    const texts = (answer: Json) => (answer.body.messages as Json[]).map(({ message }) => message as string);
    const answers = await Promise.all([
      sendOnce('message-key-1'),
      sendOnce('message-key-1'),
      sendOnce('message-key-1'),
    ]);
    for (const answer of answers) expect([answer.status, texts(answer)]).toEqual([200, ['Any figs?']]);
    expect(texts(await sendOnce('message-key-1'))).toEqual(['Any figs?']);
    expect(await sendOnce('message-key-1', 'Or dates?')).toMatchObject(rejected(422, 'idempotency_key'));
    // The same words once more are another message.
    expect(texts(await sendOnce('message-key-2'))).toEqual(['Any figs?', 'Any figs?']);
  });

  it('a customer has one conversation with the shop, whatever number its administrator is given', async () => {
    const customer = await backend().customer();
    for (const id of [1, 0, 7, 1500]) expect((await send(customer, 'admin', id)).status).toBe(200);
    expect(await rowsOf(customer)).toHaveLength(1);
    const inbox = await list(customer);
    expect(inbox).toMatchObject({ total_size: 1, conversations: [{ receiver: { f_name: 'Almera Market' } }] });
    for (const id of [0, 1, 99]) {
      const talk = (await backend().get(`customer/message/details?admin_id=${id}`, customer.headers)).body;
      expect([id, talk.total_size, talk.conversation.id]).toEqual([id, 4, inbox.conversations[0].id]);
    }
  });

  it('an older conversation with another administrator goes on', async () => {
    const customer = await backend().customer();
    await db().insert(conversations).values({ customerId: customer.id, partnerType: 'admin', partnerId: 37 });
    const [before] = await rowsOf(customer);
    const sent = (await send(customer, 'admin', 1)).body;
    expect([sent.conversation.id, sent.conversation.receiver_id]).toEqual([before?.id, 37]);
    expect(await rowsOf(customer)).toHaveLength(1);
  });

  it('a page of the list reads its own conversations only, the newest first', async () => {
    const customer = await backend().customer();
    const ids = await storesFrom(0, 60);
    const page = (offset: number) => list(customer, `limit=10&offset=${offset}`);
    await talkTo(customer, ids.slice(0, 20));
    const few = await rowsRead(() => page(2));
    await talkTo(customer, ids.slice(20));
    expect(await rowsRead(() => page(6))).toBe(few);
    expect(few).toBeGreaterThan(20);
    const pages = [await page(1), await page(2)];
    const newest = ids.reverse().slice(0, 20);
    expect(pages.map(({ total_size: total }) => total)).toEqual([60, 60]);
    const shown = pages.flatMap(({ conversations: entries }) => entries as Json[]);
    expect(shown.map(({ receiver_id: id }) => id)).toEqual(newest);
    expect(shown.map(({ last_message: { message } }) => message)).toEqual(newest.map((id) => `from ${id}`));
    expect(shown.map(({ unread_message_count: unread }) => unread)).toEqual(shown.map(() => 1));
    expect((await page(7)).conversations).toEqual([]);
  });

  it('[CHAT-05] the search finds names in the caller’s language, and pages too', async () => {
    const customer = await backend().customer();
    await talkTo(customer, await storesFrom(0, 30));
    await send(customer, 'admin', 1);
    const names = new Map(
      (await db().select().from(stores).orderBy(asc(stores.id)).limit(30)).map(({ id, name }) => [id, name]),
    );
    for (const language of ['en', 'ar'] as const) {
      const [name = ''] = [...names.values()].map((entry) => entry[language]);
      const part = name.slice(1, 5).toUpperCase();
      const expected = [...names].flatMap(([id, entry]) =>
        entry[language].toLowerCase().includes(part.toLowerCase()) ? [id] : [],
      );
      const query = `name=${encodeURIComponent(part)}`;
      const found = await list(customer, `${query}&limit=50`, 'search-list', language);
      const foundIds = found.conversations.map(({ receiver_id: id }: Json) => id).sort((a: number, b: number) => a - b);
      expect([language, foundIds, found.total_size]).toEqual([language, expected, expected.length]);
      const last = await list(customer, `${query}&limit=1&offset=${expected.length}`, 'search-list', language);
      expect([last.total_size, last.conversations.length]).toEqual([expected.length, 1]);
    }
    expect(await list(customer, 'name=almera+mark', 'search-list')).toMatchObject({ total_size: 1 });
    for (const signs of ['%25', '_', '%5C', "'"])
      expect(await list(customer, `name=zz${signs}`, 'search-list')).toMatchObject({ total_size: 0 });
  });

  it('a customer has at most two hundred conversations, also when many begin at once; the old ones go on', async () => {
    const customer = await backend().customer();
    const known = await storesFrom(0, 10);
    // Stores that were deleted since.
    const gone = Array.from({ length: MOST - 13 }, (_, index) => 10_000 + index);
    await talkTo(customer, [...known, ...gone]);
    const free = await storesFrom(10, 12);
    const codes = await Promise.all(free.map(async (id) => (await send(customer, 'vendor', id)).status));
    expect(codes.filter((code) => code === 200)).toHaveLength(3);
    expect(codes.filter((code) => code === 403)).toHaveLength(9);
    expect(await rowsOf(customer)).toHaveLength(MOST);
    expect((await send(customer, 'vendor', known[0] ?? 0)).status).toBe(200);
    const refused = await send(customer, 'admin', 1);
    expect(refused).toMatchObject({ status: 403, body: { errors: [{ code: 'conversation' }] } });
  });

  it('a courier is reached by customers of own orders only, and shows no phone to others', async () => {
    const [mine, other] = [await backend().customer(), await backend().customer()];
    const bananas = await backend().bananas();
    await backend().addToCart(bananas.id, {}, mine.headers);
    const placed = await backend().placeOrder(orderBody(null, bananas.store_id), mine.headers);
    const [courier] = await db().select().from(couriers).limit(1);
    await db()
      .update(orders)
      .set({ courierId: courier?.id ?? null })
      .where(eq(orders.number, placed.body.order_id as number));
    const own = await send(mine, 'delivery_man', courier?.id ?? 0);
    expect(own).toMatchObject({ status: 200, body: { conversation: { receiver: { phone: courier?.phone } } } });
    const strange = await send(other, 'delivery_man', courier?.id ?? 0);
    expect(strange).toMatchObject({ status: 404, body: { errors: [{ code: 'receiver_id' }] } });
    expect(JSON.stringify(strange.body)).not.toContain(courier?.phone);
    expect(await rowsOf(other)).toEqual([]);
    const asked = await backend().get(`customer/message/details?delivery_man_id=${courier?.id}`, other.headers);
    expect(asked).toMatchObject({ status: 200, body: { conversation: {}, messages: [] } });
  });

  it('nobody is written to who does not exist', async () => {
    const customer = await backend().customer();
    for (const [type, id] of [
      ['vendor', 0],
      ['vendor', 99_999],
      ['delivery_man', 99_999],
    ] as const)
      expect([type, id, (await send(customer, type, id)).status]).toEqual([type, id, 404]);
    expect(await rowsOf(customer)).toEqual([]);
  });
});
