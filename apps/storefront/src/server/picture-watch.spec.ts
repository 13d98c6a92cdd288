/** How the server learns of which hosts the backend sends pictures, and how strangers fail to teach it others. */
import type { IncomingMessage, Server } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { RenderRequest } from '../entry-server';
import { listen, mockRender, openServer, portOf } from './server.spec-helper';

const OWN = "img-src 'self' data: blob:";
const ITEMS = '/api/v1/items/popular?limit=10';
const item = (host: string) => ({ products: [{ name: 'Milk', image_full_url: `https://${host}/milk.png` }] });

type Answer = (request: IncomingMessage) => {
  body: unknown;
  headers?: Record<string, string>;
  status?: number;
  /** Answers then. */
  until?: Promise<void>;
};
let backend: Server;
let answer: Answer;
/** What the backend was asked, by browsers and by the server itself. */
let asked: IncomingMessage[] = [];
beforeAll(async () => {
  backend = await listen(async (request, response) => {
    asked.push(request);
    const { body, headers = {}, status = 200, until } = answer(request);
    await until;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
  });
});
afterAll(() => void backend.close());
const fetched = jest.spyOn(globalThis, 'fetch');
const parsed = jest.spyOn(Response.prototype, 'json');
beforeEach(() => {
  asked = [];
  answer = () => ({ body: {} });
});

async function openShop() {
  const server = await openServer({ BACKEND_URL: `http://127.0.0.1:${portOf(backend)}`, SHARED_SECONDS: '0' });
  /** Waits for what the server does after an answer: readings, and questions of its own. */
  const settled = async () => {
    const pending = () => [...fetched.mock.results, ...parsed.mock.results];
    let before = -1;
    while (before !== pending().length) {
      before = pending().length;
      for (const { value } of pending()) await (value as Promise<unknown>).catch(() => undefined);
      for (let turn = 0; turn < 10; turn += 1) await new Promise((done) => setImmediate(done));
    }
  };
  return {
    ...server,
    /** A browser's call. */
    call: async (url: string, headers: Record<string, string> = {}) => {
      const response = await server.get(url, headers);
      await settled();
      return response;
    },
    settled,
    policy: async (configured: string[] = []) => {
      const page = await mockRender({ url: '/' } as RenderRequest);
      mockRender.mockResolvedValueOnce({ ...page, pictures: { configured, shown: [] } } as never);
      const { headers } = await server.get(`/help-and-support?${Math.random()}`);
      return {
        enforced: /img-src [^;]*/.exec(String(headers['content-security-policy']))?.[0],
        reported: headers['content-security-policy-report-only'],
      };
    },
    warned: () =>
      server.lines.map((line) => (JSON.parse(line) as { host?: string }).host).filter((host) => host !== undefined),
  };
}
const OPEN = { enforced: `${OWN} https: https://pictures.example`, reported: `${OWN};report-uri /policy-reports` };
const STRICT = { enforced: OWN, reported: undefined };

it('a host that only an answer to a browser names is shown and reported from the next page on, and the log says so', async () => {
  const shop = await openShop();
  expect(await shop.policy()).toEqual(STRICT);
  await shop.settled();
  answer = ({ url }) => ({ body: url === ITEMS ? item('pictures.example') : {} });
  const { body } = await shop.call(ITEMS);
  expect(JSON.parse(body)).toEqual(item('pictures.example'));
  expect(await shop.policy()).toEqual(OPEN);
  expect(shop.warned()).toEqual(['https://pictures.example']);
});

it.each([
  ['br', brotliCompressSync],
  ['gzip', gzipSync],
  ['deflate', deflateSync],
])('an answer may be compressed: %s', async (encoding, compress) => {
  const shop = await openShop();
  answer = ({ headers }) => {
    const whole = JSON.stringify(item('pictures.example'));
    // The server's own question accepts what its client reads.
    return String(headers['accept-encoding']).includes(encoding)
      ? { body: compress(whole), headers: { 'content-encoding': encoding } }
      : { body: Buffer.from(whole) };
  };
  const { rawPayload } = await shop.call(ITEMS, { 'accept-encoding': encoding });
  expect(rawPayload).toEqual(compress(JSON.stringify(item('pictures.example'))));
  expect((await shop.policy()).reported).toBeDefined();
});

it('hosts of the configuration and the shop’s own pictures are no others', async () => {
  const shop = await openShop();
  answer = ({ headers: { 'x-forwarded-host': host } }) => ({
    body: { a: item('cdn.example'), b: { logo: `http://${host}/uploads/a.png` }, c: item('x.example/storage/product') },
  });
  await shop.call(ITEMS, { host: 'localhost' });
  expect(await shop.policy(['https://cdn.example'])).toEqual({
    enforced: `${OWN} https://cdn.example`,
    reported: undefined,
  });
  expect(shop.warned()).toEqual([]);
});

describe('a stranger opens nothing', () => {
  it('by what a call carries: the server asks once more as nobody, and believes that answer alone', async () => {
    const shop = await openShop();
    // A backend that writes addresses by headers, and one that answers a customer what that customer wrote.
    answer = ({ headers }) => ({
      body:
        headers['x-forwarded-port'] || headers.authorization || headers.cookie
          ? item('evil.example')
          : item('localhost'),
    });
    for (const headers of [
      { 'x-forwarded-port': '8443' },
      { authorization: 'Bearer mine' },
      { cookie: 'session=1' },
    ] as Record<string, string>[])
      await shop.call(ITEMS, { host: 'localhost', zoneid: '[1]', ...headers });
    const own = asked.filter(
      ({ headers }) => headers['x-forwarded-port'] === undefined && !headers.authorization && !headers.cookie,
    );
    expect(own).toHaveLength(3);
    expect(own[0]?.headers).toMatchObject({
      zoneid: '[1]',
      'x-forwarded-host': 'localhost',
      'x-forwarded-for': '127.0.0.1',
    });
    const { enforced } = await shop.policy();
    expect(enforced).not.toContain('evil');
    expect(shop.warned().join()).not.toContain('evil');
  });

  it.each([
    '/api/v1/customer/cart/list?guest_id=1',
    '/api/v1/customer/message/details',
    '/api/v1/items/reviews/3',
    '/api/v1/config/place-api-details?placeid=1',
    '/api/v1/items/%2e%2e/customer/cart/list?guest_id=1',
  ])('by what it wrote itself: %s is not read', async (url) => {
    const shop = await openShop();
    answer = () => ({ body: item('evil.example') });
    await shop.call(url);
    answer = () => ({ body: {} });
    expect(await shop.policy()).toEqual(STRICT);
    expect(asked.filter(({ headers }) => headers['x-forwarded-for'])).toHaveLength(1);
  });

  it('by answers that are refused, no JSON, broken, or too large', async () => {
    const shop = await openShop();
    const evil = { ...item('evil.example') };
    const large = { ...evil, filler: 'x'.repeat(600_000) };
    const answers: ReturnType<Answer>[] = [
      { body: evil, status: 404 },
      { body: evil, headers: { 'content-type': 'text/html' } },
      { body: Buffer.from('{"image":"https://evil.example/a.png"') },
      { body: large },
      { body: gzipSync(JSON.stringify(large)), headers: { 'content-encoding': 'gzip' } },
      { body: Buffer.from('no gzip'), headers: { 'content-encoding': 'gzip' } },
      { body: evil, headers: { 'content-encoding': 'unknown' } },
    ];
    for (const one of answers) {
      answer = () => one;
      await shop.call(ITEMS);
    }
    expect(asked).toHaveLength(answers.length);
    answer = () => ({ body: {} });
    expect(await shop.policy()).toEqual(STRICT);
  });

  it('by many calls: the server asks ten times a minute at most, and large answers pass whole', async () => {
    const shop = await openShop();
    answer = ({ url, headers }) => ({ body: headers.cookie ? item(`evil${url?.replace(/\D/g, '')}.example`) : {} });
    for (let turn = 0; turn < 30; turn += 1) await shop.call(`/api/v1/items/details/${turn}`, { cookie: 'a=b' });
    expect(asked.filter(({ headers }) => !headers.cookie)).toHaveLength(10);
    answer = () => ({ body: { filler: 'x'.repeat(2_000_000) } });
    expect((await shop.call(ITEMS)).body).toHaveLength(JSON.stringify({ filler: 'x'.repeat(2_000_000) }).length);
  });
});

/** Two modules, one of which shows a picture of another host in its campaigns. */
const sampled: Answer = ({ url, headers }) => {
  if (url === '/api/v1/module') return { body: [{ id: 1 }, { id: 2 }] };
  if (url === '/api/v1/zone/list') return { body: [{ id: 4 }] };
  const isShown = headers.moduleid === '2' && headers.zoneid === '[4]' && url?.includes('campaigns');
  return { body: isShown ? item('pictures.example') : [] };
};

it('the first page waits until the server has asked for a sample of all modules: it shows pictures of a host that no page named', async () => {
  const shop = await openShop();
  answer = sampled;
  expect(await shop.policy()).toEqual(OPEN);
  expect(new Set(asked.map(({ headers }) => headers['x-forwarded-host']))).toEqual(new Set(['localhost']));
  // Once an hour is enough.
  const before = asked.length;
  await shop.policy();
  await shop.settled();
  expect(asked).toHaveLength(before);
});

it('a page that comes before the sample refuses no picture, and reports', async () => {
  const shop = await openShop();
  let goOn = () => undefined as void;
  const held = new Promise<void>((done) => (goOn = done));
  answer = ({ url }) => (url === '/api/v1/module' ? { body: [], until: held } : { body: [] });
  const open = { enforced: `${OWN} https:`, reported: `${OWN};report-uri /policy-reports` };
  expect(await shop.policy()).toEqual(open);
  goOn();
  await shop.settled();
  expect(await shop.policy()).toEqual(STRICT);
});

it('a backend that did not answer is asked again after a minute, and until then nothing is refused', async () => {
  const shop = await openShop();
  answer = () => ({ body: {}, status: 503 });
  const time = jest.spyOn(performance, 'now');
  expect((await shop.policy()).reported).toBe(`${OWN};report-uri /policy-reports`);
  const before = asked.length;
  answer = sampled;
  expect((await shop.policy()).reported).toBe(`${OWN};report-uri /policy-reports`);
  expect(asked).toHaveLength(before);
  const now = performance.now();
  time.mockReturnValue(now + 61_000);
  expect(await shop.policy()).toEqual(OPEN);
  time.mockRestore();
});

it('a server that closes asks nothing more', async () => {
  const shop = await openShop();
  let closed: Promise<unknown> | null = null;
  answer = ({ url }) => {
    if (url === '/api/v1/module') return { body: [{ id: 1 }, { id: 2 }] };
    if (url === '/api/v1/banners') closed ??= shop.app.close();
    return { body: [] };
  };
  await shop.policy();
  await shop.settled();
  expect(closed).not.toBeNull();
  await closed;
  await shop.settled();
  expect(asked.filter(({ headers }) => headers.moduleid === '1').length).toBeGreaterThan(0);
  expect(asked.filter(({ headers }) => headers.moduleid === '2')).toEqual([]);
});
