/** The notifications page, and the table of what the customer is told. */
import { openTestShop, watchSight, type TestShop } from '@shop/testing';
import { hostToasts } from '@shop/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { profileMessages } from './index';
import { NotificationsPage } from './lib/notifications-page';
import ToldChoices from './lib/told-choices';

const LIST = '/api/v1/customer/notifications';
const CHOICES = '/api/v1/customer/notification-choices';
let testShop: TestShop;
const toasts: string[] = [];
let comeIntoSight: () => void;
beforeAll(() => void hostToasts(({ text }) => toasts.push(text)));
beforeEach(() => {
  localStorage.clear();
  toasts.length = 0;
  comeIntoSight = watchSight();
  testShop = openTestShop();
});
const show = (element = <NotificationsPage />, path = '/notifications') =>
  testShop.renderWithProviders(element, { messages: [profileMessages], token: 't', path });

const notice = (id: number, over: object = {}, data: object = {}) => ({
  id,
  data: { title: `Title ${id}`, description: `Text ${id}`, image: null, type: 'order_status', order_id: id, ...data },
  is_read: 0,
  created_at: `2026-03-0${id} 11:00:00`,
  ...over,
});
/** Bodies of calls of a path. */
const bodiesOf = (path: string): unknown[] =>
  testShop.sent
    .filter((_init, index) => testShop.calls[index]?.pathname === path && testShop.sent[index]?.body)
    .map(({ body }) => JSON.parse(String(body)) as unknown);
const readCalls = () => bodiesOf(`${LIST}/read`);

it('[PLUS-38] lists by day with kind and time, new ones marked, each opening what it tells', async () => {
  testShop.answers[LIST] = [
    notice(4),
    notice(3, { created_at: '2026-03-02 09:00:00', is_read: 1 }, { type: 'push_notification', order_id: null }),
    notice(2, { created_at: '2026-03-02 08:00:00' }, { type: 'message', conversation_id: 9, sender_type: 'vendor' }),
  ];
  await show();
  const lists = await screen.findAllByRole('list');
  expect(lists.map((list) => within(list).getAllByRole('listitem').length)).toEqual([1, 2]);
  expect(screen.getAllByRole('link', { name: /Title/ }).map((link) => link.getAttribute('href'))).toEqual([
    '/order-history/4',
    '/coupons',
    '/chatting?conversationId=9&type=vendor&chatFrom=true',
  ]);
  expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'Orders',
    'Offers',
    'Messages',
  ]);
  const marked = screen.getAllByRole('listitem').map((line) => within(line).queryByText('New') !== null);
  expect(marked).toEqual([true, false, true]);
});

it('[PLUS-45] a sign-in on a new device leads to the devices in the settings', async () => {
  testShop.answers[LIST] = [notice(4, {}, { type: 'account', order_id: null })];
  await show();
  expect(await screen.findByRole('link', { name: 'Title 4' })).toHaveAttribute('href', '/settings');
  expect(screen.getByRole('img', { name: 'Account' })).toBeVisible();
});

it('[PLUS-38] what came into sight is told to the backend in one call, and stays marked until the page is left', async () => {
  testShop.answers[LIST] = [notice(4), notice(3, { is_read: 1 }), notice(2)];
  testShop.answers[`${LIST}/read`] = { message: 'ok' };
  await show();
  await screen.findByRole('link', { name: 'Title 4' });
  expect(readCalls()).toEqual([]);
  act(comeIntoSight);
  await waitFor(() => expect(readCalls()).toHaveLength(1));
  expect(readCalls()[0]).toEqual({ ids: [4, 2] });
  expect(screen.getAllByText('New')).toHaveLength(2);
});

it('[PLUS-38] where the backend keeps no marks this device does', async () => {
  testShop.answers[LIST] = [notice(4, { is_read: undefined }), notice(3, { is_read: undefined })];
  const first = await show();
  expect(await screen.findAllByText('New')).toHaveLength(2);
  act(comeIntoSight);
  first.unmount();
  testShop.answers[LIST] = [notice(5, { is_read: undefined }), notice(4, { is_read: undefined })];
  await show();
  await screen.findByRole('link', { name: 'Title 4' });
  await waitFor(() => expect(screen.getAllByText('New')).toHaveLength(1));
  expect(readCalls()).toEqual([]);
});

it('[PLUS-38] without notifications it says what will be here, and leads on', async () => {
  testShop.answers[LIST] = [];
  await show();
  expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/home');
});

describe('[PLUS-51] the table of what the customer is told', () => {
  const ways = { app: true, push: true, mail: false };
  const choices = { order: { ...ways, mail: true }, offer: ways, chat: ways };
  const open = async () => {
    await show(<ToldChoices />, '/settings');
    return screen.findByRole('table', { name: 'What we tell you' });
  };

  it('names each switch, and changes one at once by keyboard', async () => {
    testShop.answers[CHOICES] = choices;
    const table = await open();
    expect(within(table).getAllByRole('switch')).toHaveLength(9);
    const offers = within(table).getByRole('switch', { name: 'Offers: On your devices' });
    expect(offers).toBeChecked();
    offers.focus();
    await userEvent.keyboard(' ');
    expect(offers).not.toBeChecked();
    await waitFor(() => expect(bodiesOf(CHOICES)).toEqual([{ kind: 'offer', way: 'push', is_on: false }]));
    expect(within(table).getByRole('switch', { name: 'Orders: On your devices' })).toBeChecked();
  });

  it('goes back and says so when the backend refuses', async () => {
    testShop.answers[CHOICES] = choices;
    const table = await open();
    testShop.answers[CHOICES] = new Response('{}', { status: 500 });
    const mail = within(table).getByRole('switch', { name: 'Orders: By email' });
    await userEvent.click(mail);
    await waitFor(() => expect(toasts).toEqual(['This could not be changed. Try again.']));
    await waitFor(() => expect(mail).toBeChecked());
  });

  it('is not shown where the backend keeps no choices', async () => {
    testShop.answers[CHOICES] = new Response('{}', { status: 404 });
    await show(<ToldChoices />, '/settings');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'What we tell you' })).toBeNull());
  });
});
