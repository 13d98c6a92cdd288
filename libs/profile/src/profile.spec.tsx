/** What depends on the provider's switches and on the kind of account. */
import { openTestShop, type TestShop, type TestShopOptions } from '@shop/testing';
import { hostToasts } from '@shop/ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { ProfilePage, profileMessages } from './index';
import { LoyaltyPage } from './lib/loyalty-page';
import { ReferralPage } from './lib/referral-page';
import { WalletPage } from './lib/wallet-page';
import { photoError } from './lib/photo-field';

const config = {
  digit_after_decimal_point: 2,
  currency_symbol: '€',
  customer_wallet_status: 1,
  loyalty_point_status: 1,
  ref_earning_status: 1,
};
const person = {
  id: 1,
  f_name: 'Mina',
  l_name: 'Vella',
  email: 'mina@example.com',
  phone: '+35679000000',
  ref_code: 'MINA1',
};
const toasts: string[] = [];
beforeAll(() => void hostToasts(({ text }) => toasts.push(text)));
let testShop: TestShop;
let answers: TestShop['answers'];
beforeEach(() => {
  testShop = openTestShop();
  ({ answers } = testShop);
  Object.assign(answers, {
    '/api/v1/config': config,
    '/api/v1/customer/info': { ...person, wallet_balance: 12.5, loyalty_point: 7 },
  });
  testShop.elsewhere = () => Response.json({ total_size: 0, limit: 10, offset: 1, data: [] });
});
const sent = () => testShop.sent.flatMap(({ body }) => (body instanceof FormData ? [body] : []));
const show = (element: ReactElement, options: TestShopOptions = {}) =>
  testShop.renderWithProviders(element, { messages: [profileMessages], token: 't', ...options });

it.each([
  ['wallet', 'customer_wallet_status', <WalletPage key="w" />, 'Your balance'],
  ['loyalty points', 'loyalty_point_status', <LoyaltyPage key="l" />, 'Your points'],
  ['referral code', 'ref_earning_status', <ReferralPage key="r" />, 'Your code'],
])('[PROF-30] %s that are switched off show that', async (_name, flag, page, shown) => {
  const on = await show(page);
  expect(await screen.findByText(shown)).toBeVisible();
  on.unmount();
  answers['/api/v1/config'] = { ...config, [flag]: 0 };
  await show(page);
  expect(await screen.findByText('This is not available here.')).toBeVisible();
  expect(screen.queryByText(shown)).toBeNull();
});

it('[PROF-37] shows money with the decimals of the config and points as integers', async () => {
  const wallet = await show(<WalletPage />);
  expect(await screen.findByText('€12.50')).toBeVisible();
  wallet.unmount();
  await show(<LoyaltyPage />);
  expect(await screen.findByText('7')).toBeVisible();
});

it('[PROF-22] [PROF-23] [PROF-24] the account can be deleted where it is edited, after a confirmation', async () => {
  let removed = 0;
  answers['/api/v1/customer/remove-account'] = { message: 'gone' };
  await show(<ProfilePage onBack={() => undefined} onRemoved={() => (removed += 1)} />);
  const ask = async () => userEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
  await ask();
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Are you sure you want to delete your account?');
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Keep it' })[1] as HTMLElement);
  expect(testShop.callOf('/api/v1/customer/remove-account')).toBeUndefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await ask();
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete account' }));
  await waitFor(() => expect(removed).toBe(1));
  const at = testShop.calls.findIndex(({ pathname }) => pathname === '/api/v1/customer/remove-account');
  expect(testShop.sent[at]?.method).toBe('DELETE');
  expect(toasts).toContain('Account has been deleted');
});

it('[PROF-26] a refused deletion says why in the dialog, which stays until the customer has read it', async () => {
  const why = 'You have €12.50 in your wallet. Spend it or ask us to pay it out, then delete your account.';
  testShop.elsewhere = () =>
    Response.json(
      {
        errors: [
          { code: 'wallet', message: why },
          { code: 'x', message: 'second' },
        ],
      },
      { status: 203 },
    );
  let removed = 0;
  await show(<ProfilePage onBack={() => undefined} onRemoved={() => (removed += 1)} />);
  const ask = async () => userEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
  await ask();
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Spend what is in your wallet first.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete account' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(new RegExp(`^${why}$`));
  expect(removed).toBe(0);
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Keep it' })[1] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // It asks anew, without the old reason.
  await ask();
  expect(within(await screen.findByRole('dialog')).queryByRole('alert')).toBeNull();
});

it('[PROF-18] an account with social login has no password to change, with an explanation', async () => {
  answers['/api/v1/customer/info'] = { ...person, login_medium: 'google', social_id: '77' };
  await show(<ProfilePage onBack={() => undefined} onRemoved={() => undefined} />);
  expect(
    await screen.findByText('Password can not be updated while you are logged in by using social logins.'),
  ).toBeVisible();
  expect(screen.queryByLabelText('New password')).toBeNull();
});

it('[PROF-08] [PROF-15] [PROF-16] an account without a phone must add one, once; an empty password is not sent', async () => {
  answers['/api/v1/customer/info'] = { ...person, phone: null };
  answers['/api/v1/customer/update-profile'] = { message: 'Saved' };
  await show(<ProfilePage onBack={() => undefined} onRemoved={() => undefined} />);
  const phone = await screen.findByLabelText('Phone');
  expect(phone).toBeEnabled();
  const update = screen.getByRole('button', { name: 'Update Profile' });
  await userEvent.click(update);
  expect(screen.getByText('phone number required')).toBeVisible();
  expect(sent()).toEqual([]);
  await userEvent.type(phone, '+35679111111');
  await userEvent.click(update);
  expect(sent().map((form) => [...form.keys()])).toEqual([['f_name', 'l_name', 'phone', 'email']]);
  expect(sent()[0]?.get('phone')).toBe('+35679111111');
  await userEvent.type(screen.getByLabelText('New password'), 'correct horse');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'correct horse');
  await userEvent.click(update);
  expect(sent()[1]?.get('password')).toBe('correct horse');
});

it.each([
  ['image/jpeg', 2 * 1024 * 1024, null],
  ['image/png', 10, null],
  ['image/gif', 10, null],
  ['image/webp', 10, 'type'],
  ['application/pdf', 10, 'type'],
  ['image/png', 2 * 1024 * 1024 + 1, 'size'],
  ['image/png', 0, 'empty'],
] as const)('[PROF-12] [PROF-13] a photo of type %s with %i bytes: %s', (type, size, error) => {
  expect(photoError({ type, size })).toBe(error);
});

it.each([
  ['en', /upload/i, 'The picture is empty. Choose another one.'],
  ['ar', /صورة/, 'الصورة فارغة. اختر صورة أخرى.'],
] as const)(
  '[PROF-13] an empty photo is refused when it is chosen, and not sent: %s',
  async (language, label, reason) => {
    answers['/api/v1/customer/update-profile'] = { message: 'Saved' };
    await show(<ProfilePage onBack={() => undefined} onRemoved={() => undefined} />, { language });
    await userEvent.upload(await screen.findByLabelText(label), new File([], 'me.png', { type: 'image/png' }));
    expect(screen.getByRole('alert')).toHaveTextContent(reason);
    await userEvent.click(screen.getByRole('button', { name: /Update Profile|تحديث/ }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.has('image')).toBe(false);
  },
);

describe('changing credentials needs a confirmation', () => {
  const refuse = (code: string, message: string, status = 403) =>
    void (testShop.elsewhere = () => Response.json({ errors: [{ code, message }] }, { status }));
  const update = () => screen.getByRole('button', { name: 'Update Profile' });
  const changePassword = async (password = 'a brand new secret') => {
    await show(<ProfilePage onBack={() => undefined} onRemoved={() => undefined} />);
    await userEvent.type(await screen.findByLabelText('New password'), password);
    await userEvent.type(screen.getByLabelText('Confirm password'), password);
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await userEvent.click(update());
  };

  it('[PROF-16] [PROF-21] when the backend requires the current password, a field appears and the input stays', async () => {
    refuse('current_password', 'Enter your current password to change this.');
    await changePassword();
    const current = await screen.findByLabelText('Current password');
    expect(current).toHaveFocus();
    expect(current).toHaveAccessibleDescription('Enter your current password to change this.');
    expect(current).not.toBeInvalid();
    refuse('current_password', 'This is not your current password.');
    await userEvent.type(current, 'wrong one');
    await userEvent.click(update());
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not your current password.');
    expect(current).toBeInvalid();
    expect(current).toHaveFocus();
    expect(screen.getByLabelText('New password')).toHaveValue('a brand new secret');
    answers['/api/v1/customer/update-profile'] = { message: 'Saved' };
    await userEvent.clear(current);
    await userEvent.type(current, 'correct horse battery');
    await userEvent.click(update());
    await waitFor(() => expect(screen.queryByLabelText('Current password')).toBeNull());
    expect(sent().map((form) => form.get('current_password'))).toEqual([null, 'wrong one', 'correct horse battery']);
    expect(sent().at(-1)?.get('password')).toBe('a brand new secret');
  });

  it('an account without a password gets a code, and can request a new one', async () => {
    refuse('otp', 'We sent a code to +35679000000.');
    await changePassword();
    const code = await screen.findByLabelText('Code');
    expect(code).toHaveFocus();
    expect(code).toHaveAccessibleDescription('We sent a code to +35679000000.');
    await userEvent.type(code, '111111');
    refuse('otp', 'This code is wrong or has expired.');
    await userEvent.click(update());
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong or has expired.');
    refuse('otp', 'We sent another code to +35679000000.');
    await userEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/another code/));
    expect(screen.getByLabelText('Code')).toHaveValue('');
    expect(sent().map((form) => form.get('otp'))).toEqual([null, '111111', null]);
  });

  it('without such a requirement no field appears, and other rejections are shown as usual', async () => {
    answers['/api/v1/customer/update-profile'] = { message: 'Saved' };
    await changePassword();
    expect(sent()).toHaveLength(1);
    expect(screen.queryByLabelText('Current password')).toBeNull();
    delete answers['/api/v1/customer/update-profile'];
    refuse('email', 'That address is taken.');
    await userEvent.click(update());
    expect(await screen.findByRole('alert')).toHaveTextContent('That address is taken.');
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });

  it.each([
    ['        ', 'This password is easy to guess. Use a wider mix of characters.'],
    ['aaaaaaaa', 'This password is easy to guess. Use a wider mix of characters.'],
    ['mina@example.com', 'Choose a password that is not your email or phone number.'],
  ])('[PROF-17] the new password %j is rejected before it is sent', async (password, message) => {
    await changePassword(password);
    expect(screen.getByText(message)).toBeVisible();
    expect(sent()).toEqual([]);
  });
});

describe('numbers in the digits of any script', () => {
  const bodies = () =>
    testShop.sent.flatMap(({ body }) => (typeof body === 'string' ? [JSON.parse(body) as object] : []));
  const gateway = { gateway: 'sandbox', gateway_title: 'Card', gateway_image: null };

  it.each([
    ['٢٥٫٥', 25.5, '25.5'],
    ['1,234.5', 1234.5, '1234.5'],
    ['1.234,5', 1234.5, '1234.5'],
    ['١٬٢٣٤٫٥', 1234.5, '1234.5'],
    ['\u202a€25.50\u202c', 25.5, '25.5'],
  ])('%j is added to the wallet as the field shows it', async (typed, amount, shown) => {
    answers['/api/v1/config'] = { ...config, digital_payment: 1, active_payment_method_list: [gateway] };
    await show(<WalletPage />);
    const field = await screen.findByLabelText(/Amount/);
    await userEvent.click(field);
    await userEvent.paste(typed);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(bodies()).toMatchObject([{ amount }]));
    expect(field).toHaveValue(shown);
  });

  it.each(['abc', '1.2.3', '0', '-5', '1e-7', '٫'])('%j is no amount to add', async (typed) => {
    answers['/api/v1/config'] = { ...config, digital_payment: 1, active_payment_method_list: [gateway] };
    await show(<WalletPage />);
    await userEvent.type(await screen.findByLabelText(/Amount/), `${typed}{Enter}`);
    expect(await screen.findByText('Enter an amount above zero.')).toBeVisible();
    expect(bodies()).toEqual([]);
  });

  it('points are moved as the field shows them, never in parts', async () => {
    answers['/api/v1/customer/info'] = { ...person, loyalty_point: 5000 };
    answers['/api/v1/customer/loyalty-point/point-transfer'] = { message: 'moved' };
    await show(<LoyaltyPage />);
    const field = await screen.findByRole('textbox');
    await userEvent.type(field, '٢٫٥{Enter}');
    expect(bodies()).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, '١٬٢٣٤');
    await userEvent.tab();
    expect(field).toHaveValue('1234');
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(bodies()).toEqual([{ point: 1234 }]));
  });

  it('a code of confirmation is read whole, however it was pasted', async () => {
    testShop.elsewhere = () =>
      Response.json({ errors: [{ code: 'otp', message: 'We sent a code.' }] }, { status: 403 });
    await show(<ProfilePage onBack={() => undefined} onRemoved={() => undefined} />);
    await userEvent.type(await screen.findByLabelText('New password'), 'a brand new secret');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'a brand new secret');
    await userEvent.click(screen.getByRole('button', { name: 'Update Profile' }));
    const code = await screen.findByLabelText('Code');
    await userEvent.click(code);
    await userEvent.paste('\u202a٤١١ ٧٥٢\u202c');
    expect(code).toHaveValue('411752');
  });
});
