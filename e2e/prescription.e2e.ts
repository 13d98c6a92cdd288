/** Prescription orders: from a pharmacy's page, and as pictures in the checkout of a cart. */
import type { Page } from '@playwright/test';
import {
  customer,
  expect,
  fillContact,
  expectAccessible,
  expectAccessibleInBothSchemes,
  open,
  returning,
  test,
} from './shop';
import { itemOf, send } from './wire';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PIXEL });
const MEDICINE = 'ibuprofen-almera-pharmacy';

/** The pictures are served to the owner of the order, and rendered. */
async function expectPictures(page: Page, count: number): Promise<void> {
  const pictures = page.getByRole('region', { name: 'Prescription' }).locator('img');
  await expect(pictures).toHaveCount(count);
  await pictures.first().scrollIntoViewIfNeeded();
  for (const drawn of await pictures.all())
    await expect.poll(() => drawn.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
}

test.beforeEach(async ({ context }) => returning(context, { module: 'pharmacy' }));

test('[PLUS-15] a guest orders by prescription from a pharmacy’s page, and sees the price when it is set', async ({
  page,
}) => {
  await open(page, '/store/almera-pharmacy?module_id=3');
  await page.getByRole('link', { name: /Order with a prescription/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order with a prescription' })).toBeVisible();
  const send = page.getByRole('button', { name: 'Send to the pharmacy' });
  await test.step('an order without a picture is not sent', async () => {
    await send.click();
    await expect(page.getByRole('group', { name: 'Prescription' })).toBeFocused();
    await expect(page.getByText('Add a picture of the prescription.')).toBeVisible();
  });
  await test.step('pictures are previewed, other files are rejected by name', async () => {
    // Phones offer the camera.
    await expect(page.getByText('Take a photo')).toBeVisible();
    await page
      .getByLabel('Choose pictures')
      .setInputFiles([
        picture('front.png'),
        picture('back.png'),
        { ...picture('scan.pdf'), mimeType: 'application/pdf' },
      ]);
    await expect(page.getByText(/scan\.pdf.*cannot be sent/)).toBeVisible();
    const shown = page.getByRole('img', { name: 'Prescription: front.png' });
    await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1);
    await expectAccessibleInBothSchemes(page);
  });
  await test.step('a backend outage loses nothing', async () => {
    await fillContact(page);
    await page.route('**/prescription/place', (route) => route.abort());
    await send.click();
    await expect(page.getByText(/Nothing is lost\. Try again/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove back.png' })).toBeVisible();
    await page.unroute('**/prescription/place');
  });
  await send.click();
  await expect(page.getByRole('heading', { name: 'Thank you! Your order is placed.' })).toBeVisible();
  await page.getByRole('link', { name: 'Order details' }).click();
  await expectPictures(page, 2);
  await test.step('a picture opens in full size; its URL without the signature opens nothing', async () => {
    await page.getByRole('button', { name: 'Open picture 2 of the prescription' }).click();
    const whole = page.getByRole('dialog').getByRole('img', { name: 'Picture 2 of the prescription' });
    await expect(whole).toBeVisible();
    await expectAccessible(page);
    const address = new URL((await whole.getAttribute('src')) ?? '');
    expect((await page.request.get(address.href)).status()).toBe(200);
    expect((await page.request.get(`${address.origin}${address.pathname}`)).status()).toBe(403);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
  // The page updates without a reload.
  await expect(page.getByText('The pharmacy has checked your prescription.')).toBeVisible();
  const receipt = page.getByRole('region', { name: 'Receipt' });
  await expect(receipt.getByText('Medicine', { exact: true })).toBeVisible();
  await expect(receipt.getByText('Price to be confirmed')).toBeHidden();
  await expectAccessible(page);
});

test('[PLUS-15] a customer attaches a prescription in checkout', async ({ page, request }) => {
  const { headers } = await customer(page, request);
  const { id } = await itemOf(request, MEDICINE);
  const line = { model: 'Item', item_id: id, quantity: 2, variation: [] };
  await send(request, 'customer/cart/add', line, { ...headers, moduleid: '3' });
  await open(page, '/checkout?page=cart');
  await page.getByLabel('Choose pictures').setInputFiles(picture('front.png'));
  await expect(page.getByText('1 of 5 pictures')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you! Your order is placed.' })).toBeVisible();
  await page.getByRole('link', { name: 'Order details' }).click();
  await expectPictures(page, 1);
});
