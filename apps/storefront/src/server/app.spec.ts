/** What the server answers for each host, path and setting. The pages themselves are rendered by others. */
import type { RenderRequest } from '../entry-server';
import { calls, mockRender, openServer, send } from './server.spec-helper';

describe('hosts', () => {
  it('a shop answers only to its own name, and repeats no other', async () => {
    const { get } = await openServer({ PUBLIC_URL: 'https://shop.example' });
    const page = await get('/help-and-support', { host: 'shop.example' });
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
      '/icon.png',
    ]) {
      const answer = await get(path, { host: 'evil.example' });
      expect([path, answer.statusCode, answer.body.includes('evil')]).toEqual([path, 421, false]);
      expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    }
    expect(mockRender).toHaveBeenCalledTimes(1);
    expect(calls).toEqual([]);
  });

  it('crawlers and the backend hear of its public address, whichever of its names was requested', async () => {
    const { get } = await openServer({ PUBLIC_URL: 'https://shop.example', ALLOWED_HOSTS: 'inner:4600' });
    const host = { host: 'inner:4600' };
    expect((await get('/robots.txt', host)).body).toContain('Sitemap: https://shop.example/sitemap.xml');
    expect((await get('/sitemap.xml', host)).body).toContain('<loc>https://shop.example/sitemaps/pages.xml</loc>');
    expect((await get('/sitemaps/pages.xml', host)).body).toContain('<loc>https://shop.example/about-us</loc>');
    await get('/api/v1/config', { ...host, 'x-forwarded-host': 'evil.example' });
    await get('/help-and-support', host);
    for (const { 'x-forwarded-host': forwarded, 'x-forwarded-proto': protocol } of calls)
      expect([forwarded, protocol]).toEqual(['shop.example', 'https']);
    expect(calls.length).toBeGreaterThan(2);
    expect(mockRender.mock.calls[0]?.[0].forwarded).toMatchObject({ origin: 'https://shop.example' });
  });

  it('a demo answers on this machine, and probes are answered everywhere', async () => {
    const { get } = await openServer();
    const page = await get('/help-and-support', { host: 'localhost:4600' });
    expect(page.body).toContain('href="http://localhost:4600/help-and-support"');
    expect((await get('/help-and-support', { host: '192.168.1.5:4600' })).statusCode).toBe(421);
    expect((await get('/health/live', { host: '10.0.0.8:4600' })).statusCode).toBe(200);
    for (const host of ['a b', '[::1', 'x:99999'])
      expect([host, (await get('/help-and-support', { host })).statusCode]).toEqual([host, 400]);
  });
});

it('a cache in front keeps pages that name no place, for customers who have not just written', async () => {
  const { get } = await openServer({ CACHE_SECONDS: '60' });
  const kept = async (cookie: string) => {
    const { headers } = await get('/help-and-support', { cookie });
    return [headers['cache-control'], headers['surrogate-key']];
  };
  const shared = ['public, max-age=0, s-maxage=60, stale-while-revalidate=60', 'all page'];
  const own = ['private, no-cache', undefined];
  expect(await kept('shop_language=ar-SA')).toEqual(shared);
  const place = encodeURIComponent(JSON.stringify({ lat: 35.9, lng: 14.5, address: 'A street', zoneIds: [1] }));
  expect(await kept(`shop_place=${place}`)).toEqual(own);
  expect(await kept('shop_language=ar-SA; wrote=1')).toEqual(own);
  mockRender.mockResolvedValueOnce({ ...(await mockRender({ url: '/' } as RenderRequest)), status: 404 });
  expect(await kept('shop_theme=dark')).toEqual(own);
  const { headers } = await (await openServer()).get('/help-and-support');
  expect(headers['cache-control']).toBe('private, no-cache');
});

describe('every answer', () => {
  it('has the headers for a malformed address, too, and reads no body where there is no route', async () => {
    const { app, listen } = await openServer();
    const port = await listen();
    for (const path of ['/%zz', '/store/%ff%fe', '/api/%zz', 'http://evil.example/']) {
      const answer = await send(port, path);
      expect([path, answer.statusCode]).toEqual([path, 400]);
      expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    }
    const headers = { 'content-type': 'application/json' };
    const refused = await app.inject({ method: 'POST', url: '/nowhere', headers, payload: '{"a":' });
    expect([refused.statusCode, refused.headers['x-content-type-options']]).toEqual([404, 'nosniff']);
    expect(mockRender).not.toHaveBeenCalled();
  });

  it('closes the connection when the caller does, even where the backend keeps its own', async () => {
    const port = await (await openServer()).listen();
    for (const path of ['/help-and-support', '/api/v1/config', '/storage/city.json', '/robots.txt']) {
      const { statusCode, headers } = await send(port, path, { agent: false, headers: { connection: 'close' } });
      expect([path, statusCode, headers.connection]).toEqual([path, 200, 'close']);
      expect(headers['keep-alive']).toBeUndefined();
    }
  });

  it('says in the customer’s language that the backend is away', async () => {
    const { get } = await openServer({ BACKEND_URL: 'http://127.0.0.1:1' });
    for (const [language, message] of [
      ['en', 'We cannot reach the shop. Nothing is lost. Try again in a moment.'],
      ['ar', 'تعذّر الاتصال بالمتجر. لم تفقد شيئًا. حاول مرة أخرى بعد قليل.'],
    ] as const) {
      const answer = await get('/api/v1/config', { 'x-localization': language });
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '3']);
      expect(answer.json()).toEqual({ errors: [{ code: 'unavailable', message }] });
    }
  });

  it('is a page even when the address of its picture is invalid', async () => {
    const page = await mockRender({ url: '/' } as RenderRequest);
    mockRender.mockResolvedValueOnce({ ...page, image: 'http://[' });
    const { get } = await openServer();
    const answer = await get('/product/x', { host: 'localhost:4600' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<meta property="og:image" content="http://localhost:4600/share.png">');
  });
});

it('an address that begins with two slashes redirects to the one with a single slash, never to another host', async () => {
  const port = await (await openServer()).listen();
  for (const [path, to] of [
    ['//anything', '/anything'],
    ['//evil.example/x?y=1', '/evil.example/x?y=1'],
    ['///evil.example', '/evil.example'],
    ['//\\evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['//api/v1/config', '/api/v1/config'],
    ['//', '/'],
  ] as const) {
    const answer = await send(port, path);
    expect([path, answer.statusCode, answer.headers.location]).toEqual([path, 301, to]);
    expect(new URL(to, 'http://localhost').host).toBe('localhost');
  }
  expect((await send(port, '//api/v1/config', { method: 'POST' })).statusCode).toBe(404);
  expect([calls.length, mockRender.mock.calls.length]).toEqual([0, 0]);
});

describe('push messages', () => {
  const push = {
    FIREBASE_WEB: JSON.stringify({ apiKey: 'a', appId: 'b', projectId: 'c', messagingSenderId: 'd' }),
    FIREBASE_VAPID_KEY: 'B'.repeat(87),
  };
  const get = async (url: string, env: Record<string, string>) => (await openServer(env)).get(url);

  it('Google is allowed only where the shop sends them', async () => {
    const policyOf = async (env: Record<string, string>) =>
      String((await get('/help-and-support', env)).headers['content-security-policy']);
    expect(await policyOf(push)).toMatch(
      /connect-src 'self' https:\/\/firebaseinstallations\.googleapis\.com https:\/\/fcm/,
    );
    expect(await policyOf({})).not.toContain('googleapis');
  });

  it('the keys are public where there are some', async () => {
    const keys = await get('/push-keys.json', push);
    expect(keys.json()).toMatchObject({ projectId: 'c', vapidKey: push.FIREBASE_VAPID_KEY });
    // An address like any other that has no page.
    expect((await get('/push-keys.json', {})).headers['content-type']).toContain('text/html');
  });

  it('notifications have a picture of a kind that systems show', async () => {
    expect((await get('/icon.png', {})).headers['content-type']).toBe('image/png');
  });

  it('a browser checks each time whether its worker is still the current one', async () => {
    const worker = await get('/service-worker.js?language=en', {});
    expect([worker.body, worker.headers['cache-control']]).toEqual(['worker();', 'no-cache']);
    expect(worker.headers['content-type']).toContain('text/javascript');
  });
});
