/** 2,000 results on a slow phone: the DOM stays small, choices respond at once, and Back restores the position. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { firstVisibleCard, expect, open, ready, returning, slowDown, test } from './shop';

/** Below the ephemeral ports, so that no outgoing connection takes it. */
const PORT = 25_000 + (Number(process.env.E2E_PORT ?? 46731) % 1000) * 2;
const SHOP = `http://127.0.0.1:${PORT}`;
/** More than 2,000 of these items are groceries delivered to the tests' place. */
const DEMO_SIZE = { WORLD_ITEMS: '9000', WORLD_STORES: '200' };

let server: ChildProcess;
test.beforeAll(async () => {
  server = spawn(process.execPath, [join(import.meta.dirname, 'serve.mjs')], {
    env: { ...process.env, ...DEMO_SIZE, E2E_PORT: String(PORT) },
    stdio: 'inherit',
  });
  await expect
    .poll(() => {
      expect(server.exitCode).toBeNull();
      return fetch(`${SHOP}/health/live`).then(({ ok }) => ok).catch(() => false); // prettier-ignore
    })
    .toBe(true);
});
test.afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
});

const resultCount = (page: Page) => page.getByRole('tabpanel').locator('p [role="status"]');
const count = async (page: Page) => Number.parseInt((await resultCount(page).textContent()) ?? '');
const cards = (page: Page) => page.locator('main li:has(article)');

test('[RES-44] [RES-46] [RES-55] a customer with a slow phone filters 2,000 results', async ({ page, context }) => {
  await returning(context);
  await slowDown(page, 4);
  await open(page, `${SHOP}/home?search=all-categories`);
  const all = await count(page);
  expect(all).toBeGreaterThan(2000);
  const offsets: number[] = [];
  page.on('request', (request) => {
    if (/categories\/items\/list/.test(request.url()))
      offsets.push(Number(new URL(request.url()).searchParams.get('offset')));
  });

  await test.step('[RES-44] rows far from the screen are not rendered', async () => {
    await expect(async () => {
      await page.mouse.wheel(0, 6000);
      expect(Math.max(...offsets)).toBeGreaterThan(12);
    }).toPass();
    expect(await cards(page).count()).toBeLessThan(100);
    // Each page is fetched once, however the customer scrolls.
    expect(offsets).toEqual([...new Set(offsets)]);
  });

  const top = 9000;
  // What was requested may not be rendered yet, and the wheel may not be at rest.
  const scrollToTop = (y: number) =>
    new Promise<number>((done) => {
      window.scrollTo(0, y);
      const look = (frames: number): unknown =>
        frames === 0 || window.scrollY !== y ? done(window.scrollY) : requestAnimationFrame(() => look(frames - 1));
      look(10);
    });
  await expect.poll(() => page.evaluate(scrollToTop, top)).toBe(top);
  // What still comes would change what is in sight.
  await expect(page.getByRole('img', { name: 'Loading' })).toHaveCount(0);
  const inSight = () => firstVisibleCard(page);
  await expect.poll(inSight).not.toBe('');
  const before = await inSight();
  await test.step('[RES-55] Back from an item, after a reload of its page too', async () => {
    await page.locator(`main article a[href="${before}"]`).first().click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    await page.reload();
    await ready(page);
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
    await expect.poll(inSight).toBe(before);
  });

  await test.step('[RES-46] a filter responds in the frame after the press, over all results', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('button', { name: /^Filter/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    const frames = await dialog.getByRole('checkbox', { name: /^Discounted/ }).evaluate(
      (element: HTMLInputElement) =>
        new Promise<number>((done) => {
          let frames = 0;
          const look = () => {
            frames += 1;
            if (element.checked && document.querySelector('[aria-busy="true"]')) done(frames);
            else requestAnimationFrame(look);
          };
          element.click();
          requestAnimationFrame(look);
        }),
    );
    expect(frames).toBeLessThanOrEqual(2);
    const show = dialog.getByRole('button', { name: /^Show \d+ items?$/ });
    await expect.poll(async () => Number(/\d+/.exec((await show.textContent()) ?? '')?.[0])).toBeLessThan(all);
    const left = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0]);
    expect(left).toBeGreaterThan(12);
    await show.click();
    await expect.poll(() => count(page)).toBe(left);
  });
});
