/** Whose pictures a page may show, and what the log hears of others. */
import type { RenderRequest } from '../entry-server';
import { pictureOrigins } from './picture-hosts';
import { mockRender, openServer } from './server.spec-helper';

const OWN = "img-src 'self' data: blob:";
const directive = (policy: unknown, name = 'img-src') =>
  String(policy)
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(name));
const warningsOf = (lines: string[]) =>
  lines.map((line) => JSON.parse(line) as { host?: string; msg: string }).filter(({ host }) => host !== undefined);
/** The next page names these origins. */
async function show(pictures: { configured?: string[]; shown?: string[] }) {
  const page = await mockRender({ url: '/' } as RenderRequest);
  mockRender.mockResolvedValueOnce({ ...page, pictures: { configured: [], shown: [], ...pictures } } as never);
}
type Server = Awaited<ReturnType<typeof openServer>>;
async function policies({ get }: Server, url = `/help-and-support?${Math.random()}`) {
  const { headers } = await get(url);
  return {
    enforced: directive(headers['content-security-policy']),
    reported: headers['content-security-policy-report-only'],
  };
}

it('a page shows pictures of the shop alone, and a browser reports what it refused', async () => {
  const server = await openServer();
  const { headers } = await server.get('/help-and-support');
  expect(directive(headers['content-security-policy'])).toBe(OWN);
  expect(directive(headers['content-security-policy'], 'report-uri')).toBe('report-uri /policy-reports');
  expect(headers['content-security-policy-report-only']).toBeUndefined();
  for (const path of ['/robots.txt', '/health/live', '/nowhere.png'])
    expect(directive((await server.get(path)).headers['content-security-policy'])).toBe(OWN);
});

it('and of the hosts that the configuration names, which may differ from page to page', async () => {
  const server = await openServer();
  await show({ configured: ['https://cdn.example'], shown: ['https://cdn.example'] });
  expect(await policies(server)).toEqual({ enforced: `${OWN} https://cdn.example`, reported: undefined });
  expect((await policies(server)).enforced).toBe(OWN);
  expect(warningsOf(server.lines)).toEqual([]);
});

it.each([
  [
    { PICTURE_HOSTS: 'cdn.example, *.img.example:8443,http://plain.example' },
    'https://cdn.example https://*.img.example:8443 http://plain.example',
  ],
  [{ MAP_TILES_URL: 'https://{s}.tile.example/{z}/{x}/{y}.png' }, 'https://*.tile.example'],
  [{ MAP_TILES_URL: 'https://tiles-{s}.example/{z}/{x}/{y}.png' }, 'https://*.example'],
  [{ MAP_TILES_URL: 'http://tiles.example:8080/{z}/{x}/{y}.png' }, 'http://tiles.example:8080'],
  [
    { GOOGLE_MAPS_KEY: 'k' },
    'https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com https://*.ggpht.com',
  ],
])('with %j also those of the settings', async (env, sources) => {
  expect((await policies(await openServer(env as Record<string, string>))).enforced).toBe(`${OWN} ${sources}`);
});

it.each(['https://cdn.example/path', 'cdn.example;script-src *', "'unsafe-inline'", '*', 'a b'])(
  'PICTURE_HOSTS=%s stops the start',
  async (host) => {
    await expect(openServer({ PICTURE_HOSTS: host })).rejects.toThrow('PICTURE_HOSTS');
  },
);

it('a backend whose pictures lie elsewhere sells with them: they are shown and reported, and the log names host and setting', async () => {
  const server = await openServer();
  await show({ configured: ['https://cdn.example'], shown: ['https://pictures.example', 'http://old.example:81'] });
  const own = `${OWN} https://cdn.example`;
  expect(await policies(server)).toEqual({
    enforced: `${own} https: https://pictures.example http://old.example:81`,
    reported: `${own};report-uri /policy-reports`,
  });
  const warnings = warningsOf(server.lines);
  expect(warnings.map(({ host }) => host)).toEqual(['https://pictures.example', 'http://old.example:81']);
  expect(warnings[0]?.msg).toMatch(/pictures\.example.*base_urls.*PICTURE_HOSTS=https:\/\/pictures\.example/);
  // Pages that show none of them lead to pages that do. The log is not told again.
  expect((await policies(server)).enforced).toContain(' https: ');
  await show({ shown: ['https://pictures.example'] });
  await policies(server);
  expect(warningsOf(server.lines)).toHaveLength(2);
  // Once the configuration names them, they are all there is.
  await show({ configured: ['https://pictures.example', 'http://old.example:81'] });
  expect(await policies(server)).toEqual({
    enforced: `${OWN} https://pictures.example http://old.example:81`,
    reported: undefined,
  });
});

it('a host that a setting allows is no other one, whichever name of it', async () => {
  const server = await openServer({ PICTURE_HOSTS: '*.cdn.example,b.example' });
  await show({ shown: ['https://a.cdn.example', 'https://b.example'] });
  expect((await policies(server)).reported).toBeUndefined();
  await show({ shown: ['https://cdn.example.evil.example', 'https://evilcdn.example', 'http://b.example'] });
  expect((await policies(server)).reported).toBeDefined();
  expect(warningsOf(server.lines).map(({ host }) => host)).toEqual([
    'https://cdn.example.evil.example',
    'https://evilcdn.example',
    'http://b.example',
  ]);
});

it('the origins of a page are those of its configuration and of its pictures, not of its links', () => {
  const shop = 'https://shop.example';
  const state = JSON.stringify({
    items: [
      { image: { url: 'https://pictures.example/a.png', tint: '#fff' } },
      { image: { url: '//old.example/b.png', tint: null } },
      { image: { url: '/storage/c.png', tint: null } },
      { image: { url: `${shop}/storage/d.png`, tint: null } },
      { image: { url: 'data:image/png;base64,AA', tint: null } },
    ],
    social: [{ name: 'x', url: 'https://facebook.example/shop' }],
  });
  const folders = {
    item: 'https://cdn.example/items',
    banner: `${shop}/storage/banner`,
    odd: 'not an address',
    none: '',
  };
  const config = { folders, logo: 'https://logo.example/a.svg', favIcon: null } as never;
  expect(pictureOrigins(config, state, shop)).toEqual({
    configured: ['https://cdn.example', 'https://logo.example'],
    shown: ['https://pictures.example', 'https://old.example'],
  });
  expect(pictureOrigins(null, '{}', shop)).toEqual({ configured: [], shown: [] });
});

describe('a report of a browser', () => {
  const report = (over: object = {}) => ({
    'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://a.example/x.png', ...over },
  });
  const post = ({ app }: Server, payload: object | string, type = 'application/csp-report') =>
    app.inject({
      method: 'POST',
      url: '/policy-reports',
      headers: { 'content-type': type },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });

  it('names the host of a refused picture in the log, once, and allows nothing', async () => {
    const server = await openServer();
    for (const uri of ['https://a.example/x.png', 'https://a.example/y.png', 'https://b.example/z'])
      expect((await post(server, report({ 'blocked-uri': uri }))).statusCode).toBe(204);
    await post(server, report({ 'effective-directive': 'script-src-elem', 'blocked-uri': 'https://c.example/x.js' }));
    await post(server, report({ 'blocked-uri': 'chrome-extension' }));
    const warnings = warningsOf(server.lines);
    expect(warnings.map(({ host }) => host)).toEqual(['https://a.example', 'https://b.example']);
    expect(warnings[0]?.msg).toMatch(/not shown.*PICTURE_HOSTS=https:\/\/a\.example/);
    expect(server.lines.join('')).not.toContain('x.png');
    expect((await policies(server)).enforced).toBe(OWN);
  });

  it('is refused when it is none, too large or one of too many, and never fills the log', async () => {
    const server = await openServer();
    const codes = await Promise.all([
      post(server, '{broken'),
      post(server, {}),
      post(server, { 'csp-report': { 'blocked-uri': {} } }),
      post(server, report({ 'blocked-uri': 'x'.repeat(20_000) })),
      post(server, 'text', 'text/plain'),
    ]);
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 413, 400]);
    const sent: number[] = [];
    for (let turn = 0; turn < 30; turn += 1)
      sent.push((await post(server, report({ 'blocked-uri': `https://h${turn}.example/` }))).statusCode);
    expect(sent.filter((code) => code === 429)).toHaveLength(10);
    expect(warningsOf(server.lines)).toHaveLength(20);
  });
});
