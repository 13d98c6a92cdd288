/**
 * `npm run bench -- ui`: time from a press to its visible result, and scrolling a long list to its end. Build first (`npm run build`).
 *   --slow N    CPU slowdown factor (default: 4)
 *   --turns N   presses of each kind; the median is printed (default: 9)
 *   --items N   length of the scrolled list (default: 10000)
 */
/* global document, performance, requestAnimationFrame, scrollBy, scrollTo, MutationObserver -- parts run in the page */
import { chromium } from 'playwright';
import { LAUNCH, restoreVisit } from '../lib/browser.mjs';
import { startShop } from '../lib/servers.mjs';
import { median } from '../lib/statistics.mjs';
import { readOptions } from './options.mjs';

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

/** Milliseconds from a press on `button` to the first frame in which `shown` holds. */
const press = (page, button, shown) =>
  page.evaluate(
    ([from, until]) =>
      new Promise((resolve, reject) => {
        const before = new Function(`return ${until.was ?? 'null'}`)();
        const holds = new Function('before', `return ${until.is}`);
        const start = performance.now();
        const done = () => {
          if (!holds(before)) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        };
        const observer = new MutationObserver(done);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
        document.querySelector(from).click();
        done();
        setTimeout(() => reject(new Error(`Nothing changed after a press on ${from}`)), 10_000);
      }),
    [button, shown],
  );

const rows = [];
async function measure(name, limit, once) {
  const times = [];
  for (let turn = 0; turn < TURNS; turn += 1) times.push(await once(turn));
  rows.push({ what: name, 'median ms': Math.round(median(times)), 'worst ms': Math.round(Math.max(...times)), limit });
}

async function presses() {
  const { page, open, close } = await visitor('ecommerce');
  await open('/store/popular');
  const store = await page.locator('article a[href^="/store/"]').first().getAttribute('href');
  await open(store);
  const badge = `document.querySelector('[data-testid="cart-badge"]')?.textContent ?? '0'`;
  const adds = await page
    .locator('article button[aria-label^="Add "]')
    .evaluateAll((list) => list.map((entry) => entry.getAttribute('aria-label')));
  let next = 0;
  await measure('add to cart → badge', '100', async () => {
    for (;;) {
      const label = adds[next];
      next += 1;
      if (!label) throw new Error('The store has too few items without options.');
      try {
        const time = await Promise.race([
          press(page, `button[aria-label="${label}"]`, { was: badge, is: `before !== (${badge})` }),
          new Promise((_, reject) => setTimeout(() => reject(new Error('opens')), 3000)),
        ]);
        await page.waitForTimeout(400);
        return time;
      } catch {
        // The item has options, so the press opened its page.
        if (!page.url().includes('/store/')) await open(store);
      }
    }
  });
  const cart = 'header button:has([data-testid="cart-badge"])';
  const drawer = `document.querySelector('[role="dialog"] [aria-label^="One more"]') !== null`;
  const closeDrawer = async () => {
    await page.waitForTimeout(300);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(500);
  };
  await measure('open cart', '120', async () => {
    const time = await press(page, cart, { is: drawer });
    await closeDrawer();
    return time;
  });
  await press(page, cart, { is: drawer });
  const total = `document.querySelector('[role="dialog"]').textContent`;
  await measure('stepper → total', '100', async () => {
    const time = await press(page, '[role="dialog"] [aria-label^="One more"]', {
      was: total,
      is: `before !== ${total}`,
    });
    await page.waitForTimeout(400);
    return time;
  });
  await closeDrawer();
  await measure('heart', '100', async () => {
    const heart = 'article button[aria-label^="Favourite"]';
    const text = 'document.body.textContent';
    const time = await press(page, heart, { was: text, is: `before !== ${text}` });
    await page.waitForTimeout(5500);
    return time;
  });
  await close();
  const goods = await visitor('grocery');
  await goods.open('/store/green-corner');
  await measure('open item dialog', '120', async () => {
    const time = await press(goods.page, 'article h3 a', {
      is: `document.querySelector('[role="dialog"] h2') !== null`,
    });
    await goods.page.waitForTimeout(300);
    await goods.page.keyboard.press('Escape');
    await goods.page.waitForTimeout(500);
    return time;
  });
  await goods.close();
}

/** A list of very many items, copied from a real response, scrolled to its end at some twenty frames per screen. */
async function longList() {
  const count = Number(values.items);
  const { page, devtools, open, close } = await visitor('grocery');
  await page.route(/\/api\/v1\/items\/search/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const products = Array.from({ length: count }, (_, index) => ({
      ...body.products[index % body.products.length],
      id: 1_000_000 + index,
    }));
    await route.fulfill({ json: { ...body, products, total_size: count, limit: count } });
  });
  // The server renders the first page; the second page, fetched by the browser, contains all the items.
  await open('/store/green-corner?sort=low2high&q=a');
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
    'median ms': Math.round(scroll.perSecond),
    limit: '≥ 55',
  });
  rows.push({ what: `  frames longer than 25 ms, of ${scroll.frames}`, 'median ms': scroll.dropped, limit: '' });
  rows.push({ what: '  cards in the page at most', 'median ms': scroll.most, limit: '≤ 400' });
  rows.push({ what: '  heap before, MiB', 'median ms': Math.round(before), limit: '' });
  rows.push({ what: '  heap at the end, MiB', 'median ms': Math.round(after), limit: 'flat' });
  await close();
}

try {
  console.log(
    `Presses on a processor ${values.slow} times slower, ${TURNS} turns each; the list on the processor as it is.`,
  );
  await presses();
  await longList();
  console.table(rows);
} finally {
  await browser.close();
  await shop.stop();
}
