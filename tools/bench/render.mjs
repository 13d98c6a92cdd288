/**
 * `npm run bench -- render [--seconds 4] [--only WORD]`: page renders of one storefront process, for visitors at the
 * same place, and for visitors at different places, where no render is shared.
 */
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { cookiesOf, PLACE } from '../lib/browser.mjs';
import { openShop, PAGES } from './first-visits.mjs';
import { processorTime } from './processor-time.mjs';
import { openStorefront, STOREFRONT } from './storefront.mjs';

const { values } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '4' }, only: { type: 'string', default: '' } },
});
const CONNECTIONS = 20;
/**
 * About 10 cm of latitude: each page differs, and a hundred of them share the backend's cached lists (decision 013).
 */
const STEP = 0.000001;

const closeShop = await openShop();
const { server, stop } = await openStorefront();

const cookie = (module, step) => {
  const { point } = PLACE;
  const place = { ...PLACE, point: { ...point, lat: Number((point.lat + step * STEP).toFixed(6)) } };
  return Object.entries(cookiesOf({ module, place }))
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
};
async function measure(module, path, { connections, duration, apart }) {
  let next = 0;
  const headers = { 'accept-encoding': 'br', accept: 'text/html' };
  const setupRequest = (request) => ({
    ...request,
    path,
    headers: { ...headers, cookie: cookie(module, apart ? next++ : 0) },
  });
  const before = processorTime([server.pid]);
  const {
    latency,
    '2xx': pages,
    non2xx,
    duration: took,
  } = await autocannon({
    url: STOREFRONT,
    connections,
    duration,
    requests: [{ setupRequest }],
  });
  const after = processorTime([server.pid]);
  if (non2xx > 0) console.error(`${path}: ${non2xx} responses were not pages`);
  const cost = before && after ? (after.backend - before.backend) / pages : null;
  return { rate: pages / took, p50: latency.p50, p99: latency.p99, cost };
}

try {
  console.log(
    `One process, ${CONNECTIONS} connections; "alone": one connection. Milliseconds of processor are the storefront's own.\n`,
  );
  console.log(
    '| page | one place: pages/s | p99 ms | places apart: pages/s | processor ms each | alone p50 ms | p99 ms |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const [name, module, path] of PAGES.filter(([name]) => name.includes(values.only))) {
    const duration = Number(values.seconds);
    await measure(module, path, { connections: 4, duration: 2, apart: true });
    const near = await measure(module, path, { connections: CONNECTIONS, duration, apart: false });
    const apart = await measure(module, path, { connections: CONNECTIONS, duration, apart: true });
    const alone = await measure(module, path, { connections: 1, duration, apart: true });
    console.log(
      `| ${name} | ${Math.round(near.rate).toLocaleString('en')} | ${near.p99} | ${Math.round(apart.rate)} | ${apart.cost?.toFixed(1) ?? ''} | ${alone.p50} | ${alone.p99} |`,
    );
  }
} finally {
  await stop();
  closeShop();
}
process.exit(0);
