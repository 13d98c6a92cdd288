/** Customer accounts: sign-up, sign-in, the data that moves to the account, and the data that sign-out clears. */
import type { APIRequestContext } from '@playwright/test';
import {
  addItem,
  cartBadge,
  customer,
  delay,
  expect,
  expectAccessible,
  failWith,
  fillContact,
  open,
  openCart,
  openMenu,
  PASSWORD,
  person,
  PLACE,
  quick,
  ready,
  recordUrls,
  returning,
  test,
} from './shop';
import { ask, hereIn, itemOf, orderOver, send } from './wire';

async function addAddress(request: APIRequestContext, headers: Record<string, string>, over: object = {}) {
  const data = {
    contact_person_name: 'Mina Vella',
    contact_person_number: '+356 2100 0000',
    address_type: 'home',
    address: '3 Harbour Lane',
    latitude: PLACE.point.lat,
    longitude: PLACE.point.lng,
    house: '3',
    ...over,
  };
  await send(request, 'customer/address/add', data, headers);
}

test.beforeEach(async ({ context }) => returning(context));

test('[AUTH-05] [AUTH-06] [AUTH-11] [GUEST-19] [PLUS-04] [ROUTE-26] a guest signs up from the cart and keeps it', async ({
  page,
}) => {
  await addItem(page, 'green-corner', 'bananas-green-corner');
  await openCart(page);
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/auth\/sign-up\?next=/);
  const form = page.getByRole('form', { name: 'Create an account' });
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByLabel('First name')).toBeFocused();
  for (const text of ['Name is required', 'Email is required', 'Phone Number is required', 'Password is required'])
    await expect(form.getByText(text)).toBeVisible();
  await expectAccessible(page);
  const body = person();
  await form.getByLabel('First name').fill(body.f_name);
  await form.getByLabel('Last name').fill(body.l_name);
  await form.getByLabel('Email').fill(body.email);
  await form.getByLabel('Phone').fill(body.phone);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await form.getByLabel(/I accept/).check();
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/checkout\?page=cart/);
  await expect(page.getByRole('group', { name: 'Delivery Addresses' }).getByText('Mina Vella')).toBeVisible();
  await expect(page.getByText('1 × Bananas')).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('guest_id'), localStorage.getItem('token')?.length])).toEqual([
    null,
    43,
  ]);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(/order-placed/);
});

test('[AUTH-01] [AUTH-02] [AUTH-03] [AUTH-04] [AUTH-12] [ROUTE-24] [ROUTE-25] sign-in redirects to the requested page; wrong credentials stay on the form', async ({
  page,
  request,
}) => {
  const body = person();
  await send(request, 'auth/sign-up', body);
  await open(page, '/auth/sign-in?from=sign-up');
  const form = page.getByRole('form', { name: 'Sign in' });
  const calls = recordUrls(page, /auth\/login/);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(form.getByText('Email or phone is required')).toBeVisible();
  await expect(form.getByText('Password is required')).toBeVisible();
  expect(calls).toEqual([]);
  await form.getByLabel('Email or phone').fill(body.email);
  await form.getByLabel('Password', { exact: true }).fill('wrong one');
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(form.getByRole('alert')).toHaveText('These sign-in details are not right.');
  await expect(page.getByText('These sign-in details are not right.')).toHaveCount(1);
  await expect(form.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(form.getByLabel('Email or phone')).toHaveValue(body.email);
  await expectAccessible(page);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/auth/sign-up');
  await expect(page).toHaveURL(/\/home$/);
  for (const next of ['/%09/evil.example', '/..//evil.example', '//evil.example']) {
    await page.goto(`/auth/sign-in?next=${next}`);
    await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/home$/);
  }
});

test('[PLUS-01] [PLUS-02] a forgotten password, then a code instead of it', async ({ page, request }) => {
  const body = person();
  await send(request, 'auth/sign-up', body);
  await open(page, '/auth/sign-in');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  await page.getByLabel('Email or phone').fill(body.phone);
  await page.getByRole('button', { name: 'Send the code' }).click();
  const codeNotice = page.getByText(/your code is \d{6}/);
  const code = /\d{6}/.exec((await codeNotice.textContent()) ?? '')?.[0] ?? '';
  await expect(page.getByLabel('Code, digit 1 of 6')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('New password', { exact: true }).fill('another long password');
  await page.getByLabel('Confirm password', { exact: true }).fill('another long password');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page).toHaveURL(/\/auth\/sign-in/);
  await page.getByRole('button', { name: 'Sign in with a code instead' }).click();
  await page.getByLabel('Phone').fill(body.phone);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const again = page.getByText(/your code is \d{6}/).last();
  await expect(again).not.toHaveText(new RegExp(code));
  const second = /\d{6}/.exec((await again.textContent()) ?? '')?.[0] ?? '';
  await expect(page.getByText(/Send a new code in \d+ s/)).toBeVisible();
  await page.getByLabel('Code, digit 1 of 6').focus();
  await page.keyboard.type(second);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('[LOC-03] [LOC-05] [LOC-06] [LOC-07] saved addresses set the delivery place', async ({ page, request }) => {
  const { headers } = await customer(page, request);
  await addAddress(request, headers);
  await addAddress(request, headers, { address: '9 Hill Road', address_type: 'other', address_label: 'Grandma' });
  // Older backends send no zones; the second address is like theirs.
  await page.route(/address\/list/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { addresses: Record<string, unknown>[] };
    for (const entry of body.addresses)
      if (entry.address === '9 Hill Road') Object.assign(entry, { zone_ids: null, zone_id: null });
    await route.fulfill({ response: answer, json: body });
  });
  await open(page, '/home');
  const chooser = page.getByRole('banner').getByRole('button', { name: PLACE.address });
  await chooser.click();
  const toast = page.getByText('New delivery address selected.').waitFor();
  const anew = page.waitForEvent('load');
  await page.getByRole('button', { name: /Home 3 Harbour Lane/ }).click();
  await Promise.all([toast, anew]);
  await ready(page);
  await expect(page.getByRole('banner').getByRole('button', { name: '3 Harbour Lane' })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('location'), localStorage.getItem('zoneid')])).toEqual([
    '3 Harbour Lane',
    expect.stringMatching(/^\[1/),
  ]);
  await test.step('[LOC-08] missing zones are looked up; a failed lookup stores nothing and shows an error', async () => {
    await failWith(page, /get-zone-id/, 404, 'coordinates', 'We do not deliver here yet.');
    await page.getByRole('banner').getByRole('button', { name: '3 Harbour Lane' }).click();
    await page.getByRole('button', { name: /Grandma 9 Hill Road/ }).click();
    await expect(page.getByText('We do not deliver here yet.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('location'))).toBe('3 Harbour Lane');
    await page.unroute(/get-zone-id/);
    await page.getByRole('button', { name: /Grandma 9 Hill Road/ }).click();
    await page.waitForEvent('load');
    await ready(page);
    await expect(page.getByRole('banner').getByRole('button', { name: '9 Hill Road' })).toBeVisible();
  });
});

test('[GUEST-06] [GUEST-07] [WISH-12] [WISH-18] [ITEM-57] a guest has no wishlist and no saved addresses', async ({
  page,
}) => {
  const requests = recordUrls(page, /wish-list|address\//);
  await open(page, '/store/green-corner?module_id=1&q=bananas');
  await page.getByRole('button', { name: 'Favourite Green Corner' }).click();
  await expect(page.getByText('You are not logged in')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: PLACE.address }).click();
  await expect(page.getByText('To select from saved addresses, you need to sign in.')).toBeVisible();
  await open(page, '/product/bananas-green-corner?module_id=1');
  await page.getByRole('button', { name: 'Favourite Bananas' }).first().click();
  await expect(page.getByText('You are not logged in')).toBeVisible();
  expect(requests).toEqual([]);
});

test('[STORE-14] [WISH-01] [WISH-02] [WISH-03] [WISH-04] [WISH-05] [WISH-06] [WISH-07] [WISH-08] [WISH-09] [WISH-10] [WISH-11] [WISH-13] [WISH-14] [WISH-17] [NAV-10] hearts and wishlist drawer stay in sync', async ({
  page,
  request,
}) => {
  await customer(page, request);
  await open(page, '/store/green-corner?module_id=1&q=bananas');
  await quick(page, 'Wishlist').click();
  const drawer = page.getByRole('dialog', { name: 'Wishlist' });
  await expect(drawer.getByText('Nothing found')).toBeVisible();
  await page.keyboard.press('Escape');
  const added = page.waitForRequest((call) => call.url().includes('wish-list/add') && call.method() === 'POST');
  await page.getByRole('button', { name: 'Favourite Green Corner' }).click();
  expect((await added).postDataJSON()).toHaveProperty('store_id');
  await expect(page.getByText('Added to wishlist')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Favourite Green Corner', pressed: true })).toBeVisible();
  await quick(page, 'Wishlist').click();
  // It opens on the tab that has entries.
  await expect(drawer.getByRole('tab', { name: 'Stores', selected: true })).toBeVisible();
  await drawer.getByRole('tab', { name: 'Groceries' }).click();
  await expect(drawer.getByText('No favourite items found')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const bananas = page.getByRole('main').getByRole('button', { name: 'Favourite Bananas' });
  await bananas.click();
  await expect(bananas).toHaveAttribute('aria-pressed', 'true');
  await quick(page, 'Wishlist').click();
  await drawer.getByRole('tab', { name: 'Stores' }).click();
  const removed = page.waitForRequest((call) => call.url().includes('wish-list/remove') && call.method() === 'DELETE');
  await drawer.getByRole('button', { name: 'Favourite Green Corner' }).click();
  expect((await removed).url()).toContain('store_id=');
  await expect(drawer.getByText('No favourite stores found')).toBeVisible();
  await drawer.getByRole('tab', { name: 'Groceries' }).click();
  await drawer.getByRole('link', { name: 'Bananas' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: /Bananas/ })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // A rejected call empties nothing and shows the reason.
  await failWith(page, /wish-list\/remove/, 500, 'x', 'The list is being moved.');
  await bananas.click();
  await expect(page.getByText('The list is being moved.')).toBeVisible();
  await expect(bananas).toHaveAttribute('aria-pressed', 'true');
});

test('[AUTH-13] [AUTH-14] [AUTH-15] [AUTH-16] [AUTH-17] [AUTH-18] [AUTH-22] [AUTH-23] [AUTH-24] [AUTH-25] [WISH-16] [CART-31] logging out leaves nothing behind', async ({
  page,
  request,
}) => {
  const { token } = await customer(page, request);
  await addItem(page, 'green-corner', 'bananas-green-corner');
  await expect(cartBadge(page)).toHaveText('1');
  await openMenu(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to logout?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
  await openMenu(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  const after: string[] = [];
  page.on('request', (call) => after.push(`${call.url()} ${call.headers().authorization ?? ''}`));
  await dialog.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await expect(cartBadge(page)).toBeHidden();
  await expect.poll(() => after.some((call) => call.includes('cart/list?guest_id='))).toBe(true);
  // The backend is asked to revoke the token (decision 051); no other call carries it.
  const named = after.filter((call) => call.includes(token));
  expect(named.map((call) => new URL(call.split(' ')[0] ?? '').pathname)).toEqual(['/api/v1/customer/sign-out']);
  const info = () => request.get('/api/v1/customer/info', { headers: { authorization: `Bearer ${token}` } });
  await expect.poll(async () => (await info()).status()).toBe(401);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('[CART-27] [GUEST-09] [ORD-01] [ORD-02] [ORD-04] [ROUTE-27] [ROUTE-48] [CHK-11] a customer orders to a saved address and finds the order again', async ({
  page,
  request,
}) => {
  await open(page, '/my-orders');
  await expect(page).toHaveURL(/\/auth\/sign-in\?next=%2Fmy-orders/);
  const { headers } = await customer(page, request);
  await addAddress(request, headers);
  await page.evaluate(() => sessionStorage.removeItem('seeded'));
  await open(page, '/my-orders');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await addItem(page, 'green-corner', 'bananas-green-corner');
  await openCart(page);
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await expect(page).toHaveURL(/\/checkout\?page=cart/);
  await page.getByRole('button', { name: 'View Saved Address' }).click();
  const saved = page.getByRole('dialog', { name: 'Saved Addresses' });
  await saved.getByRole('radio', { name: /Home 3 Harbour Lane/ }).check();
  await saved.getByRole('button', { name: 'Select' }).click();
  const area = page.getByRole('group', { name: 'Delivery Addresses' });
  await expect(area.getByText('3 Harbour Lane')).toBeVisible();
  await expect(area.getByRole('textbox', { name: 'House' })).toHaveValue('3');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(/order-placed/);
  const id = new URL(page.url()).searchParams.get('order_id');
  await open(page, '/my-orders');
  await expect(page.getByText(`Order #${id}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Green Corner' }).click();
  await expect(page).toHaveURL(new RegExp(`/order-history/${id}`));
  await expect(page.getByText('3 Harbour Lane').first()).toBeVisible();
});

test('[GUEST-17] [ITEM-46] [CHK-02] [CHK-05] [ROUTE-37] [ROUTE-39] Buy Now as a guest leaves the cart unchanged', async ({
  page,
}) => {
  await addItem(page, 'green-corner', 'bananas-green-corner');
  await open(page, '/checkout?page=buy_now');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await open(page, '/product/red-apples-green-corner?module_id=1');
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page.getByRole('dialog', { name: 'Do you want to login or continue as a guest?' })).toBeVisible();
  await page.getByRole('button', { name: 'Guest' }).click();
  await expect(page).toHaveURL(/\/checkout\?page=buy_now/);
  await expect(page.getByText(/1 × .*[Aa]pples/)).toBeVisible();
  await expect(page.getByText(/Bananas/)).toBeHidden();
  // A failed read must not look like an empty result.
  await page.route('**/api/v1/items/details/**', (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, '/checkout?page=buy_now');
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeHidden();
  await page.unroute('**/api/v1/items/details/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/1 × .*[Aa]pples/)).toBeVisible();
  await fillContact(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(/order-placed/);
  await expect(cartBadge(page)).toHaveText('1');
  await open(page, '/checkout');
  await expect(page.getByText('1 × Bananas')).toBeVisible();
});

test('[GUEST-08] [ITEM-44] [ITEM-45] [CHK-03] [CHK-04] [CHK-22] [ROUTE-38] a campaign item needs an account', async ({
  page,
  request,
}) => {
  await open(page, '/product/watermelon-green-corner?module_id=1');
  await expect(page.getByRole('timer')).toHaveText(/\d\d:\d\d:\d\d:\d\d/);
  await page.getByRole('button', { name: /Order Now/ }).click();
  await expect(page.getByText('You are not logged in')).toBeVisible();
  await expect(page).toHaveURL(/\/product\//);
  await open(page, '/checkout?page=campaign');
  await expect(page).toHaveURL(/\/auth\/sign-in\?next=/);
  await customer(page, request);
  await page.evaluate(() => sessionStorage.removeItem('seeded'));
  await open(page, '/product/watermelon-green-corner?module_id=1');
  await page.getByRole('button', { name: /Order Now/ }).click();
  await expect(page).toHaveURL(/\/checkout\?page=campaign/);
  const placed = page.waitForRequest(/order\/place/);
  await page.getByRole('button', { name: 'Place Order' }).click();
  const body = (await placed).postDataJSON() as { is_buy_now: number; cart: string };
  expect(body.is_buy_now).toBe(1);
  expect(JSON.parse(body.cart)).toMatchObject([{ model: 'ItemCampaign', item_id: null }]);
  await page.waitForURL(/order-placed/);
});

test('[ITEM-02] [ITEM-58] [ITEM-59] [ROUTE-11] [PLUS-31] [ECOM-06] a product page is server-rendered, with reviews and related items', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/product/headphones-volt-house?module_id=4')).text();
  expect(html).toMatch(/<title>[^<]*Volt House[^<]*<\/title>/);
  const data = JSON.parse(
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '{}',
  ) as object;
  expect(data).toMatchObject({ '@type': 'Product', offers: { priceCurrency: 'EUR' } });
  await open(page, '/home');
  await page.getByRole('navigation', { name: 'Change module' }).getByRole('button', { name: /shop/i }).click();
  await open(page, '/store/volt-house?module_id=4');
  await page
    .getByRole('link', { name: /phones/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'More from Volt House' })).toBeVisible();
  await expectAccessible(page);
  const reviewed = await ask<{
    reviews: { comment: string; customer_name: string }[];
  }>(request, 'items/reviews/bananas-green-corner');
  await page.goto('/product/does-not-exist');
  await expect(page.getByText('Items not found!')).toBeVisible();
  let slug = 'bananas-green-corner';
  let reviews = reviewed.reviews;
  for (const other of ['red-apples', 'pears', 'grapes', 'peaches', 'kiwis', 'oranges', 'lemons', 'limes']) {
    if (reviews.length > 0) break;
    slug = `${other}-green-corner`;
    reviews = (await ask<typeof reviewed>(request, `items/reviews/${slug}`)).reviews;
  }
  await open(page, `/product/${slug}?module_id=1`);
  const section = page.getByRole('region', { name: 'What customers say' });
  await expect(section.getByRole('listitem').first()).toContainText(reviews[0]?.comment ?? 'none');
  await expect(section.getByRole('img', { name: /Rated \d of 5/ }).first()).toBeVisible();
});

test('[MOD-09] on wide screens the module chooser opens on any page, and a press outside closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await open(page, '/store/green-corner?module_id=1');
  await page.getByRole('button', { name: 'Change module' }).click();
  const chooser = page.getByRole('dialog', { name: 'What would you like today?' });
  await chooser.getByRole('button', { name: /Food/ }).waitFor();
  await page.mouse.click(5, 5);
  await expect(chooser).toHaveCount(0);
  await expect(page).toHaveURL(/store\/green-corner/);
  await page.getByRole('button', { name: 'Change module' }).click();
  await chooser.getByRole('button', { name: /Food/ }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('[SESS-06] [SESS-36] anonymous visitors and guests have the same rights, and no page offers functions of stores or staff', async ({
  page,
}) => {
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
  const config = await ask<object>(page.request, 'config');
  const offered: Record<'guest' | 'anonymous', string[][]> = { guest: [], anonymous: [] };
  for (const path of places) offered.guest.push(await seen(path));
  expect(await page.evaluate(() => localStorage.getItem('guest_id'))).not.toBeNull();
  await page.addInitScript(() => localStorage.removeItem('guest_id'));
  await page.route('**/auth/guest/request', (route) => route.fulfill({ status: 503, json: {} }));
  for (const path of places) offered.anonymous.push(await seen(path));
  expect(offered.anonymous).toEqual(offered.guest);
  const words = [...offered.guest.flat(), JSON.stringify(config)].join(' ');
  expect(words).not.toMatch(/admin|vendor panel|dashboard|delivery man app/i);
});

test('[CART-02] [ITEM-09] [STORE-02] [STORE-09] [TRK-02] loading states are shown, and a page has what it promises', async ({
  page,
}) => {
  await addItem(page, 'green-corner', 'bananas-green-corner');
  await delay(page, /cart\/list/, 1500);
  const store = await ask<{
    positive_rating: number;
    rating_count: number;
    price_range: { min_price: number; max_price: number };
  }>(page.request, 'stores/details/green-corner', { zoneid: '[1,2]' });
  await open(page, '/store/green-corner?module_id=1&q=bananas');
  await quick(page, /^Cart/).click();
  await expect(page.getByRole('dialog').getByLabel('Loading the cart')).toBeAttached();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Proceed To Checkout' })).toBeVisible();
  await page.unroute(/cart\/list/);
  await page.keyboard.press('Escape');
  await expect(page.getByText(`${store.positive_rating}% positive`)).toBeVisible();
  await expect(page.getByText(`(${store.rating_count})`).first()).toBeVisible();
  const { min_price: low, max_price: high } = store.price_range;
  await expect(page.getByText(`€${low.toFixed(2)} – €${high.toFixed(2)}`)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Bananas' }).click();
  const body = page.getByRole('dialog').locator('[data-variant="dialog"]').first();
  expect(
    await body.evaluate((node) => {
      const style = getComputedStyle(node);
      return [style.overflowY, Math.round((parseFloat(style.minHeight) / innerHeight) * 100)];
    }),
  ).toEqual(['auto', 30]);
  await page.keyboard.press('Escape');
  await open(page, '/checkout');
  await fillContact(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(/order-placed/);
  const id = new URL(page.url()).searchParams.get('order_id');
  const details = page.waitForRequest(/order\/details/);
  await page.getByRole('button', { name: 'Track the order' }).click();
  const query = new URL((await details).url()).searchParams;
  expect(query.get('order_id')).toBe(id);
  expect(query.get('guest_id')).toBe(await page.evaluate(() => localStorage.getItem('guest_id')));
  await expect(page.getByRole('list', { name: 'Items in this order' })).toHaveText('1 × Bananas');
});

test('[TRK-19] [TRK-20] [TRK-34] [CHAT-01] [CHAT-02] [CHAT-03] [CHAT-04] [CHAT-05] [CHAT-06] [CHAT-07] [CHAT-08] [CHAT-09] [CHAT-10] [CHAT-11] [ROUTE-19] [ROUTE-20] [ROUTE-21] a customer chats with store and courier', async ({
  page,
  request,
}) => {
  await open(page, '/profile?page=inbox');
  await expect(page).toHaveURL(/\/auth\/sign-in\?next=/);
  const { headers } = await customer(page, request);
  await page.evaluate(() => sessionStorage.removeItem('seeded'));
  await open(page, '/profile?page=inbox');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await open(page, '/store/green-corner?module_id=1');
  await page.getByRole('link', { name: 'Write to the store' }).click();
  await expect(page).toHaveURL(/\/profile\?page=inbox&type=vendor&id=\d+&routeName=vendor_id&chatFrom=true/);
  await expect(page.getByRole('heading', { name: 'Green Corner' })).toBeVisible();
  await expect(page.getByText('Say hello.')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Write a message' });
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await field.fill('Are the bananas ripe?');
  await field.press('Enter');
  const log = page.getByRole('log');
  await expect(log.getByText('Are the bananas ripe?')).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(log.getByText(/Thank you for your message/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All messages' }).click();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('corner');
  await expect(page.getByRole('link', { name: /Green Corner/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('nobody');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('');
  await page.getByRole('link', { name: /Green Corner/ }).click();
  await expect(page).toHaveURL(/\/chatting\?conversationId=\d+&type=vendor&chatFrom=true/);
  await expect(log.getByText('Are the bananas ripe?')).toBeVisible();

  const item = await itemOf(request, 'bananas-green-corner');
  await send(request, 'customer/cart/add', { model: 'Item', item_id: item.id, quantity: 1, variation: [] }, headers);
  const order = {
    order_type: 'delivery',
    store_id: item.store_id,
    address: '3 Harbour Lane',
    latitude: String(PLACE.point.lat),
    longitude: String(PLACE.point.lng),
  };
  const orderId = await orderOver(request, order, headers);
  await open(page, `/order-history/${orderId}`);
  await expect(page.getByRole('link', { name: 'Write a message' })).toHaveAttribute('href', /^\/chatting\?type=/);
  const courier = page.getByRole('region', { name: 'Your courier' });
  await expect(courier).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const chat = courier.getByRole('link', { name: 'Chat' });
  await expect(chat).toHaveAttribute(
    'href',
    /\/profile\?page=inbox&type=delivery_man&id=\d+&routeName=delivery_man_id&chatFrom=true&deliveryman_name=/,
  );
  const token = await page.evaluate(() => {
    const token = localStorage.getItem('token') ?? '';
    localStorage.removeItem('token');
    return token;
  });
  await chat.click();
  await expect(page.getByText('You are not logged in')).toBeVisible();
  await expect(page).toHaveURL(/order-history/);
  await page.evaluate((text) => localStorage.setItem('token', text), token);
  const stepper = await page.getByRole('link', { name: 'Write a message' }).getAttribute('href');
  expect(stepper).toMatch(/^\/chatting\?type=delivery_man&id=\d+&routeName=delivery_man_id&chatFrom=true$/);
  await expect(page.getByText('Paid')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write a message' })).toHaveCount(0);
  await expect(courier.getByRole('link', { name: 'Chat' })).toHaveCount(0);
  await open(page, stepper ?? '');
  await expect(page.getByText('Say hello.')).toBeVisible();
});

test('[ROUTE-08] [ROUTE-10] [ROUTE-12] [ROUTE-15] [ROUTE-16] URLs open directly, by slug and by id', async ({
  page,
  request,
}) => {
  const categories = await ask<{ id: number; slug: string; name: string }[]>(request, 'categories', hereIn(1));
  const fruit = categories.find(({ name }) => name === 'Fruit');
  for (const key of [fruit?.id, fruit?.slug]) {
    await open(page, `/category/${key}?module_id=1`);
    await expect(page.getByRole('heading', { level: 1, name: 'Fruit' })).toBeVisible();
  }
  const store = await ask<{ id: number }>(request, 'stores/details/green-corner', { zoneid: '[1,2]' });
  await open(
    page,
    `/store/${store.id}?id=${store.id}&module_id=1&module_type=grocery&store_zone_id=1&distance=1200&lat=34.59&lng=18.9`,
  );
  await expect(page.getByRole('heading', { level: 1, name: /Green Corner/ })).toBeVisible();
  await open(page, '/store/popular');
  await expect(page.getByRole('heading', { level: 1, name: /\d+ Stores/ })).toBeVisible();
  await open(page, '/store/latest');
  await expect(page.getByRole('heading', { level: 1, name: /\d+ Stores/ })).toBeVisible();
  await open(page, '/product/camera-volt-house?module_id=4&product_type=campaign');
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('button', { name: /Add to Cart|Buy Now/ })).toHaveCount(0);
});
