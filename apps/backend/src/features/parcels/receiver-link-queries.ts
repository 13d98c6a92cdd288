/** SQL of receivers' links. */
import { and, asc, eq, gt, not } from 'drizzle-orm';
import { isLinkOpen } from '@shop/domain/receiver-link';
import type { Executor } from '../../db/database';
import { isAnyOf } from '../../db/any-of';
import { orders, receiverLinks, running } from '../../db/schema';
import { linkedParcel } from '../orders/linked-parcel';

export type ReceiverLinkRow = typeof receiverLinks.$inferSelect;

export async function findLink(db: Executor, orderId: number): Promise<ReceiverLinkRow | null> {
  return (await db.select().from(receiverLinks).where(eq(receiverLinks.orderId, orderId)))[0] ?? null;
}

/** @returns the order of the link; null: no such link */
export async function orderOfLink(db: Executor, tokenHash: string): Promise<ReceiverLinkRow | null> {
  return (await db.select().from(receiverLinks).where(eq(receiverLinks.tokenHash, tokenHash)))[0] ?? null;
}

/** Replaces the order's link. */
export async function saveLink(tx: Executor, link: ReceiverLinkRow): Promise<void> {
  await tx.insert(receiverLinks).values(link).onConflictDoUpdate({ target: receiverLinks.orderId, set: link });
}

/** Links read in one statement. */
const AT_ONCE = 500;

/** Deletes the links that tell nothing any more (`isLinkOpen`), by order id, a batch at a time. Safe to run in several processes. */
export async function deleteEndedLinks(db: Executor, now: Date): Promise<void> {
  let last = 0;
  for (;;) {
    const settled = await db
      .select({ id: orders.id, status: orders.status, reachedAt: orders.reachedAt })
      .from(receiverLinks)
      .innerJoin(orders, eq(orders.id, receiverLinks.orderId))
      .where(and(gt(receiverLinks.orderId, last), not(running(orders.status))))
      .orderBy(asc(receiverLinks.orderId))
      .limit(AT_ONCE);
    const ended = settled.filter((order) => !isLinkOpen(linkedParcel(order), now)).map(({ id }) => id);
    if (ended.length > 0) await db.delete(receiverLinks).where(isAnyOf(receiverLinks.orderId, ended));
    if (settled.length < AT_ONCE) return;
    last = settled.at(-1)?.id ?? 0;
  }
}
