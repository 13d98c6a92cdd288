/** Paying an order in parts and another way than it was placed with (PLUS-10, PLUS-12, ORD-09): every method, by its table of steps. */
import { changeOrder } from './features/orders/change';
import { failUnpaid } from './features/orders/payment-timeouts';
import { idOfOrder } from './features/orders/number';
import { denyTransferOf } from './features/orders/transfers';
import { openPayment } from './features/payments/open';
import { settlePayment } from './features/payments/settle';
import { addToWallet } from './features/wallet/ledger';
import { bootBeforeAll, cartLine, HERE, orderBody, type Json } from './testing.spec-helper';

const backend = bootBeforeAll();
type Who = { headers: Json; id: number; guest?: number };

const customer = async (): Promise<Who> => backend.customer();
async function guest(): Promise<Who> {
  const id = await backend.guest();
  return { headers: HERE, id, guest: id };
}
const by = ({ guest: id }: Who) => (id ? { guest_id: id } : {});
async function place(who: Who, over: Json = {}): Promise<Json> {
  const item = await backend.bananas();
  const cart = JSON.stringify([cartLine(item.id, { quantity: 10, add_on_ids: [], add_on_qtys: [] })]);
  return backend.placeOrder(
    { ...orderBody(null, item.store_id, { is_buy_now: 1, cart, ...over }), ...by(who) },
    who.headers,
  );
}
const placed = async (who: Who, over: Json = {}): Promise<number> => (await place(who, over)).body.order_id;
const track = async (who: Who, id: number): Promise<Json> =>
  (await backend.get(`customer/order/track?order_id=${id}${who.guest ? `&guest_id=${who.guest}` : ''}`, who.headers))
    .body;
const turn = (who: Who, id: number, method?: string) =>
  backend.send(
    'PUT',
    'customer/order/payment-method',
    { order_id: id, ...by(who), ...(method ? { payment_method: method } : {}) },
    who.headers,
  );
const fund = (id: number, amount: number) =>
  backend.shop.db.transaction((tx) =>
    addToWallet(tx, { customerId: id, kind: 'add_fund', credit: amount, reference: `f${amount}`, at: new Date() }),
  );
const wallet = async ({ headers }: Who): Promise<number> =>
  (await backend.get('customer/info', headers)).body.wallet_balance;
const later = (minutes: number) => new Date(backend.shop.clock().getTime() + minutes * 60_000);
const METHODS = ['cash_on_delivery', 'digital_payment', 'offline_payment'] as const;

describe('[ORD-09] an unpaid order is turned to another method', () => {
  const pairs = METHODS.flatMap((from) => METHODS.filter((to) => to !== from).map((to) => [from, to] as const));
  it.each(pairs)('from %s to %s, by customer and guest', async (from, to) => {
    for (const who of [await customer(), await guest()]) {
      const id = await placed(who, { payment_method: from });
      expect((await track(who, id)).payment_choices).toContain(to);
      expect((await turn(who, id, to)).status).toBe(200);
      const order = await track(who, id);
      expect(order).toMatchObject({ payment_method: to, order_status: 'pending', payment_status: 'unpaid' });
      // Cash waits for nothing, so it has an arrival; the others are paid first.
      expect(order.arrival === null).toBe(to !== 'cash_on_delivery');
      expect((await turn(who, id, to)).body.errors[0].code).toBe('payment_method');
    }
  });

  it('names nothing for cash, as every backend does', async () => {
    const who = await guest();
    const id = await placed(who, { payment_method: 'offline_payment' });
    expect((await turn(who, id)).status).toBe(200);
    expect(await track(who, id)).toMatchObject({ payment_method: 'cash_on_delivery' });
  });

  it('refuses what does not exist, a wallet by this call, and the order of somebody else', async () => {
    const who = await customer();
    const id = await placed(who);
    for (const method of ['wallet', 'gold', '__proto__'])
      expect((await turn(who, id, method)).status).toBeGreaterThanOrEqual(400);
    expect((await turn(await customer(), id, 'digital_payment')).status).toBe(404);
    expect(await track(who, id)).toMatchObject({ payment_method: 'cash_on_delivery' });
  });

  it('[PLUS-11] a failed card order is paid by card again, with ten new minutes', async () => {
    const who = await customer();
    const id = await placed(who, { payment_method: 'digital_payment' });
    await failUnpaid(backend.shop, later(11));
    expect(await track(who, id)).toMatchObject({ order_status: 'failed' });
    expect((await turn(who, id, 'digital_payment')).status).toBe(200);
    expect(await track(who, id)).toMatchObject({ order_status: 'pending', payment_method: 'digital_payment' });
    await pay(who, id);
    expect(await track(who, id)).toMatchObject({ payment_status: 'paid', payment_choices: [] });
  });

  it('one that is turned to a card late is not failed at once', async () => {
    const who = await customer();
    const id = await placed(who);
    const orderId = await idOfOrder(backend.shop.db, id);
    await backend.shop.db.transaction((tx) =>
      changeOrder(tx, orderId, 'choose_card', { who: 'customer', shopperId: who.id }, { at: later(30) }),
    );
    await failUnpaid(backend.shop, later(39));
    expect(await track(who, id)).toMatchObject({ order_status: 'pending' });
    await failUnpaid(backend.shop, later(41));
    expect(await track(who, id)).toMatchObject({ order_status: 'failed' });
  });

  it('one that a store has accepted has no other way', async () => {
    const who = await customer();
    await fund(who.id, 100_000);
    const id = await placed(who, { payment_method: 'wallet' });
    expect(await track(who, id)).toMatchObject({ order_status: 'confirmed', payment_choices: [] });
    for (const method of METHODS) expect((await turn(who, id, method)).status).toBe(403);
  });
});

async function pay(who: Who, id: number): Promise<void> {
  const { order_amount: total, partially_paid_amount: part } = await track(who, id);
  const payment = await openPayment(backend.shop, {
    shopperId: who.id,
    orderId: await idOfOrder(backend.shop.db, id),
    amount: Math.round((total - part) * 100),
    gateway: 'sandbox',
    callback: 'http://localhost/',
  });
  await settlePayment(backend.shop, payment, 'success');
}

describe('[PLUS-10] a part from the wallet', () => {
  it('is what the customer saw, or nothing is placed', async () => {
    const who = await customer();
    await fund(who.id, 500);
    const saw = (amount: unknown) => place(who, { partial_payment: 1, partially_paid_amount: amount });
    for (const amount of [4.99, 5.01, 0, 'x']) {
      const { status, body } = await saw(amount);
      expect([status, body.errors[0].code]).toEqual([403, 'partial_payment']);
    }
    expect(await wallet(who)).toBe(5);
    for (const amount of [5, '5.00', null, '']) {
      const { status, body } = await saw(amount);
      expect(status).toBe(200);
      await backend.send('PUT', 'customer/order/cancel', { order_id: body.order_id, reason: 'x' }, who.headers);
      expect(await wallet(who)).toBe(5);
    }
  });

  it.each(['cash_on_delivery', 'digital_payment', 'offline_payment'])(
    'and the rest by %s, then from the wallet after all: it is paid once',
    async (payment_method) => {
      const who = await customer();
      await fund(who.id, 500);
      const id = await placed(who, { payment_method, partial_payment: 1 });
      await fund(who.id, 100_000);
      expect((await backend.post('customer/order/wallet-payment', { order_id: id }, who.headers)).status).toBe(200);
      const order = await track(who, id);
      expect(order).toMatchObject({ payment_status: 'paid', payment_method: 'wallet', order_status: 'confirmed' });
      expect(order.payments.map(({ amount }: Json) => amount)).toEqual([5, expect.closeTo(order.order_amount - 5, 2)]);
    },
  );

  it('goes back when the card’s part was paid and the order is cancelled: the card first, then the wallet', async () => {
    const who = await customer();
    await fund(who.id, 500);
    const id = await placed(who, { partial_payment: 1 });
    expect((await turn(who, id, 'digital_payment')).status).toBe(200);
    await pay(who, id);
    await backend.send('PUT', 'customer/order/cancel', { order_id: id, reason: 'x' }, who.headers);
    const { payments } = await track(who, id);
    expect(payments.map(({ payment_method }: Json) => payment_method)).toEqual([
      'wallet',
      'digital_payment',
      'digital_payment',
      'wallet',
    ]);
    expect(payments.reduce((sum: number, { amount }: Json) => sum + Math.round(amount * 100), 0)).toBe(0);
    expect(await wallet(who)).toBe(5);
  });
});

describe('[PLUS-12] a bank transfer', () => {
  it('that is refused tells why, and is corrected by customer and guest', async () => {
    const [method] = (await backend.get('offline_payment_method_list')).body;
    for (const who of [await customer(), await guest()]) {
      const id = await placed(who, { payment_method: 'offline_payment' });
      const tell = (path: string, reference: string) =>
        backend.send(
          'PUT',
          `customer/order/${path}`,
          { order_id: id, method_id: method.id, sender_name: 'Rana', reference, bank: 'مصرف ٢', ...by(who) },
          who.headers,
        );
      const orderId = await idOfOrder(backend.shop.db, id);
      const deny = () => denyTransferOf(backend.shop.db, orderId, 'No such reference.', backend.shop.clock());
      expect(await deny()).toBe(false);
      expect((await tell('offline-payment', 'R-١')).status).toBe(200);
      expect((await track(who, id)).offline_payment.input).toContainEqual({ user_input: 'bank', user_data: 'مصرف 2' });
      expect(await deny()).toBe(true);
      expect(await deny()).toBe(false);
      const { offline_payment: told, payment_choices: choices } = await track(who, id);
      expect(told.data).toMatchObject({ status: 'denied', admin_note: 'No such reference.' });
      expect(choices).toContain('offline_payment');
      expect((await tell('offline-payment-update', 'R-2')).status).toBe(200);
      expect((await track(who, id)).offline_payment).toMatchObject({
        data: { status: 'pending', admin_note: '' },
        input: expect.arrayContaining([{ user_input: 'reference', user_data: 'R-2' }]),
      });
    }
  });
});

it('[PLUS-06] what is asked for is kept as it was sent, and hidden from who knows number and phone alone', async () => {
  const who = await guest();
  const asked = { delivery_instruction: 'Leave at the door', unavailable_item_note: 'Call me', cutlery: 1 };
  const id = await placed(who, asked);
  expect(await track(who, id)).toMatchObject({ ...asked, cutlery: true });
  const phone = encodeURIComponent(orderBody(null, 1).contact_person_number as string);
  const found = (await backend.get(`customer/order/track?order_id=${id}&contact_number=${phone}`)).body;
  expect(found).toMatchObject({ delivery_instruction: '', unavailable_item_note: '', payment_choices: [] });
});
