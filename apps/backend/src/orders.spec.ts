/** Order changes: legal steps, the ledger, refunds, and limits of unpaid orders. */
import { eq } from 'drizzle-orm';
import type { CashTerms } from '@shop/domain/cash';
import { minor } from '@shop/util';
import * as t from './db/schema';
import { assertCash, changeOrder, receiveCardPayment } from './features/orders/change';
import { idOfOrder } from './features/orders/number';
import { failUnpaid } from './features/orders/payment-timeouts';
import { openPayment } from './features/payments/open';
import { refundTransport } from './features/payments/refund';
import { settlePayment } from './features/payments/settle';
import { addToWallet } from './features/wallet/ledger';
import {
  boot,
  bootBeforeAll,
  cartLine,
  clientOf,
  HERE,
  orderBody,
  rejected,
  type Json,
  type TestBackend,
  type TestClient,
} from './testing.spec-helper';

const SLUG = 'bananas-green-corner';
const backend = bootBeforeAll();

const customer = (of: TestBackend = backend) => of.customer();
const later = (minutes: number, of: TestBackend = backend) => new Date(of.shop.clock().getTime() + minutes * 60_000);
const wallet = async (headers: Json): Promise<number> =>
  (await backend.get('customer/info', headers)).body.wallet_balance;
const fund = (id: number, amount: number) =>
  backend.shop.db.transaction((tx) =>
    addToWallet(tx, { customerId: id, kind: 'add_fund', credit: amount, reference: `f${amount}`, at: new Date() }),
  );
/** A Buy Now order; the cart stays empty. */
async function order(
  who: { headers?: Json; guest?: number },
  over: Json = {},
  quantity = 10,
  of: TestClient = backend,
) {
  const item = await of.bananas();
  const cart = JSON.stringify([cartLine(item.id, { quantity, add_on_ids: [], add_on_qtys: [] })]);
  const body = orderBody(null, item.store_id, { is_buy_now: 1, cart, ...over });
  return of.placeOrder({ ...body, ...(who.guest ? { guest_id: who.guest } : {}) }, who.headers);
}
const track = async (id: number, { headers = HERE, guest }: { headers?: Json; guest?: number }): Promise<Json> =>
  (await backend.get(`customer/order/track?order_id=${id}${guest ? `&guest_id=${guest}` : ''}`, headers)).body;
/** The id of a public order number. */
const inside = (number: number) => idOfOrder(backend.shop.db, number);
const ledger = async (number: number) =>
  backend.shop.db
    .select()
    .from(t.orderPayments)
    .where(eq(t.orderPayments.orderId, await inside(number)))
    .orderBy(t.orderPayments.id);
const payByCard = async (shopperId: number, number: number, amount: number) =>
  openPayment(backend.shop, {
    shopperId,
    orderId: await inside(number),
    amount,
    gateway: 'sandbox',
    callback: 'http://localhost/',
  });
const totalOf = async (id: number) =>
  (await backend.shop.db.select().from(t.orders).where(eq(t.orders.number, id)))[0]?.total as number;
const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 100));
};

describe('the single entry point for changes', () => {
  it('nothing else changes status, money or stock of an order, and nothing changes its ledger', async () => {
    const { headers } = await customer();
    const number = (await order({ headers })).body.order_id as number;
    const id = await inside(number);
    const other = await inside((await order({ headers })).body.order_id as number);
    const { db } = backend.shop;
    for (const change of [{ status: 'delivered' }, { paymentMethod: 'wallet' }, { total: 1 }, { stockHeldAt: null }])
      await expect(db.update(t.orders).set(change).where(eq(t.orders.id, id))).rejects.toMatchObject({
        cause: { message: `Order ${id} changes through changeOrder alone.` },
      });
    // Other columns may still be updated.
    await db.update(t.orders).set({ note: 'ring twice' }).where(eq(t.orders.id, id));
    await db.transaction((tx) =>
      changeOrder(tx, id, 'accept', { who: 'store' }, { at: backend.shop.clock() }).then(async () => {
        // The permission for one order does not cover another.
        await expect(
          tx.transaction((inner) => inner.update(t.orders).set({ total: 1 }).where(eq(t.orders.id, other))),
        ).rejects.toMatchObject({ cause: { message: `Order ${other} changes through changeOrder alone.` } });
      }),
    );
    for (const step of ['prepare', 'hand_over', 'deliver'] as const)
      await db.transaction((tx) => changeOrder(tx, id, step, { who: 'store' }, { at: backend.shop.clock() }));
    expect(await ledger(number)).toMatchObject([
      { method: 'cash_on_delivery', amount: await totalOf(number), reference: 'cash' },
    ]);
    await expect(
      db.update(t.orderPayments).set({ amount: 1 }).where(eq(t.orderPayments.orderId, id)),
    ).rejects.toMatchObject({
      cause: { message: `What was written into the ledger of order ${id} stays.` },
    });
  });

  it('an illegal step throws and changes nothing', async () => {
    const { headers } = await customer();
    const id = (await order({ headers }, { payment_method: 'digital_payment' })).body.order_id as number;
    const orderId = await inside(id);
    const step = (name: 'accept' | 'deliver' | 'refund', who: 'store' | 'admin') =>
      backend.shop.db.transaction((tx) => changeOrder(tx, orderId, name, { who }, { at: backend.shop.clock() }));
    await expect(step('accept', 'store')).rejects.toMatchObject({ status: 403, messageKey: 'stepIllegal' });
    await expect(step('deliver', 'admin')).rejects.toMatchObject({ step: 'deliver' });
    await expect(step('refund', 'admin')).rejects.toBeDefined();
    expect(await track(id, { headers })).toMatchObject({
      order_status: 'pending',
      payment_status: 'unpaid',
      payments: [],
    });
    const events = () => backend.shop.db.select().from(t.orderEvents).where(eq(t.orderEvents.orderId, orderId));
    expect(await events()).toEqual([]);
    await backend.send('PUT', 'customer/order/cancel', { order_id: id, reason: 'x' }, headers);
    expect(await events()).toMatchObject([{ step: 'cancel', who: 'customer', from: 'pending', to: 'canceled' }]);
  });

  it('another shopper’s order is 404', async () => {
    const [owner, stranger] = [await customer(), await customer()];
    const id = (await order(owner)).body.order_id as number;
    const answer = await backend.send('PUT', 'customer/order/cancel', { order_id: id, reason: 'x' }, stranger.headers);
    expect(answer).toMatchObject(rejected(404, 'order'));
    const paid = await backend.post('customer/order/wallet-payment', { order_id: id }, stranger.headers);
    expect(paid.status).toBe(404);
  });
});

describe('refunds go back the way the order was paid, once', () => {
  const cancel = (id: number, { headers = HERE, guest }: { headers?: Json; guest?: number }) =>
    backend.send(
      'PUT',
      'customer/order/cancel',
      { order_id: id, reason: 'x', ...(guest ? { guest_id: guest } : {}) },
      headers,
    );

  it('a card: a guest’s paid order that is cancelled', async () => {
    const guest = await backend.guest();
    const id = (await order({ guest }, { payment_method: 'digital_payment' })).body.order_id as number;
    const total = await totalOf(id);
    await settlePayment(backend.shop, await payByCard(guest, id, total), 'success');
    expect(await track(id, { guest })).toMatchObject({ payment_status: 'paid', payments: [{ amount: total / 100 }] });
    expect((await cancel(id, { guest })).status).toBe(200);
    expect((await cancel(id, { guest })).status).toBe(403);
    expect(await ledger(id)).toMatchObject([{ amount: total }, { amount: -total, method: 'digital_payment' }]);
    await until(async () => (await ledger(id))[1]?.state === 'done');
    expect(await track(id, { guest })).toMatchObject({
      order_status: 'canceled',
      payment_status: 'unpaid',
      payments: [{ payment_status: 'paid' }, { payment_status: 'refunded', amount: -total / 100 }],
    });
  });

  it('a part from the wallet and the rest by card', async () => {
    const { headers, id: customerId } = await customer();
    await fund(customerId, 500);
    const placed = await order({ headers }, { payment_method: 'digital_payment', partial_payment: 1 });
    const id = placed.body.order_id as number;
    const total = await totalOf(id);
    expect(await track(id, { headers })).toMatchObject({ payment_status: 'partially_paid', partially_paid_amount: 5 });
    await settlePayment(backend.shop, await payByCard(customerId, id, total - 500), 'success');
    expect(await track(id, { headers })).toMatchObject({ payment_status: 'paid', partially_paid_amount: 0 });
    await cancel(id, { headers });
    expect(await wallet(headers)).toBe(5);
    expect(await ledger(id)).toMatchObject([
      { amount: 500, method: 'wallet' },
      { amount: total - 500, method: 'digital_payment' },
      { amount: 500 - total, method: 'digital_payment' },
      { amount: -500, method: 'wallet', state: 'done' },
    ]);
  });

  it('a card charged twice, or after the order failed: the surplus', async () => {
    const { headers, id: customerId } = await customer();
    const id = (await order({ headers }, { payment_method: 'digital_payment' })).body.order_id as number;
    const total = await totalOf(id);
    const [first, second] = [await payByCard(customerId, id, total), await payByCard(customerId, id, total)];
    await settlePayment(backend.shop, first, 'success');
    await settlePayment(backend.shop, second, 'success');
    await settlePayment(backend.shop, second, 'success');
    expect(await ledger(id)).toMatchObject([{ amount: total }, { amount: total }, { amount: -total }]);
    expect(await track(id, { headers })).toMatchObject({ order_status: 'pending', payment_status: 'paid' });
    const late = (await order({ headers }, { payment_method: 'digital_payment' })).body.order_id as number;
    const payment = await payByCard(customerId, late, total);
    await failUnpaid(backend.shop, later(11));
    await settlePayment(backend.shop, payment, 'success');
    expect(await track(late, { headers })).toMatchObject({ order_status: 'failed', payment_status: 'unpaid' });
    expect(await ledger(late)).toMatchObject([{ amount: total }, { amount: -total }]);
    expect(await wallet(headers)).toBe(0);
  });

  it('a card charged more than is due: the difference', async () => {
    const { headers, id: customerId } = await customer();
    const id = (await order({ headers }, { payment_method: 'digital_payment' })).body.order_id as number;
    const total = await totalOf(id);
    await settlePayment(backend.shop, await payByCard(customerId, id, total + 1), 'success');
    expect(await ledger(id)).toMatchObject([{ amount: total + 1 }, { amount: -1 }]);
  });

  it('a transfer: to the customer’s wallet, for a guest by the operator', async () => {
    for (const who of [await customer(), { guest: await backend.guest() }]) {
      const id = (await order(who, { payment_method: 'offline_payment' })).body.order_id as number;
      const total = await totalOf(id);
      const { db, clock } = backend.shop;
      const orderId = await inside(id);
      await db.transaction((tx) => changeOrder(tx, orderId, 'verify_transfer', { who: 'shop' }, { at: clock() }));
      await db.transaction((tx) =>
        changeOrder(tx, orderId, 'cancel', { who: 'store' }, { at: clock(), reason: 'closed' }),
      );
      if ('guest' in who)
        expect(await ledger(id)).toMatchObject([
          { amount: total },
          { amount: -total, method: 'offline_payment', state: 'due' },
        ]);
      else expect(await wallet(who.headers)).toBeCloseTo(total / 100);
    }
  });

  it('a refund rejected by the gateway is shown on the order', async () => {
    const guest = await backend.guest();
    const id = (await order({ guest }, { payment_method: 'digital_payment' })).body.order_id as number;
    const { db, clock } = backend.shop;
    const orderId = await inside(id);
    // A payment that the gateway does not know.
    await db.transaction((tx) => receiveCardPayment(tx, { id: 'unknown-payment', orderId, amount: 100 }, clock()));
    await cancel(id, { guest });
    await until(async () => (await ledger(id))[1]?.state === 'failed');
    expect((await track(id, { guest })).payments[1]).toMatchObject({ payment_status: 'refund_failed', amount: -1 });
    const row = (await ledger(id))[1];
    await expect(refundTransport(backend.shop)({ target: String(row?.id) } as never)).rejects.toThrow('of no payment');
  });
});

describe('how an order may be paid', () => {
  it.each<[CashTerms, number, string | null]>([
    [{ offered: true, maximum: minor(1000) }, 1000, null],
    [{ offered: true, maximum: minor(1000) }, 1001, 'cashTooMuch'],
    [{ offered: true, maximum: null }, 1_000_000, null],
    [{ offered: false, maximum: null }, 1, 'gatewayUnknown'],
  ])('cash %j accepts %i: %s', (cash, due, messageKey) => {
    const take = () => assertCash(cash, due);
    if (messageKey === null) expect(take).not.toThrow();
    else expect(take).toThrow(expect.objectContaining({ messageKey }));
  });

  it('a card order changed to cash must be within the cash limit', async () => {
    const { headers, id: customerId } = await customer();
    const { pool } = backend.shop.database;
    const [{ price }] = (await pool.query('SELECT price FROM items WHERE slug = $1', [SLUG])).rows as [
      { price: number },
    ];
    const sell = (at: number) => pool.query('UPDATE items SET price = $1 WHERE slug = $2', [at, SLUG]);
    await sell(373_000);
    const id = (await order({ headers }, { payment_method: 'digital_payment' }, 1)).body.order_id as number;
    await sell(price);
    const inCash = () => backend.send('PUT', 'customer/order/payment-method', { order_id: id }, headers);
    expect(await inCash()).toMatchObject(rejected(406, 'payment_method'));
    // Also when it is failed and reopened.
    await failUnpaid(backend.shop, later(11));
    expect((await inCash()).status).toBe(406);
    expect(await track(id, { headers })).toMatchObject({ order_status: 'failed', payment_method: 'digital_payment' });
    const small = (await order({ headers }, { payment_method: 'digital_payment' })).body.order_id as number;
    const change = await backend.send('PUT', 'customer/order/payment-method', { order_id: small }, headers);
    expect(change.status).toBe(200);
    // A late card payment is not kept beside the cash.
    await settlePayment(backend.shop, await payByCard(customerId, small, 700), 'success');
    expect(await ledger(small)).toMatchObject([{ amount: 700 }, { amount: -700 }]);
  });

  it('no digital payment without a gateway', async () => {
    const bare = await boot({ DEMO: '0', ALLOWED_HOSTS: 'localhost' });
    const guest = await bare.guest();
    const refused = await order({ guest }, { payment_method: 'digital_payment' }, 10, bare);
    expect(refused).toMatchObject(rejected(406, 'payment_method'));
    expect((await order({ guest }, {}, 10, bare)).status).toBe(200);
    await bare.close();
  }, 300_000);
});

describe('unpaid orders reserve stock for ten minutes', () => {
  const stock = async () => Number((await backend.bananas()).stock);
  // First release the stock of orders from earlier tests.
  beforeEach(() => failUnpaid(backend.shop, later(11)));

  it.each([
    ['digital_payment', 'failed'],
    ['cash_on_delivery', 'pending'],
    ['offline_payment', 'pending'],
  ])('an order by %s is %s afterwards, and its stock is released', async (method, status) => {
    const guest = await backend.guest();
    const before = await stock();
    const id = (await order({ guest }, { payment_method: method })).body.order_id as number;
    await failUnpaid(backend.shop, later(9));
    expect(await stock()).toBe(before - 10);
    await failUnpaid(backend.shop, later(11));
    await failUnpaid(backend.shop, later(12));
    expect(await stock()).toBe(before);
    expect((await track(id, { guest })).order_status).toBe(status);
    await backend.send('PUT', 'customer/order/cancel', { order_id: id, reason: 'x', guest_id: guest });
    expect(await stock()).toBe(before);
  });

  it('accepting later reserves the stock again, or fails', async () => {
    const guest = await backend.guest();
    const before = await stock();
    const id = (await order({ guest })).body.order_id as number;
    await failUnpaid(backend.shop, later(11));
    const { db, clock, database } = backend.shop;
    const orderId = await inside(id);
    const accept = () => db.transaction((tx) => changeOrder(tx, orderId, 'accept', { who: 'store' }, { at: clock() }));
    const put = (pieces: number) => database.pool.query('UPDATE items SET stock = $1 WHERE slug = $2', [pieces, SLUG]);
    await put(9);
    await expect(accept()).rejects.toMatchObject({ code: 'stock', messageKey: 'soldOut' });
    expect((await track(id, { guest })).order_status).toBe('pending');
    await put(before);
    await accept();
    expect(await stock()).toBe(before - 10);
  });

  it('reopening a failed order does not exceed a coupon that was used up meanwhile', async () => {
    const who = await customer();
    const over = { payment_method: 'digital_payment', coupon_code: 'GROCFIRST' };
    const first = (await order(who, over)).body.order_id as number;
    await failUnpaid(backend.shop, later(11));
    const second = await order(who, { coupon_code: 'GROCFIRST' });
    expect(second.status).toBe(200);
    const inCash = () => backend.send('PUT', 'customer/order/payment-method', { order_id: first }, who.headers);
    expect(await inCash()).toMatchObject(rejected(406, 'coupon'));
    await backend.send('PUT', 'customer/order/cancel', { order_id: second.body.order_id, reason: 'x' }, who.headers);
    expect((await inCash()).status).toBe(200);
  });
});

describe('unauthenticated callers', () => {
  const bounded = bootBeforeAll({ RATE_LIMIT: '1200' });
  let from = 0;
  /** A different phone each time. */
  const phone = () => `+35699${String((from += 1)).padStart(6, '0')}`;
  /** The same backend, called from an address. */
  const at = (remoteAddress: string) => clientOf(bounded.shop, { remoteAddress });
  const guestAt = async (address: string): Promise<number | null> =>
    (await at(address).post('auth/guest/request')).body.guest_id ?? null;
  const place = async (address: string, over: Json = {}, quantity = 1) =>
    order(
      { guest: (await guestAt(address)) as number },
      { contact_person_number: phone(), ...over },
      quantity,
      at(address),
    );

  it('guest ids per address are limited in a quarter of an hour', async () => {
    const responses = [];
    for (let turn = 0; turn < 61; turn += 1) responses.push(await guestAt('203.0.113.1'));
    expect(responses.filter((id) => id !== null)).toHaveLength(60);
    const refused = await at('203.0.113.1').post('auth/guest/request');
    expect(refused).toMatchObject(rejected(429, 'throttled'));
    expect(await guestAt('203.0.113.2')).not.toBeNull();
  });

  it('45 orders of new guests with new phones from one address: 15 are accepted', async () => {
    const statuses = [];
    for (let turn = 0; turn < 45; turn += 1) statuses.push((await place('203.0.113.3')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(15);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });

  it('a phone has at most five open unpaid orders at one address, from any guests', async () => {
    const contact_person_number = phone();
    const statuses = [];
    for (let turn = 0; turn < 7; turn += 1)
      statuses.push((await place('203.0.113.10', { contact_person_number })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    // The phone may be somebody else's, who orders from another address.
    expect((await place('203.0.113.11', { contact_person_number })).status).toBe(200);
  });

  it('a guest has at most three, and another one when the first is cancelled', async () => {
    const address = '203.0.113.30';
    const guest = (await guestAt(address)) as number;
    const one = () => order({ guest }, { contact_person_number: phone() }, 1, at(address));
    const placed = [await one(), await one(), await one()];
    expect(placed.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await one()).toMatchObject(rejected(429, 'throttled'));
    const cancel = { order_id: placed[0]?.body.order_id, reason: 'x', guest_id: guest };
    expect((await bounded.send('PUT', 'customer/order/cancel', cancel)).status).toBe(200);
    expect((await one()).status).toBe(200);
  });

  it('unpaid guests of one address reserve at most fifty units of an item', async () => {
    const address = '203.0.113.40';
    expect((await place(address, {}, 51)).body.errors[0]).toMatchObject({ code: 'stock' });
    expect((await place(address, {}, 30)).status).toBe(200);
    expect((await place(address, {}, 21)).status).toBe(403);
    expect((await place(address, { payment_method: 'digital_payment' }, 20)).status).toBe(200);
  });

  it('a customer has at most ten', async () => {
    const who = await customer(bounded);
    const statuses = [];
    for (let turn = 0; turn < 11; turn += 1) statuses.push((await order(who, {}, 1, bounded)).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  it('a coupon with a limit per person needs an account, and says so', async () => {
    const guest = (await guestAt('203.0.113.50')) as number;
    const here = at('203.0.113.50');
    const message = 'Sign in to use this coupon: each customer can use it a limited number of times.';
    const looked = await here.get(`coupon/apply?code=GROC10&guest_id=${guest}`);
    expect(looked).toMatchObject({ status: 408, body: { errors: [{ code: 'coupon', message }] } });
    const used = await order({ guest }, { coupon_code: 'GROC10' }, 20, here);
    expect(used).toMatchObject({ status: 408, body: { errors: [{ code: 'coupon', message }] } });
    expect((await bounded.get('coupon/apply?code=GROC10', (await customer(bounded)).headers)).status).toBe(200);
  });

  it('coupon codes allow twenty wrong guesses over all calls; then even a valid code is rejected', async () => {
    const who = await customer(bounded);
    const statuses = [];
    for (let turn = 0; turn < 10; turn += 1) {
      statuses.push((await bounded.get(`coupon/apply?code=GUESS${turn}`, who.headers)).status);
      statuses.push((await order(who, { coupon_code: `ALSO${turn}` }, 1, bounded)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([404]));
    expect((await bounded.get('coupon/apply?code=GROC10', who.headers)).status).toBe(429);
    expect((await order(who, { coupon_code: 'GROC10' }, 20, bounded)).status).toBe(429);
  });
});
