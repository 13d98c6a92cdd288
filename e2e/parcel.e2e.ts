/** Parcels: content, sender and receiver, price, and tracking. */
import type { Page } from '@playwright/test';
import { save, savedOf } from './address-form';
import {
  customer,
  expect,
  expectAccessible,
  open,
  orderOf,
  pickPlace,
  PLACE,
  placedOrder,
  ready,
  returning,
  test,
  turnTo,
} from './shop';
import { ask, orderOver } from './wire';

const sender = (page: Page) => page.getByRole('group', { name: 'Sender' });
const receiver = (page: Page) => page.getByRole('group', { name: 'Receiver' });

/** Picks a place in the open picker. */
async function pick(page: Page, text: string, option: RegExp, address: RegExp): Promise<void> {
  const picker = page.getByRole('dialog');
  await pickPlace(picker, text, option, address);
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

test('a guest sends a parcel and follows it', async ({ page, context, request, visitor }) => {
  await returning(context, { module: 'parcel' });
  await test.step('[PARC-01] [PARC-03] [PARC-13] [PARC-17] the home says what is sent, and how', async () => {
    await open(page, '/home');
    await expect(page.getByRole('heading', { name: 'We Deliver Everything' })).toBeVisible();
    await expect(page.getByText('What are you wish to send?')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Track Now' })).toBeVisible();
    const steps = page.getByRole('region', { name: 'Three steps to anywhere in the city' });
    await expect(steps.getByRole('listitem')).toHaveCount(3);
    await expect(steps.getByRole('listitem').first()).toContainText('From a single key to a box of twenty kilos.');
  });
  await test.step('[NAV-13] [NAV-33] there is no cart, no wishlist and no search', async () => {
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: /^(Cart|Wishlist)/ })).toHaveCount(0);
    await expect(header.getByRole('combobox')).toHaveCount(0);
    await expectAccessible(page);
  });
  await test.step('[PARC-14] the bottom bar has the links for parcels', async () => {
    // The bottom bar of a module without items: no cart, no wishlist, no chat; the links for parcels instead.
    const bar = page.getByRole('navigation', { name: 'Quick access' });
    await expect(bar.getByRole('link')).toHaveText(['Home', 'Send a parcel', 'Track', 'My orders']);
    await bar.getByRole('link', { name: 'Track' }).click();
    await expect(page).toHaveURL('/track-order');
    await bar.getByRole('link', { name: 'Send a parcel' }).click();
    await expect(page).toHaveURL('/home#send');
    await expect(page.getByRole('heading', { name: 'We Deliver Everything' })).toBeInViewport();
  });
  await test.step('[PARC-04] [ROUTE-23] a category opens the form', async () => {
    await page.getByRole('link', { name: /Gifts/ }).click();
    await page.waitForURL(/\/parcel-delivery-info\?category=\d+&module_id=5$/);
    await expect(page.getByRole('group', { name: 'What you send' })).toContainText('Gifts');
    // The sender's address defaults to the chosen place.
    await expect(sender(page).getByRole('textbox', { name: 'Location' })).toHaveValue(PLACE.address);
  });
  await writeParties(page);
  await test.step('[LOC-23] [LOC-24] the picked place is in the form; the place of the visit and the page are unchanged', async () => {
    await expect(receiver(page).getByRole('textbox', { name: 'Location' })).toHaveValue(/Foundry Quarter/);
    await expect(page.getByText('New location has been set.')).toBeVisible();
    await expect(page).toHaveURL(/\/parcel-delivery-info/);
    expect(await page.evaluate(() => localStorage.getItem('location'))).toBe(PLACE.address);
  });
  await test.step('[PARC-05] the way is on the map', async () => {
    await expect(
      page
        .getByRole('region', { name: 'From the sender to the receiver' })
        .or(page.locator('.leaflet-container'))
        .first(),
    ).toBeVisible();
  });
  const summary = page.getByRole('complementary', { name: 'Your parcel' });
  let total = '';
  await test.step('[PARC-06] [PARC-07] [PLUS-05] [PLUS-23] instruction, tip and payer are chosen, and the price is shown', async () => {
    await page.getByLabel('Delivery instruction').selectOption('Do not ring the bell');
    await page.getByLabel('Another amount').check();
    await page.getByLabel('Amount', { exact: true }).fill('1,50');
    await page.getByLabel('The receiver, in cash at the door').check();

    await expect(summary).toContainText('€1.50');
    await expect(summary.getByText('km')).toBeVisible();
    await expectAccessible(page);
    total = await summary.locator('dd').last().innerText();
  });
  await test.step('[PARC-08] a reload keeps the input', async () => {
    // A reload keeps the input.
    await page.reload();
    await expect(receiver(page).getByRole('textbox', { name: 'Phone' })).toHaveValue('+356 7900 0000');
    await expect(summary.locator('dd').last()).toHaveText(total);
  });
  await test.step('[SESS-02] the order is stored as it was shown', async () => {
    await page.getByRole('button', { name: 'Send the parcel' }).click();
    await page.getByRole('heading', { name: 'Thank you! Your order is placed.' }).waitFor();
    await expect(page.getByText(/Rana Aziz can expect the parcel soon/)).toBeVisible();
    const order = await orderOf(request, page, await placedOrder(page));
    expect(`€${order.order_amount.toFixed(2)}`).toBe(total);
    expect(order).toMatchObject({
      order_type: 'parcel',
      dm_tips: 1.5,
      charge_payer: 'receiver',
      delivery_instruction: 'Do not ring the bell',
      receiver_details: { contact_person_name: 'Rana Aziz', zone_id: 1 },
    });
  });
  await page.getByRole('link', { name: 'Order details' }).click();
  await expect(page.getByText('The receiver pays in cash at the door.')).toBeVisible();
  await expect(page.locator('dl').filter({ hasText: 'Sender' })).toContainText(/Mina Vella.*Rana Aziz/s);
  const dialog = page.getByRole('dialog', { name: 'A link for the receiver' });
  const link = dialog.getByRole('textbox', { name: 'Link' });
  const receiving = await visitor(null, { locale: 'ar', viewport: { width: 390, height: 844 }, hasTouch: true });
  await test.step('[PLUS-49] the sender writes a note, and shares a link', async () => {
    await page.getByRole('button', { name: 'Share with the receiver' }).click();
    await dialog.getByRole('textbox', { name: 'Note for the receiver' }).fill('Mind the lamp');
    await dialog.getByRole('button', { name: 'Save the note' }).click();
    await expect(page.getByText('The receiver sees your note now.')).toBeVisible();
  });
  await test.step('[PLUS-49] the receiver opens it in Arabic, without a place or an account, and sees it move and arrive', async () => {
    const named: string[] = [];
    const url = await link.inputValue();
    const token = url.slice(url.indexOf('#') + 1);
    receiving.on('request', (call) => {
      if (`${call.url()} ${call.headers().referer ?? ''}`.includes(token)) named.push(call.url());
    });
    await receiving.context().addCookies([{ name: 'shop_language', value: 'ar-SA', url: url.split('#')[0] ?? '' }]);
    await open(receiving, url);
    await expect(receiving.getByRole('heading', { level: 1, name: /^طرد من .?Mina/ })).toBeVisible();
    await expect(receiving.getByText('Mind the lamp')).toBeVisible();
    await expect(receiving.getByRole('main')).not.toContainText(/Vella|2100|€|Rana/);
    const steps = receiving.getByRole('list', { name: 'مراحل الطرد' });
    await expect(steps.locator('[aria-current]')).toContainText('تم التوصيل');
    await expectAccessible(receiving);
    await expectAccessible(page);
    expect(named).toEqual([]);
  });
  await test.step('[PLUS-49] a new link, made in Arabic on a wide page, stops the old one, which says so in English', async () => {
    await turnTo(page, { language: 'ar', width: 1280 });
    await page.getByRole('button', { name: 'مشاركة مع المستلِم' }).click();
    const shared = page.getByRole('dialog', { name: 'رابط للمستلِم' });
    await expect(shared.getByRole('textbox', { name: 'رسالة إلى المستلِم' })).toHaveValue('Mind the lamp');
    await expectAccessible(page);
    await shared.getByRole('button', { name: 'إنشاء رابط جديد' }).click();
    await expect(page.getByText(/لم يعد القديم يعمل/)).toBeVisible();
    await turnTo(receiving, { language: 'en', width: 1280 });
    await expect(receiving.getByText('This link no longer works')).toBeVisible();
  });
});

test('a guest corrects the form of a parcel, and a lost response sends it once', async ({ page, context, request }) => {
  await returning(context, { module: 'parcel' });
  await test.step('[PARC-15] [PARC-18] without a category the form leads home; missing fields are named and the first one focused', async () => {
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
  await writeParties(page);
  await test.step('an address outside the parcel zones is rejected before anything is sent', async () => {
    await receiver(page).getByRole('button', { name: 'Change on the map' }).click();
    await pick(page, 'green hills mall', /Green Hills Mall/, /Green Hills, Port Almera/);
    await page.getByRole('button', { name: 'Send the parcel' }).click();
    await expect(receiver(page).getByText('We do not deliver parcels there yet.')).toBeVisible();
  });
  await test.step('a lost response: the form says so and keeps the input, and the retry makes one parcel', async () => {
    await receiver(page).getByRole('button', { name: 'Change on the map' }).click();
    await pick(page, 'opera', /Opera House/, /Old Town, Port Almera/);
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
});

test('a guest finds the help, and a customer tracks a parcel by its id', async ({
  page,
  context,
  request,
  visitor,
}) => {
  await returning(context, { module: 'parcel' });
  await test.step('[PARC-10] [PARC-11] guests can not track here', async () => {
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
  });
  await test.step('[NAV-06] [ROUTE-35] [FOOT-27] and find the help page', async () => {
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
  const known = await visitor({ module: 'parcel' });
  await test.step('[PARC-09] [PARC-12] [TRK-07] a customer tracks a parcel by its id, and Back closes the drawer', async () => {
    const { headers } = await customer(known, request);
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
    await open(known, '/home');
    await known.getByRole('button', { name: 'Track Now' }).click();
    await expect(known.getByText('Need a order id')).toBeVisible();
    await known.getByRole('textbox', { name: 'Order id' }).fill(String(id));
    await known.getByRole('button', { name: 'Track Now' }).click();
    const drawer = known.getByRole('dialog', { name: `Order ${id}` });
    await expect(drawer).toContainText(/Sender.*Mina Vella.*Receiver.*Rana Aziz.*9 Mill Road/s);
    await expectAccessible(known);
    await known.goBack();
    await expect(drawer).toBeHidden();
    await expect(known).toHaveURL(/\/home$/);
  });
});

test('a customer sends a parcel between saved addresses, and saves the one on the map', async ({
  page,
  context,
  request,
}) => {
  await returning(context);
  const { headers } = await customer(page, request);
  const party = (name: string) => page.getByRole('group', { name });
  await open(page, '/home');
  const [category] = await ask<{ id: number }[]>(request, 'parcel-category', { ...headers, moduleid: '5' });
  await open(page, `/parcel-delivery-info?category=${category?.id}&module_id=5`);
  const place = party('Receiver').getByRole('textbox', { name: 'Location' });
  await test.step('[ADDR-41] [ADDR-42] [ADDR-46] [ADDR-44] without saved addresses it says so; door details have their fields', async () => {
    await expect(place).toHaveAttribute('placeholder', 'Set Location');
    await expect(place).not.toBeEditable();
    await party('Receiver').getByRole('button', { name: 'View Saved Address' }).click();
    await expect(party('Receiver').getByText('No saved addresses found to select.')).toBeVisible();
    await party('Receiver').getByText('House, floor and note').click();
    for (const name of ['Street number', 'House number', 'Floor'])
      await expect(party('Receiver').getByRole('textbox', { name })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('[ADDR-43] saved addresses are a radio list, the chosen one highlighted', async () => {
    await save(request, headers, { contact_person_name: 'Rana Aziz', address: '9 Mill Road' });
    await page.reload();
    await ready(page);
    await party('Receiver').getByRole('button', { name: 'View Saved Address' }).click();
    const choice = party('Receiver').getByRole('radio', { name: /Home 9 Mill Road/ });
    await choice.check();
    await expect(place).toHaveValue('9 Mill Road');
    await expect(party('Receiver').getByRole('textbox', { name: 'Contact Person Name' })).toHaveValue('Rana Aziz');
    await expect(choice).toBeChecked();
    const backgroundOf = (selector: string) =>
      party('Receiver')
        .locator(selector)
        .first()
        .evaluate((label) => getComputedStyle(label).backgroundColor);
    expect(await backgroundOf('label:has(input:checked)')).not.toBe('rgba(0, 0, 0, 0)');
    // A saved address needs no checkbox to save it.
    await expect(party('Receiver').getByRole('checkbox', { name: 'Save this Address' })).toHaveCount(0);
  });
  let parcel = '';
  await test.step('[ADDR-45] a ticked address is saved with the parcel, an unticked one is only used', async () => {
    const tick = party('Sender').getByRole('checkbox', { name: 'Save this Address' });
    await tick.check();
    await party('Sender').getByText('House, floor and note').click();
    await party('Sender').getByRole('textbox', { name: 'House number' }).fill('3');
    expect(await savedOf(request, headers)).toHaveLength(1);
    await page.getByRole('button', { name: 'Send the parcel' }).click();
    await page.getByRole('heading', { name: 'Thank you! Your order is placed.' }).waitFor();
    parcel = await placedOrder(page);
    await expect.poll(async () => (await savedOf(request, headers)).length).toBe(2);
    expect((await savedOf(request, headers))[0]).toMatchObject({ address: PLACE.address, house: '3' });
    await open(page, `/parcel-delivery-info?category=${category?.id}&module_id=5`);
    await expect(party('Sender').getByRole('checkbox', { name: 'Save this Address' })).not.toBeChecked();
  });
  await test.step('[PLUS-49] on a wide page the link for the receiver is shared, and in Arabic on a phone it is the same', async () => {
    const linkOf = (name: string) => page.getByRole('dialog').getByRole('textbox', { name });
    await page.setViewportSize({ width: 1280, height: 860 });
    await open(page, `/order-history/${parcel}`);
    await page.getByRole('button', { name: 'Share with the receiver' }).click();
    await expect(linkOf('Link')).toHaveValue(/\/follow-parcel#[\w-]{43}$/);
    const link = await linkOf('Link').inputValue();
    await expectAccessible(page);
    await turnTo(page, { language: 'ar', width: 390 });
    await page.getByRole('button', { name: 'مشاركة مع المستلِم' }).click();
    await expect(linkOf('الرابط')).toHaveValue(link);
  });
});
