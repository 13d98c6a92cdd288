/** Bar 4: `kill -9` under load, repeatedly: no acknowledged order is lost, none is partial, ready within 10 s. */
import { randomUUID } from 'node:crypto';
import {
  call,
  stockedItems,
  guest,
  must,
  ORDERS_OF_A_GUEST,
  orderOf,
  shuffled,
  startBackend,
  wait,
} from './backend.mjs';

const CUSTOMERS = 8;
const READY = 10_000;

/**
 * Orders until the backend is killed. Acknowledged orders are recorded; the last attempt may or may not have been
 * committed.
 */
async function orderUntilGone(url, storeId, items, book, isOver) {
  let id = null;
  for (let mine = 0; !isOver(); mine += 1) {
    if (mine % ORDERS_OF_A_GUEST === 0) id = await guest(url);
    if (!id) return;
    const lines = shuffled(items)
      .slice(0, 1 + Math.floor(Math.random() * 3))
      .map((item) => ({ id: item.id, quantity: 1 }));
    const answer = await call(url, 'customer/order/place', {
      body: orderOf(id, storeId, lines),
      headers: { 'idempotency-key': randomUUID() },
    });
    book.guests.add(id);
    if (answer.status === 200) book.placed.set(answer.body.order_id, { guest: id, lines: lines.length });
    else book.refused[answer.status] = (book.refused[answer.status] ?? 0) + 1;
  }
}

export async function kill({ folder, databaseUrl, rounds, port }) {
  const options = { port, folder, databaseUrl };
  let backend = await startBackend(options);
  const { storeId, items } = await stockedItems(backend.url, 30);
  const stockOf = async () =>
    Object.fromEntries((await stockedItems(backend.url, 50)).items.map(({ id, stock }) => [id, stock]));
  const before = await stockOf();
  const book = { placed: new Map(), guests: new Set(), refused: {} };
  let slowest = 0;
  for (let round = 0; round < rounds; round += 1) {
    let isOver = false;
    const { url } = backend;
    const load = Array.from({ length: CUSTOMERS }, () => orderUntilGone(url, storeId, items, book, () => isOver));
    await wait(600 + Math.random() * 900);
    backend.child.kill('SIGKILL');
    isOver = true;
    await Promise.all(load);
    await backend.exited;
    backend = await startBackend(options);
    slowest = Math.max(slowest, backend.ready);
    process.stdout.write(`\r  round ${round + 1}/${rounds}: ${book.placed.size} orders acknowledged `);
  }
  console.log('');
  const acknowledged = book.placed.size;
  const strange = Object.keys(book.refused).filter((status) => status !== '0' && status !== '403');
  must(strange.length === 0, `Answers: ${JSON.stringify(book.refused)}`);
  const lost = [];
  const half = [];
  const sold = {};
  for (const id of book.guests) {
    for (let page = 1; ; page += 1) {
      const { body } = await call(backend.url, `customer/order/list?guest_id=${id}&limit=50&offset=${page}`);
      for (const order of body.orders) {
        const rows = await call(backend.url, `customer/order/details?order_id=${order.id}&guest_id=${id}`);
        const total = rows.body.reduce((sum, row) => sum + Math.round(row.price * 100) * row.quantity, 0);
        const known = book.placed.get(order.id);
        if (rows.body.length === 0 || total === 0 || (known && known.lines !== rows.body.length)) half.push(order.id);
        for (const row of rows.body) sold[row.item_id] = (sold[row.item_id] ?? 0) + row.quantity;
        book.placed.delete(order.id);
      }
      if (body.orders.length < 50) break;
    }
  }
  lost.push(...book.placed.keys());
  const after = await stockOf();
  const wrong = items.filter(({ id }) => before[id] - (after[id] ?? 0) !== (sold[id] ?? 0));
  backend.child.kill('SIGTERM');
  await backend.exited;
  must(lost.length === 0, `Acknowledged and lost: ${lost.join()}`);
  must(half.length === 0, `Half orders: ${half.join()}`);
  must(wrong.length === 0, `Stock and sold lines differ: ${wrong.map(({ id }) => id).join()}`);
  must(slowest <= READY, `Ready only after ${slowest} ms.`);
  return `${rounds} rounds, ${acknowledged} orders acknowledged, nothing lost, none half, stock equals what was sold; ready again within ${slowest} ms`;
}
