/** Chat with the store and the courier. */
import { customer, expect, expectAccessible, fillCart, open, PLACE, returning, test } from './shop';
import { itemOf, orderOver } from './wire';

test('a customer writes to a store, and to the courier of an order', async ({ page, context, request }) => {
  await returning(context);
  const log = page.getByRole('log');
  await test.step('[CHAT-01] [CHAT-11] the inbox needs sign-in, and starts empty', async () => {
    await open(page, '/profile?page=inbox');
    await expect(page).toHaveURL(/\/auth\/sign-in\?next=/);
  });
  const { headers } = await customer(page, request);
  await page.evaluate(() => sessionStorage.removeItem('seeded'));
  await open(page, '/profile?page=inbox');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await test.step('[CHAT-03] [ROUTE-19] the store page leads to a talk with the store', async () => {
    await open(page, '/store/green-corner?module_id=1');
    await page.getByRole('link', { name: 'Write to the store' }).click();
    await expect(page).toHaveURL(/\/profile\?page=inbox&type=vendor&id=\d+&routeName=vendor_id&chatFrom=true/);
    await expect(page.getByRole('heading', { name: 'Green Corner' })).toBeVisible();
    await expect(page.getByText('Say hello.')).toBeVisible();
  });
  await test.step('[CHAT-07] [CHAT-10] a message is sent, and the answer comes without a reload', async () => {
    const field = page.getByRole('textbox', { name: 'Write a message' });
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
    await field.fill('Are the bananas ripe?');
    await field.press('Enter');
    await expect(log.getByText('Are the bananas ripe?')).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(log.getByText(/Thank you for your message/)).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('[CHAT-04] [CHAT-05] the inbox lists the talk, and is searched by name', async () => {
    await page.getByRole('link', { name: 'All messages' }).click();
    const search = page.getByRole('searchbox', { name: 'Search by name' });
    await search.fill('corner');
    await expect(page.getByRole('link', { name: /Green Corner/ })).toBeVisible();
    await search.fill('nobody');
    await expect(page.getByText('Nothing found')).toBeVisible();
    await search.fill('');
  });
  await test.step('[CHAT-06] [CHAT-09] [ROUTE-21] it opens with its messages', async () => {
    await page.getByRole('link', { name: /Green Corner/ }).click();
    await expect(page).toHaveURL(/\/chatting\?conversationId=\d+&type=vendor&chatFrom=true/);
    await expect(log.getByText('Are the bananas ripe?')).toBeVisible();
  });

  const item = await itemOf(request, 'bananas-green-corner');
  await fillCart(request, { 'bananas-green-corner': 1 }, { headers });
  const order = {
    order_type: 'delivery',
    store_id: item.store_id,
    address: '3 Harbour Lane',
    latitude: String(PLACE.point.lat),
    longitude: String(PLACE.point.lng),
  };
  const orderId = await orderOver(request, order, headers);
  await open(page, `/order-history/${orderId}`);
  const write = page.getByRole('link', { name: 'Write a message' });
  const courier = page.getByRole('region', { name: 'Your courier' });
  const chat = courier.getByRole('link', { name: 'Chat' });
  await expect(write).toHaveAttribute('href', /^\/chatting\?type=/);
  await test.step('[TRK-19] the card of the courier links to the inbox', async () => {
    await expect(courier).toBeVisible();
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await expect(chat).toHaveAttribute(
      'href',
      /\/profile\?page=inbox&type=delivery_man&id=\d+&routeName=delivery_man_id&chatFrom=true&deliveryman_name=/,
    );
  });
  await test.step('[TRK-20] with a session lost meanwhile it says so, and stays', async () => {
    const token = await page.evaluate(() => {
      const token = localStorage.getItem('token') ?? '';
      localStorage.removeItem('token');
      return token;
    });
    await chat.click();
    await expect(page.getByText('You are not logged in')).toBeVisible();
    await expect(page).toHaveURL(/order-history/);
    await page.evaluate((text) => localStorage.setItem('token', text), token);
  });
  const stepper = await write.getAttribute('href');
  await test.step('[TRK-34] the steps of the order link to the talk, until it is delivered', async () => {
    expect(stepper).toMatch(/^\/chatting\?type=delivery_man&id=\d+&routeName=delivery_man_id&chatFrom=true$/);
    await expect(page.getByText('Paid')).toBeVisible();
    await expect(write).toHaveCount(0);
    await expect(chat).toHaveCount(0);
  });
  await test.step('[CHAT-02] [CHAT-08] [ROUTE-20] a talk with the courier starts empty', async () => {
    await open(page, stepper ?? '');
    await expect(page.getByText('Say hello.')).toBeVisible();
  });
});
