/** Event ids of a customer's news: the position of a client. */

/** The last message and the last notification that the client has received. */
export interface EventPosition {
  message: number;
  notification: number;
}

export const formatEventId = ({ message, notification }: EventPosition): string => `m${message}-n${notification}`;

/** null for an event id of another form. */
export function parseEventId(text: string | undefined): EventPosition | null {
  const found = /^m(\d{1,9})-n(\d{1,9})$/.exec(text ?? '');
  return found ? { message: Number(found[1]), notification: Number(found[2]) } : null;
}
