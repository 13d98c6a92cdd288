/**
 * `npm run bench -- memory [--pages 20000]`: memory of a storefront process after many page renders of all kinds.
 * Each request has its own place, so that no render is shared.
 */
import autocannon from 'autocannon';
import { createChildren } from '../lib/children.mjs';
import { startShop, startStorefront } from '../lib/servers.mjs';
import { headersAt, PAGES, PORT } from './first-visits.mjs';
import { readOptions } from './options.mjs';
import { printHead, printRow } from './table.mjs';

const MAX_PAGES = Number(readOptions({ pages: '20000' }).pages);
const CONNECTIONS = 4;
const MARKS = [1000, 5000, 10_000, 20_000].filter((mark) => mark < MAX_PAGES).concat(MAX_PAGES);
/** Reports the memory in use on request, after garbage collection. */
const REPORTER = `process.on('message', () => { gc(); setTimeout(() => { gc(); process.send(process.memoryUsage()); }, 200); });`;

const shop = await startShop(PORT);
const children = createChildren();
const { child: server, url } = await startStorefront(
  children,
  { port: PORT + 7, backendUrl: `http://127.0.0.1:${PORT + 1}` },
  {
    execArgv: ['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(REPORTER)}`],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  },
);

let next = 0;
function setupRequest(request) {
  const [, module, path] = PAGES[next % PAGES.length];
  return { ...request, path, headers: headersAt(next++ % 9000, module) };
}
const memoryUsage = () =>
  new Promise((done) => {
    server.once('message', done);
    server.send('report');
  });
const mebibytes = (bytes) => (bytes / 1024 / 1024).toFixed(1);

try {
  printHead('pages', 'heap MiB', 'resident MiB', 'not pages');
  let rendered = 0;
  for (const mark of MARKS) {
    const { non2xx, errors } = await autocannon({
      url,
      amount: mark - rendered,
      connections: CONNECTIONS,
      timeout: 60,
      requests: [{ setupRequest }],
    });
    rendered = mark;
    const { heapUsed, rss } = await memoryUsage();
    printRow(mark.toLocaleString('en'), mebibytes(heapUsed), mebibytes(rss), non2xx + errors);
  }
} finally {
  await children.stop();
  await shop.stop();
}
process.exit(0);
