/** Paying in parts, by a bank transfer, and another way than before; what is asked for beside the items. */
import { customer, expect, expectAccessible, fillCart, fillContact, guestWith, open, returning, test } from './shop';
import { save } from './address-form';
import { ask, send } from './wire';

test.beforeEach(async ({ context }) => returning(context));

const orderIn = (address: string): string => new URL(address).searchParams.get('order_id') ?? '';

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
  await page.getByRole('button', { name: 'أرسل الطلب' }).click();
  await test.step('[PLUS-11] the page of the gateway speaks the language of the shop; a refusal leads back', async () => {
    await page.waitForURL(/payment-mobile/);
    await page.getByRole('button', { name: 'دعه يفشل' }).click();
    await page.waitForURL(/flag=fail/);
    await expect(page.getByRole('alert').filter({ hasText: 'لم تنجح عملية الدفع' })).toBeVisible();
  });
  const id = orderIn(page.url());
  await test.step('[PLUS-10] [PLUS-06] the order has both parts, and what was asked for', async () => {
    const order = await ask<Record<string, unknown>>(request, `customer/order/track?order_id=${id}`, headers);
    expect(order).toMatchObject({
      payment_status: 'partially_paid',
      partially_paid_amount: 2,
      payment_method: 'digital_payment',
      order_note: 'Second door',
      delivery_instruction: 'Leave at the door',
      unavailable_item_note: 'Leave it out',
    });
    await open(page, `/order-history/${id}`);
    await expect(page.getByRole('region', { name: 'طلباتك الخاصة' })).toContainText('اتركه عند الباب');
    await expect(page.getByText('Second door')).toBeVisible();
    await expect(page.getByRole('list', { name: 'الدفع' }).getByRole('listitem')).toHaveCount(2);
  });
  await test.step('[ORD-09] [PLUS-12] it is turned to a bank transfer of the rest, and its reference is told', async () => {
    await page.getByRole('button', { name: 'ادفع بتحويل مصرفي' }).click();
    const notice = page.getByRole('region', { name: /^حوّل/ });
    await notice.getByLabel('اسم صاحب الحساب').fill('مينا فيلا');
    await notice.getByLabel('مرجع التحويل').fill('RF ٤');
    await notice.getByRole('button', { name: 'حوّلت المبلغ' }).click();
    await expect(page.getByRole('region', { name: 'نتحقق من تحويلك' })).toContainText('RF 4');
  });
});

test('a guest pays by bank transfer, tells its reference, and sees it checked', async ({ visitor }) => {
  const page = await visitor({}, { viewport: { width: 1280, height: 900 } });
  const guest = await guestWith(page, { 'bananas-green-corner': 1 });
  await open(page, '/checkout?page=cart');
  await fillContact(page);
  await test.step('[PLUS-12] the account is shown before the order', async () => {
    await page.getByRole('radio', { name: 'Bank transfer' }).check();
    await expect(page.getByRole('region', { name: 'Bank transfer' })).toContainText('MT84');
    await expectAccessible(page);
  });
  await page.getByRole('button', { name: 'Courier and store requests' }).click();
  await page.getByRole('checkbox', { name: 'Do not ring the bell' }).check();
  await page.getByRole('radio', { name: 'Call me' }).check();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(/order-placed/);
  const id = orderIn(page.url());
  await test.step('[PLUS-06] what the guest asked for stands on the order', async () => {
    await page.getByRole('link', { name: 'Order details' }).click();
    const wishes = page.getByRole('region', { name: 'Your requests' });
    await expect(wishes).toContainText('Do not ring the bell');
    await expect(wishes).toContainText('Call me');
  });
  await test.step('[PLUS-12] the order asks for the fields of the account', async () => {
    const notice = page.getByRole('region', { name: /^Transfer/ });
    await notice.getByLabel('Name on the account').fill('Mina Vella');
    await notice.getByRole('button', { name: 'I have transferred the money' }).click();
    await expect(notice.getByLabel('Reference of the transfer')).toBeFocused();
    await expectAccessible(page);
    await notice.getByLabel('Reference of the transfer').fill('RF ١٢');
    await notice.getByRole('button', { name: 'I have transferred the money' }).click();
    await expect(page.getByRole('region', { name: 'We are checking your transfer' })).toContainText('RF 12');
  });
  await test.step('[PLUS-12] once it is verified, the order goes on by itself', async () => {
    await expect(page.getByRole('region', { name: 'We are checking your transfer' })).toHaveCount(0, {
      timeout: 30_000,
    });
    const path = `customer/order/track?order_id=${id}&guest_id=${guest}`;
    expect(await ask<Record<string, unknown>>(page.request, path)).toMatchObject({ payment_status: 'paid' });
  });
});
