/** The frame and the overview of a customer's account. */
import { openTestShop, type TestShop, type TestShopOptions } from '@shop/testing';
import { chatApi } from '@shop/api-client/chat';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { AccountFrame, AccountHub } from './index';
import { accountSectionOf } from './lib/account/account-section';
import { menuMessages, shellMessages } from './messages';

const LIST = '/api/v1/customer/message/list';
let testShop: TestShop;
let isWide: boolean;
beforeEach(() => {
  isWide = true;
  window.matchMedia = ((query: string) => ({
    matches: isWide && query === '(min-width: 1000px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  })) as never;
  testShop = openTestShop();
  Object.assign(testShop.answers, {
    '/api/v1/config': {
      digit_after_decimal_point: 2,
      currency_symbol: '€',
      customer_wallet_status: 1,
      loyalty_point_status: 1,
      ref_earning_status: 0,
    },
    '/api/v1/customer/info': {
      id: 1,
      f_name: 'Mina',
      l_name: 'Vella',
      email: 'mina@example.com',
      wallet_balance: 12.5,
      loyalty_point: 7,
    },
  });
});
const leave = jest.fn();
beforeEach(() => leave.mockReset());
const show = (element: ReactElement, options: TestShopOptions = {}) =>
  testShop.renderWithProviders(element, { messages: [shellMessages, menuMessages], token: 't', ...options });
const frame = <AccountFrame onSignOut={leave} />;
const rail = () => screen.findByRole('navigation', { name: 'My account' });

it.each([
  ['/wallet', 'wallet'],
  ['/my-orders', 'my-orders'],
  ['/chatting?conversationId=5&type=vendor', 'inbox'],
  ['/profile?page=inbox&type=vendor', 'inbox'],
  ['/profile?page=account', 'account'],
  ['/profile', ''],
])('[ROUTE-18] %s is the section %j', (address, section) => {
  const [pathname = '', search = ''] = address.split('?');
  expect(accountSectionOf({ pathname, search })).toBe(section);
});

describe('the rail', () => {
  it.each([
    ['/wallet', 'Wallet'],
    ['/chatting?conversationId=5&type=vendor', 'Messages'],
    ['/profile?page=coupons', 'Coupons'],
    // An unknown section shows the profile (ROUTE-18).
    ['/profile?page=nothing', 'Profile settings'],
    ['/profile?page=account', 'Overview'],
  ])('at %s marks %s as the current page, and no other', async (path, name) => {
    await show(frame, { path });
    const nav = within(await rail());
    await nav.findByRole('link', { name: /^Wallet/ });
    const current = nav.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(current).toHaveLength(1);
    expect(current[0]).toHaveTextContent(name);
    expect(current[0]).toHaveAttribute('aria-current', 'page');
  });

  it('[NAV-25] [NAV-27] shows name, balance and points, and no page that is switched off', async () => {
    await show(frame, { path: '/wallet' });
    const nav = within(await rail());
    expect(await nav.findByRole('link', { name: /Mina Vella/ })).toHaveAttribute('href', '/profile?page=account');
    expect(nav.getByRole('link', { name: /^Wallet.*€12\.50/ })).toHaveAttribute('href', '/wallet');
    expect(nav.getByRole('link', { name: /^Loyalty points.*7 points/ })).toHaveAttribute('href', '/loyalty-points');
    expect(nav.queryByRole('link', { name: /Referral code/ })).toBeNull();
  });

  it('counts unread messages once the inbox has been read, and never asks for it', async () => {
    const talk = { id: 5, receiver_type: 'vendor', sender_type: 'customer', receiver: { f_name: 'A' } };
    const { unmount } = await show(frame, { path: '/wallet' });
    await rail();
    expect(testShop.callOf(LIST)).toBeUndefined();
    unmount();
    testShop.answers[LIST] = {
      total_size: 2,
      conversations: [
        { ...talk, unread_message_count: 2 },
        { ...talk, id: 6, unread_message_count: 1 },
      ],
    };
    await show(frame, {
      path: '/wallet',
      before: (store) => store.dispatch(chatApi.endpoints.getConversations.initiate({ name: '' }) as never),
    });
    expect(within(await rail()).getByRole('img', { name: '3 unread messages' })).toBeVisible();
  });

  it('[PLUS-38] counts unread notifications, also where only this device knows what was seen', async () => {
    const data = { title: 'On its way', description: 'x', image: null, type: 'order_status', order_id: 7 };
    testShop.answers['/api/v1/customer/notifications'] = [
      { id: 3, data, is_read: 0 },
      { id: 2, data, is_read: 1 },
      { id: 1, data },
    ];
    await show(frame, { path: '/wallet' });
    const line = await within(await rail()).findByRole('img', { name: '2 unread notifications' });
    expect(line.closest('a')).toHaveAttribute('href', '/notifications');
  });

  it.each([
    ['/wallet', 'My account', '/profile?page=account'],
    ['/profile?page=account', 'Home', '/home'],
  ])('on small screens %s has a way back instead: %s', async (path, name, to) => {
    isWide = false;
    await show(frame, { path });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to);
    expect(screen.queryByRole('navigation')).toBeNull();
    // Nothing is asked for what is not shown.
    expect(testShop.callOf('/api/v1/customer/info')).toBeUndefined();
  });

  it('[NAV-40] asks before it signs out', async () => {
    await show(frame, { path: '/wallet' });
    await userEvent.click(within(await rail()).getByRole('button', { name: 'Logout' }));
    expect(leave).toHaveBeenCalledTimes(1);
  });
});

describe('the overview', () => {
  const favourites = jest.fn();

  it('lists all pages of the account in groups, orders first, with what is known of them', async () => {
    await show(<AccountHub onFavourites={favourites} onSignOut={leave} />, { path: '/profile?page=account' });
    expect(await screen.findByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
    await waitFor(() => expect(screen.getByText('Mina Vella')).toBeVisible());
    const groups = screen.getAllByRole('region').map((group) => [
      within(group).getByRole('heading').textContent,
      ...within(group)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ]);
    expect(groups).toEqual([
      ['Orders', 'My Orders', 'Track Order'],
      ['Money and offers', 'Wallet€12.50', 'Loyalty points7 points', 'Coupons'],
      ['Yours', 'My addresses', 'Notifications', 'Messages', 'Wishlist'],
      ['Settings and help', 'Profile settings', 'Settings', 'Help & Support', 'Logout'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Wishlist' }));
    expect(favourites).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('has no favourites where the module has none', async () => {
    await show(<AccountHub onFavourites={null} onSignOut={leave} />);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Wishlist' })).toBeNull();
  });
});
