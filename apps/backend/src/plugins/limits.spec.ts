/** Rate limits count per address that a trusted proxy has seen, whatever the caller sends. */
import { trustOf } from '@shop/util/edge';
import Fastify, { type FastifyInstance } from 'fastify';
import Type from 'typebox';
import { readConfig, requireHosts } from '../config';
import type { Database } from '../db/database';
import { registerErrors } from './errors';
import { registerForms } from './forms';
import { registerSecurityHeaders } from './guard';
import { countUploads, createLimits, registerLimits } from './limits';
import { registerPlace } from './place';

async function open(env: Record<string, string>) {
  const config = readConfig({ DEMO: '1', ...env });
  const limits = createLimits(config, {} as Database);
  const app = Fastify({ trustProxy: trustOf(config.trustProxy) });
  registerErrors(app);
  registerSecurityHeaders(app);
  registerPlace(app, requireHosts(config), (path) => path);
  registerLimits(app, limits);
  await registerForms(app, '/tmp/shop-spec/incoming', countUploads(limits));
  await app.register(async (scope) => {
    scope.get('/whose', async ({ place }) => place.address);
    scope.get('/storage/a.webp', async () => 'picture');
    scope.get('/health/ready', async () => 'ready');
    scope.post('/files', { config: { files: 1 }, schema: { body: Type.Object({}) } }, async () => 'kept');
  });
  return app;
}
const whose = async (app: FastifyInstance, remoteAddress: string, forwarded: string) =>
  (await app.inject({ url: '/whose', remoteAddress, headers: { 'x-forwarded-for': forwarded } })).body;

it.each([
  ['default: this machine is trusted', '', '127.0.0.1', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
  ['a header forged by a stranger', '', '9.9.9.9', '6.6.6.6', '9.9.9.9'],
  ['one hop: the last address added', '1', '9.9.9.9', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
  ['two hops', '2', '9.9.9.9', '6.6.6.6, 1.2.3.4, 5.6.7.8', '1.2.3.4'],
  ['a list: the last address that is not on it', '10.0.0.0/8', '10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', '1.2.3.4'],
  ['a list without the caller', '10.0.0.0/8', '9.9.9.9', '1.2.3.4', '9.9.9.9'],
  ['nobody', '0', '127.0.0.1', '1.2.3.4', '127.0.0.1'],
])('%s', async (_, trusted, remote, forwarded, address) => {
  const app = await open({ TRUST_PROXY: trusted });
  expect(await whose(app, remote, forwarded)).toBe(address);
});

it('a forged header that changes with each call does not raise the limit', async () => {
  const app = await open({ RATE_LIMIT: '100', TRUST_PROXY: '1' });
  const statuses: number[] = [];
  for (let call = 0; call < 130; call += 1) {
    const headers = { 'x-forwarded-for': `6.6.6.${call}, 1.2.3.4` };
    statuses.push((await app.inject({ url: call % 2 ? '/whose' : '/nowhere', headers })).statusCode);
  }
  // Unknown paths count, too.
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  const refused = await app.inject({ url: '/whose', headers: { 'x-forwarded-for': '1.2.3.4' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['x-content-type-options']).toBe('nosniff');
  expect(refused.json().errors[0].code).toBe('throttled');
  // Pictures have their own limit, probes none; another address has its own.
  const get = async (url: string, address = '1.2.3.4') =>
    (await app.inject({ url, headers: { 'x-forwarded-for': address } })).statusCode;
  expect([await get('/storage/a.webp'), await get('/health/ready'), await get('/whose', '1.2.3.5')]).toEqual([
    200, 200, 200,
  ]);
});

it('uploads are counted before they are read', async () => {
  const app = await open({});
  const upload = () =>
    app.inject({
      method: 'POST',
      url: '/files',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x--\r\n',
    });
  for (let count = 0; count < 60; count += 1) expect((await upload()).statusCode).toBe(200);
  expect((await upload()).statusCode).toBe(429);
});

it('all limits grow with RATE_LIMIT, but only that of calls shrinks with it', async () => {
  const countsOf = async (rateLimit: string, what: 'uploads' | 'calls') => {
    const limits = createLimits(readConfig({ DEMO: '1', RATE_LIMIT: rateLimit }), {} as Database);
    let passed = 0;
    try {
      for (; passed < 5000; passed += 1) await (what === 'calls' ? limits.take(what, 'a') : limits.count(what, 'a'));
    } catch {
      // Counts to the limit.
    }
    return passed;
  };
  expect([
    await countsOf('1200', 'uploads'),
    await countsOf('2400', 'uploads'),
    await countsOf('10', 'uploads'),
    await countsOf('10', 'calls'),
  ]).toEqual([60, 120, 60, 10]);
});

it('[PLUS-39] shopping lists are counted one by one, each address for itself', async () => {
  const limits = createLimits(readConfig({ DEMO: '1' }), {} as Database);
  const ask = async (address: string) => limits.count('lists', address);
  for (let call = 0; call < 60; call += 1) await ask('1.2.3.4');
  await expect(ask('1.2.3.4')).rejects.toMatchObject({ status: 429 });
  await expect(ask('1.2.3.5')).resolves.toBeUndefined();
});
