import Fastify, { type FastifyInstance } from 'fastify';
import { request as call } from 'node:http';
import type { AddressInfo } from 'node:net';
import { registerResponseCache } from './response-cache';

let app: FastifyInstance;
let calls: number;
/** Answers the calls of `/list` in turn; the tests decide when and how. */
let answers: ((answer: object | Error) => void)[];
let onCall: () => void;

beforeEach(async () => {
  calls = 0;
  answers = [];
  onCall = () => undefined;
  app = Fastify();
  app.decorateRequest('place', {
    getter: () => ({ zoneIds: [1], moduleId: 1, language: 'en', point: null, origin: 'http://shop' }) as never,
  });
  registerResponseCache(app, 60);
  await app.register(async (scope) => {
    scope.get('/list', { config: { shared: true } }, async () => {
      calls += 1;
      const answer = await new Promise<object | Error>((resolve) => {
        answers.push(resolve);
        onCall();
      });
      if (answer instanceof Error) throw answer;
      return answer;
    });
  });
});
afterEach(() => app.close());

const nextCall = () => new Promise<void>((resolve) => (onCall = resolve));
const get = (headers: Record<string, string> = {}) => app.inject({ url: '/list', headers }).then((reply) => reply);

it('concurrent requests wait for one computation, and later ones are served from the cache', async () => {
  const called = nextCall();
  const first = get();
  await called;
  const others = [get(), get(), get()];
  answers[0]?.({ turn: 1 });
  const replies = await Promise.all([first, ...others]);
  expect(replies.map(({ body }) => body)).toEqual(Array(4).fill('{"turn":1}'));
  expect((await get()).body).toBe('{"turn":1}');
  expect(calls).toBe(1);
});

it('an error is neither cached nor shared: a waiting request computes its own response', async () => {
  const called = nextCall();
  const first = get();
  await called;
  const again = nextCall();
  const second = get();
  answers[0]?.(new Error('away'));
  expect((await first).statusCode).toBe(500);
  await again;
  answers[1]?.({ turn: 2 });
  expect((await second).body).toBe('{"turn":2}');
});

it('a client that disconnects leaves nobody waiting', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const called = nextCall();
  const { port } = app.server.address() as AddressInfo;
  const left = call({ host: '127.0.0.1', port, path: '/list' }).on('error', () => undefined);
  left.end();
  await called;
  const again = nextCall();
  // The same entry: only the host name of the request differs, and the key does not hold it.
  const second = get();
  left.destroy();
  await again;
  answers[1]?.({ turn: 2 });
  expect((await second).body).toBe('{"turn":2}');
  answers[0]?.({ turn: 1 });
});

it('a client that has just written gets a fresh response', async () => {
  const called = nextCall();
  const first = get();
  await called;
  answers[0]?.({ turn: 1 });
  await first;
  const again = nextCall();
  const own = get({ cookie: 'wrote=1' });
  await again;
  answers[1]?.({ turn: 2 });
  expect((await own).body).toBe('{"turn":2}');
});
