/** A returning customer finds every section as one line, and orders by one press (decision 110). */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openCheckout, openStore, orderedBefore } from './customer-checkout.spec-helper';

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});
const section = (name: string) => screen.findByRole('group', { name });
const headings = () => screen.queryAllByRole('button', { expanded: false });
const send = () => screen.findByRole('button', { name: 'Place Order' });

const SECTIONS = [
  ['How would you like it?', 'Delivery'],
  ['Delivery Addresses', 'Quay 1 · Mina Vella'],
  ['When?', 'As soon as possible'],
  ['Anything to add?', 'No note'],
  ['A tip for the courier', 'No tip'],
  ['Payment', 'Cash on delivery'],
] as const;

it('[CHK-20] [PLUS-29] all sections are one line with their answer, and one press orders', async () => {
  const shop = openStore();
  orderedBefore();
  const { placed } = await openCheckout(shop);
  for (const [name, answer] of SECTIONS) expect(await section(name)).toHaveTextContent(answer);
  await waitFor(() => expect(headings()).toHaveLength(SECTIONS.length));
  expect(screen.queryAllByRole('radio')).toEqual([]);
  expect(await send()).toHaveAttribute('type', 'submit');
  expect(screen.getAllByRole('button', { name: 'Place Order' })).toHaveLength(1);
  await userEvent.click(await send());
  await waitFor(() => expect(placed).toEqual(['78']));
});

it('a section opens by its heading, and shows the new answer when it is folded again', async () => {
  const shop = openStore();
  orderedBefore();
  await openCheckout(shop);
  const payment = await section('Payment');
  await userEvent.click(within(payment).getByRole('button'));
  await userEvent.click(within(payment).getByRole('radio', { name: 'Pay now by Card' }));
  await userEvent.click(within(payment).getByRole('button', { name: /^Payment/ }));
  expect(payment).toHaveTextContent('Pay now by Card');
  expect(within(payment).queryByRole('radio')).toBeNull();
});

it('the payment of the last order that is not offered now is to be chosen', async () => {
  const shop = openStore();
  orderedBefore('digital_payment gone');
  await openCheckout(shop);
  expect(within(await section('Payment')).getByRole('radio', { name: 'Cash on delivery' })).toBeVisible();
  expect(within(await section('How would you like it?')).queryByRole('radio')).toBeNull();
});

it('[CHK-10] an address that is missing opens its section, the bar says what to do, and the press focuses the section', async () => {
  const shop = openStore();
  orderedBefore();
  await openCheckout(shop);
  const address = await section('Delivery Addresses');
  await userEvent.click(within(address).getByRole('button'));
  await userEvent.click(within(address).getByRole('button', { name: 'Forget the address' }));
  expect(await send()).toHaveAccessibleDescription('Choose an address');
  await userEvent.click(await send());
  expect(await within(address).findByText('Address is required')).toBeVisible();
  await waitFor(() => expect(address).toHaveFocus());
  expect(shop.callOf('/api/v1/customer/order/place')).toBeUndefined();
});

it('[ADDR-27] what follows the address waits until a customer’s is known, and nothing is ordered before', async () => {
  await openCheckout(openStore(), { isLate: true });
  const start = await screen.findByRole('button', { name: 'Start with the address' });
  expect(screen.getByRole('group', { name: 'How would you like it?' })).toBeVisible();
  for (const name of ['When?', 'Payment']) expect(screen.queryByRole('group', { name })).toBeNull();
  expect(screen.getByRole('status', { name: 'Loading the checkout' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Place Order' })).toBeNull();
  await userEvent.click(start);
  for (const name of ['When?', 'Payment']) expect(await section(name)).toBeVisible();
  expect(screen.queryByRole('status', { name: 'Loading the checkout' })).toBeNull();
  expect(await send()).toBeEnabled();
});

it('in a first order everything is open, and the bar says what a guest has to add', async () => {
  await openCheckout(openStore(), { customer: null });
  expect(within(await section('Payment')).getByRole('radio', { name: 'Cash on delivery' })).toBeVisible();
  expect(headings()).toEqual([]);
  expect(await send()).toHaveAccessibleDescription('Add your contact info');
});
