/** Access to a guest's order: unguessable numbers, limited data for a phone, full access after verification. */
import * as crypto from 'node:crypto';
import { bearer, bootBeforeAll, HERE, orderBody, type Json } from './testing.spec-helper';

jest.mock('node:crypto', () => {
  const real = jest.requireActual('node:crypto');
  return { ...real, randomInt: jest.fn(real.randomInt) };
});
const drawn = jest.mocked(crypto.randomInt as (least: number, beyond: number) => number);

const backend = bootBeforeAll({ VERIFY_PHONES: '0' });

let last = 0;
const from = (): Json => ({ ...HERE, 'x-forwarded-for': `10.2.${(last += 1)}.1` });
const newPhone = () => `+356 2200 ${1000 + (last += 1)}`;

async function place(over: Json = {}, headers: Json = HERE): Promise<{ id: number; guest: number; phone: string }> {
  const guest = Number(over.guest_id ?? (await backend.guest()));
  const bananas = await backend.bananas();
  await backend.addToCart(bananas.id, { guest_id: guest }, headers);
  const phone = String(over.contact_person_number ?? newPhone());
  const fields = {
    address: '7 Hidden Lane, Old Town',
    road: 'Hidden Lane',
    house: '7b',
    floor: '3rd',
    additional_information: 'behind the blue gate',
    order_note: 'the key is under the mat',
    delivery_instruction: 'ring at Vella',
    contact_person_number: phone,
    ...over,
  };
  const placed = await backend.placeOrder(orderBody(guest, bananas.store_id, fields), headers);
  expect(placed.status).toBe(200);
  return { id: placed.body.order_id, guest, phone };
}

const byPhone = (call: string, id: number, phone: string, headers = HERE) =>
  backend.get(`customer/order/${call}?order_id=${id}&contact_number=${encodeURIComponent(phone)}`, headers);
const byGuest = (id: number, guest: number) => backend.get(`customer/order/track?order_id=${id}&guest_id=${guest}`);

describe('numbers of orders', () => {
  it('have nine digits each, and do not reveal the next', async () => {
    const numbers: number[] = [];
    for (let count = 0; count < 6; count += 1) numbers.push((await place()).id);
    for (const number of numbers) expect(String(number)).toMatch(/^[1-9]\d{8}$/);
    const steps = numbers.slice(1).map((number, index) => Math.abs(number - (numbers[index] ?? 0)));
    expect(new Set(numbers).size).toBe(6);
    // Six of 900 million numbers within a thousand of each other occur once in a million runs.
    expect(Math.min(...steps)).toBeGreaterThan(10);
  });

  it('a duplicate number is redrawn, and nothing is written twice', async () => {
    const { id } = await place();
    const calls = drawn.mock.calls.length;
    drawn.mockReturnValueOnce(id).mockReturnValueOnce(id);
    const { id: other, guest } = await place();
    expect(drawn.mock.calls.slice(calls)).toEqual(Array(3).fill([100_000_000, 1_000_000_000]));
    expect(other).not.toBe(id);
    expect((await backend.get(`customer/order/list?guest_id=${guest}`)).body).toMatchObject({ total_size: 1 });
    // A caller who draws only taken numbers gets a server error, and keeps the cart.
    for (let count = 0; count < 5; count += 1) drawn.mockReturnValueOnce(id);
    const late = await backend.guest();
    const bananas = await backend.bananas();
    await backend.addToCart(bananas.id, { guest_id: late });
    expect((await backend.placeOrder(orderBody(late, bananas.store_id))).status).toBe(500);
    expect((await backend.get(`customer/cart/list?guest_id=${late}`)).body).toHaveLength(1);
  });

  it('lists and running orders are still newest first, and every call accepts the numbers', async () => {
    const guest = await backend.guest();
    const ids: number[] = [];
    for (let count = 0; count < 3; count += 1) ids.push((await place({ guest_id: guest })).id);
    for (const call of ['list', 'running-orders']) {
      const { body } = await backend.get(`customer/order/${call}?guest_id=${guest}`);
      expect(body.orders.map(({ id }: Json) => id)).toEqual([...ids].reverse());
    }
    const [first = 0] = ids;
    const rows = (await backend.get(`customer/order/details?order_id=${first}&guest_id=${guest}`)).body;
    expect(rows[0].order_id).toBe(first);
    const cancel = { order_id: first, reason: 'no more', guest_id: guest };
    expect((await backend.send('PUT', 'customer/order/cancel', cancel)).status).toBe(200);
    expect((await byGuest(first, guest)).body).toMatchObject({ id: first, order_status: 'canceled' });
  });
});

describe('a claim by phone alone', () => {
  const SECRETS = ['Hidden', '7b', '3rd', 'Mina', 'mina@example.com', 'under the mat', 'ring at', '2100'];

  it('[TRK-36] [TRK-37] shows the state of the order, without personal data', async () => {
    const { id, guest, phone } = await place();
    for (const headers of [HERE, { ...HERE, 'x-localization': 'ar' }]) {
      const { status, body } = await byPhone('track', id, phone, headers);
      expect(status).toBe(200);
      expect(body).toMatchObject({ id, order_status: 'pending', is_guest: 1, order_attachment: [] });
      expect(body.order_amount).toBeGreaterThan(0);
      expect(body.store.id).toBeGreaterThan(0);
      expect(body.pending).toEqual(expect.any(String));
      const text = JSON.stringify({ ...body, store: null });
      for (const secret of [...SECRETS, String(guest), phone, String(HERE.latitude), String(HERE.longitude)])
        expect(text).not.toContain(secret);
      expect(body).toMatchObject({ delivery_address: null, receiver_details: null, distance: null, order_note: '' });
    }
    const rows = (await byPhone('details', id, phone)).body;
    expect(rows[0].item_details.name).toBe('Bananas');
    // With the guest id everything is shown.
    expect((await byGuest(id, guest)).body).toMatchObject({
      user_id: guest,
      order_note: 'the key is under the mat',
      delivery_address: {
        house: '7b',
        contact_person_name: 'Mina Vella',
        additional_information: 'behind the blue gate',
      },
    });
  });

  it('does not show the courier’s route', async () => {
    const { id, guest, phone } = await place();
    await backend.shop.database.pool.query(
      'UPDATE orders SET courier_id = (SELECT min(id) FROM couriers), courier_lat = $1, courier_lng = $2 WHERE shopper_id = $3',
      [HERE.latitude, HERE.longitude, guest],
    );
    expect((await byGuest(id, guest)).body.delivery_man).toMatchObject({ lat: HERE.latitude });
    const { delivery_man: courier } = (await byPhone('track', id, phone)).body;
    expect(courier.f_name).not.toBe('');
    expect(courier).toMatchObject({ lat: '', lng: '', location: '', phone: '' });
    const at = async (query: string) =>
      (await backend.get(`delivery-man/last-location?order_id=${id}&${query}`)).body.latitude;
    expect(await at(`guest_id=${guest}`)).toBe(HERE.latitude);
    expect(await at(`contact_number=${encodeURIComponent(phone)}`)).toBe('');
  });

  it('shows neither a prescription nor a parcel’s addresses', async () => {
    const rx = await place();
    const parcel = await place();
    const change = (sql: string, guest: number) => backend.shop.database.pool.query(sql, [guest]);
    await change(
      `UPDATE orders SET prescription = true, attachments = '["secret.webp"]' WHERE shopper_id = $1`,
      rx.guest,
    );
    expect((await byGuest(rx.id, rx.guest)).body.order_attachment).toEqual(['secret.webp']);
    const read = (await byPhone('details', rx.id, rx.phone)).body;
    expect(read).toMatchObject({ prescription_order: true, order_attachment: [], order_attachment_full_url: [] });
    await change(
      `UPDATE orders SET type = 'parcel', store_id = NULL, charge_payer = 'sender', parcel_category_id = (SELECT min(id) FROM parcel_categories),
        receiver = '{"type":"home","text":"9 Other Road","lat":1,"lng":2,"road":"","house":"","floor":"","name":"Otto","phone":"+356 99","email":"","zoneId":1}'
       WHERE shopper_id = $1`,
      parcel.guest,
    );
    expect((await byGuest(parcel.id, parcel.guest)).body.receiver_details.address).toBe('9 Other Road');
    const sent = (await byPhone('details', parcel.id, parcel.phone)).body;
    expect(sent).toMatchObject({ order_type: 'parcel', receiver_details: null, delivery_address: null });
    expect(sent.parcel_category.id).toBeGreaterThan(0);
    expect(JSON.stringify(sent)).not.toMatch(/Otto|Other Road|Hidden/);
  });

  it('gives no access to the list, cancelling or paying', async () => {
    const { id, phone } = await place();
    const { user_id: told } = (await byPhone('track', id, phone)).body;
    expect((await backend.get(`customer/order/list?guest_id=${told}`)).status).toBe(401);
    const claim = { order_id: id, guest_id: told, contact_number: phone };
    expect((await backend.send('PUT', 'customer/order/cancel', { ...claim, reason: 'x' })).status).toBe(401);
    expect((await backend.send('PUT', 'customer/order/payment-method', claim)).status).toBe(401);
  });
});

describe('wrong claims are counted', () => {
  it('ten per order, from any address with any phone; its guest still has access', async () => {
    const { id, guest, phone } = await place();
    for (let count = 0; count < 10; count += 1)
      expect((await byPhone('track', id, newPhone(), from())).status).toBe(404);
    const refused = await byPhone('track', id, phone, from());
    expect(refused.status).toBe(429);
    expect(refused.body.errors[0].message).toMatch(/minutes/);
    expect((await byGuest(id, guest)).status).toBe(200);
    const both = `customer/order/track?order_id=${id}&guest_id=${guest}&contact_number=${encodeURIComponent(phone)}`;
    expect((await backend.get(both, from())).status).toBe(200);
  });

  it('twenty per phone at one address, for any numbers and any notation of the phone', async () => {
    const { id, guest, phone } = await place();
    const here = from();
    for (let count = 0; count < 20; count += 1) {
      const written = count % 2 ? phone : phone.replaceAll(' ', '-');
      expect((await byPhone('track', 100_000_000 + count, written, here)).status).toBe(404);
    }
    for (const call of ['track', 'details', 'events']) expect((await byPhone(call, id, phone, here)).status).toBe(429);
    expect((await byPhone('track', id, phone, from())).status).toBe(200);
    expect((await byGuest(id, guest)).status).toBe(200);
  });

  it('also concurrent ones; correct claims do not count', async () => {
    const { id, phone } = await place();
    for (let count = 0; count < 40; count += 1) expect((await byPhone('track', id, phone, from())).status).toBe(200);
    const tries = Array.from({ length: 25 }, () => byPhone('track', id, newPhone(), from()));
    const answers = (await Promise.all(tries)).map(({ status }) => status);
    expect(answers.filter((status) => status === 404)).toHaveLength(10);
    expect(answers.filter((status) => status === 429)).toHaveLength(15);
  });
});

describe('the orders of a guest become a customer’s', () => {
  const join = (over: Json) =>
    backend.post('auth/sign-up', {
      f_name: 'Some',
      email: `claims${(last += 1)}@example.com`,
      password: 'correct horse battery',
      ...over,
    });
  const listOf = async (token: string) =>
    (await backend.get('customer/order/list', bearer(token))).body.orders.map(({ id }: Json) => id);
  /** Verifies the phone by a code, as the demo shows it. */
  async function prove(phone: string, over: Json = {}): Promise<string> {
    const { body } = await backend.post('auth/login', { login_type: 'otp', phone });
    const otp = /\d{6}/.exec(body.message)?.[0];
    const { status, body: signedIn } = await backend.post('auth/login', {
      login_type: 'otp',
      phone,
      otp,
      ...over,
    });
    expect(status).toBe(200);
    return signedIn.token;
  }

  it('not by an unverified phone; by verifying it', async () => {
    const { id, guest, phone } = await place();
    const thief = await join({ phone, guest_id: guest });
    expect(thief.status).toBe(200);
    expect(await listOf(thief.body.token)).toEqual([]);
    const thiefHeaders = bearer(thief.body.token);
    expect((await backend.get(`customer/order/track?order_id=${id}`, thiefHeaders)).status).toBe(404);
    const cancel = { order_id: id, reason: 'mine' };
    expect((await backend.send('PUT', 'customer/order/cancel', cancel, thiefHeaders)).status).toBe(404);
    expect((await byGuest(id, guest)).body.is_guest).toBe(1);
    const owner = await prove(phone, { guest_id: guest });
    expect(await listOf(owner)).toEqual([id]);
  });

  it('[PLUS-04] [PLUS-21] the cart at sign-in; the orders when the phone is verified, even long after the guest id was dropped', async () => {
    const { id, guest, phone } = await place();
    const other = await place({ guest_id: guest });
    const oats = (await backend.get('items/popular?limit=5')).body.products[0];
    await backend.addToCart(oats.id, { guest_id: guest });
    const { token } = (await join({ phone, guest_id: guest })).body;
    const cart = await backend.get('customer/cart/list', bearer(token));
    expect(cart.body).toHaveLength(1);
    expect(await listOf(token)).toEqual([]);
    const proved = await prove(phone);
    // Orders with another phone stay with the guest.
    expect(await listOf(proved)).toEqual([id]);
    expect((await byGuest(other.id, guest)).status).toBe(200);
  });

  it('not those of other guests who entered the same phone', async () => {
    const { guest, phone, id } = await place();
    const stranger = await place({ contact_person_number: phone });
    await join({ phone, guest_id: guest });
    expect(await listOf(await prove(phone))).toEqual([id]);
    expect((await byGuest(stranger.id, stranger.guest)).body.is_guest).toBe(1);
  });
});
