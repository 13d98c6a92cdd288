/** Signed-in devices (PLUS-45, decision 153): two backends on one PostgreSQL, called one after the other, and at once. */
import type { AddressInfo } from 'node:net';
import { buildApp } from './app';
import { readConfig } from './config';
import type { Shop } from './context';
import { demo } from './demo';
import { endStreams, listenAt } from './event-stream.spec-helper';
import { LIMITS } from './features/accounts/throttle';
import { runHousekeeping } from './housekeeping';
import { demoDatabase } from './postgres.spec-helper';
import { bearer, HERE, rejected, testSettings, type Json } from './testing.spec-helper';

const ROUNDS = 20;
const PASSWORD = 'correct horse battery';
const NEXT = 'a brand new secret';
const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const LAPTOP = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT}`;
const PHONE = `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${KIT}`;

let shops: [Shop, Shop];
beforeAll(async () => {
  const env = testSettings(await demoDatabase('devices'));
  shops = (await Promise.all([buildApp(readConfig(env), demo), buildApp(readConfig(env), demo)])) as [Shop, Shop];
  for (const { app } of shops) await app.ready();
}, 300_000);
afterEach(endStreams);
afterAll(() => Promise.all(shops.map(({ app }) => app.close())));

const rows = async (text: string, values: unknown[] = []) =>
  (await shops[0].database.pool.query(text, values)).rows as Json[];

let calls = 0;
/** Every second call goes to the other process. */
async function call(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  headers: Json,
  payload?: Json,
  remoteAddress = '203.0.113.1',
) {
  const { app } = shops[(calls += 1) % 2] as Shop;
  const url = `/api/v1/${path}`;
  const all = { ...HERE, ...headers };
  const answer = await app.inject({ method, url, headers: all, remoteAddress, ...(payload ? { payload } : {}) });
  const cookie = /^shop_device=([^;]+); Path=\/api\/v1\/auth; Max-Age=31536000; HttpOnly; SameSite=Lax$/;
  return {
    status: answer.statusCode,
    body: answer.json() as Json,
    cookie: cookie.exec(String(answer.headers['set-cookie'] ?? ''))?.[1] ?? null,
  };
}

/** A browser on a machine, which keeps its cookie. */
function machine(agent: string, { keepsCookies = true, address = '203.0.113.2' } = {}) {
  let cookie: string | null = null;
  return async (method: 'POST' | 'PUT', path: string, payload: Json) => {
    const sent = cookie ? { cookie: `other=1; shop_device=${cookie}; last=2` } : {};
    const answer = await call(method, path, { 'user-agent': agent, ...sent }, payload, address);
    if (keepsCookies) cookie = answer.cookie ?? cookie;
    return answer;
  };
}
type Machine = ReturnType<typeof machine>;

let people = 0;
const newPerson = () => {
  people += 1;
  const sign = String(people).padStart(4, '0');
  return { f_name: 'Mina', email: `devices${sign}@example.com`, phone: `+3567944${sign}`, password: PASSWORD };
};
type Person = ReturnType<typeof newPerson>;
async function signUp(on: Machine): Promise<{ person: Person; headers: Json }> {
  const person = newPerson();
  return { person, headers: bearer((await on('POST', 'auth/sign-up', person)).body.token, {}) };
}
async function signIn(on: Machine, { email }: Person, password = PASSWORD): Promise<Json> {
  const { status, body } = await on('POST', 'auth/login', { email_or_phone: email, password });
  expect(status).toBe(200);
  return bearer(body.token, {});
}
const statusOf = async (headers: Json) => (await call('GET', 'customer/info', headers)).status;
const devicesOf = async (headers: Json): Promise<Json[]> =>
  (await call('GET', 'customer/devices', headers)).body.devices;
const end = (headers: Json, device_id: string) => call('POST', 'customer/devices/sign-out', headers, { device_id });
const endOthers = (headers: Json) => call('POST', 'customer/devices/sign-out-others', headers, {});
/** What was told of sign-ins, oldest first. */
const toldTo = async (headers: Json): Promise<Json[]> =>
  ((await call('GET', 'customer/notifications', headers)).body as unknown as Json[])
    .map(({ data }) => data as Json)
    .reverse();

describe('the list', () => {
  it('[PLUS-45] has each device by browser and system, this one first, and nothing of a token', async () => {
    const { person, headers } = await signUp(machine(LAPTOP));
    const phone = await signIn(machine(PHONE), person);
    const app = await signIn(machine('okhttp/4.12.0'), person);
    const listed = await devicesOf(headers);
    expect(listed.map(({ browser, system, is_current }) => [browser, system, is_current])).toEqual([
      ['Chrome', 'Windows', 1],
      ['', '', 0],
      ['Chrome', 'Android', 0],
    ]);
    expect(Object.keys(listed[0] ?? {}).sort()).toEqual([
      'browser',
      'created_at',
      'id',
      'is_current',
      'system',
      'used_at',
    ]);
    expect((await devicesOf(phone)).map(({ is_current }) => is_current)).toEqual([1, 0, 0]);
    expect((await devicesOf(app))[0]?.id).toBe(listed[1]?.id);
    // What was sent is not kept beyond the two names.
    const kept = JSON.stringify(await rows('SELECT * FROM tokens'));
    expect(kept).not.toMatch(/Mozilla|Pixel|140|okhttp/);
    expect(await call('GET', 'customer/devices', {})).toMatchObject(rejected(401, 'auth-001'));
  });

  it('[PLUS-45] says the last use by the hour, and lists fifty at most', async () => {
    const { headers } = await signUp(machine(LAPTOP));
    const [{ id }] = (await rows('SELECT customer_id AS id FROM tokens ORDER BY created_at DESC LIMIT 1')) as [Json];
    const usedAfter = async (age: string) => {
      await rows(`UPDATE tokens SET used_at = $1::timestamptz - $2::interval WHERE customer_id = $3`, [
        shops[0].clock(),
        age,
        id,
      ]);
      const before = (await rows('SELECT used_at FROM tokens WHERE customer_id = $1', [id]))[0]?.used_at as Date;
      await statusOf(headers);
      const after = (await rows('SELECT used_at FROM tokens WHERE customer_id = $1', [id]))[0]?.used_at as Date;
      return after.getTime() - before.getTime();
    };
    expect(await usedAfter('59 minutes')).toBe(0);
    expect(await usedAfter('61 minutes')).toBeGreaterThan(60 * 60_000);
    await rows(
      `INSERT INTO tokens (hash, customer_id, used_at) SELECT 'many ' || n, $1, $2::timestamptz + n * interval '1 second' FROM generate_series(1, 60) n`,
      [id, shops[0].clock()],
    );
    const listed = await devicesOf(headers);
    expect(listed).toHaveLength(50);
    expect(listed[0]).toMatchObject({ is_current: 1, browser: 'Chrome' });
    expect((await endOthers(headers)).status).toBe(200);
    expect(await devicesOf(headers)).toHaveLength(1);
  });
});

describe('signing out', () => {
  it('[PLUS-45] one device ends with its streams and its push messages, in every process, and the others stay', async () => {
    const { person, headers } = await signUp(machine(LAPTOP));
    const phone = await signIn(machine(PHONE), person);
    const third = await signIn(machine(PHONE), person);
    expect(
      (await call('PUT', 'customer/cm-firebase-token', phone, { cm_firebase_token: `of ${person.email}` })).status,
    ).toBe(200);
    const [, { app }] = shops;
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    const [ended, kept] = [await listenAt(origin, 'events', phone), await listenAt(origin, 'events', third)];
    const { body } = await call('POST', 'customer/events/ticket', phone, {});
    const id = (await devicesOf(phone))[0]?.id as string;
    expect(await end(headers, id)).toMatchObject({ status: 200, body: { message: 'The device was signed out.' } });
    await ended.whole;
    expect(kept.hasEnded()).toBe(false);
    for (const path of ['customer/info', 'customer/devices', 'customer/cart/list'])
      expect(await call('GET', path, phone)).toMatchObject(rejected(401, 'auth-001'));
    expect(await call('GET', `customer/events?ticket=${body.ticket}`, {})).toMatchObject(rejected(401, 'auth-001'));
    expect(await rows('SELECT 1 FROM push_devices WHERE device = $1', [`of ${person.email}`])).toEqual([]);
    expect([await statusOf(headers), await statusOf(third)]).toEqual([200, 200]);
    // It has ended already.
    expect(await end(headers, id)).toMatchObject(rejected(404, 'device_id'));
  });

  it('[PLUS-45] the device of a stranger is not found, and stays', async () => {
    const [mine, strange] = [await signUp(machine(LAPTOP)), await signUp(machine(LAPTOP))];
    const id = (await devicesOf(strange.headers))[0]?.id as string;
    const unknown = await end(mine.headers, '00000000-0000-4000-8000-000000000000');
    expect(unknown).toMatchObject(rejected(404, 'device_id'));
    for (const asked of [id, id.toUpperCase(), 'none', "' OR 1=1"])
      expect(await end(mine.headers, asked)).toEqual(unknown);
    expect(await statusOf(strange.headers)).toBe(200);
    expect(await end({}, id)).toMatchObject(rejected(401, 'auth-001'));
    expect(await endOthers({})).toMatchObject(rejected(401, 'auth-001'));
    expect((await end(mine.headers, 'x'.repeat(41))).status).toBe(403);
  });

  it('[PLUS-45] all others end at once, and this one stays', async () => {
    const { person, headers } = await signUp(machine(LAPTOP));
    const others = [await signIn(machine(PHONE), person), await signIn(machine(PHONE), person)];
    const strange = await signUp(machine(LAPTOP));
    expect((await endOthers(headers)).body.message).toBe('All other devices were signed out.');
    expect(await Promise.all(others.map(statusOf))).toEqual([401, 401]);
    expect([await statusOf(headers), await statusOf(strange.headers)]).toEqual([200, 200]);
  });
});

describe('a password', () => {
  const change = (headers: Json) =>
    call('POST', 'customer/update-profile', headers, { password: NEXT, current_password: PASSWORD });

  it('[PLUS-45] that is changed signs the other devices out, and says so where there are any', async () => {
    const { person, headers } = await signUp(machine(LAPTOP));
    const phone = await signIn(machine(PHONE), person);
    expect((await change(headers)).body.message).toBe(
      'Your profile was updated, and your other devices were signed out.',
    );
    expect([await statusOf(headers), await statusOf(phone)]).toEqual([200, 401]);
    const alone = await signUp(machine(LAPTOP));
    expect((await change(alone.headers)).body.message).toBe('Your profile was updated.');
  });

  it('[PLUS-45] that is reset by code signs all devices out; a sign-in on any other is told', async () => {
    const laptop = machine(LAPTOP);
    const { person, headers } = await signUp(laptop);
    const requested = await laptop('POST', 'auth/forgot-password', { email: person.email });
    const reset_token = /\d{6}/.exec(requested.body.message)?.[0];
    const body = { email: person.email, reset_token, password: NEXT, confirm_password: NEXT };
    expect((await laptop('PUT', 'auth/reset-password', body)).body.message).toBe(
      'Your password was changed, and all your devices were signed out.',
    );
    expect(await statusOf(headers)).toBe(401);
    // The first who signs in with the new password: somewhere else than it was set.
    expect(await toldTo(await signIn(machine(PHONE), person, NEXT))).toHaveLength(1);
    expect(await toldTo(await signIn(laptop, person, NEXT))).toHaveLength(1);
  });
});

describe('a new device', () => {
  it('[PLUS-45] is told in the shop and by mail, whatever was chosen; known ones are not', async () => {
    const laptop = machine(LAPTOP);
    const { person, headers } = await signUp(laptop);
    for (const kind of ['order', 'offer', 'chat'])
      for (const way of ['app', 'push', 'mail'])
        await call('PUT', 'customer/notification-choices', headers, { kind, way, is_on: false });
    await signIn(laptop, person);
    expect(await toldTo(headers)).toEqual([]);
    const phone = machine(PHONE);
    await signIn(phone, person);
    await signIn(phone, person);
    const told = await toldTo(headers);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ type: 'account', title: 'New sign-in to your account', order_id: null });
    expect(told[0]?.description).toMatch(/^Chrome on Android\. If this was not you/);
    const arabic = await call('GET', 'customer/notifications', { ...headers, 'x-localization': 'ar' });
    expect((arabic.body as unknown as Json[])[0]?.data.description).toMatch(/^الجهاز: Chrome على Android\. /);
    const mails = await rows(`SELECT data FROM outbox WHERE kind = 'mail' AND target = $1`, [person.email]);
    expect(mails.map(({ data }) => [data.subject, data.path])).toEqual([['New sign-in to your account', '/settings']]);
  });

  it('[PLUS-45] that keeps no cookie is known by its name at its address', async () => {
    const kept = { keepsCookies: false };
    const { person, headers } = await signUp(machine(LAPTOP, kept));
    await signIn(machine(LAPTOP, kept), person);
    expect(await toldTo(headers)).toEqual([]);
    await signIn(machine(PHONE, kept), person);
    expect(await toldTo(headers)).toHaveLength(1);
    await signIn(machine(LAPTOP, { ...kept, address: '203.0.113.3' }), person);
    expect(await toldTo(headers)).toHaveLength(2);
    // The cookie of another browser with the same name says that it is another one.
    const other = machine(LAPTOP);
    await signUp(other);
    await signIn(other, person);
    expect(await toldTo(headers)).toHaveLength(3);
  });

  it('[PLUS-45] that was signed out is told again, and so is each after all others were', async () => {
    const [laptop, phone] = [machine(LAPTOP), machine(PHONE)];
    const { person, headers } = await signUp(laptop);
    await signIn(phone, person);
    const id = (await devicesOf(headers)).find(({ system }) => system === 'Android')?.id as string;
    await end(headers, id);
    await signIn(phone, person);
    expect(await toldTo(headers)).toHaveLength(2);
    await endOthers(headers);
    await signIn(phone, person);
    expect(await toldTo(headers)).toHaveLength(3);
    await signIn(laptop, person);
    expect(await toldTo(headers)).toHaveLength(3);
  });

  it('[PLUS-45] is told so often a day and no more, and forgotten after a year', async () => {
    const { person, headers } = await signUp(machine(LAPTOP));
    const { max } = LIMITS.deviceNews;
    for (let count = 0; count <= max; count += 1)
      await signIn(machine(PHONE, { address: `198.51.100.${count}` }), person);
    expect(await toldTo(headers)).toHaveLength(max);
    const count = async () => (await rows('SELECT count(*)::int AS n FROM known_devices'))[0]?.n as number;
    const [shop] = shops;
    const later = (days: number) => new Date(shop.clock().getTime() + days * 86_400_000);
    await runHousekeeping(shop, later(364));
    expect(await count()).toBeGreaterThan(max);
    await runHousekeeping(shop, later(366));
    expect(await count()).toBe(0);
  });
});

describe('at once', () => {
  it('[PLUS-45] a sign-in while all others end is before or after: never half', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { person, headers } = await signUp(machine(LAPTOP));
      const older = await signIn(machine(PHONE), person);
      const [ended, came] = await Promise.all([endOthers(headers), signIn(machine(PHONE), person)]);
      expect([round, ended.status]).toEqual([round, 200]);
      expect([round, await statusOf(headers), await statusOf(older)]).toEqual([round, 200, 401]);
      const stays = (await statusOf(came)) === 200;
      expect([round, (await devicesOf(headers)).length]).toEqual([round, stays ? 2 : 1]);
      expect([round, (await endOthers(headers)).status, await statusOf(came)]).toEqual([round, 200, 401]);
    }
  }, 120_000);

  it('[PLUS-45] of two devices that end each other one stays; one that is ended twice ends once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { person, headers } = await signUp(machine(LAPTOP));
      const phone = await signIn(machine(PHONE), person);
      const both = await Promise.all([endOthers(headers), endOthers(phone)]);
      expect([round, both.map(({ status }) => status).sort()]).toEqual([round, [200, 401]]);
      const left = (await statusOf(headers)) === 200 ? headers : phone;
      expect([round, await devicesOf(left)]).toEqual([round, [expect.objectContaining({ is_current: 1 })]]);
      await signIn(machine(PHONE), person);
      const id = (await devicesOf(left))[1]?.id as string;
      const twice = await Promise.all([end(left, id), end(left, id)]);
      expect([round, twice.map(({ status }) => status).sort()]).toEqual([round, [200, 404]]);
    }
  }, 120_000);
});
