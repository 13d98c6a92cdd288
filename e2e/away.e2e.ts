/** The backend goes away while a page is open, and comes back. */
import type { Page } from '@playwright/test';
import { cartBadge, expect, open, quick, returning, test } from './shop';

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
  const guest = await page.evaluate(() => localStorage.getItem('guest_id'));
  const inCart = async () =>
    (
      (await (
        await page.request.get(`/api/v1/customer/cart/list?guest_id=${guest}`, { headers: { moduleId: '1' } })
      ).json()) as { quantity: number }[]
    ).map(({ quantity }) => quantity);
  await expect.poll(inCart, { timeout: 20_000 }).toEqual([1]);
  await expect(cartBadge(page)).toHaveText('1');
});
