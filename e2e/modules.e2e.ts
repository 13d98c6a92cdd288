/** Modules: the first choice, and what a switch changes. */
import { compose, expect, hydrated, open, PLACE, recordUrls, returning, test } from './shop';
import { ask } from './wire';

const CHOOSER = 'What would you like today?';

test('a visitor chooses a module where a page needs one; the only module is chosen by itself', async ({
  page,
  context,
  visitor,
}) => {
  await test.step('[MOD-10] the chooser opens only over pages that need a module', async () => {
    await returning(context, { module: null });
    await context.addInitScript(({ address, point, zoneIds }) => {
      localStorage.setItem('location', address);
      localStorage.setItem('zoneid', JSON.stringify(zoneIds));
      localStorage.setItem('currentLatLng', JSON.stringify(point));
    }, PLACE);
    const chooser = page.getByRole('dialog', { name: CHOOSER });
    for (const path of ['/help-and-support', '/about-us', '/track-order', '/checkout?page=cart', '/auth/sign-in']) {
      await open(page, path);
      // The place is known already: the header shows it.
      await expect(page.getByRole('banner').getByText(PLACE.address).first()).toBeAttached();
      await expect(chooser).toHaveCount(0);
    }
    await open(page, '/home');
    await expect(chooser).toBeVisible();
  });
  await test.step('[MOD-04] a single module is chosen automatically', async () => {
    const other = await visitor();
    await other.addInitScript(() => localStorage.removeItem('module'));
    await other.context().clearCookies({ name: 'shop_module' });
    // The server keeps the modules of a place for a moment: none has asked for those of this one.
    const place = (await other.context().cookies()).filter(({ name }) => name === 'shop_place');
    const inOneZone = ({ value }: { value: string }) =>
      encodeURIComponent(JSON.stringify({ ...JSON.parse(decodeURIComponent(value)), zoneIds: ['1'] }));
    await other.context().addCookies(place.map((cookie) => ({ ...cookie, value: inOneZone(cookie) })));
    const modules = await ask<{ module_type: string }[]>(page.request, 'module');
    await other.route('**/api/v1/module', (route) =>
      route.fulfill({ json: modules.filter(({ module_type: type }) => type === 'pharmacy') }),
    );
    await open(other, '/coupons');
    await expect(other).toHaveURL(/\/home$/);
    await expect(other.getByRole('heading', { name: 'Care, close by' })).toBeVisible();
  });
});

test('a visitor searches in one module, and switches to another: labels, colours and calls are its own', async ({
  page,
  context,
}) => {
  await returning(context);
  await open(page, '/home');
  const box = page.getByRole('banner').getByRole('combobox');
  await test.step('[SRCH-14] [ROUTE-03] a search opens the results', async () => {
    await hydrated(box);
    await box.focus();
    const asked = recordUrls(page, /item-or-store-search/);
    const confirm = await compose(page, 'whole milk');
    await expect(box).toHaveValue('whole milk');
    await confirm();
    await expect(page.getByRole('option', { name: /Whole Milk/ }).first()).toBeVisible();
    // Enter confirmed the input method's text: it searched nothing.
    await expect(page).toHaveURL(/\/home$/);
    expect(asked).toHaveLength(1);
    await box.press('Enter');
    await expect(page).toHaveURL(/search=whole\+milk/);
    await expect(page.getByRole('tab', { name: 'Groceries' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('link', { name: /Whole Milk/ }).first()).toBeVisible();
  });
  await test.step('[MOD-11] [MOD-12] [MOD-15] [NAV-30] the switch marks the module, and calls carry the new one', async () => {
    await open(page, '/home');
    await expect(page.getByPlaceholder('Search for grocery or store...')).toBeVisible();
    const switcher = page.getByRole('navigation', { name: 'Change module' });
    await expect(switcher.getByRole('button', { name: 'Grocery' })).toHaveAttribute('aria-pressed', 'true');
    const call = page.waitForRequest(/api\/v1\/banners/);
    await switcher.getByRole('button', { name: 'Food' }).click();
    expect((await call).headers().moduleid).toBe('2');
  });
  await test.step('[SESS-20] [NAV-29] the module drives the labels, after a reload too', async () => {
    await expect(page.getByPlaceholder('Search foods and restaurants...')).toBeVisible();
    await page.reload();
    await expect(page.getByPlaceholder('Search foods and restaurants...')).toBeVisible();
  });
  await test.step('[SRCH-20] a recent search is searched again, in the module of the page', async () => {
    await page.goto('/store/green-corner?module_id=1');
    await page.goto('/store/smash-yard?module_id=2');
    await expect(page.getByPlaceholder('Search foods and restaurants...')).toBeVisible();
    await box.click();
    await page.getByRole('option', { name: /whole milk/ }).click();
    await expect(page).toHaveURL(/search=whole\+milk/);
  });
  await test.step('[MOD-09] [MOD-13] on a wide screen the chooser opens on any page; a press outside closes it', async () => {
    await page.setViewportSize({ width: 1280, height: 860 });
    await open(page, '/store/green-corner?module_id=1');
    await page.getByRole('button', { name: 'Change module' }).click();
    const chooser = page.getByRole('dialog', { name: CHOOSER });
    await chooser.getByRole('button', { name: /Food/ }).waitFor();
    await page.mouse.click(5, 5);
    await expect(chooser).toHaveCount(0);
    await expect(page).toHaveURL(/store\/green-corner/);
    await page.getByRole('button', { name: 'Change module' }).click();
    await chooser.getByRole('button', { name: /Food/ }).click();
    await expect(page).toHaveURL(/\/home$/);
  });
});
