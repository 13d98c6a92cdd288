/** SQL of the outbox: messages that are due, sent or given up. */
import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { isAnyOf } from '../../db/any-of';
import type { Db, Executor } from '../../db/database';
import { outbox } from '../../db/schema';

export type OutboxMessage = Pick<typeof outbox.$inferSelect, 'id' | 'kind' | 'target' | 'recipient' | 'text' | 'data'>;

const BATCH = 20;
const LEASE = 60_000;

/** Leases due messages for a minute. If the process dies, another one leases them again. */
export async function leaseMessages(db: Db, kinds: OutboxMessage['kind'][], now: Date) {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(outbox)
      .where(and(isNull(outbox.sentAt), lte(outbox.dueAt, now), isAnyOf(outbox.kind, kinds)))
      .orderBy(asc(outbox.id))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length > 0)
      await tx
        .update(outbox)
        .set({ dueAt: new Date(now.getTime() + LEASE) })
        .where(isAnyOf(outbox.id, ids));
    return due;
  });
}

/** Clears the text too: a one-time code must not stay readable. */
export async function setSent(
  db: Executor,
  id: number,
  { at, attempts }: { at: Date; attempts: number },
): Promise<void> {
  await db.update(outbox).set({ sentAt: at, attempts, recipient: null, text: '', data: null }).where(eq(outbox.id, id));
}

/** @param dueAt of the next attempt; null: given up */
export async function setAttempted(
  db: Executor,
  id: number,
  { attempts, dueAt }: { attempts: number; dueAt: Date | null },
): Promise<void> {
  await db.update(outbox).set({ attempts, dueAt }).where(eq(outbox.id, id));
}

/** Deletes old messages that are sent or given up. */
export async function deleteMessages(
  db: Executor,
  { writtenBefore, now }: { writtenBefore: Date; now: Date },
): Promise<void> {
  await db
    .delete(outbox)
    .where(and(lt(outbox.createdAt, writtenBefore), or(isNull(outbox.dueAt), lt(outbox.dueAt, now))));
}

/** Call it in the transaction of the change it belongs to. */
export async function insertOutboxMessage(db: Executor, message: typeof outbox.$inferInsert): Promise<void> {
  await db.insert(outbox).values(message);
}

/** Deletes push messages to a device that are not sent yet. @param exceptOf those for this shopper stay */
export async function deletePendingPushes(db: Executor, device: string, exceptOf: number | null = null): Promise<void> {
  await db
    .delete(outbox)
    .where(
      and(
        isAnyOf(outbox.kind, ['push', 'webpush']),
        eq(outbox.target, device),
        isNull(outbox.sentAt),
        exceptOf === null ? undefined : sql`${outbox.recipient} IS DISTINCT FROM ${exceptOf}`,
      ),
    );
}
