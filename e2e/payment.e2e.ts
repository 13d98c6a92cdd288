/** Paying in parts, by a bank transfer, and another way than before; what is asked for beside the items. */
import type { Page } from '@playwright/test';
import {
  customer,
  expect,
  expectAccessible,
  fillCart,
  fillContact,
  guestWith,
  open,
  returning,
  test,
  turnTo,
} from './shop';
import { save } from './address-form';
import { ask, send } from './wire';

test.beforeEach(async ({ context }) => returning(context));

const orderIn = (address: string): string => new URL(address).searchParams.get('order_id') ?? '';

/** The words of paying an order another way. */
const WORDS = {
  en: {
    place: 'Place Order',
    fail: 'Let it fail',
    refused: 'The payment did not go through',
    again: 'Pay now',
    details: 'Order details',
    wishes: 'Your requests',
    transfer: 'Pay by bank transfer',
    notice: /^Transfer/,
    holder: 'Name on the account',
    reference: 'Reference of the transfer',
    told: 'I have transferred the money',
    checking: 'We are checking your transfer',
  },
  ar: {
    place: 'أرسل الطلب',
    fail: 'دعه يفشل',
    refused: 'لم تنجح عملية الدفع',
    again: 'ادفع الآن',
    details: 'تفاصيل الطلب',
    wishes: 'طلباتك الخاصة',
    transfer: 'ادفع بتحويل مصرفي',
    notice: /^حوّل/,
    holder: 'اسم صاحب الحساب',
    reference: 'مرجع التحويل',
    told: 'حوّلت المبلغ',
    checking: 'نتحقق من تحويلك',
  },
} as const;

/** Lets the payment fail on the page of the gateway, and is led back. */
async function refuse(page: Page, language: 'en' | 'ar'): Promise<void> {
  await page.waitForURL(/payment-mobile/);
  await page.getByRole('button', { name: WORDS[language].fail }).click();
  await page.waitForURL(/flag=fail/);
  await expect(page.getByRole('alert').filter({ hasText: WORDS[language].refused })).toBeVisible();
}

/** Tells the reference of a bank transfer, after forgetting it once. */
async function tellTransfer(
  page: Page,
  language: 'en' | 'ar',
  reference: { typed: string; kept: string },
): Promise<void> {
  const words = WORDS[language];
  const notice = page.getByRole('region', { name: words.notice });
  await notice.getByLabel(words.holder).fill('مينا فيلا');
  await notice.getByRole('button', { name: words.told }).click();
  await expect(notice.getByLabel(words.reference)).toBeFocused();
  await expectAccessible(page);
  await notice.getByLabel(words.reference).fill(reference.typed);
  await notice.getByRole('button', { name: words.told }).click();
  await expect(page.getByRole('region', { name: words.checking })).toContainText(reference.kept);
}

test('a customer on a phone pays a part from the wallet, goes on in Arabic, and turns a refused card to a bank transfer', async ({
  visitor,
}) => {
  const page = await visitor({}, { viewport: { width: 390, height: 844 }, hasTouch: true });
  const { request } = page;
  const { headers } = await customer(page, request);
  await save(request, headers);
  const fund = { amount: 2, payment_method: 'sandbox', callback: 'http://127.0.0.1/' };
  const { redirect_link: link } = await send<{ redirect_link: string }>(
    request,
    'customer/wallet/add-fund',
    fund,
    headers,
  );
  await request.post(`${new URL(link).pathname}/success`, { maxRedirects: 0 });
  await fillCart(request, { 'bananas-green-corner': 1 }, { headers });
  await open(page, '/checkout?page=cart');
  await test.step('[PLUS-10] [PLUS-06] the part and the rest stand in the summary; presets open by one press', async () => {
    await page.getByRole('checkbox', { name: /from your wallet/ }).check();
    await page.getByRole('radio', { name: 'Pay now by Test card' }).check();
    const summary = page.getByRole('complementary', { name: 'Your order' });
    await expect(summary).toContainText('From your wallet');
    await expect(summary).toContainText('Left to pay');
    await page.getByRole('textbox', { name: 'Order note' }).fill('Second door');
    await page.getByRole('button', { name: 'Courier and store requests' }).click();
    await page.getByRole('checkbox', { name: 'Leave at the door' }).check();
    await page.getByRole('radio', { name: 'Leave it out' }).check();
    await page.getByRole('radio', { name: '€2.00' }).check();
    await expectAccessible(page);
  });
  await test.step('[PLUS-09] [I18N-05] another theme and another language keep every answer and the cart', async () => {
    const preferences = page.getByRole('banner').getByRole('button', { name: 'Language and appearance' });
    await preferences.click();
    await page.getByRole('button', { name: 'Dark Mode' }).click();
    await expect(page.getByRole('checkbox', { name: 'Leave at the door' })).toBeChecked();
    await page.getByRole('button', { name: /العربية/ }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.locator('html[data-ready]')).toHaveAttribute('dir', 'rtl');
    for (const name of [/من محفظتك/, 'اتركه عند الباب'])
      await expect(page.getByRole('checkbox', { name })).toBeChecked();
    for (const name of [/^ادفع الآن عبر/, 'احذفوه من الطلب', '€2.00'])
      await expect(page.getByRole('radio', { name })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'ملاحظة على الطلب' })).toHaveValue('Second door');
    await expect(page.getByRole('complementary', { name: 'طلبك' })).toContainText('1 × موز');
    await expectAccessible(page);
  });
  await page.getByRole('button', { name: WORDS.ar.place }).click();
  await test.step('[PLUS-11] the page of the gateway speaks the language of the shop; a refusal leads back', () =>
    refuse(page, 'ar'));
  const id = orderIn(page.url());
  await test.step('[PLUS-10] [PLUS-06] the order has both parts, and what was asked for; in English on a wide page, too', async () => {
    const order = await ask<Record<string, unknown>>(request, `customer/order/track?order_id=${id}`, headers);
    expect(order).toMatchObject({
      payment_status: 'partially_paid',
      partially_paid_amount: 2,
      payment_method: 'digital_payment',
      order_note: 'Second door',
      delivery_instruction: 'Leave at the door',
      unavailable_item_note: 'Leave it out',
    });
    await turnTo(page, { language: 'en', width: 1280 });
    // The order is read anew, and what is below its notice moves.
    await expect(page.getByRole('alert').filter({ hasText: WORDS.en.refused })).toBeVisible();
    await page.getByRole('link', { name: WORDS.en.details }).click();
    await expect(page.getByRole('region', { name: WORDS.en.wishes })).toContainText('Leave at the door');
    await expect(page.getByText('Second door')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Payment' }).getByRole('listitem')).toHaveCount(2);
  });
  await test.step('[PLUS-11] it is paid again, and refused again', async () => {
    await page.getByRole('link', { name: WORDS.en.again, exact: true }).click();
    await refuse(page, 'en');
  });
  await test.step('[ORD-09] [PLUS-12] it is turned to a bank transfer of the rest, and its reference is told', async () => {
    await page.getByRole('button', { name: WORDS.en.transfer }).click();
    await tellTransfer(page, 'en', { typed: 'RF ٤', kept: 'RF 4' });
  });
});

test('a guest goes on in Arabic on a phone, pays again after a refusal, then by bank transfer, and sees it checked', async ({
  visitor,
}) => {
  const page = await visitor({}, { viewport: { width: 1280, height: 900 } });
  const guest = await guestWith(page, { 'bananas-green-corner': 1 });
  await open(page, '/checkout?page=cart');
  await fillContact(page);
  await test.step('[PLUS-12] the account is shown before the order', async () => {
    await page.getByRole('radio', { name: 'Bank transfer' }).check();
    await expect(page.getByRole('region', { name: 'Bank transfer' })).toContainText('MT84');
    await expectAccessible(page);
  });
  await page.getByRole('textbox', { name: 'Order note' }).fill('Second door');
  await page.getByRole('button', { name: 'Courier and store requests' }).click();
  await page.getByRole('checkbox', { name: 'Do not ring the bell' }).check();
  await page.getByRole('radio', { name: 'Call me' }).check();
  await test.step('[I18N-05] [PLUS-06] another language and screen keep every answer and the contact', async () => {
    await turnTo(page, { language: 'ar', width: 390 });
    await expect(page.getByRole('region', { name: 'تحويل مصرفي' })).toContainText('MT84');
    for (const name of ['تحويل مصرفي', 'اتصلوا بي']) await expect(page.getByRole('radio', { name })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'لا تقرع الجرس' })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'ملاحظة على الطلب' })).toHaveValue('Second door');
    await expect(page.getByText('Mina Vella')).toBeVisible();
    await expectAccessible(page);
  });
  await page.getByRole('radio', { name: /^ادفع الآن عبر/ }).check();
  await page.getByRole('button', { name: WORDS.ar.place }).click();
  await test.step('[PLUS-11] what the gateway refuses is paid again, and refused again', async () => {
    await refuse(page, 'ar');
    await page.getByRole('link', { name: WORDS.ar.again, exact: true }).click();
    await refuse(page, 'ar');
  });
  const id = orderIn(page.url());
  await test.step('[PLUS-06] what the guest asked for stands on the order', async () => {
    await page.getByRole('link', { name: WORDS.ar.details }).click();
    const wishes = page.getByRole('region', { name: WORDS.ar.wishes });
    await expect(wishes).toContainText('لا تقرع الجرس');
    await expect(wishes).toContainText('اتصلوا بي');
    await expect(page.getByText('Second door')).toBeVisible();
  });
  await test.step('[ORD-09] [PLUS-12] it is turned to a bank transfer, and asks for the fields of the account', async () => {
    await page.getByRole('button', { name: WORDS.ar.transfer }).click();
    await tellTransfer(page, 'ar', { typed: 'RF ١٢', kept: 'RF 12' });
  });
  await test.step('[PLUS-12] once it is verified, the order goes on by itself', async () => {
    await expect(page.getByRole('region', { name: WORDS.ar.checking })).toHaveCount(0, { timeout: 30_000 });
    const path = `customer/order/track?order_id=${id}&guest_id=${guest}`;
    expect(await ask<Record<string, unknown>>(page.request, path)).toMatchObject({ payment_status: 'paid' });
  });
});
