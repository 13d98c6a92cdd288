/**
 * `npm run bench -- ui`: time from a press to the next frame (INP), and scrolling a long list to its end. Build first (`npm run build`).
 *   --slow N    CPU slowdown factor (default: 4)
 *   --turns N   presses of each kind; the 75th percentile is printed (default: 9)
 *   --items N   length of the scrolled list (default: 10000)
 */
/* global document, performance, PerformanceObserver, requestAnimationFrame, scrollBy, scrollTo -- parts run in the page */
import { chromium } from 'playwright';
import { LAUNCH, restoreVisit } from '../lib/browser.mjs';
import { startShop } from '../lib/servers.mjs';
import { percentile } from '../lib/statistics.mjs';
import { readOptions } from './options.mjs';
import { measurePresses } from './presses.mjs';

const values = readOptions({ slow: '4', turns: '9', items: '10000' });
const PORT = 46_781;
const TURNS = Number(values.turns);

const shop = await startShop(PORT);
const browser = await chromium.launch({ ...LAUNCH, args: [...LAUNCH.args, '--enable-precise-memory-info'] });

/** A visitor of a module with a chosen place; slowed down by `slow`. */
async function visitor(module) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await restoreVisit(context, shop.url, { module });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) });
  const open = async (path) => {
    await page.goto(shop.url + path);
    await page.locator('html[data-ready]').waitFor();
    await page.waitForTimeout(1500);
  };
  return { page, devtools, open, close: () => context.close() };
}

const rows = [];
const LIMIT = 200;

async function presses() {
  const { page, open, close } = await visitor('ecommerce');
  for (const [what, times] of await measurePresses({ page, open }, TURNS))
    rows.push({ what, 'p75 ms': percentile(times, 0.75), 'worst ms': Math.max(...times), limit: `≤ ${LIMIT}` });
  await close();
}

/** A list of very many items, copied from a real response, scrolled to its end at some twenty frames per screen. */
async function longList() {
  const count = Number(values.items);
  const { page, devtools, open, close } = await visitor('grocery');
  await page.route(/\/api\/v1\/items\/latest/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const products = Array.from({ length: count }, (_, index) => ({
      ...body.products[index % body.products.length],
      id: 1_000_000 + index,
    }));
    await route.fulfill({ json: { ...body, products, total_size: count, limit: count } });
  });
  // The server renders the first page; the second page, fetched by the browser, contains all the items.
  await open('/store/green-corner?sort=low2High');
  await page.waitForTimeout(2500);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page
    .locator(`main li[aria-setsize="${count}"], main li[aria-setsize="${count + 20}"]`)
    .first()
    .waitFor();
  await page.waitForTimeout(1500);
  const heap = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1024 ** 2;
  };
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const before = await heap();
  const scroll = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const frames = [];
        let last = performance.now();
        let most = 0;
        let task = 0;
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) task = Math.max(task, duration);
        }).observe({ type: 'longtask' });
        const end = last + 12_000;
        const step = (time) => {
          frames.push(time - last);
          last = time;
          most = Math.max(most, document.querySelectorAll('main li article').length);
          scrollBy(0, 40);
          if (time < end) return requestAnimationFrame(step);
          const seconds = frames.reduce((sum, frame) => sum + frame, 0) / 1000;
          resolve({
            perSecond: frames.length / seconds,
            dropped: frames.filter((frame) => frame > 25).length,
            frames: frames.length,
            most,
            task,
          });
        };
        requestAnimationFrame(step);
      }),
  );
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForTimeout(800);
  const after = await heap();
  rows.push({
    what: `scroll ${count} items, frames a second`,
    'p75 ms': Math.round(scroll.perSecond),
    limit: '≥ 55',
  });
  rows.push({ what: `  frames longer than 25 ms, of ${scroll.frames}`, 'p75 ms': scroll.dropped, limit: '' });
  rows.push({ what: '  longest task, ms (0: none above 50)', 'p75 ms': Math.round(scroll.task), limit: '0' });
  rows.push({ what: '  cards in the page at most', 'p75 ms': scroll.most, limit: '≤ 400' });
  rows.push({ what: '  heap before, MiB', 'p75 ms': Math.round(before), limit: '' });
  rows.push({ what: '  heap at the end, MiB', 'p75 ms': Math.round(after), limit: 'flat' });
  await close();
}

try {
  console.log(
    `Presses on a processor ${values.slow} times slower, ${TURNS} turns each; the list on the processor as it is.`,
  );
  for (const measure of [presses, longList]) {
    await measure();
    console.table(rows.splice(0));
  }
} finally {
  await browser.close();
  await shop.stop();
}
