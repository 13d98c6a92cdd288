import { bearer, bootBeforeAll, HERE, orderBody, rejected, type Json } from './testing.spec-helper';
import { hashOfToken } from './features/shoppers/caller';
import { tokens } from './db/schema';

const backend = bootBeforeAll();

const PASSWORD = 'correct horse battery';
const customer = (over?: Json) => backend.customer(over);

describe('sign-up and sign-in', () => {
  it('[AUTH-05] signs up in both API versions, and stores only the token’s hash', async () => {
    const { headers, token } = await customer({ f_name: undefined, l_name: undefined, name: 'Omar Al Farsi' });
    const { body } = await backend.get('customer/info', headers);
    expect(body).toMatchObject({ f_name: 'Omar', l_name: 'Al Farsi', order_count: 0, member_since_days: 0 });
    expect(body.ref_code).toMatch(/^[A-Z2-9]{7}$/);
    const kept = (await backend.shop.db.select().from(tokens)).map(({ hash }) => hash);
    expect(kept).toContain(hashOfToken(token));
    expect(kept).not.toContain(token);
  });

  it.each([
    ['f_name', { f_name: ' ' }, 'Name is required'],
    ['email', { email: 'not-an-email' }, 'Please insert a valid email.'],
    ['phone', { phone: 'call me' }, 'Enter a valid phone number.'],
    ['password', { password: '1234567' }, 'The password needs at least 8 characters.'],
    ['password', { password: 'Password1' }, /too common/],
    ['ref_code', { ref_code: 'NOSUCH1' }, 'This referral code does not exist.'],
  ])('[AUTH-06] rejects an invalid %s and says why', async (code, over, message) => {
    const person = { f_name: 'A', l_name: 'B', email: 'free@example.com', phone: '+35699999999', password: PASSWORD };
    const { status, body } = await backend.post('auth/sign-up', { ...person, ...over });
    expect(status).toBe(403);
    expect(body.errors[0]).toMatchObject({
      code,
      message: message instanceof RegExp ? expect.stringMatching(message) : message,
    });
  });

  it('rejects an e-mail address or a phone that has an account, in any notation', async () => {
    const { person } = await customer();
    const again = { ...person, phone: '+35688888888', email: person.email.toUpperCase() };
    const byMail = await backend.post('auth/sign-up', again);
    expect(byMail).toMatchObject(rejected(403, 'email'));
    const phone = { ...person, email: 'other@example.com', phone: person.phone.replace('+', '00').replaceAll(' ', '') };
    expect(await backend.post('auth/sign-up', phone)).toEqual(byMail);
  });

  it('[AUTH-02] signs in by e-mail or phone, with the bodies of both API versions', async () => {
    const { person } = await customer();
    for (const login of [
      { phone: person.phone, password: PASSWORD },
      { email_or_phone: person.email.toUpperCase(), password: PASSWORD },
      {
        login_type: 'manual',
        email_or_phone: person.phone.replaceAll(' ', ''),
        password: PASSWORD,
        field_type: 'phone',
      },
    ])
      expect((await backend.post('auth/login', login)).body).toMatchObject({
        token: expect.any(String),
        is_phone_verified: 1,
      });
  });

  it('[AUTH-03] gives the same response for a wrong password and an unknown account, and throttles after ten attempts', async () => {
    const { person } = await customer();
    const unknown = await backend.post('auth/login', { email_or_phone: 'nobody@example.com', password: 'x' });
    const tries = [];
    for (let index = 0; index < 11; index += 1)
      tries.push(await backend.post('auth/login', { email_or_phone: person.email, password: 'wrong one' }));
    expect(tries[0]).toEqual(unknown);
    expect(unknown).toMatchObject(rejected(401, 'auth-001'));
    expect(tries.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429]);
    const right = await backend.shop.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      payload: { email_or_phone: person.email, password: PASSWORD },
    });
    expect(right.statusCode).toBe(429);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(800);
  }, 20_000);

  it('a success resets the count of wrong attempts', async () => {
    const { person } = await customer();
    const login = (password: string) => backend.post('auth/login', { email_or_phone: person.email, password });
    for (let round = 0; round < 2; round += 1) {
      for (let index = 0; index < 9; index += 1) await login('wrong one');
      expect((await login(PASSWORD)).status).toBe(200);
    }
  }, 20_000);

  it('a revoked or invented token gets a 401, also on calls that guests may make', async () => {
    for (const path of ['customer/info', 'customer/cart/list?guest_id=1', 'customer/order/list'])
      expect(await backend.get(path, bearer('invented'))).toMatchObject(rejected(401, 'auth-001'));
  });
});

describe('one-time codes', () => {
  const codeIn = (message: string) => /\d{6}/.exec(message)?.[0] ?? '';

  it('[PLUS-01] a forgotten password is reset once by its code, and every session ends', async () => {
    const { person, headers } = await customer();
    const { body } = await backend.post('auth/forgot-password', { phone: person.phone });
    const token = { phone: person.phone, reset_token: codeIn(body.message) };
    expect((await backend.post('auth/verify-token', token)).status).toBe(200);
    const reset = { ...token, password: 'a new long password', confirm_password: 'a new long password' };
    expect(await backend.send('PUT', 'auth/reset-password', { ...reset, confirm_password: 'another' })).toMatchObject(
      rejected(403, 'confirm_password'),
    );
    expect((await backend.post('auth/reset-password', { ...reset, _method: 'put' })).status).toBe(200);
    expect((await backend.get('customer/info', headers)).status).toBe(401);
    expect((await backend.send('PUT', 'auth/reset-password', reset)).status).toBe(403);
    const login = { email_or_phone: person.email, password: 'a new long password' };
    expect((await backend.post('auth/login', login)).status).toBe(200);
  }, 20_000);

  it('accepts five attempts at a code; a correct sixth is rejected', async () => {
    const { person } = await customer();
    const { body } = await backend.post('auth/forgot-password', { email: person.email });
    const code = codeIn(body.message);
    const wrong = code === '000000' ? '111111' : '000000';
    const check = (reset_token: string) => backend.post('auth/verify-token', { email: person.email, reset_token });
    for (let index = 0; index < 5; index += 1) expect((await check(wrong)).status).toBe(403);
    expect((await check(code)).status).toBe(403);
  });

  it('gives unknown accounts the same response, and sends them nothing', async () => {
    const { body, status } = await backend.post('auth/forgot-password', { phone: '+35600000000' });
    expect({ status, message: body.message }).toEqual({ status: 200, message: expect.stringMatching(/\d{6}$/) });
    const token = { phone: '+35600000000', reset_token: codeIn(body.message) };
    expect((await backend.post('auth/verify-token', token)).status).toBe(403);
  });

  it('[PLUS-02] signs in by code only, in Arabic', async () => {
    const { person } = await customer();
    const otp = { login_type: 'otp', phone: person.phone };
    const requested = await backend.post('auth/login', otp, { ...HERE, 'x-localization': 'ar' });
    expect(requested.body).toMatchObject({ token: null, message: expect.stringMatching(/رمزك هو \d{6}/) });
    const answer = await backend.post('auth/login', { ...otp, otp: codeIn(requested.body.message) });
    expect(answer.body).toMatchObject({ token: expect.any(String), login_type: 'otp' });
  });
});

describe('a guest becomes a customer', () => {
  const add = (guest: number, itemId: number, quantity: number) =>
    backend.addToCart(itemId, { guest_id: guest, quantity });

  it('[PLUS-04] [GUEST-19] no cart line is lost, and equal lines are merged up to the limit', async () => {
    const oats = await backend.itemOf('cart-limit');
    const { person, headers } = await customer();
    const plain = (await backend.get('items/popular?limit=30')).body.products.find(
      (item: Json) => item.stock > 5 && item.variations.length === 0 && !item.maximum_cart_quantity,
    );
    await backend.addToCart(oats.id, { quantity: 2 }, headers);
    const guest = await backend.guest();
    await add(guest, oats.id, oats.maximum_cart_quantity);
    await add(guest, plain.id, 1);
    const login = { email_or_phone: person.email, password: PASSWORD, guest_id: String(guest) };
    expect((await backend.post('auth/login', login)).status).toBe(200);
    const { body } = await backend.get('customer/cart/list', headers);
    expect(body.map((line: Json) => [line.item_id, line.quantity, line.is_guest])).toEqual([
      [oats.id, oats.maximum_cart_quantity, false],
      [plain.id, 1, false],
    ]);
    expect((await backend.get(`customer/cart/list?guest_id=${guest}`)).body).toEqual([]);
  });

  it('[PLUS-21] orders with the same phone move over once it is verified; others stay', async () => {
    const guest = await backend.guest();
    const item = await backend.bananas();
    const place = async (phone: string) => {
      await add(guest, item.id, 1);
      return (await backend.placeOrder(orderBody(guest, item.store_id, { contact_person_number: phone }))).body
        .order_id;
    };
    const mine = await place('+356 7777 1111');
    await place('+356 7777 2222');
    const { headers } = await customer({ phone: '00356 77771111', guest_id: guest });
    const list = (by = headers) => backend.get('customer/order/list', by);
    expect((await list()).body).toMatchObject({ total_size: 0 });
    const login = { login_type: 'otp', phone: '+35677771111' };
    const otp = /\d{6}/.exec((await backend.post('auth/login', login)).body.message)?.[0];
    const { token } = (await backend.post('auth/login', { ...login, otp })).body;
    const { body } = await list(bearer(token));
    expect(body).toMatchObject({ total_size: 1, orders: [{ id: mine, is_guest: 0 }] });
  });
});

describe('a customer', () => {
  async function order(headers: Json, over: Json = {}) {
    const item = await backend.bananas();
    await backend.addToCart(item.id, {}, headers);
    const body = orderBody(null, item.store_id, { contact_person_email: '', ...over });
    return (await backend.placeOrder(body, headers)).body;
  }

  it('[ORD-01] the list of orders shows the pictures of their items, each once', async () => {
    const { headers } = await customer();
    const placed = await order(headers);
    const { body } = await backend.get(`customer/order/details?order_id=${placed.order_id}`, headers);
    const pictures = [...new Set(body.map((row: Json) => row.image_full_url))];
    expect(pictures).toHaveLength(1);
    for (const path of ['list', 'running-orders'])
      expect((await backend.get(`customer/order/${path}`, headers)).body.orders).toMatchObject([
        { item_pictures: pictures, details_count: 1 },
      ]);
  });

  it('[GUEST-09] orders with the account, sees only their own orders, and nobody else sees them', async () => {
    const [mina, omar] = [await customer(), await customer()];
    const placed = await order(mina.headers);
    expect(placed.order_id).toBeGreaterThan(0);
    expect((await backend.get('customer/order/running-orders', mina.headers)).body.orders[0].id).toBe(placed.order_id);
    expect((await backend.get('customer/order/list', omar.headers)).body).toMatchObject({ total_size: 0, orders: [] });
    const track = `customer/order/track?order_id=${placed.order_id}`;
    expect((await backend.get(track, mina.headers)).status).toBe(200);
    for (const headers of [omar.headers, HERE]) expect((await backend.get(track, headers)).status).toBe(404);
    // A customer's id is not a guest id, and a customer's phone gives no access to an order.
    expect((await backend.get(`${track}&guest_id=${placed.user_id}`)).status).toBe(404);
    expect((await backend.get(`${track}&contact_number=%2B35621000000`)).status).toBe(404);
    const cancel = { order_id: placed.order_id, reason: 'mine', guest_id: String(placed.user_id) };
    expect((await backend.send('PUT', 'customer/order/cancel', cancel)).status).toBe(401);
    expect((await backend.send('PUT', 'customer/order/cancel', cancel, omar.headers)).status).toBe(404);
    expect((await backend.send('PUT', 'customer/order/cancel', cancel, mina.headers)).status).toBe(200);
    const notifications = (await backend.get('customer/notifications', mina.headers)).body;
    expect(notifications[0].data).toMatchObject({
      type: 'order_status',
      order_id: placed.order_id,
      title: 'Your order was cancelled',
    });
  });

  it('schedules an order within a store’s hours, not outside', async () => {
    const { headers } = await customer();
    const store = await backend.storeOf('schedule-only');
    const at = { ...headers, moduleid: String(store.module_id) };
    const { body: menu } = await backend.get(`items/latest?store_id=${store.id}&category_id=0&limit=40&offset=1`, at);
    const item = menu.products.find((entry: Json) => entry.available_time_starts === '00:00:00');
    const variation = item.food_variations
      .filter((group: Json) => group.required === 'on')
      .map((group: Json) => ({ name: group.name, values: { label: [group.values[0].label] } }));
    const place = async (schedule_at: string | null) => {
      await backend.addToCart(item.id, { variation }, at);
      const body = orderBody(null, store.id, { order_type: 'take_away', schedule_at });
      return backend.placeOrder(body, at);
    };
    expect(await place(null)).toMatchObject(rejected(406, 'order_time'));
    expect(await place('2026-03-05 03:00:00')).toMatchObject({ status: 406 });
    expect(await place('2026-04-30 18:00:00')).toMatchObject({ status: 406 });
    expect(await place('soon')).toMatchObject(rejected(403, 'schedule_at'));
    const { opening_time: opens, day } = store.schedules[0];
    const ahead = (day - 4 + 7) % 7 || 7;
    const date = `2026-03-${String(5 + ahead).padStart(2, '0')} ${opens}`;
    const placed = await place(date);
    expect(placed.status).toBe(200);
    const read = await backend.get(`customer/order/track?order_id=${placed.body.order_id}`, at);
    expect(read.body).toMatchObject({ scheduled: 1, schedule_at: date });
  });

  it('[CHK-02] [ITEM-46] buys at once and leaves the cart unchanged', async () => {
    const { headers } = await customer();
    const [first, second] = (await backend.get('items/popular?limit=2')).body.products;
    await backend.addToCart(first.id, {}, headers);
    const cart = JSON.stringify([{ item_id: second.id, quantity: 2, variation: [], price: '0.01' }]);
    const body = orderBody(null, second.store_id, { is_buy_now: 1, cart });
    const { body: placed } = await backend.placeOrder(body, headers);
    const rows = (await backend.get(`customer/order/details?order_id=${placed.order_id}`, headers)).body;
    expect(rows.map((row: Json) => [row.item_id, row.quantity])).toEqual([[second.id, 2]]);
    expect((await backend.get('customer/cart/list', headers)).body).toHaveLength(1);
    expect(await backend.placeOrder({ ...body, cart: '[{"item_id":1}]' }, headers)).toMatchObject(
      rejected(403, 'cart'),
    );
  });

  it('changes the profile; a new password ends the other sessions', async () => {
    const { person, headers } = await customer();
    const other = {
      ...HERE,
      authorization: `Bearer ${(await backend.post('auth/login', { email_or_phone: person.email, password: PASSWORD })).body.token}`,
    };
    const change = {
      f_name: 'Lina',
      l_name: 'Borg',
      email: person.email,
      phone: person.phone,
      password: 'a brand new secret',
      current_password: PASSWORD,
    };
    expect((await backend.post('customer/update-profile', change, headers)).status).toBe(200);
    expect((await backend.get('customer/info', headers)).body).toMatchObject({ f_name: 'Lina', l_name: 'Borg' });
    expect((await backend.get('customer/info', other)).status).toBe(401);
  });

  it('stores no field that a customer may not set', async () => {
    const { person, headers } = await customer();
    const before = (await backend.get('customer/info', headers)).body;
    const grab = {
      ...person,
      password: undefined,
      wallet_balance: 1000,
      loyalty_point: 99,
      ref_code: 'OWNED11',
      id: 1,
      is_phone_verified: 1,
      created_at: '2000-01-01',
      role: 'admin',
    };
    await backend.post('customer/update-profile', grab, headers);
    expect((await backend.get('customer/info', headers)).body).toEqual(before);
  });

  it('can not be removed while an order is running; afterwards all personal data is deleted', async () => {
    const { headers, person } = await customer();
    const placed = await order(headers);
    const running = await backend.post('customer/remove-account', { _method: 'delete' }, headers);
    expect(running).toMatchObject(rejected(203, 'on-going'));
    await backend.send('PUT', 'customer/order/cancel', { order_id: placed.order_id, reason: 'r' }, headers);
    expect((await backend.send('DELETE', 'customer/remove-account', undefined, headers)).status).toBe(200);
    expect((await backend.get('customer/info', headers)).status).toBe(401);
    const left = await backend.shop.database.pool.query(
      'SELECT row_to_json(o)::text AS row FROM orders o WHERE number = $1',
      [placed.order_id],
    );
    expect(left.rows[0].row).not.toMatch(/Mina|Market Street|\+356/);
    expect((await backend.post('auth/sign-up', person)).status).toBe(200);
  });
});

describe('addresses', () => {
  const HOME: Json = {
    contact_person_name: 'Mina Vella',
    contact_person_number: '+356 2100 0000',
    address_type: 'home',
    address: '1 Market Street',
    latitude: HERE.latitude,
    longitude: HERE.longitude,
  };

  it('[ADDR-20] [ADDR-22] [ADDR-25] are saved, changed and removed only by their owner', async () => {
    const [mina, omar] = [await customer(), await customer()];
    const { body: added } = await backend.post('customer/address/add', { ...HOME, house: '7' }, mina.headers);
    expect(added).toMatchObject({ zone_ids: expect.arrayContaining([1]), message: 'Address added' });
    const change = { ...HOME, address_type: 'other', address_label: 'Beach' };
    const path = `customer/address/update/${added.id}`;
    expect((await backend.send('PUT', path, change, omar.headers)).status).toBe(404);
    expect((await backend.send('PUT', path, change, mina.headers)).status).toBe(200);
    expect((await backend.get('customer/address/list', mina.headers)).body).toMatchObject({
      total_size: 1,
      addresses: [{ id: added.id, address_label: 'Beach', house: '', latitude: HERE.latitude }],
    });
    const remove = `customer/address/delete?address_id=${added.id}`;
    expect((await backend.send('DELETE', remove, undefined, omar.headers)).status).toBe(404);
    expect((await backend.send('DELETE', remove, undefined, mina.headers)).status).toBe(200);
    expect((await backend.get('customer/address/list')).status).toBe(401);
  });

  it('gives no access to another customer’s addresses', async () => {
    const [mina, omar] = [await customer(), await customer()];
    const { body: added } = await backend.post('customer/address/add', HOME, mina.headers);
    expect((await backend.get('customer/address/list', omar.headers)).body).toMatchObject({
      total_size: 0,
      addresses: [],
    });
    const remove = { address_id: added.id, _method: 'delete' };
    expect((await backend.post(`customer/address/delete?address_id=${added.id}`, remove, omar.headers)).status).toBe(
      404,
    );
    expect((await backend.get('customer/address/list', mina.headers)).body.total_size).toBe(1);
  });

  it('stores at most fifty per customer, also from concurrent calls', async () => {
    const { headers } = await customer();
    const add = () => backend.post('customer/address/add', HOME, headers);
    for (let count = 0; count < 47; count += 1) expect((await add()).status).toBe(200);
    const last = await Promise.all(Array.from({ length: 6 }, add));
    expect(last.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = last.find(({ status }) => status === 403)?.body;
    expect(refused.errors).toEqual([{ code: 'address', message: expect.stringContaining('50 saved addresses') }]);
    const { body } = await backend.get('customer/address/list?limit=100', headers);
    expect([body.total_size, body.addresses.length]).toEqual([50, 50]);
    const [newest] = body.addresses;
    expect(
      (await backend.send('DELETE', `customer/address/delete?address_id=${newest.id}`, undefined, headers)).status,
    ).toBe(200);
    expect((await add()).status).toBe(200);
  });

  it('stores every field for the courier, up to its length limit', async () => {
    const { headers } = await customer();
    const words = {
      road: '14',
      house: '7',
      floor: '2',
      additional_information: 'Ring twice. '.repeat(41).trim(),
      contact_person_email: 'mina@example.com',
    };
    expect((await backend.post('customer/address/add', { ...HOME, ...words }, headers)).status).toBe(200);
    expect((await backend.get('customer/address/list', headers)).body.addresses).toMatchObject([words]);
    for (const over of [
      { address: 'a'.repeat(501) },
      { additional_information: 'a'.repeat(501) },
      { contact_person_name: 'a'.repeat(201) },
      { house: 'a'.repeat(201) },
    ]) {
      const { status, body } = await backend.post('customer/address/add', { ...HOME, ...over }, headers);
      expect([status, body.errors[0].code]).toEqual([403, Object.keys(over)[0]]);
    }
  });

  it.each([
    [{ address: ' ' }, 'address'],
    [{ contact_person_name: '' }, 'contact_person_name'],
    [{ contact_person_number: 'x' }, 'contact_person_number'],
    [{ contact_person_email: 'x' }, 'contact_person_email'],
    [{ latitude: 10, longitude: 10 }, 'coordinates'],
    [{ latitude: 'north' }, 'latitude'],
  ])('rejects %o naming the field', async (over, code) => {
    const { headers } = await customer();
    const { status, body } = await backend.post('customer/address/add', { ...HOME, ...over }, headers);
    expect([status, body.errors[0].code]).toEqual([403, code]);
  });
});

describe('wish list and newsletter', () => {
  it('[WISH-02] [WISH-05] [WISH-06] [WISH-15] stores items and stores per module', async () => {
    const { headers } = await customer();
    const item = (await backend.get('items/popular?limit=1')).body.products[0];
    expect((await backend.post(`customer/wish-list/add?item_id=${item.id}`, undefined, headers)).status).toBe(200);
    expect((await backend.post('customer/wish-list/add', { item_id: item.id }, headers)).status).toBe(409);
    expect((await backend.post('customer/wish-list/add', { store_id: item.store_id }, headers)).status).toBe(200);
    expect((await backend.get('customer/wish-list', headers)).body).toMatchObject({
      item: [{ id: item.id }],
      store: [{ id: item.store_id }],
    });
    expect((await backend.get('customer/wish-list', { ...headers, moduleid: '2' })).body).toEqual({
      item: [],
      store: [],
    });
  });

  it('[WISH-07] [WISH-08] removes once what is there, and takes one thing at a time of a customer', async () => {
    const { headers } = await customer();
    const item = (await backend.get('items/popular?limit=1')).body.products[0];
    expect((await backend.post('customer/wish-list/add', { item_id: item.id }, headers)).status).toBe(200);
    const remove = `customer/wish-list/remove?item_id=${item.id}`;
    expect((await backend.send('DELETE', remove, undefined, headers)).status).toBe(200);
    expect((await backend.send('DELETE', remove, undefined, headers)).status).toBe(404);
    for (const body of [{}, { item_id: 1, store_id: 1 }])
      expect((await backend.post('customer/wish-list/add', body, headers)).status).toBe(403);
    expect((await backend.get('customer/wish-list')).status).toBe(401);
  });

  it('subscribes an e-mail address once', async () => {
    const subscribe = (email: string) => backend.post('newsletter/subscribe', { email });
    expect((await subscribe('Reader@example.com')).status).toBe(200);
    expect((await subscribe('reader@example.com ')).body.errors[0].code).toBe('email');
    expect((await subscribe('reader')).status).toBe(403);
  });
});

describe('bad input', () => {
  it.each([
    ['items/popular?limit=0', 'limit', 'limit is too small or too short.', 'limit أصغر أو أقصر من المسموح.'],
    ['items/popular?limit=9999', 'limit', 'limit is too large or too long.', 'limit أكبر أو أطول من المسموح.'],
    ['items/popular?limit=many', 'limit', 'limit must be a number.', 'يجب أن يكون limit رقمًا.'],
    ['items/popular?type=raw', 'type', 'type is not one of the allowed values.', /^قيمة type/],
    ['items/search', 'name', 'name is missing.', 'الحقل name ناقص.'],
  ])('%s names the field and the reason, in the caller’s language', async (path, code, english, arabic) => {
    expect(await backend.get(path)).toMatchObject({ status: 403, body: { errors: [{ code, message: english }] } });
    const { body } = await backend.get(path, { ...HERE, 'x-localization': 'ar' });
    expect(body.errors[0].message).toEqual(arabic instanceof RegExp ? expect.stringMatching(arabic) : arabic);
  });

  it('a malformed body is rejected with a message', async () => {
    const answer = await backend.shop.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: { 'content-type': 'application/json', 'x-localization': 'ar' },
      payload: '{broken',
    });
    expect([answer.statusCode, (answer.json() as { message: string }).message]).toEqual([400, 'تعذّرت قراءة الطلب.']);
  });
});

describe('chat', () => {
  const send = (headers: Json, body: Json) => backend.post('customer/message/send', body, headers);

  it('[CHAT-06] [CHAT-07] starts with the first message, is found by name, and is private to one customer', async () => {
    const [mina, omar] = [await customer(), await customer()];
    const store = await backend.storeOf('open-grocery');
    const vendor = `customer/message/details?vendor_id=${store.vendor_id}`;
    expect((await backend.get(vendor, mina.headers)).body).toMatchObject({ conversation: {}, messages: [] });
    expect((await send(mina.headers, { message: ' ', receiver_type: 'vendor', receiver_id: 1 })).status).toBe(403);
    expect((await send(mina.headers, { message: 'hi', receiver_type: 'vendor', receiver_id: 99999 })).status).toBe(404);
    const { body } = await send(mina.headers, {
      message: 'Ripe?',
      receiver_type: 'vendor',
      receiver_id: String(store.vendor_id),
    });
    const { id } = body.conversation;
    await send(mina.headers, { message: 'And sweet?', conversation_id: id });
    const talk = (await backend.get(`customer/message/details?conversation_id=${id}`, mina.headers)).body;
    expect(talk.messages.map((entry: Json) => entry.message)).toEqual(['And sweet?', 'Ripe?']);
    const me = (await backend.get('customer/info', mina.headers)).body.userinfo.id;
    expect(talk.messages[0].sender_id).toBe(me);
    const found = (await backend.get('customer/message/search-list?name=corner', mina.headers)).body;
    expect(found).toMatchObject({ total_size: 1, conversations: [{ receiver: { f_name: 'Green Corner' } }] });
    expect((await backend.get('customer/message/search-list?name=zzz', mina.headers)).body.total_size).toBe(0);
    expect((await backend.get('customer/message/list', omar.headers)).body.total_size).toBe(0);
    expect((await backend.get(`customer/message/details?conversation_id=${id}`, omar.headers)).status).toBe(404);
    expect((await send(omar.headers, { message: 'mine', conversation_id: id })).status).toBe(404);
    expect((await backend.get('customer/message/list')).status).toBe(401);
  });
});

describe('reviews and related items', () => {
  it('[ITEM-59] serves pages of reviews, similar items and more from the store; lists exclude campaign items', async () => {
    const item = await backend.bananas();
    const beside = (await backend.get(`items/related-items/${item.id}?limit=5`)).body;
    expect(beside.products.map((entry: Json) => entry.id)).not.toContain(item.id);
    expect(new Set(beside.products.map((entry: Json) => entry.category_id))).toEqual(new Set([item.category_id]));
    const more = (await backend.get(`items/related-store-items/${item.id}?limit=200`)).body;
    expect(new Set(more.products.map((entry: Json) => entry.store_id))).toEqual(new Set([item.store_id]));
    const campaign = (await backend.get('campaigns/item')).body;
    expect(campaign[0]).toMatchObject({ is_campaign: 1, available_date_ends: '2026-03-14', end_time: '11:00' });
    expect(more.products.map((entry: Json) => entry.id)).not.toContain(campaign[0].id);
    const reviewed = await Promise.all(
      more.products.slice(0, 20).map(async (entry: Json) => (await backend.get(`items/reviews/${entry.id}`)).body),
    );
    const some = reviewed.find(({ total_size }) => total_size > 1);
    expect(some.reviews[0]).toMatchObject({ rating: expect.any(Number), customer_name: expect.any(String) });
    const second = await backend.get(`items/reviews/${some.reviews[0].item_id}?limit=1&offset=2`);
    expect(second.body.reviews[0].id).toBe(some.reviews[1].id);
    expect((await backend.get('items/reviews/unknown')).status).toBe(404);
  });
});
