/** Saved addresses: add, edit, delete, undo; their use in checkout by customers and guests. */
import type { APIRequestContext, Page } from '@playwright/test';
import {
  addItem,
  customer,
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectNarrow,
  failWith,
  fillContact,
  hold,
  open,
  orderOf,
  PLACE,
  ready,
  recordUrls,
  returning,
  test,
} from './shop';
import { ask, send } from './wire';

const HOME = {
  contact_person_name: 'Mina Vella',
  contact_person_number: '+356 2100 0000',
  address_type: 'home',
  address: '3 Harbour Lane, Old Town, Port Almera',
  latitude: PLACE.point.lat,
  longitude: PLACE.point.lng,
  house: '7',
  floor: '2',
  road: '14',
  additional_information: 'Blue door',
};
type Headers = Record<string, string>;
const save = (request: APIRequestContext, headers: Headers, over: object = {}) =>
  send(request, 'customer/address/add', { ...HOME, ...over }, headers);
const savedOf = async (request: APIRequestContext, headers: Headers) =>
  (await ask<{ addresses: Record<string, string>[] }>(request, 'customer/address/list', headers)).addresses;

const form = (page: Page) => page.getByRole('form', { name: 'Address' });
const field = (page: Page, name: string | RegExp) => form(page).getByRole('textbox', { name });
const area = (page: Page) => page.getByRole('group', { name: 'Delivery Addresses' });
const submit = (page: Page, name: string) => form(page).getByRole('button', { name });

/** Searches for a place in the open form and selects it. */
async function search(page: Page, text: string, option: RegExp): Promise<void> {
  await form(page).getByRole('combobox', { name: 'Address' }).fill(text);
  await page.getByRole('option', { name: option }).click();
  await expect(form(page).getByText('The pin moved to the address you chose.')).toBeVisible();
}

test.beforeEach(async ({ context }) => returning(context));

test('an address is added, changed, deleted and restored', async ({ page, request }) => {
  const { headers } = await customer(page, request);
  const calls: string[] = [];
  page.on('request', (call) => {
    const { pathname } = new URL(call.url());
    if (pathname.includes('customer/address')) calls.push(`${call.method()} ${pathname.split('/address/')[1]}`);
  });
  await test.step('[ROUTE-40] [ADDR-01] [ADDR-07] [ADDR-09] the empty page says so, and offers to add an address', async () => {
    await open(page, '/address');
    await expect(page.getByRole('heading', { level: 1, name: 'Saved Addresses' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Oops' })).toBeVisible();
    await expect(
      page.getByText('You don’t have any saved address yet. please save address to continue', { exact: true }),
    ).toBeVisible();
    expect(new Set(calls)).toEqual(new Set(['GET list']));
    calls.length = 0;
    await expectAccessible(page);
  });
  await test.step('[ADDR-13] [ADDR-14] [ADDR-15] [ADDR-17] missing and malformed fields are reported, and nothing is sent', async () => {
    await page.getByRole('button', { name: 'Add address' }).click();
    for (const name of ['Contact Person Name', 'Phone']) await field(page, name).fill('');
    await field(page, /Contact Person Email/).fill('no at');
    await submit(page, 'Save address').click();
    for (const text of ['Address is required', 'Name is required', 'Phone Number is required'])
      await expect(form(page).getByText(text, { exact: true })).toBeVisible();
    await expect(form(page).getByText('Please insert a valid email.')).toBeVisible();
    await expect(form(page).getByRole('combobox', { name: 'Address' })).toBeFocused();
    expect(calls).toEqual([]);
    await expectAccessibleInBothSchemes(page);
  });
  await test.step('[ADDR-10] [ADDR-11] three types; only Other asks for a label', async () => {
    for (const type of ['Home', 'Office', 'Other'])
      await expect(form(page).getByRole('radio', { name: type })).toBeVisible();
    await expect(field(page, 'Label')).toHaveCount(0);
    await form(page).getByRole('radio', { name: 'Other' }).check();
    await field(page, 'Label').fill('Beach');
    await form(page).getByRole('radio', { name: 'Home' }).check();
    await expect(field(page, 'Label')).toHaveCount(0);
  });
  await test.step('[ADDR-18] [ADDR-19] phone numbers start with the configured country; typing finds another', async () => {
    const country = form(page).getByRole('button', { name: /^Country of the number/ });
    await expect(country).toHaveAccessibleName('Country of the number: Malta');
    await country.click();
    const list = page.getByTestId('search-select');
    const box = await list.boundingBox();
    expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([300, 267]);
    await list.getByRole('textbox', { name: 'Search for a country' }).fill('germ');
    await expect(list.getByRole('option')).toHaveText([/Germany.*\+49/]);
    await page.keyboard.press('Enter');
    await expect(country).toHaveAccessibleName('Country of the number: Germany');
    await country.click();
    await list.getByRole('textbox').fill('malta');
    await page.keyboard.press('Enter');
    await expect(country).toHaveAccessibleName('Country of the number: Malta');
  });
  await test.step('phone numbers are accepted as typed, and shown in international form', async () => {
    for (const typed of ['٢١٠٠ ٠٠٠٠', '(2100) 0000', '00356 21000000']) {
      await field(page, 'Phone').fill(typed);
      await field(page, 'Phone').blur();
      await expect(field(page, 'Phone')).toHaveValue('+356 2100 0000');
    }
  });
  await test.step('[ADDR-16] [ADDR-20] [ADDR-23] [ADDR-02] the required fields suffice to save it, and the list is refetched', async () => {
    await search(page, 'opera', /Opera House/);
    await field(page, 'Contact Person Name').fill('Mina Vella');
    await field(page, /Contact Person Email/).fill('');
    await submit(page, 'Save address').click();
    await expect(page.getByText('Address added successfully')).toBeVisible();
    await expect(page.getByRole('listitem').getByRole('heading', { name: 'Home' })).toBeVisible();
    expect(calls).toEqual(['POST add', 'GET list']);
    expect(await savedOf(request, headers)).toMatchObject([
      { address_type: 'home', address_label: '', contact_person_number: '+356 2100 0000', house: '', floor: '' },
    ]);
  });
  await test.step('[ADDR-21] [ADDR-12] [ADDR-22] it opens with the saved values; moving the map rewrites the address', async () => {
    await page.getByRole('button', { name: 'Edit Home' }).click();
    await expect(form(page).getByRole('combobox')).toHaveValue(/^Opera House/);
    await expect(field(page, 'Contact Person Name')).toHaveValue('Mina Vella');
    await field(page, 'House number').fill('7');
    const map = form(page).getByRole('application');
    await map.scrollIntoViewIfNeeded();
    const box = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 - 90, box.y + box.height / 2 - 60, { steps: 5 });
    await page.mouse.up();
    await expect(form(page).getByText('Address taken from the map.')).toBeVisible();
    await expect(form(page).getByRole('combobox')).not.toHaveValue(/^Opera House/);
    const address = await form(page).getByRole('combobox').inputValue();
    await submit(page, 'Save address').click();
    await expect(page.getByText('Address updated successfully')).toBeVisible();
    await expect(page.getByRole('listitem').getByText(address)).toBeVisible();
    await expect(page.getByRole('listitem').getByText('House 7')).toBeVisible();
    expect(calls.slice(2)).toEqual([expect.stringMatching(/^PUT update\/\d+$/), 'GET list']);
  });
  await test.step('[ADDR-25] it is deleted after a confirmation, and undo restores it', async () => {
    const [before] = await savedOf(request, headers);
    await page.getByRole('button', { name: 'Delete Home' }).click();
    const question = page.getByRole('dialog', { name: 'Delete this address?' });
    await question.getByRole('button', { name: 'Keep it' }).last().click();
    expect(await savedOf(request, headers)).toHaveLength(1);
    await page.getByRole('button', { name: 'Delete Home' }).click();
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Home was deleted.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Oops' })).toBeVisible();
    expect(await savedOf(request, headers)).toEqual([]);
    expect(calls).toContain('DELETE delete');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Edit Home' })).toBeVisible();
    const again = await savedOf(request, headers);
    const { id: _id, created_at: _created, updated_at: _updated, ...same } = before ?? {};
    expect(again).toMatchObject([same]);
  });
});

test('[ADDR-24] a rejected save is reported in the form, which keeps the input', async ({ page, request }) => {
  const { headers } = await customer(page, request);
  await save(request, headers);
  await page.route(/address\/update/, (route) =>
    route.fulfill({
      status: 403,
      json: {
        errors: [
          { code: 'address', message: 'No such street.' },
          { code: 'x', message: 'Nor such a house.' },
        ],
      },
    }),
  );
  await open(page, '/address');
  await page.getByRole('button', { name: 'Edit Home' }).click();
  await field(page, 'Floor').fill('9');
  await submit(page, 'Save address').click();
  await expect(form(page).getByText('No such street.')).toBeVisible();
  await expect(form(page).getByText('Nor such a house.')).toBeVisible();
  await expect(field(page, 'Floor')).toHaveValue('9');
  await page.unroute(/address\/update/);
  await page.route(/address\/update/, (route) => route.abort());
  await submit(page, 'Save address').click();
  await expect(form(page).getByText(/Nothing is lost\. Please try again/)).toBeVisible();
  await page.unroute(/address\/update/);
  await submit(page, 'Save address').click();
  await expect(page.getByRole('listitem').getByText(/Floor 9/)).toBeVisible();
});

test('pin and address text stay in sync, and the form says which one changed last', async ({ page, request }) => {
  await customer(page, request);
  await open(page, '/address');
  await page.getByRole('button', { name: 'Add address' }).click();
  const words = form(page).getByRole('combobox', { name: 'Address' });
  await test.step('typing the name of a known place moves the pin', async () => {
    await words.fill('Opera House, stage door');
    await words.press('Enter');
    await expect(form(page).getByText(/^Using the address you typed\. The pin moved to Opera House/)).toBeVisible();
    await expect(words).toHaveValue('Opera House, stage door');
  });
  await test.step('an unknown address leaves the pin where it is and says so', async () => {
    await words.fill('behind the blue gate');
    await words.blur();
    await expect(form(page).getByText(/^Using the address you typed\. The pin has not moved/)).toBeVisible();
  });
  await test.step('the device location overrides both; the typed text can be kept', async () => {
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: PLACE.point.lat, longitude: PLACE.point.lng });
    await form(page).getByRole('button', { name: 'Use my current location' }).click();
    await expect(form(page).getByText('Address taken from your location.')).toBeVisible();
    await form(page).getByRole('button', { name: 'Keep what I typed: behind the blue gate' }).click();
    await expect(words).toHaveValue('behind the blue gate');
  });
  await test.step('outside every zone it says so, offers to go back, and saves nothing', async () => {
    await failWith(page, /config\/get-zone-id/, 404, 'coordinates', 'We are not there yet.');
    await search(page, 'football', /Football Stadium/);
    await expect(form(page).getByText('We are not there yet.')).toBeVisible();
    await expect(
      form(page)
        .getByRole('alert')
        .getByText(/Move the pin, or search for a place closer/),
    ).toBeVisible();
    await expectAccessible(page);
    await words.fill('Somewhere far');
    await submit(page, 'Save address').click();
    await expect(form(page).getByText('We do not deliver here yet.').last()).toBeVisible();
    await form(page)
      .getByRole('button', { name: `Back to ${PLACE.address}` })
      .click();
    await expect(form(page).getByRole('alert')).toHaveCount(0);
    await expect(words).toHaveValue(/Old Town/);
  });
});

test('an address is used with the pin of its text, also when it is sent before the place is found', async ({
  page,
}) => {
  await addItem(page, 'green-corner', 'bananas-green-corner');
  await open(page, '/checkout?page=cart');
  await page.getByRole('button', { name: 'Edit contact info' }).click();
  await field(page, 'Contact Person Name').fill('Mina');
  await field(page, 'Phone').fill('2100 0000');
  await field(page, 'Contact Person Email').fill('mina@example.com');
  const text = form(page).getByRole('combobox', { name: 'Address' });
  const outside = page.getByText('Green Corner does not deliver to this address.');
  await test.step('a selected place is waited for', async () => {
    const release = await hold(page, /place-api-details/);
    await text.fill('green hills mall');
    await page.getByRole('option', { name: /Green Hills Mall/ }).click();
    await submit(page, 'Use this address').click();
    await expect(form(page).getByRole('button', { name: 'Use this address' })).toHaveAttribute('data-loading', 'true');
    await expect(text).toHaveValue(/Green Hills Mall/);
    release();
    await expect(form(page)).toHaveCount(0);
    await expect(outside).toBeVisible();
  });
  await test.step('typed text that moves the pin is shown before it is used', async () => {
    await page.getByRole('button', { name: 'Edit contact info' }).click();
    await text.fill('Opera House, stage door');
    await submit(page, 'Use this address').click();
    await expect(form(page).getByText(/^We moved the pin to the address you typed\./)).toBeVisible();
    await submit(page, 'Use this address').click();
    await expect(form(page)).toHaveCount(0);
    await expect(area(page).getByText('Opera House, stage door')).toBeVisible();
    await expect(outside).toHaveCount(0);
  });
});

test.describe('without a map and without permission', () => {
  test.use({ expectedErrors: /dynamically imported module/ });
  test('an address is added by its text alone', async ({ page, request }) => {
    const { headers } = await customer(page, request);
    await page.route('**/assets/leaflet-map*.js', (route) => route.abort());
    await open(page, '/address');
    await page.getByRole('button', { name: 'Add address' }).click();
    await expect(form(page).getByText(/^The map is not available\./)).toBeVisible();
    await form(page).getByRole('button', { name: 'Use my current location' }).click();
    await expect(page.getByText(/^You denied location permission\./)).toBeVisible();
    await search(page, 'opera', /Opera House/);
    await submit(page, 'Save address').click();
    await expect(page.getByRole('button', { name: 'Edit Home' })).toBeVisible();
    expect(await savedOf(request, headers)).toMatchObject([{ address: expect.stringMatching(/^Opera House/) }]);
  });
});

test('a customer orders to a saved address, and the order shows what a courier needs to know', async ({
  page,
  request,
}) => {
  const { headers } = await customer(page, request);
  await save(request, headers);
  const grandma = { address_type: 'other', address_label: 'Grandma', address: '9 Hill Road, Old Town' };
  // A little farther than home, where the order starts.
  await save(request, headers, { ...grandma, latitude: Number(HOME.latitude) + 0.002 });
  const far = { address_type: 'office', address: 'Green Hills Mall', latitude: 34.613892, longitude: 18.923853 };
  await save(request, headers, far);
  await addItem(page, 'green-corner', 'bananas-green-corner');
  await open(page, '/checkout?page=cart');
  const dialog = page.getByRole('dialog', { name: 'Saved Addresses' });
  const openList = () => area(page).getByRole('button', { name: 'View Saved Address' }).click();
  await test.step('[ADDR-27] [ADDR-28] [ADDR-03] [ADDR-08] the list opens over checkout, with the addresses that the store serves', async () => {
    await expect(area(page).getByText('Home', { exact: true })).toBeVisible();
    await openList();
    await expect(page).toHaveURL(/\/checkout/);
    await expect(dialog.getByRole('radio')).toHaveCount(2);
    await expect(dialog.getByText('Green Hills Mall')).toHaveCount(0);
    const list = dialog.getByTestId('saved-addresses');
    expect(
      await list.evaluate((box) => [getComputedStyle(box).maxHeight, getComputedStyle(box).overflowY, innerHeight]),
    ).toEqual([`${0.4 * (page.viewportSize()?.height ?? 0)}px`, 'auto', page.viewportSize()?.height]);
    await expectAccessibleInBothSchemes(page);
  });
  await test.step('[ADDR-05] [ADDR-06] Cancel changes nothing, Select applies', async () => {
    await expect(dialog.getByRole('radio', { name: /Home 3 Harbour Lane/ })).toBeChecked();
    await dialog.getByRole('radio', { name: /Grandma 9 Hill Road/ }).check();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(area(page).getByText('Home', { exact: true })).toBeVisible();
    await openList();
    await dialog.getByRole('radio', { name: /Grandma 9 Hill Road/ }).check();
    await dialog.getByRole('button', { name: 'Select' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(area(page).getByText('Grandma', { exact: true })).toBeVisible();
    await openList();
    await dialog.getByRole('radio', { name: /Home 3 Harbour Lane/ }).check();
    await dialog.getByRole('button', { name: 'Select' }).click();
    await expect(area(page).getByText('Home', { exact: true })).toBeVisible();
    await expect(area(page).getByText('House 7 · Floor 2 · Street 14')).toBeVisible();
  });
  await test.step('the last used address is listed first', async () => {
    await openList();
    await expect(dialog.getByRole('radio').first()).toBeChecked();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });
  await test.step('[ADDR-30] door details are saved by their own action', async () => {
    await area(page).getByRole('textbox', { name: 'Floor' }).fill('5');
    await area(page).getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByText('Address updated successfully')).toBeVisible();
    await expect(area(page).getByRole('button', { name: 'Save address' })).toHaveCount(0);
    expect((await savedOf(request, headers)).find(({ address_type }) => address_type === 'home')).toMatchObject({
      floor: '5',
      house: '7',
      additional_information: 'Blue door',
    });
  });
  await test.step('[ADDR-29] [ADDR-04] an address is added during checkout', async () => {
    await openList();
    await dialog.getByRole('button', { name: 'Add address' }).click();
    await search(page, 'opera', /Opera House/);
    await submit(page, 'Save address').click();
    await expect(dialog.getByRole('radio', { name: /Opera House/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await area(page).getByRole('button', { name: 'Add address' }).click();
    await expect(page.getByRole('dialog', { name: 'Add address' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('[ADDR-35] the edit button opens the filled form', async () => {
    await area(page).getByRole('button', { name: 'Edit address' }).click();
    await expect(form(page).getByRole('combobox')).toHaveValue(HOME.address);
    await expect(field(page, 'Floor')).toHaveValue('5');
    await page.keyboard.press('Escape');
  });
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(/order-placed/);
  const id = new URL(page.url()).searchParams.get('order_id') ?? '';
  const track = `customer/order/track?order_id=${id}`;
  const order = await ask<{ delivery_address: Record<string, string> }>(request, track, headers);
  expect(order.delivery_address).toMatchObject({
    address: HOME.address,
    house: '7',
    floor: '5',
    road: '14',
    additional_information: 'Blue door',
    contact_person_number: '+356 2100 0000',
  });
  await open(page, `/order-history/${id}`);
  await expect(page.getByText('House 7 · Floor 5 · Street 14 · Blue door').first()).toBeVisible();
});

test('[ADDR-47] an address entered in checkout is saved to the account', async ({ page, request }) => {
  const { headers } = await customer(page, request);
  await addItem(page, 'green-corner', 'bananas-green-corner');
  await open(page, '/checkout?page=cart');
  await area(page).getByRole('textbox', { name: 'House' }).fill('12');
  const sent = page.waitForRequest(/address\/add/);
  await area(page).getByRole('button', { name: 'Save address' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    address: PLACE.address,
    address_type: 'other',
    contact_person_name: 'Mina Vella',
    contact_person_number: expect.stringMatching(/^\+356/),
    latitude: PLACE.point.lat,
    longitude: PLACE.point.lng,
    additional_information: '',
    house: '12',
    floor: '',
    road: '',
  });
  await expect(page.getByText('Address added successfully')).toBeVisible();
  await expect(area(page).getByRole('button', { name: 'Save address' })).toHaveCount(0);
  expect(await savedOf(request, headers)).toHaveLength(1);
});

test('a guest enters address and contact, and nothing is saved', async ({ page, request }) => {
  const calls = recordUrls(page, /customer\/address/);
  await addItem(page, 'green-corner', 'bananas-green-corner');
  await open(page, '/checkout?page=cart');
  await test.step('[ADDR-33] [ADDR-31] [ADDR-26] [GUEST-07] the card is empty first, then shows the address, and the page stays on checkout', async () => {
    await expect(area(page).getByText('No Contact Info Added', { exact: true })).toBeVisible();
    await expect(area(page).getByRole('button', { name: 'View Saved Address' })).toHaveCount(0);
    await area(page).getByRole('button', { name: 'Add contact info' }).click();
    await field(page, 'House number').fill('7');
    await field(page, 'Floor').fill('2');
    await field(page, 'Contact Person Name').fill('Mina');
    await field(page, 'Phone').fill('2100 0000');
    await field(page, 'Contact Person Email').fill('mina@example.com');
    await submit(page, 'Use this address').click();
    for (const text of ['Mina', '+356 2100 0000', 'House 7 · Floor 2', PLACE.address])
      await expect(area(page).getByText(text, { exact: true })).toBeVisible();
    await page.reload();
    await ready(page);
    await expect(area(page).getByText('House 7 · Floor 2')).toBeVisible();
  });
  await test.step('[ADDR-32] [ADDR-34] [ADDR-36] [ADDR-38] take-away asks for a contact only', async () => {
    await page.getByRole('radio', { name: 'Take-away' }).check();
    await expect(area(page)).toHaveCount(0);
    const contact = page.getByRole('group', { name: 'Contact' });
    await expect(contact.getByText('Mina', { exact: true })).toBeVisible();
    await expect(contact.getByText(/House|Floor/)).toHaveCount(0);
    await contact.getByRole('button', { name: 'Edit contact info' }).click();
    const own = page.getByRole('form', { name: 'Contact' });
    const inputs = ['Contact Person Name', 'Phone', 'Contact Person Email'].map((name) =>
      own.getByRole('textbox', { name }),
    );
    for (const input of inputs) await expect(input).toHaveAttribute('required', '');
    await own.getByRole('button', { name: 'Reset' }).click();
    for (const input of inputs) await expect(input).toHaveValue('');
    await own.getByRole('button', { name: 'Save' }).click();
    for (const text of ['Name is required', 'Phone Number is required', 'Email is required'])
      await expect(own.getByText(text)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(contact.getByText('Mina', { exact: true })).toBeVisible();
    await fillContact(page, { name: 'Omar', phone: '2100 0001', email: 'omar@example.com' });
    await expect(contact.getByText('Omar', { exact: true })).toBeVisible();
    await expect(contact.getByText('+356 2100 0001')).toBeVisible();
  });
  await page.getByRole('radio', { name: 'Delivery', exact: true }).check();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(/order-placed/);
  const order = await orderOf(request, page, new URL(page.url()).searchParams.get('order_id') ?? '');
  expect(order).toMatchObject({
    delivery_address: { contact_person_name: 'Omar', contact_person_number: '+356 2100 0001', house: '7', floor: '2' },
  });
  expect(calls).toEqual([]);
});

test('[PLUS-09] another address requotes in place; out of reach, other stores are offered', async ({ page }) => {
  await addItem(page, 'green-corner', 'bananas-green-corner');
  await open(page, '/checkout?page=cart');
  await page.getByRole('textbox', { name: 'Order note' }).fill('No onions');
  await fillContact(page);
  const fee = page.locator('dl > div').filter({ hasText: 'Delivery fee' }).locator('dd');
  await expect(fee).toHaveText(/€/);
  const before = await fee.innerText();
  const move = async (text: string, option: RegExp) => {
    await area(page).getByRole('button', { name: 'Edit contact info' }).click();
    await search(page, text, option);
    await submit(page, 'Use this address').click();
  };
  await page.route(/config\/distance-api/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { rows: { elements: { distance: { value: number } }[] }[] };
    for (const { distance } of body.rows[0]?.elements ?? []) distance.value = 9000;
    await route.fulfill({ json: body });
  });
  await move('football', /Football Stadium/);
  await expect(fee).not.toHaveText(before);
  await expect(fee).toHaveText(/€/);
  await expect(page.getByRole('textbox', { name: 'Order note' })).toHaveValue('No onions');
  // A place in the other zone; no button was pressed.
  await page.route(/config\/get-zone-id/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { zone_data: { id: number }[] };
    await route.fulfill({ json: { ...body, zone_id: '[2]', zone_data: body.zone_data.filter(({ id }) => id === 2) } });
  });
  await move('opera', /Opera House/);
  await expect(area(page).getByText('Green Corner does not deliver to this address.')).toBeVisible();
  const others = area(page).getByRole('list', { name: 'These stores deliver there:' }).getByRole('link');
  await expect(others).toHaveCount(4);
  await expect(fee).toHaveText('Not known yet');
  await expect(page.getByRole('textbox', { name: 'Order note' })).toHaveValue('No onions');
  await expectAccessible(page);
  await others.first().click();
  await expect(page).toHaveURL(/\/store\//);
  expect(await page.evaluate(() => [localStorage.getItem('location'), localStorage.getItem('zoneid')])).toEqual([
    expect.stringMatching(/^Opera House/),
    '[2]',
  ]);
});

test('sender and receiver of a parcel come from saved addresses or from the map', async ({ page, request }) => {
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
  await test.step('[ADDR-45] a ticked address is saved with the parcel, an unticked one is only used', async () => {
    const tick = party('Sender').getByRole('checkbox', { name: 'Save this Address' });
    await tick.check();
    await party('Sender').getByRole('textbox', { name: 'House number' }).fill('3');
    expect(await savedOf(request, headers)).toHaveLength(1);
    await page.getByRole('button', { name: 'Send the parcel' }).click();
    await page.getByRole('heading', { name: 'Thank you! Your order is placed.' }).waitFor();
    await expect.poll(async () => (await savedOf(request, headers)).length).toBe(2);
    expect((await savedOf(request, headers))[0]).toMatchObject({ address: PLACE.address, house: '3' });
    await open(page, `/parcel-delivery-info?category=${category?.id}&module_id=5`);
    await expect(party('Sender').getByRole('checkbox', { name: 'Save this Address' })).not.toBeChecked();
  });
});

test('[ADDR-39] the header offers only the list, and a link to the page', async ({ page, request }) => {
  const { headers } = await customer(page, request);
  await save(request, headers);
  await open(page, '/home');
  await page.getByRole('banner').getByRole('button', { name: PLACE.address }).click();
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: /Home 3 Harbour Lane/ })).toBeVisible();
  await expect(header.getByRole('textbox', { name: /House|Floor|Street/ })).toHaveCount(0);
  await header.getByRole('link', { name: 'Manage addresses' }).click();
  await expect(page).toHaveURL('/address');
  await expect(page.getByRole('heading', { level: 1, name: 'Saved Addresses' })).toBeVisible();
});

test('[ROUTE-40] [ROUTE-48] signed-out visitors sign in first, and return to the addresses', async ({ page }) => {
  await page.goto('/address');
  await expect(page).toHaveURL(/\/auth\/sign-in\?next=%2Faddress/);
});

test('an address is added by keyboard only', async ({ page, request }) => {
  const { headers } = await customer(page, request);
  await open(page, '/address');
  await page.getByRole('button', { name: 'Add address' }).focus();
  await page.keyboard.press('Enter');
  const words = form(page).getByRole('combobox', { name: 'Address' });
  await words.focus();
  await page.keyboard.type('opera house');
  await page.getByRole('option', { name: /Opera House/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(form(page).getByText('The pin moved to the address you chose.')).toBeVisible();
  await field(page, 'Floor').focus();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit Home' })).toBeVisible();
  expect(await savedOf(request, headers)).toMatchObject([{ floor: '3' }]);
});

test.describe('in Arabic and dark', () => {
  test('[PLUS-30] page and form fit a narrow phone', async ({ page, context, request }) => {
    await returning(context, { language: 'ar', theme: 'dark' });
    const { headers } = await customer(page, request);
    await save(request, headers);
    await page.addInitScript(() => {
      localStorage.setItem('language-setting', 'ar');
      localStorage.setItem('settings', JSON.stringify({ theme: 'dark' }));
    });
    await open(page, '/address');
    await expect(page.getByRole('heading', { level: 1, name: 'العناوين المحفوظة' })).toBeVisible();
    await expectNarrow(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'تعديل المنزل' }).click();
    const own = page.getByRole('form', { name: 'العنوان' });
    await expect(own.getByRole('textbox', { name: 'الهاتف' })).toHaveValue('+356 2100 0000');
    await expectNarrow(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });
});
