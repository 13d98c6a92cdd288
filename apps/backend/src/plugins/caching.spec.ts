/** Cache headers of all responses, also of early responses and of unknown paths. */
import { readableAddress } from '@shop/util/edge';
import Fastify, { type FastifyInstance } from 'fastify';
import { request as call, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig, requireHosts } from '../config';
import { registerCaching } from './caching';
import { registerErrors } from './errors';
import { registerForms } from './forms';
import { registerSecurityHeaders } from './guard';
import { registerLimits } from './limits';
import { registerPlace } from './place';
import { registerResponseCache } from './response-cache';

const taken: string[] = [];
let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify({ rewriteUrl: readableAddress });
  registerErrors(app);
  registerSecurityHeaders(app);
  registerPlace(app, requireHosts(readConfig({ DEMO: '1' })), (path) => path);
  registerLimits(app, { take: (what, address) => void taken.push(`${what} ${address}`) });
  registerResponseCache(app, 60);
  await registerForms(app, '/tmp/shop-spec/incoming');
  registerCaching(app, 30);
  await app.register(async (scope) => {
    scope.get('/api/list', { config: { shared: true } }, async () => ({ list: [Math.random()] }));
    scope.get('/api/items', { config: { shared: 'anywhere' } }, async () => ({
      products: [{ id: 7, store_id: 5, add_ons: [{ id: 1 }] }],
      stores: [{ id: 6, zone_id: 2 }],
    }));
    scope.get('/api/mine', async () => ({ name: 'Mina' }));
    scope.get('/api/kept', async (_request, reply) => reply.header('cache-control', 'public, max-age=60').send({}));
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());
beforeEach(() => void (taken.length = 0));

it('personal responses are not stored; a list varies by the headers of the place', async () => {
  const headersOf = async (url: string) => (await app.inject({ url })).headers;
  expect((await headersOf('/api/mine'))['cache-control']).toBe('private, no-store');
  expect((await headersOf('/api/nothing'))['cache-control']).toBe('private, no-store');
  expect((await headersOf('/api/kept'))['cache-control']).toBe('public, max-age=60');
  for (const turn of ['made', 'given again']) {
    const headers = await headersOf('/api/list');
    expect([turn, headers.vary, headers['cache-control']]).toEqual([
      turn,
      'zoneId, zone-id, moduleId, module-id, X-localization, latitude, longitude',
      'public, max-age=0, s-maxage=30, stale-while-revalidate=30',
    ]);
  }
});

it('shared responses carry surrogate keys, cached ones too; signed-in clients and recent writers get private responses', async () => {
  const ask = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/api/items', headers: { zoneid: '[2]', moduleid: '3', ...headers } })).headers;
  const keys = 'all language-en zone-2 module-3 item-7 store-5 store-6';
  for (const turn of ['made', 'given again']) expect([turn, (await ask({}))['surrogate-key']]).toEqual([turn, keys]);
  const own: Record<string, string>[] = [
    { authorization: 'Bearer x' },
    { authorization: 'nothing known' },
    { cookie: 'a=b; wrote=1' },
  ];
  for (const headers of own) {
    const answer = await ask(headers);
    expect([answer['cache-control'], answer['surrogate-key']]).toEqual(['private, no-store', undefined]);
  }
});

it('a cached response is rate-limited and carries the headers', async () => {
  const first = await app.inject({ url: '/api/list?again' });
  taken.length = 0;
  const again = await app.inject({ url: '/api/list?again' });
  expect(again.body).toBe(first.body);
  expect(taken).toEqual(['calls 127.0.0.1']);
  expect(again.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.any(String),
  });
});

const raw = (path: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((done, failed) =>
    call({ host: '127.0.0.1', port: (app.server.address() as AddressInfo).port, path, headers }, (answer) =>
      done(answer.resume()),
    )
      .on('error', failed)
      .end(),
  );

it.each(['/api/%zz', '/api/mine/%ff%fe', '/%', 'http://evil.example/api/mine'])(
  'the address %s is a 400 like any other answer',
  async (path) => {
    const answer = await raw(path);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-type': expect.stringContaining('json'),
    });
    expect(taken).toEqual(['calls 127.0.0.1']);
  },
);

it('a connection that the caller closes is closed', async () => {
  expect((await raw('/api/mine', { connection: 'close' })).headers.connection).toBe('close');
});
