/** Checkout errors, and following an order. */
import {
  addItem,
  cartBadge,
  customer,
  expect,
  expectAccessible,
  failWith,
  fillContact,
  open,
  openCart,
  orderOf,
  returning,
  test,
  type PlacedOrder,
} from './shop';
import { ask, GUEST_CONTACT, hereIn, itemOf, orderOver, send } from './wire';
import type { Page } from '@playwright/test';

test.beforeEach(async ({ context }) => returning(context));

async function place(page: Page, { ahead = false } = {}): Promise<string> {
  await addItem(page, 'green-corner', 'bananas-green-corner');
  await open(page, '/checkout?page=cart');
  await fillContact(page);
  if (ahead) {
    await page.getByLabel('Later').check();
    // The last day on offer, so that no simulated store prepares it during the test.
    await page.getByLabel('Day').selectOption({ index: 5 });
  }
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.getByRole('heading', { name: 'Thank you! Your order is placed.' }).waitFor();
  return new URL(page.url()).searchParams.get('order_id') ?? '';
}

test('[CHK-05] [CHK-10] [CHK-13] [CHK-01] [CHK-15] all form errors are shown and the first is focused; an empty cart links to the shop', async ({
  page,
}) => {
  await open(page, '/checkout?page=cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await addItem(page, 'green-corner', 'bananas-green-corner');
  await open(page, '/checkout?page=cart');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('Phone Number is required')).toBeVisible();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('No Contact Info Added')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit contact info' })).toBeFocused();
  await expectAccessible(page);
});

test('[CHK-21] [PLUS-09] an item sold out meanwhile: the error is shown, and the input is kept', async ({
  page,
  request,
}) => {
  await addItem(page, 'green-corner', 'eggs-green-corner');
  const eggs = await itemOf(request, 'eggs-green-corner');
  const { guest_id: rival } = await send<{ guest_id: number }>(request, 'auth/guest/request', {});
  const line = { guest_id: rival, model: 'Item', item_id: eggs.id, quantity: 3, variation: [] };
  await send(request, 'customer/cart/add', line, hereIn(1));
  await orderOver(request, { ...GUEST_CONTACT, guest_id: rival, store_id: eggs.store_id }, hereIn(1));
  await open(page, '/checkout?page=cart');
  await fillContact(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'is out of stock.' })).toBeVisible();
  const area = page.getByRole('group', { name: 'Delivery Addresses' });
  await expect(area.getByText('Mina Vella')).toBeVisible();
  await page.reload();
  await expect(area.getByText('mina@example.com')).toBeVisible();
  await openCart(page);
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
});

test('[CHK-21] a store closed meanwhile: the server’s error is shown and the form stays', async ({ page }) => {
  await addItem(page, 'green-corner', 'bananas-green-corner');
  await failWith(page, '**/order/place', 406, 'order_time', 'Green Corner is closed at the moment.');
  await open(page, '/checkout?page=cart');
  await fillContact(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Green Corner is closed at the moment.' })).toBeVisible();
  await open(page, '/home');
  await expect(cartBadge(page)).toHaveText('1');
});

test('[CHK-19] [PLUS-13] a double click and a lost response make one order', async ({ page, request }) => {
  await addItem(page, 'green-corner', 'bananas-green-corner');
  await open(page, '/checkout?page=cart');
  await fillContact(page);
  const keys: string[] = [];
  let lost = true;
  await page.route('**/order/place', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (!lost) return route.continue();
    lost = false;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Place Order' }).dblclick();
  await expect(page.getByText('Nothing is lost. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.getByRole('heading', { name: 'Thank you! Your order is placed.' }).waitFor();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  const orderId = Number(new URL(page.url()).searchParams.get('order_id'));
  const guest = await page.evaluate(() => localStorage.getItem('guest_id'));
  const list = await request.get(`/api/v1/customer/order/list?guest_id=${guest}`);
  expect(await list.json()).toMatchObject({ total_size: 1, orders: [{ id: orderId }] });
});

test('[TRK-37] [TRK-04] [ROUTE-33] [ROUTE-22] an order is found by id and phone together only', async ({
  page,
  browser,
}) => {
  const orderId = await place(page);
  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await open(other, '/track-order');
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Track Now' }).click();
  await expect(other.getByText('Need a order id')).toBeVisible();
  await other.getByRole('textbox', { name: 'Order id' }).fill(orderId);
  await other.getByRole('textbox', { name: 'Phone' }).fill('+356 9999 9999');
  await other.getByRole('button', { name: 'Track Now' }).click();
  await expect(other.getByText('Order not found')).toBeVisible();
  await other.getByRole('textbox', { name: 'Phone' }).fill('+356 2100 0000');
  await other.getByRole('button', { name: 'Track Now' }).click();
  await expect(other.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
  await test.step('its state is shown, without personal data', async () => {
    await expect(other.getByText(/only the person who placed it/)).toBeVisible();
    await expect(other.getByRole('region', { name: 'Receipt' })).toContainText('Bananas');
    await expect(other.getByRole('main')).not.toContainText(/Mina|Receiver|undefined/);
    await expect(other.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0);
    await expectAccessible(other);
  });
  await open(other, `/order-history/${orderId}`);
  await expect(other.getByText('Order not found')).toBeVisible();
  await stranger.close();
});

test('[ORD-07] [PLUS-07] [PLUS-17] [TRK-15] a pending order can be cancelled with a reason', async ({
  page,
  request,
}) => {
  const orderId = await place(page, { ahead: true });
  await open(page, `/order-history/${orderId}`);
  await expect(page.getByText(/^Scheduled for /)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText('Choose a reason.')).toBeVisible();
  await page.getByRole('radio', { name: 'I changed my mind' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText('This order was canceled.')).toBeVisible();
  expect((await orderOf(request, page, orderId)).order_status).toBe('canceled');
});

test('[TRK-01] [TRK-05] [TRK-06] [TRK-07] [TRK-08] [TRK-09] [TRK-16] [TRK-17] [TRK-23] [FMT-04] the drawer follows the order', async ({
  page,
}) => {
  const orderId = await place(page);
  await page.getByRole('button', { name: 'Track the order' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
  await expect(drawer.getByRole('application')).toBeVisible();
  for (const step of ['Order Placed', 'Order Confirmed', 'On the Way', 'Delivered'])
    await expect(drawer.getByText(step, { exact: true })).toBeVisible();
  await expect(drawer.getByText(/^\d{1,2} [A-Z][a-z]{2}, \d{1,2}:\d{2} [AP]M$/).first()).toBeVisible();
  await expect(drawer.getByText('Green Corner')).toBeVisible();
  await expect(drawer.getByText('Mina Vella')).toBeVisible();
  await expectAccessible(page);
  await expect(
    drawer.getByRole('region', { name: 'Your courier' }).getByRole('img', { name: /Rated \d\.\d\d of 5/ }),
  ).toBeVisible();
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Delivered' })).toHaveAttribute('data-reached', 'true');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test('[CHK-18] [PLUS-08] a coupon is rejected with a reason, applied, removed, and dropped when it no longer applies', async ({
  page,
  request,
}) => {
  // Coupons with a limit per person need an account.
  const { headers } = await customer(page, request);
  await addItem(page, 'green-corner', 'bananas-green-corner');
  await open(page, '/checkout?page=cart');
  await page.getByRole('button', { name: 'Add a coupon' }).click();
  const field = page.getByRole('textbox', { name: 'Coupon code' });
  const apply = page.getByRole('button', { name: 'Apply' });
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
  await field.fill('GROC10');
  await apply.click();
  // One banana is below the minimum: there is no discount, and the missing amount is shown.
  const figures = page.getByRole('complementary');
  await expect(page.getByText(/^Add €\d+\.\d\d more to use GROC10$/)).toBeVisible();
  await expect(page.getByText('GROC10 is applied')).toHaveCount(0);
  await expect(figures.getByText('Coupon')).toHaveCount(0);

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
  await fillContact(page);
  const total = await figures.locator('[data-total] dd').textContent();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.getByRole('heading', { name: 'Thank you! Your order is placed.' }).waitFor();
  const id = new URL(page.url()).searchParams.get('order_id') ?? '';
  const order = await ask<PlacedOrder>(request, `customer/order/track?order_id=${id}`, headers);
  expect(order.coupon_discount_amount).toBeGreaterThan(0);
  expect(total).toBe(`€${Number(order.order_amount).toFixed(2)}`);
});

test('[CHK-17] [PLUS-11] a failed card payment is retried; the order shows the server’s state', async ({ page }) => {
  await addItem(page, 'green-corner', 'bananas-green-corner');
  await open(page, '/checkout?page=cart');
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

test('[PLUS-11] a customer who leaves the payment page pays in cash instead', async ({ page }) => {
  await addItem(page, 'green-corner', 'bananas-green-corner');
  await open(page, '/checkout?page=cart');
  await fillContact(page);
  await page.getByRole('radio', { name: 'Pay now by Test card' }).check();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(/payment-mobile/);
  const guest = await page.evaluate(() => localStorage.getItem('guest_id'));
  expect(guest).toMatch(/^\d+$/);
  // Back leads to the order, not to a second checkout.
  await page.goBack();
  await page.waitForURL(/order-placed/);
  await page.getByRole('link', { name: 'Order details' }).click();
  await expect(page.getByText('This order is not paid yet')).toBeVisible();
  await page.getByRole('button', { name: 'Pay in cash instead' }).click();
  await expect(page.getByText('This order is not paid yet')).toHaveCount(0);
});

test.describe('an item that is gone', () => {
  test.use({ expectedErrors: /404/ });
  test('[PLUS-16] a past order is added to the cart again, and unavailable items are named', async ({
    page,
    request,
  }) => {
    await addItem(page, 'green-corner', 'bananas-green-corner');
    await addItem(page, 'green-corner', 'whole-milk-green-corner');
    const guest = await page.evaluate(() => localStorage.getItem('guest_id'));
    const details = await itemOf(request, 'bananas-green-corner');
    const id = await orderOver(request, { ...GUEST_CONTACT, guest_id: guest, store_id: details.store_id }, hereIn(1));
    const data = { guest_id: guest, order_id: id, reason: 'x' };
    expect((await request.put('/api/v1/customer/order/cancel', { data })).status()).toBe(200);
    await page.route(/items\/details/, async (route) => {
      const answer = await route.fetch();
      const item = (await answer.json()) as { slug: string };
      // One of the two items has been removed from the shop meanwhile.
      if (item.slug.startsWith('whole-milk')) return route.fulfill({ status: 404, json: { errors: [] } });
      return route.fulfill({ json: item });
    });
    await open(page, `/order-history/${id}`);
    await page.getByRole('button', { name: 'Order again' }).click();
    await expect(page.getByText('1 item is in your cart again.')).toBeVisible();
    await expect(page.getByText(/No longer available: Whole Milk/)).toBeVisible();
    await expect(cartBadge(page)).toHaveText('1');
  });
});
