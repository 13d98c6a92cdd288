/**
 * `npm run bench -- pages`: cost of the first visit of a page on a phone: first and largest paint, blocking time, layout shift (also
 * while the whole page is scrolled), bytes. Each page is shown beside its floor, the same HTML without scripts. Build first.
 *   --slow N    CPU slowdown factor (default: 4)
 *   --turns N   visits per page; the median is printed (default: 5)
 *   --only WORD only pages whose name contains it
 */
/* global document, performance, PerformanceObserver, window, scrollTo -- parts run in the page */
import { chromium } from 'playwright';
import { LAUNCH } from '../lib/browser.mjs';
import { startShop } from '../lib/servers.mjs';
import { median } from '../lib/statistics.mjs';
import { FLOOR, PAGES, PORT, startFloor, visitorOf } from './first-visits.mjs';
import { readOptions } from './options.mjs';
import { printHead, printRow } from './table.mjs';

const values = readOptions({ slow: '4', turns: '5', only: '' });
/** Lighthouse's "slow 4G": 150 ms round trip, 1.6 Mbit/s. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const shop = await startShop(PORT);
const floor = startFloor();
const browser = await chromium.launch(LAUNCH);

/** One first visit with an empty cache. */
async function visit(module, url, path, whole) {
  const context = await visitorOf(browser, module, url);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) });
  let html = 0;
  let scripts = 0;
  const types = new Map();
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (types.get(requestId) === 'Document') html += encodedDataLength;
    if (types.get(requestId) === 'Script') scripts += encodedDataLength;
  });
  await page.addInitScript(() => {
    const metrics = { lcp: 0, shift: 0, tasks: [] };
    window.metrics = metrics;
    const observe = (type, record) =>
      new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true });
    observe('largest-contentful-paint', (entry) => (metrics.lcp = entry.startTime));
    observe('layout-shift', (entry) => (metrics.shift += entry.hadRecentInput ? 0 : entry.value));
    observe('longtask', (entry) => metrics.tasks.push([entry.startTime, entry.duration]));
  });
  await page.goto(`${url}${path}`, { waitUntil: 'load' });
  if (whole) await page.locator('html[data-ready]').waitFor();
  await page.waitForTimeout(2500);
  const figures = await page.evaluate(() => {
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const blocked = window.metrics.tasks
      .filter(([start]) => start >= first)
      .reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0);
    return { first, largest: window.metrics.lcp, blocked, shift: window.metrics.shift };
  });
  let scrolled = 0;
  if (whole) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await devtools.send('Network.emulateNetworkConditions', {
      ...SLOW_4G,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    for (let y = 0; y < (await page.evaluate(() => document.documentElement.scrollHeight)) && y < 20_000; y += 400) {
      await page.evaluate((top) => scrollTo(0, top), y);
      await page.waitForTimeout(120);
    }
    scrolled = await page.evaluate(() => window.metrics.shift);
  }
  await context.close();
  return { ...figures, scrolled, html, scripts };
}

const medianOf = (runs, key) => median(runs.map((run) => run[key]));
const kib = (bytes) => (bytes / 1024).toFixed(1);
try {
  console.log(`A phone ${values.slow} times slower, slow 4G, ${values.turns} first visits each.\n`);
  printHead(
    'page',
    'first paint ms',
    'largest ms',
    '× floor',
    'blocked ms',
    'shift',
    'shift, scrolled through',
    'HTML KiB',
    'scripts KiB',
  );
  for (const [name, module, path] of PAGES.filter(([name]) => name.includes(values.only))) {
    await visit(module, shop.url, path, false);
    const runs = [];
    const floorRuns = [];
    for (let turn = 0; turn < Number(values.turns); turn += 1) {
      runs.push(await visit(module, shop.url, path, turn === 0));
      floorRuns.push(await visit(module, FLOOR, path, false));
    }
    const worst = Math.max(...runs.map(({ shift }) => shift));
    printRow(
      name,
      Math.round(medianOf(runs, 'first')),
      Math.round(medianOf(runs, 'largest')),
      (medianOf(runs, 'largest') / medianOf(floorRuns, 'largest')).toFixed(2),
      Math.round(medianOf(runs, 'blocked')),
      worst.toFixed(3),
      runs[0].scrolled.toFixed(3),
      kib(medianOf(runs, 'html')),
      kib(medianOf(runs, 'scripts')),
    );
  }
} finally {
  await browser.close();
  floor.close();
  await shop.stop();
}
