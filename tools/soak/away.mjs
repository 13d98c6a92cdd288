/** Bar 23: the database is unavailable for 30 s: 503 with Retry-After within 2 s, no crash, recovery within 5 s. */
import { call, must, startBackend, wait } from './backend.mjs';

const PATHS = [
  'items/popular?limit=5&offset=1',
  'items/details/bananas-green-corner',
  'stores/popular?limit=5&offset=1',
];

export async function away({ folder, postgres, port, seconds = 30 }) {
  const backend = await startBackend({ port, folder, databaseUrl: postgres.url });
  must((await call(backend.url, PATHS[0])).status === 200, 'The backend does not answer.');
  postgres.interrupt();
  let isAway = true;
  try {
    const end = Date.now() + seconds * 1000;
    let slowest = 0;
    let calls = 0;
    while (Date.now() < end) {
      const answers = await Promise.all(PATHS.map((path) => call(backend.url, path)));
      for (const answer of answers) {
        calls += 1;
        slowest = Math.max(slowest, answer.took);
        must(answer.status === 503, `Answered ${answer.status} (${answer.error ?? ''}) while the database was away.`);
        must(Number(answer.headers.get('retry-after')) > 0, 'Retry-After is missing.');
      }
      await wait(200);
    }
    must(slowest <= 2000, `A refusal took ${slowest} ms.`);
    postgres.resume();
    isAway = false;
    const begin = Date.now();
    while ((await call(backend.url, PATHS[0])).status !== 200) {
      must(Date.now() - begin < 5000, 'It did not come back within 5 s.');
      await wait(100);
    }
    const back = Date.now() - begin;
    must(backend.child.exitCode === null, 'The backend crashed.');
    backend.child.kill('SIGTERM');
    await backend.exited;
    return `${calls} calls refused with 503 in at most ${slowest} ms, back after ${back} ms`;
  } finally {
    if (isAway) postgres.resume();
  }
}
