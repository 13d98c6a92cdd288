/** An order that has come: rated, asked back, printed, ordered again; each half in another language and on another screen. */
import type { Locator, Page } from '@playwright/test';
import { expectOnePage } from './receipt';
import {
  cancelOrder,
  customer,
  expect,
  expectAccessible,
  fillCart,
  guestWith,
  open,
  PLACE,
  returning,
  test,
  turnTo,
  type Turn,
} from './shop';
import { GUEST_CONTACT, hereIn, itemOf, orderOver } from './wire';

/** The words of the walk after a delivery. */
const AFTER = {
  en: {
    underWay: 'Orders under way',
    reminder: /How was it\?$/,
    rate: 'How was it?',
    courier: /^Rate /,
    four: '4 stars',
    tag: 'Friendly',
    itemTag: 'Fresh',
    comment: /^Tell others more/,
    send: 'Send the review',
    given: 'You gave 4 stars',
    perStar: 'Reviews per star',
    bar: /^4 stars: [1-9]/,
    refund: 'Ask for a refund',
    reason: 'Something was missing',
    close: 'Cancel',
    sendRefund: 'Send the request',
    state: 'Asked for',
    region: 'Refund',
    receipt: 'Receipt',
    again: 'Order again',
    inCart: '1 item is in your cart again.',
  },
  ar: {
    underWay: 'طلبات قيد التنفيذ',
    reminder: /كيف كان؟$/,
    rate: 'كيف كان طلبك؟',
    courier: /^قيّم /,
    four: '4 نجوم',
    tag: 'ودود',
    itemTag: 'طازج',
    comment: /^أخبر غيرك/,
    send: 'إرسال التقييم',
    given: /^تقييمك: .*4 نجوم/,
    perStar: 'التقييمات حسب عدد النجوم',
    bar: /^4 نجوم: (?!لا)/,
    refund: 'طلب استرداد',
    reason: 'نقص في الطلب',
    close: 'إلغاء',
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

const pictures = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    name: `dot-${at}.png`,
    mimeType: 'image/png',
    // Equal pictures would count as one that was added twice.
    buffer: Buffer.concat([DOT, Buffer.alloc(at)]),
  }));

/** Opens the request for a refund, and chooses why and what it is about. */
async function fillRefund(page: Page, language: 'en' | 'ar'): Promise<Locator> {
  await page.getByRole('button', { name: AFTER[language].refund }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: AFTER[language].reason }).check();
  await dialog.getByRole('checkbox').first().check();
  return dialog;
}

/** What each language shows alike: the receipt on one page of paper, and the order once more in the cart. */
async function printAndRepeat(page: Page, orderId: number, language: 'en' | 'ar'): Promise<void> {
  const words = AFTER[language];
  await test.step('[PLUS-19] the receipt alone is printed, on one page', async () => {
    await expect(page.getByRole('region', { name: words.receipt })).toContainText(String(orderId));
    await expectOnePage(page, words.receipt);
  });
  await test.step('[PLUS-16] it is ordered again', async () => {
    await page.getByRole('button', { name: words.again }).click();
    await expect(page.getByText(words.inCart)).toBeVisible();
  });
}

/** From the delivery on: rated, asked back, printed; the second half in another language and on another screen. */
async function afterDelivery(page: Page, orderId: number, [first, second]: readonly [Turn, Turn]): Promise<void> {
  const words = AFTER[first.language];
  const others = AFTER[second.language];
  await page.setViewportSize({ width: first.width, height: 860 });
  await test.step('[PLUS-22] [PLUS-20] another page shows it under way, asks for stars when it has come, and leads to them', async () => {
    await open(page, `/order-history/${orderId}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(String(orderId));
    await open(page, '/help-and-support');
    const atFoot = page.getByRole('list', { name: words.underWay });
    await expect(atFoot.getByRole('link')).toBeVisible();
    await atFoot.getByRole('link', { name: words.reminder }).click({ timeout: 90_000 });
    await expect(page.getByRole('heading', { name: words.rate })).toBeFocused();
    await expect(page.getByRole('heading', { name: words.rate })).toBeInViewport();
  });
  const rate = async ({ language }: Turn, tag: string) => {
    const { rate: title, courier, four, comment, send } = AFTER[language];
    const group = page.getByRole('region', { name: title }).getByRole('radiogroup', { name: courier }).first();
    await group.getByRole('radio', { name: four }).check();
    await page.getByText(tag, { exact: true }).click();
    await expect(page.getByRole('checkbox', { name: tag })).toBeChecked();
    await page.getByRole('textbox', { name: comment }).fill(`On time ${orderId}`);
    return page.getByRole('button', { name: send });
  };
  await test.step('[ORD-10] [PLUS-20] the courier is rated: stars, a word, a comment', async () => {
    const send = await rate(first, words.tag);
    await expectAccessible(page);
    await send.click();
    await expect(page.getByRole('img', { name: words.given })).toHaveCount(1);
  });
  await test.step('[ORD-08] [PLUS-18] a refund is begun, and put off', async () => {
    const dialog = await fillRefund(page, first.language);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words.close }).last().click();
    await expect(dialog).toBeHidden();
  });
  await printAndRepeat(page, orderId, first.language);
  await turnTo(page, second);
  await test.step('[ORD-10] [PLUS-20] the item is rated, with a picture', async () => {
    await expect(page.getByRole('img', { name: others.given })).toHaveCount(1);
    const send = await rate(second, others.itemTag);
    await page
      .getByRole('region', { name: others.rate })
      .locator('input[type=file][multiple]')
      .setInputFiles(pictures(1));
    await expectAccessible(page);
    await send.click();
    await expect(page.getByRole('img', { name: others.given })).toHaveCount(2);
  });
  await test.step('[ORD-08] [PLUS-18] a refund is asked for, with pictures, and its state is shown', async () => {
    const dialog = await fillRefund(page, second.language);
    await dialog.locator('input[type=file][multiple]').setInputFiles(pictures(5));
    await expectAccessible(page);
    await dialog.getByRole('button', { name: others.sendRefund }).click();
    const region = page.getByRole('region', { name: others.region });
    await expect(region.getByText(others.state)).toBeVisible();
    await expect(region.getByText(others.reason)).toBeVisible();
  });
  await printAndRepeat(page, orderId, second.language);
  await test.step('[PLUS-71] others read the review on the page of the item, among the counts per star', async () => {
    await open(page, '/product/bananas-green-corner?module_id=1');
    await expect(page.getByRole('list', { name: others.perStar }).getByText(others.bar)).toBeAttached();
    const review = page.getByRole('listitem').filter({ hasText: `On time ${orderId}` });
    await expect(review).toContainText('Mina V.');
    await expect(review).toContainText(others.itemTag);
    await expect(review.getByRole('button')).toHaveCount(1);
  });
}

test('a guest rates a delivered order, asks for a refund and prints the receipt', async ({
  page,
  context,
  request,
}) => {
  await returning(context);
  const guest = await guestWith(page, { 'bananas-green-corner': 2 });
  const { store_id } = await itemOf(request, 'bananas-green-corner');
  const address = { address: PLACE.address, latitude: PLACE.point.lat, longitude: PLACE.point.lng };
  const order = { ...GUEST_CONTACT, ...address, guest_id: guest, order_type: 'delivery', store_id };
  await afterDelivery(page, await orderOver(request, order, hereIn(1)), [
    { language: 'en', width: 1280 },
    { language: 'ar', width: 390 },
  ]);
});

test('a customer does the same from Arabic to English, writes to the store and cancels another order meanwhile', async ({
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
  await open(page, `/order-history/${await order({ payment_method: 'digital_payment' })}`);
  await test.step('[CHAT-03] [CHAT-07] the store of another one is written to, on a wide page', async () => {
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
  await test.step('[ORD-07] [PLUS-17] and that one is cancelled with a reason', () => cancelOrder(page, 'ar'));
  await afterDelivery(page, await order({}), [
    { language: 'ar', width: 390 },
    { language: 'en', width: 1280 },
  ]);
});
