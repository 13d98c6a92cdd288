/** Places: the first choice on the map, another place from the header, saved addresses. */
import { save } from './address-form';
import {
  compose,
  customer,
  expect,
  failWith,
  open,
  pickPlace,
  PLACE,
  ready,
  recordUrls,
  returning,
  test,
} from './shop';

/** A promise, and what fulfils it. */
function createGate() {
  let open = () => {};
  const opened = new Promise<void>((done) => (open = done));
  return { open, opened };
}

test('a visitor chooses a place and a module, and both are kept', async ({ page, baseURL }) => {
  const picker = page.getByRole('dialog');
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (/^http/.test(request.url()) && !request.url().startsWith(String(baseURL))) elsewhere.push(request.url());
  });
  await test.step('[LOC-12] a suggestion on the landing page opens the map at its street', async () => {
    await open(page, '/');
    const main = page.getByRole('main');
    await main.getByRole('combobox').fill('opera');
    await main.getByRole('option', { name: /Opera House/ }).click();
    const street = picker.getByRole('application').getByText('Opera House', { exact: true });
    // Street names are on the map from zoom 14.
    await expect(street).toBeVisible();
    const map = (await picker.getByRole('application').boundingBox())!;
    const name = (await street.boundingBox())!;
    expect(Math.abs(name.x + name.width / 2 - map.x - map.width / 2)).toBeLessThan(map.width / 4);
    expect(Math.abs(name.y + name.height / 2 - map.y - map.height / 2)).toBeLessThan(map.height / 4);
  });
  await open(page, '/');
  const [slow, others] = [createGate(), createGate()];
  let count = 0;
  await page.route('**/config/geocode-api**', async (route) => {
    count += 1;
    await (count === 1 ? slow : others).opened;
    await route.continue();
  });
  const earlier = page.waitForRequest(/config\/geocode-api/);
  await page.getByRole('button', { name: 'Choose on the map' }).click();
  await test.step('[LOC-09] [LOC-19] the picker has a map, and nothing to pick before the address is known', async () => {
    await expect(picker.getByRole('application')).toBeVisible();
    await earlier;
    await expect(picker.getByRole('button', { name: 'Pick Locations' })).toBeDisabled();
    others.open();
  });
  await test.step('[LOC-18] a slow response for an earlier place never overwrites the newest place', async () => {
    await picker.getByRole('combobox').fill('football');
    await picker.getByRole('option', { name: /Football Stadium/ }).click();
    await expect(picker.getByText(/Foundry Quarter, Port Almera/)).toBeVisible();
    slow.open();
    await (await earlier).response();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(picker.getByText(/Foundry Quarter, Port Almera/)).toBeVisible();
  });
  await test.step('[LOC-11] [LOC-13] [LOC-17] a suggestion moves the map and has an address', async () => {
    await pickPlace(picker, 'opera', /Opera House/, /Old Town, Port Almera/);
  });
  const chooser = page.getByRole('dialog');
  await test.step('[LOC-21] [MOD-05] [MOD-10] the place leads home, where a module has to be chosen', async () => {
    await picker.getByRole('button', { name: 'Pick Locations' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await page.mouse.click(5, 5);
    await expect(chooser).toBeVisible();
  });
  await test.step('[MOD-06] [MOD-07] the choice is told', async () => {
    await chooser.getByRole('button', { name: /Food/ }).click();
    await expect(page.getByText('A module has been selected.')).toBeVisible();
    await expect(chooser).toBeHidden();
  });
  await test.step('[PLUS-33] map, addresses and search for places need no key: nobody else is asked', () => {
    expect(elsewhere).toEqual([]);
  });
  const stored = await page.evaluate(() => ({ ...localStorage }));
  await test.step('[LOC-20] [SESS-21] [SESS-22] [SESS-23] address, zones and point are stored', () => {
    expect(stored.location).toMatch(/Port Almera$/);
    expect(JSON.parse(stored.zoneid ?? '')).toEqual([1, 2]);
    expect(JSON.parse(stored.currentLatLng ?? '')).toEqual({ lat: expect.any(Number), lng: expect.any(Number) });
  });
  await test.step('[MOD-08] [SESS-19] so is the module', () => {
    expect(JSON.parse(stored.module ?? '')).toMatchObject({ module_type: 'food' });
  });
});

test('a visitor drags the map, or uses the position of the device', async ({ page, context }) => {
  await open(page, '/');
  const choose = () => page.getByRole('button', { name: 'Choose on the map' }).click();
  await choose();
  const picker = page.getByRole('dialog');
  const map = picker.getByRole('application');
  const refused = picker.getByRole('button', { name: 'We do not deliver here yet.' });
  await test.step('[LOC-14] [LOC-15] [LOC-16] [LOC-25] dragging resolves the place under the pin; outside the zones it is rejected', async () => {
    await expect(picker.getByRole('button', { name: 'Pick Locations' })).toBeEnabled();
    await expect(map.locator('canvas').first()).toBeVisible();
    await page.waitForTimeout(800);
    const box = (await map.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + 10, { steps: 8 });
    await page.mouse.up();
    await expect(refused).toBeVisible();
  });
  await test.step('[LOC-26] [LOC-32] the refusal closes the picker, and nothing is stored', async () => {
    await refused.click();
    await expect(picker).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => localStorage.getItem('location'))).toBeNull();
  });
  const locate = () => page.getByRole('button', { name: 'Use my current location' }).click();
  await test.step('[LOC-27] [LOC-29] a denied permission is explained', async () => {
    await choose();
    await locate();
    await expect(
      page.getByText(
        'You denied location permission. Please allow browsers location permission from your device, refresh the site and receive more accurate delivery.',
      ),
    ).toBeVisible();
  });
  await test.step('[LOC-28] with permission the map moves to the device', async () => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: PLACE.point.lat + 0.004, longitude: PLACE.point.lng - 0.004 });
    await locate();
    await expect(picker.getByText(/Port Almera$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pick Locations' })).toBeEnabled();
  });
});

test('a guest goes to another place from the header, and sees its stores', async ({ page, context }) => {
  await returning(context, { module: 'food' });
  const phone = page.viewportSize()!;
  const picker = page.getByRole('dialog');
  const header = page.getByRole('banner').getByRole('button', { name: /Old Town Square/ });
  await test.step('[LOC-01] [LOC-02] [LOC-04] [LOC-31] the header offers the map, which can be enlarged', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/home');
    await header.click();
    await expect(page.getByText('To select from saved addresses, you need to sign in.')).toBeVisible();
    await page.getByRole('button', { name: 'Pick from map' }).click();
    const before = (await picker.boundingBox())!.width;
    await expect(page.getByRole('button', { name: 'Pick Locations' })).toBeEnabled();
    const asked = recordUrls(page, /get-zone-id/);
    await picker.getByRole('button', { name: 'Enlarge the map' }).click();
    await expect.poll(async () => (await picker.boundingBox())!.width).toBeGreaterThan(before);
    await page.setViewportSize(phone);
    await expect.poll(async () => (await picker.boundingBox())!.width).toBe(phone.width);
    expect(asked).toEqual([]);
  });
  await test.step('[LOC-10] the map starts at the chosen place', async () => {
    const first = page.waitForRequest(/get-zone-id/);
    await open(page, '/home');
    await header.click();
    await page.getByRole('button', { name: 'Pick from map' }).click();
    expect(new URL((await first).url()).searchParams.get('lat')).toBe(String(PLACE.point.lat));
  });
  await test.step('Enter that confirms an input method’s text picks no place', async () => {
    const picked = recordUrls(page, /place-api-details/);
    await picker.getByRole('combobox').fill('green hills mal');
    await expect(picker.getByRole('option', { name: /Green Hills Mall/ })).toBeVisible();
    await (
      await compose(page, 'l')
    )();
    await expect(picker.getByRole('combobox')).toHaveValue('green hills mall');
    expect(picked).toEqual([]);
    await picker.getByRole('option', { name: /Green Hills Mall/ }).click();
    await expect(picker.getByText(/Green Hills, Port Almera/)).toBeVisible();
    await expect.poll(() => picked.length).toBe(1);
  });
  await test.step('[LOC-22] the home shows the stores of the new place', async () => {
    await picker.getByRole('button', { name: 'Pick Locations' }).click();
    await expect(page.getByRole('link', { name: 'Hilltop Kitchen' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Smash Yard' })).toHaveCount(0);
  });
});

test('a customer goes to a saved address from the header', async ({ page, context, request }) => {
  await returning(context);
  const { headers } = await customer(page, request);
  await save(request, headers, { address: '3 Harbour Lane' });
  await save(request, headers, { address: '9 Hill Road', address_type: 'other', address_label: 'Grandma' });
  // Older backends send no zones; the second address is like theirs.
  await page.route(/address\/list/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { addresses: Record<string, unknown>[] };
    for (const entry of body.addresses)
      if (entry.address === '9 Hill Road') Object.assign(entry, { zone_ids: null, zone_id: null });
    await route.fulfill({ response: answer, json: body });
  });
  const header = page.getByRole('banner');
  await test.step('[ADDR-39] it offers only the list, and a link to the page', async () => {
    await open(page, '/home');
    await header.getByRole('button', { name: PLACE.address }).click();
    await expect(header.getByRole('button', { name: /Home 3 Harbour Lane/ })).toBeVisible();
    await expect(header.getByRole('textbox', { name: /House|Floor|Street/ })).toHaveCount(0);
    await header.getByRole('link', { name: 'Manage addresses' }).click();
    await expect(page).toHaveURL('/address');
    await expect(page.getByRole('heading', { level: 1, name: 'Saved Addresses' })).toBeVisible();
  });
  await test.step('[LOC-03] [LOC-05] [LOC-06] [LOC-07] a press sets the place, with its zones', async () => {
    await open(page, '/home');
    await header.getByRole('button', { name: PLACE.address }).click();
    const toast = page.getByText('New delivery address selected.').waitFor();
    const anew = page.waitForEvent('load');
    await page.getByRole('button', { name: /Home 3 Harbour Lane/ }).click();
    await Promise.all([toast, anew]);
    await ready(page);
    await expect(header.getByRole('button', { name: '3 Harbour Lane' })).toBeVisible();
    expect(await page.evaluate(() => [localStorage.getItem('location'), localStorage.getItem('zoneid')])).toEqual([
      '3 Harbour Lane',
      expect.stringMatching(/^\[1/),
    ]);
  });
  await test.step('[LOC-08] missing zones are looked up; a failed lookup stores nothing and shows an error', async () => {
    await failWith(page, /get-zone-id/, 404, 'coordinates', 'We do not deliver here yet.');
    await header.getByRole('button', { name: '3 Harbour Lane' }).click();
    await page.getByRole('button', { name: /Grandma 9 Hill Road/ }).click();
    await expect(page.getByText('We do not deliver here yet.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('location'))).toBe('3 Harbour Lane');
    await page.unroute(/get-zone-id/);
    await page.getByRole('button', { name: /Grandma 9 Hill Road/ }).click();
    await page.waitForEvent('load');
    await ready(page);
    await expect(header.getByRole('button', { name: '9 Hill Road' })).toBeVisible();
  });
});
