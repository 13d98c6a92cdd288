/**
 * What removing an account does (PLUS-46). The backend says of every table which part it belongs to (`features/kept`), and the dialog
 * has a text for each part: neither can forget one.
 */

/** Deleted with the account, for good. */
export const DELETED_PARTS = ['person', 'addresses', 'wishes', 'chats', 'notifications', 'devices'] as const;
export type DeletedPart = (typeof DELETED_PARTS)[number];

/**
 * Stays, for a reason. `brief`: messages that were written already, codes and counters, which expire by themselves. `guest`: what was
 * ordered without the account and is not in it.
 */
export const STAYING_PARTS = ['orders', 'payments', 'disputes', 'reviews', 'newsletter', 'guest', 'brief'] as const;
export type StayingPart = (typeof STAYING_PARTS)[number];

export type RemovalPart = DeletedPart | StayingPart;
