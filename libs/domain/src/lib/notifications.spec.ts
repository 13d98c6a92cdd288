import {
  DEFAULT_CHOICES,
  isUnread,
  kindOfType,
  NOTIFICATION_KINDS,
  NOTIFICATION_WAYS,
  waysOf,
  withChoices,
} from './notifications';

it('[PLUS-51] a choice changes its kind and way alone, and the last one counts', () => {
  for (const kind of NOTIFICATION_KINDS)
    for (const way of NOTIFICATION_WAYS) {
      const isOn = !DEFAULT_CHOICES[kind][way];
      const chosen = withChoices(DEFAULT_CHOICES, [
        { kind, way, isOn: !isOn },
        { kind, way, isOn },
      ]);
      expect(chosen).toEqual({ ...DEFAULT_CHOICES, [kind]: { ...DEFAULT_CHOICES[kind], [way]: isOn } });
    }
  expect(DEFAULT_CHOICES.offer.mail).toBe(false);
});

it('[PLUS-45] [PLUS-51] the safety of the account is told in every way, whatever was chosen; the rest as it was chosen', () => {
  const none = { app: false, push: false, mail: false };
  const choices = { order: none, offer: none, chat: none };
  expect(waysOf(kindOfType('account'), choices)).toEqual({ app: true, push: true, mail: true });
  for (const kind of NOTIFICATION_KINDS) {
    expect(waysOf(kind, choices)).toEqual(none);
    expect(waysOf(kind, DEFAULT_CHOICES)).toEqual(DEFAULT_CHOICES[kind]);
  }
});

it('[PLUS-38] the kind of a notification is read from its type', () => {
  expect(['order_status', 'message', 'push_notification', 'block', ''].map(kindOfType)).toEqual([
    'order',
    'chat',
    'offer',
    'offer',
    'offer',
  ]);
});

it.each([
  [{ id: 5, isRead: false }, 9, true],
  [{ id: 5, isRead: true }, 0, false],
  [{ id: 5, isRead: null }, 4, true],
  [{ id: 5, isRead: null }, 5, false],
])('[PLUS-38] %j with %i shown on this device: unread %s', (entry, seenUpTo, expected) => {
  expect(isUnread(entry, seenUpTo)).toBe(expected);
});
