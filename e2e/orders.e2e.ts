/** Following an order, finding it again, cancelling and repeating it. */
import {
  CONTACT,
  cartBadge,
  customer,
  expect,
  expectAccessible,
  fillCart,
  fillContact,
  guestWith,
  open,
  orderOf,
  PLACE,
  placedOrder,
  recordUrls,
  returning,
  test,
} from './shop';
import { ask, GUEST_CONTACT, hereIn, itemOf, orderOver, send } from './wire';
import type { Page } from '@playwright/test';

async function place(page: Page, { ahead = false } = {}): Promise<string> {
  await guestWith(page, { 'bananas-green-corner': 1 });
  await open(page, '/checkout?page=cart');
  await fillContact(page);
  if (ahead) {
    await page.getByLabel('Later').check();
    // The last day on offer, so that no simulated store prepares it during the test.
    await page.getByLabel('Day').selectOption({ index: 5 });
  }
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.getByRole('heading', { name: 'Thank you! Your order is placed.' }).waitFor();
  return placedOrder(page);
}

test('an order is found with its phone only, and cancelled by the guest who placed it', async ({
  page,
  context,
  request,
  visitor,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await returning(context);
  const orderId = await place(page, { ahead: true });
  const other = await visitor(null);
  await test.step('[TRK-37] [TRK-04] [ROUTE-22] number and phone together find it', async () => {
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
  });
  await test.step('its state is shown, without personal data', async () => {
    await expect(other.getByText(/only the person who placed it/)).toBeVisible();
    await expect(other.getByRole('region', { name: 'Receipt' })).toContainText('Bananas');
    await expect(other.getByRole('main')).not.toContainText(/Mina|Deliver to|undefined/);
    await expect(other.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0);
    await expectAccessible(other);
    await expectOnePage(other, 'Receipt');
  });
  await test.step('[ROUTE-33] its own page is not for a stranger', async () => {
    await open(other, `/order-history/${orderId}`);
    await expect(other.getByText('Order not found')).toBeVisible();
  });
  const underWay = page.getByRole('list', { name: 'Orders under way' });
  await test.step('[PLUS-22] [PLUS-48] every other page shows it at its foot, and leads to it', async () => {
    await open(page, '/home');
    await underWay.getByRole('link').click();
    await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
    await expect(underWay).toBeHidden();
  });
  await test.step('[ORD-07] [PLUS-07] [PLUS-17] [TRK-15] it is cancelled with a reason, while it is pending', async () => {
    await expect(page.getByText(/^Scheduled for /)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel the order' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
    await expect(page.getByText('Choose a reason.')).toBeVisible();
    await page.getByRole('radio', { name: 'I changed my mind' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
    await expect(page.getByText('This order was cancelled.')).toBeVisible();
    expect((await orderOf(request, page, orderId)).order_status).toBe('canceled');
  });
});

test('a guest follows an order in the drawer until it is delivered', async ({ page, context }) => {
  await returning(context);
  const orderId = await place(page);
  const details = page.waitForRequest(/order\/details/);
  await page.getByRole('button', { name: 'Track the order' }).click();
  const drawer = page.getByRole('dialog');
  await test.step('[TRK-02] it asks for the order of this guest, and lists its items', async () => {
    const query = new URL((await details).url()).searchParams;
    expect(query.get('order_id')).toBe(orderId);
    expect(query.get('guest_id')).toBe(await page.evaluate(() => localStorage.getItem('guest_id')));
    await expect(page.getByRole('list', { name: 'Items in this order' })).toHaveText('1 × Bananas');
  });
  await test.step('[TRK-01] [TRK-05] [TRK-06] it opens with number and map', async () => {
    await expect(drawer.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
    await expect(drawer.getByRole('application')).toBeVisible();
  });
  await test.step('[TRK-07] [TRK-08] [TRK-09] its steps have a time; store and receiver are named', async () => {
    for (const step of ['Order Placed', 'Order Confirmed', 'On the Way', 'Delivered'])
      await expect(drawer.getByText(step, { exact: true })).toBeVisible();
    await expect(drawer.getByText(/^\d{1,2} [A-Z][a-z]{2}, \d{1,2}:\d{2} [AP]M$/).first()).toBeVisible();
    await expect(drawer.getByText('Green Corner')).toBeVisible();
    await expect(drawer.getByText('Mina Vella')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('[TRK-16] [TRK-17] [FMT-04] the courier is shown, and then the delivery', async () => {
    await expect(
      drawer.getByRole('region', { name: 'Your courier' }).getByRole('img', { name: /Rated \d\.\d\d of 5/ }),
    ).toBeVisible();
    await expect(drawer.getByRole('listitem').filter({ hasText: 'Delivered' })).toHaveAttribute('data-reached', 'true');
  });
  await test.step('[TRK-23] it closes', async () => {
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });
});

test('a guest follows an order by polling where the stream is unavailable', async ({ page, context, request }) => {
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
  await test.step('[TRK-18] [TRK-24] [CHK-23] [TRK-03] it has its steps and amounts', async () => {
    await open(page, `/order-history/${orderId}`);
    // It ends with the order: nothing is sold below it.
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    for (const label of ['Order Confirmed', 'Preparing foods', 'foods on the way', 'Delivered'])
      await expect(page.getByRole('listitem').filter({ hasText: label })).toBeVisible();
    await expect(page.getByText(/€\d+\.\d{2}$/).last()).toBeVisible();
  });
  await test.step('[TRK-31] [TRK-32] [TRK-33] the courier has a rating and a distance', async () => {
    const courier = page.getByRole('region', { name: 'Your courier' });
    await expect(courier).toBeVisible();
    await expect(courier.getByRole('img', { name: /Rated \d\.\d\d of 5/ })).toBeVisible();
    await expect(courier.getByText(/\d+\.\d\d km away/)).toBeVisible();
  });
  await test.step('[TRK-21] the state is asked for until the delivery', async () => {
    await expect.poll(() => polls.length).toBeGreaterThanOrEqual(2);
    await expect(page.getByText('Paid')).toBeVisible();
    expect((await orderOf(request, page, String(orderId))).order_status).toBe('delivered');
  });
});

/** The words of the walk after a delivery. */
const AFTER = {
  en: {
    rate: 'How was it?',
    courier: /^Rate /,
    four: '4 stars',
    send: 'Send the review',
    given: 'You gave 4 stars',
    refund: 'Ask for a refund',
    reason: 'Something was missing',
    sendRefund: 'Send the request',
    state: 'Asked for',
    region: 'Refund',
    receipt: 'Receipt',
    again: 'Order again',
    inCart: '1 item is in your cart again.',
  },
  ar: {
    rate: 'كيف كان طلبك؟',
    courier: /^قيّم /,
    four: '4 نجوم',
    send: 'إرسال التقييم',
    given: /^تقييمك: .*4 نجوم/,
    refund: 'طلب استرداد',
    reason: 'نقص في الطلب',
    sendRefund: 'إرسال الطلب',
    state: 'قيد المراجعة',
    region: 'استرداد المبلغ',
    receipt: 'الفاتورة',
    again: 'اطلب مرة أخرى',
    inCart: /إلى سلتك/,
  },
} as const;

/** A picture of one red dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** From the delivery on: rated, asked back, printed. */
async function afterDelivery(page: Page, orderId: number, language: 'en' | 'ar'): Promise<void> {
  const words = AFTER[language];
  const card = page.getByRole('region', { name: words.rate });
  await test.step('[ORD-10] [PLUS-20] courier and items are rated with stars', async () => {
    await open(page, `/order-history/${orderId}`);
    await expect(card).toBeVisible({ timeout: 90_000 });
    const groups = card.getByRole('radiogroup', { name: words.courier });
    await expect(groups).toHaveCount(2);
    for (let left = 2; left > 0; left -= 1) {
      await groups.first().getByRole('radio', { name: words.four }).check();
      if (left === 2) await expectAccessible(page);
      await page.getByRole('button', { name: words.send }).click();
      await expect(page.getByRole('img', { name: words.given })).toHaveCount(3 - left);
    }
  });
  await test.step('[ORD-08] [PLUS-18] a refund is asked for, with a picture, and its state is shown', async () => {
    await page.getByRole('button', { name: words.refund }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: words.reason }).check();
    await dialog.getByRole('checkbox').first().check();
    const pictures = Array.from({ length: 5 }, (_, at) => ({
      name: `dot-${at}.png`,
      mimeType: 'image/png',
      // Equal pictures would count as one that was added twice.
      buffer: Buffer.concat([DOT, Buffer.alloc(at)]),
    }));
    await dialog.locator('input[type=file][multiple]').setInputFiles(pictures);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words.sendRefund }).click();
    const region = page.getByRole('region', { name: words.region });
    await expect(region.getByText(words.state)).toBeVisible();
    await expect(region.getByText(words.reason)).toBeVisible();
  });
  await test.step('[PLUS-19] the receipt alone is printed, on one page', async () => {
    const receipt = page.getByRole('region', { name: words.receipt });
    await expect(receipt).toContainText(String(orderId));
    await expectOnePage(page, words.receipt);
  });
  await test.step('[PLUS-16] it is ordered again', async () => {
    await page.getByRole('button', { name: words.again }).click();
    await expect(page.getByText(words.inCart)).toBeVisible();
  });
}

/** The receipt alone is printed, whole and with dark ink in every theme. */
async function expectOnePage(page: Page, name: string): Promise<void> {
  const receipt = page.getByRole('region', { name });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(receipt).toBeVisible();
  for (const hidden of ['banner', 'contentinfo'] as const) await expect(page.getByRole(hidden)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  // What begins above its edge would be cut on paper.
  const [edge, heading] = await Promise.all([receipt.boundingBox(), receipt.getByRole('heading').boundingBox()]);
  expect(heading!.y).toBeGreaterThanOrEqual(edge!.y);
  const inks = await receipt.evaluate((part) => [
    ...new Set([part, ...part.querySelectorAll('*')].map((element) => getComputedStyle(element).color)),
  ]);
  expect(inks).toHaveLength(1);
  expect(Math.max(...(inks[0] ?? '255').match(/\d+/g)!.map(Number))).toBeLessThan(64);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: null, colorScheme: null });
}

test('a guest rates a delivered order, asks for a refund and prints the receipt', async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await returning(context);
  const guest = await guestWith(page, { 'bananas-green-corner': 2 });
  const { store_id } = await itemOf(request, 'bananas-green-corner');
  const address = { address: PLACE.address, latitude: PLACE.point.lat, longitude: PLACE.point.lng };
  const order = { ...GUEST_CONTACT, ...address, guest_id: guest, order_type: 'delivery', store_id };
  await afterDelivery(page, await orderOver(request, order, hereIn(1)), 'en');
});

test('a customer does the same in Arabic, writes to the store and cancels another order meanwhile', async ({
  page,
  context,
  request,
}) => {
  await returning(context, { language: 'ar', theme: 'dark' });
  const { headers } = await customer(page, request);
  const { store_id } = await itemOf(request, 'bananas-green-corner');
  const address = { address: PLACE.address, latitude: PLACE.point.lat, longitude: PLACE.point.lng };
  const order = async (over: object) => {
    await fillCart(request, { 'bananas-green-corner': 2 }, { headers });
    return orderOver(request, { ...GUEST_CONTACT, ...address, order_type: 'delivery', store_id, ...over }, headers);
  };
  const delivered = await order({});
  await open(page, `/order-history/${await order({ payment_method: 'digital_payment' })}`);
  await test.step('[CHAT-03] [CHAT-07] while it is on its way the store of another one is written to, on a wide page', async () => {
    const wide = await context.newPage();
    await wide.setViewportSize({ width: 1280, height: 860 });
    await open(wide, (await page.getByRole('link', { name: 'اكتب رسالة' }).getAttribute('href')) ?? '');
    const field = wide.getByRole('textbox', { name: 'اكتب رسالة' });
    await field.fill('هل الموز ناضج؟');
    await field.press('Enter');
    await expect(wide.getByRole('log').getByText('هل الموز ناضج؟')).toBeVisible();
    await expect(field).toHaveValue('');
    await expectAccessible(wide);
    await wide.close();
  });
  await test.step('[ORD-07] [PLUS-17] and that one is cancelled with a reason', async () => {
    await page.getByRole('button', { name: 'إلغاء الطلب' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'غيّرت رأيي' }).check();
    await dialog.getByRole('button', { name: 'إلغاء الطلب' }).click();
    await expect(page.getByText(/^أُلغي هذا الطلب/)).toBeVisible();
  });
  await afterDelivery(page, delivered, 'ar');
});

const LATER = {
  en: {
    required: /Required/,
    add: /Add to Cart/,
    takeAway: 'Take-away',
    cutlery: 'Add cutlery',
    note: 'Order note',
    noted: 'Note: No onions',
    place: 'Place Order',
    details: 'Order details',
    wishes: 'Your requests',
    asked: 'Add cutlery',
  },
  ar: {
    required: /مطلوب/,
    add: /أضف إلى السلة/,
    takeAway: 'استلام',
    cutlery: 'أضف أدوات المائدة',
    note: 'ملاحظة على الطلب',
    noted: /ملاحظة:.*No onions/,
    place: 'أرسل الطلب',
    details: 'تفاصيل الطلب',
    wishes: 'طلباتك الخاصة',
    asked: 'أضيفوا أدوات المائدة',
  },
} as const;

/** A dish of a store that opens later, in the cart and on the checkout. @returns when the store opens */
async function orderBrunch(page: Page, language: 'en' | 'ar'): Promise<string> {
  const words = LATER[language];
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
  // The dish shows at once; its choices come with its details.
  await dialog.getByRole('group', { name: words.required }).getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: words.add }).click();
  await dialog.waitFor({ state: 'detached' });
  await open(page, '/checkout');
  await page.getByRole('radio', { name: words.takeAway, exact: true }).check();
  await fillContact(page, CONTACT, language);
  return store.schedules[0]?.opening_time.slice(0, 5) ?? 'hours of the store';
}

/** Asks for cutlery, and finds it on the order. */
async function askForCutlery(page: Page, language: 'en' | 'ar'): Promise<void> {
  const words = LATER[language];
  await page.getByRole('textbox', { name: words.note }).fill('No onions');
  await page.getByRole('checkbox', { name: words.cutlery }).check();
  await page.getByRole('button', { name: words.place }).click();
  await page.waitForURL(/order-placed/);
  await test.step('[PLUS-06] note and cutlery stand on the order', async () => {
    await page.getByRole('link', { name: words.details }).click();
    await expect(page.getByRole('region', { name: words.wishes })).toContainText(words.asked);
    await expect(page.getByText(words.noted)).toBeVisible();
  });
}

test('[PLUS-07] [CHK-16] a guest orders for later from a closed store', async ({ page, context }) => {
  await returning(context, { module: 'food' });
  const opening = await orderBrunch(page, 'en');
  // Nothing comes at once from there: the first time is chosen, and why is said before anything is pressed.
  await expect(page.getByText(/is closed now\. Choose when/)).toBeVisible();
  await expect(page.getByLabel('As soon as possible')).toBeDisabled();
  await expect(page.getByLabel('Later')).toBeChecked();
  await expect(page.getByLabel('Day')).toBeVisible();
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue(opening);
  await expectAccessible(page);
  await askForCutlery(page, 'en');
});

test.describe('with a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 860 } });
  test('[PLUS-07] a customer orders for later in Arabic, and asks for cutlery', async ({ page, context, request }) => {
    await returning(context, { module: 'food', language: 'ar' });
    await customer(page, request);
    await orderBrunch(page, 'ar');
    await askForCutlery(page, 'ar');
  });
});

test.describe('an item that is gone', () => {
  test.use({ expectedErrors: /404/ });
  test('[PLUS-16] a guest orders again, and is told first what is gone', async ({ page, context, request }) => {
    await returning(context);
    const guest = await guestWith(page, { 'bananas-green-corner': 1, 'honey-green-corner': 1 });
    const details = await itemOf(request, 'bananas-green-corner');
    const id = await orderOver(request, { ...GUEST_CONTACT, guest_id: guest, store_id: details.store_id }, hereIn(1));
    const data = { guest_id: guest, order_id: id, reason: 'x' };
    expect((await request.put('/api/v1/customer/order/cancel', { data })).status()).toBe(200);
    await page.route(/items\/details/, async (route) => {
      const answer = await route.fetch();
      const item = (await answer.json()) as { slug: string };
      // One of the two items has been removed from the shop meanwhile.
      if (item.slug.startsWith('honey')) return route.fulfill({ status: 404, json: { errors: [] } });
      return route.fulfill({ json: item });
    });
    await open(page, `/order-history/${id}`);
    await page.getByRole('button', { name: 'Order again' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem')).toHaveText(/Honey.*No longer available/);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add 1 item' }).click();
    await expect(page.getByText('1 item is in your cart again.')).toBeVisible();
    await expect(cartBadge(page)).toHaveText('1');
  });
});
