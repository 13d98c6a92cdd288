/** The list of orders shows state and payment with the same texts as the order page. */
import { orderStateMessages } from '@shop/order-form';
import { openTestShop, wirePage, wireStore } from '@shop/testing';
import { screen } from '@testing-library/react';
import { OrdersPage, ordersMessages } from './index';

const store = wireStore(9, { name: 'Green Corner' });
const order = (id: number, over: object) => ({
  id,
  order_status: 'pending',
  order_type: 'delivery',
  payment_method: 'cash_on_delivery',
  payment_status: 'unpaid',
  order_amount: 10,
  store,
  ...over,
});

it('[ORD-01] [ORD-05] each entry shows its state and its payment method', async () => {
  const testShop = openTestShop();
  const wallet = { payment_method: 'wallet', amount: 4 };
  testShop.answers['/api/v1/customer/order/list'] = wirePage('orders', [
    order(1, {}),
    order(2, { payment_method: 'digital_payment' }),
    order(3, { payment_method: 'digital_payment', payment_status: 'paid' }),
    order(4, { order_status: 'handover', order_type: 'take_away' }),
    order(5, { order_status: 'delivered', order_type: 'take_away', payment_status: 'paid' }),
    order(6, { order_status: 'processing', payments: [wallet, { payment_method: 'cash_on_delivery', amount: 6 }] }),
    order(7, { order_type: 'parcel', store: null, receiver_details: { address: 'Mill Road' } }),
    order(8, { order_status: 'failed', payment_method: 'digital_payment' }),
  ]);
  await testShop.renderWithProviders(<OrdersPage onShop={() => undefined} />, {
    messages: [ordersMessages, orderStateMessages],
    token: 't',
  });
  await screen.findAllByText(/Order #/);
  const shown = screen.getAllByRole('listitem').map((entry) => entry.querySelector('p:last-of-type')?.textContent);
  expect(shown).toEqual([
    'Waiting for the storeCash on delivery',
    'Waiting for paymentCard',
    'Waiting for the storeCard',
    'Ready to pick upCash at pick-up',
    'Being preparedWallet + Cash on delivery',
    'Waiting for a courierCash',
    'Picked upCash at pick-up',
    'Payment failedCard',
  ]);
});
