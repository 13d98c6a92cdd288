/** How many pages one address may request, and how the backend learns that address. */
import { listen, calls, mockRender, openServer, portOf } from './server.spec-helper';

describe('the address of a customer', () => {
  it.each([
    ['1', '1.2.3.4'],
    ['loopback', '1.2.3.4'],
    ['0', '127.0.0.1'],
    ['', '127.0.0.1'],
  ])(
    'is the one that a trusted proxy saw, not the one that the caller wrote: TRUST_PROXY=%s',
    async (TRUST_PROXY, address) => {
      const { get } = await openServer({ TRUST_PROXY });
      const headers = { 'x-forwarded-for': '6.6.6.6, 1.2.3.4' };
      await get('/api/v1/config', headers);
      await get('/help-and-support', headers);
      expect(calls[0]).toMatchObject({ 'x-forwarded-for': address });
      expect(mockRender.mock.lastCall?.[0].forwarded).toMatchObject({ 'x-forwarded-for': address });
    },
  );

  it('gets a limited number of pages a minute, whatever the caller writes', async () => {
    const { get } = await openServer({ TRUST_PROXY: '1', RATE_LIMIT: '40' });
    const statuses: number[] = [];
    for (let call = 0; call < 15; call += 1)
      statuses.push((await get(`/p${call}`, { 'x-forwarded-for': `6.6.6.${call}, 1.2.3.4` })).statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    const refused = await get('/', { 'x-forwarded-for': '1.2.3.4' });
    expect(refused.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await get('/', { 'x-forwarded-for': '1.2.3.5' })).statusCode).toBe(200);
  });
});

describe('two processes', () => {
  /** Two servers before a backend that counts pages as ours does, or has no such call. */
  async function openTwo(isKnown: boolean) {
    const counts = new Map<string, number>();
    let told = 0;
    const fetched = jest.spyOn(globalThis, 'fetch');
    const counting = await listen((request, response) => {
      let body = '';
      request.on('data', (part) => (body += String(part)));
      request.on('end', () => {
        const isCount = request.url === '/internal/pages';
        if (isCount) told += 1;
        if (!isKnown || !isCount) return response.writeHead(404).end('{}');
        const address = String(request.headers['x-forwarded-for']);
        const pages = (counts.get(address) ?? 0) + (JSON.parse(body) as { pages: number }).pages;
        counts.set(address, pages);
        return response
          .setHeader('content-type', 'application/json')
          .end(JSON.stringify({ pages, since: new Date().toISOString() }));
      });
    });
    const env = {
      BACKEND_URL: `http://127.0.0.1:${portOf(counting)}`,
      SHARED_SECONDS: '0',
      TRUST_PROXY: '1',
      RATE_LIMIT: '160',
    };
    const servers = [await openServer(env), await openServer(env)] as const;
    return {
      told: () => told,
      close: () => {
        counting.close();
        fetched.mockRestore();
      },
      /** @returns how many of the pages were sent */
      request: async (times: number) => {
        let sent = 0;
        for (let call = 0; call < times; call += 1) {
          const server = call % 2 ? servers[1] : servers[0];
          const { statusCode } = await server.get(`/p${call}`, { 'x-forwarded-for': '1.2.3.4' });
          sent += statusCode === 200 ? 1 : 0;
          // The count is answered, and read, before the next page is requested.
          for (const { value } of fetched.mock.results) await (value as Promise<Response>).catch(() => undefined);
          for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setImmediate(done));
        }
        return sent;
      },
    };
  }

  it('send hardly more pages than one would, and tell the backend only after every few', async () => {
    const shop = await openTwo(true);
    const sent = await shop.request(120);
    expect(sent).toBeGreaterThanOrEqual(40);
    expect(sent).toBeLessThanOrEqual(44);
    expect(shop.told()).toBeLessThanOrEqual(60);
    shop.close();
  });

  it('count for themselves beside a backend that does not, and ask it once', async () => {
    const shop = await openTwo(false);
    expect(await shop.request(120)).toBe(80);
    expect(shop.told()).toBe(2);
    shop.close();
  });
});
