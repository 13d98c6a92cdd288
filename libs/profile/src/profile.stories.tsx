/** Wallet, points and notifications: with entries of every kind, empty, failed and switched off. */
import { inShop } from '@shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { profileMessages } from './index';
import Devices from './lib/devices/devices';
import { deviceMessages } from './lib/devices/messages';
import { InterestsPage } from './lib/interests/interests-page';
import { interestMessages } from './lib/interests/messages';
import { LoyaltyPage } from './lib/loyalty-page';
import { NotificationsPage } from './lib/notifications-page';
import ToldChoices from './lib/told-choices';
import { WalletPage } from './lib/wallet-page';

const meta: Meta = { title: 'profile/Wallet and points' };
export default meta;

const config = {
  digit_after_decimal_point: 2,
  currency_symbol: '€',
  customer_wallet_status: 1,
  loyalty_point_status: 1,
  loyalty_point_exchange_rate: 20,
  loyalty_point_minimum_point: 100,
  digital_payment: 1,
  active_payment_method_list: [{ gateway: 'sandbox', gateway_title: 'Card', gateway_image: null }],
};
const answers = {
  '/api/v1/config': config,
  '/api/v1/customer/info': { id: 1, f_name: 'Mina', l_name: 'Vella', wallet_balance: 19.5, loyalty_point: 420 },
  '/api/v1/customer/wallet/bonuses': [{ id: 1, title: '10% on top', description: 'For €50 or more.' }],
};
const WALLET = '/api/v1/customer/wallet/transactions';
const POINTS = '/api/v1/customer/loyalty-point/transactions';
const pageOf = (entries: object[]) => ({
  total_size: entries.length,
  limit: 10,
  offset: 1,
  data: entries.map((entry, index) => ({
    transaction_id: `E${index}`,
    credit: 0,
    debit: 0,
    admin_bonus: 0,
    created_at: '2026-03-05 11:00:00',
    ...entry,
  })),
});
const options = { messages: [profileMessages], token: 't', path: '/wallet' };
const wallet = (more: object) => inShop(<WalletPage />, { ...answers, ...more }, options);

export const Wallet: StoryObj = {
  ...wallet({
    [WALLET]: pageOf([
      { transaction_type: 'order_refund', credit: 7, balance: 19.5, reference: 'order:100012:3' },
      { transaction_type: 'order_place', debit: 12.5, balance: 12.5, reference: 'order:100013' },
      { transaction_type: 'partial_payment', debit: 3, balance: 25, reference: 'order:100011' },
      { transaction_type: 'loyalty_point', credit: 5, balance: 28 },
      { transaction_type: 'referrer', credit: 3, balance: 23 },
      { transaction_type: 'add_fund', credit: 20, admin_bonus: 2, balance: 20 },
    ]),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Refund for order #100012' })).toBeVisible();
  },
};
export const EmptyWallet: StoryObj = wallet({ [WALLET]: pageOf([]) });
export const FailedWallet: StoryObj = wallet({ [WALLET]: new Response('{}', { status: 500 }) });
export const WalletSwitchedOff: StoryObj = wallet({ '/api/v1/config': { ...config, customer_wallet_status: 0 } });
export const Points: StoryObj = inShop(
  <LoyaltyPage />,
  {
    ...answers,
    [POINTS]: pageOf([
      { transaction_type: 'point_to_wallet', debit: 100, balance: 320 },
      { transaction_type: 'order_place', credit: 420, balance: 420, reference: 'order:100013' },
    ]),
  },
  options,
);
export const TooFewPoints: StoryObj = inShop(
  <LoyaltyPage />,
  {
    ...answers,
    '/api/v1/customer/info': { id: 1, f_name: 'Mina', l_name: 'Vella', loyalty_point: 40 },
    [POINTS]: pageOf([{ transaction_type: 'order_place', credit: 40, balance: 40, reference: 'order:100013' }]),
  },
  options,
);
export const EmptyPoints: StoryObj = inShop(<LoyaltyPage />, { ...answers, [POINTS]: pageOf([]) }, options);

const category = (id: number, name: string) => ({ id, name, slug: name, image: null, featured: 0 });
const interests = (path: string) =>
  inShop(
    <InterestsPage />,
    {
      ...answers,
      '/api/v1/module': [
        { id: 1, module_name: 'Grocery', module_type: 'goods', all_zone_service: 1 },
        { id: 2, module_name: 'Food', module_type: 'shelf', all_zone_service: 1 },
      ],
      '/api/v1/categories': [
        category(1, 'Bread'),
        category(2, 'Fruit'),
        category(3, 'Everything for a very long Sunday breakfast with friends'),
        category(4, 'خضار'),
      ],
      '/api/v1/customer/info': { id: 1, f_name: 'Mina', selected_modules_for_interest: [2] },
    },
    { ...options, messages: [profileMessages, interestMessages], path },
  );
export const Interests: StoryObj = {
  ...interests('/profile?page=interests&next=%2Fhome'),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('checkbox', { name: 'Fruit' }))[0]).toBeChecked();
  },
};
export const OwnInterests: StoryObj = interests('/profile?page=interests');

const NOTICES = '/api/v1/customer/notifications';
const notice = (id: number, data: object, over: object = {}) => ({
  id,
  data: { title: '', description: '', image: null, order_id: null, ...data },
  is_read: 0,
  created_at: '2026-03-05 10:40:00',
  ...over,
});
const notices = (list: unknown) =>
  inShop(<NotificationsPage />, { ...answers, [NOTICES]: list }, { ...options, path: '/notifications' });
export const Notifications: StoryObj = {
  ...notices([
    notice(4, {
      title: 'Your order is on its way',
      description: 'Order #100013',
      type: 'order_status',
      order_id: 100013,
    }),
    notice(3, {
      title: 'You have a new message',
      description: 'I am at the door, at the green one beside the bakery, and nobody answers the bell. '.repeat(3),
      type: 'message',
      conversation_id: 7,
      sender_type: 'delivery_man',
    }),
    notice(
      2,
      { title: 'Half price on everything green', description: 'Only today', type: 'push_notification' },
      { is_read: 1, created_at: '2026-03-04 09:00:00' },
    ),
    notice(
      1,
      { title: 'طلبك جاهز', description: 'الطلب رقم 100012', type: 'order_status', order_id: 100012 },
      { is_read: 1, created_at: '2026-03-03 10:00:00' },
    ),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Your order is on its way' })).toBeVisible();
  },
};
export const NoNotifications: StoryObj = notices([]);
export const FailedNotifications: StoryObj = notices(new Response('{}', { status: 500 }));

const ways = { app: true, push: true, mail: false };
export const Choices: StoryObj = inShop(
  <ToldChoices />,
  { ...answers, '/api/v1/customer/notification-choices': { order: { ...ways, mail: true }, offer: ways, chat: ways } },
  { ...options, path: '/settings' },
);

const DEVICES = '/api/v1/customer/devices';
const device = (id: string, browser: string, system: string, over: object = {}) => ({
  id,
  browser,
  system,
  is_current: 0,
  created_at: '2026-03-01T08:00:00Z',
  used_at: '2026-03-04T20:10:00Z',
  ...over,
});
const here = device('1', 'Chrome', 'Windows', { is_current: 1 });
const signedIn = (devices: unknown) =>
  inShop(
    <Devices />,
    { ...answers, [DEVICES]: devices },
    { ...options, messages: [profileMessages, deviceMessages], path: '/settings' },
  );
export const SignedInDevices: StoryObj = {
  ...signedIn({
    devices: [here, device('2', 'Samsung Internet', 'Android'), device('3', '', ''), device('4', 'Safari', 'iPhone')],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    await expect(await canvas.findByRole('button', { name: 'Sign out Safari on iPhone' })).toBeVisible();
  },
};
export const OneDevice: StoryObj = signedIn({ devices: [here] });
export const FailedDevices: StoryObj = signedIn(new Response('{}', { status: 500 }));
