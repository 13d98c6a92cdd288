/**
 * Limits of attempts under load: several hundred at once, over two backends on one PostgreSQL. The embedded database
 * runs one statement at a time and would hide the races. limit-races.spec.ts repeats each kind 200 times, over two processes.
 */
import type { Shop } from './context';
import { buildApp } from './app';
import { demo } from './demo';
import { readConfig } from './config';
import { demoDatabase } from './postgres.spec-helper';
import { bearer, clientOf, HERE, orderBody, testSettings, type Json, type TestClient } from './testing.spec-helper';

const AT_ONCE = 300;
const PASSWORD = 'correct horse battery';

let shops: Shop[] = [];
let clients: TestClient[] = [];
beforeAll(async () => {
  const env = { ...testSettings(await demoDatabase('attempts')), RATE_LIMIT: '1200' };
  shops = await Promise.all([1, 2].map(() => buildApp(readConfig(env), demo)));
  await Promise.all(shops.map(({ app }) => app.ready()));
  clients = shops.map((shop) => clientOf(shop));
}, 300_000);
afterAll(async () => {
  await Promise.all(shops.map(({ app }) => app.close()));
});

let hosts = 0;
/** Headers of a caller with its own network address. */
const from = (headers: Json = HERE): Json => {
  hosts += 1;
  return { ...headers, 'x-forwarded-for': `10.${40 + (hosts >> 16)}.${(hosts >> 8) & 255}.${hosts & 255}` };
};
let people = 0;
const newPerson = (): Json => {
  people += 1;
  const sign = String(people).padStart(4, '0');
  return { f_name: 'Rana', email: `race${sign}@example.com`, phone: `+35671${sign}00`, password: PASSWORD };
};
const [first, second] = [() => clients[0] as TestClient, () => clients[1] as TestClient];

async function account(): Promise<{ person: Json; headers: Json }> {
  const person = newPerson();
  const { body } = await first().post('auth/sign-up', person, from());
  return { person, headers: bearer(body.token, from()) };
}

/** Statuses of `count` calls that are sent at once, to both backends in turn. */
async function statusesOf(
  count: number,
  send: (client: TestClient, index: number) => Promise<{ status: number }>,
): Promise<number[]> {
  const calls = Array.from({ length: count }, (_, index) => send(clients[index % 2] as TestClient, index));
  return (await Promise.all(calls)).map(({ status }) => status);
}
/** How many were answered; all others were throttled. */
const judged = (statuses: number[]): number => statuses.filter((status) => status !== 429).length;

describe(`of ${AT_ONCE} attempts at once, over two backends, no more than the limit are judged`, () => {
  it('coupon codes of a guest: 20; a valid code costs no attempt', async () => {
    const headers = from();
    const { guest_id: guest } = (await first().post('auth/guest/request', {}, headers)).body as Json;
    const apply = (client: TestClient, code: string) =>
      client.get(`coupon/apply?code=${code}&guest_id=${guest}`, headers);
    const [{ code }] = (await first().get('coupon/list/all', headers)).body as [Json];
    for (let turn = 0; turn < 30; turn += 1) expect((await apply(clients[turn % 2] as TestClient, code)).status).not.toBe(429); // prettier-ignore
    const statuses = await statusesOf(AT_ONCE, (client, index) => apply(client, `GUESS${index}`));
    expect(judged(statuses)).toBe(20);
    expect((await apply(second(), code)).status).toBe(429);
  });

  it('coupon codes of an address, by ever new guests: 60', async () => {
    const headers = from();
    const guests = await Promise.all(
      Array.from({ length: 100 }, async () => ((await first().post('auth/guest/request', {}, from())).body as Json).guest_id), // prettier-ignore
    );
    const statuses = await statusesOf(AT_ONCE, (client, index) =>
      client.get(`coupon/apply?code=GUESS${index}&guest_id=${guests[index % 100]}`, headers),
    );
    expect(judged(statuses)).toBe(60);
  });

  it('sign-ups with a taken name, of an address: 10', async () => {
    const { person } = await account();
    const headers = from();
    const statuses = await statusesOf(50, (client) =>
      client.post('auth/sign-up', { ...newPerson(), email: person.email }, headers),
    );
    expect(judged(statuses)).toBe(10);
    expect((await second().post('auth/sign-up', newPerson(), headers)).status).toBe(429);
  });

  it('profiles with a taken name, of a customer: 10', async () => {
    const other = await account();
    const { headers } = await account();
    const statuses = await statusesOf(60, (client) =>
      client.post('customer/update-profile', { email: other.person.email, current_password: PASSWORD }, headers),
    );
    expect(judged(statuses)).toBe(10);
  });

  it('second steps of an account with a taken name, of an address: 10', async () => {
    const other = await account();
    const { phone } = newPerson();
    const headers = from();
    const { body: sent } = await first().post('auth/login', { login_type: 'otp', phone }, headers);
    const otp = /\d{6}/.exec(String(sent.message))?.[0];
    const { body } = await first().post('auth/login', { login_type: 'otp', phone, otp }, headers);
    const statuses = await statusesOf(50, (client) =>
      client.post('auth/update-info', { name: 'Rana', phone, email: other.person.email, proof: body.proof }, headers),
    );
    expect(judged(statuses)).toBe(10);
  });

  it('passwords of an account, from any addresses: 10', async () => {
    const { person } = await account();
    const statuses = await statusesOf(AT_ONCE, (client) =>
      client.post('auth/login', { email_or_phone: person.email, password: 'wrong one' }, from()),
    );
    expect(judged(statuses)).toBe(10);
    const right = await second().post('auth/login', { email_or_phone: person.email, password: PASSWORD }, from());
    expect(right.status).toBe(429);
  }, 120_000);

  it('passwords of an address, for any accounts: 100', async () => {
    const headers = from();
    const statuses = await statusesOf(AT_ONCE, (client, index) =>
      client.post('auth/login', { email_or_phone: `nobody${index}@example.com`, password: 'wrong one' }, headers),
    );
    expect(judged(statuses)).toBe(100);
  }, 120_000);

  it('phones of an order, from any addresses: 10', async () => {
    const statuses = await statusesOf(AT_ONCE, (client, index) =>
      client.get(`customer/order/track?order_id=987654321&contact_number=3569900${1000 + index}`, from()),
    );
    expect(judged(statuses)).toBe(10);
  });

  it('codes sent to a phone: 5', async () => {
    const { phone } = newPerson();
    const statuses = await statusesOf(AT_ONCE, (client) =>
      client.post('auth/login', { login_type: 'otp', phone }, from()),
    );
    expect(judged(statuses)).toBe(5);
  });

  it('guesses of a code: 5', async () => {
    const { person } = await account();
    const { phone } = person;
    await first().post('auth/forgot-password', { phone }, from());
    const used = async () =>
      (await (shops[0] as Shop).database.pool.query('SELECT tries FROM codes WHERE target = $1 ORDER BY id DESC', [phone])).rows[0]?.tries; // prettier-ignore
    await statusesOf(AT_ONCE, (client, index) =>
      client.post('auth/verify-token', { phone, reset_token: String(index).padStart(6, '0') }, from()),
    );
    expect(await used()).toBe(5);
  });

  it('orders of a guest with a phone: 10', async () => {
    const headers = from();
    const { guest_id: guest } = (await first().post('auth/guest/request', {}, headers)).body as Json;
    const statuses = await statusesOf(AT_ONCE, (client) =>
      client.placeOrder(orderBody(guest, 1, { contact_person_number: '+356 7100 1111' }), headers),
    );
    expect(judged(statuses)).toBe(10);
  });

  it('open orders of an address, by twenty guests with a phone each: 15', async () => {
    const headers = from();
    const bananas = await first().bananas();
    const guests = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { guest_id } = (await first().post('auth/guest/request', {}, headers)).body as Json;
        await first().addToCart(bananas.id, { guest_id }, headers);
        return guest_id as number;
      }),
    );
    const statuses = await statusesOf(20, (client, index) => {
      const contact_person_number = `+35672${String(index).padStart(6, '0')}`;
      return client.placeOrder(
        orderBody(guests[index] as number, bananas.store_id, { contact_person_number }),
        headers,
      );
    });
    expect(statuses.filter((status) => status === 200)).toHaveLength(15);
    expect(judged(statuses)).toBe(15);
  });

  it('uploads of an address: 60', async () => {
    const headers = { ...from(), 'content-type': 'multipart/form-data; boundary=x' };
    const calls = Array.from({ length: AT_ONCE }, (_, index) =>
      (shops[index % 2] as Shop).app.inject({
        method: 'POST',
        url: '/api/v1/customer/update-profile',
        headers,
        payload: '--x\r\ncontent-disposition: form-data; name="f_name"\r\n\r\nRana\r\n--x--\r\n',
      }),
    );
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
    expect(judged(statuses)).toBe(60);
  });
});
