import { bootBeforeAll, HERE, orderBody, rejected, type Json } from './testing.spec-helper';
import { addToWallet } from './features/wallet/ledger';
import { idOfOrder } from './features/orders/number';
import { failUnpaid } from './features/orders/payment-timeouts';
import { openPayment } from './features/payments/open';
import { settlePayment } from './features/payments/settle';
import { tick } from './demo/simulation';

const backend = bootBeforeAll({ SIMULATION_SECONDS: '100' });

const customer = (over?: Json) => backend.customer({ f_name: 'Rana', l_name: 'Aziz', ...over });
const item = async (slug = 'bananas-green-corner'): Promise<Json> => (await backend.get(`items/details/${slug}`)).body;
const wallet = async (headers: Json): Promise<number> =>
  (await backend.get('customer/info', headers)).body.wallet_balance;
const fund = (id: number, amount: number) =>
  backend.shop.db.transaction((tx) =>
    addToWallet(tx, { customerId: id, kind: 'add_fund', credit: amount, reference: `test ${amount}`, at: new Date() }),
  );

/** Puts bananas into the cart and orders them. */
async function order(headers: Json, over: Json = {}, quantity = 10) {
  const bananas = await item();
  expect((await backend.addToCart(bananas.id, { quantity }, headers)).status).toBe(200);
  const body = orderBody(null, bananas.store_id, over);
  const placed = await backend.placeOrder(body, headers);
  if (placed.status !== 200) await backend.send('DELETE', 'customer/cart/remove', undefined, headers);
  return placed;
}
const track = async (headers: Json, id: number): Promise<Json> =>
  (await backend.get(`customer/order/track?order_id=${id}`, headers)).body;
/** Runs the simulation until the order is delivered. */
async function deliver(seconds = 110) {
  const begin = backend.shop.clock().getTime();
  for (let at = 0; at <= seconds; at += 5) await tick({ ...backend.shop, clock: () => new Date(begin + at * 1000) });
}

describe('coupons', () => {
  it('[PROMO-14] [DATA-36] are listed for this module and zone, without those used up', async () => {
    const { headers } = await customer();
    const list: Json[] = (await backend.get('coupon/list', headers)).body;
    expect(list.map(({ code }) => code).sort()).toEqual(['GROC10', 'GROCFIRST', 'GROCRIDE', 'GROCSHOP', 'GROCZONE']);
    expect(list[0]).toMatchObject({ discount_type: 'percent', discount: 10, min_purchase: 15, coupon_type: 'default' });
    const elsewhere: Json[] = (await backend.get('coupon/list/all', { ...HERE, zoneid: '[2]' })).body;
    expect(elsewhere.map(({ code }) => code)).not.toContain('GROCZONE');
    expect((await backend.get('coupon/list')).status).toBe(401);
  });

  it.each([
    ['GROC10', 200, null],
    ['groc10', 200, null],
    ['NOSUCH', 404, 'This coupon does not exist.'],
    ['FOOD10', 404, 'This coupon does not exist.'],
    ['GROCOLD', 407, 'This coupon is not valid right now.'],
  ])('applying %s answers %i', async (code, status, message) => {
    const { headers } = await customer();
    const answer = await backend.get(`coupon/apply?code=${code}&store_id=1`, headers);
    expect(answer.status).toBe(status);
    if (message) expect(answer.body.errors[0]).toEqual({ code: 'coupon', message });
  });

  it('a first-order coupon is valid once, and never for guests', async () => {
    const { headers } = await customer();
    const placed = await order(headers, { coupon_code: 'GROCFIRST' });
    expect(placed.status).toBe(200);
    const first = await track(headers, placed.body.order_id);
    expect(first).toMatchObject({ coupon_code: 'GROCFIRST', coupon_discount_amount: 5 });
    const again = await order(headers, { coupon_code: 'GROCFIRST' });
    expect(again.body.errors[0]).toMatchObject({ code: 'coupon' });
    const guest = await backend.guest();
    expect((await backend.get(`coupon/apply?code=GROCFIRST&guest_id=${guest}`)).status).toBe(408);
  });

  it('a percentage applies to the net amount before tax; below its minimum it is rejected', async () => {
    const { headers } = await customer();
    const bananas = await item();
    const { body } = await order(headers, { coupon_code: 'GROC10', order_type: 'take_away' });
    const placed = await track(headers, body.order_id);
    const net = bananas.price * 10;
    const off = Math.round(net * 10) / 100;
    expect(placed.coupon_discount_amount).toBeCloseTo(off);
    expect(placed.order_amount).toBeCloseTo(net - off + Math.round((net - off) * 5) / 100 + 0.3, 1);
    const low = await order(headers, { coupon_code: 'GROC10' }, 1);
    expect(low).toMatchObject({
      status: 406,
      body: { errors: [{ message: 'This coupon is valid for orders of €15.00 or more.' }] },
    });
  });

  it('free delivery names its reason; a cancelled order restores the use', async () => {
    const { headers } = await customer();
    for (let use = 0; use < 4; use += 1) {
      const { body, status } = await order(headers, { coupon_code: 'GROCRIDE' }, 11);
      expect(status).toBe(200);
      expect(await track(headers, body.order_id)).toMatchObject({ delivery_charge: 0, free_delivery_by: 'coupon' });
      // The limit is three: without restored uses the fourth would be rejected.
      await backend.send('PUT', 'customer/order/cancel', { order_id: body.order_id, reason: 'x' }, headers);
    }
  });
});

describe('wallet', () => {
  it('pays and confirms an order at once; with too low a balance it is rejected and nothing is taken', async () => {
    const { headers, id } = await customer();
    const short = await order(headers, { payment_method: 'wallet' });
    expect(short).toMatchObject(rejected(400, 'wallet'));
    await fund(id, 10_000);
    const { body } = await order(headers, { payment_method: 'wallet' });
    const placed = await track(headers, body.order_id);
    expect(placed).toMatchObject({ order_status: 'confirmed', payment_status: 'paid', payment_method: 'wallet' });
    expect(await wallet(headers)).toBeCloseTo(100 - placed.order_amount);
    const { data } = (await backend.get('customer/wallet/transactions?type=order', headers)).body;
    expect(data).toEqual([
      expect.objectContaining({ transaction_type: 'order_place', debit: placed.order_amount, credit: 0 }),
    ]);
  });

  it('pays a part, the rest in cash; cancelling refunds it exactly once', async () => {
    const { headers, id } = await customer();
    await fund(id, 500);
    const { body } = await order(headers, { partial_payment: 1 });
    expect(await track(headers, body.order_id)).toMatchObject({
      payment_status: 'partially_paid',
      partially_paid_amount: 5,
      payment_method: 'cash_on_delivery',
      payments: [
        { payment_method: 'wallet', amount: 5, payment_status: 'paid' },
        { payment_method: 'cash_on_delivery', payment_status: 'unpaid' },
      ],
    });
    expect(await wallet(headers)).toBe(0);
    const cancel = () =>
      backend.send('PUT', 'customer/order/cancel', { order_id: body.order_id, reason: 'x' }, headers);
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(403);
    expect(await wallet(headers)).toBe(5);
    expect((await order(headers, { partial_payment: 1 }, 1)).body.errors[0].code).toBe('partial_payment');
  });

  it('100 concurrent payments never exceed the balance', async () => {
    const { id } = await customer();
    await fund(id, 1000);
    const spends = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) =>
        backend.shop.db.transaction((tx) =>
          addToWallet(tx, { customerId: id, kind: 'order_place', debit: 50, reference: `s${index}`, at: new Date() }),
        ),
      ),
    );
    expect(spends.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    const { rows } = await backend.shop.database.pool.query(
      'SELECT sum(credit + bonus - debit)::int AS sum, (array_agg(balance ORDER BY id DESC))[1] AS last FROM wallet_entries WHERE customer_id = $1',
      [id],
    );
    expect(rows[0]).toEqual({ sum: 0, last: 0 });
  });

  it('[CALL-20] is funded through the gateway with the best bonus, once however often the gateway reports it', async () => {
    const { headers } = await customer();
    const ask = (over: Json = {}) =>
      backend.post(
        'customer/wallet/add-fund',
        { amount: 40, payment_method: 'sandbox', callback: 'http://localhost:4600/wallet', ...over },
        headers,
      );
    const { body } = await ask();
    const path = new URL(body.redirect_link).pathname;
    const page = await backend.get(path);
    expect(page.body).toContain('€40.00');
    for (let answer = 0; answer < 3; answer += 1) {
      const back = await backend.shop.app.inject({
        method: 'POST',
        url: `${path}/success`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: '',
      });
      expect(back.headers.location).toBe('http://localhost:4600/wallet?flag=success');
    }
    expect(await wallet(headers)).toBe(42);
    expect((await ask({ callback: 'https://evil.example/x' })).body.errors[0].code).toBe('callback');
    expect((await ask({ payment_method: 'gold' })).status).toBe(403);
    expect((await ask({ amount: 0 })).status).toBe(400);
    expect((await backend.get('customer/wallet/bonuses', headers)).body).toHaveLength(2);
  });
});

describe('digital payment', () => {
  const pay = async (headers: Json, id: number, customerId: number, outcome: string) => {
    const query = `order_id=${id}&customer_id=${customerId}&payment_method=sandbox&payment_platform=web&callback=${encodeURIComponent('http://localhost:4600/done')}`;
    const opened = await backend.shop.app.inject({ method: 'GET', url: `/payment-mobile?${query}` });
    if (opened.statusCode !== 303) return opened.statusCode;
    const back = await backend.shop.app.inject({ method: 'POST', url: `${opened.headers.location}/${outcome}` });
    return back.headers.location;
  };

  it('[PLUS-11] an order waits for the gateway: failed, then paid, then closed', async () => {
    const { headers, id } = await customer();
    const { body } = await order(headers, { payment_method: 'digital_payment' });
    await deliver(30);
    expect((await track(headers, body.order_id)).order_status).toBe('pending');
    expect(await pay(headers, body.order_id, id + 1, 'success')).toBe(404);
    expect(await pay(headers, body.order_id, id, 'fail')).toContain('flag=fail');
    expect((await track(headers, body.order_id)).payment_status).toBe('unpaid');
    expect(await pay(headers, body.order_id, id, 'success')).toContain('flag=success');
    expect((await track(headers, body.order_id)).payment_status).toBe('paid');
    expect(await pay(headers, body.order_id, id, 'success')).toBe(403);
  });

  it('an unpaid order can be paid in cash or from the wallet instead', async () => {
    const { headers, id } = await customer();
    const { body } = await order(headers, { payment_method: 'digital_payment' });
    const cash = await backend.send('PUT', 'customer/order/payment-method', { order_id: body.order_id }, headers);
    expect(cash.status).toBe(200);
    expect(await track(headers, body.order_id)).toMatchObject({ payment_method: 'cash_on_delivery' });
    const other = await order(headers, { payment_method: 'digital_payment' });
    const payment = { order_id: other.body.order_id };
    expect((await backend.post('customer/order/wallet-payment', payment, headers)).status).toBe(400);
    await fund(id, 20_000);
    expect((await backend.post('customer/order/wallet-payment', payment, headers)).status).toBe(200);
    expect(await track(headers, payment.order_id)).toMatchObject({ payment_status: 'paid', order_status: 'confirmed' });
    expect((await backend.post('customer/order/wallet-payment', payment, headers)).status).toBe(403);
  });

  it('the wallet’s part is refunded when the card payment never arrives', async () => {
    const { headers, id } = await customer();
    await fund(id, 500);
    const { body } = await order(headers, { payment_method: 'digital_payment', partial_payment: 1 });
    expect(await wallet(headers)).toBe(0);
    const later = new Date(backend.shop.clock().getTime() + 16 * 60_000);
    await failUnpaid(backend.shop, later);
    expect(await track(headers, body.order_id)).toMatchObject({ order_status: 'failed', partially_paid_amount: 0 });
    expect(await wallet(headers)).toBe(5);
    await failUnpaid(backend.shop, later);
    expect(await wallet(headers)).toBe(5);
  });

  it('an unpaid order releases its stock, and reserves it again when paid in cash', async () => {
    const { headers } = await customer();
    const stock = async () => Number((await item()).stock);
    const before = await stock();
    const { body } = await order(headers, { payment_method: 'digital_payment' });
    expect(await stock()).toBe(before - 10);
    const later = new Date(backend.shop.clock().getTime() + 16 * 60_000);
    await failUnpaid(backend.shop, later);
    expect(await stock()).toBe(before);
    const inCash = () => backend.send('PUT', 'customer/order/payment-method', { order_id: body.order_id }, headers);
    await backend.shop.database.pool.query("UPDATE items SET stock = 9 WHERE slug = 'bananas-green-corner'");
    expect((await inCash()).body.errors[0]).toMatchObject({ code: 'stock' });
    expect(await track(headers, body.order_id)).toMatchObject({ order_status: 'failed' });
    await backend.shop.database.pool.query('UPDATE items SET stock = $1 WHERE slug = $2', [
      before,
      'bananas-green-corner',
    ]);
    expect((await inCash()).status).toBe(200);
    expect(await stock()).toBe(before - 10);
    expect(await track(headers, body.order_id)).toMatchObject({ order_status: 'pending' });
  });

  it('a payment for an order that is paid or finished is refunded to the card, not to a wallet', async () => {
    const { headers, id } = await customer();
    const { body } = await order(headers, { payment_method: 'digital_payment' });
    const { order_amount: total } = await track(headers, body.order_id);
    const open = async () =>
      openPayment(backend.shop, {
        shopperId: id,
        orderId: await idOfOrder(backend.shop.db, body.order_id),
        amount: Math.round(total * 100),
        gateway: 'sandbox',
        callback: 'http://localhost/',
      });
    const [first, second] = [await open(), await open()];
    await settlePayment(backend.shop, first, 'success');
    await settlePayment(backend.shop, second, 'success');
    await settlePayment(backend.shop, second, 'success');
    expect(await wallet(headers)).toBe(0);
    const { payments, payment_status } = await track(headers, body.order_id);
    expect(payment_status).toBe('paid');
    expect(payments.map(({ amount }: Json) => amount)).toEqual([total, total, -total]);
  });

  it('[PLUS-12] a transfer is reported with the fields of its method, and verified', async () => {
    const { headers } = await customer();
    const [method] = (await backend.get('offline_payment_method_list')).body;
    expect(method.method_informations.map((entry: Json) => entry.customer_input)).toContain('sender_name');
    const { body } = await order(headers, { payment_method: 'offline_payment' });
    const tell = (over: Json) =>
      backend.send(
        'PUT',
        'customer/order/offline-payment',
        { order_id: body.order_id, method_id: method.id, customer_note: 'today', ...over },
        headers,
      );
    expect((await tell({ sender_name: 'Rana' })).body.errors[0].code).toBe('reference');
    expect((await tell({ sender_name: 'Rana', reference: 'R-1', evil: 'x' })).status).toBe(200);
    const { offline_payment: told } = await track(headers, body.order_id);
    expect(told.data).toMatchObject({ status: 'pending', method_name: 'Bank transfer' });
    expect(told.input).toContainEqual({ user_input: 'reference', user_data: 'R-1' });
    expect(JSON.stringify(told)).not.toContain('evil');
    await deliver(30);
    expect(await track(headers, body.order_id)).toMatchObject({
      payment_status: 'paid',
      offline_payment: { data: { status: 'verified' } },
    });
  });
});

describe('after delivery', () => {
  it('points, the referral reward once, reviews once, and a refund on request', async () => {
    const friend = await customer();
    const { headers, id } = await customer({ ref_code: friend.refCode });
    const { body } = await order(headers);
    const early = { item_id: (await item()).id, order_id: body.order_id, rating: 5, comment: 'Ripe' };
    expect((await backend.post('items/reviews/submit', early, headers)).status).toBe(403);
    await deliver();
    const done = await track(headers, body.order_id);
    expect(done).toMatchObject({ order_status: 'delivered', payment_status: 'paid' });
    const info = (await backend.get('customer/info', headers)).body;
    expect(info.loyalty_point).toBe(Math.floor(done.order_amount * 0.5));
    expect(await wallet(friend.headers)).toBe(5);
    await order(headers);
    await deliver();
    expect(await wallet(friend.headers)).toBe(5);

    expect((await backend.post('items/reviews/submit', early, headers)).status).toBe(200);
    expect((await backend.post('items/reviews/submit', early, headers)).status).toBe(403);
    const [newest] = (await backend.get(`items/reviews/${early.item_id}`)).body.reviews;
    expect(newest).toMatchObject({ customer_name: 'Rana A.', comment: 'Ripe', rating: 5 });
    const ride = { delivery_man_id: done.delivery_man.id, order_id: body.order_id, rating: 4 };
    expect((await backend.post('delivery-man/reviews/submit', ride, headers)).status).toBe(200);
    expect((await backend.post('delivery-man/reviews/submit', ride, headers)).status).toBe(403);
    expect((await backend.get(`delivery-man/reviews/${ride.delivery_man_id}`)).body[0].rating).toBe(4);

    const [reason] = (await backend.get('customer/order/refund-reasons')).body.refund_reasons;
    const ask = { order_id: body.order_id, customer_reason: reason.reason };
    expect((await backend.post('customer/order/refund-request', ask, friend.headers)).status).toBe(404);
    expect((await backend.post('customer/order/refund-request', ask, headers)).status).toBe(200);
    expect((await backend.post('customer/order/refund-request', ask, headers)).status).toBe(403);
    expect((await track(headers, body.order_id)).refund).toMatchObject({ customer_reason: reason.reason });
    await deliver(20);
    expect((await track(headers, body.order_id)).order_status).toBe('refunded');
    expect(await wallet(headers)).toBeCloseTo(done.order_amount - done.delivery_charge);
    expect(id).toBeGreaterThan(0);
  });

  it('[CALL-20] points convert at the rate, from the minimum on, and never more than the balance', async () => {
    const { headers } = await customer();
    await order(headers, {}, 60);
    await order(headers, {}, 60);
    await deliver();
    const { loyalty_point: points } = (await backend.get('customer/info', headers)).body;
    expect(points).toBeGreaterThanOrEqual(100);
    const move = (point: number) => backend.post('customer/loyalty-point/point-transfer', { point }, headers);
    expect((await move(99)).body.errors[0].code).toBe('point');
    expect((await move(points + 1)).status).toBe(403);
    expect((await move(100)).status).toBe(200);
    expect(await wallet(headers)).toBe(5);
    const { data } = (await backend.get('customer/loyalty-point/transactions', headers)).body;
    expect(data[0]).toMatchObject({ transaction_type: 'point_to_wallet', debit: 100, balance: points - 100 });
  });
});
