/** Outages while a page is open: the backend, the network or a built file fails, then recovers. */
import type { Page } from '@playwright/test';
import { hydrated, cartBadge, expect, expectAccessible, hold, open, quick, ready, returning, test } from './shop';
import { guestCart } from './wire';

const NOTICE = 'We cannot reach the shop. Nothing is lost';

/** From now on every call gets the response that the storefront's server sends for an unreachable backend. */
async function takeAway(page: Page) {
  const calls: string[] = [];
  await page.route('**/api/**', (route) => {
    calls.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 503, json: { errors: [{ code: 'unavailable', message: 'Away.' }] } });
  });
  return { calls, bringBack: () => page.unroute('**/api/**') };
}

const OFFLINE = 'You are offline. The rest of this page will load when you are back online.';
const BROKEN = 'Something went wrong';
const main = (page: Page) => page.getByRole('main');

/** Opens a hydrated home, its offline notice included. @returns the first card of a store on it */
async function homeWithStores(page: Page) {
  await open(page, '/home');
  await page.waitForLoadState('networkidle');
  const card = main(page)
    .getByRole('article')
    .filter({ has: page.locator('a[href^="/store/"]') })
    .filter({ has: page.getByRole('img', { name: /^Rated/ }) })
    .first();
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, 450));
    await expect(card).toBeAttached({ timeout: 250 });
  }).toPass();
  await card.scrollIntoViewIfNeeded();
  // The offline notice hydrates last (the header's search has a status element of its own).
  await page.locator('p[role="status"]:not(header *)').waitFor({ state: 'attached' });
  await hydrated(quick(page, /^Cart/));
  await page.waitForLoadState('networkidle');
  return { card, link: await hydrated(card.locator('a[href^="/store/"]').first()) };
}

test('a customer keeps the shop while the backend is away: content, cart, and what was added meanwhile', async ({
  page,
  context,
}) => {
  await returning(context);
  await test.step('[PLUS-37] an outage shows a notice, keeps the content, retries and recovers by itself', async () => {
    await open(page, '/home');
    // The first of each row: how many of a row are there is a matter of its width, and of how far it has moved.
    const cards = page.getByRole('main').locator('li:first-child').getByRole('article');
    await expect(cards.first()).toBeVisible();
    const shown = await cards.allTextContents();
    const { calls, bringBack } = await takeAway(page);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText(NOTICE)).toBeVisible();
    // All queries were refetched and failed; the content is still there.
    await expect.poll(() => calls.filter((path) => path === '/api/v1/config').length).toBe(6);
    expect(await cards.allTextContents()).toEqual(shown);

    // A page without data shows its own error, then its content once the backend recovers.
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await expect(page.getByText(NOTICE)).toBeVisible();
    await bringBack();
    await expect(page.getByText(NOTICE)).toBeHidden();
    await expect(again).toBeHidden();
    await expect(page.getByRole('main').locator('p').first()).toBeVisible();
  });
  await test.step('[PLUS-37] items added to the cart during an outage are sent after it', async () => {
    await open(page, '/product/bananas-green-corner');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('guest_id'))).toMatch(/^\d+$/);
    const { calls, bringBack } = await takeAway(page);
    await quick(page, /^Add to Cart/).click();
    await expect(cartBadge(page)).toHaveText('1');
    await expect.poll(() => calls.filter((path) => path.endsWith('/cart/add')).length).toBe(3);
    await bringBack();
    const inCart = async () => (await guestCart(page)).map(({ quantity }) => quantity);
    await expect.poll(inCart).toEqual([1]);
    await expect(cartBadge(page)).toHaveText('1');
  });
});

test('a customer opens a store and the cart without a line, and both load when it is back', async ({
  page,
  context,
}) => {
  await returning(context, { module: 'food' });
  const { card, link } = await homeWithStores(page);
  const name = (await link.textContent()) ?? '';
  const rating = await card.getByRole('img', { name: /^Rated/ }).getAttribute('aria-label');

  await test.step('the cart drawer opens after reconnecting, and the page stays', async () => {
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

  await test.step('[PLUS-37] [ERR-05] a store shows what is known, and the rest once the line is back', async () => {
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
});

test('a customer comes through a lost stylesheet, and a file that a deployment removed', async ({ page, context }) => {
  await returning(context);
  await test.step('[PLUS-37] a failed stylesheet keeps the current page; the retry shows the next page with its styles', async () => {
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
  await test.step('[PLUS-37] a removed file reloads the page once', async () => {
    const { link } = await homeWithStores(page);
    let documents = 0;
    let lost = 0;
    page.on('request', (request) => (documents += request.resourceType() === 'document' ? 1 : 0));
    const file = /\/assets\/store\.page-[\w-]+\.js$/;
    await page.route(file, (route) => {
      lost += 1;
      return route.fulfill({ status: 404, body: 'Not found.' });
    });
    const reloaded = page.waitForRequest((request) => request.resourceType() === 'document');
    await link.click();
    await reloaded;
    // The server-rendered page stays while the chunk is retried; there is no second reload.
    const before = lost;
    await expect.poll(() => lost).toBeGreaterThan(before + 2);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents).toBe(1);
    await page.unroute(file);
    await ready(page);
    expect(documents).toBe(1);
  });
});

test.describe('what breaks in the browser', () => {
  test.use({ expectedErrors: /planted|broken on purpose|React Router caught|Error handled by/ });
  const STUCK = 'This page is still loading. Its buttons do not work yet.';
  /** A built file that breaks while it runs, until the returned function is called. */
  const breakFile = async (page: Page, file: RegExp) => {
    await page.route(file, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("planted")' }),
    );
    return () => page.unroute(file);
  };
  const alert = (page: Page) => page.getByRole('alert');

  test('a visitor is told that a page does not start, or that it broke, and is led out', async ({ page, visitor }) => {
    await test.step('a page that does not start says so, over what it shows, and that it cannot; both lead out', async () => {
      const release = await hold(page, /\/assets\/vendor-/);
      await page.goto('/help-and-support', { waitUntil: 'domcontentloaded' });
      await expect(alert(page)).toContainText(STUCK);
      await expectAccessible(page, ['color-contrast', 'target-size', 'link-name']);
      release();
      await ready(page);
      await expect(alert(page)).toBeHidden();
      await page.unroute(/\/assets\/vendor-/);

      for (const file of [/\/assets\/entry-client-/, /\/assets\/help\.page-/]) {
        const mend = await breakFile(page, file);
        await page.goto('/help-and-support');
        await expect(alert(page)).toContainText(BROKEN);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await mend();
        await alert(page).getByRole('link', { name: 'Try again' }).click();
        await ready(page);
        await expect(alert(page)).toBeHidden();
      }
    });
    const arab = await visitor({ language: 'ar' });
    await test.step('a page whose code or texts break at a navigation, or once the line is back, is our error page in the shop', async () => {
      for (const file of [/\/assets\/text\.page-/, /\/assets\/ar-/]) {
        await open(arab, '/help-and-support');
        const link = await hydrated(arab.getByRole('contentinfo').getByRole('link', { name: 'الشروط والأحكام' }));
        await arab.waitForLoadState('networkidle');
        const mend = await breakFile(arab, file);
        const isOffline = file.source.includes('page');
        await arab.context().setOffline(isOffline);
        await link.click();
        if (isOffline) await expect(arab).toHaveURL(/terms/);
        await arab.context().setOffline(false);
        await expect(main(arab).getByText('حدث خطأ ما')).toBeVisible();
        await expect(arab.getByRole('banner')).toBeVisible();
        await main(arab).getByRole('link', { name: 'إلى الصفحة الرئيسية' }).click();
        await expect(main(arab).getByRole('article').first()).toBeVisible();
        await mend();
      }
    });
  });

  test('a visitor misses parts that the shop can do without, and the first error is reported', async ({
    page,
    context,
  }) => {
    await returning(context);
    await test.step('they are left out', async () => {
      const mend = await breakFile(page, /\/assets\/shell-/);
      await open(page, '/home');
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(main(page).getByRole('article').first()).toBeVisible();
      await expect(page.getByText(BROKEN)).toHaveCount(0);
      await mend();
    });
    await test.step('an error in a page is reported to the storefront’s server, once', async () => {
      await open(page, '/help-and-support');
      const report = page.waitForResponse(/\/client-errors$/);
      let reports = 0;
      page.on('request', (one) => void (reports += one.url().endsWith('/client-errors') ? 1 : 0));
      const throwIt = () =>
        page.evaluate(() => void setTimeout(() => { throw new Error('broken on purpose by mina@example.com'); })); // prettier-ignore
      await throwIt();
      expect((await report).status()).toBe(204);
      await throwIt();
      await page.evaluate(() => new Promise((done) => setTimeout(done)));
      expect(reports).toBe(1);
    });
  });
});
