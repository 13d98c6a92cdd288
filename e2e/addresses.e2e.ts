/** Saved addresses: add, edit, delete, undo; pin and text; without a map. */
import { field, form, savedOf, search, submit } from './address-form';
import {
  customer,
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  failWith,
  open,
  PLACE,
  returning,
  test,
} from './shop';

test.beforeEach(async ({ context }) => returning(context));

test('a customer adds, changes, deletes and restores an address, and adds another by keyboard', async ({
  page,
  request,
}) => {
  await test.step('[ROUTE-40] [ROUTE-48] signed-out visitors sign in first, and return to the addresses', async () => {
    await page.goto('/address');
    await expect(page).toHaveURL(/\/auth\/sign-in\?next=%2Faddress/);
  });
  const { headers } = await customer(page, request);
  await page.evaluate(() => sessionStorage.removeItem('seeded'));
  const calls: string[] = [];
  page.on('request', (call) => {
    const { pathname } = new URL(call.url());
    if (pathname.includes('customer/address')) calls.push(`${call.method()} ${pathname.split('/address/')[1]}`);
  });
  await test.step('[ADDR-01] [ADDR-07] [ADDR-09] the empty page says so, and offers to add an address', async () => {
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
    await expect(page.getByText('Address added')).toBeVisible();
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
    await expect(page.getByText('Address updated')).toBeVisible();
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
  await test.step('[ADDR-24] a rejected save is reported in the form, which keeps the input', async () => {
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
    await page.getByRole('button', { name: 'Edit Home' }).click();
    await field(page, 'Floor').fill('9');
    await submit(page, 'Save address').click();
    await expect(form(page).getByText('No such street.')).toBeVisible();
    await expect(form(page).getByText('Nor such a house.')).toBeVisible();
    await expect(field(page, 'Floor')).toHaveValue('9');
    await page.unroute(/address\/update/);
    await page.route(/address\/update/, (route) => route.abort());
    await submit(page, 'Save address').click();
    await expect(form(page).getByText(/Nothing is lost\. Try again/)).toBeVisible();
    await page.unroute(/address\/update/);
    await submit(page, 'Save address').click();
    await expect(page.getByRole('listitem').getByText(/Floor 9/)).toBeVisible();
  });
  await test.step('an address is added by keyboard only', async () => {
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
    await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(2);
    expect((await savedOf(request, headers)).map(({ floor }) => floor)).toContain('3');
  });
});

test('a customer’s pin and address text stay in sync, and the form says which one changed last', async ({
  page,
  request,
}) => {
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

test.describe('without a map and without permission', () => {
  test.use({ expectedErrors: /dynamically imported module/ });
  test('a visitor finds a place, and a customer adds an address, by its text alone', async ({
    page,
    request,
    visitor,
  }) => {
    await test.step('[LOC-33] place search works without a map', async () => {
      const guest = await visitor(null);
      await guest.route('**/assets/leaflet-map*.js', (route) => route.abort());
      await open(guest, '/');
      await guest.getByRole('button', { name: 'Choose on the map' }).click();
      const picker = guest.getByRole('dialog');
      await expect(
        picker.getByText('The map is not available. Search for the address or use your current location.'),
      ).toBeVisible();
      await picker.getByRole('combobox').fill('opera');
      await picker.getByRole('option', { name: /Opera House/ }).click();
      await expect(picker.getByRole('button', { name: 'Pick Locations' })).toBeEnabled();
    });
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
