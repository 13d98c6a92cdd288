/**
 * `npm run bench -- pages`: cost of the first visit of a page on a phone: first and largest paint, blocking time, layout shift (also
 * while the whole page is scrolled), bytes. Each page is shown beside its floor, the same HTML without scripts. Build first.
 *   --slow N    CPU slowdown factor (default: 4)
 *   --turns N   visits per page; the median is printed (default: 5)
 *   --only WORD only pages whose name contains it
 */
/* global document, performance, PerformanceObserver, window, scrollTo -- parts run in the page */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { restoreVisit, LAUNCH } from '../lib/browser.mjs';
import { DAY, FLOOR, median, openShop, PAGES, SHOP } from './first-visits.mjs';

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    slow: { type: 'string', default: '4' },
    turns: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  },
});
/** Lighthouse's "slow 4G": 150 ms round trip, 1.6 Mbit/s. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const closeShop = await openShop();
const browser = await chromium.launch(LAUNCH);

async function visitor(module, url) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
  });
  // The browser's date must match the shop's, or flash sales have ended and their space collapses. Playwright's clock
  // would also replace `performance`, which the paint times come from.
  await context.addInitScript(
    (ahead) => {
      const Real = Date;
      window.Date = class extends Real {
        constructor(...parts) {
          super(...(parts.length ? parts : [Real.now() + ahead]));
        }
        static now() {
          return Real.now() + ahead;
        }
      };
    },
    Date.parse(DAY) - Date.now(),
  );
  if (module) await restoreVisit(context, url, { module });
  return context;
}

/** One first visit with an empty cache. */
async function visit(module, url, path, whole) {
  const context = await visitor(module, url);
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', LINE);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) });
  let html = 0;
  let scripts = 0;
  const kinds = new Map();
  wire.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'Document') html += encodedDataLength;
    if (kinds.get(requestId) === 'Script') scripts += encodedDataLength;
  });
  await page.addInitScript(() => {
    const seen = { lcp: 0, shift: 0, tasks: [] };
    window.seen = seen;
    const watch = (type, look) =>
      new PerformanceObserver((list) => list.getEntries().forEach(look)).observe({ type, buffered: true });
    watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
    watch('layout-shift', (entry) => (seen.shift += entry.hadRecentInput ? 0 : entry.value));
    watch('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
  });
  await page.goto(`${url}${path}`, { waitUntil: 'load' });
  if (whole) await page.locator('html[data-ready]').waitFor();
  await page.waitForTimeout(2500);
  const facts = await page.evaluate(() => {
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const blocked = window.seen.tasks
      .filter(([start]) => start >= first)
      .reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0);
    return { first, largest: window.seen.lcp, blocked, shift: window.seen.shift };
  });
  let scrolled = 0;
  if (whole) {
    await wire.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await wire.send('Network.emulateNetworkConditions', {
      ...LINE,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    for (let y = 0; y < (await page.evaluate(() => document.documentElement.scrollHeight)) && y < 20_000; y += 400) {
      await page.evaluate((top) => scrollTo(0, top), y);
      await page.waitForTimeout(120);
    }
    scrolled = await page.evaluate(() => window.seen.shift);
  }
  await context.close();
  return { ...facts, scrolled, html, scripts };
}

const medianOf = (runs, key) => median(runs.map((run) => run[key]));
const kib = (bytes) => (bytes / 1024).toFixed(1);
try {
  console.log(`A phone ${values.slow} times slower, slow 4G, ${values.turns} first visits each.\n`);
  console.log(
    '| page | first paint ms | largest ms | × floor | blocked ms | shift | shift, scrolled through | HTML KiB | scripts KiB |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const [name, module, path] of PAGES.filter(([name]) => name.includes(values.only))) {
    await visit(module, SHOP, path, false);
    const runs = [];
    const bare = [];
    for (let turn = 0; turn < Number(values.turns); turn += 1) {
      runs.push(await visit(module, SHOP, path, turn === 0));
      bare.push(await visit(module, FLOOR, path, false));
    }
    const worst = Math.max(...runs.map(({ shift }) => shift));
    console.log(
      `| ${name} | ${Math.round(medianOf(runs, 'first'))} | ${Math.round(medianOf(runs, 'largest'))} | ${(medianOf(runs, 'largest') / medianOf(bare, 'largest')).toFixed(2)} | ${Math.round(medianOf(runs, 'blocked'))} | ${worst.toFixed(3)} | ${runs[0].scrolled.toFixed(3)} | ${kib(medianOf(runs, 'html'))} | ${kib(medianOf(runs, 'scripts'))} |`,
    );
  }
} finally {
  await browser.close();
  closeShop();
}
