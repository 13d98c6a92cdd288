/** The state of a visit: storage, headers, places, modules, language, theme, routes. */
import {
  addItem,
  delay,
  expect,
  hold,
  hydrated,
  open,
  openCart,
  openMenu,
  PLACE,
  recordUrls,
  returning,
  test,
  unknownCalls,
} from './shop';
import { ask, itemOf } from './wire';

test('[GUEST-01] [GUEST-03] [SESS-18] a guest sees the welcome once', async ({ page }) => {
  const guestRequests = recordUrls(page, /auth\/guest\/request/);
  await open(page, '/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('guest_id'))).toMatch(/^\d+$/);
  const guest = await page.evaluate(() => localStorage.getItem('guest_id'));
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('guest_id'))).toBe(guest);
  await page.waitForTimeout(500);
  expect(guestRequests).toHaveLength(1);
});

test('[LOC-09] [LOC-11] [LOC-12] [LOC-13] [LOC-17] [LOC-19] [LOC-20] [LOC-21] [MOD-05] [MOD-06] [MOD-07] [MOD-08] [MOD-10] [SESS-19] [SESS-21] [SESS-22] [SESS-23] choosing a place and a module stores both', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Choose on the map' }).click();
  const picker = page.getByRole('dialog');
  await expect(picker.getByRole('application')).toBeVisible();
  await picker.getByRole('combobox').fill('opera');
  await picker.getByRole('option', { name: /Opera House/ }).click();
  await expect(picker.getByText(/Old Town, Port Almera/)).toBeVisible();
  await picker.getByRole('button', { name: 'Pick Locations' }).click();
  await expect(page).toHaveURL(/\/home$/);
  const chooser = page.getByRole('dialog');
  await page.mouse.click(5, 5);
  await expect(chooser).toBeVisible();
  await chooser.getByRole('button', { name: /Food/ }).click();
  await expect(page.getByText('A module has been selected.')).toBeVisible();
  await expect(chooser).toBeHidden();
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored.location).toMatch(/Port Almera$/);
  expect(JSON.parse(stored.zoneid ?? '')).toEqual([1, 2]);
  expect(JSON.parse(stored.currentLatLng ?? '')).toEqual({ lat: expect.any(Number), lng: expect.any(Number) });
  expect(JSON.parse(stored.module ?? '')).toMatchObject({ module_type: 'food' });
});

test('[LOC-11] [LOC-12] the map fits the chosen place: a suggestion on the landing page opens the map at its street', async ({
  page,
}) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await main.getByRole('combobox').fill('opera');
  await main.getByRole('option', { name: /Opera House/ }).click();
  const picker = page.getByRole('dialog');
  const street = picker.getByRole('application').getByText('Opera House', { exact: true });
  // Street names are on the map from zoom 14.
  await expect(street).toBeVisible();
  const map = (await picker.getByRole('application').boundingBox())!;
  const name = (await street.boundingBox())!;
  expect(Math.abs(name.x + name.width / 2 - map.x - map.width / 2)).toBeLessThan(map.width / 4);
  expect(Math.abs(name.y + name.height / 2 - map.y - map.height / 2)).toBeLessThan(map.height / 4);
});

test('[LOC-14] [LOC-15] [LOC-16] [LOC-25] [LOC-26] [LOC-32] dragging the map resolves the place under the pin; outside the zones it is rejected', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Choose on the map' }).click();
  const picker = page.getByRole('dialog');
  const map = picker.getByRole('application');
  await expect(picker.getByRole('button', { name: 'Pick Locations' })).toBeEnabled();
  await expect(map.locator('canvas').first()).toBeVisible();
  await page.waitForTimeout(800);
  const box = (await map.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + 10, { steps: 8 });
  await page.mouse.up();
  const refused = picker.getByRole('button', { name: 'We do not deliver here yet.' });
  await refused.click();
  await expect(picker).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('location'))).toBeNull();
});

test('[LOC-27] [LOC-28] [LOC-29] the device location is requested; a denial is shown', async ({ page, context }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Choose on the map' }).click();
  await page.getByRole('button', { name: 'Use my current location' }).click();
  await expect(
    page.getByText(
      'You denied location permission. Please allow browsers location permission from your device, refresh the site and receive more accurate delivery.',
    ),
  ).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: PLACE.point.lat + 0.004, longitude: PLACE.point.lng - 0.004 });
  await page.getByRole('button', { name: 'Use my current location' }).click();
  await expect(page.getByRole('dialog').getByText(/Port Almera$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pick Locations' })).toBeEnabled();
});

test('[LOC-01] [LOC-02] [LOC-04] [LOC-31] the header offers saved addresses or the map', async ({ page, context }) => {
  await returning(context);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/home');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Old Town Square/ })
    .click();
  await expect(page.getByText('To select from saved addresses, you need to sign in.')).toBeVisible();
  await page.getByRole('button', { name: 'Pick from map' }).click();
  const picker = page.getByRole('dialog');
  const before = (await picker.boundingBox())!.width;
  await picker.getByRole('button', { name: 'Enlarge the map' }).click();
  await expect.poll(async () => (await picker.boundingBox())!.width).toBeGreaterThan(before);
});

test('[SESS-07] [SESS-08] [SESS-09] [SESS-11] [SESS-13] [SESS-14] [SESS-15] [SESS-16] [STORE-18] calls carry place, module and language', async ({
  page,
  context,
}) => {
  await returning(context);
  await open(page, '/home');
  const call = page.waitForRequest(/items\/latest/);
  await page
    .getByRole('link', {
      name: /Sunrise Bakery|Harbour Market|Green Corner|Night Owl|Family|Daily|Old Town Grocer|Organic|Hill Farm|Fruit Cart|Cheese|Spice/,
    })
    .first()
    .click();
  const headers = (await call).headers();
  expect(headers).toMatchObject({
    zoneid: '[1,2]',
    moduleid: '1',
    latitude: String(PLACE.point.lat),
    longitude: String(PLACE.point.lng),
    'x-localization': 'en',
    accept: 'application/json',
  });
  expect(headers['x-software-id']).toBeTruthy();
  expect(headers.authorization).toBeUndefined();
  expect(Object.values(headers)).not.toContain('undefined');
});

test('[I18N-01] [I18N-02] [I18N-03] [I18N-04] [I18N-05] [I18N-06] [I18N-07] [I18N-10] [I18N-11] [SESS-24] [SESS-25] the language changes after a confirmation', async ({
  page,
  context,
}) => {
  await returning(context);
  await open(page, '/home');
  await (await openMenu(page)).getByRole('button', { name: 'العربية' }).click();
  await expect(page.getByText('Are you sure to change the language?')).toBeVisible();
  await expect(page.getByText('The browser will refresh to get translated content.')).toBeVisible();
  await page.getByRole('button', { name: 'No', exact: true }).last().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'العربية' }).click();
  const toast = page.getByText('Language has been changed').waitFor();
  await page.getByRole('button', { name: 'Yes' }).click();
  await toast;
  await expect(page.locator('html[data-ready]')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { name: 'طازج من المتاجر حولك' })).toBeVisible();
  // The server's texts are in the new language too.
  await expect(page.getByRole('link', { name: 'فواكه', exact: true })).toBeVisible();
  expect(
    await page.evaluate(() => [localStorage.getItem('language-setting'), localStorage.getItem('country')]),
  ).toEqual(['ar', 'SA']);
});

test('[THEME-01] [THEME-02] [THEME-03] [THEME-05] the theme changes at once and survives a reload without a flash', async ({
  page,
  context,
}) => {
  await returning(context);
  await open(page, '/home');
  await (await openMenu(page)).getByRole('button', { name: 'Dark Mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  const html = await (await page.request.get('/home')).text();
  expect(html).toContain('data-mantine-color-scheme="dark"');
  await page.reload();
  await expect((await openMenu(page)).getByRole('button', { name: 'Light Mode' })).toBeVisible();
});

test('[ROUTE-47] [ROUTE-49] [STORE-16] unknown URLs show a 404, and homes without a place redirect', async ({
  page,
}) => {
  expect((await page.request.get('/no/such/page')).status()).toBe(404);
  await open(page, '/no/such/page');
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await open(page, '/home');
  await expect(page).toHaveURL(/\/$/);
  expect((await page.request.get('/store/no-such-store')).status()).toBe(404);
  await open(page, '/store/no-such-store');
  await expect(page.getByText('Stores not found!')).toBeVisible();
});

test('inlined styles are not fetched again, and the next page loads its own styles', async ({ page, context }) => {
  await returning(context);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') fetched.push(new URL(request.url()).pathname);
  });
  await open(page, '/home');
  const card = page.locator('main article').first();
  await expect(card).toBeVisible();
  const inlined = await page
    .locator('link[rel="stylesheet"][disabled]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).getAttribute('href')));
  expect(inlined.length).toBeGreaterThan(4);
  expect(fetched.filter((file) => inlined.includes(file))).toEqual([]);

  await (
    await hydrated(page.getByRole('banner').getByRole('link', { name: 'Sign In' }).filter({ visible: true }))
  ).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  // The styles are loaded by the time the field is visible.
  const loaded = await page.evaluate(() => Array.from(document.styleSheets, ({ href }) => href ?? ''));
  expect(loaded.filter((file) => /password-?input/i.test(file))).toHaveLength(1);
  expect(inlined.some((file) => /password-?input/i.test(file ?? ''))).toBe(false);
});

test('[PLUS-35] the HTML lists all scripts that hydrate the page: no request waterfall', async ({ page, context }) => {
  await returning(context, { module: 'pharmacy' });
  await context.addInitScript(() => {
    new MutationObserver(() => {
      const came = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      Object.assign(window, { came: came.filter((name) => name.endsWith('.js')) });
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });
  });
  for (const path of ['/', '/home', '/store/green-corner?module_id=1', '/auth/sign-in']) {
    const html = (await (await page.goto(path))?.text()) ?? '';
    await page.locator('html[data-ready]').waitFor();
    const came = await page.evaluate(() => (window as unknown as { came: string[] }).came);
    expect([...new Set(came)].sort()).toEqual([...new Set(html.match(/\/assets\/[\w.-]+\.js/g))].sort());
  }
});

test('[PLUS-35] the HTML of every home, its hydration data included, is at most 31 KiB compressed', async ({
  context,
}) => {
  for (const module of ['grocery', 'food', 'pharmacy', 'ecommerce', 'parcel'] as const)
    for (const language of ['en', 'ar'] as const) {
      await returning(context, { module, language });
      const answer = await context.request.get('/home', { headers: { 'accept-encoding': 'br' } });
      expect(answer.headers()['content-encoding']).toBe('br');
      expect(Number(answer.headers()['content-length']) / 1024, `${module}, ${language}`).toBeLessThanOrEqual(31);
      expect(await answer.text()).toContain('id="shop-state"');
    }
});

test('[PLUS-35] concurrent requests for a page share one render; another place or a later request gets its own', async ({
  context,
}) => {
  // Each render has unique ids in its pending boundaries, so equal HTML means a shared render.
  const path = `/home?visit=${Date.now()}`;
  const ask = async () => (await context.request.get(path)).text();
  await returning(context);
  const [first = '', ...others] = await Promise.all(Array.from({ length: 5 }, ask));
  expect(first).toContain('id="shop-state"');
  expect(others.map((page) => page === first)).toEqual([true, true, true, true]);
  const cookies = await context.cookies();
  const place = cookies.find(({ name }) => name === 'shop_place');
  if (!place) throw new Error('The place cookie is missing.');
  await context.addCookies([{ ...place, value: place.value.replace('34.594', '34.595') }]);
  const elsewhere = await ask();
  expect([elsewhere.includes('34.595'), elsewhere.includes('34.594')]).toEqual([true, false]);
  await context.addCookies([place]);
  await expect.poll(async () => (await ask()) === first, { intervals: [1100] }).toBe(false);
});

test('[PLUS-31] [STORE-01] a store page is server-rendered, with its title, and hydrates without refetching', async ({
  page,
  context,
}) => {
  await returning(context);
  const html = await (await context.request.get('/store/green-corner?module_id=1')).text();
  expect(html).toContain('<title>Green Corner · Almera Market</title>');
  const { store_id: storeId } = await itemOf(context.request, 'olive-oil-green-corner');
  const list = `/api/v1/items/latest?store_id=${storeId}&sort_by=high2Low&limit=20&offset=1`;
  const { products } = (await (
    await context.request.get(list, { headers: { zoneid: '[1,2]', moduleid: '1' } })
  ).json()) as { products: { name: string }[] };
  for (const { name } of products.slice(0, 3)) expect(html).toContain(name);
  const origin = new URL(test.info().project.use.baseURL ?? '').origin;
  expect(html).toContain(`<link rel="canonical" href="${origin}/store/green-corner">`);
  expect(html).toContain(`<meta property="og:url" content="${origin}/store/green-corner">`);
  // The same page by its id, or with view parameters in the URL.
  const { id } = await (await context.request.get('/api/v1/stores/details/green-corner')).json();
  const other = await (await context.request.get(`/store/${id}?module_id=1&category=3&sort=low2High`)).text();
  expect(other).toContain(`<link rel="canonical" href="${origin}/store/green-corner">`);
  const categories = await (await context.request.get('/categories')).text();
  expect(categories).toContain('<title>All categories · Almera Market</title>');
  const requests = recordUrls(page, /\/api\/v1\/(items|stores)\//);
  await open(page, '/store/green-corner?module_id=1');
  await page.waitForTimeout(500);
  expect(requests.filter((url) => !url.includes('offset=2'))).toEqual([]);
});

test('a malformed address is refused with the security headers of every answer', async ({ request }) => {
  const answer = await request.get('/%zz');
  expect(answer.status()).toBe(400);
  expect(answer.headers()).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
});

/** What anybody can write into a cookie: none of it is a place, a module, a language or a theme. */
const ODD: readonly unknown[] = [
  ...[
    '1\r\nX: 1',
    '1\nX: 1',
    '\u0000',
    '\u2028',
    '\ud800',
    '9'.repeat(400),
    '-1',
    '1e9',
    '01',
    '1 ',
    ' ',
    'null',
    '__proto__',
  ],
  ...[
    'constructor',
    '<script>',
    '"',
    "'",
    '%',
    '%zz',
    '[',
    '{}',
    '[]',
    '//evil.example',
    'é'.repeat(900),
    '١٢',
    '{"toString":{}}',
  ],
  ...[null, true, [], {}, [[]], [null], 1.5, -0, 1e21, { id: {} }, { toString: {} }, [{ lat: 1 }], 2 ** 60],
];
/** What a field may hold: an unknown type is of no module, and a point may lie anywhere. */
const isType = (odd: unknown) => typeof odd === 'string' && /^[\w-]{1,20}$/.test(odd);
const isDegree = (odd: unknown) =>
  odd !== null && /^-?\d{1,2}(\.\d+)?$/.test(String(JSON.stringify(odd)).replace(/"/g, ''));
/** Values of every cookie that hold an odd one: whole, encoded, or in one of the fields. */
function oddCookies(): string[] {
  const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
  const place = { ...PLACE, zoneIds: ['1'] };
  const module = { id: '1', type: 'grocery', name: 'Grocery' };
  return ODD.flatMap((odd) => {
    const raw = String(JSON.stringify(odd)).replace(/[^\x20-\x7e]|;/g, '?');
    return [
      ...['shop_place', 'shop_module', 'shop_language', 'shop_theme', 'shop_sizes', 'shop_next'].flatMap((name) => [
        `${name}=${raw}`,
        `${name}=${json(odd)}`,
        `${name}=${raw}-${raw}`,
      ]),
      ...(isType(odd) ? ['id'] : ['id', 'type']).map(
        (field) => `shop_module=${json({ ...module, [field]: odd ?? {} })}`,
      ),
      ...['point', 'zoneIds'].map((field) => `shop_place=${json({ ...place, [field]: odd ?? {} })}`),
      ...(isDegree(odd) ? [] : ['lat', 'lng']).map(
        (part) => `shop_place=${json({ ...place, point: { ...PLACE.point, [part]: odd ?? {} } })}`,
      ),
      `shop_language=en-${raw}`,
      `shop_language=${raw}-US`,
    ];
  });
}

test('a thousand odd cookies: every page is there, and looks as without them', async ({ request }) => {
  const cookies = oddCookies();
  expect(cookies.length).toBeGreaterThanOrEqual(1000);
  const read = async (cookie: string) => {
    const answer = await request.get('/help-and-support', { headers: { cookie } });
    const html = await answer.text();
    return [answer.status(), /<html[^>]*>/.exec(html)?.[0], html.includes('"place":null,"module":null')];
  };
  const expected = await read('');
  expect(expected).toEqual([200, expect.stringContaining('lang="en"'), true]);
  const odd: unknown[] = [];
  const next = [...cookies];
  const work = async () => {
    for (let cookie = next.pop(); cookie !== undefined; cookie = next.pop()) {
      const found = await read(cookie);
      if (JSON.stringify(found) !== JSON.stringify(expected)) odd.push([cookie, ...found]);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  expect(odd).toEqual([]);
});

test('odd values in every key of the storage count as not set', async ({ page, context }) => {
  await returning(context);
  const device = ['token', 'guest_id', 'searchedValues', 'language-setting', 'country', 'settings', 'visitedStores'];
  const devices = [...device, 'visitedStoresProducts', 'addressesUsed', 'guestOrders', 'cartWaiting', 'pushMessages'];
  const tabs = [
    'checkoutDraft',
    'prescriptionDraft',
    'parcelDraft',
    'orderKey',
    'checkoutCoupon',
    'buyNow',
    'campaignOrder',
  ];
  await page.addInitScript(
    ([local, session]) => {
      const text = new URLSearchParams(window.location.hash.slice(1)).get('odd') ?? '';
      for (const key of local) localStorage.setItem(key, text);
      for (const key of session) sessionStorage.setItem(key, text);
    },
    [devices, [...tabs, 'listMemory', 'react-router-scroll-positions']] as const,
  );
  for (const value of ['5', '[null]', '{"id":"1\\r\\nX: 1","item":{},"contact":{},"1":null}']) {
    for (const path of ['/home', '/store/green-corner?module_id=1', '/checkout?page=buy_now']) {
      await open(page, `${path}#odd=${encodeURIComponent(value)}`);
      await expect(page.getByRole('main')).toBeVisible();
    }
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect(page).toHaveURL(/\/home$/);
  }
});

test('[PLUS-31] crawlers find every public page, and shared links have a picture', async ({ request, baseURL }) => {
  const textOf = async (path: string) => (await request.get(path)).text();
  const addressesOf = async (path: string) =>
    [...(await textOf(path)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found]) => found);
  expect(await textOf('/robots.txt')).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(await addressesOf('/sitemap.xml')).toEqual(
    ['pages', 'stores-1', 'items-1', 'items-2'].map((name) => `${baseURL}/sitemaps/${name}.xml`),
  );
  expect(await addressesOf('/sitemaps/pages.xml')).toContain(`${baseURL}/about-us`);
  const stores = await addressesOf('/sitemaps/stores-1.xml');
  const items = [...(await addressesOf('/sitemaps/items-1.xml')), ...(await addressesOf('/sitemaps/items-2.xml'))];
  const all = async (kind: string) =>
    (await ask<{ total_size: number }>(request, `sitemap/${kind}?limit=1`)).total_size;
  expect([stores.length, new Set(items).size]).toEqual([await all('stores'), await all('items')]);
  // Visitors without a place see them too.
  for (const address of [`${baseURL}/store/green-corner`, `${baseURL}/product/bananas-green-corner`]) {
    expect([...stores, ...items]).toContain(address);
    const html = await textOf(address);
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
  }
  for (const none of ['items-9', 'items', 'pages-1', 'orders-1'])
    expect((await request.get(`/sitemaps/${none}.xml`)).status(), none).toBe(404);
  expect(await textOf('/')).toContain(`<meta property="og:image" content="${baseURL}/share.png">`);
  const picture = await request.get('/share.png');
  expect(picture.headers()['content-type']).toBe('image/png');
  const size = (await picture.body()).subarray(16, 24);
  expect([size.readUInt32BE(0), size.readUInt32BE(4)]).toEqual([1200, 630]);
});

test('[STORE-03] [STORE-04] [STORE-05] [STORE-10] [STORE-11] [STORE-17] [PLUS-25] [FOOD-06] [STORE-06] filters of a store are kept in the URL', async ({
  page,
  context,
}) => {
  await returning(context, { module: 'food' });
  await open(page, '/store/smash-yard?module_id=2');
  const veg = page.waitForRequest(/type=veg/);
  await page.getByRole('button', { name: 'Veg', exact: true }).click();
  expect(new URL((await veg).url()).searchParams.get('category_id')).toBe('0');
  await expect(page).toHaveURL(/type=veg/);
  await expect(page.getByRole('link', { name: 'Portobello' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Classic Smash' })).toBeHidden();
  await page.getByRole('combobox', { name: 'Search in Smash Yard' }).fill('zzzz');
  await expect(page.getByText('Items not found!')).toBeVisible();
  await page.getByRole('combobox', { name: 'Search in Smash Yard' }).fill('');
  await expect(page.getByRole('link', { name: 'Portobello' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name: 'Beverages' }).click();
  await expect(page).toHaveURL(/category=\d+/);
  await expect(page.getByRole('link', { name: 'Mint Lemonade' })).toBeVisible();
});

test('an item opened before the search debounce ends stays open, on a slow line too', async ({ page, context }) => {
  await returning(context);
  await open(page, '/store/green-corner?module_id=1');
  // The navigation waits for this response longer than the debounce.
  await delay(page, /items\/details/, 1500);
  await page.getByRole('combobox', { name: 'Search in Green Corner' }).fill('olive oil');
  await page
    .getByRole('link', { name: /Extra Virgin Olive Oil/ })
    .first()
    .click();
  await expect(page).toHaveURL(/q=olive\+oil/);
  await expect(page).toHaveURL(/item=\d+/);
  await expect(page.getByRole('dialog', { name: /Extra Virgin Olive Oil/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\?(?!.*item=).*q=olive\+oil/);
  await expect(page.getByRole('combobox', { name: 'Search in Green Corner' })).toHaveValue('olive oil');
});

test('URL parameters of a pending navigation are kept when an item is opened', async ({ page, context }) => {
  await returning(context);
  await open(page, '/store/green-corner?module_id=1&q=olive+oil');
  const item = page.getByRole('link', { name: /Extra Virgin Olive Oil/ }).first();
  await expect(item).toBeVisible();
  // Simulates a pending navigation: the URL is ahead of the rendered page.
  await page.evaluate(() => window.history.replaceState(window.history.state, '', `${window.location.href}&type=veg`));
  await item.click();
  await expect(page.getByRole('dialog', { name: /Extra Virgin Olive Oil/ })).toBeVisible();
  await expect(page).toHaveURL(/q=olive\+oil&type=veg&item=\d+/);
});

test('[STORE-13] [STORE-15] closed stores and stores that do not deliver here say so', async ({ page, context }) => {
  await returning(context, { module: 'food' });
  await open(page, '/store/lighthouse-grill?module_id=2');
  await expect(page.getByText('Closed Now').first()).toBeVisible();
  await open(page, '/store/hilltop-kitchen?module_id=2');
  await expect(page.getByText('This store does not deliver to your location.')).toBeVisible();
});

test('[STORE-12] [STORE-07] [CARD-08] more items load while scrolling, most expensive first', async ({
  page,
  context,
}) => {
  await returning(context);
  await open(page, '/store/green-corner?module_id=1');
  // A grid card is 318 px high.
  expect((await page.getByRole('article').first().boundingBox())?.height).toBe(318);
  const names = async () => (await page.getByRole('article').getByRole('heading').allTextContents()).slice(0, 8);
  const before = await names();
  let next: string | undefined;
  const second = page.waitForResponse(/items\/latest.*offset=2/).then(async (response) => {
    next = ((await response.json()) as { products: { name: string }[] }).products[0]?.name;
  });
  // The list is virtualized, so scroll in small steps.
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    expect(next).toBeDefined();
    await expect(page.getByRole('heading', { name: next, exact: true })).toBeInViewport({ timeout: 100 });
  }).toPass();
  await second;
  // Scrolling back shows the same items: the pages are sorted by descending price.
  await page.mouse.wheel(0, -30_000);
  await expect.poll(names).toEqual(before);
  await expect(page.getByRole('combobox', { name: 'Sort by price' })).toHaveValue('high2Low');
});

test('[CALL-01] [CALL-02] every call has the method and path of the contract', async ({ context, page, calls }) => {
  await returning(context);
  await addItem(page, 'green-corner', 'bananas-green-corner');
  await openCart(page);
  await expect.poll(() => [...calls]).toContain('POST /api/v1/customer/cart/add');
  expect(await unknownCalls(calls)).toEqual([]);
  const wrong = ['GET /api/v1/customer/cart/add', 'POST /api/v1/cart/add', 'GET /api/v1/nothing'];
  expect(await unknownCalls(wrong)).toEqual(wrong);
});

test('presses and typing before hydration are replayed after it', async ({ page, context }) => {
  await returning(context);
  // The page's entry first, then the part of the app shell that hydrates last.
  const release = await hold(page, /assets\/entry-client/, /assets\/bottom-bar.*js/, /assets\/search-box.*js/);
  await page.goto('/home', { waitUntil: 'commit' });
  const wishlist = page.getByRole('navigation', { name: 'Quick access' }).getByRole('button', { name: /^Wishlist/ });
  const search = page.getByRole('banner').getByRole('combobox');
  await search.pressSequentially('ban');
  await wishlist.click();
  expect(await page.locator('html').getAttribute('data-ready')).toBeNull();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(wishlist).toHaveCSS('opacity', '1');
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('ban');
  await search.click();
  await expect(page.getByRole('option', { name: /Bananas/ }).first()).toBeVisible();
});

test('the visitor’s stored state is read before the page is interactive', async ({ page, context }) => {
  await context.addInitScript(() => {
    localStorage.setItem('settings', JSON.stringify({ theme: 'dark' }));
    new MutationObserver(() => Object.assign(window, { known: document.cookie })).observe(document, {
      attributes: true,
      subtree: true,
      attributeFilter: ['data-ready'],
    });
  });
  await open(page, '/');
  // The cookies are written from localStorage after it has been read.
  expect(await page.evaluate(() => (window as unknown as { known: string }).known)).toContain('shop_theme=dark');
});

test('a search submitted before the box is hydrated opens its results', async ({ page, context }) => {
  await returning(context);
  const chunk = page.waitForRequest(/assets\/shell-.*js/);
  const release = await hold(page, /assets\/shell-.*js/);
  await page.goto('/home', { waitUntil: 'commit' });
  await chunk;
  const search = page.getByRole('banner').getByRole('combobox');
  await search.fill('bananas');
  await search.press('Enter');
  release();
  await expect(page).toHaveURL(/search=bananas/);
  await expect(page.getByRole('link', { name: /Bananas/ }).first()).toBeVisible();
});

test('[FOOT-10] the footer’s texts are server-rendered on every page, so that it does not grow later', async ({
  page,
  context,
}) => {
  await returning(context);
  const requests = recordUrls(page, /landing-page/);
  const { fixed_footer_description: description } = await ask<Record<string, string>>(
    page.request,
    'react-landing-page',
  );
  for (const path of ['/home', '/about-us', '/auth/sign-in']) {
    const html = await (await page.request.get(path)).text();
    expect(html.replace(/<script[\s\S]*?<\/script>/g, ''), path).toContain(description);
  }
  await open(page, '/about-us');
  const footer = page.getByRole('contentinfo');
  await hydrated(footer.getByRole('link', { name: 'Terms and Conditions' }));
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByText(description ?? '')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
});

test.describe('error reporting', () => {
  test.use({ expectedErrors: /broken on purpose/ });
  test('an error in a page is reported to the storefront’s server, once', async ({ page, context }) => {
    await returning(context);
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
