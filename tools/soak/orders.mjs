/** Bar 2: many orders of several items in random order, 32 clients, two backends: no deadlock, no lost unit. */
import assert from 'node:assert/strict';
import pg from 'pg';
import { percentile } from '../lib/statistics.mjs';
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

const CLIENTS = 32;

export async function orders({ folder, databaseUrl, port, count = 1000 }) {
  const backends = [
    await startBackend({ port, folder, databaseUrl }),
    await startBackend({ port: port + 1, folder, databaseUrl }),
  ];
  const { url } = backends[0];
  const { storeId, items } = await stockedItems(url, 8);
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query('UPDATE items SET stock = 400 WHERE id = ANY($1)', [items.map(({ id }) => id)]);
  await database.end();
  const stockOf = async () =>
    Object.fromEntries((await stockedItems(url, 50)).items.map(({ id, stock }) => [id, stock]));
  const before = await stockOf();
  const sold = {};
  const statuses = {};
  const durations = [];
  let next = 0;
  const client = async (index) => {
    let id = null;
    for (let mine = 0; next < count; mine += 1) {
      const turn = next++;
      if (mine % ORDERS_OF_A_GUEST === 0) id = await guest(backends[index % 2].url);
      const lines = shuffled(items)
        .slice(0, 2 + (turn % 5))
        .map((item) => ({ id: item.id, quantity: 1 }));
      const response = await call(backends[turn % 2].url, 'customer/order/place', {
        body: orderOf(id, storeId, lines),
      });
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      durations.push(response.took);
      if (response.status === 200) for (const line of lines) sold[line.id] = (sold[line.id] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)));
  const after = await stockOf();
  await Promise.all(backends.map(stopBackend));
  const unexpected = Object.keys(statuses).filter((status) => !['200', '403'].includes(status));
  assert(unexpected.length === 0, `Responses: ${JSON.stringify(statuses)}`);
  assert((statuses[200] ?? 0) > count / 4, `Too few were accepted to show anything: ${JSON.stringify(statuses)}`);
  for (const { id } of items)
    assert(
      before[id] - (after[id] ?? 0) === (sold[id] ?? 0),
      `Item ${id}: ${before[id]} before, ${after[id]} after, ${sold[id]} sold`,
    );
  return `${statuses[200]} accepted, ${statuses[403] ?? 0} sold out, no failure; p50 ${percentile(durations, 0.5)} ms, p99 ${percentile(durations, 0.99)} ms`;
}
