/** Several windows: two tabs of one browser agree; two browsers have nothing in common but the customer and the orders. */
import {
  addItem,
  cartBadge,
  customer,
  expect,
  guestWith,
  open,
  openMenu,
  PASSWORD,
  person,
  placedOrder,
  recordUrls,
  returning,
  test,
} from './shop';
import { ask, send } from './wire';

test('a customer has the shop open in two windows', async ({ page, context, request }) => {
  await returning(context);
  const body = person();
  await send(request, 'auth/sign-up', body);
  await guestWith(page, { 'bananas-green-corner': 1 });
  await open(page, '/home');
  const second = await context.newPage();
  await open(second, '/home');
  await test.step('[PLUS-52] what one adds the other shows, by one call; nobody answers', async () => {
    await expect(cartBadge(second)).toHaveText('1');
    const [first, other] = [recordUrls(page, /cart\/(list|add)/), recordUrls(second, /cart\/(list|add)/)];
    await addItem(page, 'green-corner', 'honey-green-corner');
    await expect(cartBadge(second)).toHaveText('2');
    await expect(cartBadge(page)).toHaveText('2');
    expect(other).toHaveLength(1);
    expect(first.filter((url) => url.includes('cart/add'))).toHaveLength(1);
  });
  await test.step('[PLUS-52] a sign-in in one opens the page that the other waits to see, and moves the cart once', async () => {
    await open(second, '/my-orders');
    await expect(second).toHaveURL(/\/auth\/sign-in\?next=%2Fmy-orders$/);
    await open(page, '/auth/sign-in');
    const form = page.getByRole('form', { name: 'Sign in' });
    await form.getByLabel('Email or phone').fill(body.email);
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(second).toHaveURL(/\/my-orders$/);
    await expect(page).toHaveURL(/\/home$/);
    for (const tab of [page, second]) await expect(cartBadge(tab)).toHaveText('2');
    const token = await second.evaluate(() => localStorage.getItem('token'));
    const lines = await ask<{ quantity: number }[]>(request, 'customer/cart/list', {
      authorization: `Bearer ${token}`,
      moduleid: '1',
    });
    expect(lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
  });
  let order = '';
  await test.step('[PLUS-52] an order that one places the other lists, and its cart is empty', async () => {
    await expect(second.getByText('No orders yet')).toBeVisible();
    await open(page, '/checkout?page=cart');
    await page.getByRole('radio', { name: 'Later' }).check();
    // The last day on offer, so that no simulated store prepares it during the test.
    await page.getByLabel('Day').selectOption({ index: 5 });
    await page.getByRole('button', { name: 'Place Order' }).click();
    order = await placedOrder(page);
    await expect(second.getByRole('region', { name: 'Active orders' }).getByRole('listitem')).toHaveCount(1);
    await expect(cartBadge(second)).toBeHidden();
  });
  await test.step('[PLUS-52] [PLUS-48] it stands at the foot of the other’s pages as well, and a cancellation shows', async () => {
    await open(second, '/home');
    await expect(second.getByRole('list', { name: 'Orders under way' })).toContainText('Green Corner');
    await open(page, `/order-history/${order}`);
    // The page's last part: from here on nothing moves under the press.
    await expect(page.getByRole('button', { name: 'Print the receipt' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel the order' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'I changed my mind' }).check();
    await dialog.getByRole('button', { name: 'Cancel the order' }).click();
    await expect(second.getByRole('list', { name: 'Orders under way' })).toContainText(/cancelled/i);
  });
  await test.step('[PLUS-52] another language comes at once, or with the next page where something is typed', async () => {
    const third = await context.newPage();
    await open(third, '/help-and-support');
    const search = second.getByRole('combobox').filter({ visible: true }).first();
    await search.fill('hon');
    await openMenu(page);
    await page.getByRole('button', { name: /العربية/ }).click();
    // The notice goes by itself: whoever looks for it after two pages have loaded anew may be late.
    const told = second.getByText(/The language was changed in another window/).waitFor();
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    for (const tab of [page, third]) await expect(tab.locator('html')).toHaveAttribute('lang', 'ar');
    await told;
    await expect(search).toHaveValue('hon');
    await third.close();
  });
  await test.step('[PLUS-52] [PLUS-53] a sign-out in one leaves nothing of the customer in the other', async () => {
    await open(second, '/my-orders');
    await expect(second.locator('html')).toHaveAttribute('lang', 'ar');
    await open(page, '/home');
    await page.getByRole('button', { name: 'افتح القائمة' }).click();
    await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
    await page
      .getByRole('dialog', { name: 'هل تريد تسجيل الخروج؟' })
      .getByRole('button', { name: 'تسجيل الخروج' })
      .click();
    await expect(second).toHaveURL(/\/home$/);
    expect(await second.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await expect(second.getByRole('list', { name: 'طلبات قيد التنفيذ' })).toHaveCount(0);
  });
});

test('two browsers share the customer’s orders, and nothing else', async ({ page, context, request, visitor }) => {
  await returning(context);
  const { token } = await customer(page, request);
  const other = await visitor();
  await other.addInitScript((text) => localStorage.setItem('token', text), token);
  const stranger = await visitor();
  await test.step('[PLUS-52] an order is followed in both; a stranger’s browser knows nothing', async () => {
    await addItem(page, 'green-corner', 'bananas-green-corner');
    await open(page, '/checkout?page=cart');
    await page.getByRole('button', { name: 'Place Order' }).click();
    const order = await placedOrder(page);
    await open(stranger, '/home');
    await open(other, `/order-history/${order}`);
    await expect(other.getByRole('heading', { name: `Order ${order}` })).toBeVisible();
    await open(page, `/order-history/${order}`);
    for (const browser of [page, other])
      await expect(browser.getByRole('list', { name: 'Progress of the order' })).toContainText('Delivered');
    for (const browser of [page, other])
      await expect(browser.getByText('Delivered', { exact: true }).first()).toBeVisible();
    await expect(stranger.getByRole('list', { name: 'Orders under way' })).toHaveCount(0);
  });
  await test.step('[PLUS-52] a language of one is not the other’s', async () => {
    await open(page, '/home');
    await openMenu(page);
    await page.getByRole('button', { name: /العربية/ }).click();
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(other.locator('html')).toHaveAttribute('lang', 'en');
  });
});
