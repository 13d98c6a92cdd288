/** The frame of every page: header, bars and menus, on a wide screen and on a phone. */
import { customer, expect, open, openMenu, PLACE, recordUrls, returning, test } from './shop';

const WIDE = { width: 1181, height: 860 };
const STORE = '/store/green-corner?module_id=1';

test('a visitor with a wide screen uses header and menus, and signs in', async ({
  page,
  context,
  request,
  visitor,
}) => {
  await page.setViewportSize(WIDE);
  await returning(context);
  await open(page, STORE);
  const header = page.getByRole('banner');
  const theme = header.getByRole('button', { name: 'Dark Mode' });
  await test.step('[NAV-01] [NAV-28] [THEME-04] place, theme and search are in the bars', async () => {
    await expect(theme).toBeVisible();
    await expect(header.getByRole('button', { name: PLACE.address })).toBeVisible();
    await expect(header.getByRole('combobox')).toBeVisible();
  });
  await test.step('[I18N-08] [I18N-12] [I18N-13] the language of the page asks nothing, another one asks first', async () => {
    const language = header.getByRole('button', { name: 'Language: English' });
    await language.click();
    await header.getByRole('button', { name: /English US/, pressed: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await language.click();
    await header.getByRole('button', { name: /العربية SA/, pressed: false }).click();
    await expect(page.getByRole('dialog', { name: 'Are you sure to change the language?' })).toBeVisible();
    await page.getByRole('button', { name: 'No', exact: true }).click();
  });
  await test.step('[NAV-03] [NAV-04] [NAV-07] logo, Home, tracking and sign-in are links', async () => {
    for (const name of ['Home', 'Almera Market, home page'])
      await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', '/home');
    await expect(header.getByRole('link', { name: 'Track an order' })).toHaveAttribute('href', '/track-order');
    await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', /^\/auth\/sign-in/);
  });
  await test.step('[NAV-09] [NAV-14] messages need sign-in, and stay on the page', async () => {
    await header.getByRole('button', { name: 'Messages' }).click();
    await expect(page.getByText('You must be login to access this page.')).toBeVisible();
    await expect(page).toHaveURL(/green-corner/);
  });
  await test.step('[NAV-12] the cart opens', async () => {
    await header.getByRole('button', { name: /^Cart/ }).click();
    await expect(page.getByRole('dialog', { name: /cart/i })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('[NAV-05] [CAT-06] the two menus link to categories, their sub-categories, and stores', async () => {
    await header.getByRole('button', { name: 'Categories' }).click();
    const categories = page.getByRole('dialog', { name: 'Categories' });
    await categories.getByRole('link', { name: 'Citrus & tropical' }).click();
    await expect(page).toHaveURL(/\/category\/[^?]+\?module_id=1/);
    await expect(page.getByRole('heading', { level: 1, name: 'Citrus & tropical' })).toBeVisible();
    await expect(categories).toHaveCount(0);
    await header.getByRole('button', { name: 'Stores' }).click();
    const stores = page.getByRole('dialog', { name: 'Stores' });
    await expect(stores.getByRole('link', { name: 'Latest stores' })).toHaveAttribute('href', '/store/latest');
    await stores.getByRole('list').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/store\/[^?]+\?module_id=1/);
  });
  await test.step('[NAV-02] [NAV-16] one pixel less, and the header is the one of phones', async () => {
    await page.setViewportSize({ width: 1180, height: 860 });
    await expect(theme).toBeHidden();
    await expect(header.getByRole('link', { name: 'Home', exact: true })).toBeHidden();
    await expect(header.getByRole('button', { name: 'Open the menu' })).toBeVisible();
    await page.setViewportSize(WIDE);
  });
  await test.step('[NAV-05] the store menu has the module’s own name for stores', async () => {
    const eater = await visitor({ module: 'food' }, { viewport: WIDE });
    await open(eater, '/home');
    await expect(eater.getByRole('banner').getByRole('button', { name: 'Restaurants' })).toBeVisible();
  });
  await test.step('[NAV-06] [NAV-13] parcel has no menus, cart or messages', async () => {
    const sender = await visitor({ module: 'parcel' }, { viewport: WIDE });
    await open(sender, '/home');
    const header = sender.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Contact' })).toBeVisible();
    for (const name of [/^Categories/, /^Cart/, /^Wishlist/, /^Messages/])
      await expect(header.getByRole('button', { name })).toHaveCount(0);
  });
  await test.step('[NAV-07] [NAV-08] [NAV-14] a signed-in customer has a menu and messages instead of the sign-in link', async () => {
    await customer(page, request);
    await open(page, '/home');
    await header.getByRole('button', { name: 'My account' }).click();
    await expect(page.getByText('Mina Vella')).toBeVisible();
    await expect(header.getByRole('link', { name: 'Loyalty points' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(header.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    await expect(header.getByRole('link', { name: 'Track an order' })).toHaveCount(0);
    await header.getByRole('button', { name: 'Messages' }).click();
    await expect(page).toHaveURL('/profile?page=inbox');
  });
});

test('a visitor with a phone uses header, bottom bar and menu, before and after choosing a place', async ({
  page,
  request,
  visitor,
}) => {
  await test.step('[NAV-11] [NAV-15] [NAV-35] [NAV-40] without a place there is no search, cart or list', async () => {
    await open(page, '/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /, home page/ })).toHaveAttribute('href', '/');
    await expect(header.getByRole('combobox')).toHaveCount(0);
    for (const name of [/^Cart/, /^Wishlist/]) await expect(page.getByRole('button', { name })).toHaveCount(0);
    const menu = await openMenu(page);
    await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(menu.getByRole('button', { name: /Mode$/ })).toBeVisible();
    for (const name of ['Categories', 'Latest stores', 'Popular stores', 'Logout'])
      await expect(menu.getByRole('button', { name })).toHaveCount(0);
  });
  const phone = await visitor();
  await test.step('[NAV-17] [NAV-18] [NAV-19] [NAV-22] the mobile header and the bottom bar', async () => {
    await open(phone, '/home');
    const header = phone.getByRole('banner');
    const logo = header.getByRole('link', { name: /, home page/ });
    await expect(header.getByRole('button', { name: 'Change module' })).toBeVisible();
    await expect(logo).toBeHidden();
    await expect(header.getByRole('button', { name: PLACE.address })).toBeVisible();
    await open(phone, STORE);
    await expect(logo).toBeVisible();
    await expect(header.getByRole('button', { name: 'Change module' })).toBeHidden();
    await expect(logo).toHaveAttribute('href', '/home');
    await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', /^\/auth\/sign-in/);
    await expect(header.getByRole('combobox')).toBeVisible();
    const bar = phone.getByRole('navigation', { name: 'Quick access' });
    await bar.getByRole('button', { name: /^Wishlist/ }).click();
    await expect(phone.getByRole('dialog')).toBeVisible();
    await phone.keyboard.press('Escape');
    await bar.getByRole('button', { name: /^Cart/ }).click();
    await expect(phone.getByRole('dialog', { name: /cart/i })).toBeVisible();
    await phone.keyboard.press('Escape');
    await bar.getByRole('link', { name: 'Home' }).click();
    await expect(phone).toHaveURL('/home');
  });
  await test.step('[NAV-20] the avatar of a customer leads to the profile', async () => {
    const header = phone.getByRole('banner');
    await customer(phone, request);
    await open(phone, STORE);
    await expect(header.getByRole('link', { name: 'Profile settings' })).toHaveAttribute(
      'href',
      '/profile?page=profile-settings',
    );
  });
  const eater = await visitor({ module: 'food' });
  const menu = eater.getByRole('dialog', { name: 'Menu' });
  const requests = recordUrls(eater);
  await test.step('[NAV-21] it slides in from the right, where its button is', async () => {
    await open(eater, STORE.replace('green-corner?module_id=1', 'latest'));
    const opener = await eater.getByRole('button', { name: 'Open the menu' }).boundingBox();
    await openMenu(eater);
    // It slides in from the right, where its button is; in Arabic both are on the left.
    const box = await menu.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(380);
    expect(opener?.x).toBeGreaterThan(320);
    await eater.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await eater.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'));
    expect((await eater.getByRole('button', { name: 'Open the menu' }).boundingBox())?.x).toBeLessThan(30);
    await eater.locator('html').evaluate((html) => html.setAttribute('dir', 'ltr'));
  });
  await test.step('[NAV-34] [NAV-36] [NAV-38] its lists unfold, each with a link to all', async () => {
    await openMenu(eater);
    for (const [name, all] of [
      ['Categories', '/categories'],
      ['Latest stores', '/store/latest'],
      ['Popular stores', '/store/popular'],
    ] as const) {
      const heading = menu.getByRole('button', { name });
      await expect(heading).toHaveAttribute('aria-expanded', 'false');
      await heading.click();
      await expect(menu.getByRole('link', { name: 'View all' })).toHaveAttribute('href', all);
      const entries = await menu.locator('ul').first().getByRole('listitem').count();
      expect(entries).toBeGreaterThan(2);
      expect(entries).toBeLessThanOrEqual(11);
      if (name !== 'Popular stores') await heading.click();
    }
  });
  await test.step('[NAV-37] they ask for a few more than they show', async () => {
    expect(requests.some((url) => /stores\/popular\?.*limit=12/.test(url))).toBe(true);
  });
  await test.step('[NAV-39] an entry leads to its page, and closes the menu', async () => {
    await menu.locator('ul').first().getByRole('link').first().click();
    await expect(eater).toHaveURL(/\/store\/(?!latest)/);
    await expect(menu).toHaveCount(0);
  });
});
