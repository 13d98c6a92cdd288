/**
 * `npm run bench -- memory [--pages 20000]`: memory of a storefront process after many page renders of all kinds.
 * Each request has its own place, so that no render is shared.
 */
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { cookiesOf, PLACE } from '../lib/browser.mjs';
import { openShop, PAGES } from './first-visits.mjs';
import { openStorefront, STOREFRONT } from './storefront.mjs';

const { values } = parseArgs({ allowPositionals: true, options: { pages: { type: 'string', default: '20000' } } });
const MOST = Number(values.pages);
const CONNECTIONS = 4;
const MARKS = [1000, 5000, 10_000, 20_000].filter((mark) => mark < MOST).concat(MOST);
const STEP = 0.000001;
/** Reports the memory in use on request, after garbage collection. */
const TELLS = `process.on('message', () => { gc(); setTimeout(() => { gc(); process.send(process.memoryUsage()); }, 200); });`;

const closeShop = await openShop();
const { server, stop } = await openStorefront({
  execArgv: ['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(TELLS)}`],
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});

let next = 0;
function setupRequest(request) {
  const [, module, path] = PAGES[next % PAGES.length];
  const { point } = PLACE;
  const place = { ...PLACE, point: { ...point, lat: Number((point.lat + (next % 9000) * STEP).toFixed(6)) } };
  next += 1;
  const cookie = Object.entries(cookiesOf({ module, place }))
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  return { ...request, path, headers: { accept: 'text/html', 'accept-encoding': 'br', cookie } };
}
const memoryUsage = () =>
  new Promise((done) => {
    server.once('message', done);
    server.send('held');
  });
const megabytes = (bytes) => (bytes / 1024 / 1024).toFixed(1);

try {
  console.log('| pages | heap MiB | resident MiB | not pages |\n| --- | --- | --- | --- |');
  let drawn = 0;
  for (const mark of MARKS) {
    const { non2xx, errors } = await autocannon({
      url: STOREFRONT,
      amount: mark - drawn,
      connections: CONNECTIONS,
      timeout: 60,
      requests: [{ setupRequest }],
    });
    drawn = mark;
    const { heapUsed, rss } = await memoryUsage();
    console.log(`| ${mark.toLocaleString('en')} | ${megabytes(heapUsed)} | ${megabytes(rss)} | ${non2xx + errors} |`);
  }
} finally {
  await stop();
  closeShop();
}
process.exit(0);
