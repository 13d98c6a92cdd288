/** An order to another address than the place of the visit. */
import { area, field, form, search, submit } from './address-form';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, guestWith, hold, open, PLACE, returning, test } from './shop';

test.beforeEach(async ({ context }) => returning(context));

async function enterContact(page: Page) {
  await field(page, 'Contact Person Name').fill('Mina');
  await field(page, 'Phone').fill('2100 0000');
  await field(page, 'Contact Person Email').fill('mina@example.com');
}

test('a guest changes the address of the order: the pin, the fee and the stores follow, the place of the visit stays', async ({
  page,
  visitor,
}) => {
  await guestWith(page, { 'bananas-green-corner': 1 });
  await open(page, '/checkout?page=cart');
  const note = page.getByRole('textbox', { name: 'Order note' });
  await note.fill('No onions');
  const fee = page.locator('dl > div').filter({ hasText: 'Delivery fee' }).locator('dd');
  await expect(fee).toHaveText(/€/);
  const before = await fee.innerText();
  const text = form(page).getByRole('combobox', { name: 'Address' });
  const edit = () => area(page).getByRole('button', { name: 'Edit contact info' }).click();
  const outside = page.getByText('Green Corner does not deliver to this address.');
  await test.step('a selected place is waited for', async () => {
    await page.getByRole('button', { name: 'Edit contact info' }).click();
    await enterContact(page);
    const release = await hold(page, /place-api-details/);
    await text.fill('green hills mall');
    await page.getByRole('option', { name: /Green Hills Mall/ }).click();
    await submit(page, 'Use this address').click();
    await expect(submit(page, 'Use this address')).toHaveAttribute('data-loading', 'true');
    await expect(text).toHaveValue(/Green Hills Mall/);
    const distance = page.waitForRequest(/distance-api.*mode=walking/);
    release();
    await distance;
    await expect(form(page)).toHaveCount(0);
    await expect(outside).toBeVisible();
  });
  await test.step('[PLUS-09] [CHK-12] [CHK-14] out of reach it says so, on the same page; the place of the visit is unchanged', async () => {
    await expect(page).toHaveURL(/\/checkout/);
    await expect(page.getByText('+356 2100 0000')).toBeVisible();
    await expect(note).toHaveValue('No onions');
    await expect(page.getByText('Choose another address, or pick up the order yourself.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('location'))).toBe(PLACE.address);
  });
  const move = async (words: string, option: RegExp) => {
    await edit();
    await search(page, words, option);
    await submit(page, 'Use this address').click();
  };
  await test.step('[PLUS-09] another distance is quoted in place', async () => {
    await page.route(/config\/distance-api/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { rows: { elements: { distance: { value: number } }[] }[] };
      for (const { distance } of body.rows[0]?.elements ?? []) distance.value = 9000;
      await route.fulfill({ json: body });
    });
    await move('football', /Football Stadium/);
    await expect(fee).not.toHaveText(before);
    await expect(fee).toHaveText(/€/);
    await expect(note).toHaveValue('No onions');
  });
  await test.step('[PLUS-09] in another zone, stores that deliver there are offered', async () => {
    // A place in the other zone; no button was pressed.
    await page.route(/config\/get-zone-id/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { zone_data: { id: number }[] };
      const zone_data = body.zone_data.filter(({ id }) => id === 2);
      await route.fulfill({ json: { ...body, zone_id: '[2]', zone_data } });
    });
    await move('opera', /Opera House/);
    await expect(outside).toBeVisible();
    const others = area(page).getByRole('list', { name: 'These stores deliver there:' }).getByRole('link');
    await expect(others).toHaveCount(4);
    await expect(fee).toHaveText('Not known yet');
    await expect(note).toHaveValue('No onions');
    await expectAccessible(page);
    await others.first().click();
    await expect(page).toHaveURL(/\/store\//);
    expect(await page.evaluate(() => [localStorage.getItem('location'), localStorage.getItem('zoneid')])).toEqual([
      expect.stringMatching(/^Opera House/),
      '[2]',
    ]);
  });
  await test.step('typed text that moves the pin is shown before it is used', async () => {
    const other = await visitor();
    await guestWith(other, { 'bananas-green-corner': 1 });
    await open(other, '/checkout?page=cart');
    const far = other.getByText('Green Corner does not deliver to this address.');
    const change = () => other.getByRole('button', { name: 'Edit contact info' }).click();
    await change();
    await enterContact(other);
    await search(other, 'green hills mall', /Green Hills Mall/);
    await submit(other, 'Use this address').click();
    await expect(far).toBeVisible();
    await change();
    // The answer moves the pin after the press, on any machine.
    const release = await hold(other, /place-api-/);
    await form(other).getByRole('combobox', { name: 'Address' }).fill('Opera House, stage door');
    await submit(other, 'Use this address').click();
    release();
    await expect(form(other).getByText(/^We moved the pin to the address you typed\./)).toBeVisible();
    await submit(other, 'Use this address').click();
    await expect(form(other)).toHaveCount(0);
    await expect(area(other).getByText('Opera House, stage door')).toBeVisible();
    await expect(far).toHaveCount(0);
  });
});
