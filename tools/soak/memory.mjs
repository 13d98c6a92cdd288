/** 100,000 requests: the backend's memory stays flat. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import autocannon from 'autocannon';
import { HEADERS } from '../lib/servers.mjs';
import { startBackend, stopBackend } from './backend.mjs';

const PATHS = [
  'items/popular?limit=20&offset=1',
  'stores/popular?limit=12&offset=1',
  'items/details/bananas-green-corner',
  'items/search?name=milk&limit=20&offset=1',
  'config',
];
const MAX_GROWTH = 1.1;

export async function memory({ folder, databaseUrl, port, count = 100_000 }) {
  const backend = await startBackend({ port, folder, databaseUrl, env: { SHARED_SECONDS: '1' } });
  const resident = () =>
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(backend.child.pid)], { encoding: 'utf8' })) / 1024;
  const send = (amount) =>
    autocannon({
      url: backend.url,
      amount,
      connections: 16,
      headers: HEADERS,
      requests: PATHS.map((path) => ({ path: `/api/v1/${path}` })),
    });
  // Warm-up with a tenth of the requests: caches fill, code is compiled.
  await send(count / 10);
  const figures = [resident()];
  for (let part = 0; part < 5; part += 1) {
    const { non2xx, errors } = await send(count / 5);
    assert(non2xx + errors === 0, `${non2xx + errors} calls failed.`);
    figures.push(resident());
  }
  await stopBackend(backend);
  const text = figures.map((figure) => Math.round(figure)).join(', ');
  // Uncollected garbage makes the figures fluctuate: the last one must not exceed the highest of the first three.
  assert(figures.at(-1) <= Math.max(...figures.slice(0, 3)) * MAX_GROWTH, `Memory grows: ${text} MiB`);
  return `${count} requests, resident memory after each fifth: ${text} MiB`;
}
