/** What depends on the provider's switches and on how a customer came. */
import { openStage, type Stage } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { LoyaltyPage, ProfilePage, profileTexts, ReferralPage, WalletPage } from './index';
import { photoFault } from './lib/photo-field';

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
let stage: Stage;
let answers: Stage['answers'];
beforeEach(() => {
  stage = openStage();
  ({ answers } = stage);
  Object.assign(answers, {
    '/api/v1/config': config,
    '/api/v1/customer/info': { ...person, wallet_balance: 12.5, loyalty_point: 7 },
  });
  stage.elsewhere = () => Response.json({ total_size: 0, limit: 10, offset: 1, data: [] });
});
const sent = () => stage.sent.flatMap(({ body }) => (body instanceof FormData ? [body] : []));
const show = (element: ReactElement) => stage.show(element, { texts: [profileTexts] as never, token: 't' });

it.each([
  ['wallet', 'customer_wallet_status', <WalletPage key="w" />, 'Your balance'],
  ['loyalty points', 'loyalty_point_status', <LoyaltyPage key="l" />, 'Your points'],
  ['referral code', 'ref_earning_status', <ReferralPage key="r" />, 'Your code'],
])('[PROF-30] %s that are switched off say so', async (_name, flag, page, shown) => {
  const on = await show(page);
  expect(await screen.findByText(shown)).toBeVisible();
  on.unmount();
  answers['/api/v1/config'] = { ...config, [flag]: 0 };
  await show(page);
  expect(await screen.findByText('This is not available here.')).toBeVisible();
  expect(screen.queryByText(shown)).toBeNull();
});

it('[PROF-37] shows money with the decimals of the config and points as whole numbers', async () => {
  const wallet = await show(<WalletPage />);
  expect(await screen.findByText('€12.50')).toBeVisible();
  wallet.unmount();
  await show(<LoyaltyPage />);
  expect(await screen.findByText('7')).toBeVisible();
});

it('[PROF-18] a social login has no password to change, and is told why', async () => {
  answers['/api/v1/customer/info'] = { ...person, login_medium: 'google', social_id: '77' };
  await show(<ProfilePage onBack={() => undefined} />);
  expect(
    await screen.findByText('Password can not be updated while you are logged in by using social logins.'),
  ).toBeVisible();
  expect(screen.queryByLabelText('New password')).toBeNull();
});

it('[PROF-08] [PROF-15] [PROF-16] an account without a phone needs one, once; the password goes only when it is filled', async () => {
  answers['/api/v1/customer/info'] = { ...person, phone: null };
  answers['/api/v1/customer/update-profile'] = { message: 'Saved' };
  await show(<ProfilePage onBack={() => undefined} />);
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
] as const)('[PROF-12] [PROF-13] a photo of type %s with %i bytes: %s', (type, size, fault) => {
  expect(photoFault({ type, size })).toBe(fault);
});
