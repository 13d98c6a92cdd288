/** The backend, the line or a file of the shop's own goes away while a page is open, and comes back. */
import type { Page } from '@playwright/test';
import { hydrated, cartBadge, expect, open, quick, ready, returning, test } from './shop';
import { guestCart } from './wire';

const NOTICE = 'The shop does not answer';

/** From now on every call is answered as the storefront's server answers for a backend that is not there. */
async function takeAway(page: Page) {
  const calls: string[] = [];
  await page.route('**/api/**', (route) => {
    calls.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 503, json: { errors: [{ code: 'unavailable', message: 'Away.' }] } });
  });
  return { calls, bringBack: () => page.unroute('**/api/**') };
}

test('[PLUS-37] with the backend away the page says so, keeps what it shows, asks again and goes on by itself', async ({
  page,
  context,
}) => {
  await returning(context);
  await open(page, '/home');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  const shown = await cards.allTextContents();
  const { calls, bringBack } = await takeAway(page);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(NOTICE)).toBeVisible({ timeout: 10_000 });
  // Everything was asked for again, and refused: what was there is still there.
  await expect.poll(() => calls.filter((path) => path === '/api/v1/config').length, { timeout: 20_000 }).toBe(6);
  expect(await cards.allTextContents()).toEqual(shown);

  // Elsewhere nothing is known yet: the page has its own word for it, and then what it was asked for.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(NOTICE)).toBeVisible();
  await bringBack();
  await expect(page.getByText(NOTICE)).toBeHidden({ timeout: 35_000 });
  await expect(again).toBeHidden();
  await expect(page.getByRole('main').locator('p').first()).toBeVisible();
});

test('[PLUS-37] what is put into the cart while the backend is away is sent when it is back', async ({
  page,
  context,
}) => {
  await returning(context);
  await open(page, '/product/bananas-green-corner');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('guest_id'))).toMatch(/^\d+$/);
  const { calls, bringBack } = await takeAway(page);
  await quick(page, /^Add to Cart/).click();
  await expect(cartBadge(page)).toHaveText('1');
  await expect.poll(() => calls.filter((path) => path.endsWith('/cart/add')).length, { timeout: 15_000 }).toBe(3);
  await bringBack();
  const inCart = async () => (await guestCart(page)).map(({ quantity }) => quantity);
  await expect.poll(inCart, { timeout: 20_000 }).toEqual([1]);
  await expect(cartBadge(page)).toHaveText('1');
});

const OFFLINE = 'You are offline. What is missing comes once the line is back.';
const BROKEN = 'Something went wrong';
const main = (page: Page) => page.getByRole('main');

/** A home that is hydrated, its notice about the line included, and the first card of a store on it. */
async function homeWithStores(page: Page) {
  await open(page, '/home');
  await page.waitForLoadState('networkidle');
  const card = main(page)
    .getByRole('article')
    .filter({ has: page.locator('a[href^="/store/"]') })
    .filter({ has: page.getByRole('img', { name: /^Rated/ }) })
    .first();
  await card.scrollIntoViewIfNeeded();
  // What hydrates last tells of the line (the search of the header has a status of its own).
  await page.locator('p[role="status"]:not(header *)').waitFor({ state: 'attached' });
  await hydrated(quick(page, /^Cart/));
  await page.waitForLoadState('networkidle');
  return { card, link: await hydrated(card.locator('a[href^="/store/"]').first()) };
}

test('[PLUS-37] [ERR-05] a store that is pressed without a line shows what is known of it, and comes by itself; so does a drawer', async ({
  page,
  context,
}) => {
  await returning(context, { module: 'food' });
  const { card, link } = await homeWithStores(page);
  const name = (await link.textContent()) ?? '';
  const rating = await card.getByRole('img', { name: /^Rated/ }).getAttribute('aria-label');

  await test.step('the cart opens once the line is back, and the page stands', async () => {
    await context.setOffline(true);
    await quick(page, /^Cart/).click();
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await expect(card).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByText(OFFLINE)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await context.setOffline(true);
  await link.click();
  await expect(page).toHaveURL(/\/store\//);
  const heading = main(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(name);
  await expect(main(page).getByRole('img', { name: rating ?? '' })).toBeVisible();
  await expect(main(page).locator('img').first()).toBeVisible();
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(page.getByText(BROKEN)).toHaveCount(0);

  await context.setOffline(false);
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await expect(heading).toHaveText(name);
  await expect(page.getByText(OFFLINE)).toBeHidden();
});

test('[PLUS-37] a stylesheet that does not come leaves the page as it is, and what was asked for comes with its styles', async ({
  page,
  context,
}) => {
  await returning(context);
  await open(page, '/home');
  await page.waitForLoadState('networkidle');
  const cards = main(page).getByRole('article');
  await expect(cards.first()).toBeVisible();
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign In' }).filter({ visible: true });
  await hydrated(signIn);
  let lost = 0;
  await page.route('**/assets/*.css', (route) => {
    lost += 1;
    return route.abort();
  });
  await signIn.click();
  await expect.poll(() => lost).toBeGreaterThan(0);
  await expect(cards.first()).toBeVisible();
  await expect(page.getByText(BROKEN)).toHaveCount(0);
  await page.unroute('**/assets/*.css');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeVisible();
  const styled = await page.evaluate(() => Array.from(document.styleSheets, ({ href }) => href ?? ''));
  expect(styled.filter((file) => /password-?input/i.test(file))).toHaveLength(1);
});

test('[PLUS-37] a page whose file is gone since the shop was renewed is loaded anew, once', async ({
  page,
  context,
}) => {
  await returning(context);
  const { link } = await homeWithStores(page);
  let documents = 0;
  let lost = 0;
  page.on('request', (request) => (documents += request.resourceType() === 'document' ? 1 : 0));
  const file = /\/assets\/store\.page-[\w-]+\.js$/;
  await page.route(file, (route) => {
    lost += 1;
    return route.fulfill({ status: 404, body: 'Not found.' });
  });
  await link.click();
  await page.waitForRequest((request) => request.resourceType() === 'document', { timeout: 20_000 });
  // The server's page stands, and its file is asked for again and again: nothing is loaded anew any more.
  const before = lost;
  await expect.poll(() => lost, { timeout: 30_000 }).toBeGreaterThan(before + 2);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toBe(1);
  await page.unroute(file);
  await ready(page);
  expect(documents).toBe(1);
});
