/** The inbox with an open conversation, empty, and with a message that could not be sent. */
import { inShop } from '@shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { InboxPage } from './lib/inbox-page';
import { chatMessages } from './messages';

const meta: Meta = { title: 'chat/Inbox' };
export default meta;

const BASE = '/api/v1/customer/message';
const LONG = 'Donaudampfschifffahrtsgesellschaft’s wholemeal crispbread';
const conversation = (id: number, name: string, unread = 0) => ({
  id,
  sender_type: 'customer',
  receiver_type: 'vendor',
  receiver_id: id,
  receiver: { f_name: name, l_name: '' },
  unread_message_count: unread,
  last_message: { id, message: `Any figs from ${LONG}?`, sender_id: 1 },
  last_message_time: '2026-03-05T15:20:00.000000Z',
});
const message = (id: number, text: string, sender_id: number, created_at: string) => ({
  id,
  message: text,
  sender_id,
  created_at: `${created_at}.000000Z`,
});
const conversations = [conversation(5, 'Green Corner', 2), conversation(6, 'عمر حسن'), conversation(7, LONG)];
const answers = {
  '/api/v1/customer/info': { id: 1, f_name: 'Mina', l_name: 'Vella' },
  [`${BASE}/list`]: { total_size: 3, limit: 50, offset: 1, conversations },
  [`${BASE}/details`]: {
    conversation: conversations[0],
    messages: [
      message(4, 'Yes, two boxes.', 7, '2026-03-05T15:22:00'),
      message(3, 'And today?', 1, '2026-03-05T15:21:00'),
      message(2, 'Not before Thursday, I am afraid.', 7, '2026-03-03T09:02:00'),
      message(1, 'Any figs?', 1, '2026-03-03T09:00:00'),
    ],
  },
};
const inbox = (path: string, more: object = {}) =>
  inShop(<InboxPage />, { ...answers, ...more }, { messages: [chatMessages], token: 't', path });

export const Conversation: StoryObj = {
  ...inbox('/chatting?conversationId=5&type=vendor'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Yes, two boxes.')).toBeVisible();
  },
};
export const Empty: StoryObj = inbox('/profile?page=inbox', {
  [`${BASE}/list`]: { total_size: 0, limit: 50, offset: 1, conversations: [] },
});
export const NotSent: StoryObj = {
  ...inbox('/chatting?conversationId=5&type=vendor', { [`${BASE}/send`]: new Response('{}', { status: 500 }) }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'Are you there?{Enter}');
    await expect(await canvas.findByText('Not sent.', undefined, { timeout: 15_000 })).toBeVisible();
  },
};
