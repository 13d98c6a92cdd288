/** SQL of the outbox: letters that are due, sent or given up. */
import { and, asc, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import type { Db, Executor } from '../../db/database';
import { outbox } from '../../db/schema';
import type { Letter } from './letters';

const AT_ONCE = 20;
const LEASE = 60_000;

/** Takes letters for a minute: whoever dies with them leaves them to the next one. */
export async function leaseLetters(db: Db, kinds: Letter['kind'][], now: Date) {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(outbox)
      .where(and(isNull(outbox.sentAt), lte(outbox.dueAt, now), inArray(outbox.kind, kinds)))
      .orderBy(asc(outbox.id))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length > 0)
      await tx
        .update(outbox)
        .set({ dueAt: new Date(now.getTime() + LEASE) })
        .where(inArray(outbox.id, ids));
    return due;
  });
}

/** A sent letter says nothing any more: a code is nobody's business afterwards. */
export async function setSent(db: Executor, id: number, { at, tries }: { at: Date; tries: number }): Promise<void> {
  await db.update(outbox).set({ sentAt: at, tries, text: '', data: null }).where(eq(outbox.id, id));
}

/** @param dueAt of the next try; null: it is given up */
export async function setTried(
  db: Executor,
  id: number,
  { tries, dueAt }: { tries: number; dueAt: Date | null },
): Promise<void> {
  await db.update(outbox).set({ tries, dueAt }).where(eq(outbox.id, id));
}

/** Old letters that are not tried any more. */
export async function dropLetters(
  db: Executor,
  { writtenBefore, now }: { writtenBefore: Date; now: Date },
): Promise<void> {
  await db
    .delete(outbox)
    .where(and(lt(outbox.createdAt, writtenBefore), or(isNull(outbox.dueAt), lt(outbox.dueAt, now))));
}

/** Inside the transaction of what it tells. */
export async function insertLetter(db: Executor, letter: typeof outbox.$inferInsert): Promise<void> {
  await db.insert(outbox).values(letter);
}

/** Push messages to a device that were not sent yet. */
export async function dropPending(db: Executor, device: string): Promise<void> {
  await db.delete(outbox).where(and(eq(outbox.kind, 'push'), eq(outbox.target, device), isNull(outbox.sentAt)));
}
