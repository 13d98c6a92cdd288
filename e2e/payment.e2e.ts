/** Paying in parts, by a bank transfer, and another way than before; what is asked for beside the items. */
import {
  customer,
  expect,
  expectAccessible,
  fillCart,
  fillContact,
  guestWith,
  open,
  placedOrder,
  returning,
  test,
} from './shop';
import { save } from './address-form';
import { ask, send } from './wire';

test.beforeEach(async ({ context }) => returning(context));

const orderIn = (address: string): string => new URL(address).searchParams.get('order_id') ?? '';

test('a customer on a phone, in Arabic, pays a part from the wallet, asks for the door, and pays the rest in cash', async ({
  visitor,
}) => {
  const page = await visitor({ language: 'ar' }, { viewport: { width: 390, height: 844 }, hasTouch: true });
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
  await test.step('[PLUS-10] the part and the rest stand in the summary', async () => {
    await page.getByRole('checkbox', { name: /من محفظتك/ }).check();
    const summary = page.getByRole('complementary', { name: 'طلبك' });
    await expect(summary).toContainText('من محفظتك');
    await expect(summary).toContainText('المتبقي للدفع');
  });
  await test.step('[PLUS-06] presets open by one press', async () => {
    await page.getByRole('button', { name: 'أضف طلبات للسائق والمتجر' }).click();
    await page.getByRole('checkbox', { name: 'اتركه عند الباب' }).check();
    await page.getByRole('radio', { name: 'احذفوه من الطلب' }).check();
    await expectAccessible(page);
  });
  await page.getByRole('button', { name: 'أرسل الطلب' }).click();
  await placedOrder(page);
  const id = orderIn(page.url());
  await test.step('[PLUS-10] [PLUS-06] the order has both parts, and what was asked for', async () => {
    const order = await ask<Record<string, unknown>>(request, `customer/order/track?order_id=${id}`, headers);
    expect(order).toMatchObject({
      payment_status: 'partially_paid',
      partially_paid_amount: 2,
      payment_method: 'cash_on_delivery',
      delivery_instruction: 'Leave at the door',
      unavailable_item_note: 'Leave it out',
    });
    await open(page, `/order-history/${id}`);
    await expect(page.getByRole('region', { name: 'طلباتك الخاصة' })).toContainText('اتركه عند الباب');
    await expect(page.getByRole('list', { name: 'الدفع' }).getByRole('listitem')).toHaveCount(2);
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
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(/order-placed/);
  const id = orderIn(page.url());
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
