/** A storefront's server over a small build, with a mocked renderer and a backend that answers every call alike. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { RequestListener, RequestOptions, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderedPage, RenderRequest } from '../entry-server';
import { createServer } from './app';
import { readServerConfig } from './config';

export const mockRender = jest.fn(async ({ url }: RenderRequest): Promise<RenderedPage> => ({
  kind: 'page',
  status: 200,
  html: url,
  state: '{}',
  language: 'en',
  direction: 'ltr',
  module: null,
  theme: 'light',
  title: 'A page',
  description: '',
  icon: null,
  image: null,
  canonical: '/help-and-support',
  siteName: 'Shop',
  jsonLd: null,
  texts: 'slow|broken|again|home',
  definitions: [],
  slotsOf: null,
  namespaces: [],
  pictures: { configured: [], shown: [] },
}));
jest.mock('../entry-server', () => ({
  render: (asked: RenderRequest) => mockRender(asked),
  routes: Object.entries({ '/about-us': true, '/orders/:id': 'never', '/shops/:id': 'stores' }).map(
    ([path, indexed]) => ({ path, definition: async () => ({ page: { indexed } }) }),
  ),
}));

const folder = mkdtempSync(join(tmpdir(), 'shop-client-'));
mkdirSync(join(folder, '.vite'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify({ 'src/entry-client.tsx': { file: 'assets/a.js' } }));
writeFileSync(join(folder, '.vite/modules.json'), '{}');
for (const name of ['share.png', 'icon.png']) writeFileSync(join(folder, name), '');
writeFileSync(join(folder, 'service-worker.js'), 'worker();');
writeFileSync(join(folder, 'assets/a.js'), '');

export const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** @returns a server on a free port of this machine */
export async function listen(answer: RequestListener): Promise<Server> {
  const server = createHttpServer(answer).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  return server;
}

let backend: Server;
/** Headers of the calls for customers that reached the backend; the server asks for pictures by itself. */
export const calls: IncomingHttpHeaders[] = [];
let opened: { close: () => Promise<unknown> }[] = [];
beforeAll(async () => {
  backend = await listen(({ headers }, response) => {
    if (headers['x-forwarded-for']) calls.push(headers);
    response.setHeader('content-type', 'application/json').end('{"total_size":1,"data":[{"slug":"a"}]}');
  });
});
beforeEach(() => {
  calls.length = 0;
  mockRender.mockClear();
});
afterEach(async () => {
  await Promise.all(opened.map((app) => app.close()));
  opened = [];
});
afterAll(() => void backend.close());

/** @param env settings; without `PUBLIC_URL` the server is a demo, which answers to `localhost` */
export async function openServer(env: Record<string, string> = {}) {
  const lines: string[] = [];
  const name = env.PUBLIC_URL ? {} : { DEMO: '1' };
  const config = readServerConfig({ BACKEND_URL: `http://127.0.0.1:${portOf(backend)}`, ...name, ...env });
  const app = await createServer(config, folder, { write: (line) => void lines.push(line) });
  opened.push(app);
  return {
    app,
    /** Lines of its log. */
    lines,
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    /** @returns its port */
    listen: async () => {
      await app.listen({ host: '127.0.0.1', port: 0 });
      return portOf(app.server);
    },
  };
}

/** Sends the path as it is: other clients would normalize it, and hide what is wrong with it. */
export const send = (port: number, path: string, options: RequestOptions = {}) =>
  new Promise<IncomingMessage>((done, failed) =>
    request({ host: '127.0.0.1', port, path, ...options }, (answer) => done(answer.resume()))
      .on('error', failed)
      .end(),
  );
