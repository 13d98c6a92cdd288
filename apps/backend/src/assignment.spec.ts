/** Mass assignment: forbidden fields in a body change nothing, wherever they are (reliability 16). */
import { bearer, bootBeforeAll, HERE, orderBody, type Json } from './testing.spec-helper';

const backend = bootBeforeAll();

/** Fields an attacker might set: names from the wire, from the rows, and from other shops. */
const FORBIDDEN: Json = {
  id: 1,
  user_id: 1,
  customer_id: 1,
  shopper_id: 1,
  shopperId: 1,
  is_guest: false,
  isGuest: false,
  role: 'admin',
  is_admin: true,
  wallet_balance: 999,
  walletPaid: 99_999,
  wallet_paid: 99_999,
  loyalty_point: 999,
  referred_by: 1,
  referredBy: 1,
  refCode: 'MINE111',
  phone_verified: true,
  password_hash: 'x',
  passwordHash: 'x',
  created_at: '2000-01-01',
  createdAt: '2000-01-01T00:00:00Z',
  status: 'delivered',
  order_status: 'delivered',
  payment_status: 'paid',
  is_paid: true,
  isPaid: true,
  total: 1,
  delivery_charge: 0,
  deliveryCharge: 0,
  tax_amount: 0,
  taxAmount: 0,
  coupon_discount_amount: 500,
  couponAmount: 500,
  additional_charge: 0,
  discountAmount: 9999,
  courier_id: 1,
  stock: 9999,
  price: 0.01,
  zoneId: 99,
  reachedAt: { delivered: '2000-01-01T00:00:00Z' },
};
const PERSON = {
  f_name: 'Greedy',
  email: 'greedy@example.com',
  phone: '+35679888999',
  password: 'correct horse battery',
};

it('account, cart line and order are the same as without these fields', async () => {
  const { body: account } = await backend.post('auth/sign-up', { ...FORBIDDEN, ...PERSON });
  const headers = bearer(account.token);
  const read = async (): Promise<Json> => (await backend.get('customer/info', headers)).body;
  const info = await read();
  expect(info).toMatchObject({
    f_name: 'Greedy',
    wallet_balance: 0,
    loyalty_point: 0,
    order_count: 0,
    member_since_days: 0,
  });
  expect(info.id).toBeGreaterThan(1000);
  expect(info.ref_code).not.toBe('MINE111');

  await backend.post('customer/update-profile', { ...FORBIDDEN, f_name: 'Still', password: undefined }, headers);
  const { f_name: name, ...after } = await read();
  const { f_name: _was, ...before } = info;
  expect(name).toBe('Still');
  expect({ ...after, userinfo: null }).toEqual({ ...before, userinfo: null });
  const again = await backend.post('auth/login', {
    email_or_phone: PERSON.email,
    password: PERSON.password,
    field_type: 'email',
  });
  expect(again.status).toBe(200);

  const bananas = await backend.bananas();
  const add = { ...FORBIDDEN, model: 'Item', item_id: bananas.id, quantity: 2, variation: [], id: undefined };
  const [line] = (await backend.post('customer/cart/add', add, headers)).body;
  expect(line).toMatchObject({ user_id: info.id, price: bananas.price * 2, is_guest: false });
  expect((await backend.bananas()).stock).toBe(bananas.stock);

  const body = orderBody(null, bananas.store_id);
  const placed = await backend.placeOrder({ ...FORBIDDEN, ...body }, headers);
  expect(placed.status).toBe(200);
  const order = (await backend.get(`customer/order/track?order_id=${placed.body.order_id}`, headers)).body;
  expect(order).toMatchObject({
    user_id: info.id,
    order_status: 'pending',
    payment_status: 'unpaid',
    additional_charge: 0.3,
    coupon_discount_amount: 0,
    partially_paid_amount: 0,
    delivered: null,
    delivery_man: null,
  });
  expect(order.delivery_charge).toBeGreaterThan(0);
  expect(order.order_amount).toBeGreaterThan(bananas.price * 2);
});

it('an address belongs to the caller, whatever owner it names', async () => {
  const { body: account } = await backend.post('auth/sign-up', {
    ...PERSON,
    email: 'other@example.com',
    phone: '+35679888000',
  });
  const headers = bearer(account.token);
  const address = {
    ...FORBIDDEN,
    contact_person_name: 'A',
    contact_person_number: '+35621000000',
    address_type: 'home',
    address: '1 Market Street',
    latitude: HERE.latitude,
    longitude: HERE.longitude,
  };
  expect((await backend.post('customer/address/add', address, headers)).status).toBe(200);
  const { addresses } = (await backend.get('customer/address/list', headers)).body;
  expect(addresses).toHaveLength(1);
  expect(addresses[0]).toMatchObject({ address: '1 Market Street' });
  expect(addresses[0].user_id ?? null).not.toBe(1);
});
