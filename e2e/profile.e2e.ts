/** The customer's own pages (PROF rows, ROUTE-18, ROUTE-28 to ROUTE-32). */
import { readFileSync } from 'node:fs';
import { expectNarrow } from './accessible';
import { customer, expect, expectAccessible, failWith, open, returning, test } from './shop';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.beforeEach(async ({ context }) => returning(context));

test('a customer corrects the profile, takes a new password, and goes back without saving', async ({
  page,
  request,
}) => {
  await test.step('[ROUTE-18] the pages of a customer need a sign-in', async () => {
    for (const path of ['/profile', '/wallet', '/loyalty-points', '/referral-code', '/settings']) {
      await open(page, path);
      await expect(page).toHaveURL(/\/auth\/sign-in/);
    }
  });
  const known = await customer(page, request);
  await open(page, '/profile?page=profile-settings');
  const form = page.getByRole('form', { name: 'Profile settings' });
  const field = (name: string) => form.getByLabel(name, { exact: true });
  await test.step('[PROF-01] [PROF-02] [PROF-03] [PROF-36] the form has the data of the customer; the phone stays', async () => {
    await expect(field('First name')).toHaveValue('Mina');
    await expect(field('Last name')).toHaveValue('Vella');
    await expect(field('Email')).toHaveValue(known.email);
    await expect(field('Phone')).toHaveValue(known.phone);
    await expect(field('Phone')).toBeDisabled();
    await expect(field('Phone')).toHaveAccessibleDescription(/^You sign in with it/);
    await expectAccessible(page);
  });
  const sent: string[] = [];
  page.on('request', (call) =>
    call.url().includes('update-profile') ? sent.push(call.headers()['content-type'] ?? '') : undefined,
  );
  const update = form.getByRole('button', { name: 'Update Profile' });
  await test.step('[PROF-06] [PROF-07] [PROF-09] missing fields are named, the first one focused', async () => {
    for (const name of ['First name', 'Last name', 'Email']) await field(name).fill('');
    await update.click();
    for (const text of ['name is required', 'last name required', 'Email is required'])
      await expect(form.getByText(text, { exact: true })).toBeVisible();
    // The specification's text, in sentence case.
    expect(
      await form
        .getByText('name is required', { exact: true })
        .evaluate((error) => [error.textContent, getComputedStyle(error, '::first-letter').textTransform]),
    ).toEqual(['name is required', 'uppercase']);
    await expect(field('First name')).toBeFocused();
  });
  await test.step('[PROF-10] [PROF-11] [PROF-17] [PROF-16] wrong ones too', async () => {
    await field('Email').fill('no at');
    await field('New password').fill('short');
    await update.click();
    await expect(form.getByText('Must be a valid email')).toBeVisible();
    await expect(form.getByText('Use at least 8 characters.')).toBeVisible();
    await expect(form.getByText('Password does not match')).toBeVisible();
    const long = (letters: number) => `${'a'.repeat(letters - '@example.com'.length)}@example.com`;
    await field('Email').fill(long(256));
    await update.click();
    await expect(form.getByText('Must be a valid email')).toBeVisible();
  });
  await test.step('[PROF-05] Reset brings the loaded values back', async () => {
    await form.getByRole('button', { name: 'Reset' }).click();
    await expect(field('First name')).toHaveValue('Mina');
    await expect(field('New password')).toHaveValue('');
  });
  await test.step('[PROF-12] [PROF-13] [PROF-14] a picture has a type and a size', async () => {
    const photo = form.locator('input[type="file"]');
    await photo.setInputFiles({ name: 'a.webp', mimeType: 'image/webp', buffer: PIXEL });
    await expect(form.getByText('Choose a jpg, png or gif picture.')).toBeVisible();
    await photo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
    await expect(form.getByText('The picture can be up to 2 MB.')).toBeVisible();
    await photo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PIXEL });
    await expect(form.getByText('Square, jpg, png or gif')).toBeVisible();
  });
  const login = { email_or_phone: known.email, password: known.password, login_type: 'manual', field_type: 'email' };
  await test.step('[PROF-15] [PROF-19] the update is sent with its files, and told', async () => {
    await field('First name').fill('Sofía');
    await update.click();
    await expect(page.getByText('updated', { exact: false }).filter({ visible: true }).first()).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('multipart/form-data');
    // No new password was sent: the old one still works.
    expect((await request.post('/api/v1/auth/login', { data: login })).status()).toBe(200);
  });
  await test.step('a new password shows the field for the current one', async () => {
    await field('New password').fill('a brand new secret');
    await field('Confirm password').fill('a brand new secret');
    await update.click();
    await expect(field('Current password')).toBeFocused();
    await field('Current password').fill('wrong one');
    await update.click();
    await expect(form.getByRole('alert')).toHaveText('This is not your current password.');
    await expectAccessible(page);
    await field('Current password').fill(known.password);
    await update.click();
    await expect(field('Current password')).toBeHidden();
    expect((await request.post('/api/v1/auth/login', { data: login })).status()).toBe(401);
    const next = { ...login, password: 'a brand new secret' };
    expect((await request.post('/api/v1/auth/login', { data: next })).status()).toBe(200);
  });
  await test.step('[PROF-20] the header has the new name, without a reload', async () => {
    const phone = page.viewportSize()!;
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'My account' }).click();
    await expect(page.getByRole('banner').getByText('Sofía Vella')).toBeVisible();
    const info = await page.request.get('/api/v1/customer/info', {
      headers: { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}` },
    });
    expect(((await info.json()) as { image_full_url: string | null }).image_full_url).toMatch(/storage\/profile\//);
    await page.keyboard.press('Escape');
    await page.setViewportSize(phone);
  });
  await test.step('[PROF-21] a refusal is told in the form, which keeps the input', async () => {
    await failWith(page, /update-profile/, 403, 'email', 'That address is taken.');
    await field('Last name').fill('Camilleri');
    await update.click();
    await expect(form.getByRole('alert')).toHaveText('That address is taken.');
    await expect(field('Last name')).toHaveValue('Camilleri');
    await page.unroute(/update-profile/);
  });
  await test.step('[PROF-04] Go Back saves nothing', async () => {
    await open(page, '/home');
    await page.goto('/profile?page=nothing');
    await form.getByLabel('First name').fill('Nobody');
    await form.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL('/home');
    await page.goto('/profile?page=profile-settings');
    await expect(form.getByLabel('First name')).toHaveValue('Sofía');
  });
  await test.step('[PROF-27] every section has its page', async () => {
    for (const [section, heading] of [
      ['wallet', 'Wallet'],
      ['loyalty-points', 'Loyalty points'],
      ['referral-code', 'Referral code'],
      ['settings', 'Settings'],
      ['coupons', 'Coupons'],
      ['address', 'Saved Addresses'],
    ] as const) {
      await open(page, `/profile?page=${section}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
  });
  await test.step('[ROUTE-18] on phones the overview leads to all of them, and each of them back', async () => {
    await page.getByRole('main').getByRole('link', { name: 'My account' }).click();
    await expect(page).toHaveURL('/profile?page=account');
    await expect(page).toHaveTitle(/^My account · /);
    await expectAccessible(page);
    await expectNarrow(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Wallet/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
    const phone = page.viewportSize()!;
    await page.setViewportSize({ width: 1280, height: 860 });
    const rail = page.getByRole('navigation', { name: 'My account' });
    await expect(rail.getByRole('link', { name: /^Wallet/ })).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page);
    await page.setViewportSize(phone);
    await expect(rail).toHaveCount(0);
  });
});

test('a customer funds the wallet, looks at points, and copies the referral code', async ({
  page,
  context,
  request,
}) => {
  await customer(page, request);
  await open(page, '/wallet');
  const main = page.getByRole('main');
  await expect(main.getByText('€0.00')).toBeVisible();
  await expect(main.getByText('Nothing here yet')).toBeVisible();
  await expectAccessible(page);
  const funds = page.getByRole('form', { name: 'Add funds' });
  const add = funds.getByRole('button', { name: 'Add funds' });
  await test.step('[PROF-29] an amount is above zero', async () => {
    for (const amount of ['0', '-5']) {
      await funds.getByLabel('Amount').fill(amount);
      await add.click();
      await expect(funds.getByText('Enter an amount above zero.')).toBeVisible();
    }
  });
  await test.step('[PROF-28] [PROF-37] [ROUTE-28] it is funded by card, and lists the payment', async () => {
    await funds.getByLabel('Amount').fill('25');
    await add.click();
    await page.waitForURL(/payment-mobile/);
    await page.getByRole('button').first().click();
    await page.waitForURL(/\/wallet/);
    await expect(main.getByText(/\+€25\.00/)).toBeVisible();
    await expect(main.getByText('Funds added')).toBeVisible();
  });
  await test.step('[PROF-31] [ROUTE-30] without points it is said how many are missing', async () => {
    await open(page, '/loyalty-points');
    const part = page.getByRole('region', { name: 'Move to the wallet' });
    await expect(part.getByText('You need 100 more points before you can move any.')).toBeVisible();
    await expect(part.getByRole('button')).toHaveCount(0);
    await expectAccessible(page);
  });
  await test.step('[PROF-32] [ROUTE-31] the referral code is copied', async () => {
    await open(page, '/referral-code');
    const shown = page.getByRole('main').locator('strong').first();
    await expect(shown).toHaveText(/^.{5,}$/);
    const code = (await shown.textContent()) ?? '';
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy the code' }).click();
    await expect(page.getByText(`Code ${code} has been copied`)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await expectAccessible(page);
  });
});

test('a customer signs another device out, and deletes the account in the settings', async ({
  page,
  request,
  visitor,
}) => {
  const { token, email, password } = await customer(page, request);
  const main = page.getByRole('main');
  await test.step('[PLUS-45] a sign-in elsewhere is told, and ended from here: there it is signed out', async () => {
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
    const other = await visitor({}, { userAgent: agent });
    await open(other, '/auth/sign-in?next=%2Fwallet');
    const form = other.getByRole('form', { name: 'Sign in' });
    await form.getByLabel('Email or phone').fill(email);
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(other).toHaveURL(/\/wallet$/);
    await open(page, '/notifications');
    await page.getByRole('link', { name: 'New sign-in to your account' }).click();
    await expect(page).toHaveURL('/settings');
    const devices = main.getByRole('region', { name: 'Signed-in devices' });
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
    await devices.getByRole('button', { name: 'Sign out Firefox on Linux' }).click();
    await expect(page.getByText('The device was signed out.')).toBeVisible();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await expect(devices.getByRole('heading', { name: 'Signed-in devices' })).toBeFocused();
    await other.reload();
    await expect(other.getByText('Your token has been expired.please sign in again')).toHaveCount(1);
    await expect(other).toHaveURL(/\/auth\/sign-in/);
    expect(await other.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
  await open(page, '/settings');
  await test.step('[PROF-34] [ROUTE-32] they have theme and language', async () => {
    await expect(main.getByRole('button', { name: 'Dark Mode' })).toBeVisible();
    await expect(main.getByRole('button', { name: /العربية/ })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('[PLUS-46] they download their data', async () => {
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Download your data' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
    const { person } = JSON.parse(readFileSync(await file.path(), 'utf8')) as { person: { email: string }[] };
    expect(person[0]?.email).toMatch(/@/);
    await expect(main.getByText('Your data has been downloaded as my-data-')).toBeVisible();
  });
  const calls: string[] = [];
  page.on('request', (call) => (call.url().includes('remove-account') ? calls.push(call.method()) : undefined));
  const remove = main.getByRole('button', { name: 'Delete account' });
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete your account?' });
  await test.step('[PROF-22] [PROF-23] [PROF-24] keeping it sends nothing', async () => {
    await remove.click();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Your orders, without your name' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep it' }).last().click();
    await expect(dialog).toHaveCount(0);
    expect(calls).toEqual([]);
  });
  await test.step('[PROF-26] a refusal says why', async () => {
    await page.route(/remove-account/, (route) =>
      route.fulfill({
        status: 203,
        json: {
          errors: [
            { code: 'on-going', message: 'An order is running.' },
            { code: 'x', message: 'second' },
          ],
        },
      }),
    );
    await remove.click();
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('An order is running.');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
  });
  await test.step('[PROF-25] it is deleted, and the customer signed out', async () => {
    await page.unroute(/remove-account/);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByText('Account has been deleted')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect(calls).toEqual(['DELETE', 'DELETE']);
  });
});
