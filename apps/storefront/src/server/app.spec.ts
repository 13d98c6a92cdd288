/** The storefront's server as it answers: names, slashes, headers. What a page holds is drawn by others. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import {
  createServer as createHttpServer,
  request as call,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderRequest } from '../entry-server';
import { createServer } from './app';
import { readServerConfig } from './config';

const mockRender = jest.fn(async (request: RenderRequest) => ({
  kind: 'page',
  status: 200,
  html: request.url,
  state: '{}',
  language: 'en',
  direction: 'ltr',
  theme: 'light',
  title: 'A page',
  description: '',
  icon: null,
  image: null,
  canonical: '/help-and-support',
  siteName: 'Shop',
  jsonLd: null,
  route: '/help-and-support',
  module: null,
  messages: [],
}));
jest.mock('../entry-server', () => ({ render: (request: RenderRequest) => mockRender(request) }));

const folder = mkdtempSync(join(tmpdir(), 'shop-client-'));
mkdirSync(join(folder, '.vite'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify({ 'src/entry-client.tsx': { file: 'assets/a.js' } }));
writeFileSync(join(folder, '.vite/modules.json'), '{}');
writeFileSync(join(folder, 'share.png'), '');
writeFileSync(join(folder, 'service-worker.js'), 'worker();');
writeFileSync(join(folder, 'assets/a.js'), '');

let backend: Server;
let asked: IncomingHttpHeaders[] = [];
beforeAll(async () => {
  backend = createHttpServer((request, response) => {
    asked.push(request.headers);
    response.setHeader('content-type', 'application/json').end('{"total_size":1,"data":[{"slug":"a"}]}');
  }).listen(0, '127.0.0.1');
  await new Promise((done) => backend.once('listening', done));
});
afterAll(() => void backend.close());
beforeEach(() => {
  asked = [];
  mockRender.mockClear();
});

const open = (env: Record<string, string>) =>
  createServer(
    readServerConfig({ BACKEND_URL: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`, ...env }),
    folder,
  );
const get = async (app: Awaited<ReturnType<typeof open>>, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers });

describe('names', () => {
  it('a shop answers to its own name alone, and says nobody else’s', async () => {
    const app = await open({ PUBLIC_URL: 'https://shop.example' });
    const page = await get(app, '/help-and-support', { host: 'shop.example' });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<link rel="canonical" href="https://shop.example/help-and-support">');
    for (const path of [
      '/help-and-support',
      '/robots.txt',
      '/sitemap.xml',
      '/sitemaps/pages.xml',
      '/api/v1/config',
      '/storage/city.json',
      '/share.png',
    ]) {
      const answer = await get(app, path, { host: 'evil.example' });
      expect([path, answer.statusCode, answer.body.includes('evil')]).toEqual([path, 421, false]);
      expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    }
    expect(mockRender).toHaveBeenCalledTimes(1);
    expect(asked).toEqual([]);
    await app.close();
  });

  it('what it tells crawlers and the backend begins with its address, whichever of its names was asked', async () => {
    const app = await open({ PUBLIC_URL: 'https://shop.example', ALLOWED_HOSTS: 'inner:4600' });
    const host = { host: 'inner:4600' };
    expect((await get(app, '/robots.txt', host)).body).toContain('Sitemap: https://shop.example/sitemap.xml');
    expect((await get(app, '/sitemap.xml', host)).body).toContain('<loc>https://shop.example/sitemaps/pages.xml</loc>');
    expect((await get(app, '/sitemaps/pages.xml', host)).body).toContain('<loc>https://shop.example/about-us</loc>');
    await get(app, '/api/v1/config', { ...host, 'x-forwarded-host': 'evil.example' });
    await get(app, '/help-and-support', host);
    for (const { 'x-forwarded-host': forwarded, 'x-forwarded-proto': protocol } of asked)
      expect([forwarded, protocol]).toEqual(['shop.example', 'https']);
    expect(asked.length).toBeGreaterThan(2);
    expect(mockRender.mock.calls[0]?.[0].forwarded).toMatchObject({ origin: 'https://shop.example' });
    await app.close();
  });

  it('a demo answers on this machine, and probes are answered anywhere', async () => {
    const app = await open({ DEMO: '1' });
    const page = await get(app, '/help-and-support', { host: 'localhost:4600' });
    expect(page.body).toContain('href="http://localhost:4600/help-and-support"');
    expect((await get(app, '/help-and-support', { host: '192.168.1.5:4600' })).statusCode).toBe(421);
    expect((await get(app, '/health/live', { host: '10.0.0.8:4600' })).statusCode).toBe(200);
    for (const host of ['a b', '[::1', 'x:99999'])
      expect([host, (await get(app, '/help-and-support', { host })).statusCode]).toEqual([host, 400]);
    await app.close();
  });

  it('no shop starts without a name, and a wrong one is told', () => {
    expect(() => readServerConfig({})).toThrow(/^PUBLIC_URL is missing: .*ALLOWED_HOSTS.*DEMO=1/);
    expect(() => readServerConfig({ NODE_ENV: 'production' })).toThrow(/PUBLIC_URL is missing/);
    expect(() => readServerConfig({ PUBLIC_URL: 'https://shop.example/path' })).toThrow(/PUBLIC_URL="https/);
    expect(() => readServerConfig({ PUBLIC_URL: 'shop.example' })).toThrow(/PUBLIC_URL="shop.example"/);
    const bound = readServerConfig({ DEMO: '1', HOST: '192.168.1.5', PORT: '4605' }).hosts;
    expect(bound.of('http', ['192.168.1.5:4605'])).toEqual({ origin: 'http://192.168.1.5:4605' });
  });
});

describe('whose call it is', () => {
  it('the backend is told the address that the proxy saw, not the one that the caller wrote', async () => {
    for (const [trusted, address] of [
      ['1', '1.2.3.4'],
      ['loopback', '1.2.3.4'],
      ['0', '127.0.0.1'],
      ['', '127.0.0.1'],
    ] as const) {
      asked = [];
      const app = await open({ DEMO: '1', TRUST_PROXY: trusted });
      const headers = { host: 'localhost', 'x-forwarded-for': '6.6.6.6, 1.2.3.4' };
      await get(app, '/api/v1/config', headers);
      await get(app, '/help-and-support', headers);
      expect([trusted, asked[0]?.['x-forwarded-for']]).toEqual([trusted, address]);
      expect(mockRender.mock.lastCall?.[0].forwarded).toMatchObject({ 'x-forwarded-for': address });
      await app.close();
    }
  });

  it('an address gets so many pages a minute, whatever it writes', async () => {
    const app = await open({ DEMO: '1', TRUST_PROXY: '1', RATE_LIMIT: '40' });
    const statuses: number[] = [];
    for (let call = 0; call < 15; call += 1)
      statuses.push(
        (await get(app, `/p${call}`, { host: 'localhost', 'x-forwarded-for': `6.6.6.${call}, 1.2.3.4` })).statusCode,
      );
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    const refused = await get(app, '/', { host: 'localhost', 'x-forwarded-for': '1.2.3.4' });
    expect(refused.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await get(app, '/', { host: 'localhost', 'x-forwarded-for': '1.2.3.5' })).statusCode).toBe(200);
    await app.close();
  });
});

describe('pages of an address are counted over all processes', () => {
  /** A backend that counts as ours does, or knows nothing of it. */
  async function counting(isKnown: boolean) {
    const counts = new Map<string, number>();
    let calls = 0;
    const told = jest.spyOn(globalThis, 'fetch');
    const server = createHttpServer((request, response) => {
      let body = '';
      request.on('data', (part) => (body += String(part)));
      request.on('end', () => {
        calls += 1;
        if (!isKnown || request.url !== '/internal/pages') return response.writeHead(404).end('{}');
        const address = String(request.headers['x-forwarded-for']);
        const pages = (counts.get(address) ?? 0) + (JSON.parse(body) as { pages: number }).pages;
        counts.set(address, pages);
        return response
          .setHeader('content-type', 'application/json')
          .end(JSON.stringify({ pages, since: new Date().toISOString() }));
      });
    }).listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
    const env = { BACKEND_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, SHARED_SECONDS: '0' };
    const apps = [await open({ ...env, ...LIMITED }), await open({ ...env, ...LIMITED })];
    return {
      calls: () => calls,
      close: async () => {
        for (const app of apps) await app.close();
        server.close();
        told.mockRestore();
      },
      ask: async (times: number) => {
        const statuses: number[] = [];
        for (let call = 0; call < times; call += 1) {
          const headers = { host: 'localhost', 'x-forwarded-for': '1.2.3.4' };
          statuses.push((await get(apps[call % 2] as (typeof apps)[number], `/p${call}`, headers)).statusCode);
          // What was told is answered, and read, before the next page is asked for.
          for (const { value } of told.mock.results) await (value as Promise<Response>).catch(() => undefined);
          for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setImmediate(done));
        }
        return statuses.filter((status) => status === 200).length;
      },
    };
  }
  const LIMITED = { DEMO: '1', TRUST_PROXY: '1', RATE_LIMIT: '160' };

  it('two give hardly more than one would, and tell the backend of every few alone', async () => {
    const shop = await counting(true);
    const given = await shop.ask(120);
    expect(given).toBeGreaterThanOrEqual(40);
    expect(given).toBeLessThanOrEqual(44);
    expect(shop.calls()).toBeLessThanOrEqual(60);
    await shop.close();
  });

  it('beside a backend that counts none each counts for itself, and asks it once', async () => {
    const shop = await counting(false);
    expect(await shop.ask(120)).toBe(80);
    expect(shop.calls()).toBe(2);
    await shop.close();
  });
});

it('a cache in front keeps pages that name no place, for those who have not just written', async () => {
  const app = await open({ DEMO: '1', CACHE_SECONDS: '60' });
  const kept = async (cookie: string) => {
    const { headers } = await get(app, '/help-and-support', { host: 'localhost', cookie });
    return [headers['cache-control'], headers['surrogate-key']];
  };
  const shared = ['public, max-age=0, s-maxage=60, stale-while-revalidate=60', 'all page'];
  const own = ['private, no-cache', undefined];
  expect(await kept('shop_language=ar-SA')).toEqual(shared);
  const place = encodeURIComponent(JSON.stringify({ lat: 35.9, lng: 14.5, address: 'A street', zoneIds: [1] }));
  expect(await kept(`shop_place=${place}`)).toEqual(own);
  expect(await kept('shop_language=ar-SA; wrote=1')).toEqual(own);
  mockRender.mockResolvedValueOnce({ ...(await mockRender.mock.results[0]?.value), status: 404 });
  expect(await kept('shop_theme=dark')).toEqual(own);
  await app.close();
  const plain = await open({ DEMO: '1' });
  const { headers } = await get(plain, '/help-and-support', { host: 'localhost' });
  expect(headers['cache-control']).toBe('private, no-cache');
  await plain.close();
});

/** As it stands on the line: a client that tidies addresses up would hide what is wrong with them. */
const raw = (at: number, path: string, method = 'GET') =>
  new Promise<IncomingMessage>((done, failed) =>
    call({ host: '127.0.0.1', port: at, path, method }, (answer) => done(answer.resume()))
      .on('error', failed)
      .end(),
  );

it('an unknown word in any setting stops the start, and is named', () => {
  for (const [name, value] of [
    ['DEMO', 'ja'],
    ['NODE_ENV', 'Production'],
    ['PORT', '80a'],
    ['LOG_LEVEL', 'Warn'],
    ['TRUST_PROXY', 'maybe'],
    ['SHARED_SECONDS', '-1'],
    ['MAP_TILES_URL', 'tiles/{z}'],
  ] as const)
    expect(() => readServerConfig({ DEMO: '1', [name]: value })).toThrow(`${name}="${value}" is not valid: `);
});

/** @returns the server's log, the server and its port */
async function openLogged(env: Record<string, string> = {}) {
  const lines: string[] = [];
  const app = await createServer(
    readServerConfig({
      DEMO: '1',
      BACKEND_URL: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
      LOG_LEVEL: 'trace',
      ...env,
    }),
    folder,
    { write: (line) => void lines.push(line) },
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, lines, port: (app.server.address() as AddressInfo).port };
}

describe('what every answer has', () => {
  it('an address that is none is a 400 with the headers, a body that nobody asked for is not read', async () => {
    const { app, port } = await openLogged();
    for (const path of ['/%zz', '/store/%ff%fe', '/api/%zz', 'http://evil.example/']) {
      const answer = await raw(port, path);
      expect([path, answer.statusCode]).toEqual([path, 400]);
      expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    }
    const form = {
      method: 'POST',
      url: '/nowhere',
      headers: { host: 'localhost', 'content-type': 'application/json' },
    } as const;
    const refused = await app.inject({ ...form, payload: '{"a":' });
    expect([refused.statusCode, refused.headers['x-content-type-options']]).toEqual([404, 'nosniff']);
    expect(mockRender).not.toHaveBeenCalled();
    await app.close();
  });

  it('a connection that the caller closes is closed, also where the backend keeps its own', async () => {
    const { app, port } = await openLogged();
    for (const path of ['/help-and-support', '/api/v1/config', '/storage/city.json', '/robots.txt']) {
      const answer = await new Promise<IncomingMessage>((done, failed) =>
        call({ host: '127.0.0.1', port, path, agent: false, headers: { connection: 'close' } }, (got) =>
          done(got.resume()),
        )
          .on('error', failed)
          .end(),
      );
      expect([path, answer.statusCode, answer.headers.connection]).toEqual([path, 200, 'close']);
      expect(answer.headers['keep-alive']).toBeUndefined();
    }
    await app.close();
  });

  it('a picture whose address does not hold together makes no page fail', async () => {
    const page = await mockRender({ url: '/' } as RenderRequest);
    mockRender.mockResolvedValueOnce({ ...page, image: 'http://[' as never });
    const app = await open({ DEMO: '1' });
    const answer = await get(app, '/product/x', { host: 'localhost:4600' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<meta property="og:image" content="http://localhost:4600/share.png">');
    await app.close();
  });

  it('no line of the log holds a token, ticket, phone, guest id or cookie', async () => {
    const { app, lines, port } = await openLogged();
    const headers = { host: 'localhost', authorization: 'Bearer tokensecret-123456', cookie: 'session=cookiesecret' };
    const query =
      'order_id=1&ticket=ticketsecret&contact_number=%2B35621998877&guest_id=4503599627370496&token=tokensecret-123456';
    for (const path of [
      '/api/v1/customer/order/events',
      '/storage/a.webp',
      '/track-order',
      '/health/live',
      '/robots.txt',
      '/payment-mobile/x',
    ])
      await app.inject({ url: `${path}?${query}`, headers });
    await app.inject({ method: 'POST', url: `/nowhere?${query}`, headers, payload: { password: 'very secret words' } });
    await raw(port, `/%zz?${query}`);
    mockRender.mockRejectedValueOnce(new Error('broken'));
    await app.inject({ url: `/track-order?broken&${query}`, headers });
    await app.close();
    const log = lines.join('');
    expect(lines.length).toBeGreaterThan(10);
    expect(log).toContain('/track-order');
    for (const hidden of ['tokensecret', 'ticketsecret', '21998877', '4503599627370496', 'cookiesecret', 'very secret'])
      expect([hidden, log.includes(hidden)]).toEqual([hidden, false]);
  });
});

describe('slashes', () => {
  it('an address that begins with two leads to the one with a single slash, never to another host', async () => {
    const app = await open({ DEMO: '1' });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    for (const [path, to] of [
      ['//anything', '/anything'],
      ['//evil.example/x?y=1', '/evil.example/x?y=1'],
      ['///evil.example', '/evil.example'],
      ['//\\evil.example', '/evil.example'],
      ['/\\evil.example', '/evil.example'],
      ['//api/v1/config', '/api/v1/config'],
      ['//', '/'],
    ] as const) {
      const answer = await raw(port, path);
      expect([path, answer.statusCode, answer.headers.location]).toEqual([path, 301, to]);
      expect(new URL(to, 'http://localhost').host).toBe('localhost');
    }
    expect((await raw(port, '//api/v1/config', 'POST')).statusCode).toBe(404);
    expect([asked.length, mockRender.mock.calls.length]).toEqual([0, 0]);
    await app.close();
  });
});

describe('push messages', () => {
  const push = {
    FIREBASE_WEB: JSON.stringify({ apiKey: 'a', appId: 'b', projectId: 'c', messagingSenderId: 'd' }),
    FIREBASE_VAPID_KEY: 'B'.repeat(87),
  };
  const policyOf = async (env: Record<string, string>) => {
    const app = await open({ DEMO: '1', ...env });
    const { headers } = await get(app, '/help-and-support', { host: 'localhost:4600' });
    await app.close();
    return String(headers['content-security-policy']);
  };

  it('Google is allowed where the shop sends them, and nowhere else', async () => {
    expect(await policyOf(push)).toMatch(
      /connect-src 'self' https:\/\/firebaseinstallations\.googleapis\.com https:\/\/fcm/,
    );
    expect(await policyOf({})).not.toContain('googleapis');
  });

  it('the keys are told to whoever asks, where there are some', async () => {
    const ask = async (env: Record<string, string>) => {
      const app = await open({ DEMO: '1', ...env });
      const answer = await get(app, '/push-keys.json', { host: 'localhost:4600' });
      await app.close();
      return answer;
    };
    expect((await ask(push)).json()).toMatchObject({ projectId: 'c', vapidKey: push.FIREBASE_VAPID_KEY });
    // An address like any other that has no page.
    expect((await ask({})).headers['content-type']).toContain('text/html');
  });

  it('a browser asks each time whether the worker is still the one it has', async () => {
    const app = await open({ DEMO: '1' });
    const worker = await get(app, '/service-worker.js?language=en', { host: 'localhost:4600' });
    expect([worker.body, worker.headers['cache-control']]).toEqual(['worker();', 'no-cache']);
    expect(worker.headers['content-type']).toContain('text/javascript');
    await app.close();
  });
});

describe('errors are seen', () => {
  const report = {
    kind: 'caught',
    name: 'TypeError',
    message: 'no name',
    stack: 'at b',
    components: 'at Broken',
    page: '/store',
  };
  async function openLogged(env: Record<string, string> = {}) {
    const lines: string[] = [];
    const app = await createServer(
      readServerConfig({
        BACKEND_URL: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
        DEMO: '1',
        ...env,
      }),
      folder,
      { write: (line) => void lines.push(line) },
    );
    return { app, lines: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
  }
  type App = Awaited<ReturnType<typeof openLogged>>['app'];
  const send = (app: App, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/client-errors', payload, headers });

  it('what a browser tells stands in the log, with the request and without the person, also where a stranger sent it', async () => {
    const { app, lines } = await openLogged();
    const { statusCode } = await send(app, {
      ...report,
      message: 'order 348201177 of mina@example.com',
      cookie: 'secret',
    });
    expect(statusCode).toBe(204);
    expect(lines()).toHaveLength(1);
    expect(lines()[0]).toMatchObject({
      reqId: expect.any(String),
      clientError: { ...report, message: 'order … of …@…' },
    });
    expect(JSON.stringify(lines())).not.toContain('secret');
    await app.close();
  });

  it('refuses what is no report, too much, or from another site, and writes none of it down', async () => {
    const { app, lines } = await openLogged();
    const refused = await Promise.all([
      send(app, { ...report, kind: 'mine' }),
      send(app, { ...report, message: 'x'.repeat(301) }),
      send(app, { ...report, stack: 'x'.repeat(20_000) }),
      app.inject({
        method: 'POST',
        url: '/client-errors',
        payload: JSON.stringify(report),
        headers: { 'content-type': 'text/plain' },
      }),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 413, 400]);
    expect(lines().filter((line) => 'clientError' in line)).toEqual([]);
    await app.close();
  });

  it('a caller fills no log: twenty a minute', async () => {
    const { app, lines } = await openLogged();
    const codes: number[] = [];
    for (let turn = 0; turn < 25; turn += 1) codes.push((await send(app, report)).statusCode);
    expect(codes.filter((code) => code === 204)).toHaveLength(20);
    expect(codes.slice(20)).toEqual([429, 429, 429, 429, 429]);
    expect(lines().filter((line) => 'clientError' in line)).toHaveLength(20);
    await app.close();
  });

  it('a service for errors hears of both as well, and a DSN that is none is refused', async () => {
    const bodies: string[] = [];
    const service = createHttpServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        bodies.push(body);
        response.end('{}');
      });
    });
    await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
    const { app } = await openLogged({
      SENTRY_DSN: `http://key@127.0.0.1:${(service.address() as AddressInfo).port}/7`,
    });
    await send(app, report);
    mockRender.mockImplementationOnce(async (request: RenderRequest) => {
      request.onError(new RangeError('no price'), { route: '/store/:id', components: 'at Price' });
      return mockRender(request);
    });
    await get(app, '/store/x', { host: 'localhost' });
    await app.close();
    expect(bodies.map((body) => /"from":"(\w+)"/.exec(body)?.[1]).sort()).toEqual(['browser', 'server']);
    expect(bodies.join()).toContain('no price');
    await new Promise((done) => service.close(done));
    await expect(openLogged({ SENTRY_DSN: 'sentry.example' })).rejects.toThrow('https://KEY@HOST/PROJECT');
  });

  it('what the server could not draw stands there with request, route and components', async () => {
    const { app, lines } = await openLogged();
    mockRender.mockImplementationOnce(async (request: RenderRequest) => {
      request.onError(new TypeError('no name'), { route: '/store/:id', components: '\n    at Broken' });
      return mockRender(request);
    });
    expect((await get(app, '/store/x', { host: 'localhost' })).statusCode).toBe(200);
    expect(lines()[0]).toMatchObject({
      level: 50,
      reqId: expect.any(String),
      route: '/store/:id',
      components: expect.stringContaining('Broken'),
      err: { type: 'TypeError', message: 'no name' },
    });
    await app.close();
  });
});
