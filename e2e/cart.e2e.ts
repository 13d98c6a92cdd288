/** The cart: rapid clicks, a lost connection, a rejected call, two tabs, two stores. */
import {
  addButton,
  addItem,
  cartBadge,
  delay,
  expect,
  failWith,
  open,
  openCart,
  openItem,
  recordUrls,
  returning,
  test,
} from './shop';
import { guestCart } from './wire';

test.beforeEach(async ({ context }) => returning(context));

test('[CART-03] [CART-04] [CART-05] [CART-06] [CART-07] [CART-01] an empty cart says so and links to the shop', async ({
  page,
}) => {
  await open(page, '/store/green-corner?module_id=1');
  await openCart(page);
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Your cart is empty')).toBeVisible();
  await expect(drawer.getByText('No items added in your cart. Please add product to your cart list.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await openCart(page);
  await page.getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/home$/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openCart(page);
  await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.width).toBe(420);
});

test('[CART-09] [CART-16] [CART-48] twenty rapid clicks end with the right quantity and at most two calls', async ({
  page,
}) => {
  await addItem(page, 'green-corner', 'bananas-green-corner');
  await openCart(page);
  const calls = recordUrls(page, /cart\/update/);
  await delay(page, '**/cart/update', 400);
  const more = page.getByRole('dialog').getByRole('button', { name: /One more of Bananas/ });
  await more.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 20; click += 1) setTimeout(() => button.click(), click * 5);
  });
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('21');
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  await page.waitForTimeout(1200);
  expect(calls.length).toBeLessThanOrEqual(2);
  expect((await guestCart(page))[0]?.quantity).toBe(21);
});

test('[CART-10] [CART-11] [CART-13] [CART-15] [CART-19] [CART-21] [CART-23] minus decrements, then deletes; the totals update', async ({
  page,
}) => {
  await addItem(page, 'green-corner', 'olive-oil-green-corner');
  await openCart(page);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: /One more/ }).click();
  await expect(drawer.getByRole('status')).toHaveText('2');
  await expect(drawer.getByText(/You save €1\.96/)).toBeVisible();
  await expect(drawer.getByText(/€42\.36 more for free delivery/)).toBeVisible();
  await expect(drawer.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '29');
  await drawer.getByRole('button', { name: /One less/ }).click();
  await expect(drawer.getByRole('status')).toHaveText('1');
  await drawer.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText('Removed from cart.')).toBeVisible();
  await expect(drawer.getByText('Your cart is empty')).toBeVisible();
});

test('[CART-24] a reached delivery threshold is shown as reached', async ({ page }) => {
  await addItem(page, 'green-corner', 'bananas-green-corner');
  await openCart(page);
  const drawer = page.getByRole('dialog');
  const more = drawer.getByRole('button', { name: /One more/ });
  for (let click = 0; click < 32; click += 1) await more.click();
  await expect(drawer.getByText('You have reduced delivery charge')).toBeVisible();
  await expect(drawer.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
});

test('[CART-17] [CART-18] [ITEM-54] stock and limit stop the stepper without a call', async ({ page }) => {
  await addItem(page, 'green-corner', 'eggs-green-corner');
  await openCart(page);
  const drawer = page.getByRole('dialog');
  const more = drawer.getByRole('button', { name: /One more/ });
  await more.click();
  await more.click();
  await expect(drawer.getByRole('status')).toHaveText('3');
  await page.waitForTimeout(400);
  const calls = recordUrls(page, /\/cart\//);
  await more.click();
  await expect(page.getByText('Out of Stock').last()).toBeVisible();
  await expect(drawer.getByRole('status')).toHaveText('3');
  expect(calls).toEqual([]);
  await page.keyboard.press('Escape');
  await addItem(page, 'green-corner', 'honey-green-corner');
  await openCart(page);
  const honey = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Honey' });
  for (let click = 0; click < 4; click += 1) await honey.getByRole('button', { name: /One more/ }).click();
  await expect(page.getByText('Out of Limits')).toBeVisible();
  await expect(honey.getByRole('status')).toHaveText('4');
});

test('[CART-47] [ITEM-60] a rejected change rolls back its own line, shows the reason and keeps the dialog', async ({
  page,
}) => {
  await failWith(page, '**/cart/add', 403, 'stock', 'Bananas is out of stock.');
  await openItem(page, 'green-corner', 'bananas-green-corner');
  await addButton(page).click();
  await expect(page.getByRole('dialog').getByText('Bananas is out of stock.')).toBeVisible();
  await expect(cartBadge(page)).toHaveCount(0);
});

test('[CART-47] a connection lost while the cart changes loses nothing', async ({ page, context }) => {
  await addItem(page, 'green-corner', 'bananas-green-corner');
  await openCart(page);
  const drawer = page.getByRole('dialog');
  await context.setOffline(true);
  await drawer.getByRole('button', { name: /One more/ }).click();
  await drawer.getByRole('button', { name: /One more/ }).click();
  await expect(drawer.getByRole('status')).toHaveText('3');
  await context.setOffline(false);
  await expect.poll(async () => (await guestCart(page))[0]?.quantity).toBe(3);
  await expect(drawer.getByRole('status')).toHaveText('3');
});

test('[CART-40] [CART-41] [CART-42] [CART-43] [CART-44] [CART-45] an item of another store asks before it clears the cart', async ({
  page,
}) => {
  await addItem(page, 'green-corner', 'bananas-green-corner');
  await openItem(page, 'harbour-market', 'bananas-harbour-market');
  await addButton(page).click();
  const question = page.getByRole('dialog', { name: 'Start a new cart?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(cartBadge(page)).toHaveText('1');
  await addButton(page).click();
  await question.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByText('Cart cleared successfully')).toBeVisible();
  await expect(page.getByText('Item added to cart')).toBeVisible();
  await openCart(page);
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Harbour Market' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
});

test('[CART-31] [CART-39] each module has its own cart, and switching back shows it again', async ({ page }) => {
  await addItem(page, 'green-corner', 'bananas-green-corner');
  await open(page, '/home');
  await expect(cartBadge(page)).toHaveText('1');
  await page.getByRole('navigation', { name: 'Change module' }).getByRole('button', { name: 'Food' }).click();
  await expect(page.getByRole('heading', { name: 'What are you hungry for?' })).toBeVisible();
  await expect(cartBadge(page)).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Change module' }).getByRole('button', { name: 'Grocery' }).click();
  await expect(cartBadge(page)).toHaveText('1');
});

test('[CART-30] two tabs stay in sync', async ({ page, context }) => {
  await addItem(page, 'green-corner', 'bananas-green-corner');
  const second = await context.newPage();
  await open(second, '/home');
  await expect(cartBadge(second)).toHaveText('1');
  await addItem(page, 'green-corner', 'honey-green-corner');
  await expect(cartBadge(second)).toHaveText('2');
});

test('[ITEM-35] [ITEM-34] [ITEM-48] [ITEM-50] an item in the cart opens with its options and updates the line', async ({
  page,
}) => {
  await addItem(page, 'green-corner', 'bananas-green-corner');
  await page.getByRole('button', { name: /View cart/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change Bananas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bananas' });
  await dialog.getByRole('button', { name: /Update to cart/ }).click();
  await expect(page.getByText('No changes found to update.')).toBeVisible();
  await dialog.getByRole('button', { name: /One more/ }).click();
  await dialog.getByRole('button', { name: /Update to cart/ }).click();
  await expect(page.getByText('Item updated successfully')).toBeVisible();
});

test('[GUEST-11] [GUEST-13] [GUEST-15] [CART-28] [CART-49] the guest prompt explains, closes, and changes nothing', async ({
  page,
}) => {
  await addItem(page, 'green-corner', 'bananas-green-corner');
  const notice = page.getByText('Item added to cart');
  const [toast, bar] = await Promise.all([notice.boundingBox(), page.locator('[data-cart-bar]').boundingBox()]);
  expect((toast?.y ?? Infinity) + (toast?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(toast?.y).toBeGreaterThan(400);
  await openCart(page);
  expect(await notice.count()).toBe(0);
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await expect(
    page.getByText(
      'By logging in you can see your order history. Orders placed as a guest cannot be viewed afterwards.',
    ),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/store\/green-corner/);
  await expect(cartBadge(page)).toHaveText('1');
});
