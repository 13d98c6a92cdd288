/** Notifications, as this backend and others send them. */
import { toNotifications } from './to-notification';

const data = { title: 'On its way', description: 'Order #7', image: null, type: 'order_status', order_id: 7 };

it('[PLUS-38] reads what it tells, of what, and whether it was read', () => {
  const talk = { title: 'x', description: 'y', type: 'message', conversation_id: 3, sender_type: 'vendor' };
  const [order, chat] = toNotifications([
    { id: 1, data: talk, is_read: 1, created_at: '2026-03-05 11:00:00' },
    { id: 2, data, is_read: 0, created_at: '2026-03-05 12:00:00' },
  ]);
  expect(order).toEqual({
    id: 2,
    kind: 'order',
    title: 'On its way',
    text: 'Order #7',
    orderId: '7',
    conversation: null,
    isRead: false,
    at: Date.UTC(2026, 2, 5, 12),
  });
  expect(chat).toMatchObject({ kind: 'chat', isRead: true, conversation: { id: '3', partnerType: 'vendor' } });
});

it('[PLUS-38] of a backend that keeps no marks it is unknown whether it was read', () => {
  expect(toNotifications([{ id: 1, data }])[0]?.isRead).toBeNull();
});

it('leaves out what has no id or says nothing, and shows a text without a title', () => {
  const only = { ...data, title: '', description: 'Only today' };
  expect(toNotifications([{ data }, { id: 2 }, null, 7, { id: 3, data: {} }, { id: 4, data: only }])).toMatchObject([
    { id: 4, title: 'Only today', text: '' },
  ]);
  expect([toNotifications(null), toNotifications({}), toNotifications('x')]).toEqual([[], [], []]);
});
