/** Parsing of request bodies: only what a route declares, in time linear in its size (reliability 34). */
import Fastify, { type FastifyInstance } from 'fastify';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { request as call } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Type from 'typebox';
import { registerErrors } from './errors';
import { isTooDeep, registerForms } from './forms';
import { registerGuards } from './guard';
import { registerMethodOverride } from './method-override';

const incoming = join(mkdtempSync(join(tmpdir(), 'shop-forms-')), 'incoming');
/** The folder of a request is deleted after its response. */
async function expectNothingLeft(): Promise<void> {
  const left = () => (existsSync(incoming) ? readdirSync(incoming) : []);
  for (const end = Date.now() + 30_000; left().length > 0 && Date.now() < end;)
    await new Promise((done) => setTimeout(done, 20));
  expect(left()).toEqual([]);
}
let app: FastifyInstance;
let seen: { body: unknown; files: { field: string; size: number; text: string }[] };
beforeAll(async () => {
  app = Fastify({ bodyLimit: 512 * 1024 });
  registerErrors(app);
  registerMethodOverride(app);
  registerGuards(app);
  await registerForms(app, incoming);
  app.addHook('preHandler', async ({ body, sentFiles }) => {
    const files = sentFiles.map(({ field, size, path }) => ({
      field,
      size,
      text: readFileSync(path, 'utf8').slice(0, 20),
    }));
    seen = { body, files };
  });
  await app.register(async (scope) => {
    const anything = Type.Object({});
    scope.post('/api/asked', { schema: { body: anything } }, async () => 'ok');
    scope.post('/api/nothing', async () => 'ok');
    scope.post('/api/pictures', { config: { files: 2 }, schema: { body: anything } }, async () => 'ok');
    scope.delete('/api/gone', async ({ query }) => query);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());
beforeEach(() => void (seen = { body: 'none', files: [] }));

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
async function post(url: string, type: string, payload: string | Buffer) {
  const before = process.cpuUsage();
  const answer = await app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
  const { user, system } = process.cpuUsage(before);
  return { status: answer.statusCode, body: answer.body, milliseconds: (user + system) / 1000 };
}

it('a form of 80,000 fields is rejected quickly on any route', async () => {
  const form = 'k[]=1&'.repeat(80_000);
  for (const [path, status] of [
    ['/nowhere', 404],
    ['/api/nothing', 200],
    ['/api/asked', 403],
  ] as const) {
    const answer = await post(path, FORM, form);
    expect([path, answer.status]).toEqual([path, status]);
    // It once took 98 s. The target is 100 ms; the limit leaves room for a busy machine.
    expect(answer.milliseconds).toBeLessThan(400);
  }
  expect((await post('/api/asked', FORM, 'k[]=1&'.repeat(200).slice(0, -1))).status).toBe(200);
  expect((seen.body as { k: string[] }).k).toHaveLength(200);
  expect((await post('/api/asked', FORM, 'k[]=1&'.repeat(201).slice(0, -1))).status).toBe(403);
});

it('form fields are own properties, without a prototype', async () => {
  await post('/api/asked', FORM, 'a=1&a=2&list[]=x&list[]=y&constructor[]=z&__proto__=p&at[0]=m');
  expect(Object.entries(seen.body as object)).toEqual([
    ['a', '2'],
    ['list', ['x', 'y']],
    ['constructor', ['z']],
    ['__proto__', 'p'],
    ['at', ['m']],
  ]);
  expect(({} as Record<string, unknown>).p).toBeUndefined();
});

it('JSON is at most 40 levels deep', async () => {
  const nested = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
  expect((await post('/api/asked', JSON_TYPE, nested(40))).status).toBe(200);
  for (const levels of [41, 10_000, 200_000])
    expect((await post('/api/asked', JSON_TYPE, nested(levels))).status).toBe(403);
  expect(isTooDeep(JSON.stringify({ text: `${'['.repeat(50)}\\"${'{'.repeat(50)}` }))).toBe(false);
  expect((await post('/api/asked', JSON_TYPE, '{"a":')).status).toBe(400);
  expect((await post('/api/asked', JSON_TYPE, '{"__proto__":{"x":1}}')).status).toBe(400);
});

it('an unknown path answers before its body is read, and a route without a body reads none', async () => {
  expect((await post('/nowhere', JSON_TYPE, '{"a":')).status).toBe(404);
  expect((await post('/nowhere', JSON_TYPE, 'x'.repeat(2_000_000))).status).toBe(404);
  expect((await post('/api/nothing', JSON_TYPE, '{"a":')).status).toBe(200);
  expect(seen.body).toBeUndefined();
  // Older clients send the method in the body.
  expect((await post('/api/gone', JSON_TYPE, '{"_method":"delete","id":"7"}')).body).toContain('"id":"7"');
  expect((await post('/api/gone', FORM, '_method=delete&id=8')).body).toContain('"id":"8"');
});

const line = 'the-line';
const part = (name: string, value: string | Buffer) =>
  Buffer.concat([
    Buffer.from(
      `--${line}\r\ncontent-disposition: form-data; name="${name}"${typeof value === 'string' ? '' : '; filename="a.png"\r\ncontent-type: image/png'}\r\n\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
const multipart = (url: string, ...parts: Buffer[]) =>
  post(url, `multipart/form-data; boundary=${line}`, Buffer.concat([...parts, Buffer.from(`--${line}--\r\n`)]));

it('files are on disk while they are processed, and are deleted with the response', async () => {
  const answer = await multipart(
    '/api/pictures',
    part('name', 'Mina'),
    part('image[]', Buffer.from('one')),
    part('image[]', Buffer.from('two')),
  );
  expect(answer.status).toBe(200);
  expect(seen).toEqual({
    body: expect.objectContaining({ name: 'Mina' }),
    files: [
      { field: 'image', size: 3, text: 'one' },
      { field: 'image', size: 3, text: 'two' },
    ],
  });
  await expectNothingLeft();
});

it.each([
  ['more files than the route takes', 403, () => ['1', '2', '3'].map((text) => part('image', Buffer.from(text)))],
  ['a file above 5 MB', 403, () => [part('image', Buffer.alloc(5 * 1024 * 1024 + 1))]],
  ['more than 200 fields', 403, () => Array.from({ length: 201 }, (_, index) => part(`f${index}`, 'x'))],
  ['fields of more than half a megabyte', 413, () => [part('a', 'x'.repeat(300_000)), part('b', 'x'.repeat(300_000))]],
  ['more bytes than its files may have', 403, () => [part('image', Buffer.alloc(12 * 1024 * 1024))]],
])('%s are rejected, and no file stays', async (_, status, parts) => {
  expect((await multipart('/api/pictures', ...parts())).status).toBe(status);
  expect(seen.body).toBe('none');
  await expectNothingLeft();
});

it('multipart is read only where a route accepts files: elsewhere the connection is closed', async () => {
  expect((await multipart('/api/asked', part('a', '1'))).status).toBe(415);
  const { port } = app.server.address() as AddressInfo;
  const answer = await new Promise<{ status?: number; connection?: string }>((done, failed) => {
    const sent = call(
      {
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: '/api/nothing',
        headers: { 'content-type': `multipart/form-data; boundary=${line}`, 'content-length': 30_000_000 },
      },
      ({ statusCode, headers }) =>
        done({
          ...(statusCode ? { status: statusCode } : {}),
          ...(headers.connection ? { connection: headers.connection } : {}),
        }),
    );
    sent.on('error', failed);
    sent.write('--the-line');
  });
  expect(answer).toEqual({ status: 415, connection: 'close' });
  // The method override of an older client, without files.
  expect((await multipart('/api/gone', part('_method', 'delete'), part('id', '9'))).body).toContain('"id":"9"');
  expect((await multipart('/api/gone', part('_method', 'delete'), part('image', Buffer.from('x')))).status).toBe(403);
});
