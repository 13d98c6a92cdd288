/** Pages on a slow line: content painted while the HTML arrives, or hydrated later, must not shift. */
import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Look } from '@shop/tools/lib/browser.mjs';
import type { Page } from '@playwright/test';
import { customer, expect, open, returning, slowDown, test } from './shop';

const SHOP_PORT = Number(process.env.E2E_PORT ?? 46_731);
/** Characters per chunk of the body, and the pause between chunks: at least a frame. */
const PIECE = 500;
const PAUSE_MS = 20;
/** How late a busy browser goes back: after the page was hydrated and has replayed what was typed. */
const LATE_MS = 3000;

/** Resolves when the end of the page may be sent. */
let end: Promise<void> = Promise.resolve();
/** The text after which a page stops until `middle` resolves; null: nowhere. */
let heldAfter: string | null = null;
let middle: Promise<void> = Promise.resolve();
/** Keeps pages loading until the returned function is called. */
function holdEnd(): () => void {
  let finish = () => {};
  end = new Promise((done) => (finish = done));
  return finish;
}

async function inPieces(html: string, response: ServerResponse) {
  const body = html.indexOf('<body');
  const drawn = html.indexOf('id="shop-state"');
  response.write(html.slice(0, body));
  const held = heldAfter ? html.indexOf(heldAfter) + heldAfter.length : 0;
  for (let at = body; at < drawn;) {
    const next = Math.min(drawn, at < held ? held : drawn, at + PIECE);
    response.write(html.slice(at, next));
    await (next === held ? middle : pause(PAUSE_MS));
    at = next;
  }
  await end;
  response.end(html.slice(drawn));
}

async function pass(answer: IncomingMessage, response: ServerResponse) {
  if (!String(answer.headers['content-type']).includes('text/html')) {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    return void answer.pipe(response);
  }
  let html = '';
  for await (const chunk of answer.setEncoding('utf8')) html += chunk;
  const { 'content-length': _whole, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, headers);
  await inPieces(html, response);
}

let line: Server;
test.beforeAll(async () => {
  line = createServer((asked, response) => {
    const { 'accept-encoding': _packed, ...headers } = asked.headers;
    const { url: path = '/', method = 'GET' } = asked;
    const onward = ask({ host: '127.0.0.1', port: SHOP_PORT, path, method, headers }, (answer) => {
      void pass(answer, response);
    });
    onward.on('error', () => response.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((ready) => void line.listen(0, '127.0.0.1', ready));
});
test.afterAll(() => {
  line.close();
  line.closeAllConnections();
});

/** A layout shift: by how much, and what moved from where to where. */
interface Move {
  by: number;
  what: string[];
}

/** Records layout shifts, here and in the documents that follow. @returns reads those of the document of now, without what a press did */
async function recordMoves(page: Page): Promise<() => Promise<Move[]>> {
  await page.addInitScript(() => {
    const moved: Move[] = [];
    Object.assign(window, { moved });
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const words = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          moved.push({
            by: value,
            what: sources.map(
              ({ node, previousRect: from, currentRect: to }) =>
                `${node?.nodeName} ${node?.textContent?.slice(0, 200)}: ${words(from)} → ${words(to)}`,
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { moved: Move[] }).moved);
}

const PAGES: { name: string; path: string; look?: Look; width?: number }[] = [
  { name: 'a home', path: '/home' },
  { name: 'a home on a wide screen', path: '/home', width: 1280 },
  { name: 'a home of few categories on a wide screen', path: '/home', look: { module: 'pharmacy' }, width: 1280 },
  { name: 'the landing page on a wide screen', path: '/', width: 1280 },
  { name: 'the campaigns', path: '/campaigns' },
  { name: 'a store', path: '/store/green-corner?module_id=1' },
  { name: 'a list of stores', path: '/store/popular' },
  { name: 'a product', path: '/product/camera-volt-house?module_id=4' },
  { name: 'a dish on a wide screen', path: '/product/classic-burger-smash-yard?module_id=2', width: 1280 },
];

test('a visitor on a slow line sees nothing move while pages stream in', async ({ visitor }) => {
  for (const { name, path, look = {}, width } of PAGES)
    await test.step(`[PLUS-35] ${name}`, async () => {
      const page = await visitor(look, width ? { viewport: { width, height: 860 } } : {});
      const readMoved = await recordMoves(page);
      // Send the end only after the first paint, so that the paint happened while the page was incomplete.
      const finish = holdEnd();
      await page.goto(`http://127.0.0.1:${(line.address() as AddressInfo).port}${path}`, { waitUntil: 'commit' });
      try {
        const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
        await expect.poll(paints).toBeGreaterThan(0);
      } finally {
        finish();
      }
      await page.locator('html[data-ready]').waitFor();
      // Ignore tiny shifts: a button's text that wraps by half a line moves its icon by less.
      expect((await readMoved()).filter(({ by }) => by > 0.0005)).toEqual([]);
      await page.context().close();
    });
});

test('[PLUS-35] a price that comes in two parts moves no button', async ({ visitor }) => {
  const page = await visitor();
  const readMoved = await recordMoves(page);
  let goOn = () => {};
  middle = new Promise((done) => (goOn = done));
  heldAfter = 'Order Now</span><bdi>€1';
  const button = page.locator('main button', { hasText: 'Order Now' });
  try {
    const { port } = line.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/product/camera-volt-house?module_id=4`, { waitUntil: 'commit' });
    await button.waitFor({ state: 'attached' });
    expect(await button.textContent()).toBe('Order Now€1');
    // Two frames, so that what is there has been painted.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  } finally {
    goOn();
    heldAfter = null;
  }
  await page.locator('html[data-ready]').waitFor();
  await expect(button).toHaveText(/€\d+\.\d\d$/);
  expect((await readMoved()).filter(({ what }) => what.some((text) => text.includes('Order Now')))).toEqual([]);
  await page.context().close();
});

test('[PLUS-35] a customer on a wide screen sees nothing move while the sign-in is restored', async ({
  page,
  request,
  visitor,
}) => {
  const { token } = await customer(page, request);
  for (const language of ['en', 'ar'] as const) {
    const wide = await visitor({ language, token }, { viewport: { width: 1280, height: 860 } });
    const readMoved = await recordMoves(wide);
    for (const path of ['/about-us', '/store/green-corner?module_id=1', '/wallet'])
      await test.step(`${path} in ${language}`, async () => {
        await open(wide, path);
        await expect(wide.getByRole('banner').getByRole('link', { name: /^(Sign In|تسجيل الدخول)$/ })).toHaveCount(0);
        await wide.waitForLoadState('networkidle');
        expect(await readMoved()).toEqual([]);
      });
  }
});

test('a visitor searches while the page still loads', async ({ page, context }) => {
  await returning(context);
  await test.step('a search box that is focused offers the search history', async () => {
    await context.addInitScript(() => localStorage.setItem('searchedValues', JSON.stringify(['whole milk'])));
    const finish = holdEnd();
    await page.goto(`http://127.0.0.1:${(line.address() as AddressInfo).port}/home`, { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('combobox').focus();
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    finish();
    await expect(page.getByRole('option', { name: 'whole milk', exact: true })).toBeVisible();
  });
  await test.step('a search that is submitted opens its results, also on a page that was reloaded with the sheet open', async () => {
    // The page goes back from the sheet's entry. On a busy phone the browser does so after the search was sent.
    expect(await page.evaluate(() => history.state)).toMatchObject({ usr: { searchSheet: true } });
    await page.addInitScript((ms) => {
      const { go } = history;
      history.go = (by) => void setTimeout(() => go.call(history, by), ms);
      addEventListener('popstate', () => void Object.assign(window, { wentBack: true }));
    }, LATE_MS);
    const finish = holdEnd();
    await page.goto(`http://127.0.0.1:${(line.address() as AddressInfo).port}/home`, { waitUntil: 'commit' });
    const search = page.getByRole('banner').getByRole('combobox');
    await search.fill('bananas');
    await search.press('Enter');
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    finish();
    await page.waitForFunction(() => 'wentBack' in window);
    await expect(page).toHaveURL(/search=bananas/);
    await expect(page.getByRole('link', { name: /Bananas/ }).first()).toBeVisible();
  });
});

test('a visitor with a slow phone on a slow line sees nothing move while pages hydrate', async ({ page, context }) => {
  await returning(context, { module: 'grocery' });
  await slowDown(page, 3);
  const readMoved = await recordMoves(page);
  for (const path of ['/home', '/store/green-corner?module_id=1', '/auth/sign-in', '/about-us']) {
    await open(page, path);
    // Include what follows the page's own content: on short pages the footer is on the first screen.
    await page.evaluate(() => window.scrollBy(0, 300));
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1500);
    const moved = await readMoved();
    const all = moved.reduce((sum, { by }) => sum + by, 0);
    expect({ path, moved: all > 0.01 ? moved : [] }).toEqual({ path, moved: [] });
  }
});
