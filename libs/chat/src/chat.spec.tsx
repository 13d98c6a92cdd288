/** The list of conversations beside the open one. */
import { openTestShop, type TestShop } from '@shop/testing';
import { OUTSIDE_TARGETS } from '@shop/util/hostile.spec-helper';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chatPartnerOf } from './lib/chat-partner';
import { InboxPage } from './lib/inbox-page';
import { chatMessages } from './messages';

let isDown = false;
jest.mock('@shop/api-client', () => ({
  ...jest.requireActual('@shop/api-client'),
  useHasFailed: (isError: boolean) => isDown || isError,
}));

const BASE = '/api/v1/customer/message';
const conversation = {
  id: 5,
  sender_type: 'customer',
  receiver_type: 'vendor',
  receiver_id: 7,
  receiver: { f_name: 'Green Corner', l_name: '' },
  unread_message_count: 0,
  last_message: { id: 1, message: 'Any figs?', sender_id: 1 },
  last_message_time: '2026-03-05T15:20:00.000000Z',
};
const thread = {
  conversation,
  messages: [{ id: 1, message: 'Any figs?', sender_id: 1, created_at: '2026-03-05T15:21:00.000000Z' }],
};
let testShop: TestShop;
let hasConversation: boolean;
beforeEach(() => {
  hasConversation = false;
  isDown = false;
  testShop = openTestShop();
  Object.assign(testShop.answers, {
    '/api/v1/customer/info': { id: 1, f_name: 'Mina', l_name: 'Vella' },
    [`${BASE}/list`]: () => ({
      total_size: 0,
      limit: 50,
      offset: 1,
      conversations: hasConversation ? [conversation] : [],
    }),
    [`${BASE}/details`]: () => (hasConversation ? thread : { conversation: null, messages: [] }),
    [`${BASE}/send`]: () => {
      hasConversation = true;
      return thread;
    },
  });
});
const show = (path: string) =>
  testShop.renderWithProviders(<InboxPage />, { messages: [chatMessages], token: 't', path });

it('[CHAT-04] [CHAT-07] the first message adds its conversation to the list', async () => {
  await show('/profile?page=inbox&type=vendor&id=7&routeName=vendor_id&deliveryman_name=Green%20Corner');
  const list = screen.getByRole('region', { name: 'Messages' });
  expect(await within(list).findByText('Nothing found')).toBeVisible();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Write a message' }), 'Any figs?{Enter}');
  const entry = await within(list).findByRole('link', { name: /Green Corner/ });
  // It is marked as the open one.
  expect(entry).toHaveAttribute('aria-current', 'true');
  expect(within(list).queryByText('Nothing found')).toBeNull();
  // The conversation came with the response: it is not requested again.
  expect(testShop.calls.filter(({ pathname }) => pathname === `${BASE}/details`)).toHaveLength(1);
});

it('[CHAT-11] an inbox without conversations links to the shop', async () => {
  await show('/profile?page=inbox');
  expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/home');
});

it('[ERR-03] says at once that the messages do not come while the backend is down, and offers no search in them', async () => {
  isDown = true;
  testShop.answers[`${BASE}/list`] = () => new Promise(() => undefined);
  await show('/profile?page=inbox');
  expect(await screen.findByRole('alert')).toHaveTextContent('Your messages could not be loaded.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('[CHAT-05] a search by marks or spaces alone is none, and a pasted name is searched without its marks', async () => {
  hasConversation = true;
  testShop.answers[`${BASE}/search-list`] = { total_size: 0, limit: 50, offset: 1, conversations: [] };
  await show('/profile?page=inbox');
  await screen.findByRole('link', { name: /Green Corner/ });
  const field = screen.getByRole('searchbox');
  await userEvent.click(field);
  await userEvent.paste('\u202a \u200b');
  // Asked after the pause of typing, if at all.
  await act(() => new Promise((done) => setTimeout(done, 600)));
  expect(testShop.callOf(`${BASE}/search-list`)).toBeUndefined();
  await userEvent.paste('fig\u202c');
  await waitFor(() => expect(testShop.callOf(`${BASE}/search-list`)?.get('name')).toBe('fig'));
});

it('[CHAT-08] a link shows the courier’s picture from this shop, and from no other site', () => {
  const partner = (image: string) =>
    chatPartnerOf(new URLSearchParams({ type: 'delivery_man', id: '5', deliveryManData_image: image }));
  expect(partner('/storage/delivery-man/a.webp')?.image).toBe('/storage/delivery-man/a.webp');
  for (const target of OUTSIDE_TARGETS) expect(partner(target)?.image).toBeNull();
});

it('[CHAT-04] [FMT-05] shows times in the format of orders, of the marketplace’s clock', async () => {
  hasConversation = true;
  await testShop.renderWithProviders(<InboxPage />, {
    messages: [chatMessages],
    token: 't',
    path: '/chatting?conversationId=5&type=vendor',
    timeZone: 'Europe/Malta',
  });
  const list = screen.getByRole('region', { name: 'Messages' });
  expect(await within(list).findByText('Mar 5, 2026')).toBeVisible();
  const log = within(await screen.findByRole('log'));
  expect(await log.findByRole('heading', { name: 'Mar 5, 2026' })).toBeVisible();
  expect(await log.findByText('04:21 pm')).toHaveAttribute('title', 'Mar 5, 2026 04:21 pm');
});

it('[CHAT-07] a message is in the conversation at once, and the field is free for the next one', async () => {
  hasConversation = true;
  let answer: (value: unknown) => void = () => undefined;
  testShop.answers[`${BASE}/send`] = () => new Promise((resolve) => (answer = resolve));
  await show('/chatting?conversationId=5&type=vendor');
  const log = within(await screen.findByRole('log'));
  const field = screen.getByRole('textbox', { name: 'Write a message' });
  await userEvent.type(field, 'Two of them, please{Enter}');
  expect(field).toHaveValue('');
  expect(log.getByText('Two of them, please')).toBeVisible();
  expect(log.getByText('Sending')).toBeVisible();
  const sent = { id: 2, message: 'Two of them, please', sender_id: 1, created_at: '2026-03-05T15:22:00.000000Z' };
  await act(async () => answer({ ...thread, messages: [sent, ...thread.messages] }));
  await waitFor(() => expect(log.queryByText('Sending')).toBeNull());
  expect(log.getAllByText('Two of them, please')).toHaveLength(1);
});

it('[CHAT-07] a message that was refused stays with the reason, and is sent again on a press', async () => {
  hasConversation = true;
  const refusal = Response.json({ errors: [{ code: 'chat', message: 'This store is closed.' }] }, { status: 403 });
  testShop.answers[`${BASE}/send`] = () => refusal.clone();
  await show('/chatting?conversationId=5&type=vendor');
  const log = within(await screen.findByRole('log'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Write a message' }), 'Are you there?{Enter}');
  expect(await log.findByText('This store is closed.')).toBeVisible();
  expect(log.getByText('Are you there?')).toBeVisible();
  const sent = { id: 2, message: 'Are you there?', sender_id: 1, created_at: '2026-03-05T15:22:00.000000Z' };
  testShop.answers[`${BASE}/send`] = { ...thread, messages: [sent, ...thread.messages] };
  await userEvent.click(log.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(log.queryByText('This store is closed.')).toBeNull());
  expect(log.getAllByText('Are you there?')).toHaveLength(1);
});

it('[CHAT-04] entries have initials without a picture, and say how many messages are unread', async () => {
  hasConversation = true;
  Object.assign(testShop.answers, {
    [`${BASE}/list`]: {
      total_size: 1,
      limit: 50,
      offset: 1,
      conversations: [{ ...conversation, unread_message_count: 2 }],
    },
  });
  await show('/profile?page=inbox');
  const entry = await screen.findByRole('link', { name: /Green Corner/ });
  expect(within(entry).getByText('GC')).toBeVisible();
  expect(within(entry).getByRole('img', { name: '2 unread messages' })).toBeVisible();
});
