/** What people type and paste has the effect that they mean (decision 083): nothing is taken and then lost. */
import { oddInput, type OddKind } from './contract-fields.spec-helper';
import { bootBeforeAll, orderBody, rejected, type Json } from './testing.spec-helper';
import { pointAt } from './demo/city/plan';

const backend = bootBeforeAll();
const rows = async (sql: string, values: unknown[] = []): Promise<Json[]> =>
  (await backend.shop.database.pool.query(sql, values)).rows;
/** Wrong sign-ins and the like are limited. */
const forgetAttempts = () => rows('DELETE FROM tries');
const linesOf = (kind: OddKind, reads?: unknown) =>
  oddInput.filter(({ right }) => kind in right && (reads === undefined || right[kind] === reads));
const PASSWORD = '\u202acorrect horse\u200f battery\u200d';

describe('accounts', () => {
  const person = { f_name: '\u200fMi\u00adna', l_name: 'Ve\u0301lla', password: PASSWORD };
  let signedUp: Json;
  beforeAll(async () => {
    const names = { phone: '\u202a(+356) 7990 2852\u202c', email: '\ufeffMina@example.com\u200f' };
    signedUp = await backend.post('auth/sign-up', { ...person, ...names });
  });

  it('are stored clean', async () => {
    expect(signedUp.status).toBe(200);
    expect(await rows('SELECT first_name, last_name, email, phone FROM customers WHERE id > 100000')).toEqual([
      { first_name: 'Mina', last_name: 'Vélla', email: 'mina@example.com', phone: '+35679902852' },
    ]);
  });

  it('are found by every notation of their phone and address', async () => {
    const logins = [...linesOf('phone', '+35679902852'), ...linesOf('email', 'mina@example.com')];
    expect(logins.length).toBeGreaterThan(40);
    const refused = [];
    for (const { text, about } of logins) {
      await forgetAttempts();
      const body = { login_type: 'manual', email_or_phone: text, phone: text, password: PASSWORD, field_type: 'phone' };
      const { status } = await backend.post('auth/login', body);
      if (status !== 200) refused.push(`${about}: ${status}`);
    }
    expect(refused).toEqual([]);
  });

  it('have the password exactly as it was typed', async () => {
    const login = { email_or_phone: 'mina@example.com', login_type: 'manual' };
    for (const password of ['correct horse battery', PASSWORD.trim().slice(1), `${PASSWORD} `])
      expect([password, (await backend.post('auth/login', { ...login, password })).status]).toEqual([password, 401]);
    expect((await backend.post('auth/login', { ...login, password: PASSWORD })).status).toBe(200);
  });

  it('cannot be made twice by another notation', async () => {
    await forgetAttempts();
    const other = { ...person, phone: '+35679902853', email: 'mina＠example.com' };
    expect(await backend.post('auth/sign-up', other)).toMatchObject(rejected(403, 'email'));
    const same = { ...person, phone: 'tel:00356-7990-2852', email: 'other@example.com' };
    expect(await backend.post('auth/sign-up', same)).toMatchObject(rejected(403, 'email'));
  });

  it('take codes in the digits of any script, pasted in any way', async () => {
    const inArabic = (code: string) => code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit);
    for (const written of [inArabic, (code: string) => `\u202a${code.slice(0, 3)} ${code.slice(3)}\u202c\n`]) {
      await forgetAttempts();
      const { body } = await backend.post('auth/forgot-password', { phone: '+٣٥٦ ٧٩٩٠ ٢٨٥٢' });
      const code = written(/\d{6}/.exec(body.message)?.[0] ?? '');
      const check = { phone: '+35679902852', reset_token: code };
      expect([code, (await backend.post('auth/verify-token', check)).status]).toEqual([code, 200]);
    }
  });

  it('a forgotten password of what is no phone and no address is refused, not answered with a code that never comes', async () => {
    for (const { text } of oddInput.filter(({ wrong }) => wrong.includes('phone') && wrong.includes('email'))) {
      await forgetAttempts();
      const answers = [{ phone: text }, { email: text }].map(async (body) =>
        backend.post('auth/forgot-password', body),
      );
      for (const answer of await Promise.all(answers)) expect([text, answer.status]).toEqual([text, 403]);
    }
  });

  it('take a referral code with marks', async () => {
    const friend = await backend.customer();
    const invited = await backend.customer({ ref_code: `\u2068${friend.refCode}\u2069` });
    expect(await rows('SELECT referred_by::float8 AS by FROM customers WHERE id = $1', [invited.id])).toEqual([
      { by: friend.id },
    ]);
  });

  it('whose address became the same as another one keep theirs until they change it', async () => {
    const [one, other] = [await backend.customer(), await backend.customer()];
    const kept = `${one.person.email}\u200f`;
    await rows('UPDATE customers SET email = $1 WHERE id = $2', [kept, other.id]);
    const body = { f_name: 'Renamed', email: kept };
    expect((await backend.post('customer/update-profile', body, other.headers)).status).toBe(200);
    expect(await rows('SELECT first_name, email FROM customers WHERE id = $1', [other.id])).toEqual([
      { first_name: 'Renamed', email: kept },
    ]);
  });
});

describe('orders', () => {
  const place = async (over: Json) => {
    await rows(`DELETE FROM tries`);
    await rows(`UPDATE items SET stock = 500 WHERE slug = 'bananas-green-corner'`);
    const [bananas, guest] = [await backend.bananas(), await backend.guest()];
    const lines = JSON.stringify([{ item_id: bananas.id, quantity: 1, variation: [] }]);
    const body = orderBody(guest, bananas.store_id, { is_buy_now: 1, cart: lines, ...over });
    return { guest, ...(await backend.placeOrder(body)) };
  };
  const stored = async (number: number): Promise<Json> =>
    (await rows('SELECT * FROM orders WHERE number = $1', [number]))[0] as Json;

  it('hold contact, address and notes without marks', async () => {
    const { body } = await place({
      contact_person_name: '\u202bعلی\u200cرضا\u202c',
      contact_person_number: '\u2068+٣٥٦ ٧٩٩٠ ٢٨٥٢\u2069',
      contact_person_email: 'mailto:ali@example.com',
      address: '\u200f١ شارع السوق\u200e',
      house: '١٢ ب',
      floor: '۳',
      order_note: 'Ring\u200b twice\n',
    });
    expect(await stored(body.order_id)).toMatchObject({
      contact_name: 'علی\u200cرضا',
      contact_phone: '+356 7990 2852',
      contact_email: 'ali@example.com',
      note: 'Ring twice',
      address: { text: '١ شارع السوق', house: '12 ب', floor: '3' },
    });
  });

  it('are found by their number and phone in the digits of any script', async () => {
    const { body } = await place({});
    const arabic = String(body.order_id).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit);
    for (const [number, phone] of [
      [arabic, '+٣٥٦ ٢١٠٠ ٠٠٠٠'],
      [`\u2066#${body.order_id}\u2069`, 'tel:+356-2100-0000'],
    ] as const) {
      const query = new URLSearchParams({ order_id: number, contact_number: phone });
      expect((await backend.get(`customer/order/track?${query}`)).status).toBe(200);
    }
  });

  it('charge the tip that was typed', async () => {
    const tips = linesOf('amount').filter(({ right }) => Number(right.amount) >= 0 && Number(right.amount) <= 200);
    expect(tips.length).toBeGreaterThan(40);
    const charged = [];
    for (const { text } of tips) {
      const { body, status } = await place({ dm_tips: text });
      charged.push([text, status === 200 ? (await stored(body.order_id)).tip : body.errors]);
    }
    const wanted = tips.map(({ text, right }) => [text, Math.round(Number((Number(right.amount) * 100).toFixed(6)))]);
    expect(charged).toEqual(wanted);
  });

  it('refuse a tip that is no amount or outside the bounds', async () => {
    for (const { text } of oddInput.filter(({ wrong }) => wrong.includes('amount')))
      expect([text, (await place({ dm_tips: text })).body]).toMatchObject([text, { errors: [{ code: 'dm_tips' }] }]);
    for (const text of [1000.01, '1٬000.01', 1e21, '1e308', '9'.repeat(39), -1, '−٢٫٥'])
      expect([text, (await place({ dm_tips: text })).body]).toMatchObject([text, { errors: [{ code: 'dm_tips' }] }]);
  });

  it('of a parcel hold its receiver without marks, also in JSON text', async () => {
    const headers = { zoneid: '[1,2]', moduleid: '5' };
    const [category] = (await backend.get('parcel-category', headers)).body;
    const [from, to] = [pointAt(3, 3), pointAt(6, 4)];
    const details = {
      contact_person_name: '\u202aRana\u202c',
      contact_person_number: '٧٩٠٠ ٠٠٠٠',
      address: '4 Harbour\u200e Road',
      house: '٤',
      latitude: String(to.lat),
      longitude: to.lng,
    };
    const { store_id: _store, ...sender } = orderBody(await backend.guest(), 0);
    for (const receiver of [details, JSON.stringify(details)]) {
      await forgetAttempts();
      const body = { ...sender, order_type: 'parcel', parcel_category_id: category.id, receiver_details: receiver };
      const placed = await backend.placeOrder({ ...body, latitude: from.lat, longitude: from.lng }, headers);
      expect(placed.status).toBe(200);
      expect((await stored(placed.body.order_id)).receiver).toMatchObject({
        name: 'Rana',
        phone: '7900 0000',
        text: '4 Harbour Road',
        house: '4',
      });
    }
  });

  it('take the reference of a transfer in the digits of any script', async () => {
    const { body, guest } = await place({ payment_method: 'offline_payment' });
    const report = { sender_name: '\u200fRana', reference: '\u202aRF ١٢٣\u202c', method_id: '١', guest_id: guest };
    const told = await backend.send('PUT', 'customer/order/offline-payment', { ...report, order_id: body.order_id });
    expect(told.status).toBe(200);
    const order = await backend.get(`customer/order/track?order_id=${body.order_id}&guest_id=${guest}`);
    expect(order.body.offline_payment.input).toMatchObject([{}, { user_data: 'RF 123' }, { user_data: 'Rana' }]);
  });
});

it('a wallet is funded with the amount that was typed', async () => {
  const { headers } = await backend.customer();
  const fund = (amount: unknown) =>
    backend.post(
      'customer/wallet/add-fund',
      { amount, payment_method: 'sandbox', callback: 'http://localhost/w' },
      headers,
    );
  for (const [text, cents] of [
    ['٢٥٫٥', 2550],
    ['25,50', 2550],
    ['€25.50', 2550],
    ['1e1', 1000],
    ['100.00', 10_000],
  ] as const) {
    expect([text, (await fund(text)).status]).toEqual([text, 200]);
    const [payment] = await rows('SELECT amount FROM payments ORDER BY created_at DESC, amount DESC LIMIT 1');
    expect([text, payment?.amount]).toEqual([text, cents]);
    await rows('DELETE FROM payments');
  }
  for (const amount of [1e-7, '0.0000001', '1e-9', '1e21', 1e308, 'abc', '1.2.3', ''])
    expect([amount, (await fund(amount)).body]).toMatchObject([amount, { errors: [{ code: 'amount' }] }]);
  expect(await rows('SELECT id FROM payments')).toEqual([]);
});

it('points are moved as they were typed', async () => {
  const { headers, id } = await backend.customer();
  await rows(
    `INSERT INTO point_entries (customer_id, kind, credit, balance, reference) VALUES ($1, 'order_place', 3000, 3000, 'x')`,
    [id],
  );
  const move = (point: unknown) => backend.post('customer/loyalty-point/point-transfer', { point }, headers);
  for (const point of ['2.5', '1e-7', 1e21, '1e308', 2 ** 31, '100.5'])
    expect([point, (await move(point)).status]).toEqual([point, 403]);
  for (const point of ['١٠٠', '1,000']) expect([point, (await move(point)).status]).toEqual([point, 200]);
  expect((await backend.get('customer/info', headers)).body.loyalty_point).toBe(1900);
});

it('a coupon is applied however its code was pasted', async () => {
  const [coupon] = await rows(`SELECT code, module_id FROM coupons WHERE type = 'default' ORDER BY id LIMIT 1`);
  await rows('UPDATE coupons SET code = $1 WHERE code = $2', ['TEST10', coupon?.code]);
  const headers = { zoneid: '[1,2]', moduleid: String(coupon?.module_id) };
  const { headers: own } = await backend.customer();
  for (const code of ['TEST10', 'TEST١٠', '\u200eTEST10\u200e', ' ＴＥＳＴ１０ ', 'TEST\u200b10'])
    expect([
      code,
      (await backend.get(`coupon/apply?${new URLSearchParams({ code })}`, { ...own, ...headers })).status,
    ]).toEqual([code, 200]);
});

it('[PLUS-62] items, stores, categories and places are found whatever marks and digits a search has', async () => {
  await rows(`UPDATE stores SET name = '{"en":"Kiosk 24","ar":"كشك ٢٤"}' WHERE slug = 'green-corner'`);
  const found = async (path: string, list: string, name: string) =>
    (await backend.get(`${path}?${new URLSearchParams({ name, limit: '50', offset: '1' })}`)).body[list].length;
  for (const name of ['24', '٢٤', '۲۴', '\u200f٢٤\u202c'])
    expect([name, await found('stores/search', 'stores', name)]).toEqual([name, 1]);
  const milk = await found('items/search', 'products', 'milk');
  expect(milk).toBeGreaterThan(0);
  for (const name of ['\u202amilk\u202c', 'mi\u00adlk', 'milk\u200b']) {
    expect([name, await found('items/search', 'products', name)]).toEqual([name, milk]);
    expect((await backend.get(`categories/${encodeURIComponent(name)}`)).status).toBe(200);
  }
  const places = async (text: string) =>
    (await backend.get(`config/place-api-autocomplete?${new URLSearchParams({ search_text: text })}`)).body;
  expect(await places('\u200fmarket\u200e')).toEqual(await places('market'));
  expect((await places('market')).suggestions?.length ?? (await places('market')).predictions?.length).toBeGreaterThan(
    0,
  );
});
