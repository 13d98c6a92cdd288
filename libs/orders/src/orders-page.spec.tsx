/** The list of orders: state and payment with the texts of the order page, and prescriptions. */
import { orderStateMessages, paymentMessages } from '@shop/order-form';
import { openTestShop, wirePage, wireStore } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

let again: string[];
beforeEach(() => (again = []));
function show(orders: object[]) {
  const testShop = openTestShop();
  testShop.answers['/api/v1/customer/order/list'] = wirePage('orders', orders);
  return testShop.renderWithProviders(
    <OrdersPage onShop={() => undefined} onAgain={async ({ id }) => void again.push(id)} />,
    {
      messages: [ordersMessages, orderStateMessages, paymentMessages],
      token: 't',
    },
  );
}

it('[ORD-01] [ORD-05] each entry shows its state and its payment method', async () => {
  const wallet = { payment_method: 'wallet', amount: 4 };
  await show([
    order(1, {}),
    order(2, { payment_method: 'digital_payment' }),
    order(3, { payment_method: 'digital_payment', payment_status: 'paid' }),
    order(4, { order_status: 'handover', order_type: 'take_away' }),
    order(5, { order_status: 'delivered', order_type: 'take_away', payment_status: 'paid' }),
    order(6, { order_status: 'processing', payments: [wallet, { payment_method: 'cash_on_delivery', amount: 6 }] }),
    order(7, { order_type: 'parcel', store: null, receiver_details: { address: 'Mill Road' } }),
    order(8, { order_status: 'failed', payment_method: 'digital_payment' }),
  ]);
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

it('[ORD-03] more orders load page by page until there are no more', async () => {
  const pages: Record<string, object[]> = { 1: [order(3, {}), order(2, {})], 2: [order(1, {})] };
  const testShop = openTestShop();
  // A backend whose total is too large: the empty page ends the list.
  testShop.answers['/api/v1/customer/order/list'] = ({ searchParams }: URL) => ({
    ...wirePage('orders', pages[searchParams.get('offset') ?? ''] ?? []),
    total_size: 9,
  });
  await testShop.renderWithProviders(<OrdersPage onShop={() => undefined} onAgain={async () => undefined} />, {
    messages: [ordersMessages, orderStateMessages, paymentMessages],
    token: 't',
  });
  const numbers = () => screen.getAllByText(/Order #/).map(({ textContent }) => /#(\d+)/.exec(textContent ?? '')?.[1]);
  await screen.findAllByText(/Order #/);
  expect(numbers()).toEqual(['3', '2']);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(numbers()).toEqual(['3', '2', '1']));
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull());
  expect(numbers()).toEqual(['3', '2', '1']);
  const offsets = testShop.calls
    .filter(({ pathname }) => pathname.endsWith('order/list'))
    .map(({ searchParams }) => searchParams.get('offset'));
  expect(offsets).toEqual(['1', '2', '3']);
});

it('[PLUS-15] the list marks prescription orders, and shows no price before there is one', async () => {
  const charges = { order_amount: 3.3, delivery_charge: 3, additional_charge: 0.3 };
  await show([
    order(1, { ...charges, prescription_order: true }),
    order(2, { ...charges, prescription_order: true, order_status: 'confirmed', order_amount: 15.5 }),
    order(3, charges),
  ]);
  const shown = (await screen.findAllByRole('listitem')).map((entry) => [
    within(entry).queryByText('Prescription') !== null,
    within(entry).queryByText('Price to be confirmed') !== null,
    within(entry).queryByText(/^€/)?.textContent ?? null,
  ]);
  expect(shown).toEqual([
    [true, true, null],
    [true, false, '€15.50'],
    [false, false, '€3.30'],
  ]);
});

it('[PLUS-22] an order under way says when it arrives, one for later its day, and one that has arrived neither', async () => {
  jest.useFakeTimers({ advanceTimers: true, now: Date.parse('2036-03-05T14:00:00Z') });
  const arrival = { from: '2036-03-05T14:30:00Z', to: '2036-03-05T14:40:00Z' };
  const later = { from: '2036-03-07T14:30:00Z', to: '2036-03-07T14:40:00Z' };
  await show([
    order(1, { order_status: 'processing', arrival }),
    order(2, { order_status: 'pending', arrival: later }),
    order(3, { order_status: 'delivered', arrival }),
  ]);
  const [running, waiting, past] = await screen.findAllByRole('listitem');
  expect(running).toHaveTextContent('Arriving 02:30 pm – 02:40 pm');
  expect(waiting).toHaveTextContent('Arriving Mar 7, 2036 02:30 pm – 02:40 pm');
  expect(past).not.toHaveTextContent('Arriving');
  jest.useRealTimers();
});

it('[ORD-01] running orders come first; a row has its date, number of items, pictures and one thing to do', async () => {
  const done = {
    order_status: 'delivered',
    payment_status: 'paid',
    details_count: 5,
    created_at: '2026-03-05 11:00:00',
  };
  const pictures = ['a', 'b', 'c'].map((name) => `https://shop.test/storage/product/${name}.webp`);
  await show([
    order(5, { ...done, item_pictures: pictures }),
    order(4, { order_status: 'picked_up', details_count: 1 }),
    order(3, { payment_method: 'digital_payment', details_count: 2 }),
    order(2, { ...done, order_type: 'parcel', store: null, details_count: 0 }),
    order(1, { ...done, order_status: 'canceled' }),
    // A prescription that was never read has nothing to order again.
    order(6, { ...done, order_status: 'canceled', prescription_order: true, details_count: 0 }),
  ]);
  const [running, past] = (await screen.findAllByRole('region')) as [HTMLElement, HTMLElement];
  const rows = (group: HTMLElement) => within(group).getAllByRole('listitem');
  const todo = (row: HTMLElement) =>
    [...within(row).queryAllByRole('button'), ...within(row).getAllByRole('link').slice(1)].map(
      (element) => element.getAttribute('aria-label') ?? element.textContent,
    );
  expect(rows(running).map(todo)).toEqual([['Track order #4'], ['Pay now for order #3']]);
  expect(rows(past).map(todo)).toEqual([['Order again: Green Corner'], [], ['Order again: Green Corner'], []]);
  const [row] = rows(past) as [HTMLElement];
  expect(row).toHaveTextContent('Order #5Mar 5, 2026 11:00 am5 items');
  expect([...row.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(
    pictures.map((url) => expect.stringContaining(new URL(url).pathname)),
  );
  // Two more than are shown.
  expect(within(row).getByText('+2')).toBeVisible();
  await userEvent.click(within(row).getByRole('button'));
  expect(again).toEqual(['5']);
});

it('[ORD-01] rows of a backend without pictures have none, and the initials of a store without a logo', async () => {
  await show([
    order(1, { item_pictures: null, details_count: null, store: { ...store, logo: null, logo_full_url: null } }),
  ]);
  const row = await screen.findByRole('listitem');
  expect(row.querySelector('img')).toBeNull();
  expect(within(row).getByText('GC')).toBeVisible();
  expect(within(row).queryByText(/item/)).toBeNull();
});
