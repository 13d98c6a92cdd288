/** Where a client is in the news of a customer: its event ids. */

/** The last message and the last notification that a client has. */
export interface Since {
  message: number;
  notification: number;
}

export const writeSince = ({ message, notification }: Since): string => `m${message}-n${notification}`;

/** null for what is no event id of ours. */
export function readSince(text: string | undefined): Since | null {
  const found = /^m(\d{1,9})-n(\d{1,9})$/.exec(text ?? '');
  return found ? { message: Number(found[1]), notification: Number(found[2]) } : null;
}
