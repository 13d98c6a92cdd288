/** The histories of wallet and points, and what is said before points become money. */
import { openTestShop, type TestShop, type TestShopOptions } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { profileMessages } from './index';
import { LoyaltyPage } from './lib/loyalty-page';
import { WalletPage } from './lib/wallet-page';

const config = {
  digit_after_decimal_point: 2,
  currency_symbol: '€',
  customer_wallet_status: 1,
  loyalty_point_status: 1,
};
const person = { id: 1, f_name: 'Mina', l_name: 'Vella', wallet_balance: 19.5, loyalty_point: 9 };
let testShop: TestShop;
let answers: TestShop['answers'];
beforeEach(() => {
  testShop = openTestShop();
  ({ answers } = testShop);
  Object.assign(answers, { '/api/v1/config': config, '/api/v1/customer/info': person });
  testShop.elsewhere = () => Response.json({ total_size: 0, limit: 10, offset: 1, data: [] });
});
const show = (element: ReactElement, options: TestShopOptions = {}) =>
  testShop.renderWithProviders(element, { messages: [profileMessages], token: 't', ...options });

describe('histories explain each entry', () => {
  const entry = (id: number, over: object) => ({
    transaction_id: `W${id}`,
    credit: 0,
    debit: 0,
    admin_bonus: 0,
    balance: 0,
    reference: '',
    created_at: '2026-03-05 11:00:00',
    ...over,
  });
  const pageOf = (data: object[]) => ({ total_size: data.length, limit: 10, offset: 1, data });
  const lines = async () =>
    within(await screen.findByRole('list', { name: 'Transactions' }))
      .getAllByRole('listitem')
      .map((line) => line.textContent);

  it('[PROF-28] of the wallet: what moved, for which order, with its sign and the balance after it', async () => {
    answers['/api/v1/customer/wallet/transactions'] = pageOf([
      entry(5, { transaction_type: 'order_refund', credit: 7, balance: 19.5, reference: 'order:100012:3' }),
      entry(4, { transaction_type: 'order_place', debit: 12.5, balance: 12.5, reference: 'order:100013' }),
      entry(3, { transaction_type: 'loyalty_point', credit: 5, balance: 25, reference: 'transfer:1' }),
      entry(2, { transaction_type: 'add_fund', credit: 20, admin_bonus: 2, balance: 20, reference: 'payment:1' }),
      entry(1, { transaction_type: 'some_thing', credit: 1, balance: null }),
    ]);
    await show(<WalletPage />);
    const at = 'Mar 5, 2026 11:00 am';
    expect(await lines()).toEqual([
      `Refund for order #100012${at}+€7.00Balance €19.50`,
      `Paid for order #100013${at}−€12.50Balance €12.50`,
      `Points turned into money${at}+€5.00Balance €25.00`,
      `Funds added${at}with a bonus of €2.00+€20.00Balance €20.00`,
      `some thing${at}+€1.00`,
    ]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/order-history/100012',
      '/order-history/100013',
    ]);
  });

  it('[PROF-31] of the points: earned with an order, or turned into money', async () => {
    answers['/api/v1/customer/loyalty-point/transactions'] = pageOf([
      entry(2, { transaction_type: 'point_to_wallet', debit: 100, balance: 9 }),
      entry(1, { transaction_type: 'order_place', credit: 109, balance: 109, reference: 'order:100013' }),
    ]);
    await show(<LoyaltyPage />);
    const at = 'Mar 5, 2026 11:00 am';
    expect(await lines()).toEqual([
      `Turned into money${at}−100Balance 9`,
      `Earned with order #100013${at}+109Balance 109`,
    ]);
  });

  it('[PROF-28] the wallet’s history is narrowed to a kind, which stands in the address', async () => {
    const asked = () =>
      testShop.calls
        .filter(({ pathname }) => pathname.endsWith('/wallet/transactions'))
        .map(({ searchParams }) => searchParams.get('type'));
    const { address } = await show(<WalletPage />, { path: '/profile?page=wallet' });
    const filters = within(await screen.findByRole('group', { name: 'Show' }));
    expect(await screen.findByText(/You can pay for any order with them/)).toBeVisible();
    expect(filters.getByRole('button', { pressed: true })).toHaveTextContent('All');
    await userEvent.click(filters.getByRole('button', { name: 'Orders' }));
    await waitFor(() => expect(asked()).toEqual([null, 'order']));
    expect(address()).toBe('/profile?page=wallet&kind=order');
    expect(filters.getByRole('button', { pressed: true })).toHaveTextContent('Orders');
    // Nothing of this kind says nothing about the wallet as a whole.
    expect(await screen.findByText('Nothing here yet')).toBeVisible();
    expect(screen.queryByText(/You can pay for any order with them/)).toBeNull();
    await userEvent.click(filters.getByRole('button', { name: 'All' }));
    expect(address()).toBe('/profile?page=wallet');
  });

  it('[PROF-28] an address with an unknown kind shows all', async () => {
    await show(<WalletPage />, { path: '/wallet?kind=order%26x' });
    await screen.findByText('Nothing here yet');
    expect(testShop.callOf('/api/v1/customer/wallet/transactions')?.has('type')).toBe(false);
  });
});

describe('[PROF-31] before points are moved', () => {
  const rates = { loyalty_point_exchange_rate: 20, loyalty_point_minimum_point: 100 };
  beforeEach(() => {
    answers['/api/v1/config'] = { ...config, ...rates };
    answers['/api/v1/customer/info'] = { ...person, loyalty_point: 5000 };
  });

  it('the rate is said, and what the points in the field become', async () => {
    await show(<LoyaltyPage />);
    const form = await screen.findByRole('form', { name: 'Move to the wallet' });
    expect(form).toHaveTextContent('20 points are worth €1.00. You can move 100 or more at a time.');
    await userEvent.type(within(form).getByRole('textbox'), '250');
    expect(within(form).getByRole('status')).toHaveTextContent('250 points become €12.50 in your wallet.');
    await userEvent.type(within(form).getByRole('textbox'), '0000');
    expect(within(form).getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['99', 'Move at least 100 points.'],
    ['5001', 'You have 5000 points.'],
    ['0', 'Enter a whole number of points.'],
  ])('%s points are refused', async (typed, why) => {
    await show(<LoyaltyPage />);
    await userEvent.type(await screen.findByRole('textbox'), `${typed}{Enter}`);
    expect(await screen.findByText(why)).toBeVisible();
    expect(testShop.callOf('/api/v1/customer/loyalty-point/point-transfer')).toBeUndefined();
  });

  it.each([
    [40, 'You need 60 more points before you can move any.'],
    [99, 'You need 1 more point before you can move any.'],
    [0, 'You need 100 more points before you can move any.'],
  ])('with %i points what is missing is said, and nothing can be pressed', async (points, said) => {
    answers['/api/v1/customer/info'] = { ...person, loyalty_point: points };
    await show(<LoyaltyPage />);
    const part = await screen.findByRole('region', { name: 'Move to the wallet' });
    expect(part).toHaveTextContent(said);
    expect(part).toHaveTextContent('20 points are worth €1.00.');
    expect(screen.queryByRole('form')).toBeNull();
    expect(within(part).queryByRole('button')).toBeNull();
  });

  it('a backend without a rate says none', async () => {
    answers['/api/v1/config'] = config;
    await show(<LoyaltyPage />);
    const form = await screen.findByRole('form', { name: 'Move to the wallet' });
    expect(form).not.toHaveTextContent(/worth|become/);
  });
});
