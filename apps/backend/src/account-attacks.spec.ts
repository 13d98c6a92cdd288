/** Attacks on accounts: ownership, revoked tokens, and what a stranger can learn (decisions 050 to 052). */
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { codes, customers, outbox, tokens } from './db/schema';
import * as passwords from './features/accounts/passwords';
import { devicesOf } from './features/outbox/device-queries';
import { runHousekeeping } from './housekeeping';
import { hashOfToken } from './features/shoppers/caller';
import { demoDatabase } from './postgres.spec-helper';
import { bearer, boot, HERE, type Json, type TestBackend, type TestResponse } from './testing.spec-helper';

jest.mock('./features/accounts/passwords', () => {
  const real = jest.requireActual<typeof passwords>('./features/accounts/passwords');
  return { ...real, isPassword: jest.fn(real.isPassword), hashPassword: jest.fn(real.hashPassword) };
});
const real = jest.requireActual<typeof passwords>('./features/accounts/passwords');
const hashes = jest.mocked(passwords.hashPassword);

let backend: TestBackend;
/** A backend that verifies phones before the first sign-in. */
let strict: TestBackend;
/** The same on a PostgreSQL. */
let postgres: TestBackend;
beforeAll(async () => {
  backend = await boot();
  strict = await boot({ VERIFY_PHONES: '1' });
  postgres = await boot({ VERIFY_PHONES: '1', DATABASE_URL: await demoDatabase('accounts') });
}, 300_000);
afterAll(async () => {
  await backend.close();
  await strict.close();
  await postgres.close();
});

const PASSWORD = 'correct horse battery';
const NEXT = 'another long password';
const DAY = 86_400_000;
let count = 0;
let last = 0;
/** Headers of a caller with its own network address. */
const from = (address = `10.2.${Math.floor((last += 1) / 250)}.${last % 250}`): Json => ({
  ...HERE,
  'x-forwarded-for': address,
});
const codeIn = ({ body }: { body: Json }): string =>
  /\d{6}/.exec(String(body.message ?? body.errors?.[0]?.message))?.[0] ?? '';
const errorOf = ({ status, body }: { status: number; body: Json }) => [status, body.errors?.[0]?.code];
function newPerson(): Json {
  count += 1;
  const sign = String(count).padStart(4, '0');
  return { f_name: 'Mina', l_name: 'V', email: `a${sign}@example.com`, phone: `+35672${sign}00`, password: PASSWORD };
}
async function account(by = backend) {
  const person = newPerson();
  const { body } = await by.post('auth/sign-up', person);
  return { person, token: body.token as string, headers: bearer(body.token as string) };
}
const signIn = (person: Json, password = PASSWORD, by = backend) =>
  by.post('auth/login', { email_or_phone: person.email, password }, from());
async function signInByCode(phone: string, by = backend, headers: Json = from()) {
  const requested = await by.post('auth/login', { login_type: 'otp', phone }, headers);
  return by.post('auth/login', { login_type: 'otp', phone, otp: codeIn(requested) }, headers);
}
const info = (token: string) => backend.get('customer/info', bearer(token));
const rowOf = async ({ email }: Json, by = backend) =>
  (
    await by.shop.db
      .select()
      .from(customers)
      .where(eq(customers.email, email as string))
  )[0];

describe('an account that a stranger made with somebody’s phone or e-mail address', () => {
  it('belongs to the owner once the phone is verified: the stranger’s password, tokens and device are revoked', async () => {
    const squatted = await account();
    await backend.send('PUT', 'customer/cm-firebase-token', { cm_firebase_token: 'theirs' }, squatted.headers);
    const owner = await signInByCode(squatted.person.phone as string);
    expect(owner).toMatchObject({ status: 200, body: { token: expect.any(String) } });
    expect((await info(squatted.token)).status).toBe(401);
    expect((await signIn(squatted.person)).status).toBe(401);
    expect((await info(owner.body.token as string)).status).toBe(200);
    expect(await rowOf(squatted.person)).toMatchObject({ passwordHash: null, phoneVerified: true });
    expect(await devicesOf(backend.shop.db, (await rowOf(squatted.person))?.id ?? 0)).toEqual([]);
    // The owner learns why a remembered password no longer works.
    expect(owner.body.message).toMatch(/password/i);
  });

  it('can not be taken back by the name that the owner never verified', async () => {
    const { person } = await account();
    await signInByCode(person.phone as string);
    const requested = await backend.post('auth/forgot-password', { email: person.email }, from());
    const reset = { email: person.email, reset_token: codeIn(requested), password: NEXT, confirm_password: NEXT };
    expect(errorOf(await backend.send('PUT', 'auth/reset-password', reset, from()))).toEqual([403, 'otp']);
    expect((await signIn(person, NEXT)).status).toBe(401);
    // The message sent there instead of a code says what to do.
    const [message] = await backend.shop.db
      .select()
      .from(outbox)
      .where(eq(outbox.target, person.email as string));
    expect(message?.text).toMatch(/phone/);
    expect(message?.text).not.toMatch(/\d{6}/);
  });

  it('whoever verifies the second name without being signed in is referred to the first, and learns nothing else', async () => {
    const { person, token } = await account();
    const requested = await backend.post('auth/forgot-password', { email: person.email }, from());
    const reset = { email: person.email, reset_token: codeIn(requested), password: NEXT, confirm_password: NEXT };
    expect((await backend.send('PUT', 'auth/reset-password', reset, from())).status).toBe(200);
    expect((await info(token)).status).toBe(401);
    expect(errorOf(await signInByCode(person.phone as string))).toEqual([403, 'phone']);
    expect((await signIn(person, NEXT)).status).toBe(200);
  });

  it('a signed-in owner verifies the other name and loses nothing', async () => {
    const { person, token, headers } = await account();
    const mail = await backend.post('auth/check-email', { email: person.email }, headers);
    const proved = { email: person.email, token: codeIn(mail) };
    expect((await backend.post('auth/verify-email', proved, headers)).status).toBe(200);
    expect((await signInByCode(person.phone as string, backend, headers)).status).toBe(200);
    expect((await info(token)).body).toMatchObject({ is_email_verified: 1, is_phone_verified: 1 });
    expect((await signIn(person)).status).toBe(200);
    expect((await signInByCode(person.phone as string)).status).toBe(200);
    expect((await info(token)).status).toBe(200);
  });

  it('verifying an e-mail address without being signed in revokes earlier credentials', async () => {
    const { person, token } = await account();
    const mail = await backend.post('auth/check-email', { email: person.email }, from());
    await backend.post('auth/verify-email', { email: person.email, token: codeIn(mail) }, from());
    expect((await info(token)).status).toBe(401);
    expect((await signIn(person)).status).toBe(401);
  });

  it('where phones are verified, the password is kept only for whoever set it', async () => {
    const person = newPerson();
    const signedUp = await strict.post('auth/sign-up', person, from());
    expect(signedUp.body).toMatchObject({ token: null, proof: expect.any(String) });
    const verify = (otp: string, more: Json, headers: Json) =>
      strict.post('auth/verify-phone', { phone: person.phone, otp, ...more }, headers);
    const mine = await verify(codeIn(signedUp), { proof: signedUp.body.proof }, from());
    expect(mine.body).toMatchObject({ token: expect.any(String), is_phone_verified: 1 });
    expect((await signIn(person, PASSWORD, strict)).status).toBe(200);
    // Anyone else who verifies the phone owns it: the stranger's password is dropped.
    const verifyElsewhere = ({ phone }: Json, otp: string, proof: string) =>
      strict.post('auth/verify-phone', { phone, otp, proof }, from());
    const squatter = newPerson();
    const stranger = from();
    const theirs = codeIn(await strict.post('auth/sign-up', squatter, stranger));
    // Their network address can not be sent as a proof.
    const forged = await verifyElsewhere(squatter, theirs, `from ${stranger['x-forwarded-for']}`);
    expect(forged.status).toBe(403);
    const owner = await verifyElsewhere(squatter, theirs, 'x'.repeat(43));
    expect(owner.body.token).toEqual(expect.any(String));
    expect((await signIn(squatter, PASSWORD, strict)).status).toBe(401);
  });

  it('a sign-up with a taken name gets no valid proof: the code that the thief requests gives the account to its owner', async () => {
    const person = newPerson();
    await strict.post('auth/sign-up', person, from());
    // The owner of the phone signs up too, and gets the same response as for a new phone.
    const mine = { ...newPerson(), phone: person.phone, password: NEXT };
    const waiting = await strict.post('auth/sign-up', mine, from());
    // Meanwhile the thief signs in: the code goes to the phone, and its owner enters it.
    const theirs = await signIn(person, PASSWORD, strict);
    const verify = { phone: person.phone, otp: codeIn(theirs), proof: waiting.body.proof };
    const answer = await strict.post('auth/verify-phone', verify, from());
    expect(answer).toMatchObject({ status: 200, body: { token: expect.any(String) } });
    expect(answer.body.message).toMatch(/password/i);
    expect((await signIn(person, PASSWORD, strict)).status).toBe(401);
    expect(await rowOf(person, strict)).toMatchObject({ passwordHash: null, phoneVerified: true });
  });
});

describe.each<[string, () => TestBackend]>([
  ['embedded database', () => strict],
  ['PostgreSQL', () => postgres],
])('on the %s, the owner of a phone behind the stranger’s network address', (_database, opened) => {
  /** What a stranger does until a code is on its way to the phone. @returns the response that asked for it */
  const squats: [string, (by: TestBackend, person: Json, address: Json) => Promise<TestResponse>][] = [
    ['signed up', (by, person, address) => by.post('auth/sign-up', person, address)],
    [
      'signed in again',
      async (by, person, address) => {
        await by.post('auth/sign-up', person, address);
        return by.post('auth/login', { email_or_phone: person.email, password: PASSWORD }, address);
      },
    ],
    [
      'changed the phone of their own account',
      async (by, person, address) => {
        const own = newPerson();
        const { body } = await by.post('auth/sign-up', own, address);
        const proved = { phone: own.phone, otp: codeIn({ body }), proof: body.proof };
        const { token } = (await by.post('auth/verify-phone', proved, address)).body;
        const change = { email: person.email, phone: person.phone, current_password: PASSWORD };
        await by.post('customer/update-profile', change, { ...address, ...bearer(token) });
        return by.post('auth/login', { email_or_phone: person.email, password: PASSWORD }, address);
      },
    ],
  ];
  const tokensOf = async (by: TestBackend, customerId: number) =>
    (await by.shop.db.select().from(tokens).where(eq(tokens.customerId, customerId))).map(({ hash }) => hash);

  it.each(squats)('ends by a code without a proof the password of one who %s', async (_name, squat) => {
    const by = opened();
    const home = from();
    const person = newPerson();
    const otp = codeIn(await squat(by, person, home));
    const before = await rowOf(person, by);
    expect(before).toMatchObject({ phone: person.phone, passwordHash: expect.any(String), phoneVerified: false });
    const owner = await by.post('auth/verify-phone', { phone: person.phone, otp }, home);
    expect(owner).toMatchObject({ status: 200, body: { token: expect.any(String) } });
    expect(owner.body.message).toMatch(/password/i);
    expect(await rowOf(person, by)).toMatchObject({ passwordHash: null, phoneVerified: true });
    expect((await signIn(person, PASSWORD, by)).status).toBe(401);
    expect(await tokensOf(by, before?.id ?? 0)).toEqual([hashOfToken(owner.body.token as string)]);
  });

  it.each(squats)('ends it by a sign-in by code too: one who %s', async (_name, squat) => {
    const by = opened();
    const home = from();
    const person = newPerson();
    await squat(by, person, home);
    const owner = await signInByCode(person.phone as string, by, home);
    expect(owner.body).toMatchObject({ token: expect.any(String), message: expect.stringMatching(/password/i) });
    expect((await signIn(person, PASSWORD, by)).status).toBe(401);
    expect(await tokensOf(by, (await rowOf(person, by))?.id ?? 0)).toHaveLength(1);
  });

  it('and of an e-mail address: whoever verifies it without being signed in ends the password', async () => {
    const by = opened();
    const home = from();
    const person = newPerson();
    await by.post('auth/sign-up', person, home);
    const token = codeIn(await by.post('auth/check-email', { email: person.email }, home));
    expect((await by.post('auth/verify-email', { email: person.email, token }, home)).status).toBe(200);
    expect(await rowOf(person, by)).toMatchObject({ passwordHash: null, emailVerified: true });
  });

  it('a proof keeps the password of whoever gave it, from any address and once', async () => {
    const by = opened();
    const person = newPerson();
    const { body } = await by.post('auth/sign-up', person, from());
    const proved = { phone: person.phone, otp: codeIn({ body }), proof: body.proof };
    expect((await by.post('auth/verify-phone', proved, from())).body.token).toEqual(expect.any(String));
    expect((await signIn(person, PASSWORD, by)).body.token).toEqual(expect.any(String));
  });
});

describe('the second step of an account', () => {
  const proved = async () => {
    const phone = newPerson().phone as string;
    const { body } = await signInByCode(phone, backend, HERE);
    expect(body).toMatchObject({ token: null, is_personal_info: 0, proof: expect.stringMatching(/^[\w-]{43}$/) });
    return { phone, proof: body.proof as string };
  };
  const finish = (phone: string, more: Json, headers: Json = HERE) =>
    backend.post(
      'auth/update-info',
      { name: 'Sami Aziz', phone, email: `s${phone.slice(1)}@example.com`, ...more },
      headers,
    );

  it('accepts the first step’s proof once, from any address; a stranger at the same address has none', async () => {
    const { phone, proof } = await proved();
    for (const more of [{}, { proof: null }, { proof: 'y'.repeat(43) }])
      expect(errorOf(await finish(phone, more))).toEqual([403, 'otp']);
    // Wrong proofs do not lock out the owner.
    for (let tries = 0; tries < 6; tries += 1) await finish(phone, { proof: 'z'.repeat(43) });
    const [kept] = await backend.shop.db.select().from(codes).where(eq(codes.target, phone)).orderBy(codes.id);
    expect(JSON.stringify(kept)).not.toContain(proof);
    expect((await finish(phone, { proof }, from())).body).toMatchObject({ token: expect.any(String) });
    const twin = { proof, phone: newPerson().phone, email: 'twin@example.com' };
    expect(errorOf(await finish(phone, twin))).toEqual([403, 'otp']);
  });

  it('is valid for ten minutes, and only for its phone', async () => {
    const { phone, proof } = await proved();
    expect(errorOf(await finish(newPerson().phone as string, { proof }))).toEqual([403, 'otp']);
    const old = new Date(backend.shop.clock().getTime() - 11 * 60_000);
    await backend.shop.db.update(codes).set({ createdAt: old }).where(eq(codes.target, phone));
    expect(errorOf(await finish(phone, { proof }))).toEqual([403, 'otp']);
  });
});

describe('a token', () => {
  it('is revoked on the server at sign-out; other tokens stay valid', async () => {
    const { person, token, headers } = await account();
    const other = (await signIn(person)).body.token as string;
    expect((await backend.post('customer/sign-out', undefined, headers)).status).toBe(200);
    expect((await info(token)).status).toBe(401);
    expect((await info(other)).status).toBe(200);
    expect((await backend.post('customer/sign-out', undefined, headers)).status).toBe(401);
  });

  it('expires after thirty days without use; each use extends it', async () => {
    const { token } = await account();
    const { db, clock } = backend.shop;
    const used = (days: number) =>
      db
        .update(tokens)
        .set({ usedAt: new Date(clock().getTime() - days * DAY) })
        .where(eq(tokens.hash, hashOfToken(token)));
    await used(29.9);
    expect((await info(token)).status).toBe(200);
    const [kept] = await db
      .select()
      .from(tokens)
      .where(eq(tokens.hash, hashOfToken(token)));
    expect(clock().getTime() - (kept?.usedAt.getTime() ?? 0)).toBeLessThan(DAY);
    await used(30);
    expect((await info(token)).status).toBe(401);
    await runHousekeeping(backend.shop, clock());
    expect(
      await db
        .select()
        .from(tokens)
        .where(eq(tokens.hash, hashOfToken(token))),
    ).toEqual([]);
  });

  it('is not issued for a password that changed while it was being checked', async () => {
    const { person } = await account();
    jest.mocked(passwords.isPassword).mockImplementationOnce(async (...given) => {
      const right = await real.isPassword(...given);
      await signInByCode(person.phone as string);
      return right;
    });
    expect((await signIn(person)).status).toBe(401);
  });
});

describe('a change of password, e-mail address or phone', () => {
  const change = (headers: Json, body: Json) => backend.post('customer/update-profile', body, headers);

  it.each([
    ['password', () => ({ password: NEXT })],
    ['email', () => ({ email: newPerson().email })],
    ['phone', () => ({ phone: newPerson().phone })],
  ])('of the %s requires the current password', async (_name, made) => {
    const { person, headers } = await account();
    const body: Json = made();
    expect(errorOf(await change(headers, body))).toEqual([403, 'current_password']);
    expect(errorOf(await change(headers, { ...body, current_password: 'wrong one' }))).toEqual([
      403,
      'current_password',
    ]);
    expect((await signIn(person)).status).toBe(200);
    expect((await change(headers, { ...body, current_password: PASSWORD })).status).toBe(200);
    expect(await rowOf({ email: body.email ?? person.email })).toMatchObject({ phone: body.phone ?? person.phone });
    expect((await signIn({ email: body.email ?? person.email }, (body.password as string) ?? PASSWORD)).status).toBe(
      200,
    );
  });

  it('the same phone and address in another notation, and a new name, need no re-authentication', async () => {
    const { person, headers } = await account();
    const same = {
      f_name: 'Lina',
      email: String(person.email).toUpperCase(),
      phone: String(person.phone).replace('+', '00'),
    };
    expect((await change(headers, same)).status).toBe(200);
  });

  it('wrong passwords count towards the sign-in limit', async () => {
    const { person, headers } = await account();
    for (let tries = 0; tries < 10; tries += 1)
      expect((await change(headers, { password: NEXT, current_password: 'wrong' })).status).toBe(403);
    expect((await change(headers, { password: NEXT, current_password: PASSWORD })).status).toBe(429);
    expect((await signIn(person)).status).toBe(429);
  });

  it('of an account without a password requires a code, once', async () => {
    const { person } = await account();
    const { token } = (await signInByCode(person.phone as string)).body as { token: string };
    const refused = await change(bearer(token), { password: NEXT });
    expect(errorOf(refused)).toEqual([403, 'otp']);
    const otp = codeIn(refused);
    const wrong = otp === '000000' ? '111111' : '000000';
    expect(errorOf(await change(bearer(token), { password: NEXT, otp: wrong }))).toEqual([403, 'otp']);
    expect((await change(bearer(token), { password: NEXT, otp })).status).toBe(200);
    expect((await signIn(person, NEXT)).status).toBe(200);
    expect(errorOf(await change(bearer(token), { email: newPerson().email, otp }))).toEqual([403, 'otp']);
  });
});

describe('what a stranger can learn', () => {
  /** Statements on account tables; messages are excluded, because the outbox worker reads them every few seconds. */
  const OURS = /^(?!.*from "outbox").*"(customers|shoppers|tokens|codes|outbox|tries)"/s;
  /** The statements (also in transactions), hashes and response of a call. */
  async function workOf(act: () => Promise<{ status: number; body: Json }>) {
    const sent = jest.spyOn(pg.Client.prototype, 'query');
    hashes.mockClear();
    const { status, body } = await act();
    const statements = sent.mock.calls
      .map(([given]) => (given as { text?: string }).text ?? String(given))
      .filter((text) => OURS.test(text));
    sent.mockRestore();
    return { status, body: JSON.stringify(body), statements, hashes: hashes.mock.calls.length };
  }
  const both = async (by: TestBackend, act: (person: Json) => Promise<{ status: number; body: Json }>) => {
    const known = newPerson();
    await by.post('auth/sign-up', known, from());
    const unknown = newPerson();
    const hide = (text: string, { email, phone }: Json) =>
      text.replaceAll(String(email), 'MAIL').replaceAll(String(phone), 'PHONE');
    const works = [];
    for (const person of [known, unknown]) {
      const work = await workOf(() => act(person));
      works.push({ ...work, body: hide(work.body, person).replaceAll(/\d{6}/g, '000000') });
    }
    expect(works[0]?.statements.length).toBeGreaterThan(0);
    return works;
  };

  it.each([
    ['a forgotten password, by phone', 'auth/forgot-password', ({ phone }: Json) => ({ phone })],
    ['a forgotten password, by e-mail', 'auth/forgot-password', ({ email }: Json) => ({ email })],
    ['an e-mail address to be verified', 'auth/check-email', ({ email }: Json) => ({ email })],
  ])('%s: known and unknown names take the same work and response', async (_name, path, bodyOf) => {
    const headers = from();
    const [known, unknown] = await both(backend, (person) => backend.post(path, bodyOf(person), headers));
    expect(known).toEqual(unknown);
  });

  it.each([
    ['auth/verify-token', (code: string) => ({ reset_token: code })],
    [
      'auth/reset-password',
      (code: string) => ({ reset_token: code, password: NEXT, confirm_password: NEXT, _method: 'put' }),
    ],
  ])('%s: a wrong code gets the same response for known and unknown names', async (path, bodyOf) => {
    const headers = from();
    const [known, unknown] = await both(backend, async ({ phone }) => {
      const code = codeIn(await backend.post('auth/forgot-password', { phone }, headers));
      const wrong = code === '000000' ? '111111' : '000000';
      return backend.post(path, { phone, ...bodyOf(wrong) }, headers);
    });
    expect(known).toMatchObject({ status: 403 });
    expect(known).toEqual(unknown);
  });

  it('where phones are verified, a sign-up with a taken name takes the same work and response as a new one, without effect', async () => {
    const headers = from();
    let answer: Json = {};
    const [known, unknown] = await both(strict, async (person) => {
      const signedUp = await strict.post('auth/sign-up', person, headers);
      expect(signedUp.body.proof).toMatch(/^[\w-]{43}$/);
      answer = { ...answer, [String(person.phone)]: signedUp.body };
      return { ...signedUp, body: { ...signedUp.body, proof: 'PROOF' } };
    });
    expect(known).toMatchObject({ status: 200, hashes: 1 });
    expect(known).toEqual(unknown);
    const [phone, body] = Object.entries(answer)[0] as [string, Json];
    const verify = { phone, otp: codeIn({ body }), proof: body.proof };
    expect(errorOf(await strict.post('auth/verify-phone', verify, from()))).toEqual([403, 'otp']);
  });

  it('a rejected sign-up does not reveal which name is taken, takes the same work, and is throttled', async () => {
    const { person } = await account();
    const headers = from();
    const signUp = (over: Json) => backend.post('auth/sign-up', { ...newPerson(), ...over }, headers);
    const byMail = await workOf(() => signUp({ email: person.email }));
    const byPhone = await workOf(() => signUp({ phone: person.phone }));
    expect(byMail).toEqual(byPhone);
    expect(byMail).toMatchObject({ status: 403, hashes: 1 });
    for (let tries = 2; tries < 10; tries += 1) expect((await signUp({ email: person.email })).status).toBe(403);
    // A valid sign-up is throttled too: otherwise its response would reveal the taken ones.
    expect((await signUp({ email: person.email })).status).toBe(429);
    expect((await signUp({})).status).toBe(429);
  });

  it('a profile change can not be used to probe for accounts', async () => {
    const [{ headers }, other] = [await account(), await account()];
    const ask = (over: Json) =>
      backend.post('customer/update-profile', { ...over, current_password: PASSWORD }, headers);
    expect((await ask({ email: other.person.email })).body).toEqual((await ask({ phone: other.person.phone })).body);
    for (let tries = 2; tries < 10; tries += 1) await ask({ email: other.person.email });
    expect((await ask({ email: newPerson().email })).status).toBe(429);
  });
});

it.each([
  ['eight spaces', '        '],
  ['one letter', 'aaaaaaaa'],
  ['two letters', 'abababababab'],
  ['a sequence of letters', 'abcdefghij'],
  ['a sequence of digits', '9876543210'],
  ['the customer’s e-mail address', 'own.address@example.com'],
  ['the customer’s phone', '+35679123123'],
])('[AUTH-06] [PROF-17] a password of %s is rejected with a message', async (_name, password) => {
  const person = { ...newPerson(), email: 'own.address@example.com', phone: '+356 7912 3123', password };
  const { status, body } = await backend.post('auth/sign-up', person, from());
  expect([status, body.errors[0].code]).toEqual([403, 'password']);
  const { headers } = await account();
  const changed = { password, email: person.email, phone: person.phone, current_password: PASSWORD };
  expect(errorOf(await backend.post('customer/update-profile', changed, headers))).toEqual([403, 'password']);
});
