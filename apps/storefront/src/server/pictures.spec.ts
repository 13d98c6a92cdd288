/** Pictures through the storefront's server, with a backend behind it that counts what it is asked for. */
import proxy from '@fastify/http-proxy';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { createPictureMemory, type PassedOn } from './pictures';

const FOR_GOOD = 'public, max-age=31536000, immutable';
const BYTES = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 251));
let asked: string[] = [];
/** Breaks the answers off that have begun. */
let breakOff = () => {};
const backend = Fastify({ forceCloseConnections: true });
const app = Fastify();

beforeAll(async () => {
  backend.get<{ Params: { '*': string } }>('/storage/*', async (request, reply) => {
    const name = request.params['*'];
    asked.push(request.url);
    reply.type('image/webp').header('x-request-id', `ask-${asked.length}`);
    if (name === 'gone.webp') return reply.code(404).header('cache-control', FOR_GOOD).send('gone');
    if (name === 'profile.webp')
      return reply.header('cache-control', FOR_GOOD.replace('public', 'private')).send(BYTES);
    if (name === 'today.webp') return reply.header('cache-control', 'public, max-age=86400').send(BYTES);
    if (name === 'varies.webp') return reply.header('cache-control', FOR_GOOD).header('vary', 'accept').send(BYTES);
    if (name === 'large.webp') return reply.header('cache-control', FOR_GOOD).send(Buffer.alloc(600_000));
    if (name.startsWith('broken')) {
      reply.hijack();
      reply.raw.writeHead(200, { 'cache-control': FOR_GOOD, 'content-length': String(BYTES.length) });
      breakOff = () => reply.raw.destroy();
      reply.raw.write(BYTES.subarray(0, 1000), () => name.includes('early') && breakOff());
      return reply;
    }
    return reply.header('cache-control', FOR_GOOD).send(BYTES);
  });
  await backend.listen({ port: 0, host: '127.0.0.1' });
  const pictures = createPictureMemory();
  await app.register(proxy, {
    upstream: `http://127.0.0.1:${(backend.server.address() as AddressInfo).port}`,
    prefix: '/storage',
    rewritePrefix: '/storage',
    preHandler: pictures.give,
    replyOptions: {
      onResponse: (request, reply, answer) =>
        pictures.pass(request as FastifyRequest, reply as unknown as FastifyReply, answer as unknown as PassedOn),
    },
  });
  // As the headers of the real server do: answers wait for hooks before they flow. Here until one that breaks off early has done so.
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.url.includes('broken-early') && payload instanceof Readable && !payload.closed)
      await once(payload, 'close').catch(() => undefined);
    reply.header('permissions-policy', 'camera=()');
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await backend.close();
});
beforeEach(() => {
  asked = [];
});

function ask(path: string, method = 'GET') {
  return fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/storage/${path}`, { method });
}
async function get(path: string, method = 'GET') {
  const answer = await ask(path, method);
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}

describe('[PLUS-35] pictures', () => {
  it('that never change are asked of the backend once, width by width', async () => {
    const first = await get('a~1.webp?w=200');
    const second = await get('a~1.webp?w=200');
    expect(asked).toEqual(['/storage/a~1.webp?w=200']);
    for (const { status, headers, body } of [first, second]) {
      expect([
        status,
        headers.get('content-type'),
        headers.get('cache-control'),
        headers.get('content-length'),
      ]).toEqual([200, 'image/webp', FOR_GOOD, String(BYTES.length)]);
      expect(body.equals(BYTES)).toBe(true);
    }
    expect([first.headers.get('x-request-id'), second.headers.get('x-request-id')]).toEqual(['ask-1', null]);
    await get('a~1.webp?w=400');
    expect(asked).toHaveLength(2);
  });

  it('are not made of an answer without a body', async () => {
    expect((await get('head.webp', 'HEAD')).body).toHaveLength(0);
    expect((await get('head.webp')).body.equals(BYTES)).toBe(true);
  });

  it.each(['gone.webp', 'profile.webp', 'today.webp', 'varies.webp', 'large.webp'])(
    'that are not for everybody and for good, or too large, are passed on and not kept: %s',
    async (name) => {
      const first = await get(name);
      const second = await get(name);
      expect(asked).toHaveLength(2);
      expect(second.body.equals(first.body)).toBe(true);
      expect(second.status).toBe(name === 'gone.webp' ? 404 : 200);
    },
  );

  it('that break off while they are given are not kept', async () => {
    for (let turn = 1; turn <= 2; turn += 1) {
      const begun = await ask('broken-late.webp');
      expect(begun.status).toBe(200);
      breakOff();
      await expect(begun.arrayBuffer()).rejects.toThrow();
      expect(asked).toHaveLength(turn);
    }
  });

  it('that break off before they are given are told as a failure, which nobody may keep', async () => {
    for (let turn = 1; turn <= 2; turn += 1) {
      const { status, headers } = await get('broken-early.webp');
      expect([status, headers.get('cache-control')]).toEqual([500, 'no-store']);
      expect(asked).toHaveLength(turn);
    }
  });
});
