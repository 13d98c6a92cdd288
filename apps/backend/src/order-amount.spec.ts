/** The price shown is the price charged: an `order_amount` that is not the price places nothing (decision 077). */
import sharp from 'sharp';
import { addToWallet } from './features/wallet/ledger';
import {
  bootBeforeAll,
  cartLine,
  HERE,
  orderBody,
  rejected,
  type Json,
  type TestResponse,
} from './testing.spec-helper';
import { pointAt } from './demo/city/plan';

const backend = bootBeforeAll();
const pool = () => backend.shop.database.pool;
const PARCEL: Json = { ...HERE, moduleid: '5' };
const PHARMACY: Json = { ...HERE, moduleid: '3' };

const fund = (id: number, amount: number) =>
  backend.shop.db.transaction((tx) =>
    addToWallet(tx, { customerId: id, kind: 'add_fund', credit: amount, reference: `f${amount}`, at: new Date() }),
  );
/** A customer with 100.00 in the wallet and four bananas in the cart. */
async function buyer() {
  const { headers, id } = await backend.customer();
  const { id: itemId, store_id: storeId } = await backend.bananas();
  await fund(id, 10_000);
  await backend.addToCart(itemId, { quantity: 4 }, headers);
  return { headers, id, itemId: itemId as number, storeId: storeId as number };
}
/** What an order takes from, by table. */
async function taken(shopperId: number, headers: Json): Promise<unknown> {
  const count = async (query: string) => (await pool().query(query, [shopperId])).rows;
  return [
    await count('SELECT id, status FROM orders WHERE shopper_id = $1'),
    await count('SELECT key, answer FROM idempotency_keys WHERE shopper_id = $1'),
    await count('SELECT id, balance FROM wallet_entries WHERE customer_id = $1 ORDER BY id'),
    (await backend.get('customer/cart/list', headers)).body.map(({ item_id, quantity }: Json) => [item_id, quantity]),
    (await backend.bananas()).stock,
  ];
}
/** Multipart, with one picture of a prescription. */
async function sendPrescription(fields: Json, headers: Json): Promise<TestResponse> {
  const line = 'x-line-of-the-form';
  const picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer();
  const part = (name: string, rest = '') =>
    `--${line}\r\ncontent-disposition: form-data; name="${name}"${rest}\r\n\r\n`;
  const payload = Buffer.concat([
    ...Object.entries(fields).map(([name, value]) => Buffer.from(`${part(name)}${String(value)}\r\n`)),
    Buffer.from(part('order_attachment[]', '; filename="a.jpg"\r\ncontent-type: image/jpeg')),
    picture,
    Buffer.from(`\r\n--${line}--\r\n`),
  ]);
  const answer = await backend.shop.app.inject({
    method: 'POST',
    url: '/api/v1/customer/order/prescription/place',
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${line}` },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** How an order of each kind is sent, with `over` in its body. */
type Send = (over: Json) => Promise<TestResponse>;
const boughtNow = (itemId: number, over: Json = {}) =>
  JSON.stringify([cartLine(itemId, { quantity: 2, add_on_ids: [], add_on_qtys: [], ...over })]);
const KINDS: Record<string, () => Promise<Send>> = {
  'a guest’s cart': async () => {
    const guest = await backend.guest();
    const { id, store_id } = await backend.bananas();
    await backend.addToCart(id, { guest_id: guest, quantity: 3 });
    return (over) => backend.placeOrder(orderBody(guest, store_id, over));
  },
  'a customer’s cart': async () => {
    const { headers, storeId } = await buyer();
    return (over) => backend.placeOrder(orderBody(null, storeId, over), headers);
  },
  'a cart for take-away': async () => {
    const { headers, storeId } = await buyer();
    return (over) => backend.placeOrder(orderBody(null, storeId, { order_type: 'take_away', ...over }), headers);
  },
  'a cart with a tip and a coupon': async () => {
    const { headers, itemId, storeId } = await buyer();
    await backend.send('DELETE', 'customer/cart/remove', undefined, headers);
    await backend.addToCart(itemId, { quantity: 11 }, headers);
    const body = { dm_tips: '1.50', coupon_code: 'GROC10' };
    return (over) => backend.placeOrder(orderBody(null, storeId, { ...body, ...over }), headers);
  },
  'buy now': async () => {
    const { headers, itemId, storeId } = await buyer();
    const body = { is_buy_now: 1, cart: boughtNow(itemId) };
    return (over) => backend.placeOrder(orderBody(null, storeId, { ...body, ...over }), headers);
  },
  'a campaign': async () => {
    const { headers } = await buyer();
    const [offer] = (await backend.get('campaigns/item', headers)).body as Json[];
    const cart = boughtNow(0, { item_id: null, item_campaign_id: offer?.id, model: 'ItemCampaign' });
    return (over) => backend.placeOrder(orderBody(null, offer?.store_id, { is_buy_now: 1, cart, ...over }), headers);
  },
  'the wallet': async () => {
    const { headers, storeId } = await buyer();
    return (over) => backend.placeOrder(orderBody(null, storeId, { payment_method: 'wallet', ...over }), headers);
  },
  'a part from the wallet': async () => {
    const { headers, id, storeId, itemId } = await buyer();
    await backend.shop.db.transaction((tx) =>
      addToWallet(tx, {
        customerId: id,
        kind: 'order_place',
        debit: 9900,
        reference: `spent:${itemId}`,
        at: new Date(),
      }),
    );
    return (over) => backend.placeOrder(orderBody(null, storeId, { partial_payment: 1, ...over }), headers);
  },
  'a card': async () => {
    const { headers, storeId } = await buyer();
    const body = { payment_method: 'digital_payment' };
    return (over) => backend.placeOrder(orderBody(null, storeId, { ...body, ...over }), headers);
  },
  'a parcel': async () => {
    const [from, to] = [pointAt(3, 3), pointAt(6, 4)];
    const { store_id: _, ...body } = orderBody(await backend.guest(), 0);
    const [category] = (await backend.get('parcel-category', PARCEL)).body as Json[];
    const receiver = {
      contact_person_name: 'Rana Aziz',
      contact_person_number: '+356 7900 0000',
      address: '4 Harbour Road',
      latitude: String(to.lat),
      longitude: String(to.lng),
    };
    const parcel = {
      order_type: 'parcel',
      parcel_category_id: category?.id,
      latitude: String(from.lat),
      longitude: String(from.lng),
      receiver_details: JSON.stringify(receiver),
    };
    return (over) => backend.placeOrder({ ...body, ...parcel, ...over }, PARCEL);
  },
  'a prescription': async () => {
    const { headers } = await buyer();
    const { stores } = (await backend.get('stores/get-stores/all?limit=1', PHARMACY)).body;
    const body = orderBody(null, stores[0].id, { dm_tips: '2' });
    return (over) => sendPrescription({ ...body, ...over }, { ...headers, moduleid: '3' });
  },
};

describe.each(Object.keys(KINDS))('an order of %s', (kind) => {
  it('[PLUS-59] is not placed for another amount, and is placed for the price that the refusal tells', async () => {
    const send = await (KINDS[kind] as () => Promise<Send>)();
    const refused = await send({ order_amount: 0.02 });
    expect(refused).toMatchObject(rejected(409, 'order_amount'));
    const price = refused.body.quote.order_amount as number;
    expect(refused.body.errors[0].message).toContain(`€${price.toFixed(2)}`);
    expect(await send({ order_amount: price + 0.01 })).toMatchObject(rejected(409, 'order_amount'));
    const placed = await send({ order_amount: price });
    expect(placed.body).toMatchObject({ total_amount: price, total_ammount: price });
  });
});

it('[PLUS-59] a refusal takes nothing: orders, stock, cart, wallet and key are as before, and the key places the order later', async () => {
  const { headers, id, storeId } = await buyer();
  const before = await taken(id, headers);
  const own = { ...headers, 'idempotency-key': `key-of-${id}` };
  const body = orderBody(null, storeId, { payment_method: 'wallet' });
  const refused = await backend.placeOrder({ ...body, order_amount: 4.36 }, own);
  expect(refused).toMatchObject(rejected(409, 'order_amount'));
  expect(await taken(id, headers)).toEqual(before);
  const price = refused.body.quote.order_amount as number;
  const placed = await backend.placeOrder({ ...body, order_amount: price }, own);
  expect(placed.body).toMatchObject({ total_amount: price, status: 'confirmed' });
  expect((await backend.get('customer/info', headers)).body.wallet_balance).toBeCloseTo(100 - price);
});

it('a price raised tenfold between quote and order is not charged, from the wallet neither', async () => {
  const { headers, id, itemId, storeId } = await buyer();
  const body = orderBody(null, storeId, { payment_method: 'wallet' });
  const { order_amount: quoted } = (await backend.post('customer/order/get-Tax', body, headers)).body;
  const before = await taken(id, headers);
  await pool().query('UPDATE items SET price = price * 10 WHERE id = $1', [itemId]);
  const refused = await backend.placeOrder({ ...body, order_amount: quoted }, headers);
  await pool().query('UPDATE items SET price = price / 10 WHERE id = $1', [itemId]);
  expect(refused).toMatchObject(rejected(409, 'order_amount'));
  expect(refused.body.quote.order_amount).toBeGreaterThan(quoted * 3);
  expect(await taken(id, headers)).toEqual(before);
});

it('the price of a refusal is what get-Tax answers for the same order, parcels included', async () => {
  const { headers, storeId } = await buyer();
  const body = orderBody(null, storeId, { dm_tips: 1 });
  // What is not placed does not arrive.
  const { arrival, ...price } = (await backend.post('customer/order/get-Tax', body, headers)).body;
  expect(arrival).toEqual({ from: expect.any(String), to: expect.any(String) });
  expect((await backend.placeOrder({ ...body, order_amount: 1 }, headers)).body.quote).toEqual(price);
  const parcel = await (KINDS['a parcel'] as () => Promise<Send>)();
  const refused = await parcel({ order_amount: 1 });
  expect(refused.body.quote).toMatchObject({ tax_amount: 0, tax_status: 'excluded', additional_charge: 0.3 });
  expect(refused.body.quote.delivery_charge).toBeGreaterThan(1);
  const { order_amount, delivery_charge, additional_charge } = refused.body.quote;
  expect(order_amount).toBeCloseTo(delivery_charge + additional_charge);
});

it.each([
  ['text', (price: number) => price.toFixed(2), 200],
  ['text with more digits', (price: number) => `${price.toFixed(2)}00`, 200],
  ['a number', (price: number) => price, 200],
  ['nothing', () => null, 200],
  ['empty text', () => '', 200],
  ['spaces', () => ' ', 200],
  ['a cent less', (price: number) => (price - 0.01).toFixed(2), 409],
  ['a cent more', (price: number) => (price + 0.01).toFixed(2), 409],
  ['zero', () => 0, 409],
  ['less than zero', (price: number) => -price, 409],
  ['no number', () => 'abc', 409],
  ['a tiny number', () => '1e-9', 409],
  ['a huge number', () => 1e308, 409],
])('the amount as %s', async (_, amountOf, status) => {
  const guest = await backend.guest();
  const { id, store_id } = await backend.bananas();
  await backend.addToCart(id, { guest_id: guest, quantity: 3 });
  const body = orderBody(guest, store_id);
  const { order_amount: price } = (await backend.post('customer/order/get-Tax', body)).body;
  const { status: answered } = await backend.placeOrder({ ...body, order_amount: amountOf(price) });
  expect(answered).toBe(status);
});

it('[PLUS-13] a placed order answers its key with its own price, whatever amount the retry names', async () => {
  const { headers, id, storeId } = await buyer();
  const own = { ...headers, 'idempotency-key': `placed-${id}` };
  const body = orderBody(null, storeId);
  const { order_amount: price } = (await backend.post('customer/order/get-Tax', body, headers)).body;
  const placed = await backend.placeOrder({ ...body, order_amount: price }, own);
  expect(placed.status).toBe(200);
  const again = await backend.placeOrder({ ...body, order_amount: price + 5 }, own);
  expect(again).toEqual(placed);
  expect(again.body.total_amount).toBe(price);
});

it('a refusal speaks the caller’s language', async () => {
  const { headers, storeId } = await buyer();
  const arabic = { ...headers, 'x-localization': 'ar' };
  const { body } = await backend.placeOrder(orderBody(null, storeId, { order_amount: 1 }), arabic);
  expect(body.errors[0].message).toMatch(/[\u0600-\u06ff].*€\d+\.\d\d/);
});
