/** Customer accounts: sign-up, sign-in, and what signing out leaves behind. */
import {
  addItem,
  cartBadge,
  customer,
  expect,
  expectAccessible,
  open,
  openCart,
  openMenu,
  PASSWORD,
  person,
  placedOrder,
  recordUrls,
  returning,
  test,
} from './shop';
import { send } from './wire';

test.beforeEach(async ({ context }) => returning(context));

test('a guest is asked at the checkout, signs up, and keeps the cart', async ({ page }) => {
  await addItem(page, 'green-corner', 'olive-oil-green-corner');
  await test.step('[CART-49] what was added is said above the bar of the cart, until the cart opens', async () => {
    await addItem(page, 'green-corner', 'bananas-green-corner');
    const notice = page.getByText('Item added to cart');
    const [toast, bar] = await Promise.all([notice.boundingBox(), page.locator('[data-cart-bar]').boundingBox()]);
    expect((toast?.y ?? Infinity) + (toast?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(toast?.y).toBeGreaterThan(400);
    await openCart(page);
    expect(await notice.count()).toBe(0);
  });
  await test.step('[CART-08] [CART-26] the lines have picture and variation', async () => {
    const line = page.getByRole('list', { name: 'Your cart' }).getByRole('listitem').filter({ hasText: 'Olive' });
    await expect(line.locator('img')).toHaveCount(1);
    await expect(line.getByText('1 L')).toBeVisible();
  });
  const proceed = () => page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await test.step('[GUEST-10] [GUEST-11] [GUEST-15] [CART-28] the prompt explains, closes, and changes nothing', async () => {
    await proceed();
    await expect(page.getByText('Do you want to login or continue as a guest?')).toBeVisible();
    await expect(
      page.getByText(
        'By logging in you can see your order history. Orders placed as a guest cannot be viewed afterwards.',
      ),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/store\/green-corner/);
    await expect(cartBadge(page)).toHaveText('2');
  });
  await test.step('[GUEST-13] [GUEST-14] it leads to sign-in and to sign-up, and from there back to the order', async () => {
    await openCart(page);
    await proceed();
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/auth\/sign-in\?next=%2Fcheckout%3Fpage%3Dcart$/);
    await page.goBack();
    await openCart(page);
    await proceed();
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL(/\/auth\/sign-up\?next=%2Fcheckout%3Fpage%3Dcart$/);
  });
  const form = page.getByRole('form', { name: 'Create an account' });
  await test.step('[AUTH-06] [ROUTE-26] missing fields are named', async () => {
    await form.getByRole('button', { name: 'Create account' }).click();
    await expect(form.getByLabel('First name')).toBeFocused();
    for (const text of ['Name is required', 'Email is required', 'Phone Number is required', 'Password is required'])
      await expect(form.getByText(text)).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('[AUTH-05] [AUTH-11] [GUEST-19] [PLUS-04] the new account has the cart, and orders it', async () => {
    const body = person();
    await form.getByLabel('First name').fill(body.f_name);
    await form.getByLabel('Last name').fill(body.l_name);
    await form.getByLabel('Email').fill(body.email);
    await form.getByLabel('Phone').fill(body.phone);
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await form.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
    await form.getByLabel(/I accept/).check();
    await form.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/checkout\?page=cart/);
    await expect(page.getByRole('group', { name: 'Delivery Addresses' }).getByText('Mina Vella')).toBeVisible();
    await expect(page.getByText('1 × Bananas')).toBeVisible();
    expect(
      await page.evaluate(() => [localStorage.getItem('guest_id'), localStorage.getItem('token')?.length]),
    ).toEqual([null, 43]);
    await page.getByRole('button', { name: 'Place Order' }).click();
    await placedOrder(page);
  });
});

test('a customer signs in, forgets the password, and signs in with a code', async ({ page, request }) => {
  const body = person();
  await send(request, 'auth/sign-up', body);
  await open(page, '/auth/sign-in?from=sign-up');
  const form = page.getByRole('form', { name: 'Sign in' });
  const signIn = form.getByRole('button', { name: 'Sign in', exact: true });
  await test.step('[AUTH-01] [AUTH-04] [ROUTE-24] empty fields are named, and nothing is sent', async () => {
    const calls = recordUrls(page, /auth\/login/);
    await signIn.click();
    await expect(form.getByText('Email or phone is required')).toBeVisible();
    await expect(form.getByText('Password is required')).toBeVisible();
    expect(calls).toEqual([]);
  });
  await test.step('[AUTH-03] wrong credentials stay on the form', async () => {
    await form.getByLabel('Email or phone').fill(body.email);
    await form.getByLabel('Password', { exact: true }).fill('wrong one');
    await signIn.click();
    await expect(form.getByRole('alert')).toHaveText('These sign-in details are not right.');
    await expect(page.getByText('These sign-in details are not right.')).toHaveCount(1);
    await expect(form.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(form.getByLabel('Email or phone')).toHaveValue(body.email);
    await expectAccessible(page);
  });
  await test.step('[PLUS-01] a forgotten password is replaced with the help of a code', async () => {
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    await page.getByLabel('Email or phone').fill(body.phone);
    await page.getByRole('button', { name: 'Send the code' }).click();
    const codeNotice = page.getByText(/your code is \d{6}/);
    const code = /\d{6}/.exec((await codeNotice.textContent()) ?? '')?.[0] ?? '';
    await expect(page.getByLabel('Code, digit 1 of 6')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type(code);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('New password', { exact: true }).fill('another long password');
    await page.getByLabel('Confirm password', { exact: true }).fill('another long password');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page).toHaveURL(/\/auth\/sign-in/);
    await test.step('[PLUS-02] then a code is enough', async () => {
      await page.getByRole('button', { name: 'Sign in with a code instead' }).click();
      await page.getByLabel('Phone').fill(body.phone);
      await page.getByRole('button', { name: 'Send me a code' }).click();
      const again = page.getByText(/your code is \d{6}/).last();
      await expect(again).not.toHaveText(new RegExp(code));
      const second = /\d{6}/.exec((await again.textContent()) ?? '')?.[0] ?? '';
      await expect(page.getByText(/Send a new code in \d+ s/)).toBeVisible();
      await page.getByLabel('Code, digit 1 of 6').focus();
      await page.keyboard.type(second);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL(/\/home$/);
    });
  });
  await test.step('[AUTH-02] [AUTH-12] [ROUTE-25] signed in, the forms lead home, and never to another host', async () => {
    await page.evaluate(() => localStorage.removeItem('token'));
    await open(page, '/auth/sign-in?from=sign-up');
    await form.getByLabel('Email or phone').fill(body.email);
    await form.getByLabel('Password', { exact: true }).fill('another long password');
    await signIn.click();
    await expect(page).toHaveURL(/\/home$/);
    await page.goto('/auth/sign-up');
    await expect(page).toHaveURL(/\/home$/);
    for (const next of ['/%09/evil.example', '/..//evil.example', '//evil.example']) {
      await page.goto(`/auth/sign-in?next=${next}`);
      await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/home$/);
    }
  });
});

test('a customer logs out and leaves nothing behind; an expired token is told once', async ({
  page,
  request,
  visitor,
}) => {
  const { token } = await customer(page, request);
  await addItem(page, 'green-corner', 'bananas-green-corner');
  await expect(cartBadge(page)).toHaveText('1');
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to logout?' });
  await test.step('[AUTH-13] [AUTH-20] [AUTH-25] Cancel keeps the session', async () => {
    await openMenu(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
  });
  await openMenu(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  const after: string[] = [];
  page.on('request', (call) => after.push(`${call.url()} ${call.headers().authorization ?? ''}`));
  await test.step('[AUTH-14] [AUTH-17] [AUTH-22] [WISH-16] it leads home, with an empty cart', async () => {
    await dialog.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Logged out successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    await expect(cartBadge(page)).toBeHidden();
  });
  await test.step('[AUTH-16] [AUTH-18] [AUTH-19] [CART-31] the cart of the guest is fetched, without the token', async () => {
    await expect.poll(() => after.some((call) => call.includes('cart/list?guest_id='))).toBe(true);
    // The backend is asked to revoke the token (decision 051); no other call carries it.
    const named = after.filter((call) => call.includes(token));
    expect(named.map((call) => new URL(call.split(' ')[0] ?? '').pathname)).toEqual(['/api/v1/customer/sign-out']);
  });
  await test.step('[AUTH-15] [AUTH-23] [AUTH-24] the token is worth nothing any more', async () => {
    const info = () => request.get('/api/v1/customer/info', { headers: { authorization: `Bearer ${token}` } });
    await expect.poll(async () => (await info()).status()).toBe(401);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
  await test.step('[SESS-30] [SESS-32] an expired token is reported once and leads to sign-in', async () => {
    const back = await visitor();
    await back.addInitScript(
      () =>
        sessionStorage.getItem('once') ?? (localStorage.setItem('token', 'old'), sessionStorage.setItem('once', '1')),
    );
    await back.route(/\/api\/v1\/customer\/cart\/list|\/api\/v1\/react-landing-page/, (route) =>
      route.fulfill({ status: 401, json: { message: 'Unauthenticated.' } }),
    );
    await open(back, '/store/green-corner?module_id=1');
    await expect(back.getByText('Your token has been expired.please sign in again')).toHaveCount(1);
    await expect(back).toHaveURL(/\/auth\/sign-in\?next=/);
    expect(await back.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});
