/** Favourites: what a guest may, and hearts and drawer of a customer. */
import { customer, expect, expectAccessible, failWith, open, PLACE, quick, recordUrls, returning, test } from './shop';
import { ask } from './wire';

test.beforeEach(async ({ context }) => returning(context));

test('a guest and an anonymous visitor see the same shop, without favourites and saved addresses', async ({ page }) => {
  await test.step('[GUEST-06] [GUEST-07] [WISH-12] [WISH-18] hearts and saved addresses ask for sign-in', async () => {
    const requests = recordUrls(page, /wish-list|address\//);
    await open(page, '/store/green-corner?module_id=1&q=bananas');
    await page.getByRole('button', { name: 'Favourite Green Corner' }).click();
    await expect(page.getByText('You are not logged in')).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: PLACE.address }).click();
    await expect(page.getByText('To select from saved addresses, you need to sign in.')).toBeVisible();
    await test.step('[ITEM-57] so does the heart of an item', async () => {
      await open(page, '/product/bananas-green-corner?module_id=1');
      await page.getByRole('button', { name: 'Favourite Bananas' }).first().click();
      await expect(page.getByText('You are not logged in')).toBeVisible();
    });
    expect(requests).toEqual([]);
  });
  const seen = async (path: string) => {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    return page.evaluate(() =>
      [...document.querySelectorAll('a, button')].map((node) =>
        (node.getAttribute('aria-label') ?? node.textContent ?? '').trim(),
      ),
    );
  };
  const places = ['/home', '/store/green-corner?module_id=1', '/track-order'];
  const offered: Record<'guest' | 'anonymous', string[][]> = { guest: [], anonymous: [] };
  await test.step('[SESS-06] anonymous visitors and guests have the same rights', async () => {
    for (const path of places) offered.guest.push(await seen(path));
    expect(await page.evaluate(() => localStorage.getItem('guest_id'))).not.toBeNull();
    await page.addInitScript(() => localStorage.removeItem('guest_id'));
    await page.route('**/auth/guest/request', (route) => route.fulfill({ status: 503, json: {} }));
    for (const path of places) offered.anonymous.push(await seen(path));
    expect(offered.anonymous).toEqual(offered.guest);
  });
  await test.step('[SESS-36] no page offers functions of stores or staff', async () => {
    const config = await ask<object>(page.request, 'config');
    const words = [...offered.guest.flat(), JSON.stringify(config)].join(' ');
    expect(words).not.toMatch(/admin|vendor panel|dashboard|delivery man app/i);
  });
});

test('a customer’s hearts and the drawer of favourites stay in sync', async ({ page, request }) => {
  await customer(page, request);
  await open(page, '/store/green-corner?module_id=1&q=bananas');
  const drawer = page.getByRole('dialog', { name: 'Wishlist' });
  const bananas = page.getByRole('main').getByRole('button', { name: 'Favourite Bananas' });
  await test.step('[NAV-10] [WISH-02] [WISH-04] the drawer is empty', async () => {
    await quick(page, 'Wishlist').click();
    await expect(drawer.getByText('Nothing found')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('[STORE-14] [WISH-06] [WISH-10] [WISH-11] the heart of a store adds it', async () => {
    const added = page.waitForRequest((call) => call.url().includes('wish-list/add') && call.method() === 'POST');
    await page.getByRole('button', { name: 'Favourite Green Corner' }).click();
    expect((await added).postDataJSON()).toHaveProperty('store_id');
    await expect(page.getByText('Added to wishlist')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Favourite Green Corner', pressed: true })).toBeVisible();
  });
  await test.step('[WISH-01] [WISH-03] the drawer opens on the tab that has entries', async () => {
    await quick(page, 'Wishlist').click();
    await expect(drawer.getByRole('tab', { name: 'Stores', selected: true })).toBeVisible();
    await drawer.getByRole('tab', { name: 'Groceries' }).click();
    await expect(drawer.getByText('No favourite items found')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });
  await test.step('[WISH-05] the heart of an item fills', async () => {
    await bananas.click();
    await expect(bananas).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('[WISH-07] [WISH-08] [WISH-09] the hearts in the drawer remove', async () => {
    await quick(page, 'Wishlist').click();
    await drawer.getByRole('tab', { name: 'Stores' }).click();
    const removed = page.waitForRequest(
      (call) => call.url().includes('wish-list/remove') && call.method() === 'DELETE',
    );
    await drawer.getByRole('button', { name: 'Favourite Green Corner' }).click();
    expect((await removed).url()).toContain('store_id=');
    await expect(drawer.getByText('No favourite stores found')).toBeVisible();
  });
  await test.step('[WISH-14] [WISH-17] an entry of the drawer opens its item', async () => {
    await drawer.getByRole('tab', { name: 'Groceries' }).click();
    await drawer.getByRole('link', { name: 'Bananas' }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: /Bananas/ })).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('[WISH-13] a rejected call empties nothing and shows the reason', async () => {
    await failWith(page, /wish-list\/remove/, 500, 'x', 'The list is being moved.');
    await bananas.click();
    await expect(page.getByText('The list is being moved.')).toBeVisible();
    await expect(bananas).toHaveAttribute('aria-pressed', 'true');
  });
});
