/** Stripe Checkout by its own library, against a stand-in of Stripe's API that answers as Stripe does. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { payments } from './db/schema';
import { eq } from 'drizzle-orm';
import { boot, HERE, orderBody, type Booted, type Json } from './testing.spec-helper';

interface Session {
  id: string;
  object: 'checkout.session';
  url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  client_reference_id: string;
  said: URLSearchParams;
}
const SECRET = 'whsec_spec';
const sessions = new Map<string, Session>();
let stripe: Server;
let world: Booted;
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
      const [, id, action] = /^\/v1\/checkout\/sessions\/?(\w+)?\/?(\w+)?$/.exec(request.url ?? '') ?? [];
      if (!id) {
        const said = new URLSearchParams(body);
        const made = `cs_${sessions.size + 1}`;
        sessions.set(made, {
          id: made,
          object: 'checkout.session',
          url: `https://checkout.stripe.example/${made}`,
          status: 'open',
          payment_status: 'unpaid',
          client_reference_id: said.get('client_reference_id') ?? '',
          said,
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
  world = await boot({
    STRIPE_SECRET_KEY: 'sk_test_spec',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_URL: `http://127.0.0.1:${port}`,
    DEMO: '0',
    ALLOWED_HOSTS: 'localhost',
    STOREFRONTS: 'https://shop.example',
  });
}, 60_000);
afterAll(async () => {
  await world.close();
  stripe.close();
});

const call = (method: 'GET' | 'POST', url: string, headers: Json = {}, payload?: string) =>
  world.shop.app.inject({ method, url, headers: { ...HERE, ...headers }, ...(payload ? { payload } : {}) });

async function orderToPay() {
  const guest = await world.guest();
  const bananas = (await world.get('items/details/bananas-green-corner')).body as Json;
  const line = { guest_id: guest, model: 'Item', item_id: bananas.id, quantity: 10, variation: [] };
  expect((await world.send('POST', 'customer/cart/add', line)).status).toBe(200);
  const body = orderBody(guest, bananas.store_id, { payment_method: 'digital_payment' });
  const { order_id: id, total_ammount: total } = (await world.send('POST', 'customer/order/place', body)).body as Json;
  const query = `order_id=${id}&customer_id=${guest}&payment_method=stripe&callback=${encodeURIComponent('https://shop.example/checkout?order_id=1')}`;
  const opened = await call('GET', `/payment-mobile?${query}`);
  expect(opened.statusCode).toBe(303);
  const page = String(opened.headers.location);
  const track = async () =>
    (await world.get(`customer/order/track?order_id=${id}&guest_id=${guest}`)).body.payment_status as string;
  return { id, total: Number(total), page, track };
}
const latest = () => [...sessions.values()].at(-1) as Session;
const leave = (page: string) => call('GET', page);
const comeBack = (page: string) => call('GET', `${page}/return`);

it('only real gateways are offered in production: the sandbox gives nothing away', async () => {
  const { body } = await world.get('config');
  expect((body.active_payment_method_list as Json[]).map(({ gateway }) => gateway)).toEqual(['stripe']);
  const { id } = await orderToPay();
  const sandbox = await call(
    'GET',
    `/payment-mobile?order_id=${id}&customer_id=1&payment_method=sandbox&callback=https://shop.example/`,
  );
  expect(sandbox.statusCode).toBeGreaterThanOrEqual(400);
});

it('sends to Stripe with the amount of the order, and back with the outcome that Stripe tells', async () => {
  const { id, page, track } = await orderToPay();
  const left = await leave(page);
  expect(left.statusCode).toBe(303);
  expect(left.headers.location).toBe(latest().url);
  const [payment] = await world.shop.db.select().from(payments).where(eq(payments.orderId, id));
  expect(latest().said.get('line_items[0][price_data][unit_amount]')).toBe(String(payment?.amount));
  expect(latest().said.get('line_items[0][price_data][currency]')).toBe('eur');
  expect(await track()).toBe('unpaid');
  Object.assign(latest(), { status: 'complete', payment_status: 'paid' });
  const back = await comeBack(page);
  expect(back.headers.location).toBe('https://shop.example/checkout?order_id=1&flag=success');
  expect(await track()).toBe('paid');
  // Who comes back again, or answers for the bank, changes nothing.
  expect((await comeBack(page)).headers.location).toContain('flag=success');
  expect((await call('POST', `${page}/fail`)).statusCode).toBe(404);
});

it('who comes back without having paid ends the page, so that nobody pays it later', async () => {
  const { page, track } = await orderToPay();
  await leave(page);
  expect((await comeBack(page)).headers.location).toContain('flag=cancel');
  expect(latest().status).toBe('expired');
  expect(await track()).toBe('unpaid');
  expect((await leave(page)).headers.location).toContain('/return');
});

it('a moment of weakness of Stripe is tried again', async () => {
  const { page } = await orderToPay();
  failing = 1;
  expect((await leave(page)).statusCode).toBe(303);
});

describe('reports of Stripe', () => {
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

  it('pay the order of a customer who never comes back, once', async () => {
    const { page, track } = await orderToPay();
    await leave(page);
    const { client_reference_id } = latest();
    const object = { client_reference_id, payment_status: 'paid' };
    const { payload, signature } = signed({ type: 'checkout.session.completed', data: { object } });
    expect((await report(payload, signature)).statusCode).toBe(200);
    expect((await report(payload, signature)).statusCode).toBe(200);
    expect(await track()).toBe('paid');
  });

  it('count only with Stripe’s signature', async () => {
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
