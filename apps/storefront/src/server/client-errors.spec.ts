/** What the log and the error service hear: errors of browsers and of the server, and nothing of the customer. */
import type { RenderRequest } from '../entry-server';
import { listen, mockRender, openServer, portOf, send } from './server.spec-helper';

const report = {
  kind: 'caught',
  name: 'TypeError',
  message: 'no name',
  stack: 'at b',
  components: 'at Broken',
  page: '/store',
};
type Server = Awaited<ReturnType<typeof openServer>>;
const post = ({ app }: Server, payload: object | string, headers = {}) =>
  app.inject({ method: 'POST', url: '/client-errors', payload, headers });
const entriesOf = ({ lines }: Server) => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
const reportsOf = (server: Server) => entriesOf(server).filter((entry) => 'clientError' in entry);
/** The next page is rendered, but for a part that throws. */
const breakPart = (error: Error, components: string) =>
  mockRender.mockImplementationOnce(async (request: RenderRequest) => {
    request.onError(error, { route: '/store/:id', components });
    return mockRender(request);
  });

describe('an error in a browser', () => {
  it('[PLUS-54] is logged with the request and without the customer, whoever sends it', async () => {
    const server = await openServer();
    const sent = { ...report, message: 'order 348201177 of mina@example.com', cookie: 'secret' };
    expect((await post(server, sent)).statusCode).toBe(204);
    expect(entriesOf(server)).toEqual([
      expect.objectContaining({
        reqId: expect.any(String),
        clientError: { ...report, message: 'order … of …@…' },
      }),
    ]);
    expect(server.lines.join()).not.toContain('secret');
  });

  it('is refused, and not logged, when it is no report, too large, or comes from another site', async () => {
    const server = await openServer();
    const refused = await Promise.all([
      post(server, { ...report, kind: 'mine' }),
      post(server, { ...report, message: 'x'.repeat(301) }),
      post(server, { ...report, stack: 'x'.repeat(20_000) }),
      post(server, JSON.stringify(report), { 'content-type': 'text/plain' }),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 413, 400]);
    expect(reportsOf(server)).toEqual([]);
  });

  it('is logged twenty times a minute for each caller, so that nobody fills the log', async () => {
    const server = await openServer();
    const codes: number[] = [];
    for (let turn = 0; turn < 25; turn += 1) codes.push((await post(server, report)).statusCode);
    expect(codes.filter((code) => code === 204)).toHaveLength(20);
    expect(codes.slice(20)).toEqual([429, 429, 429, 429, 429]);
    expect(reportsOf(server)).toHaveLength(20);
  });
});

it('the error service hears of errors in browsers and on the server, and an invalid DSN is refused', async () => {
  const bodies: string[] = [];
  const service = await listen((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      bodies.push(body);
      response.end('{}');
    });
  });
  const server = await openServer({ SENTRY_DSN: `http://key@127.0.0.1:${portOf(service)}/7` });
  await post(server, report);
  breakPart(new RangeError('no price'), 'at Price');
  await server.get('/store/x');
  await server.app.close();
  expect(bodies.map((body) => /"from":"(\w+)"/.exec(body)?.[1]).sort()).toEqual(['browser', 'server']);
  expect(bodies.join()).toContain('no price');
  await new Promise((done) => service.close(done));
  await expect(openServer({ SENTRY_DSN: 'sentry.example' })).rejects.toThrow('https://KEY@HOST/PROJECT');
});

it('[PLUS-54] a part that the server could not render is logged with request, route and components', async () => {
  const server = await openServer();
  breakPart(new TypeError('no name'), '\n    at Broken');
  expect((await server.get('/store/x')).statusCode).toBe(200);
  expect(entriesOf(server)[0]).toMatchObject({
    level: 50,
    reqId: expect.any(String),
    route: '/store/:id',
    components: expect.stringContaining('Broken'),
    err: { type: 'TypeError', message: 'no name' },
  });
});

it('no line of the log holds a token, ticket, phone, guest id or cookie', async () => {
  const { app, lines, get, listen: start } = await openServer({ LOG_LEVEL: 'trace' });
  const port = await start();
  const headers = { authorization: 'Bearer tokensecret-123456', cookie: 'session=cookiesecret' };
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
    await get(`${path}?${query}`, headers);
  await app.inject({ method: 'POST', url: `/nowhere?${query}`, headers, payload: { password: 'very secret words' } });
  await send(port, `/%zz?${query}`);
  mockRender.mockRejectedValueOnce(new Error('broken'));
  await get(`/track-order?broken&${query}`, headers);
  await app.close();
  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(10);
  expect(log).toContain('/track-order');
  for (const hidden of ['tokensecret', 'ticketsecret', '21998877', '4503599627370496', 'cookiesecret', 'very secret'])
    expect([hidden, log.includes(hidden)]).toEqual([hidden, false]);
});
