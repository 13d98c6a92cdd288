/** When the order would arrive: the backend's quote, else what the store states. */
import type { DeliveryAddress, Store } from '@shop/domain';
import { orderStateMessages } from '@shop/order-form';
import { openTestShop, type TestShop } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import ArrivalLine from './lib/arrival-line';
import { lineOf } from './customer-checkout.spec-helper';

const QUOTE = '/api/v1/customer/order/get-Tax';
const window = { from: '2026-03-05T14:30:00Z', to: '2026-03-05T14:40:00Z' };
const store = { id: '9', moduleId: '1', deliveryTime: { min: 20, max: 30, unit: 'min' } } as Store;
const address = {
  text: 'Old Town',
  type: 'home',
  point: { lat: 34.6, lng: 18.9 },
  road: '',
  house: '',
  floor: '',
  more: '',
};
let testShop: TestShop;
beforeEach(() => void (testShop = openTestShop()));

const show = (type: 'delivery' | 'take_away', to: object | null) =>
  testShop.renderWithProviders(
    <ArrivalLine
      store={store}
      lines={[lineOf(500)]}
      isWaiting={false}
      draft={{ type, address: to as DeliveryAddress }}
    />,
    { messages: [orderStateMessages], token: 't' },
  );

it('is the window of the quote for this address, with its moments', async () => {
  testShop.answers[QUOTE] = { order_amount: 5, arrival: window };
  await show('delivery', address);
  const from = await screen.findByText('02:30 pm');
  expect(from).toHaveAttribute('datetime', new Date(window.from).toISOString());
  expect(from.closest('p')).toHaveTextContent('Arriving 02:30 pm – 02:40 pm');
});

it('of a take-away is when it is ready', async () => {
  testShop.answers[QUOTE] = { order_amount: 5, arrival: window };
  await show('take_away', null);
  expect((await screen.findByText('02:30 pm')).closest('p')).toHaveTextContent('Ready 02:30 pm');
});

it.each([
  ['without an address', null, { order_amount: 5, arrival: window }],
  ['of a backend that does not tell', address, { order_amount: 5 }],
  ['when the quote is refused', address, () => Response.json({ errors: [] }, { status: 403 })],
])('%s is what the store states', async (_, to, answer) => {
  testShop.answers[QUOTE] = answer;
  await show('delivery', to);
  await waitFor(() => expect(screen.getByText('In 20–30 min')).toBeVisible());
  expect(screen.queryByText(/Arriving/)).toBeNull();
});
