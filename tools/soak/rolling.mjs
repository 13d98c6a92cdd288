/**
 * Bar 24: SIGTERM under load: running requests finish, the process exits within 10 s, and a rolling restart of two
 * shows no failure.
 */
import assert from 'node:assert/strict';
import { createServer, request as send } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { call, guest, ORDERS_OF_A_GUEST, orderOf, startBackend, stockedItems, stopBackend } from './backend.mjs';

const CLIENTS = 16;
const PROBE_INTERVAL = 250;

/**
 * Distributes calls over the backends as a load balancer does: it probes readiness, and skips backends that refuse
 * connections.
 */
function balance(targets) {
  let next = 0;
  const down = new Set();
  const probes = setInterval(() => {
    for (const target of targets)
      void call(target, '/health/ready', { timeout: 500 }).then(({ status }) =>
        status === 200 ? down.delete(target) : down.add(target),
      );
  }, PROBE_INTERVAL);
  const server = createServer((incoming, outgoing) => {
    const parts = [];
    incoming.on('data', (part) => parts.push(part));
    incoming.on('end', () => {
      const body = Buffer.concat(parts);
      const first = next++;
      const forward = (attempt) => {
        const ready = targets.filter((target) => !down.has(target));
        const candidates = ready.length > 0 ? ready : targets;
        const target = candidates[(first + attempt) % candidates.length];
        const outbound = send(
          `${target}${incoming.url}`,
          { method: incoming.method, headers: incoming.headers, agent: false },
          (answer) => {
            outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(outgoing);
          },
        );
        outbound.on('error', (error) => {
          // Refused before anything was sent, so the next backend may take it. Any other error counts as a failure.
          if (error.code === 'ECONNREFUSED' && attempt + 1 < targets.length * 2) return forward(attempt + 1);
          outgoing.writeHead(502);
          return outgoing.end();
        });
        outbound.end(body);
      };
      forward(0);
    });
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({
        close: () => (clearInterval(probes), server.close()),
        url: `http://127.0.0.1:${server.address().port}`,
      }),
    ),
  );
}

export async function rolling({ folder, databaseUrl, port, rounds = 3 }) {
  const start = (index) => startBackend({ port: port + index, folder, databaseUrl, env: { DRAIN_SECONDS: '2' } });
  const backends = [await start(0), await start(1)];
  const { close, url } = await balance(backends.map((backend) => backend.url));
  const { storeId, items } = await stockedItems(url, 6);
  const statuses = {};
  let isOver = false;
  const client = async () => {
    let id = null;
    for (let mine = 0; !isOver; mine += 1) {
      if (mine % ORDERS_OF_A_GUEST === 0) id = await guest(url);
      const body = orderOf(id, storeId, [{ id: items[Math.floor(Math.random() * items.length)].id, quantity: 1 }]);
      for (const { status } of [
        await call(url, 'items/popular?limit=20&offset=1'),
        await call(url, 'customer/order/place', { body }),
      ])
        statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  const load = Array.from({ length: CLIENTS }, client);
  let slowest = 0;
  for (let round = 0; round < rounds; round += 1)
    for (const index of [0, 1]) {
      await wait(1500);
      const begin = Date.now();
      const code = await stopBackend(backends[index]);
      slowest = Math.max(slowest, Date.now() - begin);
      assert(code === 0, `The process ended with ${code}.`);
      backends[index] = await start(index);
    }
  isOver = true;
  await Promise.all(load);
  close();
  await Promise.all(backends.map(stopBackend));
  const failures = Object.entries(statuses).filter(([status]) => Number(status) >= 500 || status === '0');
  assert(failures.length === 0, `Failures were seen: ${JSON.stringify(statuses)}`);
  assert(slowest <= 10_000, `A process took ${slowest} ms to end.`);
  return `${rounds * 2} restarts under load, responses ${JSON.stringify(statuses)}, each stopped within ${slowest} ms`;
}
