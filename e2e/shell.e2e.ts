/** The app shell: header, bars, menus, search, footer, text pages (spec 2 §2). */
import type { Page } from '@playwright/test';
import { customer, delay, expect, open, openMenu, PLACE, recordUrls, returning, test } from './shop';
import { ask, hereIn } from './wire';

const WIDE = { width: 1181, height: 860 };
const STORE = '/store/green-corner?module_id=1';

test('[NAV-01] [NAV-02] [NAV-03] [NAV-04] [NAV-07] [NAV-09] [NAV-12] [NAV-14] [NAV-16] [NAV-28] [I18N-08] [I18N-12] [I18N-13] [THEME-04] header and bars of a wide screen', async ({
  page,
  context,
}) => {
  await page.setViewportSize(WIDE);
  await returning(context);
  await open(page, STORE);
  const header = page.getByRole('banner');
  const theme = header.getByRole('button', { name: 'Dark Mode' });
  await expect(theme).toBeVisible();
  await expect(header.getByRole('button', { name: PLACE.address })).toBeVisible();
  await expect(header.getByRole('combobox')).toBeVisible();
  const language = header.getByRole('button', { name: 'Language: English' });
  await language.click();
  await header.getByRole('button', { name: /English US/, pressed: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await language.click();
  await header.getByRole('button', { name: /العربية SA/, pressed: false }).click();
  await expect(page.getByRole('dialog', { name: 'Are you sure to change the language?' })).toBeVisible();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  for (const name of ['Home', 'Almera Market, home page'])
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', '/home');
  await expect(header.getByRole('link', { name: 'Track an order' })).toHaveAttribute('href', '/track-order');
  await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', /^\/auth\/sign-in/);
  await header.getByRole('button', { name: 'Messages' }).click();
  await expect(page.getByText('You must be login to access this page.')).toBeVisible();
  await expect(page).toHaveURL(/green-corner/);
  await header.getByRole('button', { name: /^Cart/ }).click();
  await expect(page.getByRole('dialog', { name: /cart/i })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1180, height: 860 });
  await expect(theme).toBeHidden();
  await expect(header.getByRole('link', { name: 'Home', exact: true })).toBeHidden();
  await expect(header.getByRole('button', { name: 'Open the menu' })).toBeVisible();
});

test('[NAV-05] [CAT-06] the two menus link to categories, their sub-categories, and stores', async ({
  page,
  context,
}) => {
  await page.setViewportSize(WIDE);
  await returning(context);
  await open(page, STORE);
  const header = page.getByRole('banner');
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

test('[NAV-05] [NAV-06] [NAV-13] parcel has no menus, cart or messages, food has restaurants', async ({
  page,
  context,
}) => {
  await page.setViewportSize(WIDE);
  await returning(context, { module: 'parcel' });
  await open(page, '/home');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Contact' })).toBeVisible();
  for (const name of [/^Categories/, /^Cart/, /^Wishlist/, /^Messages/])
    await expect(header.getByRole('button', { name })).toHaveCount(0);
});

test('[NAV-05] the store menu has the module’s own name for stores', async ({ page, context }) => {
  await page.setViewportSize(WIDE);
  await returning(context, { module: 'food' });
  await open(page, '/home');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Restaurants' })).toBeVisible();
});

test('[NAV-07] [NAV-08] [NAV-14] a signed-in customer has a menu and messages instead of the sign-in link', async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize(WIDE);
  await returning(context);
  await customer(page, request);
  await open(page, '/home');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'My account' }).click();
  await expect(page.getByText('Mina Vella')).toBeVisible();
  await expect(header.getByRole('link', { name: 'Loyalty points' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await expect(header.getByRole('link', { name: 'Track an order' })).toHaveCount(0);
  await header.getByRole('button', { name: 'Messages' }).click();
  await expect(page).toHaveURL('/profile?page=inbox');
});

test('[NAV-11] [NAV-15] [NAV-18] [NAV-35] [NAV-40] without a place there is no search, cart or list', async ({
  page,
}) => {
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

test('[NAV-17] [NAV-18] [NAV-19] [NAV-20] [NAV-22] the mobile header and the bottom bar', async ({
  page,
  context,
  request,
}) => {
  await returning(context);
  await open(page, '/home');
  const header = page.getByRole('banner');
  const logo = header.getByRole('link', { name: /, home page/ });
  await expect(header.getByRole('button', { name: 'Change module' })).toBeVisible();
  await expect(logo).toBeHidden();
  await expect(header.getByRole('button', { name: PLACE.address })).toBeVisible();
  await open(page, STORE);
  await expect(logo).toBeVisible();
  await expect(header.getByRole('button', { name: 'Change module' })).toBeHidden();
  await expect(logo).toHaveAttribute('href', '/home');
  await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', /^\/auth\/sign-in/);
  await expect(header.getByRole('combobox')).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Quick access' });
  await bar.getByRole('button', { name: /^Wishlist/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: /^Cart/ }).click();
  await expect(page.getByRole('dialog', { name: /cart/i })).toBeVisible();
  await page.keyboard.press('Escape');
  await bar.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/home');
  await customer(page, request);
  await open(page, STORE);
  await expect(header.getByRole('link', { name: 'Profile settings' })).toHaveAttribute(
    'href',
    '/profile?page=profile-settings',
  );
});

test('[NAV-21] [NAV-34] [NAV-36] [NAV-37] [NAV-38] [NAV-39] the mobile menu with its lists', async ({
  page,
  context,
}) => {
  await returning(context, { module: 'food' });
  await open(page, STORE.replace('green-corner?module_id=1', 'latest'));
  const requests = recordUrls(page);
  const opener = await page.getByRole('button', { name: 'Open the menu' }).boundingBox();
  const menu = await openMenu(page);
  // It slides in from the right, where its button is; in Arabic both are on the left.
  const box = await menu.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(380);
  expect(opener?.x).toBeGreaterThan(320);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'));
  expect((await page.getByRole('button', { name: 'Open the menu' }).boundingBox())?.x).toBeLessThan(30);
  await page.locator('html').evaluate((html) => html.setAttribute('dir', 'ltr'));
  await openMenu(page);
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
  expect(requests.some((url) => /stores\/popular\?.*limit=12/.test(url))).toBe(true);
  await menu.locator('ul').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/store\/(?!latest)/);
  await expect(menu).toHaveCount(0);
});

const panel = (page: Page) => page.getByRole('listbox');

test('[SRCH-01] [SRCH-02] [SRCH-05] [SRCH-06] [SRCH-07] [SRCH-08] [SRCH-09] [SRCH-10] [SRCH-11] [SRCH-12] [SRCH-13] [SRCH-15] [SRCH-21] [PLUS-24] the search panel', async ({
  page,
  context,
}) => {
  await returning(context);
  await open(page, STORE);
  const calls = recordUrls(page, /item-or-store-search/);
  const keywords = recordUrls(page, /suggested-items/);
  const box = page.getByRole('banner').getByRole('combobox');
  await box.click();
  await box.fill('milk & #1 قهوة');
  await box.press('Enter');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('milk & #1 قهوة');
  await box.click();
  await expect(panel(page).getByRole('option', { name: /milk & #1 قهوة/ })).toBeVisible();
  await expect(panel(page)).toContainText('Recent searches');
  await page.mouse.click(195, 780);
  await expect(panel(page)).toBeHidden();
  calls.splice(0);
  await box.fill('   ');
  await page.waitForTimeout(700);
  expect(calls).toEqual([]);
  await box.fill('');
  await box.pressSequentially('green', { delay: 60 });
  await expect(
    panel(page)
      .getByRole('option', { name: /Green Corner/ })
      .first(),
  ).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(calls[0]).toContain('name=green');
  for (const group of ['Groceries', 'Stores']) await expect(panel(page)).toContainText(group);
  const height = await panel(page).evaluate((list) => ({
    is: list.clientHeight,
    scrolls: getComputedStyle(list).overflowY,
  }));
  expect(height.is).toBeLessThanOrEqual(400);
  expect(height.scrolls).toBe('auto');
  await box.press('ArrowDown');
  await expect(box).toHaveAttribute('aria-activedescendant', /-0$/);
  const name = (await panel(page).getByRole('option', { selected: true }).locator('span').first().textContent()) ?? '';
  await box.press('Enter');
  await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(name).replace(/%20/g, '\\+')}`));
  await box.fill('zzzzqq');
  await page.waitForTimeout(900);
  await expect(panel(page)).toBeHidden();
  // The list is closed; the empty state offers the same search in another module.
  await expect(page.getByText('No results for “zzzzqq”')).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('banner').getByRole('link', { name: 'Search in Food' }).click();
  await expect(page).toHaveURL('/home?search=zzzzqq&module_id=2');
  await expect(page.getByRole('heading', { name: 'Items not found!' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Search in Grocery' })).toBeVisible();
  // Nobody is signed in, so no keywords are requested.
  expect(keywords).toEqual([]);
});

test('[SRCH-03] [SRCH-04] [SRCH-22] a customer gets keywords; suggestions that fail leave the panel usable', async ({
  page,
  context,
  request,
}) => {
  await returning(context);
  await customer(page, request);
  await open(page, STORE);
  const box = page.getByRole('banner').getByRole('combobox');
  const suggestedItems = page.waitForResponse(/suggested-items/);
  await box.click();
  const names = ((await (await suggestedItems).json()) as { name: string }[]).map((item) => item.name);
  await expect(panel(page)).toContainText('Suggested for you');
  await expect(panel(page).getByRole('option', { name: names[0] ?? 'none' })).toBeVisible();
  await page.route(/item-or-store-search/, (route) => route.fulfill({ status: 500, json: {} }));
  await box.fill('milk');
  await page.waitForTimeout(900);
  await expect(box).toHaveValue('milk');
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('milk');
});

test('[CARD-37] [CAT-01] [CAT-02] [CAT-03] [CAT-04] [CAT-05] [CAT-07] [ROUTE-14] [ROUTE-04] [ROUTE-07] categories', async ({
  page,
  context,
}) => {
  await returning(context);
  const all = await ask<{ id: number; name: string; slug: string; featured: number }[]>(
    page.request,
    'categories',
    hereIn(1),
  );
  await open(page, '/categories');
  const list = page.getByRole('main').getByRole('list').last();
  for (const { name, slug } of all)
    await expect(list.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/category/${slug}?module_id=1`,
    );
  expect(await list.locator('img').count()).toBe(all.length);
  await list.getByRole('link', { name: all[0]?.name ?? '', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Groceries', selected: true })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Stores' }).click();
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
  await open(page, '/category/99999999?module_id=1');
  await expect(page.getByText('Items not found!')).toBeVisible();
  // The empty state is an illustration with a text.
  await expect(page.getByRole('main').locator('svg').first()).toBeVisible();
  await open(page, '/home');
  const featured = all.filter((category) => category.featured === 1).map(({ name }) => name);
  expect(featured.length).toBeLessThan(all.length + 1);
  const row = page.getByRole('list', { name: 'Categories' });
  expect(await row.getByRole('link').allTextContents()).toEqual(featured.slice(0, 20));
  const name = Buffer.from('Früchte & مزيد').toString('base64');
  await open(page, `/home?search=category&id=${all[0]?.id}&module_id=1&name=${encodeURIComponent(name)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Früchte & مزيد' })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
  await open(page, `/home?search=category&id=${all[0]?.id}&module_id=1&name=%25%25`);
  await expect(page.getByRole('heading', { level: 1, name: all[0]?.name ?? '' })).toBeVisible();
  await open(page, '/home?search=category');
  await expect(page.getByRole('heading', { level: 1, name: /Results for/ })).toBeVisible();
});

test('[FOOT-01] [FOOT-02] [FOOT-03] [FOOT-05] [FOOT-06] [FOOT-07] [FOOT-08] [FOOT-09] the newsletter form of the footer', async ({
  page,
  context,
}) => {
  await returning(context);
  await open(page, '/help-and-support');
  const form = page.getByRole('form', { name: 'Good things, once a week' });
  await expect(form).toContainText('New shops and offers, nothing else.');
  const calls: (string | null)[] = [];
  page.on('request', (call) => (call.url().includes('newsletter') ? calls.push(call.postData()) : undefined));
  const field = form.getByRole('textbox', { name: 'Your email' });
  const send = form.getByRole('button', { name: 'Subscribe' });
  expect((await send.boundingBox())?.width).toBe(100);
  await field.fill('a@b');
  await send.click();
  await expect(page.getByText('Please insert a valid email.')).toBeVisible();
  expect(calls).toEqual([]);
  const email = `letter${Date.now()}@b.co`;
  await field.fill(email);
  await delay(page, /newsletter/, 400);
  await send.click();
  await send.click();
  await expect(page.getByText('Subscribed Successfully')).toBeVisible();
  await expect(field).toHaveValue('');
  expect(calls).toEqual([JSON.stringify({ email })]);
  await field.fill(email);
  await send.click();
  await expect.poll(() => calls.length).toBe(2);
  await expect(page.getByRole('alert').filter({ visible: true }).last()).toBeVisible();
  await expect(field).toHaveValue(email);
});

test('[FOOT-10] [FOOT-13] [FOOT-14] [FOOT-15] [FOOT-16] [FOOT-17] [FOOT-20] [FOOT-24] [FOOT-25] the footer shows contact and links', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1700, height: 900 });
  await returning(context);
  await open(page, '/help-and-support');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('A market for the whole city: order from shops nearby and watch it arrive.');
  await expect(footer).toContainText('© Almera Market');
  await expect(footer.getByText('Find us here')).toBeVisible();
  await expect(footer).toContainText('1 Corniche, Harbour, Port Almera');
  for (const [name, href] of [
    ['Help & Support', '/help-and-support'],
    ['About Us', '/about-us'],
    ['Track Order', '/track-order'],
    [/Send us mails/, 'mailto:hello@almera.example'],
    [/Contact us/, 'tel:+35621000000'],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  for (const name of ['Become a store owner', 'Become a delivery man'])
    await expect(footer.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  const application = await footer.getByRole('link', { name: 'Become a store owner' }).getAttribute('href');
  expect(await (await page.request.get(application ?? '')).text()).toContain('Become a store owner');
  const width = await footer.getByRole('form').evaluate((form) => form.getBoundingClientRect().width);
  expect(width).toBeLessThanOrEqual(1300);
  await footer.getByRole('link', { name: 'Campaigns' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/campaigns\/[^?]+\?module_id=1/);
});

test('[FOOT-26] [FOOT-28] [ROUTE-34] [ROUTE-41] [ROUTE-42] [ROUTE-43] [ROUTE-44] [ROUTE-45] text pages keep their headings and run no scripts', async ({
  page,
}) => {
  for (const [path, title] of [
    ['/about-us', 'About Us'],
    ['/terms-and-conditions', 'Terms and Conditions'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/refund-policy', 'Refund Policy'],
    ['/cancellation-policy', 'Cancellation Policy'],
    ['/shipping-policy', 'Shipping Policy'],
  ] as const) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  }
  const bad = `<h2>Fine</h2><ul><li>kept</li></ul><script>window.harmed=1</script><img src=x onerror="window.harmed=2"><a href="javascript:window.harmed=3">press</a><form action="https://evil.example"><input></form><svg onload="window.harmed=4"></svg>`;
  await page.route('**/api/v1/about-us', (route) => route.fulfill({ json: bad }));
  await open(page, '/about-us');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Fine' })).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveText('kept');
  expect(await main.locator('script, form, input, [onerror], [onload], [href^="javascript"]').count()).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { harmed?: number }).harmed ?? null)).toBeNull();
  await page.route('**/api/v1/about-us', (route) => route.fulfill({ json: '' }));
  await open(page, '/about-us');
  await expect(page.getByText('This page is empty for now.')).toBeVisible();
});

test('[HOME-13] [HOME-20] [HOME-21] banners and new arrivals follow the width of the screen', async ({
  page,
  context,
}) => {
  await returning(context);
  const shown = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/home');
    const banners = page.getByRole('list', { name: 'Offers' });
    const second = await banners.getByRole('listitem').nth(1).boundingBox();
    const all = await banners.boundingBox();
    const section = page.locator('[data-section="newArrivals"]');
    await section.scrollIntoViewIfNeeded();
    const arrivals = page.getByRole('region', { name: 'New arrivals' });
    await arrivals.getByRole('article').first().waitFor();
    const wide = (await arrivals.locator('[data-banner]').count()) > 0;
    const items = await arrivals.getByRole('article').filter({ visible: true }).count();
    // At most the gap before the second banner is in view.
    const alone = (second?.x ?? 0) > (all?.x ?? 0) + (all?.width ?? 0) - 24;
    return { alone, items, wide };
  };
  const phone = await shown(390);
  expect(phone.alone).toBe(true);
  expect(phone.items).toBe(4);
  expect((await shown(599)).alone).toBe(true);
  const tablet = await shown(700);
  expect(tablet.alone).toBe(false);
  expect(tablet.items).toBe(6);
  const desktop = await shown(1280);
  expect(desktop.items).toBe(desktop.wide ? 8 : 10);
});
