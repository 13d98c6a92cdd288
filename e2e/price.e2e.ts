/** Two devices share a cart: the price that the phone shows is the price that is charged (decision 077). */
import {
  addItem,
  customer,
  expect,
  expectAccessible,
  expectNarrow,
  fillContact,
  open,
  orderOf,
  recordUrls,
  returning,
  test,
  CONTACT,
  type PlacedOrder,
} from './shop';
import { ask, hereIn, itemOf, send } from './wire';
import type { Browser, Page } from '@playwright/test';

const DESKTOP = { viewport: { width: 1280, height: 860 } };
/** The same cart on a desktop. */
async function desktopOf(browser: Browser, facts: Record<string, string>): Promise<Page> {
  const context = await browser.newContext(DESKTOP);
  await returning(context);
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, facts);
  return context.newPage();
}
const total = (page: Page) => page.getByRole('complementary').locator('[data-total] dd');
/** The phone comes back to the front. */
const focus = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

test('a customer’s phone asks once before it orders what the desktop has changed, and an emptied cart says so', async ({
  page,
  request,
  browser,
  context,
}) => {
  await returning(context);
  const { headers, token } = await customer(page, request);
  const { id } = await itemOf(request, 'bananas-green-corner');
  await send(request, 'customer/cart/add', { model: 'Item', item_id: id, quantity: 4, variation: [] }, headers);
  await open(page, '/checkout?page=cart');
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled();
  const shown = await total(page).innerText();
  const desktop = await desktopOf(browser, { token });
  await addItem(desktop, 'green-corner', 'whole-milk-green-corner');

  const orders = recordUrls(page, /order\/place/);
  await page.getByRole('button', { name: 'Place Order' }).click();
  const question = page.getByRole('dialog', { name: 'Your order has changed' });
  await expect(question.getByText('1 × Whole Milk')).toBeVisible();
  await expect(question.getByText(`was ${shown}`)).toBeVisible();
  await expect(question.locator('[data-autofocus]')).toBeFocused();
  expect(orders).toEqual([]);
  await expectAccessible(page);
  await expectNarrow(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(total(page)).not.toHaveText(shown);

  // The desktop changes it once more: asked again, and the second press orders.
  await send(
    request,
    'customer/cart/add',
    { model: 'Item', item_id: (await itemOf(request, 'honey-green-corner')).id, quantity: 1, variation: [] },
    headers,
  );
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(question.getByText(/^1 × .*Honey/)).toBeVisible();
  const price = await question.locator('[data-total] dd').innerText();
  await question.getByRole('button', { name: `Place order for ${price}` }).click();
  await page.getByRole('heading', { name: 'Thank you! Your order is placed.' }).waitFor();
  expect(orders).toHaveLength(1);
  const number = new URL(page.url()).searchParams.get('order_id') ?? '';
  const order = await ask<PlacedOrder>(request, `customer/order/track?order_id=${number}`, headers);
  expect(`€${order.order_amount.toFixed(2)}`).toBe(price);

  await test.step('emptied on the desktop: read again at focus, and nothing is ordered', async () => {
    await send(request, 'customer/cart/add', { model: 'Item', item_id: id, quantity: 1, variation: [] }, headers);
    await open(page, '/checkout?page=cart');
    await expect(total(page)).toBeVisible();
    await request.delete('/api/v1/customer/cart/remove', { headers });
    await focus(page);
    await expect(page.getByRole('heading', { name: 'Your cart is empty now' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to Green Corner' }).click();
    await expect(page).toHaveURL(/\/store\/green-corner/);
  });
  await desktop.context().close();
});

test('a guest’s phone in Arabic: read again at focus, asked by keyboard, ordered for the agreed price', async ({
  page,
  request,
  browser,
  context,
}) => {
  await returning(context, { language: 'ar' });
  await open(page, '/store/green-corner?module_id=1');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('guest_id'))).toMatch(/^\d+$/);
  const guest = (await page.evaluate(() => localStorage.getItem('guest_id'))) ?? '';
  const { id } = await itemOf(request, 'bananas-green-corner');
  const line = { guest_id: guest, model: 'Item', item_id: id, quantity: 3, variation: [] };
  await send(request, 'customer/cart/add', line, hereIn(1));
  await open(page, '/checkout?page=cart');
  await fillContact(page, { ...CONTACT, name: 'منى' }, 'ar');
  await expect(page.getByRole('button', { name: 'أرسل الطلب' })).toBeEnabled();
  const shown = await total(page).innerText();
  const desktop = await desktopOf(browser, { guest_id: guest });
  await addItem(desktop, 'green-corner', 'whole-milk-green-corner');
  await focus(page);
  await expect(total(page)).not.toHaveText(shown);

  const orders = recordUrls(page, /order\/place/);
  await page.getByRole('button', { name: 'أرسل الطلب', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'تغيّر طلبك' });
  await expect(question).toContainText(shown);
  await expectAccessible(page);
  await expectNarrow(page);
  expect(orders).toEqual([]);
  const price = await question.locator('[data-total] dd').innerText();
  const confirm = question.getByRole('button', { name: /^أرسل الطلب مقابل/ });
  for (let turn = 0; turn < 4 && !(await confirm.evaluate((button) => button === document.activeElement)); turn += 1)
    await page.keyboard.press('Tab');
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'شكرًا! تم تقديم طلبك.' }).waitFor();
  expect(orders).toHaveLength(1);
  const order = await orderOf(request, page, new URL(page.url()).searchParams.get('order_id') ?? '');
  expect(`€${order.order_amount.toFixed(2)}`).toBe(price);
  await desktop.context().close();
});

test('a backend that ignores the amount: the order’s page tells both prices before the card is charged, and cancels', async ({
  page,
  request,
  context,
}) => {
  await returning(context);
  await addItem(page, 'green-corner', 'bananas-green-corner');
  await open(page, '/checkout?page=cart');
  await fillContact(page);
  await page.getByRole('radio', { name: 'Pay now by Test card' }).check();
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled();
  const shown = await total(page).innerText();
  const guest = await page.evaluate(() => localStorage.getItem('guest_id'));
  // Stands in for such a backend: the amount does not reach ours, and the change of the cart is not seen before.
  const lines = await ask<object[]>(request, `customer/cart/list?guest_id=${guest}`, hereIn(1));
  await page.route('**/customer/cart/list*', (route) => route.fulfill({ json: lines }));
  await page.route('**/order/place', (route) => {
    const { order_amount: _, ...body } = route.request().postDataJSON() as Record<string, unknown>;
    return route.continue({ postData: JSON.stringify(body) });
  });
  const { id } = await itemOf(request, 'honey-green-corner');
  const line = { guest_id: guest, model: 'Item', item_id: id, quantity: 2, variation: [] };
  await send(request, 'customer/cart/add', line, hereIn(1));
  await page.getByRole('button', { name: 'Place Order' }).click();
  const notice = page.getByRole('region', { name: 'This order does not cost what you saw' });
  await expect(notice).toContainText(`You saw ${shown}.`);
  await expect(page).toHaveURL(/order-placed/);
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('radio', { name: 'I changed my mind' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByRole('heading', { name: 'This order was cancelled.' })).toBeVisible();
  await expect(notice).toBeHidden();
  const order = await orderOf(request, page, new URL(page.url()).searchParams.get('order_id') ?? '');
  expect(order.order_status).toBe('canceled');
});
