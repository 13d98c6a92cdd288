/** The checkout: missing fields, refusals, lost responses, coupons, payment. */
import {
  cartBadge,
  customer,
  expect,
  expectAccessible,
  failWith,
  fillCart,
  fillContact,
  guestWith,
  open,
  openCart,
  placedOrder,
  returning,
  test,
  type PlacedOrder,
} from './shop';
import type { Page } from '@playwright/test';
import { HOME, save } from './address-form';
import { ask, itemOf, send } from './wire';

test.beforeEach(async ({ context }) => returning(context));

test('a guest corrects the order, is refused, loses the response, and has one order in the end', async ({
  page,
  request,
}) => {
  const guest = await guestWith(page, {});
  await test.step('[CHK-05] an empty cart links to the shop', async () => {
    await open(page, '/checkout?page=cart');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
  });
  await test.step('[CHK-10] [CHK-13] [CHK-01] [CHK-15] all form errors are shown, and the first is focused', async () => {
    await fillCart(request, { 'bananas-green-corner': 1 }, { guest });
    await open(page, '/checkout?page=cart');
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await expect(page.getByText('Phone Number is required')).toBeVisible();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText('No Contact Info Added')).toBeVisible();
    const edit = page.getByRole('button', { name: 'Edit contact info' });
    await expect(edit).toBeFocused();
    await test.step('the bar with total and button covers neither, and says what to do', async () => {
      const [field, bar] = await Promise.all([edit.boundingBox(), page.locator('[data-send-bar]').boundingBox()]);
      expect((field?.y ?? Infinity) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(page.viewportSize()?.height);
      await expect(page.getByRole('button', { name: 'Place Order' })).toHaveAccessibleDescription(
        'Add your contact info',
      );
    });
    await expectAccessible(page);
  });
  const order = page.getByRole('button', { name: 'Place Order' });
  await test.step('[CHK-21] a store closed meanwhile: the server’s error is shown and the form stays', async () => {
    await failWith(page, '**/order/place', 406, 'order_time', 'Green Corner is closed at the moment.');
    await fillContact(page);
    await order.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Green Corner is closed at the moment.' })).toBeVisible();
    await page.unroute('**/order/place');
    await open(page, '/home');
    await expect(cartBadge(page)).toHaveText('1');
    await open(page, '/checkout?page=cart');
  });
  await test.step('[CHK-19] [PLUS-13] a double click and a lost response make one order', async () => {
    const keys: string[] = [];
    let lost = true;
    await page.route('**/order/place', async (route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? '');
      if (!lost) return route.continue();
      lost = false;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await order.dblclick();
    await expect(page.getByText('Nothing is lost. Try again.')).toBeVisible();
    await order.click();
    const orderId = Number(await placedOrder(page));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    const list = await request.get(`/api/v1/customer/order/list?guest_id=${guest}`);
    expect(await list.json()).toMatchObject({ total_size: 1, orders: [{ id: orderId }] });
  });
});

test('a customer tries a coupon: refused with a reason, below its minimum, applied, and taken off the order', async ({
  page,
  request,
}) => {
  // Coupons with a limit per person need an account.
  const { headers } = await customer(page, request);
  await fillCart(request, { 'bananas-green-corner': 1 }, { headers });
  await open(page, '/checkout?page=cart');
  await page.getByRole('button', { name: 'Add a coupon' }).click();
  const field = page.getByRole('textbox', { name: 'Coupon code' });
  const apply = page.getByRole('button', { name: 'Apply' });
  const figures = page.getByRole('complementary');
  await test.step('[CHK-18] no code, and an unknown one, are refused with a reason', async () => {
    await apply.click();
    await expect(page.getByText('Enter a code.')).toBeVisible();
    await field.fill('NOSUCHCODE');
    await field.press('Enter');
    await expect(
      page
        .getByText(/coupon/i)
        .filter({ hasText: /not|no such|unknown/i })
        .first(),
    ).toBeVisible();
    await expect(page).toHaveURL(/checkout/);
  });
  await test.step('[PLUS-08] below the minimum there is no discount, and the missing amount is shown', async () => {
    await field.fill('GROC10');
    await apply.click();
    // One banana is below the minimum: there is no discount, and the missing amount is shown.
    await expect(page.getByText(/^Add €\d+\.\d\d more to use GROC10$/)).toBeVisible();
    await expect(page.getByText('GROC10 is applied')).toHaveCount(0);
    await expect(figures.getByText('Coupon')).toHaveCount(0);
  });
  await test.step('[CHK-18] [PLUS-08] from the minimum on it is applied, and can be removed and applied again', async () => {
    const bananas = await itemOf(request, 'bananas-green-corner');
    const [line] = await ask<{ id: number }[]>(request, 'customer/cart/list', headers);
    const data = { cart_id: line?.id, model: 'Item', item_id: bananas.id, quantity: 15 };
    await send(request, 'customer/cart/update', data, headers);
    // Once the cart reaches the minimum it is applied automatically.
    await page.reload();
    await expect(page.getByText('GROC10 is applied')).toBeVisible();
    await page.getByRole('button', { name: 'Remove coupon GROC10' }).click();
    await expect(field).toBeVisible();
    await field.fill('GROC10');
    await apply.click();
    await expect(page.getByText('GROC10 is applied')).toBeVisible();
    await expect(figures.getByText('Coupon')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('[PLUS-08] the order costs what was shown', async () => {
    await fillContact(page);
    const total = await figures.locator('[data-total] dd').textContent();
    await page.getByRole('button', { name: 'Place Order' }).click();
    const id = await placedOrder(page);
    const order = await ask<PlacedOrder>(request, `customer/order/track?order_id=${id}`, headers);
    expect(order.coupon_discount_amount).toBeGreaterThan(0);
    expect(total).toBe(`€${Number(order.order_amount).toFixed(2)}`);
  });
});

test('a guest’s card is refused and tried again; leaving the payment page, the guest pays in cash', async ({
  page,
  visitor,
}) => {
  await guestWith(page, { 'bananas-green-corner': 1 });
  await open(page, '/checkout?page=cart');
  await test.step('[CHK-17] [PLUS-11] a failed payment is retried; the order shows the server’s state', async () => {
    await fillContact(page);
    await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked();
    await expect(page.getByRole('radio', { name: /^Wallet/ })).toHaveCount(0);
    await page.getByRole('radio', { name: 'Pay now by Test card' }).check();
    await page.getByRole('button', { name: 'Place Order' }).click();
    await page.waitForURL(/payment-mobile/);
    await page.getByRole('button').nth(1).click();
    await page.waitForURL(/order-placed.*flag=fail/);
    await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
    await expectAccessible(page);
    // The `flag` of the URL is not trusted: the order is still unpaid.
    await open(page, page.url().replace('flag=fail', 'flag=success'));
    await expect(page.getByText('This order is not paid yet')).toBeVisible();
    await page.getByRole('link', { name: 'Pay now' }).click();
    await page.getByRole('button').first().click();
    await page.waitForURL(/order-placed.*flag=success/);
    await expect(page.getByRole('heading', { name: 'Thank you! Your order is placed.' })).toBeVisible();
  });
  const other = await visitor({}, { viewport: { width: 1280, height: 860 } });
  const guest = await guestWith(other, { 'bananas-green-corner': 1 });
  await open(other, '/checkout?page=cart');
  await test.step('[PLUS-11] Back from the payment page leads to the order, which can be paid in cash', async () => {
    await fillContact(other);
    await other.getByRole('radio', { name: 'Pay now by Test card' }).check();
    await other.getByRole('button', { name: 'Place Order' }).click();
    await other.waitForURL(/payment-mobile/);
    expect(await other.evaluate(() => localStorage.getItem('guest_id'))).toBe(String(guest));
    // Back leads to the order, not to a second checkout.
    await other.goBack();
    await other.waitForURL(/order-placed/);
    await other.getByRole('link', { name: 'Order details' }).click();
    await expect(other.getByText('This order is not paid yet')).toBeVisible();
    await other.getByRole('button', { name: 'Pay in cash instead' }).click();
    await expect(other.getByText('This order is not paid yet')).toHaveCount(0);
  });
});

/** How much the content of the page has moved by itself since it was opened. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((settle) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as unknown as { entryType: string; value: number }[];
          settle(entries.reduce((sum, { entryType, value }) => sum + (entryType === 'layout-shift' ? value : 0), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a shift the observer is not called.
        requestAnimationFrame(() => requestAnimationFrame(() => settle(0)));
      }),
  );

/** Orders from the open cart by pointer alone. @returns the presses that it took */
async function pressesToOrder(page: Page, words: { proceed: string; guest: string | null; place: string }) {
  await openCart(page);
  await page.evaluate(() => {
    sessionStorage.setItem('presses', '0');
    document.addEventListener('pointerdown', () => {
      sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1));
    });
  });
  await page.getByRole('button', { name: words.proceed, exact: true }).click();
  if (words.guest) await page.getByRole('button', { name: words.guest, exact: true }).click();
  await page.getByRole('button', { name: words.place, exact: true }).click();
  await placedOrder(page);
  return page.evaluate(() => Number(sessionStorage.getItem('presses')));
}

test('[CHK-20] [PLUS-70] a returning guest on a phone, in Arabic and in a new tab, orders by three presses from the cart', async ({
  visitor,
  request,
}) => {
  const page = await visitor({ language: 'ar' }, { viewport: { width: 390, height: 844 }, hasTouch: true });
  const guest = await guestWith(page, { 'bananas-green-corner': 1 });
  await open(page, '/checkout?page=cart');
  await fillContact(page, undefined, 'ar');
  await page.getByRole('button', { name: 'أرسل الطلب' }).click();
  await placedOrder(page);
  await fillCart(request, { 'bananas-green-corner': 1 }, { guest });
  const tab = await page.context().newPage();
  await open(tab, '/store/green-corner?module_id=1');
  const words = { proceed: 'إتمام الطلب', guest: 'ضيف', place: 'أرسل الطلب' };
  expect(await pressesToOrder(tab, words)).toBe(3);
});

test('[CHK-20] [PLUS-70] [ADDR-27] a returning customer orders by two presses, to the saved address', async ({
  page,
  request,
}) => {
  const { headers } = await customer(page, request);
  await save(request, headers);
  await fillCart(request, { 'bananas-green-corner': 1 }, { headers });
  await open(page, '/checkout?page=cart');
  const group = page.getByRole('group', { name: 'Delivery Addresses' });
  await expect(group.getByText('Home', { exact: true })).toBeVisible();
  // What follows waits until the address is known, whose height depends on it; opened again, the address is chosen already.
  await expect(page.getByRole('group', { name: 'When?' })).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(0.001);
  await open(page, '/checkout?page=cart');
  await expect(page.getByRole('group', { name: 'When?' })).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(0.001);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await placedOrder(page);
  await fillCart(request, { 'bananas-green-corner': 1 }, { headers });
  await test.step('every answer is one line, nothing moves, and the button is in sight without the rest of the shop', async () => {
    await open(page, '/checkout?page=cart');
    const main = page.getByRole('main');
    await expect(main.getByRole('group', { name: 'Delivery Addresses' })).toContainText(HOME.address);
    await expect(main.getByRole('group', { name: 'When?' })).toContainText('As soon as possible');
    await expect(main.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Place Order' })).toBeInViewport({ ratio: 1 });
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link')).toHaveText(['Skip to content', 'Back', 'Almera Market']);
    for (const role of ['contentinfo', 'navigation', 'search', 'combobox'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    // The words of the button change once, when the fee is known.
    expect(await shiftOf(page)).toBeLessThan(0.001);
    await expectAccessible(page);
  });
  await open(page, '/store/green-corner?module_id=1');
  expect(await pressesToOrder(page, { proceed: 'Proceed To Checkout', guest: null, place: 'Place Order' })).toBe(2);
  const [latest] = (
    await ask<{ orders: { delivery_address: object }[] }>(
      request,
      'customer/order/running-orders?limit=1&offset=1',
      headers,
    )
  ).orders;
  expect(latest?.delivery_address).toMatchObject({ address: HOME.address });
});
