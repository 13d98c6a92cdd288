/**
 * Bar 25: 500 live streams over two backends: every change arrives, also after the database connection was cut; p99
 * under 1 s.
 */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { percentile } from '../lib/statistics.mjs';
import { call, guest, orderOf, startBackend, stockedItems, stopBackend } from './backend.mjs';

/** Watches an order and records when each status arrived. */
async function watch(url, orderId, guestId, received, index) {
  const controller = new AbortController();
  const response = await fetch(`${url}/api/v1/customer/order/events?order_id=${orderId}&guest_id=${guestId}`, {
    signal: controller.signal,
    // An address may hold twenty streams, so each watcher has its own.
    headers: { 'x-forwarded-for': `10.9.${index >> 8}.${index & 255}` },
  });
  assert(response.status === 200, `The stream was rejected with ${response.status}.`);
  const read = async () => {
    let rest = '';
    for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + part).split('\n\n');
      rest = blocks.pop();
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data) received.set(`${orderId} ${JSON.parse(data).order_status}`, Date.now());
      }
    }
  };
  void read().catch(() => undefined);
  return () => controller.abort();
}

export async function streams({ folder, databaseUrl, port, count = 500 }) {
  const backends = [
    await startBackend({ port, folder, databaseUrl }),
    await startBackend({ port: port + 1, folder, databaseUrl }),
  ];
  const urlOf = (index) => backends[index % 2].url;
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const { storeId, items } = await stockedItems(urlOf(0), 1);
  await database.query('UPDATE items SET stock = 100000 WHERE id = $1', [items[0].id]);
  const received = new Map();
  const watched = [];
  for (let index = 0; index < count; index += 1) {
    const guestId = await guest(urlOf(index));
    const body = orderOf(guestId, storeId, [{ id: items[0].id, quantity: 1 }]);
    const placed = await call(urlOf(index), 'customer/order/place', { body });
    assert(placed.status === 200, `An order was refused: ${JSON.stringify(placed.body)}`);
    const id = placed.body.order_id;
    // Watched on one backend, changed on the other.
    watched.push({ id, guestId, index, stop: await watch(urlOf(index), id, guestId, received, index) });
  }
  const stranger = await call(
    urlOf(0),
    `customer/order/events?order_id=${watched[0].id}&guest_id=${await guest(urlOf(0))}`,
  );
  assert(stranger.status === 404, `A stranger was answered with ${stranger.status}.`);
  const waitFor = async (isTrue, milliseconds) => {
    for (const end = Date.now() + milliseconds; Date.now() < end && !isTrue();) await wait(20);
    return isTrue();
  };
  assert(await waitFor(() => received.size === count, 20_000), `Only ${received.size} of ${count} streams began.`);
  const cancel = ({ id, guestId, index }) =>
    call(urlOf(index + 1), 'customer/order/cancel', {
      body: { order_id: id, guest_id: guestId, reason: 'soak', _method: 'put' },
    });
  const delays = [];
  const half = Math.floor(count / 2);
  for (const order of watched.slice(0, half)) {
    const { status } = await cancel(order);
    assert(status === 200, `A cancellation was rejected with ${status}.`);
    order.done = Date.now();
  }
  assert(
    await waitFor(() => watched.slice(0, half).every(({ id }) => received.has(`${id} canceled`)), 5000),
    'An update was lost.',
  );
  for (const order of watched.slice(0, half))
    delays.push(Math.max(0, received.get(`${order.id} canceled`) - order.done));
  // Cuts the backends' LISTEN connections while the remaining changes happen.
  await database.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND pid <> pg_backend_pid()",
  );
  for (const order of watched.slice(half)) assert((await cancel(order)).status === 200, 'A cancellation was refused.');
  assert(
    await waitFor(() => watched.every(({ id }) => received.has(`${id} canceled`)), 10_000),
    `After the cut ${watched.filter(({ id }) => !received.has(`${id} canceled`)).length} updates were lost.`,
  );
  for (const { stop } of watched) stop();
  await database.end();
  await Promise.all(backends.map(stopBackend));
  const p99 = percentile(delays, 0.99);
  assert(p99 < 1000, `p99 is ${p99} ms.`);
  return `${count} streams, ${count} updates, none lost (half of them while the line was cut); p50 ${percentile(delays, 0.5)} ms, p99 ${p99} ms`;
}
