/** The log of a real process (reliability 30): one JSON object per line with its request id, and no secrets. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import { smallDemo } from './bulk.spec-helper';

const root = resolve(__dirname, '../../..');
let child: ChildProcess;
let url: string;
let log = '';

beforeAll(async () => {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const { DATA_DIR } = await smallDemo('embedded');
  child = spawn(process.execPath, [join(String(process.env.BUILT_PROGRAMS), 'server.js')], {
    cwd: root,
    env: {
      ...process.env,
      DEMO: '1',
      BACKEND_PORT: String(port),
      DATA_DIR,
      LOG_LEVEL: 'trace',
      SIMULATION: '0',
      STRIPE_SECRET_KEY: 'sk_test_secretkey',
      SMTP_URL: 'smtp://mailer:mailsecret@127.0.0.1:1',
      MAIL_FROM: 'hello@almera.example',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout?.on('data', (part: Buffer) => (log += part.toString()));
  child.stderr?.on('data', (part: Buffer) => (log += part.toString()));
  url = `http://127.0.0.1:${port}`;
  // Until it answers or has exited.
  while (child.exitCode === null && child.signalCode === null) {
    if ((await fetch(`${url}/health/ready`).catch(() => null))?.ok) return;
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error(`The backend did not start: ${log.slice(-500)}`);
}, 300_000);
afterAll(async () => {
  child.kill('SIGTERM');
  await new Promise((done) => child.once('exit', done));
});

it('lines are JSON with their request id, and contain no token, password, code, card, phone or address', async () => {
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', zoneid: '[1,2]', moduleid: '1', ...headers },
      body: JSON.stringify(body),
    });
    return { body: (await answer.json()) as Record<string, string>, id: answer.headers.get('x-request-id') ?? '' };
  };
  const secret = { password: 'very secret words', phone: '+35621998877', email: 'secret.person@example.com' };
  const signedUp = await post('auth/sign-up', { name: 'Nadia Secretname', ...secret });
  const token = String(signedUp.body.token);
  const authorization = `Bearer ${token}`;
  const wrong = await post('auth/login', { email_or_phone: secret.email, password: 'another secret' });
  const requested = await post('auth/forgot-password', { email: secret.email });
  const code = /\d{6}/.exec(requested.body.message ?? '')?.[0] ?? 'none';
  await post('auth/verify-token', { email: secret.email, reset_token: code });
  const { ticket } = (await post('customer/events/ticket', {}, { authorization })).body;
  // The stream's URL contains a ticket: URLs are logged without their query.
  await fetch(`${url}/api/v1/customer/order/events?order_id=1&ticket=${ticket}&contact_number=%2B35621998877`);
  await fetch(`${url}/api/v1/customer/info`, { headers: { authorization, cookie: 'session=cookiesecret' } });
  await fetch(`${url}/api/v1/items/details/%00?token=${token}`);
  // The failed mail delivery is logged.
  while (!log.includes('"msg":"not delivered"')) await new Promise((done) => setTimeout(done, 50));
  const lines = log.trim().split('\n');
  expect(lines.length).toBeGreaterThan(10);
  const entries = lines.map((line) => JSON.parse(line) as { reqId?: string; msg?: string });
  expect(entries.map(({ reqId }) => reqId)).toEqual(expect.arrayContaining([signedUp.id, wrong.id]));
  expect(signedUp.id).toMatch(/^[\w-]{8,64}$/);
  expect(wrong.id).not.toBe(signedUp.id);
  // Cached responses have a request id of their own, too.
  const idOf = async () => (await fetch(`${url}/api/v1/config`)).headers.get('x-request-id');
  const [first, again] = [await idOf(), await idOf()];
  expect(first).toMatch(/^[\w-]{8,64}$/);
  expect(again).toMatch(/^[\w-]{8,64}$/);
  expect(again).not.toBe(first);
  expect(entries.map(({ msg }) => msg)).toContain('not delivered');
  for (const hidden of [
    token,
    String(ticket),
    code,
    secret.password,
    'another secret',
    '21998877',
    'secret.person',
    'Secretname',
    'cookiesecret',
    'secretkey',
    'mailsecret',
  ])
    expect([hidden.slice(0, 8), log.includes(hidden)]).toEqual([hidden.slice(0, 8), false]);
}, 300_000);
