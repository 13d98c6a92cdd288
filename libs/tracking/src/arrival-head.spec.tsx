/** What an order page says first: when. */
import type { Order, OrderStatus } from '@shop/domain';
import { orderStateMessages } from '@shop/order-form';
import { openTestShop, type TestShop } from '@shop/testing';
import { minor } from '@shop/util';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { ArrivalHead } from './lib/arrival-head';

const at = (time: string) => new Date(`2026-03-05T${time}:00Z`);
let testShop: TestShop;
beforeEach(() => {
  jest.useFakeTimers({ now: at('14:10'), doNotFake: ['queueMicrotask', 'setImmediate', 'setTimeout', 'nextTick'] });
  testShop = openTestShop();
  testShop.answers['/api/v1/config'] = { timezone: 'UTC', currency_symbol: '€' };
});
afterEach(() => jest.useRealTimers());

const orderOf = (over: Partial<Order> = {}) =>
  ({
    status: 'processing' as OrderStatus,
    type: 'delivery',
    paymentMethod: 'cash_on_delivery',
    reachedAt: {},
    arrival: { from: at('14:30'), to: at('14:40') },
    delay: null,
    ...over,
  }) as Order;
const show = (over?: Partial<Order>, language: 'en' | 'ar' = 'en') =>
  testShop.renderWithProviders(<ArrivalHead order={orderOf(over)} />, { messages: [orderStateMessages], language });

it('[PLUS-22] leads with the window, its moments and the minutes left', async () => {
  const { container } = await show();
  expect(container).toHaveTextContent('Arriving02:30 pm – 02:40 pmIn 20–30 min');
  expect([...container.querySelectorAll('time')].map((time) => time.dateTime)).toEqual([
    at('14:30').toISOString(),
    at('14:40').toISOString(),
  ]);
});

it('says in Arabic when it arrives', async () => {
  const { container } = await show(undefined, 'ar');
  expect(container).toHaveTextContent(/موعد الوصول/);
  expect(container).toHaveTextContent(/خلال/);
});

it('says that a take-away is ready then, and that a delivery is about to come', async () => {
  await show({ type: 'take_away' });
  expect(screen.getByText('Ready')).toBeVisible();
  await show({ arrival: { from: at('14:10'), to: at('14:13') } });
  expect(screen.getByText('Any minute now')).toBeVisible();
});

it('says first that it is late, why, and what is in the wallet for it', async () => {
  await show({ delay: { reason: 'courier', promisedUntil: at('14:20'), credit: minor(200) } });
  expect(screen.getByRole('status')).toHaveTextContent(
    'Sorry, we are late: all couriers are busy. €2.00 is in your wallet as an apology.',
  );
});

it('says when it was delivered, and nothing of an order that has no window', async () => {
  const { container, unmount } = await show({ status: 'delivered', reachedAt: { delivered: at('14:33') } });
  expect(container).toHaveTextContent('DeliveredThu, 5 Mar 02:33 pm');
  expect(screen.queryByRole('status')).toBeNull();
  unmount();
  const { container: empty } = await show({ status: 'canceled' });
  expect(empty.querySelector('p')).toBeNull();
});

it('[PLUS-22] thanks for a delivery that comes in sight, read aloud by the same status, with a tick that celebrates', async () => {
  let order: Order = orderOf();
  const Page = () => {
    const [, show] = useState(0);
    return (
      <button onClick={() => show((count) => count + 1)}>
        <ArrivalHead order={order} />
      </button>
    );
  };
  const { container } = await testShop.renderWithProviders(<Page />, { messages: [orderStateMessages] });
  const status = screen.getByRole('status');
  order = orderOf({ status: 'delivered', reachedAt: { delivered: at('14:33') } });
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('It was handed over. Thank you!');
  expect(container.querySelector('[data-celebrates]')).not.toBeNull();
});
