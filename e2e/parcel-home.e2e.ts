/** The home of parcels: the price before anything else is asked, and what was sent before once more. */
import type { Page } from '@playwright/test';
import { pricesInView } from './sections';
import { customer, expect, expectAccessible, open, PLACE, returning, test } from './shop';
import { ask, orderOver } from './wire';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 860 };

const figure = (page: Page, name: string) => page.getByRole('status').locator('div', { hasText: name }).locator('dd');

test('[PARC-14] [PARC-17] [PLUS-23] [PLUS-30] the price of a parcel is known first, and it is the form’s; a parcel of before is sent again', async ({
  page,
  context,
  request,
}) => {
  await returning(context, { module: 'parcel' });
  await page.setViewportSize(PHONE);
  await open(page, '/home');
  const to = page.getByRole('combobox', { name: 'To', exact: true });

  // First view: prices without scrolling.
  await test.step('two prices are in view on a phone and on a desk', async () => {
    expect(await pricesInView(page)).toBeGreaterThanOrEqual(2);
    await page.setViewportSize(DESKTOP);
    expect(await pricesInView(page)).toBeGreaterThanOrEqual(2);
    await page.setViewportSize(PHONE);
  });

  let fee = '';
  await test.step('[PLUS-68] by keyboard alone: what, where to, price, form', async () => {
    await expect(page.getByRole('combobox', { name: 'From', exact: true })).toHaveValue(PLACE.address);
    await expect(figure(page, 'Price')).toHaveText(/^from €/);
    await page.getByRole('button', { name: 'Continue' }).press('Enter');
    await expect(to).toBeFocused();
    await expect(to).toHaveAccessibleDescription('Choose where it goes.');
    await to.pressSequentially('football');
    await page.getByRole('option', { name: /Football Stadium/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(figure(page, 'Price')).toHaveText(/^€/);
    await expect(figure(page, 'Time')).toHaveText(/^\d+–\d+ min$/);
    await page.getByRole('radio', { name: /Documents/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: /Small packages/ })).toBeChecked();
    await expect(figure(page, 'Price')).toHaveText(/^€/);
    fee = await figure(page, 'Price').innerText();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).press('Enter');
    await page.waitForURL(/\/parcel-delivery-info\?category=\d+&module_id=5$/);
    await expect(page.getByRole('group', { name: 'What you send' })).toContainText('Small packages');
    const receiver = page.getByRole('group', { name: 'Receiver' });
    await expect(receiver.getByRole('textbox', { name: 'Location' })).toHaveValue(/Football Stadium/);
    const summary = page.getByRole('complementary', { name: 'Your parcel' });
    await expect(summary.locator('dt', { hasText: 'Delivery fee' }).locator('+ dd')).toHaveText(fee);
  });

  await test.step('an end without parcel service, and a lost connection, are said plainly', async () => {
    await page.goBack();
    await expect(to).toHaveValue(/Football Stadium/);
    await to.fill('green hills mall');
    await page.getByRole('option', { name: /Green Hills Mall/ }).click();
    await expect(page.getByText('We do not deliver parcels there yet.')).toBeVisible();
    await context.setOffline(true);
    await to.fill('harbour');
    await expect(page.getByText('Places cannot be searched right now. Check your connection.')).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('a customer sends a parcel of before again by one press', async () => {
    const { headers } = await customer(page, request);
    const parcels = { ...headers, moduleid: '5' };
    const [category] = await ask<[{ id: number }]>(request, 'parcel-category', parcels);
    const place = { address: PLACE.address, latitude: PLACE.point.lat, longitude: PLACE.point.lng };
    const person = { contact_person_name: 'Rana Aziz', contact_person_number: '+356 7900 0000' };
    const details = { ...person, ...place, address: '9 Mill Road' };
    const order = { order_type: 'parcel', parcel_category_id: category.id, ...place, receiver_details: details };
    await orderOver(request, order, parcels);
    await open(page, '/home');
    await page.getByRole('heading', { name: 'Where is it?' }).scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Send again to Rana Aziz' }).click();
    const receiver = page.getByRole('group', { name: 'Receiver' });
    await expect(receiver.getByRole('textbox', { name: 'Location' })).toHaveValue('9 Mill Road');
    await expect(receiver.getByRole('textbox', { name: 'Contact Person Name' })).toHaveValue('Rana Aziz');
  });

  await test.step('in Arabic', async () => {
    await returning(context, { module: 'parcel', language: 'ar', theme: 'dark' });
    await open(page, '/home');
    await expect(page.getByRole('heading', { name: 'اعرف السعر أولًا' })).toBeVisible();
    expect(await pricesInView(page)).toBeGreaterThanOrEqual(2);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});
