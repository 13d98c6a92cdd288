/** The cart: quantities and limits, rapid clicks, a lost connection, refusals, two stores, two tabs. */
import type { Locator } from '@playwright/test';
import {
  addButton,
  addItem,
  cartBadge,
  delay,
  expect,
  failWith,
  fillCart,
  fillContact,
  guestWith,
  open,
  openCart,
  openItem,
  recordUrls,
  returning,
  test,
} from './shop';
import { ask, GUEST_CONTACT, guestCart, hereIn, itemOf, orderOver, send } from './wire';

test.beforeEach(async ({ context }) => returning(context));

/** The lines of the cart: what the store offers beside them is a list of its own. */
const linesIn = (drawer: Locator) => drawer.getByRole('list', { name: 'Your cart' }).getByRole('listitem');

test('a guest fills and empties a cart, up to stock, limit and free delivery; an item sold out meanwhile is told', async ({
  page,
  request,
}) => {
  const guest = await guestWith(page, {});
  const drawer = page.getByRole('dialog');
  /** What the cart holds from now on, by calls; the drawer shows it. */
  const hold = async (items: Record<string, number>) => {
    expect((await request.delete(`/api/v1/customer/cart/remove?guest_id=${guest}`, { headers: hereIn(1) })).ok()).toBe(
      true,
    );
    await fillCart(request, items, { guest });
    await open(page, '/store/green-corner?module_id=1');
    await openCart(page);
    await expect(linesIn(drawer)).toHaveCount(Object.keys(items).length);
  };
  const more = drawer.getByRole('button', { name: /One more/ });
  await test.step('[CART-03] [CART-04] [CART-05] [CART-06] an empty cart says so and links to the shop', async () => {
    await open(page, '/store/green-corner?module_id=1');
    await openCart(page);
    await expect(drawer.getByText('Your cart is empty')).toBeVisible();
    await expect(drawer.getByText('No items added in your cart. Please add product to your cart list.')).toBeVisible();
    await drawer.getByRole('button', { name: 'Continue Shopping' }).click();
    await expect(page).toHaveURL(/\/home$/);
  });
  await test.step('[CART-07] [CART-01] on the home it only closes; on a wide screen it is 420 px wide', async () => {
    const size = page.viewportSize()!;
    await openCart(page);
    await page.getByRole('button', { name: 'Continue Shopping' }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(/\/home$/);
    await page.setViewportSize({ width: 1280, height: 800 });
    await openCart(page);
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(420);
    await page.keyboard.press('Escape');
    await page.setViewportSize(size);
  });
  await test.step('[ITEM-34] [ITEM-35] [ITEM-48] [ITEM-50] an item in the cart opens and updates its line', async () => {
    await addItem(page, 'green-corner', 'bananas-green-corner');
    await page.getByRole('button', { name: /View cart/ }).click();
    await drawer.getByRole('button', { name: 'Change Bananas' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bananas' });
    await dialog.getByRole('button', { name: /Update to cart/ }).click();
    await expect(page.getByText('No changes found to update.')).toBeVisible();
    await dialog.getByRole('button', { name: /One more/ }).click();
    await dialog.getByRole('button', { name: /Update to cart/ }).click();
    await expect(page.getByText('Item updated successfully')).toBeVisible();
  });
  await test.step('[NAV-12] the bar has the number of lines, as the badge does, and covers no end of a page', async () => {
    await hold({ 'bananas-green-corner': 3 });
    await open(page, '/help-and-support');
    const bar = page.locator('[data-cart-bar]');
    await expect(bar).toContainText('1 item');
    await expect(cartBadge(page)).toHaveText('1');
    const end = page.locator('footer').getByText('©');
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const [text, cover] = await Promise.all([end.boundingBox(), bar.boundingBox()]);
        return text !== null && cover !== null && text.y + text.height <= cover.y;
      })
      .toBe(true);
  });
  await test.step('[CART-24] a reached delivery threshold is shown as reached', async () => {
    const { free_delivery_over: over } = await ask<{ free_delivery_over: number }>(request, 'config');
    const { price } = await ask<{ price: number }>(request, 'items/details/bananas-green-corner');
    await hold({ 'bananas-green-corner': Math.ceil(over / price) - 1 });
    await expect(drawer.getByText('You have reduced delivery charge')).toHaveCount(0);
    await more.click();
    await expect(drawer.getByText('You have reduced delivery charge')).toBeVisible();
    await expect(drawer.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  });
  await test.step('[CART-17] the stock stops the stepper without a call', async () => {
    await hold({ 'eggs-green-corner': 2 });
    const updated = page.waitForResponse(/cart\/update/);
    await more.click();
    await expect(drawer.getByRole('status')).toHaveText('3');
    await updated;
    const calls = recordUrls(page, /\/cart\//);
    await more.click();
    await expect(page.getByText('Out of Stock').last()).toBeVisible();
    await expect(drawer.getByRole('status')).toHaveText('3');
    expect(calls).toEqual([]);
  });
  await test.step('[CART-18] [ITEM-54] so does the limit of an item', async () => {
    await hold({ 'honey-green-corner': 3 });
    await more.click();
    await more.click();
    await expect(page.getByText('Out of Limits')).toBeVisible();
    await expect(drawer.getByRole('status')).toHaveText('4');
  });
  await test.step('[CART-13] [CART-19] [CART-21] [CART-23] plus and minus update the totals', async () => {
    await hold({ 'olive-oil-green-corner': 1 });
    await more.click();
    await expect(drawer.getByRole('status')).toHaveText('2');
    await expect(drawer.getByText(/You save €1\.96/)).toBeVisible();
    await expect(drawer.getByText(/€42\.36 more for free delivery/)).toBeVisible();
    await expect(drawer.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '29');
  });
  await test.step('[CART-10] [CART-11] [CART-15] minus decrements, then deletes', async () => {
    await drawer.getByRole('button', { name: /One less/ }).click();
    await expect(drawer.getByRole('status')).toHaveText('1');
    await drawer.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.getByText('Removed from cart.')).toBeVisible();
    await expect(drawer.getByText('Your cart is empty')).toBeVisible();
  });
  await test.step('[CHK-21] [PLUS-09] an item sold out meanwhile: the error is shown, and the input is kept', async () => {
    await hold({ 'eggs-green-corner': 1 });
    const eggs = await itemOf(request, 'eggs-green-corner');
    const { guest_id: rival } = await send<{ guest_id: number }>(request, 'auth/guest/request', {});
    await fillCart(request, { 'eggs-green-corner': 3 }, { guest: rival });
    await orderOver(request, { ...GUEST_CONTACT, guest_id: rival, store_id: eggs.store_id }, hereIn(1));
    await open(page, '/checkout?page=cart');
    await fillContact(page);
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'is out of stock.' })).toBeVisible();
    const area = page.getByRole('group', { name: 'Delivery Addresses' });
    await expect(area.getByText('Mina Vella')).toBeVisible();
    await page.reload();
    await expect(area.getByText('mina@example.com')).toBeVisible();
    // The checkout has no button of the cart; its way back leads to the store.
    await open(page, '/store/green-corner?module_id=1');
    await openCart(page);
    await expect(linesIn(page.getByRole('dialog'))).toHaveCount(1);
  });
});

test('a guest’s cart comes through rapid clicks, a lost connection and refusals', async ({ page, context }) => {
  await guestWith(page, { 'bananas-green-corner': 1 });
  await open(page, '/store/green-corner?module_id=1');
  await openCart(page);
  const drawer = page.getByRole('dialog');
  const calls = recordUrls(page, /cart\/update/);
  const stored = async () => (await guestCart(page))[0]?.quantity;
  await test.step('[CART-09] [CART-16] [CART-48] twenty rapid clicks end with the right quantity and at most two calls', async () => {
    await delay(page, '**/cart/update', 400);
    const more = drawer.getByRole('button', { name: /One more of Bananas/ });
    await more.evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 20; click += 1) setTimeout(() => button.click(), click * 5);
    });
    await expect(drawer.getByRole('status')).toHaveText('21');
    await expect.poll(stored).toBe(21);
    expect(calls.length).toBeLessThanOrEqual(2);
    await page.unroute('**/cart/update');
  });
  await test.step('[CART-47] a connection lost while the cart changes loses nothing', async () => {
    await context.setOffline(true);
    await drawer.getByRole('button', { name: /One more/ }).click();
    await drawer.getByRole('button', { name: /One more/ }).click();
    await expect(drawer.getByRole('status')).toHaveText('23');
    await context.setOffline(false);
    await expect.poll(stored).toBe(23);
    await expect(drawer.getByRole('status')).toHaveText('23');
  });
  const refuse = async () => {
    await openItem(page, 'green-corner', 'whole-milk-green-corner');
    await addButton(page).click();
  };
  await test.step('[CART-47] [ITEM-60] a rejected change rolls back its own line, shows the reason and keeps the dialog', async () => {
    await failWith(page, '**/cart/add', 403, 'stock', 'Whole Milk is out of stock.');
    await refuse();
    await expect(page.getByRole('dialog').getByText('Whole Milk is out of stock.')).toBeVisible();
    await expect(cartBadge(page)).toHaveText('1');
    await page.unroute('**/cart/add');
  });
  await test.step('[SESS-33] [SESS-34] a 401 without a token shows its message once and changes nothing', async () => {
    await page.route('**/cart/add', (route) => route.fulfill({ status: 401, json: { message: 'Unauthenticated.' } }));
    await refuse();
    await addButton(page).click();
    await expect(page.getByText('Unauthenticated.')).toHaveCount(1);
    await expect(page).toHaveURL(/\/store\/green-corner/);
  });
});

test('a guest’s cart is of one store and one module, and the same in two tabs', async ({ page, context }) => {
  await guestWith(page, { 'bananas-green-corner': 1 });
  await test.step('[CART-30] two tabs stay in sync', async () => {
    await open(page, '/home');
    const second = await context.newPage();
    await open(second, '/home');
    await expect(cartBadge(second)).toHaveText('1');
    await addItem(page, 'green-corner', 'honey-green-corner');
    await expect(cartBadge(second)).toHaveText('2');
    await second.close();
  });
  const question = page.getByRole('dialog', { name: 'Start a new cart?' });
  const clear = question.getByRole('button', { name: 'Clear', exact: true });
  await test.step('[CART-46] a failed clear keeps the old cart and adds nothing', async () => {
    await failWith(page, '**/cart/remove?**', 403, 'cart', 'Not now.');
    await openItem(page, 'harbour-market', 'bananas-harbour-market');
    await addButton(page).click();
    await clear.click();
    await expect(page.getByRole('dialog').getByText('Not now.')).toBeVisible();
    await page.keyboard.press('Escape');
    await openCart(page);
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Green Corner', exact: true })).toBeVisible();
    await page.unroute('**/cart/remove?**');
  });
  await test.step('[CART-40] [CART-41] [CART-42] an item of another store asks; Cancel changes nothing', async () => {
    await openItem(page, 'harbour-market', 'bananas-harbour-market');
    await addButton(page).click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(cartBadge(page)).toHaveText('2');
  });
  await test.step('[CART-43] [CART-44] [CART-45] Clear empties the cart and adds the item', async () => {
    await addButton(page).click();
    await clear.click();
    await expect(page.getByText('Cart cleared successfully')).toBeVisible();
    await expect(page.getByText('Item added to cart')).toBeVisible();
    await openCart(page);
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Harbour Market', exact: true })).toBeVisible();
    await expect(linesIn(page.getByRole('dialog'))).toHaveCount(1);
  });
  await test.step('[CART-31] [CART-39] each module has its own cart, and switching back shows it again', async () => {
    await open(page, '/home');
    await expect(cartBadge(page)).toHaveText('1');
    const modules = page.getByRole('navigation', { name: 'Change module' });
    await modules.getByRole('button', { name: 'Food' }).click();
    await expect(page.getByRole('heading', { name: 'What are you hungry for?' })).toBeVisible();
    await expect(cartBadge(page)).toHaveCount(0);
    await modules.getByRole('button', { name: 'Grocery' }).click();
    await expect(cartBadge(page)).toHaveText('1');
  });
  await test.step('[CART-25] [CART-29] [GUEST-16] [CHK-06] without guest checkout there is no prompt, and ordering asks for sign-in', async () => {
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
});
