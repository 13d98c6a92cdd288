/** The bell of the header. */
import { openTestShop, watchSight, type TestShop } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoticeBell } from './bell';
// Loaded ahead: compiling them may take longer than a test waits.
import './lib/bell/bell';
import './lib/bell/bell-button';
import './lib/bell/bell-menu';
import { bellMessages, profileMessages } from './messages';

const LIST = '/api/v1/customer/notifications';
let testShop: TestShop;
let comeIntoSight: () => void;
const idle: (() => void)[] = [];
beforeEach(() => {
  localStorage.clear();
  idle.length = 0;
  globalThis.requestIdleCallback = ((work: () => void) => idle.push(work)) as never;
  globalThis.cancelIdleCallback = () => undefined;
  comeIntoSight = watchSight();
  testShop = openTestShop();
  testShop.answers[`${LIST}/read`] = { message: 'ok' };
});
const notice = (id: number, over: object = {}) => ({
  id,
  data: { title: `Title ${id}`, description: '', image: null, type: 'order_status', order_id: id },
  is_read: 0,
  created_at: '2026-03-05 11:00:00',
  ...over,
});
const notices = (count: number) => Array.from({ length: count }, (_, index) => notice(count - index));
const show = () =>
  testShop.renderWithProviders(
    <>
      <NoticeBell />
      <button type="button">elsewhere</button>
    </>,
    { token: 't', messages: [bellMessages, profileMessages] },
  );
const asked = () => testShop.calls.filter(({ pathname }) => pathname === LIST).length;
const becomeIdle = async () => {
  await screen.findByRole('button', { name: /^Notifications/ });
  act(() => idle.splice(0).forEach((work) => work()));
};

it('[PLUS-38] asks when the browser is idle, and counts what is unread up to nine', async () => {
  testShop.answers[LIST] = [...notices(12), notice(20, { is_read: 1 })];
  await show();
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
  expect(asked()).toBe(0);
  await becomeIdle();
  const bell = await screen.findByRole('button', { name: 'Notifications: 12 unread' });
  expect(bell).toHaveTextContent(/^9\+$/);
  expect(asked()).toBe(1);
});

it('[PLUS-38] opens the newest five with a way to all; Escape and a press outside close it, and the focus returns', async () => {
  testShop.answers[LIST] = notices(7);
  await show();
  await becomeIdle();
  const bell = await screen.findByRole('button', { name: 'Notifications: 7 unread' });
  bell.focus();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('region', { name: 'Notifications' });
  const newest = await within(menu).findAllByRole('listitem');
  expect(newest.map((line) => within(line).getByRole('link').textContent)).toEqual(
    [7, 6, 5, 4, 3].map((id) => `Title ${id}`),
  );
  expect(within(menu).getByRole('link', { name: 'See all notifications' })).toHaveAttribute('href', '/notifications');
  // What was on the screen is read.
  act(comeIntoSight);
  await waitFor(() => expect(bell).toHaveAccessibleName('Notifications: 2 unread'));
  await userEvent.tab();
  expect(within(menu).getByRole('link', { name: 'Title 7' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region')).toBeNull();
  expect(bell).toHaveFocus();
  await userEvent.click(bell);
  await screen.findByRole('region', { name: 'Notifications' });
  await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

it('[PLUS-38] what it opens closes it; without notifications, and without an answer, it says so', async () => {
  testShop.answers[LIST] = notices(1);
  const { unmount } = await show();
  await becomeIdle();
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications: 1 unread' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Title 1' }));
  expect(screen.queryByRole('region')).toBeNull();
  unmount();
  testShop = openTestShop();
  testShop.answers[LIST] = [];
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications' }));
  expect(await screen.findByText('No notifications yet')).toBeVisible();
});
