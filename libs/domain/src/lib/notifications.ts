/** What customers are told of, in which ways, and what they chose (PLUS-38, PLUS-51). */

export const NOTIFICATION_KINDS = ['order', 'offer', 'chat'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** `app`: the notifications page. `push`: the customer's devices. */
export const NOTIFICATION_WAYS = ['app', 'push', 'mail'] as const;
export type NotificationWay = (typeof NOTIFICATION_WAYS)[number];

export type NotificationChoices = Readonly<Record<NotificationKind, Readonly<Record<NotificationWay, boolean>>>>;

/** Until the customer chooses: mails tell of orders only. */
export const DEFAULT_CHOICES: NotificationChoices = {
  order: { app: true, push: true, mail: true },
  offer: { app: true, push: true, mail: false },
  chat: { app: true, push: true, mail: false },
};

export interface NotificationChoice {
  kind: NotificationKind;
  way: NotificationWay;
  isOn: boolean;
}

/** The defaults, with what was chosen. */
export function withChoices(before: NotificationChoices, chosen: readonly NotificationChoice[]): NotificationChoices {
  return chosen.reduce((all, { kind, way, isOn }) => ({ ...all, [kind]: { ...all[kind], [way]: isOn } }), before);
}

/** What is told: of the kinds that a customer chooses, or of the safety of their account. */
export type NewsKind = NotificationKind | 'account';

const ALWAYS: NotificationChoices[NotificationKind] = { app: true, push: true, mail: true };

/** The ways in which something is told: of the account in all of them, whatever was chosen. */
export const waysOf = (kind: NewsKind, choices: NotificationChoices): NotificationChoices[NotificationKind] =>
  kind === 'account' ? ALWAYS : choices[kind];

/** The kind of a notification or push message by its type on the wire: what is unknown is an offer. */
export function kindOfType(type: string): NewsKind {
  if (type === 'message') return 'chat';
  if (type === 'account') return 'account';
  return type === 'order_status' ? 'order' : 'offer';
}

interface Seeable {
  id: number;
  /** null: the backend does not keep it. */
  isRead: boolean | null;
}

/** @param seenUpTo the newest id that this device has shown, for backends that keep none */
export const isUnread = ({ id, isRead }: Seeable, seenUpTo: number): boolean =>
  isRead === null ? id > seenUpTo : !isRead;
