/**
 * Outbox worker. Any number of processes may run it: each leases rows that no other process holds. A message is attempted
 * eight times within about four hours and deleted after a week.
 */
import type { Shop } from '../../context';
import { utc } from '@shop/util';
import type { Db } from '../../db/database';
import type { Transports } from './transports';
import { deleteDevice, findDevice } from './device-queries';
import { NotTheirs, Undeliverable } from './message';
import { deleteMessages, leaseMessages, setSent, setAttempted, type OutboxMessage } from './queries';

const POLL_INTERVAL = 2000;
const MAX_ATTEMPTS = 8;

const isPush = ({ kind }: Pick<OutboxMessage, 'kind'>): boolean => kind === 'push' || kind === 'webpush';

/** Milliseconds before the next attempt: 1, 2, 4 … 128 minutes. */
export const retryDelay = (attempts: number): number => 60_000 * 2 ** Math.max(0, attempts - 1);

/** Attempts every message that is due. @returns how many there were */
export async function deliverOnce(
  { db, clock, app }: Pick<Shop, 'db' | 'clock' | 'app'>,
  transports: Transports,
): Promise<number> {
  const kinds = Object.keys(transports) as OutboxMessage['kind'][];
  if (kinds.length === 0) return 0;
  const due = await leaseMessages(db, kinds, clock());
  for (const message of due) {
    const attempts = message.attempts + 1;
    try {
      // Who has signed out since must not be told on that device, and nobody else be told there in their place.
      if (isPush(message) && !(await findDevice(db, message))) throw new NotTheirs('not theirs');
      await transports[message.kind]?.(message);
      await setSent(db, message.id, { at: clock(), attempts });
    } catch (error) {
      const isUndeliverable = error instanceof Undeliverable;
      const dueAt =
        isUndeliverable || attempts >= MAX_ATTEMPTS ? null : new Date(clock().getTime() + retryDelay(attempts));
      await setAttempted(db, message.id, { attempts, dueAt });
      if (dueAt === null) await transports[message.kind]?.onGiveUp?.(message);
      if (isUndeliverable && isPush(message) && !(error instanceof NotTheirs)) await deleteDevice(db, message.target);
      app.log.warn({ outboxId: message.id, kind: message.kind, attempts, givenUp: dueAt === null }, 'not delivered');
    }
  }
  return due.length;
}

/** Deletes messages that were sent, or given up, more than a week ago. */
export async function deleteOldMessages(db: Db, now: Date): Promise<void> {
  await deleteMessages(db, { writtenBefore: utc(now).subtract(1, 'week').toDate(), now });
}

/** Polls the outbox. @returns stops polling and waits for the running round */
export function startDelivery(shop: Shop, transports: Transports): () => Promise<void> {
  if (Object.keys(transports).length === 0) return async () => undefined;
  let stopped = false;
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const poll = () => {
    running = deliverOnce(shop, transports).catch((error: unknown) =>
      shop.app.log.warn({ err: String(error) }, 'outbox'),
    );
    void running.then(() => void (stopped || (timer = setTimeout(poll, POLL_INTERVAL))));
  };
  timer = setTimeout(poll, POLL_INTERVAL);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
