/** Single requirements, each checked in the browser. */
import type { Page, Route } from '@playwright/test';
import {
  addButton,
  addItem,
  compose,
  expect,
  expectAccessible,
  failWith,
  fillContact,
  open,
  openCart,
  openItem,
  orderOf,
  PLACE,
  recordUrls,
  returning,
  test,
} from './shop';
import { ask, GUEST_CONTACT, hereIn, orderOver, send } from './wire';

const chooseModuleAgain = async (page: Page) => {
  await page.addInitScript(() => localStorage.removeItem('module'));
  await page.context().clearCookies({ name: 'shop_module' });
};

test('[SESS-01] [SESS-05] [GUEST-05] everything is served from one origin, without a login', async ({
  page,
  context,
}) => {
  await returning(context);
  const urls = recordUrls(page);
  await open(page, '/home');
  await page.getByRole('link', { name: 'Fruit', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fruit' })).toBeVisible();
  await addItem(page, 'green-corner', 'bananas-green-corner');
  expect([...new Set(urls.map((url) => new URL(url).host))]).toEqual([new URL(page.url()).host]);
});

test('[SESS-20] [MOD-11] [MOD-12] [MOD-15] [NAV-29] [NAV-30] the module drives labels, colours and calls', async ({
  page,
  context,
}) => {
  await returning(context);
  await open(page, '/home');
  await expect(page.getByPlaceholder('Search for grocery or store...')).toBeVisible();
  const switcher = page.getByRole('navigation', { name: 'Change module' });
  await expect(switcher.getByRole('button', { name: 'Grocery' })).toHaveAttribute('aria-pressed', 'true');
  const call = page.waitForRequest(/api\/v1\/banners/);
  await switcher.getByRole('button', { name: 'Food' }).click();
  expect((await call).headers().moduleid).toBe('2');
  await expect(page.getByPlaceholder('Search foods and restaurants...')).toBeVisible();
  await page.reload();
  await expect(page.getByPlaceholder('Search foods and restaurants...')).toBeVisible();
});

test('[MOD-13] [ROUTE-03] [SRCH-14] [SRCH-20] a search opens the results, and a module switch opens the home', async ({
  page,
  context,
}) => {
  await returning(context);
  await open(page, '/home');
  const box = page.getByRole('banner').getByRole('combobox');
  await box.focus();
  const asked = recordUrls(page, /item-or-store-search/);
  const confirm = await compose(page, 'whole milk');
  await expect(box).toHaveValue('whole milk');
  await confirm();
  await expect(page.getByRole('option', { name: /Whole Milk/ }).first()).toBeVisible();
  // Enter confirmed the input method's text: it searched nothing.
  await expect(page).toHaveURL(/\/home$/);
  expect(asked).toHaveLength(1);
  await box.press('Enter');
  await expect(page).toHaveURL(/search=whole\+milk/);
  await expect(page.getByRole('tab', { name: 'Groceries' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('link', { name: /Whole Milk/ }).first()).toBeVisible();
  await page.goto('/store/green-corner?module_id=1');
  await page.goto('/store/smash-yard?module_id=2');
  await expect(page.getByPlaceholder('Search foods and restaurants...')).toBeVisible();
  await page.getByRole('banner').getByRole('combobox').click();
  await page.getByRole('option', { name: /whole milk/ }).click();
  await expect(page).toHaveURL(/search=whole\+milk/);
});

test('[MOD-02] [MOD-03] the module chooser shows skeletons, then its empty state', async ({ page, context }) => {
  await returning(context);
  await chooseModuleAgain(page);
  let answer: (() => Promise<void>) | null = null;
  await page.route('**/api/v1/module', async (route: Route) => {
    await new Promise<void>((done) => (answer = async () => done()));
    await route.fulfill({ json: [] });
  });
  await open(page, '/coupons');
  await expect(page.getByRole('status', { name: 'Loading the modules' })).toBeVisible();
  await expect.poll(() => answer).not.toBeNull();
  await answer!();
  await expect(page.getByText('No module found')).toBeVisible();
  await expect(page.getByText('Contact with the site owner to activate modules.')).toBeVisible();
});

test('[MOD-04] a single module is chosen automatically', async ({ page, context }) => {
  await returning(context);
  await chooseModuleAgain(page);
  const modules = await ask<{ module_type: string }[]>(page.request, 'module');
  await page.route('**/api/v1/module', (route) =>
    route.fulfill({ json: modules.filter(({ module_type: type }) => type === 'pharmacy') }),
  );
  await open(page, '/coupons');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { name: 'Care, close by' })).toBeVisible();
});

test('[LOC-10] [LOC-22] another place shows other stores', async ({ page, context }) => {
  await returning(context, { module: 'food' });
  const first = page.waitForRequest(/get-zone-id/);
  await open(page, '/home');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Old Town Square/ })
    .click();
  await page.getByRole('button', { name: 'Pick from map' }).click();
  expect(new URL((await first).url()).searchParams.get('lat')).toBe(String(PLACE.point.lat));
  const picker = page.getByRole('dialog');
  const picked = recordUrls(page, /place-api-details/);
  await picker.getByRole('combobox').fill('green hills mal');
  await expect(picker.getByRole('option', { name: /Green Hills Mall/ })).toBeVisible();
  // Enter that confirms an input method's text picks no place.
  await (
    await compose(page, 'l')
  )();
  await expect(picker.getByRole('combobox')).toHaveValue('green hills mall');
  expect(picked).toEqual([]);
  await picker.getByRole('option', { name: /Green Hills Mall/ }).click();
  await expect(picker.getByText(/Green Hills, Port Almera/)).toBeVisible();
  expect(picked).toHaveLength(1);
  await picker.getByRole('button', { name: 'Pick Locations' }).click();
  await expect(page.getByRole('link', { name: 'Hilltop Kitchen' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Smash Yard' })).toHaveCount(0);
});

test('[LOC-18] a slow response for an earlier place never overwrites the newest place', async ({ page }) => {
  let count = 0;
  await page.route('**/config/geocode-api**', async (route) => {
    count += 1;
    if (count === 1) await new Promise((done) => setTimeout(done, 2500));
    await route.continue();
  });
  await open(page, '/');
  await page.getByRole('button', { name: 'Choose on the map' }).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('combobox').fill('football');
  await picker.getByRole('option', { name: /Football Stadium/ }).click();
  await expect(picker.getByText(/Foundry Quarter, Port Almera/)).toBeVisible();
  await page.waitForTimeout(2600);
  await expect(picker.getByText(/Foundry Quarter, Port Almera/)).toBeVisible();
});

test('[PLUS-09] [CHK-14] [CHK-12] changing the address of an order leaves the stored place unchanged', async ({
  page,
  context,
}) => {
  await returning(context);
  await addItem(page, 'green-corner', 'bananas-green-corner');
  await open(page, '/checkout?page=cart');
  await page.getByRole('textbox', { name: 'Order note' }).fill('No onions');
  const fee = page.locator('dl > div').filter({ hasText: 'Delivery fee' }).locator('dd');
  await expect(fee).toHaveText(/€/);
  const distance = page.waitForRequest(/distance-api.*mode=walking/);
  await page.getByRole('button', { name: 'Edit contact info' }).click();
  const form = page.getByRole('form', { name: 'Address' });
  await form.getByRole('textbox', { name: 'Contact Person Name' }).fill('Mina');
  await form.getByRole('textbox', { name: 'Phone' }).fill('2100 0000');
  await form.getByRole('textbox', { name: 'Contact Person Email' }).fill('mina@example.com');
  await form.getByRole('combobox', { name: 'Address' }).fill('green hills mall');
  await page.getByRole('option', { name: /Green Hills Mall/ }).click();
  await form.getByRole('button', { name: 'Use this address' }).click();
  await distance;
  await expect(page).toHaveURL(/\/checkout/);
  await expect(page.getByText('+356 2100 0000')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Order note' })).toHaveValue('No onions');
  await expect(page.getByText('Green Corner does not deliver to this address.')).toBeVisible();
  await expect(page.getByText('Choose another address, or pick up the order yourself.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('location'))).toBe(PLACE.address);
});

test.describe('a map that can not be loaded', () => {
  test.use({ expectedErrors: /dynamically imported module/ });
  test('[LOC-33] place search works without a map', async ({ page }) => {
    await page.route('**/assets/leaflet-map*.js', (route) => route.abort());
    await open(page, '/');
    await page.getByRole('button', { name: 'Choose on the map' }).click();
    const picker = page.getByRole('dialog');
    await expect(
      picker.getByText('The map is not available. Search for the address or use your current location.'),
    ).toBeVisible();
    await picker.getByRole('combobox').fill('opera');
    await picker.getByRole('option', { name: /Opera House/ }).click();
    await expect(picker.getByRole('button', { name: 'Pick Locations' })).toBeEnabled();
  });
});

test('[SESS-30] [SESS-32] an expired token is reported once and redirects to sign-in', async ({ page, context }) => {
  await returning(context);
  await page.addInitScript(
    () => sessionStorage.getItem('once') ?? (localStorage.setItem('token', 'old'), sessionStorage.setItem('once', '1')),
  );
  await page.route(/\/api\/v1\/customer\/cart\/list|\/api\/v1\/react-landing-page/, (route) =>
    route.fulfill({ status: 401, json: { message: 'Unauthenticated.' } }),
  );
  await open(page, '/store/green-corner?module_id=1');
  await expect(page.getByText('Your token has been expired.please sign in again')).toHaveCount(1);
  await expect(page).toHaveURL(/\/auth\/sign-in\?next=/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('[SESS-33] [SESS-34] a 401 without a token shows its message once and changes nothing', async ({
  page,
  context,
}) => {
  await returning(context);
  await page.route('**/cart/add', (route) => route.fulfill({ status: 401, json: { message: 'Unauthenticated.' } }));
  await openItem(page, 'green-corner', 'bananas-green-corner');
  await addButton(page).click();
  await addButton(page).click();
  await expect(page.getByText('Unauthenticated.')).toHaveCount(1);
  await expect(page).toHaveURL(/\/store\/green-corner/);
});

test('[GUEST-10] [GUEST-12] [GUEST-14] [CART-08] [CART-26] the guest prompt leads to the named pages', async ({
  page,
  context,
}) => {
  await returning(context);
  await addItem(page, 'green-corner', 'olive-oil-green-corner');
  await openCart(page);
  const line = page.getByRole('dialog').getByRole('listitem');
  await expect(line.locator('img')).toHaveCount(1);
  await expect(line.getByText('1 L')).toBeVisible();
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await expect(page.getByText('Do you want to login or continue as a guest?')).toBeVisible();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/auth\/sign-up\?next=%2Fcheckout%3Fpage%3Dcart$/);
});

test('[CART-25] [CART-29] [GUEST-16] [CHK-06] without guest checkout there is no prompt, and ordering asks for sign-in', async ({
  page,
  context,
}) => {
  await returning(context);
  await addItem(page, 'green-corner', 'bananas-green-corner');
  const config = await ask<object>(page.request, 'config');
  await page.addInitScript(() => {
    const parse = JSON.parse.bind(JSON);
    JSON.parse = (text: string, ...rest: never[]) =>
      parse(
        text.replace(/"guestCheckout":true,"freeDeliveryOver":\d+/, '"guestCheckout":false,"freeDeliveryOver":null'),
        ...rest,
      ) as unknown;
  });
  await page.route('**/api/v1/config', (route) =>
    route.fulfill({ json: { ...config, guest_checkout_status: 0, free_delivery_over: null } }),
  );
  await open(page, '/store/green-corner?module_id=1');
  await openCart(page);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await expect(page).toHaveURL(/\/checkout\?page=cart/);
  await expect(page.getByRole('heading', { name: 'Sign in to order' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Place Order' })).toHaveCount(0);
});

test('[CART-46] a failed clear keeps the old cart and adds nothing', async ({ page, context }) => {
  await returning(context);
  await addItem(page, 'green-corner', 'bananas-green-corner');
  await failWith(page, '**/cart/remove?**', 403, 'cart', 'Not now.');
  await openItem(page, 'harbour-market', 'bananas-harbour-market');
  await addButton(page).click();
  await page
    .getByRole('dialog', { name: 'Start a new cart?' })
    .getByRole('button', { name: 'Clear', exact: true })
    .click();
  await expect(page.getByRole('dialog').getByText('Not now.')).toBeVisible();
  await page.keyboard.press('Escape');
  await openCart(page);
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Green Corner' })).toBeVisible();
});

test('[TRK-03] [TRK-18] [TRK-21] [TRK-24] [TRK-31] [TRK-32] [TRK-33] [CHK-23] an order is followed by polling when the stream is unavailable', async ({
  page,
  context,
  request,
}) => {
  await returning(context, { module: 'food' });
  await page.route('**/order/events**', (route) => route.fulfill({ status: 404, body: '' }));
  // A kitchen that never closes; of what has to be chosen the first.
  const headers = hereIn(2);
  const yard = await ask<{ id: number }>(request, 'stores/details/smash-yard', headers);
  const { products } = await ask<{
    products: {
      id: number;
      store_id: number;
      food_variations: { name: string; required: string; min: string; values: { label: string }[] }[];
    }[];
  }>(request, `items/latest?store_id=${yard.id}&category_id=0&limit=50&offset=1`, headers);
  const sweet = products[0]!;
  const variation = sweet.food_variations
    .filter(({ required }) => required === 'on')
    .map(({ name, min, values }) => ({
      name,
      values: { label: values.slice(0, Math.max(1, Number(min))).map(({ label }) => label) },
    }));
  await open(page, '/home');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('guest_id'))).not.toBeNull();
  const guest = Number(await page.evaluate(() => localStorage.getItem('guest_id')));
  const line = { guest_id: guest, model: 'Item', item_id: sweet.id, quantity: 1, variation };
  await send(request, 'customer/cart/add', line, headers);
  const order = {
    ...GUEST_CONTACT,
    guest_id: guest,
    order_type: 'delivery',
    store_id: sweet.store_id,
    address: PLACE.address,
    latitude: PLACE.point.lat,
    longitude: PLACE.point.lng,
  };
  const orderId = await orderOver(request, order, headers);
  const polls = recordUrls(page, /order\/track/);
  await open(page, `/order-history/${orderId}`);
  for (const label of ['Order Confirmed', 'Preparing foods', 'foods on the way', 'Delivered'])
    await expect(page.getByRole('listitem').filter({ hasText: label })).toBeVisible();
  await expect(page.getByText(/€\d+\.\d{2}$/).last()).toBeVisible();
  const courier = page.getByRole('region', { name: 'Your courier' });
  await expect(courier).toBeVisible();
  await expect(courier.getByRole('img', { name: /Rated \d\.\d\d of 5/ })).toBeVisible();
  await expect(courier.getByText(/\d+\.\d\d km away/)).toBeVisible();
  await expect.poll(() => polls.length).toBeGreaterThanOrEqual(2);
  await expect(page.getByText('Paid')).toBeVisible();
  expect((await orderOf(request, page, String(orderId))).order_status).toBe('delivered');
});

test('[PLUS-07] [CHK-16] a closed store accepts a scheduled order', async ({ page, context }) => {
  await returning(context, { module: 'food' });
  const store = await ask<{ id: number; schedules: { opening_time: string }[] }>(
    page.request,
    'stores/details/seaside-brunch',
    { zoneid: '[1,2]' },
  );
  const menu = await ask<{ products: { id: number; available_time_starts: string }[] }>(
    page.request,
    `items/latest?store_id=${store.id}&category_id=0&limit=40&offset=1`,
    hereIn(2),
  );
  const item = menu.products.find((entry) => entry.available_time_starts === '00:00:00');
  await open(page, `/store/seaside-brunch?module_id=2&item=${item?.id}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: /Add to Cart/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await open(page, '/checkout');
  await page.getByLabel('Take-away').check();
  await fillContact(page);
  // Nothing comes at once from there: the first time is chosen, and why is said before anything is pressed.
  await expect(page.getByText(/is closed now\. Choose when/)).toBeVisible();
  await expect(page.getByLabel('As soon as possible')).toBeDisabled();
  await expect(page.getByLabel('Later')).toBeChecked();
  await expect(page.getByLabel('Day')).toBeVisible();
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue(
    store.schedules[0]?.opening_time.slice(0, 5) ?? 'hours of the store',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(/order-placed/);
});
