/** Stripe Checkout through its own library, against a stub of Stripe's API. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { and, eq, lt } from 'drizzle-orm';
import { orderPayments, payments } from './db/schema';
import { idOfOrder } from './features/orders/number';
import { deliverOnce } from './features/outbox/deliver';
import type { OutboxMessage } from './features/outbox/queries';
import { refundTransport } from './features/payments/refund';
import { settlePayment } from './features/payments/settle';
import { insertPerson } from './backend-process.spec-helper';
import { boot, HERE, orderBody, type Json, type TestBackend } from './testing.spec-helper';

interface Session {
  id: string;
  object: 'checkout.session';
  url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  client_reference_id: string;
  payment_intent: string;
  said: URLSearchParams;
}
const SECRET = 'whsec_spec';
const sessions = new Map<string, Session>();
/** Refunds by idempotency key: Stripe makes one per key, however often it is called. */
const refunds = new Map<string, { id: string; object: 'refund'; payment_intent: string; amount: number }>();
let refundsAsked = 0;
/** Refunds that are made although the connection breaks before the response. */
let breaking = 0;
let stripe: Server;
let backend: TestBackend;
let failing = 0;

beforeAll(async () => {
  stripe = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const answer = (status: number, value: unknown) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(value));
      };
      if (request.headers.authorization !== 'Bearer sk_test_spec') return answer(401, { error: { message: 'no key' } });
      if (failing > 0) {
        failing -= 1;
        return answer(500, { error: { message: 'busy' } });
      }
      if (request.url === '/v1/refunds') {
        refundsAsked += 1;
        const fields = new URLSearchParams(body);
        if (fields.get('payment_intent') === 'pi_refused')
          return answer(400, { error: { type: 'invalid_request_error' } });
        const key = String(request.headers['idempotency-key']);
        const known = refunds.get(key);
        const refund = known ?? {
          id: `re_${refunds.size + 1}`,
          object: 'refund' as const,
          payment_intent: fields.get('payment_intent') ?? '',
          amount: Number(fields.get('amount')),
        };
        refunds.set(key, refund);
        if (breaking > 0) {
          breaking -= 1;
          return void request.socket.destroy();
        }
        return answer(200, refund);
      }
      const [, id, action] = /^\/v1\/checkout\/sessions\/?(\w+)?\/?(\w+)?$/.exec(request.url ?? '') ?? [];
      if (!id) {
        const fields = new URLSearchParams(body);
        const made = `cs_${sessions.size + 1}`;
        sessions.set(made, {
          id: made,
          object: 'checkout.session',
          url: `https://checkout.stripe.example/${made}`,
          status: 'open',
          payment_status: 'unpaid',
          client_reference_id: fields.get('client_reference_id') ?? '',
          payment_intent: `pi_${made}`,
          said: fields,
        });
      }
      const session = sessions.get(id ?? `cs_${sessions.size}`);
      if (!session) return answer(404, { error: { message: 'none' } });
      if (action === 'expire') session.status = 'expired';
      const { said: _, ...shown } = session;
      return answer(200, shown);
    });
  });
  await new Promise<void>((resolve) => stripe.listen(0, '127.0.0.1', resolve));
  const { port } = stripe.address() as AddressInfo;
  backend = await boot({
    STRIPE_SECRET_KEY: 'sk_test_spec',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_URL: `http://127.0.0.1:${port}`,
    DEMO: '0',
    ALLOWED_HOSTS: 'localhost',
    STOREFRONTS: 'https://shop.example',
  });
}, 300_000);
afterAll(async () => {
  await backend.close();
  stripe.close();
});

const call = (method: 'GET' | 'POST', url: string, headers: Json = {}, payload?: string) =>
  backend.shop.app.inject({ method, url, headers: { ...HERE, ...headers }, ...(payload ? { payload } : {}) });

async function orderToPay() {
  const guest = await backend.guest();
  const bananas = await backend.bananas();
  expect((await backend.addToCart(bananas.id, { guest_id: guest, quantity: 10 })).status).toBe(200);
  const body = orderBody(guest, bananas.store_id, { payment_method: 'digital_payment' });
  const { order_id: id, total_ammount: total } = (await backend.placeOrder(body)).body as Json;
  const query = `order_id=${id}&customer_id=${guest}&payment_method=stripe&callback=${encodeURIComponent('https://shop.example/checkout?order_id=1')}`;
  const opened = await call('GET', `/payment-mobile?${query}`);
  expect(opened.statusCode).toBe(303);
  const page = String(opened.headers.location);
  const track = async () =>
    (await backend.get(`customer/order/track?order_id=${id}&guest_id=${guest}`)).body.payment_status as string;
  const cancel = () => backend.send('PUT', 'customer/order/cancel', { order_id: id, reason: 'x', guest_id: guest });
  return { id, total: Number(total), page, track, cancel };
}
/** A time at which every message is due again. */
let ahead = 0;
const later = () => {
  ahead += 10 * 3_600_000;
  return { ...backend.shop, clock: () => new Date(backend.shop.clock().getTime() + ahead) };
};
const latest = () => [...sessions.values()].at(-1) as Session;
const leave = (page: string) => call('GET', page);
const comeBack = (page: string) => call('GET', `${page}/return`);

it('only real gateways are offered in production, not the sandbox', async () => {
  const { body } = await backend.get('config');
  expect((body.active_payment_method_list as Json[]).map(({ gateway }) => gateway)).toEqual(['stripe']);
  const { id } = await orderToPay();
  const sandbox = await call(
    'GET',
    `/payment-mobile?order_id=${id}&customer_id=1&payment_method=sandbox&callback=https://shop.example/`,
  );
  expect(sandbox.statusCode).toBeGreaterThanOrEqual(400);
});

it('redirects to Stripe with the amount of the order, and back with the outcome from Stripe', async () => {
  const { id, page, track } = await orderToPay();
  const left = await leave(page);
  expect(left.statusCode).toBe(303);
  expect(left.headers.location).toBe(latest().url);
  const [payment] = await backend.shop.db
    .select()
    .from(payments)
    .where(eq(payments.orderId, await idOfOrder(backend.shop.db, id)));
  expect(latest().said.get('line_items[0][price_data][unit_amount]')).toBe(String(payment?.amount));
  expect(latest().said.get('line_items[0][price_data][currency]')).toBe('eur');
  expect(latest().said.get('line_items[0][price_data][product_data][name]')).toBe(`#${id}`);
  expect(await track()).toBe('unpaid');
  Object.assign(latest(), { status: 'complete', payment_status: 'paid' });
  const back = await comeBack(page);
  expect(back.headers.location).toBe('https://shop.example/checkout?order_id=1&flag=success');
  expect(await track()).toBe('paid');
  // Returning again, or forging the gateway's answer, changes nothing.
  expect((await comeBack(page)).headers.location).toContain('flag=success');
  expect((await call('POST', `${page}/fail`)).statusCode).toBe(404);
});

it('returning without a payment expires the session, so that nobody pays it later', async () => {
  const { page, track } = await orderToPay();
  await leave(page);
  expect((await comeBack(page)).headers.location).toContain('flag=cancel');
  expect(latest().status).toBe('expired');
  expect(await track()).toBe('unpaid');
  expect((await leave(page)).headers.location).toContain('/return');
});

it('a temporary failure of Stripe is retried', async () => {
  const { page } = await orderToPay();
  failing = 1;
  expect((await leave(page)).statusCode).toBe(303);
});

describe('Stripe’s webhooks', () => {
  const signed = (event: Json) => {
    const payload = JSON.stringify({ object: 'event', ...event });
    const signature = new Stripe('sk_test_spec').webhooks.generateTestHeaderString({ payload, secret: SECRET });
    return { payload, signature };
  };
  const report = (payload: string, signature: string) =>
    call(
      'POST',
      '/payment-mobile/stripe/webhook',
      { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    );

  it('settle the order of a customer who never returns, once', async () => {
    const { page, track } = await orderToPay();
    await leave(page);
    const { client_reference_id } = latest();
    const object = { client_reference_id, payment_status: 'paid' };
    const { payload, signature } = signed({ type: 'checkout.session.completed', data: { object } });
    expect((await report(payload, signature)).statusCode).toBe(200);
    expect((await report(payload, signature)).statusCode).toBe(200);
    expect(await track()).toBe('paid');
  });

  it('are accepted only with Stripe’s signature', async () => {
    const { page, track } = await orderToPay();
    await leave(page);
    const object = { client_reference_id: latest().client_reference_id, payment_status: 'paid' };
    const { payload, signature } = signed({ type: 'checkout.session.completed', data: { object } });
    expect((await report(payload, 't=1,v1=00')).statusCode).toBe(400);
    expect((await report(payload.replace('paid', 'Paid'), signature)).statusCode).toBe(400);
    expect(await track()).toBe('unpaid');
    const expired = signed({ type: 'checkout.session.expired', data: { object } });
    expect((await report(expired.payload, expired.signature)).statusCode).toBe(200);
    expect((await comeBack(page)).headers.location).toContain('flag=cancel');
  });
});

it('a session that was paid although its payment was closed here pays the order all the same', async () => {
  const { page, track } = await orderToPay();
  await leave(page);
  await settlePayment(backend.shop, page.split('/').at(-1) ?? '', 'cancel');
  Object.assign(latest(), { status: 'complete', payment_status: 'paid' });
  expect((await comeBack(page)).headers.location).toContain('flag=success');
  expect(await track()).toBe('paid');
});

describe('refunds', () => {
  const rowOf = async (id: number) =>
    (
      await backend.shop.db
        .select()
        .from(orderPayments)
        .where(and(eq(orderPayments.orderId, await idOfOrder(backend.shop.db, id)), lt(orderPayments.amount, 0)))
    )[0];
  const until = async (id: number, state: string) => {
    while ((await rowOf(id))?.state !== state) await new Promise((resolve) => setTimeout(resolve, 100));
  };
  async function paidOrder() {
    const order = await orderToPay();
    await leave(order.page);
    Object.assign(latest(), { status: 'complete', payment_status: 'paid' });
    await comeBack(order.page);
    expect(await order.track()).toBe('paid');
    return order;
  }
  const madeFor = (intent: string) => [...refunds.values()].filter(({ payment_intent }) => payment_intent === intent);

  it('a guest’s cancelled order is refunded to its card once, although the connection broke after Stripe had sent it', async () => {
    const { id, total, cancel } = await paidOrder();
    const intent = latest().payment_intent;
    // More failures than Stripe's own library retries, so that the outbox has to retry.
    breaking = 4;
    expect((await cancel()).status).toBe(200);
    while ((await rowOf(id))?.state !== 'done') await deliverOnce(later(), { refund: refundTransport(backend.shop) });
    expect(madeFor(intent)).toMatchObject([{ amount: Math.round(total * 100) }]);
    expect(refundsAsked).toBeGreaterThan(1);
  });

  it('money for the wallet of an account that is gone goes back to its card, once, although Stripe was busy', async () => {
    const { headers } = await insertPerson(backend.shop.database.pool);
    const request = { amount: 25, payment_method: 'stripe', callback: 'https://shop.example/wallet' };
    const { redirect_link } = (await backend.post('customer/wallet/add-fund', request, headers)).body as Json;
    const page = new URL(redirect_link).pathname;
    const id = page.split('/').at(-1) ?? '';
    await leave(page);
    const { pool } = backend.shop.database;
    await pool.query("UPDATE payments SET created_at = created_at - interval '1 hour' WHERE id = $1", [id]);
    expect((await backend.send('DELETE', 'customer/remove-account', undefined, headers)).status).toBe(200);
    const { payment_intent: intent } = Object.assign(latest(), { status: 'complete', payment_status: 'paid' });
    // More failures than Stripe's own library retries.
    breaking = 4;
    const back = await Promise.all([comeBack(page), comeBack(page)]);
    for (const { headers: answered } of back) expect(answered.location).toContain('flag=fail');
    const stateOf = async () => (await pool.query('SELECT status, refund FROM payments WHERE id = $1', [id])).rows[0];
    while ((await stateOf()).refund !== 'done') await deliverOnce(later(), { refund: refundTransport(backend.shop) });
    expect(await stateOf()).toEqual({ status: 'success', refund: 'done' });
    expect(madeFor(intent)).toMatchObject([{ amount: 2500 }]);
  });

  it('a crash after Stripe accepted the refund and before it was recorded sends nothing twice', async () => {
    const { id, cancel } = await paidOrder();
    const intent = latest().payment_intent;
    await cancel();
    await until(id, 'done');
    const row = await rowOf(id);
    await backend.shop.db
      .update(orderPayments)
      .set({ state: 'due', doneAt: null })
      .where(eq(orderPayments.id, row?.id ?? 0));
    await refundTransport(backend.shop)({ target: String(row?.id) } as OutboxMessage);
    expect(await rowOf(id)).toMatchObject({ state: 'done' });
    expect(madeFor(intent)).toHaveLength(1);
  });

  it('a refund that Stripe rejects for good is not retried, and is reported', async () => {
    const { id, cancel } = await paidOrder();
    latest().payment_intent = 'pi_refused';
    await cancel();
    await until(id, 'failed');
    const { body } = await backend.get(`customer/order/track?order_id=${id}&contact_number=%2B356%202100%200000`);
    expect(body.payments.at(-1)).toMatchObject({ payment_status: 'refund_failed' });
  });
});
