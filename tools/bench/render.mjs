/**
 * `npm run bench -- render [--seconds 4] [--only WORD]`: page renders of one storefront process, for visitors at the
 * same place, and for visitors at different places, where no render is shared.
 */
import autocannon from 'autocannon';
import { createChildren } from '../lib/children.mjs';
import { processorTime } from '../lib/processor-time.mjs';
import { startShop, startStorefront } from '../lib/servers.mjs';
import { headersAt, PAGES, PORT } from './first-visits.mjs';
import { readOptions } from './options.mjs';
import { printHead, printRow } from './table.mjs';

const values = readOptions({ seconds: '4', only: '' });
const CONNECTIONS = 20;

const shop = await startShop(PORT);
const children = createChildren();
const backendUrl = `http://127.0.0.1:${PORT + 1}`;
const { child: server, url } = await startStorefront(children, { port: PORT + 7, backendUrl });

async function measure(module, path, { connections, duration, apart }) {
  let next = 0;
  const setupRequest = (request) => ({ ...request, path, headers: headersAt(apart ? next++ : 0, module) });
  const before = processorTime([server.pid]);
  const result = await autocannon({ url, connections, duration, requests: [{ setupRequest }] });
  const { latency, '2xx': pages, non2xx } = result;
  const after = processorTime([server.pid]);
  if (non2xx > 0) console.error(`${path}: ${non2xx} responses were not pages`);
  const cost = before && after ? (after.backend - before.backend) / pages : null;
  return { rate: pages / result.duration, p50: latency.p50, p99: latency.p99, cost };
}

try {
  console.log(
    `One process, ${CONNECTIONS} connections; "alone": one connection. Milliseconds of processor are the storefront's own.\n`,
  );
  printHead(
    'page',
    'one place: pages/s',
    'p99 ms',
    'places apart: pages/s',
    'processor ms each',
    'alone p50 ms',
    'p99 ms',
  );
  for (const [name, module, path] of PAGES.filter(([name]) => name.includes(values.only))) {
    const duration = Number(values.seconds);
    await measure(module, path, { connections: 4, duration: 2, apart: true });
    const together = await measure(module, path, { connections: CONNECTIONS, duration, apart: false });
    const apart = await measure(module, path, { connections: CONNECTIONS, duration, apart: true });
    const alone = await measure(module, path, { connections: 1, duration, apart: true });
    const shared = [Math.round(together.rate).toLocaleString('en'), together.p99];
    printRow(name, ...shared, Math.round(apart.rate), apart.cost?.toFixed(1) ?? '', alone.p50, alone.p99);
  }
} finally {
  await children.stop();
  await shop.stop();
}
process.exit(0);
