/** Reports errors to a fake of the Sentry protocol that records its requests. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openErrorService, reportLoggedErrors } from './error-service';

interface Told {
  url: string;
  event: {
    tags: Record<string, string>;
    extra?: Record<string, string>;
    environment: string;
    exception: { values: { type: string; value: string; stacktrace?: { frames: unknown[] } }[] };
  };
}
let service: Server;
let told: Told[];
let status = 200;
const dsn = () => `http://key@127.0.0.1:${(service.address() as AddressInfo).port}/42`;

beforeEach(async () => {
  told = [];
  status = 200;
  service = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const event = body.split('\n')[2] ?? '{}';
      told.push({ url: request.url ?? '', event: JSON.parse(event) as Told['event'] });
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
});
afterEach(() => new Promise((done) => service.close(done)));

/** Logs like a server's logger. */
function logTo(errors: ReturnType<typeof openErrorService>) {
  const { logMethod } = reportLoggedErrors(errors, 'storefront');
  const written: unknown[][] = [];
  const write = (...args: unknown[]) => void written.push(args);
  const log = (level: number, ...args: unknown[]) =>
    logMethod.call({ bindings: () => ({ reqId: 'req-1' }) }, args, write as never, level);
  return { log, written };
}
const report = {
  kind: 'caught' as const,
  name: 'TypeError',
  message: 'x is not a function',
  stack: 'TypeError: x is not a function\n    at render (https://shop.example/assets/home.js:1:20)',
  components: 'at Section',
  page: '/home',
};

describe('the error service', () => {
  it('receives logged errors with route and request id, without personal data', async () => {
    const errors = openErrorService(dsn());
    const { log, written } = logTo(errors);
    log(50, { err: new TypeError('no card for a@b.example'), route: '/home', components: 'at Section' }, 'not drawn');
    await errors.close();
    expect(written).toHaveLength(1);
    expect(told).toHaveLength(1);
    const [{ url, event } = told[0] as Told] = told;
    expect(url).toMatch(/^\/api\/42\/envelope\/\?.*sentry_key=key/);
    expect(event.exception.values).toEqual([expect.objectContaining({ type: 'TypeError', value: 'no card for …@…' })]);
    expect(event.exception.values[0]?.stacktrace?.frames.length).toBeGreaterThan(0);
    expect(event.tags).toEqual({ server: 'storefront', request: 'req-1', from: 'server', route: '/home' });
    expect(event.extra).toMatchObject({ components: 'at Section' });
  });

  it('receives the errors that browsers reported, with their own names and stacks', async () => {
    const errors = openErrorService(dsn());
    const { log } = logTo(errors);
    log(40, { clientError: report }, 'an error in a browser');
    await errors.close();
    expect(told[0]?.event.exception.values[0]).toMatchObject({
      type: 'TypeError',
      value: 'x is not a function',
      stacktrace: { frames: [{ filename: 'https://shop.example/assets/home.js', lineno: 1 }] },
    });
    expect(told[0]?.event.tags).toMatchObject({ from: 'browser', kind: 'caught', page: '/home' });
  });

  it('receives no other log lines', async () => {
    const errors = openErrorService(dsn());
    const { log, written } = logTo(errors);
    log(40, { err: new Error('away') }, 'database away');
    log(30, 'started');
    log(50, 'no error beside it');
    await errors.close();
    expect(written).toHaveLength(3);
    expect(told).toEqual([]);
  });

  it('does not break the server when it rejects a request, and is off without a DSN', async () => {
    status = 500;
    const errors = openErrorService(dsn());
    const { log, written } = logTo(errors);
    log(50, { err: new Error('one') });
    await errors.close();
    expect(written).toHaveLength(1);
    expect(told).toHaveLength(1);

    const none = openErrorService(null);
    logTo(none).log(50, { err: new Error('two') });
    await none.close();
    expect(told).toHaveLength(1);
  });
});
