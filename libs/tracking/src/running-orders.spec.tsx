/** The foot of every page while an order is under way. */
import type { OrderWatcher } from '@shop/api-client/orders';
import type { Order } from '@shop/domain';
import { orderStateMessages } from '@shop/order-form';
import { deviceStorage, forgetRunning, readRunning, rememberOrder, rememberRunning } from '@shop/session';
import { openTestShop, wireStore, type TestShop } from '@shop/testing';
import { act, screen, within } from '@testing-library/react';
import { findRunning } from './lib/running/find-running';
import RunningOrders from './lib/running/running-orders';
import { runningMessages } from './messages';

let watcher: OrderWatcher | null = null;
/** By the order's number. */
const watchers: Record<string, OrderWatcher> = {};
jest.mock('@shop/api-client/orders', () => ({
  ...jest.requireActual('@shop/api-client/orders'),
  watchOrder: ({ orderId }: { orderId: string }, _of: unknown, callbacks: OrderWatcher) => {
    watcher = callbacks;
    watchers[orderId] = callbacks;
    return () => (watcher = null);
  },
}));

const TRACK = '/api/v1/customer/order/track';
const wire = (id: number, status: string) => ({
  id,
  order_status: status,
  order_type: 'delivery',
  order_amount: 10,
  payment_method: 'cash_on_delivery',
  module_type: 'goods',
  created_at: '2026-03-05 14:00:00',
  store: wireStore(9),
});
let testShop: TestShop;
const wait = (seconds: number) => act(async () => void (await jest.advanceTimersByTimeAsync(seconds * 1000)));

beforeEach(() => {
  jest.useFakeTimers();
  testShop = openTestShop();
  testShop.answers[TRACK] = (url: URL) => wire(Number(url.searchParams.get('order_id')), 'processing');
  for (const id of ['5', '6']) {
    rememberOrder(deviceStorage, id, '+35679000000');
    rememberRunning(deviceStorage, id);
  }
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

async function show(ids: string[], language: 'en' | 'ar' = 'en') {
  const shown = await testShop.renderWithProviders(<RunningOrders ids={ids} aboveCart={false} />, {
    messages: [runningMessages, orderStateMessages],
    language,
  });
  await wait(1);
  return shown;
}
const rows = () => screen.queryAllByRole('listitem');

it('[PLUS-22] each order under way says how far it is, and leads to its page', async () => {
  await show(['6', '5']);
  const [first] = rows();
  expect(rows()).toHaveLength(2);
  expect(within(first!).getByRole('link')).toHaveAttribute('href', '/order-history/6');
  expect(within(first!).getByText('Store 9')).toBeVisible();
  expect(within(first!).getByRole('status')).not.toBeEmptyDOMElement();
});

it.each([
  ['en', 'Show 1 more order', 'Show fewer orders'],
  ['ar', 'عرض طلب آخر', 'عرض طلبات أقل'],
] as const)('[PLUS-22] several lie on each other until they are spread, in %s', async (language, more, fewer) => {
  await show(['6', '5'], language);
  const list = screen.getByRole('list');
  const press = screen.getByRole('button', { name: more });
  expect(press).toHaveAttribute('aria-controls', list.id);
  expect([press.getAttribute('aria-expanded'), list.hasAttribute('data-pile')]).toEqual(['false', true]);
  act(() => press.click());
  expect(screen.getByRole('button', { name: fewer })).toHaveAttribute('aria-expanded', 'true');
  expect(list).not.toHaveAttribute('data-pile');
});

it('[PLUS-22] one order needs no pile, nor does the last that is left of two', async () => {
  await show(['6', '5']);
  expect(screen.getByRole('button')).toBeVisible();
  const order = { ...wire(5, 'canceled'), id: '5', status: 'canceled', reachedAt: {}, type: 'delivery' };
  act(() => watcher?.onOrder(order as unknown as Order));
  await wait(22);
  expect(rows()).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('list')).not.toHaveAttribute('data-pile');
});

it.each([
  ['en', '20–30 min'],
  ['ar', '20–30 د'],
] as const)('[PLUS-22] says in how many minutes the order comes, in %s', async (language, minutes) => {
  const at = (left: number) => new Date(Date.now() + left * 60_000).toISOString();
  testShop.answers[TRACK] = () => ({ ...wire(5, 'processing'), arrival: { from: at(21), to: at(29.5) } });
  await show(['5'], language);
  expect(rows()[0]).toHaveTextContent(minutes);
});

it('[PLUS-22] a new state shows at once; an order that has ended says so, and goes', async () => {
  await show(['5']);
  const status = () => within(rows()[0]!).getByRole('status');
  const before = status().textContent;
  const order = { ...wire(5, 'delivered'), id: '5', status: 'delivered', reachedAt: {}, type: 'delivery' };
  act(() => watcher?.onOrder(order as unknown as Order));
  await wait(1);
  expect(status()).not.toHaveTextContent(before!);
  expect(readRunning(deviceStorage)).toEqual(['6']);
  await wait(21);
  expect(rows()).toHaveLength(0);
});

it('[PLUS-22] a change of an order that lies behind is read aloud; one in front, or spread, says it itself', async () => {
  await show(['6', '5']);
  const told = () => screen.getAllByRole('status').filter((status) => !status.closest('li'))[0];
  const change = async (id: '5' | '6', status: string) => {
    const order = {
      ...wire(Number(id), status),
      id,
      status,
      reachedAt: {},
      type: 'delivery',
      store: { name: `Of ${id}` },
    };
    act(() => watchers[id]?.onOrder(order as unknown as Order));
    await wait(1);
  };
  await change('5', 'picked_up');
  expect(told()).toBeEmptyDOMElement();
  await change('6', 'picked_up');
  const text = within(rows()[0]!).getByRole('status').textContent;
  expect(text).not.toBe('');
  expect(told()).toHaveTextContent(`Of 6 ${text}`);
  act(() => screen.getByRole('button').click());
  await change('6', 'handover');
  expect(told()).toHaveTextContent(`Of 6 ${text}`);
});

describe('the reminder to rate', () => {
  const come = (over: object = {}) => ({ ...wire(5, 'delivered'), user_id: 1, details_count: 2, ...over });
  const link = () => screen.queryByRole('link', { name: /How was it\?/ });

  it('[PLUS-20] an order that has come asks for stars, leads to them, and is remembered no more', async () => {
    testShop.answers[TRACK] = () => come();
    await show(['5']);
    expect(link()).toHaveAttribute('href', '/order-history/5#rate');
    // The next page does not know it any more.
    expect(readRunning(deviceStorage)).toEqual(['6']);
    await wait(60);
    expect(link()).toBeVisible();
  });

  it('[PLUS-20] is put away for good', async () => {
    testShop.answers[TRACK] = () => come();
    await show(['5']);
    act(() => screen.getByRole('button', { name: 'Do not ask again' }).click());
    expect(rows()).toHaveLength(0);
    expect(readRunning(deviceStorage)).toEqual(['6']);
  });

  it.each([
    ['that was rated', { courier_review: { rating: 5 } }],
    ['of number and phone', { user_id: 0 }],
    ['without items and courier', { details_count: 0 }],
    ['that was cancelled', { order_status: 'canceled' }],
  ])('an order %s does not ask, says its state and goes', async (_name, over) => {
    testShop.answers[TRACK] = () => come(over);
    await show(['5']);
    expect(link()).toBeNull();
    expect(rows()).toHaveLength(1);
    await wait(21);
    expect(rows()).toHaveLength(0);
  });

  it('[PLUS-20] asks in Arabic', async () => {
    testShop.answers[TRACK] = () => come();
    await show(['5'], 'ar');
    expect(screen.getByRole('link', { name: /كيف كان؟/ })).toBeVisible();
  });
});

it('an order that is not this visitor’s is forgotten, and nothing shows', async () => {
  testShop.answers[TRACK] = () => Response.json({ errors: [] }, { status: 404 });
  await show(['5']);
  expect(rows()).toHaveLength(0);
  expect(readRunning(deviceStorage)).toEqual(['6']);
});

it('a failure of the backend forgets nothing', async () => {
  testShop.answers[TRACK] = () => {
    throw new TypeError('offline');
  };
  await show(['5']);
  expect(rows()).toHaveLength(0);
  expect(readRunning(deviceStorage)).toEqual(['6', '5']);
});

it('[PLUS-22] those that a customer placed on another device are found, the newest first, unless the customer has left', async () => {
  for (const id of ['5', '6']) forgetRunning(deviceStorage, id);
  testShop.answers['/api/v1/customer/order/running-orders'] = {
    total_size: 2,
    orders: [wire(8, 'processing'), wire(7, 'pending')],
  };
  const { store } = await show([]);
  const asked = findRunning(store, () => false);
  await wait(1);
  expect([await asked, readRunning(deviceStorage)]).toEqual([false, []]);
  const again = findRunning(store, () => true);
  await wait(1);
  expect([await again, readRunning(deviceStorage)]).toEqual([true, ['8', '7']]);
});
