/** Bar 23: the database is unavailable for 30 s: 503 with Retry-After within 2 s, no crash, recovery within 5 s. */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { call, startBackend, stopBackend } from './backend.mjs';

const PATHS = [
  'items/popular?limit=5&offset=1',
  'items/details/bananas-green-corner',
  'stores/popular?limit=5&offset=1',
];

export async function away({ folder, postgres, port, seconds = 30 }) {
  const backend = await startBackend({ port, folder, databaseUrl: postgres.url });
  assert((await call(backend.url, PATHS[0])).status === 200, 'The backend does not answer.');
  postgres.interrupt();
  let isAway = true;
  try {
    const end = Date.now() + seconds * 1000;
    let slowest = 0;
    let calls = 0;
    while (Date.now() < end) {
      const responses = await Promise.all(PATHS.map((path) => call(backend.url, path)));
      for (const response of responses) {
        calls += 1;
        slowest = Math.max(slowest, response.took);
        assert(
          response.status === 503,
          `Answered ${response.status} (${response.error ?? ''}) while the database was away.`,
        );
        assert(Number(response.headers.get('retry-after')) > 0, 'Retry-After is missing.');
      }
      await wait(200);
    }
    assert(slowest <= 2000, `A refusal took ${slowest} ms.`);
    postgres.resume();
    isAway = false;
    const begin = Date.now();
    while ((await call(backend.url, PATHS[0])).status !== 200) {
      assert(Date.now() - begin < 5000, 'It did not recover within 5 s.');
      await wait(100);
    }
    const recovery = Date.now() - begin;
    assert(backend.child.exitCode === null, 'The backend crashed.');
    await stopBackend(backend);
    return `${calls} calls refused with 503 in at most ${slowest} ms, recovered after ${recovery} ms`;
  } finally {
    if (isAway) postgres.resume();
  }
}
