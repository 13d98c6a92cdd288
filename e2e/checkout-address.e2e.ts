/** The address of an order: a saved one of a customer, and the one that a guest enters. */
import { area, field, form, HOME, save, savedOf, search, submit } from './address-form';
import {
  customer,
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  fillCart,
  fillContact,
  guestWith,
  open,
  openCart,
  orderOf,
  PLACE,
  placedOrder,
  ready,
  recordUrls,
  returning,
  test,
} from './shop';
import { ask } from './wire';

test.beforeEach(async ({ context }) => returning(context));

test('a customer orders to a saved address, and finds what the courier needs to know in the order', async ({
  page,
  request,
  visitor,
}) => {
  await test.step('[ADDR-47] an address entered in checkout is saved to the account', async () => {
    const other = await visitor();
    const { headers } = await customer(other, request);
    await fillCart(request, { 'bananas-green-corner': 1 }, { headers });
    await open(other, '/checkout?page=cart');
    await area(other).getByRole('textbox', { name: 'House' }).fill('12');
    const sent = other.waitForRequest(/address\/add/);
    await area(other).getByRole('button', { name: 'Save address' }).click();
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
    await expect(other.getByText('Address added')).toBeVisible();
    await expect(area(other).getByRole('button', { name: 'Save address' })).toHaveCount(0);
    expect(await savedOf(request, headers)).toHaveLength(1);
  });
  await test.step('[ROUTE-48] [ROUTE-27] signed-out visitors sign in before they see orders', async () => {
    await open(page, '/my-orders');
    await expect(page).toHaveURL(/\/auth\/sign-in\?next=%2Fmy-orders/);
  });
  const { headers } = await customer(page, request);
  await page.evaluate(() => sessionStorage.removeItem('seeded'));
  await test.step('[ORD-02] there are no orders yet', async () => {
    await open(page, '/my-orders');
    await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  });
  await save(request, headers);
  const grandma = { address_type: 'other', address_label: 'Grandma', address: '9 Hill Road, Old Town' };
  // A little farther than home, where the order starts.
  await save(request, headers, { ...grandma, latitude: Number(HOME.latitude) + 0.002 });
  const far = { address_type: 'office', address: 'Green Hills Mall', latitude: 34.613892, longitude: 18.923853 };
  await save(request, headers, far);
  await fillCart(request, { 'bananas-green-corner': 1 }, { headers });
  await test.step('[CART-27] a customer proceeds to the checkout at once', async () => {
    await open(page, '/store/green-corner?module_id=1');
    await openCart(page);
    await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
    await expect(page).toHaveURL(/\/checkout\?page=cart/);
  });
  const dialog = page.getByRole('dialog', { name: 'Saved Addresses' });
  const openList = () => area(page).getByRole('button', { name: 'View Saved Address' }).click();
  await test.step('[ADDR-27] [ADDR-28] [ADDR-03] [ADDR-08] the list opens over checkout, with the addresses that the store serves', async () => {
    await expect(area(page).getByText('Home', { exact: true })).toBeVisible();
    await openList();
    await expect(page).toHaveURL(/\/checkout/);
    await expect(dialog.getByRole('radio')).toHaveCount(2);
    await test.step('[CHK-11] none out of the zone of the store', async () => {
      await expect(dialog.getByText('Green Hills Mall')).toHaveCount(0);
    });
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
    await expect(page.getByText('Address updated')).toBeVisible();
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
  const id = await placedOrder(page);
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
  await test.step('[GUEST-09] [ORD-01] [ORD-04] the order is in the list, and opens', async () => {
    await open(page, '/my-orders');
    await expect(page.getByText(`Order #${id}`)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Green Corner' }).click();
    await expect(page).toHaveURL(new RegExp(`/order-history/${id}`));
    await expect(page.getByText('3 Harbour Lane').first()).toBeVisible();
  });
  await expect(page.getByText('House 7 · Floor 5 · Street 14 · Blue door').first()).toBeVisible();
});

test('a guest enters address and contact, for a delivery or a take-away, and nothing is saved', async ({
  page,
  request,
}) => {
  const calls = recordUrls(page, /customer\/address/);
  await guestWith(page, { 'bananas-green-corner': 1 });
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
  const order = await orderOf(request, page, await placedOrder(page));
  expect(order).toMatchObject({
    delivery_address: { contact_person_name: 'Omar', contact_person_number: '+356 2100 0001', house: '7', floor: '2' },
  });
  expect(calls).toEqual([]);
});
