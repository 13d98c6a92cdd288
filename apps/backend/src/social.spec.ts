/** Sign-in with Google, Facebook and Apple against a stubbed key server, and codes that Firebase sends. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { customers } from './db/schema';
import { readConfig } from './config';
import { bearer, boot, HERE, rejected, type Json, type TestBackend } from './testing.spec-helper';

const PROJECT = 'almera-spec';
type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
let google: Server;
let keys: Keys;
let strangers: Keys;
let backend: TestBackend;

beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true });
  strangers = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  google = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url === '/keys') return response.end(JSON.stringify({ keys: [jwk] }));
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    return request.on('end', () => {
      const { sessionInfo, code } = JSON.parse(body) as Json;
      const isRight = request.url === '/v1/accounts:signInWithPhoneNumber?key=api-key' && code === '123456';
      response.statusCode = isRight ? 200 : 400;
      response.end(JSON.stringify(isRight ? { phoneNumber: sessionInfo } : { error: { message: 'INVALID_CODE' } }));
    });
  });
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
  backend = await boot({
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_KEYS_URL: `${origin}/keys`,
    FIREBASE_API_KEY: 'api-key',
    FIREBASE_API_URL: `${origin}/v1`,
    SOCIAL_LOGIN: 'google,facebook',
  });
}, 300_000);
afterAll(async () => {
  await backend.close();
  google.close();
});

let count = 0;
const nextPhone = () => `+3567955${String((count += 1)).padStart(4, '0')}`;

async function idToken(over: Json = {}, by: Keys = keys, options: { issuer?: string; expires?: string } = {}) {
  const { sub = 'uid-1', medium = 'google', ...claims } = over;
  return new SignJWT({ email_verified: true, firebase: { sign_in_provider: `${medium}.com` }, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setSubject(sub as string)
    .setIssuer(options.issuer ?? `https://securetoken.google.com/${PROJECT}`)
    .setAudience(PROJECT)
    .setIssuedAt()
    .setExpirationTime(options.expires ?? '1h')
    .sign(by.privateKey);
}
const login = (body: Json) => backend.post('auth/social-login', { medium: 'google', ...body });
const register = (body: Json) => backend.post('auth/social-register', { medium: 'google', ...body });
const update = (body: Json, headers = HERE) => backend.post('auth/update-info', body, headers);

it('[AUTH-10] an unknown account is referred to social-register, which completes it; then it signs in', async () => {
  const token = await idToken({ sub: 'nadia', email: 'Nadia@Example.com', name: 'Nadia Farrugia' });
  const unknown = await login({ token, unique_id: 'nadia', email: 'nadia@example.com' });
  expect(unknown).toMatchObject(rejected(403, 'email'));
  expect((await register({ token })).body.errors[0].code).toBe('phone');
  const made = await register({ token, phone: nextPhone() });
  expect(made).toMatchObject({ status: 200, body: { token: expect.any(String), login_type: 'social' } });
  const again = await login({ token, unique_id: 'nadia' });
  const info = await backend.get('customer/info', bearer(again.body.token));
  expect(info.body).toMatchObject({
    f_name: 'Nadia',
    l_name: 'Farrugia',
    email: 'nadia@example.com',
    social_id: 'nadia',
    login_medium: 'google',
    is_email_verified: 1,
  });
});

it('rejects tokens of another key, project, time, medium or person, and media that are not offered', async () => {
  const person = { sub: 'eve', email: 'eve@example.com' };
  const wrong: [string, Json][] = [
    ['another key', { token: await idToken(person, strangers) }],
    ['another project', { token: await idToken(person, keys, { issuer: 'https://securetoken.google.com/other' }) }],
    ['too old', { token: await idToken(person, keys, { expires: '-5m' }) }],
    ['another medium', { token: await idToken({ ...person, medium: 'facebook' }) }],
    ['another person', { token: await idToken(person), unique_id: 'nadia' }],
    ['no token', { token: 'not.a.token' }],
    ['no signature', { token: `${(await idToken(person)).split('.').slice(0, 2).join('.')}.` }],
  ];
  for (const [what, body] of wrong) expect([what, (await login(body)).body.errors?.[0]?.code]).toEqual([what, 'token']);
  const apple = await login({ token: await idToken({ ...person, medium: 'apple' }), medium: 'apple' });
  expect(apple.body.errors[0]).toMatchObject({ code: 'medium', message: /not available/ as never });
}, 30_000);

it('an address that the medium has not verified gives no access to an existing account', async () => {
  const person = { name: 'Omar', email: 'omar@example.com', phone: nextPhone(), password: 'long enough words' };
  await backend.post('auth/sign-up', person);
  const unproved = await idToken({ sub: 'mallory', medium: 'facebook', email: person.email, email_verified: false });
  const refused = await login({ token: unproved, medium: 'facebook' });
  expect(refused).toMatchObject(rejected(403, 'auth-001'));
  const proved = await idToken({ sub: 'omar', medium: 'facebook', email: person.email });
  expect((await login({ token: proved, medium: 'facebook' })).status).toBe(200);
});

it('the first medium that verifies the address revokes the password and session of whoever typed it; a second one revokes nothing', async () => {
  const person = { name: 'Squatter', email: 'victim@example.com', phone: nextPhone(), password: 'long enough words' };
  const theirs = (await backend.post('auth/sign-up', person)).body.token as string;
  const who = (token: string) => backend.get('customer/info', bearer(token));
  const google = await login({ token: await idToken({ sub: 'victim', email: person.email }) });
  expect((await who(theirs)).status).toBe(401);
  expect((await backend.post('auth/login', person)).status).toBe(401);
  expect((await who(google.body.token as string)).body).toMatchObject({ is_email_verified: 1, social_id: 'victim' });
  const facebook = await login({
    token: await idToken({ sub: 'victim-f', medium: 'facebook', email: person.email }),
    medium: 'facebook',
  });
  for (const token of [google.body.token, facebook.body.token]) expect((await who(token as string)).status).toBe(200);
  // An address whose account is owned by a verified phone is not taken over by the medium.
  const owned = { name: 'Owner', email: 'typed@example.com', phone: nextPhone(), password: 'long enough words' };
  await backend.post('auth/sign-up', owned);
  const firebase = { login_type: 'otp', session_info: owned.phone, phone: owned.phone, otp: '123456' };
  const mine = (await backend.post('auth/firebase-verify-token', firebase)).body.token as string;
  const refused = await login({ token: await idToken({ sub: 'typed', email: owned.email }) });
  expect(refused).toMatchObject(rejected(403, 'email'));
  expect((await who(mine)).status).toBe(200);
});

it('v3: a social sign-in without an account is completed by update-info, once, with the proof', async () => {
  const token = await idToken({ sub: 'lina', email: 'lina@example.com' });
  const signIn = { login_type: 'social', token, unique_id: 'lina', email: 'lina@example.com', medium: 'google' };
  const first = await backend.post('auth/login', signIn);
  expect(first.body).toMatchObject({
    token: null,
    is_personal_info: 0,
    email: 'lina@example.com',
    login_type: 'social',
  });
  const whole = { login_type: 'social', name: 'Lina Borg', email: 'lina@example.com', phone: nextPhone() };
  const stranger = await update({ ...whole, proof: 'x'.repeat(43) });
  expect(stranger).toMatchObject(rejected(403, 'otp'));
  const proof = first.body.proof as string;
  expect((await update({ ...whole, proof, phone: '' })).body.errors[0].code).toBe('phone');
  const elsewhere = { ...HERE, 'x-forwarded-for': '203.0.113.9' };
  expect((await update({ ...whole, proof }, elsewhere)).body).toMatchObject({
    token: expect.any(String),
    is_personal_info: 1,
  });
  const twin = { ...whole, proof, email: 'lina2@example.com', phone: nextPhone() };
  expect((await update(twin)).body.errors[0].code).toBe('otp');
  const back = await backend.post('auth/login', signIn);
  expect(back.body.token).toEqual(expect.any(String));
});

it('v3: a code for a phone without an account verifies the phone, and update-info creates the account', async () => {
  const phone = nextPhone();
  const requested = await backend.post('auth/login', { login_type: 'otp', phone });
  const otp = /\d{6}/.exec(requested.body.message as string)?.[0];
  const proved = await backend.post('auth/login', { login_type: 'otp', phone, otp });
  expect(proved.body).toMatchObject({ token: null, is_personal_info: 0, is_phone_verified: 1, phone });
  const { proof } = proved.body;
  const done = await update({ login_type: 'otp', name: 'Sami Aziz', phone, email: 'sami@example.com', proof });
  const info = await backend.get('customer/info', bearer(done.body.token));
  expect(info.body).toMatchObject({ f_name: 'Sami', phone, is_phone_verified: 1, is_email_verified: 0 });
});

it('a code that Firebase sent signs in its phone, and no other', async () => {
  const person = { name: 'Rita', email: 'rita@example.com', phone: nextPhone(), password: 'long enough words' };
  await backend.post('auth/sign-up', person);
  const verify = (body: Json) =>
    backend.post('auth/firebase-verify-token', { login_type: 'otp', session_info: person.phone, ...body });
  expect((await verify({ phone: person.phone, otp: '123456' })).body.token).toEqual(expect.any(String));
  expect((await verify({ phone: person.phone, otp: '654321' })).body.errors[0].code).toBe('otp');
  expect((await verify({ phone: nextPhone(), otp: '123456' })).body.errors[0].code).toBe('otp');
  const password = 'a new long password';
  const reset = {
    phone: person.phone,
    session_info: person.phone,
    reset_token: '123456',
    password,
    confirm_password: password,
  };
  expect((await backend.send('PUT', 'auth/firebase-reset-password', { ...reset, session_info: '+1' })).status).toBe(
    403,
  );
  expect((await backend.send('PUT', 'auth/firebase-reset-password', reset)).status).toBe(200);
  expect((await backend.post('auth/login', { email: person.email, password })).status).toBe(200);
});

it('an e-mail address is verified by its code, and unverified after a change', async () => {
  const person = { name: 'Karl', email: 'karl@example.com', phone: nextPhone(), password: 'long enough words' };
  const { token } = (await backend.post('auth/sign-up', person)).body as { token: string };
  const headers = bearer(token);
  const verified = async () => (await backend.get('customer/info', headers)).body.is_email_verified as number;
  expect(await verified()).toBe(0);
  const requested = await backend.post('auth/check-email', { email: person.email });
  const code = /\d{6}/.exec(requested.body.message as string)?.[0];
  const verify = (token?: string) => backend.post('auth/verify-email', { email: person.email, token }, headers);
  expect((await verify('000000')).status).toBe(403);
  expect((await verify(code)).status).toBe(200);
  expect(await verified()).toBe(1);
  const change = { email: 'karl.new@example.com', current_password: person.password };
  await backend.post('customer/update-profile', change, headers);
  expect(await verified()).toBe(0);
});

it('[PLUS-03] config names the media that are offered, and none without Firebase', async () => {
  const { body } = await backend.get('config');
  expect(body.social_login).toEqual([
    { login_medium: 'google', status: true },
    { login_medium: 'facebook', status: true },
  ]);
  expect(body.apple_login).toEqual([{ login_medium: 'apple', status: false }]);
  expect(readConfig({}).firebase).toBeNull();
  expect(() => readConfig({ FIREBASE_PROJECT_ID: 'x', SOCIAL_LOGIN: 'myspace' })).toThrow(/SOCIAL_LOGIN="myspace"/);
  const kept = await backend.shop.db.select({ medium: customers.loginMedium }).from(customers);
  expect(kept.map(({ medium }) => medium)).toContain('google');
});
