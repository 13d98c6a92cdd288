/** Orders beside the cart: Buy Now, and an item of a campaign. */
import { cartBadge, customer, expect, fillContact, guestWith, open, placedOrder, returning, test } from './shop';

test.beforeEach(async ({ context }) => returning(context));

test('a guest buys one item now and keeps the cart; an item of a campaign needs an account', async ({
  page,
  request,
}) => {
  await guestWith(page, { 'bananas-green-corner': 1 });
  await test.step('[CHK-05] [ROUTE-37] without an item the checkout is empty', async () => {
    await open(page, '/checkout?page=buy_now');
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });
  await test.step('[GUEST-17] [ITEM-46] [CHK-02] Buy Now asks a guest, and shows only that item', async () => {
    await open(page, '/product/red-apples-green-corner?module_id=1');
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expect(page.getByRole('dialog', { name: 'Do you want to login or continue as a guest?' })).toBeVisible();
    await page.getByRole('button', { name: 'Guest' }).click();
    await expect(page).toHaveURL(/\/checkout\?page=buy_now/);
    await expect(page.getByText(/1 × .*[Aa]pples/)).toBeVisible();
    await expect(page.getByText(/Bananas/)).toBeHidden();
  });
  await test.step('a failed read does not look like an empty result', async () => {
    await page.route('**/api/v1/items/details/**', (route) => route.fulfill({ status: 500, json: {} }));
    await open(page, '/checkout?page=buy_now');
    await expect(page.getByText('Something went wrong')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeHidden();
    await page.unroute('**/api/v1/items/details/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/1 × .*[Aa]pples/)).toBeVisible();
  });
  await test.step('[ROUTE-39] the order leaves the cart unchanged', async () => {
    await fillContact(page);
    await page.getByRole('button', { name: 'Place Order' }).click();
    await placedOrder(page);
    await expect(cartBadge(page)).toHaveText('1');
    await open(page, '/checkout');
    await expect(page.getByText('1 × Bananas')).toBeVisible();
  });
  await test.step('[GUEST-08] [ITEM-44] [CHK-04] a campaign item asks a guest to sign in', async () => {
    await open(page, '/product/watermelon-green-corner?module_id=1');
    await expect(page.getByRole('timer')).toHaveText(/\d\d:\d\d:\d\d:\d\d/);
    await page.getByRole('button', { name: /Order Now/ }).click();
    await expect(page.getByText('You are not logged in')).toBeVisible();
    await expect(page).toHaveURL(/\/product\//);
    await open(page, '/checkout?page=campaign');
    await expect(page).toHaveURL(/\/auth\/sign-in\?next=/);
  });
  await test.step('[ITEM-45] [CHK-03] [CHK-22] [ROUTE-38] a customer orders it alone', async () => {
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
    await placedOrder(page);
  });
});
