/** The state of a visit: who the visitor is, what calls carry, language and theme. */
import {
  addItem,
  customer,
  expect,
  open,
  openCart,
  openMenu,
  PLACE,
  recordUrls,
  returning,
  test,
  unknownCalls,
} from './shop';
import { section, walkTo } from './sections';

test('a visitor becomes a guest once; every call carries place, module and language, to one host', async ({
  page,
  visitor,
  calls,
}) => {
  await test.step('[GUEST-01] [GUEST-03] [SESS-18] a guest is asked for once', async () => {
    const guestRequests = recordUrls(page, /auth\/guest\/request/);
    await open(page, '/');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('guest_id'))).toMatch(/^\d+$/);
    const guest = await page.evaluate(() => localStorage.getItem('guest_id'));
    await page.reload();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('guest_id'))).toBe(guest);
    await page.waitForTimeout(500);
    expect(guestRequests).toHaveLength(1);
  });
  const back = await visitor();
  await test.step('[SESS-01] [SESS-05] [GUEST-05] everything is served from one origin, without a login', async () => {
    const urls = recordUrls(back);
    await open(back, '/home');
    await back.getByRole('link', { name: 'Fruit', exact: true }).click();
    await expect(back.getByRole('heading', { level: 1, name: 'Fruit' })).toBeVisible();
    await addItem(back, 'green-corner', 'bananas-green-corner');
    expect([...new Set(urls.map((url) => new URL(url).host))]).toEqual([new URL(back.url()).host]);
  });
  await test.step('[SESS-07] [SESS-08] [SESS-09] [STORE-18] calls carry place and module', async () => {
    await open(back, '/home');
    await walkTo(back, /^\d+ Stores$/);
    const call = back.waitForRequest(/items\/latest/);
    await section(back, /^\d+ Stores$/)
      .getByRole('article')
      .first()
      .getByRole('link')
      .first()
      .click();
    const headers = (await call).headers();
    expect(headers).toMatchObject({
      zoneid: '[1,2]',
      moduleid: '1',
      latitude: String(PLACE.point.lat),
      longitude: String(PLACE.point.lng),
    });
    await test.step('[SESS-11] [SESS-13] [SESS-14] language, the name of the software, and what they accept', () => {
      expect(headers).toMatchObject({ 'x-localization': 'en', accept: 'application/json' });
      expect(headers['x-software-id']).toBeTruthy();
    });
    await test.step('[SESS-15] [SESS-16] what is not known is left out', () => {
      expect(headers.authorization).toBeUndefined();
      expect(Object.values(headers)).not.toContain('undefined');
    });
  });
  await test.step('[CALL-01] [CALL-02] every call has the method and path of the contract', async () => {
    await openCart(back);
    expect([...calls]).toContain('POST /api/v1/customer/cart/add');
    expect(await unknownCalls(calls)).toEqual([]);
    const wrong = ['GET /api/v1/customer/cart/add', 'POST /api/v1/cart/add', 'GET /api/v1/nothing'];
    expect(await unknownCalls(wrong)).toEqual(wrong);
  });
});

test('a visitor changes the theme and the language, and finds both again', async ({ page, context, visitor }) => {
  await returning(context);
  await test.step('[THEME-01] [THEME-02] [THEME-03] [THEME-05] the theme changes at once and survives a reload without a flash', async () => {
    await open(page, '/home');
    await (await openMenu(page)).getByRole('button', { name: 'Dark Mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    const html = await (await page.request.get('/home')).text();
    expect(html).toContain('data-mantine-color-scheme="dark"');
    await page.reload();
    await expect((await openMenu(page)).getByRole('button', { name: 'Light Mode' })).toBeVisible();
  });

  await test.step('[I18N-02] [I18N-03] the language asks, and No changes nothing', async () => {
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'العربية' }).click();
    await expect(page.getByText('Are you sure to change the language?')).toBeVisible();
    await expect(page.getByText('The browser will refresh to get translated content.')).toBeVisible();
    await page.getByRole('button', { name: 'No', exact: true }).last().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
  await test.step('[I18N-01] [I18N-05] [I18N-06] [I18N-07] Yes reloads the page in Arabic, right-to-left', async () => {
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'العربية' }).click();
    const toast = page.getByText('Language has been changed').waitFor();
    await page.getByRole('button', { name: 'Yes' }).click();
    await toast;
    await expect(page.locator('html[data-ready]')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { name: 'طازج من المتاجر القريبة منك' })).toBeVisible();
  });
  await test.step('[I18N-10] [I18N-11] the server’s texts are in the new language too', async () => {
    await expect(page.getByRole('link', { name: 'فواكه', exact: true })).toBeVisible();
  });
  await test.step('[I18N-04] [SESS-24] [SESS-25] language and country are stored', async () => {
    expect(
      await page.evaluate(() => [localStorage.getItem('language-setting'), localStorage.getItem('country')]),
    ).toEqual(['ar', 'SA']);
  });
  await test.step('the visitor’s stored state is read before the page is interactive', async () => {
    const first = await visitor(null);
    await first.addInitScript(() => {
      localStorage.setItem('settings', JSON.stringify({ theme: 'dark' }));
      new MutationObserver(() => Object.assign(window, { known: document.cookie })).observe(document, {
        attributes: true,
        subtree: true,
        attributeFilter: ['data-ready'],
      });
    });
    await open(first, '/');
    // The cookies are written from localStorage after it has been read.
    expect(await first.evaluate(() => (window as unknown as { known: string }).known)).toContain('shop_theme=dark');
  });
});

test('a returning customer is fetched once, and private pages have their own titles', async ({
  page,
  context,
  request,
}) => {
  await returning(context);
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
      ...[
        'shop_place',
        'shop_module',
        'shop_language',
        'shop_theme',
        'shop_sizes',
        'shop_results',
        'shop_next',
      ].flatMap((name) => [`${name}=${raw}`, `${name}=${json(odd)}`, `${name}=${raw}-${raw}`]),
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

test('a visitor whose cookies and storage hold odd values sees every page as without them', async ({
  page,
  context,
  request,
}) => {
  await test.step('a thousand odd cookies', async () => {
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
  await test.step('odd values in every key of the storage count as not set', async () => {
    await returning(context);
    const device = ['token', 'guest_id', 'searchedValues', 'language-setting', 'country', 'settings', 'visitedStores'];
    const devices = [
      ...device,
      'visitedStoresProducts',
      'addressesUsed',
      'lastOrder',
      'guestOrders',
      'runningOrders',
      'cartWaiting',
      'pushMessages',
    ];
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
      // A token of odd letters has ended: its answer leads to the sign-in, from wherever the visitor is by then.
      await expect(async () => {
        await page.getByRole('link', { name: 'Almera Market, home page' }).click();
        await expect(page).toHaveURL(/\/home$/, { timeout: 5000 });
      }).toPass();
    }
  });
});
