import { openTestShop, wirePage, wireStore } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { OrdersPage, ordersMessages } from './index';

const order = (id: number, over: object = {}) => ({
  id,
  order_status: 'pending',
  order_type: 'delivery',
  order_amount: 3.3,
  delivery_charge: 3,
  additional_charge: 0.3,
  store: wireStore(9, { name: `Pharmacy ${id}` }),
  ...over,
});

it('[PLUS-15] the list marks prescription orders, and shows no price before there is one', async () => {
  const testShop = openTestShop();
  testShop.answers['/api/v1/customer/order/list'] = wirePage('orders', [
    order(1, { prescription_order: true }),
    order(2, { prescription_order: true, order_status: 'confirmed', order_amount: 15.5 }),
    order(3),
  ]);
  await testShop.renderWithProviders(<OrdersPage onShop={() => undefined} />, {
    messages: [ordersMessages],
    token: 'T',
  });
  const said = (await screen.findAllByRole('listitem')).map((entry) => [
    within(entry).queryByText('Prescription') !== null,
    within(entry).queryByText('Price to be confirmed') !== null,
    within(entry).queryByText(/^€/)?.textContent ?? null,
  ]);
  expect(said).toEqual([
    [true, true, null],
    [true, false, '€15.50'],
    [false, false, '€3.30'],
  ]);
});
