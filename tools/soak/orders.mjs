/** Bar 2: many orders of several items in random order, 32 clients, two backends: no deadlock, no lost unit. */
import pg from 'pg';
import {
  call,
  stockedItems,
  guest,
  must,
  ORDERS_OF_A_GUEST,
  orderOf,
  percentile,
  shuffled,
  startBackend,
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
  const answers = {};
  const took = [];
  let next = 0;
  const client = async (index) => {
    let id = null;
    for (let mine = 0; next < count; mine += 1) {
      const turn = next++;
      if (mine % ORDERS_OF_A_GUEST === 0) id = await guest(backends[index % 2].url);
      const lines = shuffled(items)
        .slice(0, 2 + (turn % 5))
        .map((item) => ({ id: item.id, quantity: 1 }));
      const answer = await call(backends[turn % 2].url, 'customer/order/place', { body: orderOf(id, storeId, lines) });
      answers[answer.status] = (answers[answer.status] ?? 0) + 1;
      took.push(answer.took);
      if (answer.status === 200) for (const line of lines) sold[line.id] = (sold[line.id] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)));
  const after = await stockOf();
  for (const { child } of backends) child.kill('SIGTERM');
  await Promise.all(backends.map(({ exited }) => exited));
  const strange = Object.keys(answers).filter((status) => !['200', '403'].includes(status));
  must(strange.length === 0, `Answers: ${JSON.stringify(answers)}`);
  must((answers[200] ?? 0) > count / 4, `Too few were taken to show anything: ${JSON.stringify(answers)}`);
  for (const { id } of items)
    must(
      before[id] - (after[id] ?? 0) === (sold[id] ?? 0),
      `Item ${id}: ${before[id]} before, ${after[id]} after, ${sold[id]} sold`,
    );
  return `${answers[200]} taken, ${answers[403] ?? 0} sold out, no failure; p50 ${percentile(took, 0.5)} ms, p99 ${percentile(took, 0.99)} ms`;
}
