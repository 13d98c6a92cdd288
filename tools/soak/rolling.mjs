/**
 * Bar 24: SIGTERM under load: running requests finish, the process exits within 10 s, and a rolling restart of two
 * shows no failure.
 */
import { createServer, request as ask } from 'node:http';
import { call, stockedItems, guest, must, ORDERS_OF_A_GUEST, orderOf, startBackend, wait } from './backend.mjs';

const CLIENTS = 16;
const LOOK_EVERY = 250;

/**
 * Distributes calls over the backends as a load balancer does: it probes readiness, and skips backends that refuse
 * connections.
 */
function balance(targets) {
  let turn = 0;
  const down = new Set();
  const look = setInterval(() => {
    for (const target of targets)
      void call(target, '/health/ready', { patience: 500 }).then(({ status }) =>
        status === 200 ? down.delete(target) : down.add(target),
      );
  }, LOOK_EVERY);
  const server = createServer((incoming, outgoing) => {
    const parts = [];
    incoming.on('data', (part) => parts.push(part));
    incoming.on('end', () => {
      const body = Buffer.concat(parts);
      const begin = turn++;
      const forward = (tries) => {
        const ready = targets.filter((target) => !down.has(target));
        const choice = ready.length > 0 ? ready : targets;
        const target = choice[(begin + tries) % choice.length];
        const onward = ask(
          `${target}${incoming.url}`,
          { method: incoming.method, headers: incoming.headers, agent: false },
          (answer) => {
            outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(outgoing);
          },
        );
        onward.on('error', (error) => {
          // Refused before anything was sent, so the next backend may take it. Any other error counts as a failure.
          if (error.code === 'ECONNREFUSED' && tries + 1 < targets.length * 2) return forward(tries + 1);
          outgoing.writeHead(502);
          return outgoing.end();
        });
        onward.end(body);
      };
      forward(0);
    });
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({ close: () => (clearInterval(look), server.close()), url: `http://127.0.0.1:${server.address().port}` }),
    ),
  );
}

export async function rolling({ folder, databaseUrl, port, rounds = 3 }) {
  const start = (index) => startBackend({ port: port + index, folder, databaseUrl, env: { DRAIN_SECONDS: '2' } });
  const backends = [await start(0), await start(1)];
  const { close, url } = await balance(backends.map((backend) => backend.url));
  const { storeId, items } = await stockedItems(url, 6);
  const answers = {};
  let isOver = false;
  const client = async () => {
    let id = null;
    for (let mine = 0; !isOver; mine += 1) {
      if (mine % ORDERS_OF_A_GUEST === 0) id = await guest(url);
      const body = orderOf(id, storeId, [{ id: items[Math.floor(Math.random() * items.length)].id, quantity: 1 }]);
      for (const answer of [
        await call(url, 'items/popular?limit=20&offset=1'),
        await call(url, 'customer/order/place', { body }),
      ])
        answers[answer.status] = (answers[answer.status] ?? 0) + 1;
    }
  };
  const load = Array.from({ length: CLIENTS }, client);
  let slowest = 0;
  for (let round = 0; round < rounds; round += 1)
    for (const index of [0, 1]) {
      await wait(1500);
      const begin = Date.now();
      backends[index].child.kill('SIGTERM');
      const code = await backends[index].exited;
      slowest = Math.max(slowest, Date.now() - begin);
      must(code === 0, `The process ended with ${code}.`);
      backends[index] = await start(index);
    }
  isOver = true;
  await Promise.all(load);
  close();
  for (const { child } of backends) child.kill('SIGTERM');
  await Promise.all(backends.map(({ exited }) => exited));
  const failures = Object.entries(answers).filter(([status]) => Number(status) >= 500 || status === '0');
  must(failures.length === 0, `Failures were seen: ${JSON.stringify(answers)}`);
  must(slowest <= 10_000, `A process took ${slowest} ms to end.`);
  return `${rounds * 2} restarts under load, answers ${JSON.stringify(answers)}, each gone within ${slowest} ms`;
}
