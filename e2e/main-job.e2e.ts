/** The main user journey: a guest goes from the landing page to a delivered order. */
import {
  CONTACT,
  expect,
  expectAccessible,
  fillContact,
  open,
  openCart,
  orderOf,
  ready,
  returning,
  test,
  openItem,
} from './shop';

test('a guest orders groceries with a priced variation, from the landing page to the door', async ({
  page,
  request,
}) => {
  await test.step('[ROUTE-01] [ROUTE-02] the landing page asks for a place, and a module leads home', async () => {
    await open(page, '/');
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Search for a street or a place' }).fill('old town sq');
    await page.getByRole('option', { name: /Old Town Square/ }).click();
    await page.getByRole('button', { name: 'Pick Locations' }).click();
    const chooser = page.getByRole('dialog');
    await chooser.getByRole('button', { name: /Grocery/ }).click();
    await expect(page.getByRole('heading', { name: 'Special offers' })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('[ROUTE-09] a search leads to a store', async () => {
    const search = page.getByRole('banner').getByRole('combobox');
    await search.fill('green corner');
    await search.press('Enter');
    await page.getByRole('tab', { name: 'Stores' }).click();
    await page.getByRole('link', { name: 'Green Corner', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Green Corner' })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('[CART-32] an item is added with its variation', async () => {
    await page.getByRole('combobox', { name: 'Search in Green Corner' }).fill('olive oil');
    await page
      .getByRole('link', { name: /Extra Virgin Olive Oil/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /2 L/ }).check();
    await dialog.getByRole('button', { name: /One more/ }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /Add to Cart/ }).click();
    await expect(page.getByText('Item added to cart')).toBeVisible();
  });
  const column = page.getByRole('complementary', { name: 'Your cart' });
  const isWide = (page.viewportSize()?.width ?? 0) >= 1200;
  if (isWide)
    await test.step('[CART-08] [CART-20] [PLUS-35] the cart stands beside the items, and its room is there before it', async () => {
      const line = column.getByRole('listitem').filter({ hasText: 'Extra Virgin Olive Oil' });
      await expect(line.getByRole('group', { name: /Quantity of/ })).toContainText('2');
      const price = await line.getByText(/^€/).first().innerText();
      await expect(column.getByText('Subtotal').locator('..')).toContainText(price);
      await expectAccessible(page);
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const { value } of list.getEntries() as unknown as { value: number }[])
            Object.assign(window, { shift: (window as unknown as { shift: number }).shift + value });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.reload();
      await ready(page);
      await expect(line).toBeVisible();
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.001);
    });
  await test.step('[GUEST-12] the guest goes on to the checkout', async () => {
    await openCart(page);
    await expectAccessible(page);
    if (isWide) await page.keyboard.press('Escape');
    const cart = isWide ? column : page.getByRole('dialog');
    await cart.getByRole('button', { name: 'Proceed To Checkout' }).click();
    await expect(page.getByText('Do you want to login or continue as a guest?')).toBeVisible();
    await page.getByRole('button', { name: 'Guest', exact: true }).click();
  });
  let total = '';
  await test.step('[CHK-07] [CHK-20] [ROUTE-36] and orders', async () => {
    await expect(page).toHaveURL(/\/checkout\?page=cart/);
    await fillContact(page);
    await expect(page.getByText('Not known yet')).toBeHidden();
    await expectAccessible(page);
    total = await page.locator('dl [data-total] dd').innerText();
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you! Your order is placed.' })).toBeVisible();
    await expectAccessible(page);
  });
  const orderId = new URL(page.url()).searchParams.get('order_id') ?? '';
  const stored = await orderOf(request, page, orderId);
  expect(`€${stored.order_amount.toFixed(2)}`).toBe(total);
  await test.step('[SESS-02] the order is followed until it is delivered', async () => {
    await page.getByRole('button', { name: 'Track the order' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText('Order Placed')).toBeVisible();
    await expect(drawer.getByText(total)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Order details' }).click();
    await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('listitem').filter({ hasText: 'items on the way' })).toHaveAttribute(
      'data-state',
      /active|done/,
    );
    await expect(page.getByRole('region', { name: 'Your courier' })).toBeVisible();
    await expect(page.getByText('Paid')).toBeVisible();
    expect((await orderOf(request, page, orderId)).order_status).toBe('delivered');
  });
});

test('a guest orders food in Arabic: required and limited groups, an add-on', async ({ page, context, request }) => {
  await returning(context, { module: 'food', language: 'ar' });
  await open(page, '/store/smash-yard?module_id=2');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const dialog = page.getByRole('dialog');
  await test.step('[ITEM-19] [ITEM-20] what has to be chosen is named', async () => {
    await page.getByRole('link', { name: 'كلاسيك سماش' }).first().click();
    await dialog.getByRole('button', { name: 'اختر: القطعة' }).click();
    await expect(dialog.getByText('لا يمكن ترك القطعة دون اختيار.')).toBeVisible();
    await expect(dialog.getByText('لا يمكن ترك الصلصات دون اختيار.')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'واحدة' })).toBeFocused();
    await expect(dialog.getByText('لا يمكن ترك القطعة دون اختيار.')).toBeInViewport();
    // Only the options scroll: the dialog's close button and its footer keep their places.
    expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  });
  await test.step('[FOOD-04] [ITEM-32] groups have a limit, and add-ons a price', async () => {
    await dialog.getByRole('checkbox', { name: /دبل/ }).check();
    await dialog.getByRole('button', { name: /اختر: الصلصات/ }).click();
    await expect(dialog.getByRole('checkbox', { name: 'صلصة البيت' })).toBeFocused();
    for (const sauce of ['صلصة البيت', 'ثوم']) await dialog.getByRole('checkbox', { name: sauce, exact: true }).check();
    await expect(dialog.getByText('2 من 2', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'باربكيو' })).toHaveAttribute('aria-disabled', 'true');
    const fromEdge = await dialog
      .locator('label')
      .filter({ hasText: 'دبل' })
      .evaluate(
        (row) =>
          Math.min(...[...row.querySelectorAll('bdi')].map((price) => price.getBoundingClientRect().left)) -
          row.getBoundingClientRect().left,
      );
    expect(fromEdge).toBeLessThan(2);
    await dialog.getByRole('checkbox', { name: /غموس الثوم/ }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /أضف إلى السلة/ }).click();
    await expect(page.getByText('أُضيف المنتج إلى السلة')).toBeVisible();
  });
  await test.step('[CART-35] the line has what was chosen', async () => {
    await openCart(page);
    await expect(page.getByRole('dialog').getByText(/دبل.*غموس الثوم/)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'إتمام الطلب' }).click();
    await page.getByRole('button', { name: 'ضيف', exact: true }).click();
    await fillContact(page, { ...CONTACT, name: 'منى' }, 'ar');
  });
  await test.step('[PLUS-27] the order costs what was shown', async () => {
    await expect(page.getByText('غير معروفة بعد')).toBeHidden();
    const total = await page.locator('dl [data-total] dd').innerText();
    await page.getByRole('button', { name: 'أرسل الطلب' }).click();
    await expect(page.getByRole('heading', { name: 'شكرًا! تم تقديم طلبك.' })).toBeVisible();
    const stored = await orderOf(request, page, new URL(page.url()).searchParams.get('order_id') ?? '');
    expect(`€${stored.order_amount.toFixed(2)}`).toBe(total);
  });
});

test('a guest orders by keyboard only, for take-away', async ({ page, context, request }) => {
  await returning(context);
  await openItem(page, 'green-corner', 'bananas-green-corner');
  const press = async (name: RegExp) => {
    const target = page.getByRole('button', { name }).last();
    await target.waitFor();
    for (let step = 0; step < 80; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await press(/^Add to Cart/);
  await expect(page.getByText('Item added to cart')).toBeVisible();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press(/^Cart, 1 item/);
  await press(/Proceed To Checkout/);
  await press(/^Guest$/);
  await test.step('[CHK-08] [ADDR-40] take-away asks for a contact alone', async () => {
    await page.getByRole('radio', { name: 'Delivery', exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('group', { name: 'Delivery Addresses' })).toBeHidden();
    await press(/^Add contact info$/);
    await page.getByRole('textbox', { name: 'Contact Person Name' }).focus();
    await page.keyboard.type('Mina');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(CONTACT.phone);
    await page.keyboard.press('Tab');
    await page.keyboard.type(CONTACT.email);
    await page.keyboard.press('Enter');
  });
  await test.step('[CHK-09] [PLUS-29] and is ordered', async () => {
    await press(/Place Order/);
    await expect(page.getByRole('heading', { name: 'Thank you! Your order is placed.' })).toBeVisible();
    await ready(page);
    expect((await orderOf(request, page, new URL(page.url()).searchParams.get('order_id') ?? '')).order_type).toBe(
      'take_away',
    );
  });
});
