/** Bar 4: `kill -9` under load, repeatedly: no acknowledged order is lost, none is partial, ready within 10 s. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  call,
  guest,
  ORDERS_OF_A_GUEST,
  orderOf,
  shuffled,
  startBackend,
  stockedItems,
  stopBackend,
} from './backend.mjs';

const CUSTOMERS = 8;
const MAX_START = 10_000;

/**
 * Orders until the backend is killed. Acknowledged orders are recorded; the last attempt may or may not have been
 * committed.
 */
async function orderUntilKilled(url, storeId, items, log, isOver) {
  let id = null;
  for (let mine = 0; !isOver(); mine += 1) {
    if (mine % ORDERS_OF_A_GUEST === 0) id = await guest(url);
    if (!id) return;
    const lines = shuffled(items)
      .slice(0, 1 + Math.floor(Math.random() * 3))
      .map((item) => ({ id: item.id, quantity: 1 }));
    const response = await call(url, 'customer/order/place', {
      body: orderOf(id, storeId, lines),
      headers: { 'idempotency-key': randomUUID() },
    });
    log.guests.add(id);
    if (response.status === 200) log.placed.set(response.body.order_id, { guest: id, lines: lines.length });
    else log.rejected[response.status] = (log.rejected[response.status] ?? 0) + 1;
  }
}

export async function kill({ folder, databaseUrl, rounds, port }) {
  const options = { port, folder, databaseUrl };
  let backend = await startBackend(options);
  const { storeId, items } = await stockedItems(backend.url, 30);
  const stockOf = async () =>
    Object.fromEntries((await stockedItems(backend.url, 50)).items.map(({ id, stock }) => [id, stock]));
  const before = await stockOf();
  const log = { placed: new Map(), guests: new Set(), rejected: {} };
  let slowest = 0;
  for (let round = 0; round < rounds; round += 1) {
    let isOver = false;
    const { url } = backend;
    const load = Array.from({ length: CUSTOMERS }, () => orderUntilKilled(url, storeId, items, log, () => isOver));
    await wait(600 + Math.random() * 900);
    backend.child.kill('SIGKILL');
    isOver = true;
    await Promise.all(load);
    await backend.exited;
    backend = await startBackend(options);
    slowest = Math.max(slowest, backend.startedIn);
    process.stdout.write(`\r  round ${round + 1}/${rounds}: ${log.placed.size} orders acknowledged `);
  }
  console.log('');
  const acknowledged = log.placed.size;
  const unexpected = Object.keys(log.rejected).filter((status) => status !== '0' && status !== '403');
  assert(unexpected.length === 0, `Responses: ${JSON.stringify(log.rejected)}`);
  const partial = [];
  const sold = {};
  for (const id of log.guests) {
    for (let page = 1; ; page += 1) {
      const { body } = await call(backend.url, `customer/order/list?guest_id=${id}&limit=50&offset=${page}`);
      for (const order of body.orders) {
        const rows = await call(backend.url, `customer/order/details?order_id=${order.id}&guest_id=${id}`);
        const total = rows.body.reduce((sum, row) => sum + Math.round(row.price * 100) * row.quantity, 0);
        const placed = log.placed.get(order.id);
        if (rows.body.length === 0 || total === 0 || (placed && placed.lines !== rows.body.length))
          partial.push(order.id);
        for (const row of rows.body) sold[row.item_id] = (sold[row.item_id] ?? 0) + row.quantity;
        log.placed.delete(order.id);
      }
      if (body.orders.length < 50) break;
    }
  }
  const lost = [...log.placed.keys()];
  const after = await stockOf();
  const wrong = items.filter(({ id }) => before[id] - (after[id] ?? 0) !== (sold[id] ?? 0));
  await stopBackend(backend);
  assert(lost.length === 0, `Acknowledged and lost: ${lost.join()}`);
  assert(partial.length === 0, `Partial orders: ${partial.join()}`);
  assert(wrong.length === 0, `Stock and sold lines differ: ${wrong.map(({ id }) => id).join()}`);
  assert(slowest <= MAX_START, `Ready only after ${slowest} ms.`);
  return `${rounds} rounds, ${acknowledged} orders acknowledged, nothing lost, none partial, stock equals what was sold; ready again within ${slowest} ms`;
}
