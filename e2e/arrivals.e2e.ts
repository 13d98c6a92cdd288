/** How a visit starts: with cleared cookies, from a shared link, or signed in. */
import type { Page } from '@playwright/test';
import { customer, expect, open, PLACE, returning, test } from './shop';

const dropCookies = (page: Page) => page.context().clearCookies();
const CHOOSER = 'What would you like today?';

test('[ROUTE-49] a place in localStorage is enough without cookies: home does not redirect', async ({
  page,
  context,
}) => {
  await returning(context);
  await open(page, '/home');
  await dropCookies(page);
  await open(page, '/home');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fresh from the shops around you');
});

test('[ROUTE-49] a shared link opens after a place is chosen', async ({ page }) => {
  await open(page, '/category/fruit?module_id=1');
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('button', { name: 'Choose on the map' }).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('combobox').fill('opera');
  await picker.getByRole('option', { name: /Opera House/ }).click();
  await expect(picker.getByText(/Old Town, Port Almera/)).toBeVisible();
  await picker.getByRole('button', { name: 'Pick Locations' }).click();
  await expect(page).toHaveURL('/category/fruit?module_id=1');
  // The stored path is used once: the next chosen place leads home again.
  expect(await page.evaluate(() => document.cookie)).not.toContain('shop_next');
});

test('[MOD-10] the module chooser opens only over pages that need a module', async ({ page, context }) => {
  await returning(context, { module: null });
  await context.addInitScript(({ address, point, zoneIds }) => {
    localStorage.setItem('location', address);
    localStorage.setItem('zoneid', JSON.stringify(zoneIds));
    localStorage.setItem('currentLatLng', JSON.stringify(point));
  }, PLACE);
  const chooser = page.getByRole('dialog', { name: CHOOSER });
  for (const path of ['/help-and-support', '/about-us', '/track-order', '/checkout?page=cart', '/auth/sign-in']) {
    await open(page, path);
    // The place is known already: the header shows it.
    await expect(page.getByRole('banner').getByText(PLACE.address).first()).toBeAttached();
    await expect(chooser).toHaveCount(0);
  }
  await open(page, '/home');
  await expect(chooser).toBeVisible();
});

test('a returning customer is fetched once', async ({ page, context, request }) => {
  await returning(context, { module: 'food' });
  await customer(page, request);
  const requests: string[] = [];
  page.on('request', (sent) => {
    const { pathname, search } = new URL(sent.url());
    if (pathname.startsWith('/api/')) requests.push(`${sent.method()} ${pathname}${search}`);
  });
  await open(page, '/home');
  await expect.poll(() => requests.filter((call) => call.includes('/customer/')).length).toBeGreaterThanOrEqual(3);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((call, index) => requests.indexOf(call) !== index)).toEqual([]);
});

test('private pages have their own titles', async ({ page, context, request }) => {
  await returning(context);
  await customer(page, request);
  for (const [path, title] of [
    ['/my-orders', 'My Orders'],
    ['/wallet', 'Wallet'],
    ['/settings', 'Settings'],
    ['/profile?page=profile-settings', 'Profile settings'],
    ['/store/popular', 'Popular stores'],
  ] as const) {
    await open(page, path);
    await expect(page).toHaveTitle(`${title} · Almera Market`);
  }
});
