/** What happened to a customer since an event: chat messages and notifications, in the order in which they were written. */
import { and, asc, desc, eq, gt, or } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { conversations, messages, notifications } from '../../db/schema';

/** The last message and the last notification that a client has. */
export interface Since {
  message: number;
  notification: number;
}
const MOST = 100;
/** Rows are numbered before they are committed: a smaller number may appear later, but not much later. */
const LATE = 10_000;

export const writeSince = ({ message, notification }: Since): string => `m${message}-n${notification}`;

/** null for what is no event id of ours. */
export function readSince(text: string | undefined): Since | null {
  const found = /^m(\d{1,9})-n(\d{1,9})$/.exec(text ?? '');
  return found ? { message: Number(found[1]), notification: Number(found[2]) } : null;
}

const ofCustomer = (customerId: number) => eq(conversations.customerId, customerId);

/** From now on: the newest that there is. */
export async function newest(db: Executor, customerId: number): Promise<Since> {
  const [message] = await db
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(ofCustomer(customerId))
    .orderBy(desc(messages.id))
    .limit(1);
  const [notification] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.customerId, customerId))
    .orderBy(desc(notifications.id))
    .limit(1);
  return { message: message?.id ?? 0, notification: notification?.id ?? 0 };
}

/** At least once: rows of the last seconds come again, whoever sends them on leaves out what it has sent. */
export async function newsSince(db: Executor, customerId: number, since: Since, now: Date) {
  const late = new Date(now.getTime() - LATE);
  const said = await db
    .select({ message: messages, partner: { type: conversations.partnerType, id: conversations.partnerId } })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(ofCustomer(customerId), or(gt(messages.id, since.message), gt(messages.createdAt, late))))
    .orderBy(asc(messages.id))
    .limit(MOST);
  const told = await db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.customerId, customerId),
        or(gt(notifications.id, since.notification), gt(notifications.createdAt, late)),
      ),
    )
    .orderBy(asc(notifications.id))
    .limit(MOST);
  return { said, told };
}
