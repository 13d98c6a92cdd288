/** Following an order, finding it again, cancelling and repeating it. */
import { expectOnePage } from './receipt';
import {
  CONTACT,
  cancelOrder,
  cartBadge,
  customer,
  expect,
  expectAccessible,
  fillContact,
  guestWith,
  open,
  orderOf,
  PLACE,
  placedOrder,
  recordUrls,
  returning,
  test,
  turnTo,
  type Turn,
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
  await test.step('[PLUS-22] [PLUS-48] every other page shows it at its foot, and leads to it', async () => {
    await open(page, '/home');
    const underWay = page.getByRole('list', { name: 'Orders under way' });
    await underWay.getByRole('link').click();
    await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
    await expect(underWay).toBeHidden();
  });
  await test.step('[ORD-07] [PLUS-07] [PLUS-17] [TRK-15] it is cancelled with a reason, while it is pending', async () => {
    await expect(page.getByText(/^Scheduled for /)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel the order' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
    await expect(page.getByText('Choose a reason.')).toBeVisible();
    await turnTo(page, { language: 'ar', width: 390 });
    await cancelOrder(page, 'ar');
    expect((await orderOf(request, page, orderId)).order_status).toBe('canceled');
  });
});

test('a guest follows an order in the drawer until it is delivered', async ({ page, context }) => {
  await returning(context);
  // The page of thanks asks for the items, too; whoever asks first.
  const details = recordUrls(page, /order\/details/);
  const orderId = await place(page);
  await page.getByRole('button', { name: 'Track the order' }).click();
  const drawer = page.getByRole('dialog');
  await test.step('[TRK-02] it asks for the order of this guest, and lists its items', async () => {
    await expect.poll(() => details.length).toBeGreaterThan(0);
    const query = new URL(details[0]!).searchParams;
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
  await test.step('[TRK-07] in Arabic on a wide page it says the same', async () => {
    await turnTo(page, { language: 'ar', width: 1280 });
    await page.getByRole('button', { name: 'تتبّع الطلب' }).click();
    await expect(drawer.getByRole('listitem').filter({ hasText: 'تم التوصيل' })).toHaveAttribute(
      'data-reached',
      'true',
    );
    await expectAccessible(page);
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
  // Every courier is busy, says the backend.
  await page.route('**/order/track**', async (route) => {
    const order = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...order, delayed: { reason: 'courier', promised_until: null, credit: null } } });
  });
  const polls = recordUrls(page, /order\/track/);
  await test.step('[TRK-18] [TRK-24] [CHK-23] [TRK-03] it has its steps and amounts', async () => {
    await open(page, `/order-history/${orderId}`);
    // It ends with the order: nothing is sold below it.
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    for (const label of ['Order Confirmed', 'Preparing foods', 'foods on the way', 'Delivered'])
      await expect(page.getByRole('listitem').filter({ hasText: label })).toBeVisible();
    await expect(page.getByText(/€\d+\.\d{2}$/).last()).toBeVisible();
  });
  await test.step('[PLUS-47] that it is late is said first, and why; in Arabic on a wide page, too', async () => {
    await expect(
      page.getByRole('status').filter({ hasText: 'Sorry, we are late: all couriers are busy.' }),
    ).toBeVisible();
    await turnTo(page, { language: 'ar', width: 1280 });
    await expect(
      page.getByRole('status').filter({ hasText: 'نعتذر عن التأخير: السائقون جميعهم مشغولون.' }),
    ).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('[TRK-31] [TRK-32] [TRK-33] the courier has a rating and a distance', async () => {
    const courier = page.getByRole('region', { name: 'سائقك' });
    await expect(courier).toBeVisible();
    await expect(courier.getByRole('img', { name: /التقييم \d\.\d\d من 5/ })).toBeVisible();
    await expect(courier.getByText(/على بعد .*\d+\.\d\d.* كم/)).toBeVisible();
    const way = page.getByRole('application').locator('path.leaflet-interactive[stroke-width="5"]');
    // Along streets: more corners than a straight line has.
    await expect(way).toHaveAttribute('d', /^M[^L]+(L[^L]+){3,}$/);
  });
  await test.step('[TRK-21] the state is asked for until the delivery', async () => {
    await expect.poll(() => polls.length).toBeGreaterThanOrEqual(2);
    await expect(page.getByText('مدفوع')).toBeVisible();
    expect((await orderOf(request, page, String(orderId))).order_status).toBe('delivered');
  });
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

/** Asks for cutlery, and finds it on the order: written in one language, sent and found in another on another screen. */
async function askForCutlery(page: Page, language: 'en' | 'ar', to: Turn): Promise<void> {
  await page.getByRole('textbox', { name: LATER[language].note }).fill('No onions');
  await page.getByRole('checkbox', { name: LATER[language].cutlery }).check();
  const words = LATER[to.language];
  await test.step('[I18N-05] the answers outlive the reload', async () => {
    await turnTo(page, to);
    await expect(page.getByRole('textbox', { name: words.note })).toHaveValue('No onions');
    await expect(page.getByRole('checkbox', { name: words.cutlery })).toBeChecked();
  });
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
  await askForCutlery(page, 'en', { language: 'ar', width: 1280 });
});

test.describe('with a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 860 } });
  test('[PLUS-07] a customer orders for later in Arabic, and asks for cutlery', async ({ page, context, request }) => {
    await returning(context, { module: 'food', language: 'ar' });
    await customer(page, request);
    await orderBrunch(page, 'ar');
    await askForCutlery(page, 'ar', { language: 'en', width: 390 });
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
