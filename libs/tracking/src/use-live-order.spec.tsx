/** Keeping an order current by its stream, and by polling when the stream is silent. */
import type { OrderWatcher } from '@shop/api-client/orders';
import type { Order } from '@shop/domain';
import { openTestShop, wireStore, type TestShop } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useLiveOrder, useOrderKey } from './lib/use-live-order';

let watcher: OrderWatcher | null = null;
jest.mock('@shop/api-client/orders', () => ({
  ...jest.requireActual('@shop/api-client/orders'),
  watchOrder: (_key: unknown, _of: unknown, callbacks: OrderWatcher) => {
    watcher = callbacks;
    return () => (watcher = null);
  },
}));

const TRACK = '/api/v1/customer/order/track';
const wire = (status: string) => ({
  id: 5,
  order_status: status,
  order_type: 'delivery',
  order_amount: 10,
  payment_method: 'cash_on_delivery',
  module_type: 'goods',
  created_at: '2026-03-05 14:00:00',
  store: wireStore(9),
});
const latest: { order?: Order } = {};
function OrderView() {
  const { order, live } = useLiveOrder(useOrderKey('5', '+35679000000'));
  useEffect(() => void Object.assign(latest, { order }), [order]);
  return <p>{order ? `${order.status} ${live ? 'live' : 'asked for'}` : 'loading'}</p>;
}
let testShop: TestShop;
const requestCount = () => testShop.calls.filter(({ pathname }) => pathname === TRACK).length;
const wait = (seconds: number) => act(async () => void (await jest.advanceTimersByTimeAsync(seconds * 1000)));

beforeEach(() => {
  jest.useFakeTimers();
  testShop = openTestShop();
  testShop.answers[TRACK] = wire('confirmed');
});
afterEach(() => void jest.useRealTimers());

it('[TRK-21] [PLUS-22] polls after ten seconds without an update, not before, also while the stream is open', async () => {
  await testShop.renderWithProviders(<OrderView />);
  await wait(1);
  expect(screen.getByText('confirmed asked for')).toBeVisible();
  expect(requestCount()).toBe(1);
  act(() => watcher?.onLive(true));
  await wait(11);
  expect(requestCount()).toBe(2);
  // The stream brought an update: polling waits for another ten seconds of silence.
  act(() => watcher?.onOrder({ ...(latest.order as Order), status: 'processing' }));
  await wait(8);
  expect(screen.getByText('processing live')).toBeVisible();
  expect(requestCount()).toBe(2);
});

it('[TRK-22] stops polling when delivered', async () => {
  testShop.answers[TRACK] = wire('delivered');
  await testShop.renderWithProviders(<OrderView />);
  await wait(1);
  expect(requestCount()).toBe(1);
  await wait(60);
  expect(requestCount()).toBe(1);
});
