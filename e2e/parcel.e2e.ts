/** Parcels: content, sender and receiver, price, and tracking. */
import type { Page } from '@playwright/test';
import { customer, expect, expectAccessible, open, orderOf, PLACE, returning, test } from './shop';
import { ask, orderOver } from './wire';

const sender = (page: Page) => page.getByRole('group', { name: 'Sender' });
const receiver = (page: Page) => page.getByRole('group', { name: 'Receiver' });

/** Picks a place in the open picker. */
async function pick(page: Page, text: string, option: RegExp, address: RegExp): Promise<void> {
  const picker = page.getByRole('dialog');
  await picker.getByRole('combobox').fill(text);
  await picker.getByRole('option', { name: option }).click();
  await expect(picker.getByText(address)).toBeVisible();
  await picker.getByRole('button', { name: 'Pick Locations' }).click();
  await picker.waitFor({ state: 'detached' });
}

async function writeParties(page: Page): Promise<void> {
  await sender(page).getByRole('textbox', { name: 'Contact Person Name' }).fill('Mina Vella');
  await sender(page).getByRole('textbox', { name: 'Phone' }).fill('+356 2100 0000');
  await sender(page).getByRole('textbox', { name: 'Contact Person Email' }).fill('mina@example.com');
  await receiver(page).getByRole('textbox', { name: 'Contact Person Name' }).fill('Rana Aziz');
  await receiver(page).getByRole('textbox', { name: 'Phone' }).fill('+356 7900 0000');
  await receiver(page).getByRole('button', { name: 'Set Location' }).click();
  await pick(page, 'football', /Football Stadium/, /Foundry Quarter, Port Almera/);
}

test.describe('in English', () => {
  test.beforeEach(async ({ context }) => returning(context, { module: 'parcel' }));

  test('[SESS-02] [PARC-01] [PARC-03] [PARC-04] [PARC-05] [PARC-06] [PARC-07] [PARC-08] [PARC-13] [PARC-14] [PARC-17] [ROUTE-23] [NAV-13] [NAV-33] [PLUS-05] [PLUS-23] a guest sends a parcel and follows it', async ({
    page,
    request,
  }) => {
    await open(page, '/home');
    await expect(page.getByRole('heading', { name: 'We Deliver Everything' })).toBeVisible();
    await expect(page.getByText('What are you wish to send?')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Track Now' })).toBeVisible();
    const steps = page.getByRole('region', { name: 'Three steps to anywhere in the city' });
    await expect(steps.getByRole('listitem')).toHaveCount(3);
    await expect(steps.getByRole('listitem').first()).toContainText('From a single key to a box of twenty kilos.');
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: /^(Cart|Wishlist)/ })).toHaveCount(0);
    await expect(header.getByRole('combobox')).toHaveCount(0);
    await expectAccessible(page);
    // The bottom bar of a module without items: no cart, no wishlist, no chat; the links for parcels instead.
    const bar = page.getByRole('navigation', { name: 'Quick access' });
    await expect(bar.getByRole('link')).toHaveText(['Home', 'Send a parcel', 'Track', 'My orders']);
    await bar.getByRole('link', { name: 'Track' }).click();
    await expect(page).toHaveURL('/track-order');
    await bar.getByRole('link', { name: 'Send a parcel' }).click();
    await expect(page).toHaveURL('/home#send');
    await expect(page.getByRole('heading', { name: 'We Deliver Everything' })).toBeInViewport();

    await page.getByRole('link', { name: /Gifts/ }).click();
    await page.waitForURL(/\/parcel-delivery-info\?category=\d+&module_id=5$/);
    await expect(page.getByRole('group', { name: 'What you send' })).toContainText('Gifts');
    // The sender's address defaults to the chosen place.
    await expect(sender(page).getByRole('textbox', { name: 'Location' })).toHaveValue(PLACE.address);
    await writeParties(page);
    await test.step('[LOC-23] [LOC-24] the picked place is in the form; the place of the visit and the page are unchanged', async () => {
      await expect(receiver(page).getByRole('textbox', { name: 'Location' })).toHaveValue(/Foundry Quarter/);
      await expect(page.getByText('New location has been set.')).toBeVisible();
      await expect(page).toHaveURL(/\/parcel-delivery-info/);
      expect(await page.evaluate(() => localStorage.getItem('location'))).toBe(PLACE.address);
    });
    await expect(
      page
        .getByRole('region', { name: 'From the sender to the receiver' })
        .or(page.locator('.leaflet-container'))
        .first(),
    ).toBeVisible();

    await page.getByLabel('Delivery instruction').selectOption('Do not ring the bell');
    await page.getByLabel('Another amount').check();
    await page.getByLabel('Amount', { exact: true }).fill('1,50');
    await page.getByLabel('The receiver, in cash at the door').check();
    const summary = page.getByRole('complementary', { name: 'Your parcel' });
    await expect(summary).toContainText('€1.50');
    await expect(summary.getByText('km')).toBeVisible();
    await expectAccessible(page);
    const total = await summary.locator('dd').last().innerText();

    // A reload keeps the input.
    await page.reload();
    await expect(receiver(page).getByRole('textbox', { name: 'Phone' })).toHaveValue('+356 7900 0000');
    await expect(summary.locator('dd').last()).toHaveText(total);

    await page.getByRole('button', { name: 'Send the parcel' }).click();
    await page.getByRole('heading', { name: 'Thank you! Your order is placed.' }).waitFor();
    await expect(page.getByText(/Rana Aziz can expect the parcel soon/)).toBeVisible();
    const orderId = new URL(page.url()).searchParams.get('order_id') ?? '';
    const order = await orderOf(request, page, orderId);
    expect(`€${order.order_amount.toFixed(2)}`).toBe(total);
    expect(order).toMatchObject({
      order_type: 'parcel',
      dm_tips: 1.5,
      charge_payer: 'receiver',
      delivery_instruction: 'Do not ring the bell',
      receiver_details: { contact_person_name: 'Rana Aziz', zone_id: 1 },
    });

    await page.getByRole('link', { name: 'Order details' }).click();
    await expect(page.getByText('The receiver pays in cash at the door.')).toBeVisible();
    await expect(page.locator('dl').filter({ hasText: 'Sender' })).toContainText(/Mina Vella.*Rana Aziz/s);
    await expectAccessible(page);
  });

  test('[PARC-15] [PARC-18] every missing field is named and the first one focused; without a category the form redirects', async ({
    page,
  }) => {
    await open(page, '/parcel-delivery-info');
    await page.waitForURL(/\/home$/);
    await open(page, '/parcel-delivery-info?category=99999&module_id=5');
    await page.waitForURL(/\/home$/);
    await page.getByRole('link', { name: /Documents/ }).click();
    await page.getByRole('button', { name: 'Send the parcel' }).click();
    await expect(page.getByText('Name is required')).toHaveCount(2);
    await expect(page.getByText('Phone Number is required')).toHaveCount(2);
    await expect(receiver(page).getByText('Address is required')).toBeVisible();
    await expect(sender(page).getByRole('textbox', { name: 'Contact Person Name' })).toBeFocused();
    await expectAccessible(page);
  });

  test('an address outside the parcel zones is rejected before anything is sent', async ({ page }) => {
    await open(page, '/home');
    await page.getByRole('link', { name: /Documents/ }).click();
    await writeParties(page);
    await receiver(page).getByRole('button', { name: 'Change on the map' }).click();
    await pick(page, 'green hills mall', /Green Hills Mall/, /Green Hills, Port Almera/);
    await page.getByRole('button', { name: 'Send the parcel' }).click();
    await expect(receiver(page).getByText('We do not deliver parcels there yet.')).toBeVisible();
  });

  test('a lost response: the form says so and keeps the input, and the retry makes one parcel', async ({
    page,
    request,
  }) => {
    await open(page, '/home');
    await page.getByRole('link', { name: /Keys/ }).click();
    await writeParties(page);
    const guest = () => page.evaluate(() => localStorage.getItem('guest_id'));
    let lost = 0;
    await page.route('**/api/v1/customer/order/place', async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    await expect(page.getByRole('complementary', { name: 'Your parcel' }).getByText('km')).toBeVisible();
    await page.getByRole('button', { name: 'Send the parcel' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Nothing is lost' })).toBeVisible();
    await page.getByRole('button', { name: 'Send the parcel' }).click();
    await page.getByRole('heading', { name: 'Thank you! Your order is placed.' }).waitFor();
    const list = await ask<object>(request, `customer/order/list?guest_id=${await guest()}&limit=10&offset=1`);
    expect(list).toMatchObject({ total_size: 1 });
  });

  test('[PARC-10] [PARC-11] [NAV-06] [ROUTE-35] [FOOT-27] guests can not track here, and find the help page', async ({
    page,
  }) => {
    await open(page, '/home');
    await page.getByRole('button', { name: 'Track Now' }).click();
    await expect(page.getByText('You are not logged in')).toBeVisible();
    await page.getByRole('textbox', { name: 'Order id' }).fill('123456789');
    await page.getByRole('button', { name: 'Track Now' }).click();
    await expect(page.getByText('You are not logged in')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Track with your phone number instead' })).toHaveAttribute(
      'href',
      '/track-order',
    );
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { name: 'Help & Support' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: '+35621000000' })).toHaveAttribute('href', 'tel:+35621000000');
    await expect(main.getByRole('link', { name: 'hello@almera.example' })).toHaveAttribute(
      'href',
      'mailto:hello@almera.example',
    );
    await expect(main.getByRole('link', { name: /Corniche/ })).toBeVisible();
    await expectAccessible(page);
  });

  test('[PARC-09] [PARC-12] [TRK-07] a customer tracks a parcel by its id, and Back closes the drawer', async ({
    page,
    request,
  }) => {
    const { headers } = await customer(page, request);
    const parcels = { ...headers, moduleid: '5' };
    const [category] = await ask<[{ id: number }]>(request, 'parcel-category', parcels);
    const place = { address: PLACE.address, latitude: PLACE.point.lat, longitude: PLACE.point.lng };
    const parcel = {
      order_type: 'parcel',
      parcel_category_id: category.id,
      ...place,
      receiver_details: {
        contact_person_name: 'Rana Aziz',
        contact_person_number: '+356 7900 0000',
        ...place,
        address: '9 Mill Road',
      },
    };
    const id = await orderOver(request, parcel, parcels);
    await open(page, '/home');
    await page.getByRole('button', { name: 'Track Now' }).click();
    await expect(page.getByText('Need a order id')).toBeVisible();
    await page.getByRole('textbox', { name: 'Order id' }).fill(String(id));
    await page.getByRole('button', { name: 'Track Now' }).click();
    const drawer = page.getByRole('dialog', { name: `Order ${id}` });
    await expect(drawer).toContainText(/Sender.*Mina Vella.*Receiver.*Rana Aziz.*9 Mill Road/s);
    await expectAccessible(page);
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(/\/home$/);
  });
});

test('[PLUS-30] home and form in Arabic and dark', async ({ page, context }) => {
  await returning(context, { module: 'parcel', language: 'ar', theme: 'dark' });
  await open(page, '/home');
  await expect(page.getByRole('heading', { name: 'نوصل كل شيء' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /هدايا/ }).click();
  await expect(page.getByRole('heading', { name: 'إرسال طرد' })).toBeVisible();
  await page.getByRole('button', { name: 'أرسل الطرد' }).click();
  await expect(page.getByText('الاسم مطلوب')).toHaveCount(2);
  await expectAccessible(page);
});
